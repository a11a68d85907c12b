/** The venues at a glance: a line for each, above the wall of boards (OCR 16). */

import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { goToVenue, VENUE_PAGE } from "../round/venue-sought";
import type { EpochMs, Millis, You } from "../protocol/protocol";
import { venuesAtAGlance } from "../state/rights";
import { beat, serverNow, state } from "../state/state";
import { byNeed, venueGlances, type Share, type VenueGlance } from "../state/venue-glance";
import { cls } from "../widgets/cls";
import { dayAndTime, timeOfDay } from "../widgets/times";
import { official } from "../words/officials";
import { reasonWords } from "../words/reasons";
import { t } from "../words/words";

/** Up to this many venues are all shown; of more, those that need nothing are folded. */
const FEW = 4;
const STAFF = ["LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER"] as const;
const KEY = "onehall.venues";
const FOLDED = "folded";
/** A start that is further away is shown with its date. */
const DAY: Millis = 86_400_000;

export function VenueStrips({ you, round }: { you: You; round: number }) {
  const { competition, synced } = state.value;
  const [folded, setFolded] = useState(() => localStorage.getItem(KEY) === FOLDED);
  const venues = venuesAtAGlance(you, competition?.venues ?? []);
  if (!synced || venues.length === 0) return null;
  const words = official.venueStrips;
  const all = venueGlances(venues, round, state.value, beat.value);
  if (you.venue !== "")
    return (
      <section class="venue-strips" aria-label={words.title}>
        <Strips of={all} own />
      </section>
    );
  const needing = all.filter((one) => one.need !== null).sort(byNeed);
  const rest = all.length <= FEW ? [] : all.filter((one) => one.need === null);
  function fold(now: boolean): void {
    setFolded(now);
    localStorage.setItem(KEY, now ? FOLDED : "");
  }
  return (
    <section class="venue-strips" aria-label={words.title}>
      <details open={!folded} onToggle={(event) => fold(!event.currentTarget.open)}>
        <summary>
          {words.title}{" "}
          <span class={cls(needing.length === 0 && "quiet")}>{words.summary(all.length, needing.length)}</span>
        </summary>
        <Strips of={all.length <= FEW ? all : needing} />
        {rest.length > 0 && (
          <details class="venue-rest">
            <summary>
              {rest.every((one) => one.open && !one.over) ? words.ready(rest.length) : words.quiet(rest.length)}
            </summary>
            <Strips of={rest} />
          </details>
        )}
      </details>
    </section>
  );
}

function Strips({ of, own = false }: { of: readonly VenueGlance[]; own?: boolean }) {
  return (
    <ul>
      {of.map((one) => (
        <Strip key={one.venue} of={one} own={own} />
      ))}
    </ul>
  );
}

/** @param own whether it is the reader's venue: the order that stopped it has its own line above the wall already */
function Strip({ of, own }: { of: VenueGlance; own: boolean }) {
  const words = official.venueStrips;
  /** What is complete matters less while the clocks stand, and leaves its place to the stop. */
  const isStill = of.stop !== null;
  return (
    <li data-venue-strip={of.venue} data-need={of.need}>
      <a
        href={VENUE_PAGE}
        onClick={(event) => {
          event.preventDefault();
          goToVenue(of.venue);
        }}
      >
        <strong>{of.name}</strong>
        <State of={of} own={own} />
        {of.present && <Part of={of.present}>{words.present(of.present.n, of.present.of)}</Part>}
        {of.checked && (of.checked.needs || !isStill) && (
          <Part of={of.checked}>{words.checked(of.checked.n, of.checked.of)}</Part>
        )}
        {of.links && <Part of={of.links}>{words.links(of.links.n, of.links.of, of.links.lost)}</Part>}
        {of.cameras && (of.cameras.needs || !isStill) && (
          <Part of={of.cameras}>{words.cameras(of.cameras.n, of.cameras.of)}</Part>
        )}
        {of.staff && <Staff of={of.staff} />}
        {of.start !== null && !isStill && <span>{words.start(when(of.start))}</span>}
      </a>
    </li>
  );
}

/** Open, not open or stopped, by a word and a sign; nothing if it is not known. */
function State({ of, own }: { of: VenueGlance; own: boolean }) {
  const words = official.venueStrips;
  const { stop } = of;
  if (stop) {
    const since = () =>
      words.stoppedSince(timeOfDay(stop.at, of.venue), stop.by, stop.reason ? reasonWords(stop.reason) : "");
    return (
      <span class="venue-stop bad-text">
        <Sign sign="■" /> {own ? words.stopped : since()}
      </span>
    );
  }
  if (of.open === null) return null;
  return of.open ? (
    <span class="good-text">
      <Sign sign="●" /> {words.open}
    </span>
  ) : (
    <span class={cls(of.need !== null && "warn-text")}>
      <Sign sign="○" /> {words.closed}
    </span>
  );
}

/** A number of all; with a sign if somebody must do something about the others. */
function Part({ of, children }: { of: Pick<Share, "needs">; children: string }) {
  return of.needs ? (
    <span class="warn-text">
      <Sign sign="▲" /> {children}
    </span>
  ) : (
    <span>{children}</span>
  );
}

/** Those of the two who are absent, or both. */
function Staff({ of }: { of: NonNullable<VenueGlance["staff"]> }) {
  const words = official.venueStrips;
  const absent = STAFF.filter((role) => !of[role]);
  return (
    <span class={cls(of.needs && "warn-text")}>
      {of.needs && <Sign sign="▲ " />}
      {(absent.length > 0 ? absent : STAFF).map((role, i) => (
        <Fragment key={role}>
          {i > 0 && ", "}
          <abbr title={t.role[role]}>{words.short[role]}</abbr>
        </Fragment>
      ))}{" "}
      {absent.length > 0 ? words.isAbsent : words.isPresent}
    </span>
  );
}

function Sign({ sign }: { sign: string }) {
  return <span aria-hidden="true">{sign}</span>;
}

const when = (at: EpochMs): string => (at - serverNow() < DAY ? timeOfDay(at) : dayAndTime(at));
