import { mount } from "svelte";

import App from "./App.svelte";
import "./styles/index.css";
import "./lib/ui/colours.css";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no element with the id app.");
mount(App, { target });
