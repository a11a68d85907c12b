// What a browser loads before it can show a page, gzipped. Reads the manifest of the last build; fails if a page with a
// limit loads more than that.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILT = new URL("target/classes/META-INF/resources/", import.meta.url);
const ENTRY = "index.html";
const ITALIAN = "src/words/it/all.ts";
const ITALIAN_OF_OFFICIALS = ["src/words/it/officials.ts", "src/words/it/refusals.ts"];
/** The parts of each page, how many bytes it may load, and whether everybody opens it. */
const PAGES = {
  "player (en)": { parts: [ENTRY, "src/player/player.tsx"], limit: 120_000, everybody: true },
  "player (it)": { parts: [ENTRY, ITALIAN, "src/player/player.tsx"], limit: 175_000, everybody: true },
  "console (en)": { parts: [ENTRY, "src/console/console.tsx"], limit: Infinity },
  "console (it)": { parts: [ENTRY, ITALIAN, ...ITALIAN_OF_OFFICIALS, "src/console/console.tsx"], limit: Infinity },
  standings: { parts: [ENTRY, "src/standings/standings.tsx"], limit: Infinity, everybody: true },
  event: { parts: [ENTRY, "src/publicpage/event.tsx"], limit: Infinity, everybody: true },
  "public entry": { parts: [ENTRY], limit: Infinity, everybody: true },
};

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", BUILT), "utf8"));
/** The part with the texts of officials, whose Italian only their pages wait for: no other page may load it. */
const OF_OFFICIALS = Object.keys(manifest).find((part) =>
  manifest[part].dynamicImports?.includes("src/words/it/officials.ts"),
);
if (!OF_OFFICIALS) throw new Error("The build has no texts of officials: name them in size.mjs as they are now.");
const gzipped = (file) => gzipSync(readFileSync(new URL(file, BUILT)), { level: 9 }).length;

/** Adds the files of a part and of everything that it imports. */
function addFiles(part, files, visited) {
  if (visited.has(part)) return;
  visited.add(part);
  const chunk = manifest[part];
  if (!chunk)
    throw new Error(`The build has no part ${part}: name the parts of the pages in size.mjs as they are now.`);
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const imported of chunk.imports ?? []) addFiles(imported, files, visited);
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
const tooLarge = [];
const withWordsOfOfficials = [];
console.log(`${"page".padEnd(14)}${"kB gzip".padStart(8)}${"files".padStart(7)}${"limit".padStart(8)}`);
for (const [name, { parts, limit, everybody = false }] of Object.entries(PAGES)) {
  const files = new Set(["index.html"]);
  const visited = new Set();
  for (const part of parts) addFiles(part, files, visited);
  const bytes = [...files].reduce((sum, file) => sum + gzipped(file), 0);
  const most = limit === Infinity ? "–".padStart(8) : kilobytes(limit);
  console.log(`${name.padEnd(14)}${kilobytes(bytes)}${String(files.size).padStart(7)}${most}`);
  if (bytes > limit) tooLarge.push(name);
  if (everybody && visited.has(OF_OFFICIALS)) withWordsOfOfficials.push(name);
}
if (withWordsOfOfficials.length > 0) {
  console.error(`Pages for everybody load texts of officials: ${withWordsOfOfficials.join(", ")}. Import none there.`);
  process.exit(1);
}
if (tooLarge.length > 0) {
  console.error(`Too large: ${tooLarge.join(", ")}. Load what these pages do not need with the pages that need it.`);
  process.exit(1);
}
