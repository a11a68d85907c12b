import { useState } from "preact/hooks";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { useChange } from "../widgets/change";
import { SelectField } from "./change-dialog";
import {
  entryOf,
  fits,
  LONGEST_TABLE,
  previewPlayers,
  stops,
  type ByeKind,
  type Definition,
  type Preview,
} from "./definition";
import { missedOptions } from "./player-dialogs";
import { words } from "./words";

/** Enters players from a table that was pasted: the hall reads it and says what is doubtful, then all are entered. */
export function PlayerList({
  definition,
  onClose,
  onDone,
}: {
  definition: Definition;
  onClose(): void;
  onDone(): void;
}) {
  const [table, setTable] = useState("");
  const [venue, setVenue] = useState("");
  const [missed, setMissed] = useState("");
  const [reason, setReason] = useState("");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState("");
  const [reading, setReading] = useState(false);
  const { busy, refusal, change } = useChange(onDone);
  const entered = preview?.players.filter((one) => !one.remarks.some(stops) && !left.has(one.line)).map(entryOf) ?? [];
  const late = definition.rounds.some((round) => round.opened);
  const tooLong = table.length > LONGEST_TABLE;
  const tooMany = !fits(entered);
  async function read(): Promise<void> {
    setReading(true);
    setProblem("");
    try {
      setPreview(await previewPlayers(table, venue));
      setLeft(new Set());
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
    setReading(false);
  }
  async function enter(): Promise<void> {
    const done = await change(
      ["enterPlayers", { players: entered, ...(missed === "" ? {} : { missed: missed as ByeKind }) }],
      reason,
    );
    if (done) onClose();
  }
  return (
    <Dialog
      title={words.titles.paste}
      wide
      keeps={() => (preview ? (setPreview(null), true) : table.trim() !== "")}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void (preview ? enter() : read());
        }}
      >
        {preview === null ? (
          <>
            <p>{words.list.hint}</p>
            <p class="quiet">{words.list.columns}</p>
            <label>
              {words.list.table}
              <textarea
                class="mono"
                rows={10}
                required
                placeholder={"name\trating\tfideId"}
                value={table}
                onInput={(event) => setTable(event.currentTarget.value)}
              />
            </label>
            {tooLong && <p class="bad-text">{words.list.tooLong}</p>}
            <SelectField
              label={words.list.venue}
              value={venue}
              options={[["", words.list.noVenue], ...definition.venues.map((one) => [one.id, one.name] as const)]}
              onChange={setVenue}
            />
          </>
        ) : (
          <>
            <Faults preview={preview} />
            <PreviewTable
              preview={preview}
              definition={definition}
              left={left}
              onLeave={(line, leaves) =>
                setLeft(new Set(leaves ? [...left, line] : [...left].filter((one) => one !== line)))
              }
            />
            {late && <SelectField label={words.missed} value={missed} options={missedOptions()} onChange={setMissed} />}
            {tooMany && <p class="bad-text">{words.list.tooLong}</p>}
            <ReasonField usual={[]} value={reason} onChange={setReason} />
          </>
        )}
        <p class="error" role="alert">
          {problem || refusal}
        </p>
        <div class="actions">
          {preview === null ? (
            <>
              <button type="button" onClick={onClose}>
                {t.cancel}
              </button>
              <button type="submit" class="primary" disabled={reading || tooLong || table.trim() === ""}>
                {words.list.read}
              </button>
            </>
          ) : (
            <>
              <button type="button" onClick={() => setPreview(null)}>
                {words.list.again}
              </button>
              {entered.length === 0 ? (
                <p>{words.list.nobody}</p>
              ) : (
                <button type="submit" class="primary" disabled={busy || tooMany || reason.trim() === ""}>
                  {words.list.send(entered.length, preview.players.length)}
                </button>
              )}
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Lines that cannot be read. The hall words these in English, with the place of each. */
function Faults({ preview: { faults } }: { preview: Preview }) {
  if (faults.length === 0) return null;
  return (
    <div class="warn-text">
      <p>{words.list.faults}</p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.line}:${fault.column} ${fault.message}`}>
            {words.list.fault(fault.line, fault.column)}
            <span lang="en">{fault.message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PreviewTable({
  preview,
  definition,
  left,
  onLeave,
}: {
  preview: Preview;
  definition: Definition;
  left: ReadonlySet<number>;
  onLeave(line: number, leaves: boolean): void;
}) {
  const names = new Map(definition.venues.map((venue) => [venue.id, venue.name]));
  if (preview.players.length === 0) return null;
  return (
    <div class="table-scroll setup-preview">
      <table class="setup-table" aria-label={words.list.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.enter}</th>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.rating}</th>
            <th scope="col">{words.columns.federation}</th>
            <th scope="col">{words.columns.fide}</th>
            <th scope="col">{words.columns.venue}</th>
            <th scope="col">{words.columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {preview.players.map(({ line, entrant, remarks }) => {
            const stopped = remarks.some(stops);
            return (
              <tr key={line} data-line={line}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={words.list.enterLine(entrant.player.name)}
                    disabled={stopped}
                    checked={!stopped && !left.has(line)}
                    onChange={(event) => onLeave(line, !event.currentTarget.checked)}
                  />
                </td>
                <th scope="row">{entrant.player.name || words.none}</th>
                <td>{entrant.player.rating || words.none}</td>
                <td>{entrant.player.federation}</td>
                <td>{entrant.number}</td>
                <td>{names.get(entrant.player.venueId) ?? entrant.player.venueId}</td>
                <td>
                  {remarks.map((remark) => (
                    <p key={remark} class={stops(remark) ? "bad-text" : "warn-text"}>
                      {words.remark[remark]}
                    </p>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
