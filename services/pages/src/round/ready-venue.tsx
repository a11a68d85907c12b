import { useEffect, useRef, useState } from "preact/hooks";
import { shutBy } from "../state/preparation";
import type { BoardView, Measure, PremisesView, StaffRole, You } from "../protocol/protocol";
import { mayConfirmProcedures, mayEquipVenue, mayManageVenue } from "../state/rights";
import { SignedNote } from "../papers/signed-note";
import { say, state } from "../state/state";
import { language, t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { MissingPoint } from "./missing-point";
import { Part, Tick } from "./ready-parts";
import { Cameras } from "./ready-cameras";
import { Persons } from "./ready-person-incidents";
import { Access } from "./ready-access";
import { Bags } from "./ready-bags";
import { Devices } from "./ready-devices";
import { Medical } from "./ready-medical";
import { Staff } from "./ready-staff";
import { soughtVenue } from "./venue-sought";

const MEASURES = Object.keys(t.ready.measure) as Measure[];

const ARBITERS: readonly StaffRole[] = ["LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER", "FLOOR_ARBITER"];

export function Venue({ venue, you, boards }: { venue: PremisesView; you: You; boards: readonly BoardView[] }) {
  const { busy, give } = useCommand();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (soughtVenue.peek() !== venue.venue) return;
    soughtVenue.value = null;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, []);
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
        <h2 class="grow" ref={heading} tabIndex={-1}>
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
            <MissingPoint key={missing.point} missing={missing}>
              {missing.point === "INTERNET_TEST" && equips && (
                <button
                  class="big"
                  disabled={busy}
                  onClick={() => void give("recordInternetTest", { venue: venue.venue, passed: true })}
                >
                  {t.ready.done}
                </button>
              )}
            </MissingPoint>
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
          open={!venue.open}
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
