import { useState } from "preact/hooks";
import { cls } from "../widgets/cls";
import { words as setupWords } from "../setup/words";
import { englishOf, faultText } from "./faults";
import { PastePlayers } from "./paste-players";
import { byRating, newPlayerId, playersOf, withPlayers, withPlayersText, playersFile } from "./players";
import { COLUMNS, type Row, type Table } from "./table";
import type { Fault } from "./terms";
import { textOf, treesOf, venuesOf, type Work } from "./tree";
import { words } from "./words";

/** How many rows are shown at first; more on demand. */
const ROWS = 100;

/** The players: pasted from a spreadsheet or read from a file, then corrected in a table (OCR 16.8, APP-I A4). */
export function PlayersPart({
  work,
  missing,
  onChange,
}: {
  work: Work;
  missing: readonly Fault[];
  onChange(work: Work): void;
}) {
  const [pasting, setPasting] = useState(false);
  const [all, setAll] = useState(false);
  const table = playersOf(work);
  if (table === null) return <TableText work={work} onChange={onChange} />;
  const officials = treesOf(work.tree.officials).map((one) => textOf(one.id));
  const change = (to: Table): void => onChange(withPlayers(work, to));
  const changeRows = (rows: readonly Row[]): void => change({ ...table, rows });
  const isOdd = (i: number): boolean => faultsOf(missing, i).length > 0;
  const odd = table.rows.filter((_, i) => isOdd(i)).length;
  const rows = table.rows.map((row, index) => ({ row, index }));
  const shown = all ? rows : rows.filter(({ index }) => index < ROWS || isOdd(index));
  function add(): void {
    setAll(true);
    const id = newPlayerId(new Set([...officials, ...table!.rows.map((row) => row.id ?? "")]));
    const venues = venuesOf(work.tree);
    changeRows([...table!.rows, { id, name: "", venue: venues.length === 1 ? venues[0]!.id : "" }]);
  }
  return (
    <>
      <div class="actions">
        <button class={cls(table.rows.length === 0 && "primary")} onClick={() => setPasting(true)}>
          {words.players.paste}
        </button>
        <button onClick={add}>{words.players.add}</button>
        {table.rows.length > 1 && (
          <button onClick={() => changeRows(byRating(table.rows))}>{words.players.order}</button>
        )}
      </div>
      <p class="quiet" role="status">
        {words.players.count(table.rows.length, odd)}{" "}
        {table.rows.length > 1 && !table.columns.includes("startNumber") && words.players.orderHint}
      </p>
      {table.rows.length > 0 && (
        <div class="table-scroll">
          <table class="setup-table events-players" aria-label={words.sections.players}>
            <thead>
              <tr>
                <th scope="col">{words.players.line}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {words.columns[column]}
                  </th>
                ))}
                <th scope="col">
                  <span class="visually-hidden">{words.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ row, index }) => (
                <PlayerRow
                  key={index}
                  index={index}
                  row={row}
                  work={work}
                  faults={faultsOf(missing, index)}
                  onChange={(to) => changeRows(table.rows.map((one, i) => (i === index ? to : one)))}
                  onRemove={() => changeRows(table.rows.filter((_, i) => i !== index))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.length < rows.length && (
        <button onClick={() => setAll(true)}>{words.players.more(rows.length - shown.length)}</button>
      )}
      {pasting && (
        <PastePlayers
          work={work}
          table={table}
          officials={officials}
          onClose={() => setPasting(false)}
          onTake={change}
        />
      )}
    </>
  );
}

/** What the hall says about one player. */
const faultsOf = (faults: readonly Fault[], index: number): readonly Fault[] =>
  faults.filter((fault) => fault.path.startsWith(`players[${index}]`));

function PlayerRow({
  index,
  row,
  work,
  faults,
  onChange,
  onRemove,
}: {
  index: number;
  row: Row;
  work: Work;
  faults: readonly Fault[];
  onChange(row: Row): void;
  onRemove(): void;
}) {
  const venues = venuesOf(work.tree);
  const name = row.name || row.id || "";
  const cell = (column: (typeof COLUMNS)[number]) => {
    const common = {
      "aria-label": words.players.cell(words.columns[column]!, name),
      "aria-invalid": faults.some((fault) => fault.path === `players[${index}].${column}`),
      "data-path": `players[${index}].${column}`,
      value: row[column] ?? "",
    };
    const set = (value: string): void => onChange({ ...row, [column]: value });
    if (column === "venue")
      return (
        <select {...common} onChange={(event) => set(event.currentTarget.value)}>
          {!venues.some((venue) => venue.id === row.venue) && (
            <option value={row.venue ?? ""}>{row.venue || "–"}</option>
          )}
          {venues.map((venue) => (
            <option key={venue.id} value={venue.id}>
              {venue.name || venue.id}
            </option>
          ))}
        </select>
      );
    if (column === "sex")
      return (
        <select {...common} onChange={(event) => set(event.currentTarget.value)}>
          {!((row.sex ?? "") in setupWords.sex) && <option value={row.sex ?? ""}>{row.sex}</option>}
          {Object.entries(setupWords.sex).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      );
    return (
      <input
        type="text"
        {...common}
        class={`events-player-${column}`}
        {...(column === "rating" ? { inputMode: "numeric" as const } : {})}
        onInput={(event) => set(event.currentTarget.value)}
      />
    );
  };
  return (
    <>
      <tr data-player={row.id}>
        <td>{index + 1}</td>
        {COLUMNS.map((column) => (
          <td key={column}>{cell(column)}</td>
        ))}
        <td>
          <button
            class="small"
            aria-label={words.players.removeOf(name)}
            title={words.players.removeOf(name)}
            onClick={onRemove}
          >
            ✕
          </button>
        </td>
      </tr>
      {faults.length > 0 && (
        <tr class="events-player-faults">
          <td />
          <td colSpan={COLUMNS.length + 1}>
            {faults.map((fault) => (
              <p key={fault.path + fault.problem} class="warn-text">
                {faultText(fault, []) ?? <span lang="en">{englishOf(fault)}</span>}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

/** A table that cannot be read line by line is corrected as text. */
function TableText({ work, onChange }: { work: Work; onChange(work: Work): void }) {
  const file = playersFile(work);
  return (
    <>
      <p class="warn-text">{words.players.unreadable(file)}</p>
      <label>
        {file}
        <textarea
          class="mono"
          rows={12}
          spellcheck={false}
          wrap="off"
          data-path="players"
          value={work.files[file] ?? ""}
          onInput={(event) => onChange(withPlayersText(work, event.currentTarget.value))}
        />
      </label>
    </>
  );
}
