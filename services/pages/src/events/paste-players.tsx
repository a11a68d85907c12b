import { useEffect, useState } from "preact/hooks";
import { textOf as textOfFile } from "../pairing/text-files";
import { LONGEST_TABLE, type Preview, type Remark } from "../setup/definition";
import { PreviewButtons, PreviewFaults, PreviewTable } from "../setup/player-preview";
import { words as setupWords } from "../setup/words";
import { Dialog } from "../widgets/dialogs";
import { SelectField } from "../widgets/fields";
import { useSending } from "./new-event";
import { comparedWith, withLines } from "./players";
import { previewTable } from "./requests";
import { COLUMNS, type Table } from "./table";
import { venuesOf, type Work } from "./tree";
import { words } from "./words";

/** A draft may have anything but a player without a name: the rest is corrected in the table. */
const isStopped = (remark: Remark): boolean => remark === "NAME_MISSING";
const isDoubtful = (remark: Remark): boolean => remark === "NAME_ENTERED" || remark === "NUMBER_TWICE";

/** Takes players from a list that is pasted or in a file: the hall reads it and says what is odd. */
export function PastePlayers({
  work,
  table,
  officials,
  onClose,
  onTake,
}: {
  work: Work;
  table: Table;
  officials: readonly string[];
  onClose(): void;
  onTake(table: Table): void;
}) {
  const [text, setText] = useState("");
  /** The file that was read as Windows-1252; "" for others, and once its text is changed. */
  const [guessed, setGuessed] = useState("");
  const [venue, setVenue] = useState("");
  const [replaces, setReplaces] = useState(false);
  const [read, setRead] = useState<Preview | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { busy, problem, setProblem, send } = useSending();
  const venues = venuesOf(work.tree).map(({ id, name }) => ({ id, name: name || id }));
  const tooLong = text.length > LONGEST_TABLE;
  const preview = read && {
    ...read,
    players: replaces ? read.players : comparedWith(read.players, table.rows),
  };
  useEffect(() => {
    if (preview) setLeft(new Set(preview.players.filter((one) => one.remarks.some(isDoubtful)).map((one) => one.line)));
  }, [read, replaces]);
  const taken = preview?.players.filter((one) => !one.remarks.some(isStopped) && !left.has(one.line)) ?? [];
  const look = (): Promise<void> => send(async () => setRead(await previewTable(text, venues, venue)));
  async function takeFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const found = await textOfFile(file);
    if ("text" in found) {
      setText(found.text);
      setGuessed(found.guessed ? file.name : "");
    }
    setProblem("problem" in found ? words.files.problem(file.name, found.problem) : "");
  }
  return (
    <Dialog
      title={words.players.pasteTitle}
      wide
      keeps={() => (read ? (setRead(null), true) : text.trim() !== "")}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (preview === null) return void look();
          onTake(withLines(replaces ? { columns: COLUMNS, rows: [] } : table, taken, officials));
          onClose();
        }}
      >
        {guessed !== "" && (
          <p class="warn-text" role="status">
            {words.files.guessed(guessed)}
          </p>
        )}
        {preview === null ? (
          <>
            <p>{setupWords.list.hint}</p>
            <p class="quiet">{words.players.columnsHint}</p>
            <label>
              {setupWords.list.table}
              <textarea
                class="mono"
                rows={10}
                required
                wrap="off"
                spellcheck={false}
                placeholder={"name\trating\tvenue"}
                value={text}
                onInput={(event) => {
                  setText(event.currentTarget.value);
                  setGuessed("");
                }}
              />
            </label>
            <label>
              {words.players.file}
              <input
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                onChange={(event) => {
                  const field = event.currentTarget;
                  void takeFile(field.files?.[0]).then(() => (field.value = ""));
                }}
              />
            </label>
            {tooLong && <p class="bad-text">{setupWords.list.tooLong}</p>}
            <SelectField
              label={setupWords.list.venue}
              value={venue}
              options={[["", setupWords.list.noVenue], ...venues.map((one) => [one.id, one.name] as const)]}
              onChange={setVenue}
            />
          </>
        ) : (
          <>
            <PreviewFaults preview={preview} />
            {table.rows.length > 0 && (
              <SelectField
                label={words.players.existing(table.rows.length)}
                value={String(replaces)}
                options={[
                  ["false", words.players.keep],
                  ["true", words.players.replace],
                ]}
                onChange={(value) => setReplaces(value === "true")}
              />
            )}
            <p class="quiet">{words.players.oddHint}</p>
            <PreviewTable
              preview={preview}
              venues={venues}
              left={left}
              isStopped={isStopped}
              onLeave={(line, leaves) =>
                setLeft(new Set(leaves ? [...left, line] : [...left].filter((one) => one !== line)))
              }
            />
          </>
        )}
        <p class="error" role="alert">
          {problem}
        </p>
        <PreviewButtons
          isRead={preview !== null}
          mayRead={!busy && !tooLong && text.trim() !== ""}
          taken={taken.length}
          onClose={onClose}
          onAgain={() => setRead(null)}
        >
          <button type="submit" class="primary">
            {words.players.take(taken.length, preview?.players.length ?? 0)}
          </button>
        </PreviewButtons>
      </form>
    </Dialog>
  );
}
