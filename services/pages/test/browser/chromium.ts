import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { Play, Shown } from "./frames";
import type { Asked, Found } from "./measure";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const TYPES: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };

/** Builds the pages with the hall that is not there, and returns the folder. */
export async function buildPages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "onehall-pages-"));
  await build({
    logLevel: "error",
    build: {
      outDir: folder,
      manifest: false,
      rollupOptions: { input: ["hall", "measure", "frames"].map((one) => `test/browser/${one}.html`) },
    },
  });
  return folder;
}

/** Serves a folder of built pages; any address without a file is a page of the hall. */
function serve(folder: string, asked: readonly unknown[], onFound: (found: string) => void): Server {
  return createServer((request, response) => {
    const path = new URL(request.url!, "http://x").pathname;
    if (path === "/asked") response.end(JSON.stringify(asked));
    else if (path === "/found") {
      let body = "";
      request.on("data", (part) => (body += part));
      request.on("end", () => {
        response.end();
        onFound(body);
      });
    } else if (path.startsWith("/api/")) response.writeHead(503).end();
    else {
      const file = ["/measure", "/frames"].includes(path) ? `test/browser${path}.html` : path.slice(1);
      const there = existsSync(join(folder, file)) && path !== "/" ? file : "test/browser/hall.html";
      response.setHeader("Content-Type", TYPES[there.split(".").at(-1)!] ?? "text/plain");
      response.end(readFileSync(join(folder, there)));
    }
  });
}

/** What a real browser finds on pages, as `measure.ts` measures them. */
export const found = (asked: readonly Asked[]): Promise<Found[]> => answers("measure", asked);

/** How many frames a second a real browser shows on pages, as `frames.ts` counts them. */
export const framesShown = (asked: readonly Play[]): Promise<Shown[]> => answers("frames", asked);

/**
 * What the script of a page answers in a real browser.
 * Fails if no Chromium is installed: the README names it among what tests need.
 */
async function answers<A, F>(script: "measure" | "frames", asked: readonly A[]): Promise<F[]> {
  const browser = PLACES.find((one) => existsSync(one));
  if (!browser) throw new Error(`This test needs Chromium at one of ${PLACES.join(", ")}: see README.md`);
  const folder = await buildPages();
  const profile = mkdtempSync(join(tmpdir(), "onehall-chromium-"));
  let answered: (found: string) => void = () => {};
  const answer = new Promise<string>((resolve) => {
    answered = resolve;
  });
  const server = serve(folder, asked, answered);
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${script}`;
  const running = spawn(
    browser,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--lang=en",
      `--user-data-dir=${profile}`,
      address,
    ],
    { stdio: "ignore" },
  );
  try {
    const text = await answer;
    const parsed = JSON.parse(text) as F[] | { problem: string };
    if (!Array.isArray(parsed)) throw new Error(parsed.problem);
    return parsed;
  } finally {
    const gone = new Promise((done) => {
      running.once("exit", done);
    });
    running.kill();
    await gone;
    server.close();
    server.closeAllConnections();
    for (const one of [folder, profile]) rmSync(one, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
