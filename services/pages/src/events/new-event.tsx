import { useState } from "preact/hooks";
import { TextField } from "../widgets/fields";
import { Dialog } from "../widgets/dialogs";
import { t } from "../words/words";
import { eventOf, readFiles, unreadText } from "./files";
import { createDraft } from "./requests";
import { COLUMNS, writeTable } from "./table";
import type { EventFiles } from "./terms";
import { ID, idOf, LONGEST_ID, type Tree } from "./tree";
import { words } from "./words";
import { statedId } from "./yaml-text";

/** A person's own id for an event, or the one made of its name. */
export function useNameAndId(first = "") {
  const [name, setName] = useState(first);
  const [ownId, setOwnId] = useState<string | null>(null);
  const id = ownId ?? idOf(name);
  return { name: name.trim(), id, setName, setId: setOwnId, typedName: name };
}

/** The fields for a name and an id, which is proposed from the name. */
export function NameAndId({
  of: { typedName, id, setName, setId },
  taken,
}: {
  of: ReturnType<typeof useNameAndId>;
  taken: ReadonlySet<string>;
}) {
  return (
    <>
      <TextField label={words.name} value={typedName} required maxLength={100} onChange={setName} />
      <TextField
        label={words.id}
        value={id}
        required
        maxLength={LONGEST_ID}
        pattern="[a-z0-9\-]{1,32}"
        onChange={setId}
      />
      <p class="quiet">{words.idHint}</p>
      <p class="error" role="alert">
        {taken.has(id) ? words.idTaken(id) : ""}
      </p>
    </>
  );
}

/** Sends something once, and keeps the problem to be shown. */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  async function send(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await work();
    } catch (failure) {
      setProblem((failure as Error).message);
    }
    setBusy(false);
  }
  return { busy, problem, setProblem, send };
}

/** A definition with nothing but a name, and with FIDE's regulations for online events. */
export const emptyEvent = (id: string, name: string): Tree => ({
  id,
  name,
  venues: [],
  officials: [],
  players: { file: "players.csv" },
  rounds: [{ number: 1 }],
  regulations: { profile: "fide-online-2021" },
});

export function NewEvent({
  taken,
  onClose,
  onMade,
}: {
  taken: ReadonlySet<string>;
  onClose(): void;
  onMade(id: string): void;
}) {
  const named = useNameAndId();
  const { busy, problem, send } = useSending();
  const isUsable = ID.test(named.id) && !taken.has(named.id);
  return (
    <Dialog title={words.newTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(async () => {
            await createDraft(named.id, {
              fileName: `${named.id}.yaml`,
              tree: emptyEvent(named.id, named.name),
              files: { "players.csv": writeTable({ columns: COLUMNS, rows: [] }) },
            });
            onMade(named.id);
          });
        }}
      >
        <NameAndId of={named} taken={taken} />
        <SendButtons problem={problem} onClose={onClose} disabled={busy || !isUsable || named.name === ""}>
          {words.make}
        </SendButtons>
      </form>
    </Dialog>
  );
}

export function SendButtons({
  problem,
  disabled,
  onClose,
  danger = false,
  children,
}: {
  problem: string;
  disabled: boolean;
  onClose(): void;
  danger?: boolean;
  children: string;
}) {
  return (
    <>
      <p class="error" role="alert">
        {problem}
      </p>
      <div class="actions">
        <button type="button" onClick={onClose}>
          {t.cancel}
        </button>
        <button type="submit" class={danger ? "danger" : "primary"} disabled={disabled}>
          {children}
        </button>
      </div>
    </>
  );
}

/** A draft from a YAML file with its tables and reports, as another hall has written them. */
export function FromFiles({
  taken,
  onClose,
  onMade,
}: {
  taken: ReadonlySet<string>;
  onClose(): void;
  onMade(id: string): void;
}) {
  const [files, setFiles] = useState<EventFiles | null>(null);
  const [guessed, setGuessed] = useState<readonly string[]>([]);
  const { busy, problem, setProblem, send } = useSending();
  const id = files ? statedId(files.yaml) : "";
  async function take(chosen: Iterable<File>): Promise<void> {
    const { texts, guessed: odd, problem: wrong } = await readFiles(chosen);
    setGuessed(odd);
    const made = wrong ? null : eventOf(texts);
    setFiles(made);
    setProblem(
      wrong
        ? unreadText(wrong)
        : made === null
          ? words.files.oneYaml
          : statedId(made.yaml) === ""
            ? words.files.noId
            : "",
    );
  }
  return (
    <Dialog title={words.files.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (files)
            void send(async () => {
              await createDraft(id, files);
              onMade(id);
            });
        }}
      >
        <p>{words.files.hint}</p>
        <label>
          {words.files.choose}
          <input
            type="file"
            multiple
            accept=".yaml,.yml,.csv,.tsv,.trf,.trfx,.txt"
            onChange={(event) => {
              const field = event.currentTarget;
              void take([...(field.files ?? [])]).then(() => (field.value = "")); // the same files can be chosen again
            }}
          />
        </label>
        <p role="status">{files && words.files.chosen(id, [files.fileName, ...Object.keys(files.files)].join(", "))}</p>
        {guessed.length > 0 && <p class="warn-text">{words.files.guessed(guessed.join(", "))}</p>}
        <p class="error">{id !== "" && taken.has(id) ? words.idTaken(id) : ""}</p>
        <SendButtons problem={problem} onClose={onClose} disabled={busy || id === "" || taken.has(id)}>
          {words.files.make}
        </SendButtons>
      </form>
    </Dialog>
  );
}
