import { useState } from "preact/hooks";
import { Buttons, Choice, Note } from "../widgets/forms";
import type {
  Capacity,
  PersonIncident,
  PersonIncidentKind,
  PersonOutcome,
  PremisesView,
  You,
} from "../protocol/protocol";
import { mayRecordPerson } from "../state/rights";
import { t } from "../words/words";
import { Notices } from "../widgets/notices";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";

const OUTCOMES: readonly PersonOutcome[] = ["EXPELLED", "COMPLIED", "NOT_ESTABLISHED"];

/** What happened with people who are not players, and how it ended (LAW 12.7). */
export function Persons({ venue, you }: { venue: PremisesView; you: You }) {
  const [form, setForm] = useState(false);
  const may = mayRecordPerson(you, venue.venue);
  return (
    <>
      {venue.incidents.length === 0 ? (
        <p class="quiet">{t.ready.noPersons}</p>
      ) : (
        <ul class="floor-list">
          {venue.incidents.map((one) => (
            <Person key={one.id} incident={one} venue={venue.venue} may={may} />
          ))}
        </ul>
      )}
      {may && (
        <div class="actions">
          <button onClick={() => setForm(true)}>{t.ready.newPerson}</button>
        </div>
      )}
      {form && <PersonDialog venue={venue.venue} onClose={() => setForm(false)} />}
    </>
  );
}

function Person({ incident, venue, may }: { incident: PersonIncident; venue: string; may: boolean }) {
  const { busy, give } = useCommand();
  const [asks, setAsks] = useState(false);
  const close = (outcome: PersonOutcome) => give("closePersonIncident", { venue, incident: incident.id, outcome });
  return (
    <li class="floor-row" data-person={incident.id} data-outcome={incident.outcome ?? ""}>
      <span class="grow">
        <strong>{incident.person}</strong> {t.ready.capacities[incident.capacity]} ·{" "}
        {t.ready.personKinds[incident.kind]} <span class="chip">{incident.article}</span>{" "}
        <span class={cls("chip", incident.outcome === null && "warn")}>
          {incident.outcome ? t.ready.ended[incident.outcome] : t.ready.pending}
        </span>{" "}
        <span class="quiet">
          {timeOfDay(incident.at, venue)} · {t.role[incident.by]}
          {incident.note && ` · ${incident.note}`}
        </span>
      </span>
      {may &&
        incident.outcome === null &&
        OUTCOMES.map((outcome) => (
          <button
            key={outcome}
            class={cls(outcome === "EXPELLED" && "danger")}
            disabled={busy}
            onClick={() => (outcome === "EXPELLED" ? setAsks(true) : void close(outcome))}
          >
            {t.ready.outcomes[outcome]}
            {outcome === "EXPELLED" && "…"}
          </button>
        ))}
      {asks && (
        <Dialog title={t.ready.outcomes.EXPELLED} onClose={() => setAsks(false)}>
          <p>{t.ready.expelText(incident.person)}</p>
          <div class="actions">
            <button type="button" autoFocus onClick={() => setAsks(false)}>
              {t.cancel}
            </button>
            <button
              type="button"
              class="danger sure"
              disabled={busy}
              onClick={() => {
                setAsks(false);
                void close("EXPELLED");
              }}
            >
              {t.ready.expelYes}
            </button>
          </div>
        </Dialog>
      )}
    </li>
  );
}

function PersonDialog({ venue, onClose }: { venue: string; onClose(): void }) {
  const [kind, setKind] = useState<PersonIncidentKind | "">("");
  const [person, setPerson] = useState("");
  const [capacity, setCapacity] = useState<Capacity | "">("");
  const [note, setNote] = useState("");
  const { busy, give } = useCommand();
  async function record(): Promise<void> {
    if (kind === "" || capacity === "") return;
    if ((await give("openPersonIncident", { venue, kind, person: person.trim(), capacity, note: note.trim() })).ok)
      onClose();
  }
  return (
    <Dialog title={t.ready.newPerson} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void record();
        }}
      >
        <Notices />
        <Choice label={t.ready.personKind} words={t.ready.personKinds} value={kind} onChange={setKind} />
        <label>
          {t.ready.person}
          <input
            required
            pattern=".*\S.*"
            maxLength={100}
            value={person}
            onInput={(event) => setPerson(event.currentTarget.value)}
          />
        </label>
        <Choice label={t.ready.capacity} words={t.ready.capacities} value={capacity} onChange={setCapacity} />
        <Note value={note} onChange={setNote} />
        <Buttons busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
