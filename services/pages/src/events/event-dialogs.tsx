import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { t } from "../words/words";
import { mustBeText } from "./draft-keeper";
import { FaultList } from "./fault-list";
import { NameAndId, SendButtons, useNameAndId, useSending } from "./new-event";
import {
  archiveEvent,
  copyEvent,
  discardDraft,
  FaultyEvent,
  fetchDraft,
  openEvent,
  type EventRow,
  type ServedDraft,
} from "./requests";
import type { Fault } from "./terms";
import { ID, type Work } from "./tree";
import { words } from "./words";

interface Common {
  event: Pick<EventRow, "id" | "name">;
  onClose(): void;
}

/** The draft as its form shows it; null if it can be edited only as text, whose lines are then named. */
function workOf(draft: ServedDraft | null): Work | null {
  return draft === null || mustBeText(draft) ? null : { tree: draft.tree!, files: draft.files.files };
}

/**
 * Opens an event, after a question: from then on it is changed only by commands with a reason. A draft in which
 * something is missing is not offered to be opened; it leads to what is missing.
 */
export function OpenEvent({ event, onClose, onEdit, onOpened }: Common & { onEdit(): void; onOpened(): void }) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [draft, setDraft] = useState<ServedDraft | null>(null);
  const [isLooking, setIsLooking] = useState(true);
  const { busy, problem, send } = useSending();
  useEffect(() => {
    let wanted = true;
    void fetchDraft(event.id)
      .catch(() => null) // the hall looks again when the event is opened
      .then((served) => {
        if (!wanted) return;
        setDraft(served);
        setFaults(served?.missing ?? []);
        setIsLooking(false);
      });
    return () => {
      wanted = false;
    };
  }, [event.id]);
  const isIncomplete = faults.length > 0;
  const name = event.name || event.id;
  return (
    <Dialog title={isIncomplete ? words.opening.notYet(name) : words.opening.title(name)} onClose={onClose}>
      {isLooking ? (
        <p role="status">{words.loading}</p>
      ) : isIncomplete ? (
        <>
          <h3>{words.missing.title(faults.length)}</h3>
          <FaultList faults={faults} work={workOf(draft)} />
        </>
      ) : (
        <p>{words.opening.text}</p>
      )}
      <p class="error" role="alert">
        {problem}
      </p>
      <div class="actions">
        <button type="button" autoFocus onClick={onClose}>
          {t.cancel}
        </button>
        {isIncomplete ? (
          <button type="button" class="primary" onClick={onEdit}>
            {words.opening.edit}
          </button>
        ) : (
          <button
            type="button"
            class="primary"
            disabled={busy || isLooking}
            onClick={() =>
              void send(async () => {
                try {
                  await openEvent(event.id);
                  onOpened();
                } catch (failure) {
                  if (failure instanceof FaultyEvent) setFaults(failure.faults);
                  throw failure;
                }
              })
            }
          >
            {words.opening.now}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** The same event again, without players and pairings. */
export function CopyEvent({
  event,
  taken,
  onClose,
  onMade,
}: Common & { taken: ReadonlySet<string>; onMade(id: string): void }) {
  const named = useNameAndId(event.name);
  const { busy, problem, send } = useSending();
  const isUsable = ID.test(named.id) && !taken.has(named.id) && named.name !== "";
  return (
    <Dialog title={words.copying.title(event.name)} onClose={onClose}>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void send(async () => {
            await copyEvent(event.id, named.id, named.name);
            onMade(named.id);
          });
        }}
      >
        <p>{words.copying.text}</p>
        <NameAndId of={named} taken={taken} />
        <SendButtons problem={problem} onClose={onClose} disabled={busy || !isUsable}>
          {words.copying.now}
        </SendButtons>
      </form>
    </Dialog>
  );
}

export function ArchiveEvent({ event, onClose, onDone }: Common & { onDone(): void }) {
  const [reason, setReason] = useState("");
  const { busy, problem, send } = useSending();
  return (
    <Dialog title={words.archiving.title(event.name)} onClose={onClose}>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void send(async () => {
            await archiveEvent(event.id, reason.trim());
            onDone();
            onClose();
          });
        }}
      >
        <p>{words.archiving.text}</p>
        <ReasonField usual={[]} value={reason} onChange={setReason} />
        <SendButtons danger problem={problem} onClose={onClose} disabled={busy || reason.trim() === ""}>
          {words.archiving.now}
        </SendButtons>
      </form>
    </Dialog>
  );
}

export function DiscardDraft({ event, onClose, onDone }: Common & { onDone(): void }) {
  const { busy, problem, send } = useSending();
  return (
    <Dialog title={words.discarding.title(event.name || event.id)} onClose={onClose}>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void send(async () => {
            await discardDraft(event.id);
            onDone();
            onClose();
          });
        }}
      >
        <p>{words.discarding.text}</p>
        <SendButtons danger problem={problem} onClose={onClose} disabled={busy}>
          {words.discarding.now}
        </SendButtons>
      </form>
    </Dialog>
  );
}
