/** What this page reads in the text of a YAML file by itself; the hall reads the whole. */

/** The id that a YAML file states in its first column; "" if it states none that can be used. */
export const statedId = (yaml: string): string =>
  /^(?:id|"id"|'id'):\s*["']?([a-z0-9-]{1,32})["']?\s*(?:#.*)?$/m.exec(yaml)?.[1] ?? "";

/** Whether a YAML file has an id in its first column, as only the main file of an event has. */
export const hasId = (yaml: string): boolean => /^\uFEFF?(?:id|"id"|'id')\s*:(?:\s|$)/m.test(yaml);

/** The text of a line without what stands in quotes. */
const unquoted = (line: string): string => line.replace(/"(?:\\.|[^"\\])*"|'(?:''|[^'])*'/g, "");

/** Whether a YAML file has comments. A line of a longer text that looks like one counts, too. */
export const hasComments = (yaml: string): boolean =>
  yaml.split(/\r\n?|\n/).some((line) => /(?:^|\s)#/.test(unquoted(line)));

const ENCODING = /\bencoding["']?\s*:\s*["']?([\w.:-]+)/;

/**
 * The encoding that a YAML file states for a table or a report: beside the name of the file, otherwise in its first
 * column for all files; "" if it states none.
 */
export function statedEncoding(yaml: string, file: string): string {
  const lines = yaml.split(/\r\n?|\n/).filter((line) => !/^\s*#/.test(line));
  const at = lines.findIndex((line) => namesFile(line, file));
  const beside = at < 0 ? [] : partAround(lines, at);
  const all = lines.filter((line) => /^["']?encoding["']?\s*:/.test(line));
  return [...beside, ...all].map((line) => ENCODING.exec(line)?.[1]).find(Boolean) ?? "";
}

/** Whether a line has the name of a file as a value. */
function namesFile(line: string, file: string): boolean {
  const name = file.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`:\\s*["']?${name}["']?\\s*(?:[,}#]|$)`).test(line);
}

/** The lines of the part of the first level to which a line belongs. */
function partAround(lines: readonly string[], at: number): readonly string[] {
  const begins = (line: string): boolean => /^[^\s#-]/.test(line);
  let from = at;
  while (from > 0 && !begins(lines[from]!)) from--;
  let to = at + 1;
  while (to < lines.length && !begins(lines[to]!)) to++;
  return lines.slice(from, to);
}
