import "./events.css";
import { useEffect, useState } from "preact/hooks";
import { session } from "../network/session";
import { sayProblem } from "../state/state";
import { PageTop } from "../shell/page-top";
import { Mark } from "../widgets/marks";
import { Notices } from "../widgets/notices";
import { EventEditor } from "./event-editor";
import { EventList } from "./event-list";
import { keepOnly } from "./kept-draft";
import { OfficialCodes } from "./official-codes";
import { OperatorSignOut } from "./operator-sign-out";
import { fetchEvents, type ServedEvents } from "./requests";
import type { View } from "./view";
import { words } from "./words";

const LIST: View = { show: "list" };
const LAST = "onehall.events";

/** A draft that was being edited is shown again after a reload. */
function lastView(): View {
  const id = sessionStorage.getItem(LAST);
  return id ? { show: "draft", id } : LIST;
}

/**
 * The events of the hall: an operator sets them up, opens and archives them; the Chief Organiser looks after his own
 * (OCR 16.1, DEC-21).
 */
export function EventsPage() {
  const operator = session.value?.role === "OPERATOR";
  const [view, setView] = useState(lastView);
  const [served, setServed] = useState<ServedEvents | null>(null);
  const look = (): void =>
    void fetchEvents().then((now) => {
      const stateOf = new Map(now.events.map((one) => [one.id, one.state]));
      keepOnly((id) => (stateOf.has(id) ? stateOf.get(id) === "DRAFT" : !operator)); // an operator sees all events
      setServed(now);
    }, sayProblem);
  useEffect(() => {
    sessionStorage.setItem(LAST, view.show === "draft" ? view.id : "");
    if (view.show !== "draft") look();
  }, [view]);
  const list = view.show !== "list" && <button onClick={() => setView(LIST)}>{words.toList}</button>;
  return (
    <div class="sheet-page setup events">
      {operator ? (
        <header class="topbar no-print">
          <div class="brand">
            <Mark /> OneHall
          </div>
          <div class="topbar-words">
            <h1>{words.title}</h1>
            <span>{session.value?.name}</span>
          </div>
          {list}
          <OperatorSignOut />
        </header>
      ) : (
        <PageTop title={words.title} note={session.value?.name}>
          {list}
        </PageTop>
      )}
      <main>
        <Notices />
        {view.show === "list" ? (
          <EventList
            events={served?.events ?? null}
            operator={operator}
            onView={setView}
            onChanged={look}
            onAgain={look}
          />
        ) : view.show === "draft" ? (
          <EventEditor key={view.id} id={view.id} onView={setView} />
        ) : (
          <OfficialCodes key={view.id} {...view} hall={served?.hall ?? ""} operator={operator} />
        )}
      </main>
    </div>
  );
}
