/** The longest file that is read, in bytes: the server takes 512 KiB. */
const LONGEST = 500_000;

/** Why a file cannot be read as text. */
export type FileProblem = "TOO_LONG" | "SPREADSHEET" | "NOT_TEXT";

const starts = (bytes: Uint8Array, ...with_: readonly number[]): boolean => with_.every((one, i) => bytes[i] === one);

/**
 * The text of a file that somebody chose. Pairing programs write UTF-8, or the old Windows characters; a spreadsheet
 * must be saved as CSV first.
 */
export async function textOf(file: Blob): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > LONGEST) return { problem: "TOO_LONG" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (starts(bytes, 0x50, 0x4b) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: "SPREADSHEET" };
  if (starts(bytes, 0xff, 0xfe)) return { text: new TextDecoder("utf-16le").decode(bytes) };
  if (bytes.includes(0)) return { problem: "NOT_TEXT" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes) };
  }
}
