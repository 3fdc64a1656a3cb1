import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server sends a strict Content-Security-Policy: every script, style and font is a file of its own, none is inlined.
export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  // Under test the browser's half of Svelte is wanted, not the server's.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  server: {
    // `npm run dev` beside a running server: pages come from Vite, the rest from Gatekey.
    proxy: {
      "/api": "http://127.0.0.1:8080",
      "/ws": { target: "ws://127.0.0.1:8080", ws: true },
    },
  },
});
