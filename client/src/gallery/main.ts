// Every drawing with made-up data, to be looked at during development: `npm run dev`, then /gallery.html?part=map&theme=night
import "../styles/index.css";

import { mount } from "svelte";

import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no element with the id app.");
const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
document.documentElement.style.fontSize = `${query.get("text") ?? 16}px`;
mount(Gallery, { target, props: { part: query.get("part") ?? "all" } });
