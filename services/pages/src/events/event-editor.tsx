import { useEffect, useRef, useState } from "preact/hooks";
import { cls } from "../widgets/cls";
import { DraftKeeper, NOTHING_SHOWN, type Shown } from "./draft-keeper";
import { OpenEvent } from "./event-dialogs";
import { EventForm } from "./event-form";
import { EventText } from "./event-text";
import { FaultList } from "./fault-list";
import { ruleAt, sectionOf } from "./faults";
import { OthersDialog } from "./others-dialog";
import { playersOf } from "./players";
import { roundsOf } from "./rounds";
import { SECTIONS, type Fault, type Section } from "./terms";
import { otherKeys, textOf, type Work } from "./tree";
import type { View } from "./view";
import { words } from "./words";

/** Everything about an event that is not open yet. It is saved by itself; what is missing is always shown. */
export function EventEditor({ id, onView }: { id: string; onView(view: View): void }) {
  const [shown, setShown] = useState<Shown>(NOTHING_SHOWN);
  const [opening, setOpening] = useState(false);
  const keeper = useRef<DraftKeeper | null>(null);
  useEffect(() => {
    const own = new DraftKeeper(id, setShown);
    keeper.current = own;
    void own.load();
    const leaving = (event: BeforeUnloadEvent): void => {
      if (!own.isSaved()) event.preventDefault();
    };
    addEventListener("beforeunload", leaving);
    return () => {
      removeEventListener("beforeunload", leaving);
      own.stop();
    };
  }, [id]);
  const { edited, missing, notes, mustBeText } = shown;
  const work: Work | null = edited?.as === "form" ? edited : null;
  const name = work ? textOf(work.tree.name) : "";
  async function askToOpen(): Promise<void> {
    if (await keeper.current?.flush()) setOpening(true);
  }
  if (edited === null)
    return (
      <>
        <p role="status">{shown.problem === "" ? words.loading : ""}</p>
        {shown.problem !== "" && (
          <p role="alert" class="bad-text">
            {shown.problem}{" "}
            <button class="small" onClick={() => void keeper.current?.load()}>
              {words.again}
            </button>
          </p>
        )}
      </>
    );
  return (
    <div class="events-editor">
      <section class="events-side" aria-label={words.missing.label}>
        <SavingLine shown={shown} onSave={() => void keeper.current?.flush()} />
        {work && <Sections faults={missing} work={work} />}
        <h2 id="missing" tabIndex={-1}>
          {missing.length === 0 ? words.missing.nothing : words.missing.title(missing.length)}
        </h2>
        <div class="events-missing" tabIndex={0} role="group" aria-labelledby="missing" data-missing={missing.length}>
          <FaultList faults={missing} work={work} {...(work ? { onGoTo: goToFault(work) } : {})} />
          {notes.length > 0 && (
            <>
              <h3>{words.missing.notes}</h3>
              <FaultList faults={notes} work={work} {...(work ? { onGoTo: goToFault(work) } : {})} />
            </>
          )}
        </div>
        <div class="actions">
          <button class="primary" disabled={missing.length > 0} onClick={() => void askToOpen()}>
            {words.open}
          </button>
          {work ? (
            <button onClick={() => void keeper.current?.turnTo(true)}>{words.asText}</button>
          ) : (
            !mustBeText && <button onClick={() => void keeper.current?.turnTo(false)}>{words.asForm}</button>
          )}
        </div>
      </section>
      <div class="events-form">
        {edited.as === "form" ? (
          <>
            {shown.comments && <p class="warn-text">{words.comments}</p>}
            {otherKeys(edited.tree).length > 0 && (
              <p class="quiet">{words.otherKeys(otherKeys(edited.tree).join(", "))}</p>
            )}
            <EventForm
              id={id}
              work={edited}
              missing={missing}
              onChange={(to) => keeper.current?.change({ as: "form", fileName: edited.fileName, ...to })}
            />
          </>
        ) : (
          <EventText
            files={edited.files}
            mustBeText={mustBeText}
            onChange={(files) => keeper.current?.change({ as: "text", files })}
          />
        )}
      </div>
      {shown.saving === "OTHERS" && (
        <OthersDialog onMine={() => keeper.current?.keepMine()} onTheirs={() => keeper.current?.takeTheirs()} />
      )}
      {opening && (
        <OpenEvent
          event={{ id, name }}
          onClose={() => setOpening(false)}
          onEdit={() => setOpening(false)}
          onOpened={() => onView({ show: "codes", id, name: name || id, opened: true })}
        />
      )}
    </div>
  );
}

/** Whether everything is saved; nothing moves when the words change. */
function SavingLine({ shown: { saving, problem }, onSave }: { shown: Shown; onSave(): void }) {
  return (
    <div class="events-saving">
      <p role="status" data-saving={saving} class={cls(saving === "FAILED" && "bad-text")}>
        {words.saving[saving]}
      </p>
      {(saving === "FAILED" || problem !== "") && (
        <p>
          <span class="bad-text" role="alert">
            {problem}
          </span>
          {saving === "FAILED" && (
            <>
              {" "}
              {words.nothingLost}{" "}
              <button class="small" onClick={onSave}>
                {words.saveNow}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** The sections, each with how much is missing in it. */
function Sections({ faults, work }: { faults: readonly Fault[]; work: Work }) {
  const counted = new Map<Section, number>();
  for (const fault of faults) {
    const section = sectionOf(fault, work);
    counted.set(section, (counted.get(section) ?? 0) + 1);
  }
  const isEmpty = playersOf(work)?.rows.length === 0;
  return (
    <nav class="events-sections" aria-label={words.sectionsLabel}>
      {SECTIONS.map((section) => (
        <button key={section} class="small" data-section={section} onClick={() => goToSection(section)}>
          {words.sections[section]}{" "}
          {counted.has(section) ? (
            <span class="chip warn">{words.missing.count(counted.get(section)!)}</span>
          ) : (
            <Standing section={section} work={work} isEmpty={isEmpty} />
          )}
        </button>
      ))}
    </nav>
  );
}

/** How far a section is in which nothing is missing: an event without players may be opened, but is not complete. */
function Standing({ section, work, isEmpty }: { section: Section; work: Work; isEmpty: boolean }) {
  if (isEmpty && section === "players") return <span class="chip">{words.missing.noPlayers}</span>;
  if (isEmpty && section === "rounds") return <span class="chip">{words.missing.rounds(roundsOf(work).length)}</span>;
  return (
    <span class="chip good" role="img" aria-label={words.missing.complete}>
      ✓
    </span>
  );
}

function goToSection(section: Section): void {
  const heading = document.getElementById(`section-${section}`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** How many frames may pass until the list of all rules shows its fields. */
const FRAMES = 30;

/** Leads to the field that a fault is about, also to one in the closed list of all rules; otherwise to its section. */
const goToFault =
  (work: Work) =>
  (fault: Fault): void => {
    const fieldOf = (): HTMLElement | null => {
      const field = document.querySelector<HTMLElement>(`[data-path=${JSON.stringify(fault.path)}]`);
      return field?.closest("details:not([open])") ? null : field;
    };
    const show = (frames: number): void => {
      const field = fieldOf();
      if (field) {
        field.scrollIntoView({ block: "center" });
        field.focus({ preventScroll: true });
      } else if (frames > 0) requestAnimationFrame(() => show(frames - 1));
      else goToSection(sectionOf(fault, work));
    };
    const all = document.querySelector<HTMLDetailsElement>("details.events-rules:not([open])");
    const opens = all !== null && ruleAt(fault.path) !== "" && !fieldOf();
    if (opens) all.open = true;
    show(opens ? FRAMES : 0);
  };
