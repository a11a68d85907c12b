/** Tables as text, with the columns that the hall reads (docs/competition-files.md). */

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}
export type Row = Readonly<Record<string, string>>;

/** What a new table of players has, in this order. */
export const COLUMNS = ["id", "name", "venue", "rating", "federation", "fideId", "sex", "title", "birthDate"] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns of a table of pairings. */
const PAIRINGS: readonly string[] = ["round", "board", "white", "black"];

const KNOWN: readonly string[] = [...COLUMNS, "accepted", "startNumber", "reportFideId", ...PAIRINGS];
const plain = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, "");

/** Names of columns may be written in capitals, with blanks, hyphens, underscores or full stops. */
const columnOf = (written: string): string => KNOWN.find((known) => plain(known) === plain(written)) ?? written.trim();

const SEPARATOR_LINE = /^"?sep=(.)"?[;,\t]*$/i;

/** The separator that a first line states, otherwise the one that the line of the column names has most often. */
function separatorOf(lines: string): { separator: string; rest: string } {
  const end = lines.search(/\r\n?|\n/);
  const first = end < 0 ? lines : lines.slice(0, end);
  const stated = SEPARATOR_LINE.exec(first.trim());
  if (stated) return { separator: stated[1]!, rest: lines.slice(first.length).replace(/^(\r\n?|\n)/, "") };
  const unquoted = first.replace(/"[^"]*"/g, "");
  const often = (sign: string): number => unquoted.split(sign).length;
  const separator = [",", ";", "\t"].reduce((best, sign) => (often(sign) > often(best) ? sign : best));
  return { separator, rest: lines };
}

/** The cells of each line, quoted ones as in RFC 4180; null if a quote is not closed. */
function cellsOf(text: string, separator: string): string[][] | null {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (sign === separator) {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && text[i + 1] === "\n") i++;
      lines.push([...cells, cell]);
      cells = [];
      cell = "";
    } else cell += sign;
  }
  if (quoted) return null;
  return [...lines, [...cells, cell]].filter((line) => line.some((one) => one.trim() !== ""));
}

/** Without the empty cells that programs add after the last column. */
function upTo(columns: number, cells: readonly string[]): readonly string[] {
  let end = cells.length;
  while (end > columns && cells[end - 1]!.trim() === "") end--;
  return cells.slice(0, end);
}

const EMPTY_LINES = /^[\s,;]*[\r\n]/;

/** The rows of a table; null if its lines do not have as many cells as the line of the column names. */
export function readTable(text: string): Table | null {
  const { separator, rest } = separatorOf(text.replace(/^\uFEFF/, "").replace(EMPTY_LINES, ""));
  const lines = cellsOf(rest, separator);
  if (lines === null) return null;
  const [header, ...others] = lines;
  if (header === undefined) return { columns: COLUMNS, rows: [] };
  const columns = upTo(0, header).map(columnOf);
  const body = others.map((line) => upTo(columns.length, line));
  if (new Set(columns).size < columns.length || body.some((line) => line.length !== columns.length)) return null;
  return {
    columns,
    rows: body.map((line) => Object.fromEntries(columns.map((column, i) => [column, line[i]!.trim()]))),
  };
}

const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The table as text, separated by commas. A column that a row has and the table does not is added. */
export function writeTable(table: Table): string {
  const columns = [...new Set([...table.columns, ...table.rows.flatMap((row) => Object.keys(row))])];
  return [columns, ...table.rows.map((row) => columns.map((column) => row[column] ?? ""))]
    .map((line) => `${line.map(quoted).join(",")}\n`)
    .join("");
}
