import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";

// The build writes what the jar holds; the playing zone serves it. `npm run dev` expects a hall's zone on port 8080.
export default defineConfig({
  base: "/",
  plugins: [preact()],
  build: {
    outDir: "target/classes/META-INF/resources",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true, // read by size.mjs
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", "../shared/regulations/src"] }, // the tests read the authority matrix and the parameters
    proxy: { "/api": "http://127.0.0.1:8080", "/ws": { target: "ws://127.0.0.1:8080", ws: true } },
  },
  test: {
    setupFiles: ["test/words.ts"],
    pool: "threads",
    maxWorkers: "300%", // most of the time the tests wait
  },
  worker: { format: "es" },
});
