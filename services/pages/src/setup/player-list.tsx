import { useState } from "preact/hooks";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { useChange } from "../widgets/change";
import { SelectField } from "../widgets/fields";
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
import { PreviewButtons, PreviewFaults, PreviewTable } from "./player-preview";
import { words } from "./words";

/** The id of the venue if there is only one; otherwise "". */
const only = ({ venues }: Definition): string => (venues.length === 1 ? venues[0]!.id : "");

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
  const [venue, setVenue] = useState(only(definition));
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
            <PreviewFaults preview={preview} />
            <PreviewTable
              preview={preview}
              venues={definition.venues}
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
        <PreviewButtons
          isRead={preview !== null}
          mayRead={!reading && !tooLong && table.trim() !== ""}
          taken={entered.length}
          onClose={onClose}
          onAgain={() => setPreview(null)}
        >
          <button type="submit" class="primary" disabled={busy || tooMany || reason.trim() === ""}>
            {words.list.send(entered.length, preview?.players.length ?? 0)}
          </button>
        </PreviewButtons>
      </form>
    </Dialog>
  );
}
