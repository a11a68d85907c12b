/** Tables of players as text, with the columns that the hall reads (docs/competition-files.md). */

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}
export type Row = Readonly<Record<string, string>>;

/** What a new table of players has, in this order. */
export const COLUMNS = ["id", "name", "venue", "rating", "federation", "fideId", "sex", "title", "birthDate"] as const;
export type Column = (typeof COLUMNS)[number];

const KNOWN: readonly string[] = [...COLUMNS, "accepted", "startNumber", "reportFideId"];
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, "");

/** Names of columns may be written in capitals, with blanks, hyphens or underscores. */
const columnOf = (written: string): string => KNOWN.find((known) => plain(known) === plain(written)) ?? written.trim();

const SEPARATOR_LINE = /^"?sep=(.)"?[;,\t]*$/i;

/** The separator that a first line states, otherwise the one that the line of the column names has most often. */
function separatorOf(lines: string): { separator: string; rest: string } {
  const end = lines.search(/\r\n?|\n/);
  const first = end < 0 ? lines : lines.slice(0, end);
  const stated = SEPARATOR_LINE.exec(first.trim());
  if (stated) return { separator: stated[1]!, rest: lines.slice(first.length).replace(/^(\r\n?|\n)/, "") };
  const often = (sign: string): number => first.split(sign).length;
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

/** The rows of a table; null if its lines do not have as many cells as the line of the column names. */
export function readTable(text: string): Table | null {
  const { separator, rest } = separatorOf(text.replace(/^\uFEFF/, ""));
  const lines = cellsOf(rest, separator);
  if (lines === null) return null;
  const [header, ...body] = lines;
  if (header === undefined) return { columns: COLUMNS, rows: [] };
  const columns = header.map(columnOf);
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
