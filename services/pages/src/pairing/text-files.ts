/** The longest file that is read, in bytes: the server takes 512 KiB. */
const LONGEST = 500_000;

/** Why a file cannot be read as text. */
export type FileProblem = "TOO_LONG" | "SPREADSHEET" | "NOT_TEXT";

const starts = (bytes: Uint8Array, ...with_: readonly number[]): boolean => with_.every((one, i) => bytes[i] === one);

/** Null if the bytes are not UTF-8. */
function asUtf8(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The text of a file that somebody chose.
 *
 * @property guessed whether it is not UTF-8 and was read as Windows-1252 because no encoding is stated
 */
export interface FileText {
  text: string;
  guessed: boolean;
}

/**
 * The text of a file that somebody chose. Pairing programs write UTF-8, or the old Windows characters; a spreadsheet
 * must be saved as CSV first.
 *
 * @param stated an encoding that was stated for the file; a text that is UTF-8 beyond ASCII is read as UTF-8 all the
 *   same, because a browser saves every file so
 */
export async function textOf(file: Blob, stated = ""): Promise<FileText | { problem: FileProblem }> {
  if (file.size > LONGEST) return { problem: "TOO_LONG" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (starts(bytes, 0x50, 0x4b) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: "SPREADSHEET" };
  if (starts(bytes, 0xff, 0xfe)) return { text: new TextDecoder("utf-16le").decode(bytes), guessed: false };
  const other = /^utf-?8$/i.test(stated) ? "" : stated;
  const isWide = /^utf-?(?:16|32)/i.test(stated);
  if (bytes.includes(0) && !isWide) return { problem: "NOT_TEXT" };
  const read = isWide ? null : asUtf8(bytes);
  const isSure = read !== null && (other === "" || read.length < bytes.length);
  return isSure
    ? { text: read, guessed: false }
    : { text: new TextDecoder(other || "windows-1252").decode(bytes), guessed: other === "" };
}
