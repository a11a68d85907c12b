import type { ComponentChildren } from "preact";
import { isAbsent, isUnchecked, onRecord } from "../state/arrivals";
import { isDevice, readDevice, shownDevice } from "../network/device-number";
import { useState } from "preact/hooks";
import { formatSpan } from "../clock/clock";
import { Mark } from "../widgets/marks";
import { Buttons, Choice, Note } from "../widgets/forms";
import { Absence } from "../boardpanel/presence";
import {
  accessList,
  countdown,
  madeChecks,
  prepared,
  readyCount,
  seatsAnswered,
  seatsToDo,
  shutBy,
  type SeatToDo,
} from "../state/preparation";
import {
  bySide,
  type BoardView,
  type Capacity,
  type Measure,
  type Missing,
  type Permission,
  type PersonIncident,
  type PersonIncidentKind,
  type PersonOutcome,
  type PremisesView,
  type Round,
  type Side,
  type StaffRole,
  type You,
} from "../protocol/protocol";
import {
  mayCheck,
  mayConfirmProcedures,
  mayEquipVenue,
  mayManageVenue,
  mayRecordPerson,
  mayRecordPresence,
} from "../state/rights";
import { go } from "../network/session";
import { SignedNote } from "../papers/signed-note";
import { beat, say, state } from "../state/state";
import { language, t } from "../words/strings";
import { LeaveButton } from "../widgets/leave-button";
import { Notices } from "../widgets/notices";
import { Banner } from "../widgets/banner";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { checkSeen } from "../state/shown-versions";
import { ruleWords } from "../words/hall-words";

const MEASURES = Object.keys(t.ready.measure) as Measure[];
const ROLES: readonly StaffRole[] = [
  "LOCAL_CHIEF_ARBITER",
  "LOCAL_TECHNICAL_ARBITER",
  "FLOOR_ARBITER",
  "LOCAL_ORGANISER",
];
const ARBITERS: readonly StaffRole[] = ["LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER", "FLOOR_ARBITER"];
const OUTCOMES: readonly PersonOutcome[] = ["EXPELLED", "COMPLIED", "NOT_ESTABLISHED"];

/** What is missing before a round, and who is responsible, for each venue and each board (OCR 16, 18.5, 18.6). */
export function ReadinessPage() {
  const { you, competition, boards, premises, synced } = state.value;
  if (!you) return <Banner />;
  const venues = [...premises.values()].filter(
    (venue) => competition === null || venue.id.startsWith(`${competition.id}/`),
  );
  const round = prepared(competition, venues);
  return (
    <div class="sheet-page ready-page">
      <Banner />
      <header class="topbar">
        <div class="brand">
          <Mark /> OneHall
        </div>
        <div class="topbar-words">
          <h1>{t.ready.title}</h1>
          <span>{competition?.name}</span>
        </div>
        <button onClick={() => go("/console")}>{t.toConsole}</button>
        <LeaveButton />
      </header>
      <main>
        <Notices />
        {!synced && <p class="quiet">{t.connecting}</p>}
        {round && <Start round={round} boards={[...boards.values()]} />}
        {venues.map((venue) => (
          <Venue key={venue.id} venue={venue} you={you} boards={[...boards.values()]} />
        ))}
        {round && <Boards round={round} boards={[...boards.values()]} you={you} />}
      </main>
    </div>
  );
}

function Start({ round, boards }: { round: Round; boards: readonly BoardView[] }) {
  const now = beat.value;
  const stage = countdown(round, now);
  const { ready, all } = readyCount(boards, round.number);
  return (
    <section class="ready-start" data-stage={stage}>
      <h2>{t.round(round.number)}</h2>
      {round.startsAt !== null && (
        <p class="ready-countdown">
          {t.ready.startsAt(timeOfDay(round.startsAt))}
          {stage !== "OVER" && <strong> {t.ready.startsIn(formatSpan(round.startsAt - now))}</strong>}
        </p>
      )}
      {all > 0 && (
        <p class={cls("ready-countdown", ready === all ? "good-text" : "warn-text")}>
          {t.ready.boardsReady(ready, all)}
        </p>
      )}
      {stage === "NOT_PLANNED" && <p class="quiet">{t.ready.notPlanned}</p>}
      {stage === "EARLY" && round.shownFrom !== null && (
        <p class="quiet">{t.ready.early(timeOfDay(round.shownFrom))}</p>
      )}
      {stage === "OVER" && <p class="warn-text">{t.ready.over}</p>}
    </section>
  );
}

function Point({ missing, children }: { missing: Missing; children?: ComponentChildren }) {
  return (
    <li class="ready-point" data-point={missing.point}>
      <span class={cls("ready-mark", missing.gate === "WARNING" ? "warn-text" : "bad-text")} aria-hidden="true">
        {missing.gate === "WARNING" ? "!" : "✕"}
      </span>
      <span class="grow">
        <strong>{t.ready.points[missing.point]}</strong>{" "}
        {ruleWords(missing.article) && <span class="chip">{missing.article}</span>}
        <span class="quiet ready-who">
          {t.ready.doneBy(t.ready.who[missing.point])}
          {missing.gate === "WARNING" && ` · ${t.ready.warning}`}
        </span>
      </span>
      {children}
    </li>
  );
}

function Venue({ venue, you, boards }: { venue: PremisesView; you: You; boards: readonly BoardView[] }) {
  const { busy, give } = useCommand();
  const manages = mayManageVenue(you, venue.venue);
  const equips = mayEquipVenue(you, venue.venue);
  /** The refusal's text lists what is missing in English; other readers get the list in their own language. */
  async function open(): Promise<void> {
    const outcome = await give("openVenue", { venue: venue.venue, round: venue.round });
    const why = shutBy(venue, t.ready.points);
    if (!outcome.ok && outcome.code === "VENUE_NOT_READY" && language !== "en" && why)
      say("refusal", `${t.ready.missing}: ${why}`);
  }
  const blocked = venue.missing.some((one) => one.gate === "VENUE");
  const alerts = venue.alerts.filter((alert) => alert.note === null);
  const reporting = venue.cameras.filter((camera) => camera.reporting).length;
  const arbiters = new Set(
    venue.staff.filter((one) => one.present && ARBITERS.includes(one.role)).map((one) => one.person),
  ).size;
  return (
    <section class="ready-venue" data-venue={venue.venue} data-open={String(venue.open)}>
      <header>
        <h2 class="grow">
          {venue.name}{" "}
          <span class={cls("chip", venue.open ? "good" : "bad")}>{venue.open ? t.ready.open : t.ready.closed}</span>
        </h2>
        {manages && !venue.open && (
          <button class={cls("big", !blocked && "primary")} disabled={busy} onClick={() => void open()}>
            {t.ready.openVenue}
          </button>
        )}
        {manages && venue.open && (
          <button class="big" disabled={busy} onClick={() => void give("closeVenue", { venue: venue.venue })}>
            {t.ready.closeVenue}
          </button>
        )}
      </header>
      <SignedNote round={venue.round} venues={[venue.venue]} />
      {alerts.map((alert) => (
        <Alert key={alert.id} alert={alert} venue={venue} may={manages} />
      ))}
      <h3>{t.ready.missing}</h3>
      {venue.missing.length === 0 ? (
        <p class="good-text">✓ {t.ready.nothingMissing}</p>
      ) : (
        <ul class="ready-list">
          {venue.missing.map((missing) => (
            <Point key={missing.point} missing={missing}>
              {missing.point === "INTERNET_TEST" && equips && (
                <button
                  class="big"
                  disabled={busy}
                  onClick={() => void give("recordInternetTest", { venue: venue.venue, passed: true })}
                >
                  {t.ready.done}
                </button>
              )}
            </Point>
          ))}
        </ul>
      )}
      <Part title={t.ready.staff} summary={t.ready.staffCount(arbiters, venue.minArbiters)} open={!venue.open}>
        <Staff venue={venue} may={equips} />
      </Part>
      <Part
        title={t.ready.cameras}
        summary={t.ready.camerasReporting(reporting, venue.minCameras)}
        open={!venue.open || alerts.length > 0}
      >
        <Cameras venue={venue} may={equips} />
      </Part>
      <Part
        title={t.ready.internet}
        summary={
          venue.internet
            ? t.ready.tested(venue.internet.passed, timeOfDay(venue.internet.at, venue.venue))
            : t.ready.notTested
        }
      >
        {equips && (
          <div class="actions">
            <button
              class="big"
              disabled={busy}
              onClick={() => void give("recordInternetTest", { venue: venue.venue, passed: true })}
            >
              {t.ready.passed}
            </button>
            <button
              class="big"
              disabled={busy}
              onClick={() => void give("recordInternetTest", { venue: venue.venue, passed: false })}
            >
              {t.ready.failed}
            </button>
          </div>
        )}
      </Part>
      <Part title={t.ready.measures} summary={`${venue.measures.length}/${MEASURES.length}`} open={!venue.open}>
        <Measures venue={venue} may={manages} />
      </Part>
      {state.value.competition?.floor.appendix && (
        <Part
          title={t.ready.platform}
          summary={venue.told ? t.ready.platformTold : t.ready.platformNotTold}
          open={!venue.open && !venue.told}
        >
          <Platform venue={venue} you={you} may={manages} />
        </Part>
      )}
      <Part
        title={t.ready.persons}
        summary={String(venue.incidents.filter((one) => one.outcome === null).length)}
        open={venue.incidents.some((one) => one.outcome === null)}
      >
        <Persons venue={venue} you={you} />
      </Part>
      <Part title={t.ready.access} summary="">
        <Access venue={venue} boards={boards} may={manages} />
      </Part>
      <Part title={t.ready.devices} summary={venue.ownDevices ? "–" : String(venue.devices.length)}>
        <Devices venue={venue} may={equips} />
      </Part>
      <Part title={t.ready.bags} summary={venue.bagsAllowed ? String(venue.bags.length) : "–"}>
        <Bags venue={venue} may={manages} />
      </Part>
      <Part
        title={t.ready.medical}
        summary={
          venue.medical ? t.ready.medicalIs(venue.medical.present, venue.medical.covered) : t.ready.medicalUnknown
        }
      >
        <Medical venue={venue} may={manages} />
      </Part>
    </section>
  );
}

function Part({
  title,
  summary,
  open = false,
  children,
}: {
  title: string;
  summary: string;
  open?: boolean;
  children: ComponentChildren;
}) {
  return (
    <details open={open}>
      <summary>
        {title} <span class="quiet">{summary}</span>
      </summary>
      <div class="ready-part">{children}</div>
    </details>
  );
}

function Alert({ alert, venue, may }: { alert: PremisesView["alerts"][number]; venue: PremisesView; may: boolean }) {
  const [note, setNote] = useState("");
  const { busy, give } = useCommand();
  return (
    <div class="notice refusal" role="alert" data-alert={alert.id}>
      <span class="grow">{t.ready.alertOf(alert.camera, timeOfDay(alert.at, venue.venue))}</span>
      {may && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void give("answerAlert", { venue: venue.venue, alert: alert.id, note: note.trim() });
          }}
        >
          <label>
            {t.ready.whatWasDone}
            <input
              required
              pattern=".*\S.*"
              maxLength={400}
              value={note}
              onInput={(event) => setNote(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary" disabled={busy}>
            {t.ready.answer}
          </button>
        </form>
      )}
    </div>
  );
}

/** A tick that shows the state in the hall, not what was requested. */
function Tick({
  label,
  on,
  may,
  onChange,
}: {
  label: string;
  on: boolean;
  may: boolean;
  onChange(on: boolean): Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  return (
    <label class="check big">
      <input
        type="checkbox"
        checked={on}
        disabled={!may || busy}
        onChange={(event) => {
          const wanted = event.currentTarget.checked;
          event.currentTarget.checked = on;
          setBusy(true);
          void onChange(wanted).finally(() => setBusy(false));
        }}
      />
      {label}
    </label>
  );
}

function Staff({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [name, setName] = useState("");
  const [role, setRole] = useState<StaffRole>("FLOOR_ARBITER");
  const { busy, give } = useCommand();
  async function arrives(): Promise<void> {
    if ((await give("recordStaff", { venue: venue.venue, person: name.trim(), role, present: true })).ok) setName("");
  }
  return (
    <>
      {venue.staff.map((one) => (
        <Tick
          key={one.person + one.role}
          label={`${t.role[one.role]}: ${one.name}`}
          on={one.present}
          may={may}
          onChange={(present) =>
            give("recordStaff", { venue: venue.venue, person: one.person, role: one.role, present })
          }
        />
      ))}
      {may && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void arrives();
          }}
        >
          <label>
            {t.ready.substitute}
            <input
              required
              pattern=".*\S.*"
              maxLength={100}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <label>
            {t.ready.role}
            <select value={role} onChange={(event) => setRole(event.currentTarget.value as StaffRole)}>
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {t.role[each]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" disabled={busy}>
            {t.ready.arrives}
          </button>
        </form>
      )}
    </>
  );
}

function Cameras({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [name, setName] = useState("");
  const { busy, give } = useCommand();
  const report = (camera: string, reporting: boolean) =>
    give("reportCamera", { venue: venue.venue, camera, reporting });
  return (
    <>
      <ul class="floor-list">
        {venue.cameras.map((one) => (
          <li key={one.camera} class="floor-row">
            <span class="grow">
              <strong>{one.camera}</strong>{" "}
              <span class={cls(one.reporting ? "quiet" : "bad-text")}>
                {one.reporting
                  ? t.ready.reporting(timeOfDay(one.since, venue.venue))
                  : t.ready.lostSince(timeOfDay(one.since, venue.venue))}
              </span>
            </span>
            {may && (
              <button disabled={busy} onClick={() => void report(one.camera, !one.reporting)}>
                {one.reporting ? t.ready.cameraLost : t.ready.cameraBack}
              </button>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void report(name.trim(), true).then(({ ok }) => {
              if (ok) setName("");
            });
          }}
        >
          <label>
            {t.ready.camera}
            <input
              required
              pattern=".*\S.*"
              maxLength={100}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" disabled={busy}>
            {t.ready.addCamera}
          </button>
        </form>
      )}
    </>
  );
}

function Measures({ venue, may }: { venue: PremisesView; may: boolean }) {
  const { give } = useCommand();
  return (
    <>
      {MEASURES.map((measure) => (
        <Tick
          key={measure}
          label={t.ready.measure[measure]}
          on={venue.measures.includes(measure)}
          may={may}
          onChange={(done) => give("tickMeasure", { venue: venue.venue, round: venue.round, measure, done })}
        />
      ))}
    </>
  );
}

/** What players and arbiters know about the platform's own decisions (APP-I A7, A8). */
function Platform({ venue, you, may }: { venue: PremisesView; you: You; may: boolean }) {
  const { give } = useCommand();
  return (
    <>
      <p class="quiet">{t.platform.told}</p>
      <Tick
        label={t.ready.tellPlayers}
        on={venue.told}
        may={may}
        onChange={(told) => give("tellPlayers", { venue: venue.venue, told })}
      />
      {mayConfirmProcedures(you, venue.venue) && (
        <Tick
          label={t.ready.knowProcedures}
          on={venue.informed.includes(you.name)}
          may
          onChange={(known) => give("confirmProcedures", { venue: venue.venue, known })}
        />
      )}
      <p class="quiet">{t.ready.informed(venue.informed)}</p>
    </>
  );
}

function Persons({ venue, you }: { venue: PremisesView; you: You }) {
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
            onClick={() => void give("closePersonIncident", { venue, incident: incident.id, outcome })}
          >
            {t.ready.outcomes[outcome]}
          </button>
        ))}
    </li>
  );
}

function PersonDialog({ venue, onClose }: { venue: string; onClose(): void }) {
  const [kind, setKind] = useState<PersonIncidentKind>("INTRUSION");
  const [person, setPerson] = useState("");
  const [capacity, setCapacity] = useState<Capacity>("SPECTATOR");
  const [note, setNote] = useState("");
  const { busy, give } = useCommand();
  async function record(): Promise<void> {
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

function Access({ venue, boards, may }: { venue: PremisesView; boards: readonly BoardView[]; may: boolean }) {
  const [person, setPerson] = useState("");
  const [permission, setPermission] = useState<Permission>("ENTRY");
  const { busy, give } = useCommand();
  const list = accessList(venue, boards);
  async function permit(): Promise<void> {
    if ((await give("recordPermission", { venue: venue.venue, person: person.trim(), permission, granted: true })).ok)
      setPerson("");
  }
  return (
    <>
      <p>
        <strong>{t.ready.accessStaff}:</strong> {list.staff.join(", ") || t.ready.nobody}
      </p>
      <p>
        <strong>{t.ready.accessPlayers}:</strong> {list.players.join(", ") || t.ready.nobody}
      </p>
      <p>
        <strong>{t.ready.accessPermitted}:</strong> {list.permitted.join(", ") || t.ready.nobody}
      </p>
      <ul class="floor-list">
        {venue.permissions.map((one) => (
          <li key={one.permission + one.person} class="floor-row">
            <span class="grow">
              <strong>{one.person}</strong> {t.ready.permissions[one.permission]}{" "}
              <span class="quiet">
                {timeOfDay(one.at, venue.venue)}
                {one.note && ` · ${one.note}`}
              </span>
            </span>
            {may && (
              <button
                disabled={busy}
                onClick={() =>
                  void give("recordPermission", {
                    venue: venue.venue,
                    person: one.person,
                    permission: one.permission,
                    granted: false,
                  })
                }
              >
                {t.ready.takeBack}
              </button>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void permit();
          }}
        >
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
          <Choice label={t.ready.permission} words={t.ready.permissions} value={permission} onChange={setPermission} />
          <button type="submit" disabled={busy}>
            {t.ready.permit}
          </button>
        </form>
      )}
    </>
  );
}

function Bags({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [person, setPerson] = useState("");
  const [place, setPlace] = useState("");
  const [deviceOff, setOff] = useState(false);
  const { busy, give } = useCommand();
  async function store(): Promise<void> {
    if (
      !(
        await give("recordBag", {
          venue: venue.venue,
          person: person.trim(),
          stored: true,
          place: place.trim(),
          deviceOff,
        })
      ).ok
    )
      return;
    setPerson("");
    setPlace("");
    setOff(false);
  }
  return (
    <>
      {!venue.bagsAllowed && <p class="quiet">{t.ready.bagsForbidden}</p>}
      {venue.bagsAllowed && venue.bags.length === 0 && <p class="quiet">{t.ready.noBags}</p>}
      <ul class="floor-list">
        {venue.bags.map((one) => (
          <li key={one.person} class="floor-row">
            <span class="grow">
              <strong>{one.person}</strong> {one.place} <span class="quiet">{timeOfDay(one.at, venue.venue)}</span>
            </span>
            {may && (
              <button
                disabled={busy}
                onClick={() => void give("recordBag", { venue: venue.venue, person: one.person, stored: false })}
              >
                {t.ready.giveBack}
              </button>
            )}
          </li>
        ))}
      </ul>
      {may && venue.bagsAllowed && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void store();
          }}
        >
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
          <label>
            {t.ready.place}
            <input
              required
              pattern=".*\S.*"
              maxLength={200}
              value={place}
              onInput={(event) => setPlace(event.currentTarget.value)}
            />
          </label>
          <label class="check">
            <input type="checkbox" checked={deviceOff} onChange={(event) => setOff(event.currentTarget.checked)} />
            {t.ready.deviceOff}
          </label>
          <button type="submit" disabled={busy}>
            {t.ready.store}
          </button>
        </form>
      )}
    </>
  );
}

/** The devices on which games are played (OCR 16.6, 17.2). */
function Devices({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [device, setDevice] = useState("");
  const [label, setLabel] = useState("");
  const { busy, give } = useCommand();
  async function register(): Promise<void> {
    if (
      !(
        await give("registerDevice", {
          venue: venue.venue,
          device: readDevice(device),
          label: label.trim(),
          registered: true,
        })
      ).ok
    )
      return;
    setDevice("");
    setLabel("");
  }
  return (
    <>
      <p class="quiet">
        {venue.ownDevices ? t.ready.ownDevices : venue.devices.length === 0 ? t.ready.noDevices : t.ready.onlyDevices}
      </p>
      <ul class="floor-list">
        {venue.devices.map((one) => (
          <li key={one.device} class="floor-row">
            <span class="grow">
              <strong>{shownDevice(one.device)}</strong> {one.label}{" "}
              <span class="quiet">{timeOfDay(one.at, venue.venue)}</span>
            </span>
            {may && (
              <button
                disabled={busy}
                aria-label={t.ready.unregisterOf(shownDevice(one.device))}
                onClick={() =>
                  void give("registerDevice", { venue: venue.venue, device: one.device, registered: false })
                }
              >
                {t.ready.unregister}
              </button>
            )}
          </li>
        ))}
      </ul>
      {may && !venue.ownDevices && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void register();
          }}
        >
          <label>
            {t.ready.deviceNumber}
            <input
              required
              maxLength={12}
              placeholder="K7QF-3M2P"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              value={device}
              ref={(input) =>
                input?.setCustomValidity(device === "" || isDevice(readDevice(device)) ? "" : t.ready.deviceUnreadable)
              }
              onInput={(event) => setDevice(event.currentTarget.value)}
            />
          </label>
          <label>
            {t.ready.deviceLabel}
            <input maxLength={200} value={label} onInput={(event) => setLabel(event.currentTarget.value)} />
          </label>
          <button type="submit" disabled={busy}>
            {t.ready.register}
          </button>
        </form>
      )}
    </>
  );
}

function Medical({ venue, may }: { venue: PremisesView; may: boolean }) {
  const [present, setPresent] = useState(venue.medical?.present ?? false);
  const [ambulance, setAmbulance] = useState(venue.medical?.ambulance ?? false);
  const [km, setKm] = useState(venue.medical?.hospitalKm?.toString() ?? "");
  const { busy, give } = useCommand();
  if (!may) return null;
  return (
    <form
      class="inline"
      onSubmit={(event) => {
        event.preventDefault();
        void give("recordMedical", {
          venue: venue.venue,
          present,
          ambulance,
          ...(km === "" ? {} : { hospitalKm: Number(km) }),
        });
      }}
    >
      <label class="check">
        <input type="checkbox" checked={present} onChange={(event) => setPresent(event.currentTarget.checked)} />
        {t.ready.doctor}
      </label>
      <label class="check">
        <input type="checkbox" checked={ambulance} onChange={(event) => setAmbulance(event.currentTarget.checked)} />
        {t.ready.ambulance}
      </label>
      <label>
        {t.ready.hospitalKm}
        <input
          type="number"
          min={0}
          max={1000}
          step={1}
          value={km}
          onInput={(event) => setKm(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={busy}>
        {t.floor.record}
      </button>
    </form>
  );
}

function Boards({ round, boards, you }: { round: Round; boards: readonly BoardView[]; you: You }) {
  const seats = seatsToDo(boards, round.number);
  const answered = seatsAnswered(boards, round.number);
  const { all } = readyCount(boards, round.number);
  return (
    <section>
      <h2>{t.ready.boards}</h2>
      {all === 0 && seats.length === 0 ? (
        <p class="quiet">{t.ready.noBoards}</p>
      ) : seats.length === 0 ? (
        <p class="good-text">✓ {t.ready.allReady}</p>
      ) : (
        <ul class="ready-list">
          {seats.map((seat) => (
            <Seat key={seat.board.id + seat.side} seat={seat} you={you} />
          ))}
        </ul>
      )}
      {answered.length > 0 && (
        <details class="ready-answered">
          <summary>
            {t.ready.answered} <span class="quiet">{answered.length}</span>
          </summary>
          <ul class="ready-list">
            {answered.map(({ board, side }) => (
              <AnsweredSeat key={board.id + side} board={board} side={side} you={you} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** For a player who is absent or checked: the answer, and a way to change it. */
function AnsweredSeat({ board, side, you }: { board: BoardView; side: Side; you: You }) {
  const player = bySide(board, side);
  return (
    <li class="ready-seat" data-answered={board.id} data-side={side}>
      <p>
        <strong>
          {board.number} · {player.name}
        </strong>{" "}
        <span class="quiet">
          {t.side[side]} · {player.venueName}
        </span>{" "}
        {player.held && <span class="chip warn">{t.ready.held}</span>}
        <Absence board={board} side={side} may={false} /> <IsHere board={board} side={side} you={you} />
      </p>
      <MadeChecks board={board} side={side} you={you} />
    </li>
  );
}

/** For a player who was recorded absent by mistake, or who has arrived now. */
function IsHere({ board, side, you }: { board: BoardView; side: Side; you: You }) {
  const { busy, give } = useCommand();
  if (!isAbsent(board, side) || !mayRecordPresence(you, board, side)) return null;
  return (
    <button
      class="big"
      aria-label={`${t.ready.isHere}: ${bySide(board, side).name}`}
      disabled={busy}
      onClick={() => void give("recordPresence", { board: board.id, side, present: true, seen: onRecord(board, side) })}
    >
      {t.ready.isHere}
    </button>
  );
}

/** The checks a seat has passed; each can be taken back. */
function MadeChecks({ board, side, you }: { board: BoardView; side: Side; you: You }) {
  const { busy, give } = useCommand();
  const made = madeChecks(board, side);
  if (made.length === 0) return null;
  return (
    <ul class="ready-list">
      {made.map((kind) => (
        <li key={kind} class="ready-point" data-made={kind}>
          <span class="ready-mark good-text" aria-hidden="true">
            ✓
          </span>
          <span class="grow">{t.check(side, kind)}</span>
          {mayCheck(you, board, side) && (
            <button
              class="big"
              aria-label={`${t.ready.takeBack}: ${t.check(side, kind)}, ${bySide(board, side).name}`}
              disabled={busy}
              onClick={() =>
                void give("recordCheck", {
                  board: board.id,
                  side,
                  kind,
                  passed: false,
                  seen: checkSeen(board, side, kind),
                })
              }
            >
              {t.ready.takeBack}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Seat({ seat: { board, side, missing }, you }: { seat: SeatToDo; you: You }) {
  const { busy, give } = useCommand();
  const player = bySide(board, side);
  const may = mayCheck(you, board, side);
  if (!may)
    return (
      <li class="ready-seat quiet" data-board={board.id} data-side={side}>
        {board.number} · {player.name} · {player.venueName}: {isUnchecked(board, side) && <>{t.absence.toCheck}: </>}
        {missing.map((one) => t.ready.points[one.point]).join(", ")}{" "}
        {player.held && <span class="chip warn">{t.ready.held}</span>}
      </li>
    );
  return (
    <li class="ready-seat" data-board={board.id} data-side={side}>
      <p>
        <strong>
          {board.number} · {player.name}
        </strong>{" "}
        <span class="quiet">
          {t.side[side]} · {player.venueName}
        </span>{" "}
        {player.held && <span class="chip warn">{t.ready.held}</span>}
        {isUnchecked(board, side) ? (
          <span class="chip bad">{t.absence.toCheck}</span>
        ) : (
          <>
            <Absence board={board} side={side} may={mayRecordPresence(you, board, side)} big />{" "}
            <IsHere board={board} side={side} you={you} />
          </>
        )}
      </p>
      <ul class="ready-list">
        {missing.map((one) => (
          <Point key={one.point} missing={one}>
            {(one.point === "DEVICE_CHECK" || one.point === "FAIR_PLAY_CHECK") && (
              <button
                class="big"
                aria-label={`${t.ready.checked}: ${t.ready.points[one.point]}, ${player.name}`}
                disabled={busy}
                onClick={() => {
                  const kind = one.point === "DEVICE_CHECK" ? "DEVICE" : "FAIR_PLAY";
                  void give("recordCheck", {
                    board: board.id,
                    side,
                    kind,
                    passed: true,
                    seen: checkSeen(board, side, kind),
                  });
                }}
              >
                {t.ready.checked}
              </button>
            )}
          </Point>
        ))}
      </ul>
      <MadeChecks board={board} side={side} you={you} />
    </li>
  );
}
