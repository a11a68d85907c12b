import { useState } from "preact/hooks";
import { go, PAIRING, session } from "../network/session";
import { sayProblem } from "../state/state";
import { t } from "../words/words";
import { ArchiveEvent, CopyEvent, DiscardDraft, OpenEvent } from "./event-dialogs";
import { downloadFiles } from "./files";
import { FromFiles, NewEvent } from "./new-event";
import { isUnsaved } from "./kept-draft";
import { fetchDraft, fetchFiles, type EventRow } from "./requests";
import type { EventState } from "./terms";
import type { View } from "./view";
import { words } from "./words";

const STATES: readonly EventState[] = ["DRAFT", "OPEN", "FINISHED", "ARCHIVED"];

type Choice = "open" | "copy" | "archive" | "discard";
type Open = { what: "new" | "files" } | { what: Choice; event: EventRow } | null;

/** All events of this person by their state, with what can be done about each. */
export function EventList({
  events,
  operator,
  onView,
  onChanged,
  onAgain,
}: {
  events: readonly EventRow[] | null;
  operator: boolean;
  onView(view: View): void;
  onChanged(): void;
  onAgain(): void;
}) {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const edit = (id: string): void => onView({ show: "draft", id });
  /** What is not saved yet is saved first, in the editor. */
  const choose = (what: Choice, event: EventRow): void =>
    what === "open" && isUnsaved(event.id) ? edit(event.id) : setOpen({ what, event });
  const taken = new Set(events?.map((one) => one.id) ?? []);
  return (
    <>
      {operator && (
        <div class="actions">
          <button class="primary" disabled={events === null} onClick={() => setOpen({ what: "new" })}>
            {words.newEvent}
          </button>
          <button disabled={events === null} onClick={() => setOpen({ what: "files" })}>
            {words.fromFiles}
          </button>
        </div>
      )}
      {events === null ? (
        <p>
          <span role="status">{words.loading}</span>{" "}
          <button class="small" onClick={onAgain}>
            {words.again}
          </button>
        </p>
      ) : events.length === 0 ? (
        <p data-empty>{operator ? words.empty : words.noneOfYours}</p>
      ) : (
        STATES.map((state) => {
          const those = events.filter((one) => one.state === state);
          return (
            those.length > 0 && (
              <section key={state} aria-label={words.states[state]}>
                <h2>{words.states[state]}</h2>
                {operator && state === "OPEN" && <p class="quiet">{words.toOpenOnes}</p>}
                <ul class="floor-list">
                  {those.map((event) => (
                    <EventLine
                      key={event.id}
                      event={event}
                      operator={operator}
                      onEdit={() => edit(event.id)}
                      onView={onView}
                      onOpen={(what) => choose(what, event)}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })
      )}
      {open?.what === "new" && <NewEvent taken={taken} onClose={close} onMade={edit} />}
      {open?.what === "files" && <FromFiles taken={taken} onClose={close} onMade={edit} />}
      {open?.what === "open" && (
        <OpenEvent
          event={open.event}
          onClose={close}
          onEdit={() => edit(open.event.id)}
          onOpened={() => onView({ show: "codes", id: open.event.id, name: open.event.name, opened: true })}
        />
      )}
      {open?.what === "copy" && <CopyEvent event={open.event} taken={taken} onClose={close} onMade={edit} />}
      {open?.what === "archive" && <ArchiveEvent event={open.event} onClose={close} onDone={onChanged} />}
      {open?.what === "discard" && <DiscardDraft event={open.event} onClose={close} onDone={onChanged} />}
    </>
  );
}

/** One event: what it is, and its buttons. */
function EventLine({
  event,
  operator,
  onEdit,
  onView,
  onOpen,
}: {
  event: EventRow;
  operator: boolean;
  onEdit(): void;
  onView(view: View): void;
  onOpen(what: Choice): void;
}) {
  const draft = event.state === "DRAFT";
  const name = event.name || event.id;
  /** an operator has no console; the Chief Organiser's belongs to the event of the code that was entered */
  const isOwnHall = !operator && event.state === "OPEN" && session.value?.competitionId === event.id;
  const button = (text: string, press: () => void, more: { primary?: boolean } = {}) => (
    <button class={more.primary ? "small primary" : "small"} aria-label={words.labelOf(text, name)} onClick={press}>
      {text}
    </button>
  );
  async function download(): Promise<void> {
    try {
      downloadFiles(draft ? (await fetchDraft(event.id)).files : await fetchFiles(event.id));
    } catch (failure) {
      sayProblem(failure as Error);
    }
  }
  return (
    <li class="floor-row" data-event={event.id}>
      <span class="grow">
        <strong>{event.name || words.noName}</strong> <span class="mono">{event.id}</span>
        {draft && isUnsaved(event.id) && (
          <>
            {" "}
            <span class="chip warn">{words.notSaved}</span>
          </>
        )}
        <span class="quiet events-facts">{factsOf(event)}</span>
      </span>
      {draft && button(words.edit, onEdit)}
      {draft && button(words.open, () => onOpen("open"))}
      {operator &&
        event.state === "OPEN" &&
        button(words.codes, () => onView({ show: "codes", id: event.id, name, opened: false }))}
      {isOwnHall && (
        <>
          {button(t.toConsole, () => go("/console"))}
          {button(t.pairings, () => go(PAIRING))}
        </>
      )}
      {operator && !draft && button(words.copy, () => onOpen("copy"))}
      {button(words.download, () => void download())}
      {event.state === "FINISHED" && button(words.archive, () => onOpen("archive"))}
      {draft && button(words.discard, () => onOpen("discard"))}
    </li>
  );
}

/** How large an event is; a draft that cannot be read yet says nothing of that. */
const factsOf = (event: EventRow): string =>
  [
    event.state === "DRAFT" && event.venues + event.players + event.rounds === 0
      ? ""
      : words.facts(event.venues, event.players, event.rounds),
    roundsText(event),
  ]
    .filter(Boolean)
    .join(" · ");

/** Which rounds are open or official; "" for an event that has not begun. */
function roundsText({ opened, official }: EventRow): string {
  const running = opened.filter((number) => !official.includes(number));
  return [
    official.length > 0 ? words.official(official.length) : "",
    running.length > 0 ? words.running(running.join(", ")) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
