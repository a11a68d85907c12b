/** Files of an event on the person's device. */

import { textOf as textOfFile, type FileProblem } from "../pairing/text-files";
import type { EventFiles } from "./requests";

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

/** @property problem the first file that cannot be read as text, and why */
export interface Chosen {
  texts: Readonly<Record<string, string>>;
  problem: { name: string; why: FileProblem } | null;
}

/** The texts of the files that somebody chose. */
export async function readFiles(files: Iterable<File>): Promise<Chosen> {
  const texts: Record<string, string> = {};
  for (const file of files) {
    const read = await textOfFile(file);
    if ("problem" in read) return { texts, problem: { name: file.name, why: read.problem } };
    texts[file.name] = read.text;
  }
  return { texts, problem: null };
}

const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/** An event from files: one YAML file, and the tables and reports to which it refers. Null without exactly one YAML. */
export function eventOf(texts: Readonly<Record<string, string>>): EventFiles | null {
  const yaml = Object.keys(texts).filter(isYaml);
  if (yaml.length !== 1) return null;
  const files = Object.fromEntries(Object.entries(texts).filter(([name]) => !isYaml(name)));
  return { fileName: yaml[0]!, yaml: texts[yaml[0]!]!, files };
}

/** The id that a YAML file states in its first column; "" if it states none that can be used. */
export const statedId = (yaml: string): string =>
  /^id:\s*["']?([a-z0-9-]{1,32})["']?\s*(?:#.*)?$/m.exec(yaml)?.[1] ?? "";
