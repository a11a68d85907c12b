/** Files of an event on the person's device. */

import { textOf as textOfFile, type FileProblem } from "../pairing/text-files";
import type { EventFiles } from "./terms";
import { words } from "./words";
import { hasId, statedEncoding } from "./yaml-text";

/** Saves each file of an event as a download. */
export function downloadFiles(files: EventFiles): void {
  saveAs(files.fileName || "competition.yaml", files.yaml);
  if (files.regulations) saveAs(files.regulationsFile || "regulations.yaml", files.regulations);
  for (const [name, text] of Object.entries(files.files)) saveAs(name, text);
}

function saveAs(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // some browsers read it only after the click
}

/** Why a file cannot be read: it is no text, or it has an encoding that the browser does not know. */
export type Unread = { name: string; why: FileProblem } | { name: string; encoding: string };

/**
 * @property guessed names of the files that are not UTF-8 and were read as Windows-1252
 * @property problem the first file that cannot be read as text, and why
 */
export interface Chosen {
  texts: Readonly<Record<string, string>>;
  guessed: readonly string[];
  problem: Unread | null;
}

/**
 * The texts of the files that somebody chose. Tables and reports are decoded as the YAML among them states; without
 * one, by what they hold.
 *
 * @param yaml the main file, if it is not among them
 */
export async function readFiles(files: Iterable<File>, yaml = ""): Promise<Chosen> {
  const all = [...files];
  const texts: Record<string, string> = {};
  const guessed: string[] = [];
  for (const file of [...all.filter(({ name }) => isYaml(name)), ...all.filter(({ name }) => !isYaml(name))]) {
    const encoding = isYaml(file.name) ? "" : statedEncoding(texts[mainOf(texts) ?? ""] ?? yaml, file.name);
    if (encoding !== "" && !isKnown(encoding)) return { texts, guessed, problem: { name: file.name, encoding } };
    const read = await textOfFile(file, encoding);
    if ("problem" in read) return { texts, guessed, problem: { name: file.name, why: read.problem } };
    texts[file.name] = read.text;
    if (read.guessed) guessed.push(file.name);
  }
  return { texts, guessed, problem: null };
}

/** Whether this browser can decode an encoding. */
function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== "";
  } catch {
    return false;
  }
}

/** The words for a file that cannot be read. */
export const unreadText = (unread: Unread): string =>
  "why" in unread
    ? words.files.problem(unread.name, unread.why)
    : words.files.unknownEncoding(unread.name, unread.encoding);

const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/** The main file: the only YAML file, or the only one of several that has an id. */
function mainOf(texts: Readonly<Record<string, string>>): string | null {
  const yaml = Object.keys(texts).filter(isYaml);
  const main = yaml.length === 1 ? yaml : yaml.filter((name) => hasId(texts[name]!));
  return main.length === 1 ? main[0]! : null;
}

/** An event from files: its main file, and the files to which it refers. Null if no file is the main one. */
export function eventOf(texts: Readonly<Record<string, string>>): EventFiles | null {
  const main = mainOf(texts);
  if (main === null) return null;
  const { [main]: yaml, ...files } = texts;
  return { fileName: main, yaml: yaml!, files };
}
