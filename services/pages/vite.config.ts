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
    /** The tests read the authority matrix, the parameters and the words of the reports on paper. */
    fs: { allow: [".", "../shared/regulations/src", "../playing-zone/src/main/resources"] },
    proxy: { "/api": "http://127.0.0.1:8080", "/ws": { target: "ws://127.0.0.1:8080", ws: true } },
  },
  test: {
    setupFiles: ["test/words.ts"],
    pool: "threads",
    maxWorkers: "300%", // most of the time the tests wait
    testTimeout: 20_000, // a busy machine is no failure
  },
  worker: { format: "es" },
});
