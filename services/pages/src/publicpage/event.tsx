import { useEffect, useState } from "preact/hooks";
import { Mark } from "../widgets/marks";
import { QrCode } from "../widgets/qr-code";
import { LANGUAGES, type Tongue } from "../words/words";
import { documentOf, eventOf, tongue, useDocument, words, type PublicEvent } from "./public-event";
import { RoundPart } from "./round";
import { StandingsPart } from "./standings";
import "./event.css";

/** What is shown: a round, the standings or the cross table. It stands in the address, so that it can be sent. */
type View = { readonly round: number } | "standings" | "crosstable";

export function viewOf(hash: string, event: PublicEvent): View {
  if (hash === "#standings" || hash === "#crosstable") return hash.slice(1) as View;
  const asked = Number(/^#r(\d+)$/.exec(hash)?.[1]);
  if (event.rounds.some((round) => round.number === asked)) return { round: asked };
  const begun = event.rounds.filter((round) => round.opened || round.pairings.length > 0);
  return { round: (begun.at(-1) ?? event.rounds[0])?.number ?? 0 };
}

/** What everybody may see of an event, without signing in (LAW 6.12). */
export function EventPage() {
  const id = eventOf(location.pathname);
  const read = useDocument<PublicEvent>(documentOf(id));
  const t = words();
  const event = read.value;
  useEffect(() => {
    document.documentElement.lang = tongue.value;
    document.title = event?.name ?? "OneHall";
  }, [tongue.value, event?.name]);
  return (
    <div class="sheet-page public-event">
      {read.stale && (
        <p class="banner wait" role="status">
          {event
            ? t.stale(read.stale.toLocaleTimeString(tongue.value, { hour: "2-digit", minute: "2-digit" }))
            : t.silent}
        </p>
      )}
      <header class="topbar">
        <div class="brand no-print">
          <Mark /> OneHall
        </div>
        <div class="topbar-words">
          <h1>{event?.name ?? "OneHall"}</h1>
          {event && <span>{[event.control && t.control(event.control), ...venues(event)].join(" · ")}</span>}
        </div>
        <label class="inline-label no-print">
          {t.language}
          <select
            value={tongue.value}
            onChange={(change) => {
              tongue.value = change.currentTarget.value as Tongue;
            }}
          >
            {LANGUAGES.map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main>
        {event ? (
          <Event event={event} />
        ) : (
          <p role="status">{read.missing ? t.missing : read.stale ? "" : t.loading}</p>
        )}
      </main>
    </div>
  );
}

const venues = (event: PublicEvent): string[] => [event.venues.map((venue) => venue.name).join(", ")];

function Event({ event }: { event: PublicEvent }) {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const moved = () => setHash(location.hash);
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  const t = words();
  const view = viewOf(hash, event);
  const links: (readonly [string, string, boolean])[] = event.rounds.map((round) => [
    `#r${round.number}`,
    t.round(round.number),
    typeof view === "object" && view.round === round.number,
  ]);
  links.push(["#standings", t.standings, view === "standings"], ["#crosstable", t.crossTable, view === "crosstable"]);
  const round = typeof view === "object" ? event.rounds.find((one) => one.number === view.round) : undefined;
  return (
    <>
      <nav class="public-views no-print" aria-label={t.views}>
        {links.map(([to, name, here]) => (
          <a key={to} href={to} aria-current={here ? "page" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {typeof view === "string" ? (
        <StandingsPart event={event} cross={view === "crosstable"} />
      ) : (
        <>{round ? <RoundPart event={event} round={round} /> : <p>{t.noRounds}</p>}</>
      )}
      <Poster event={event} />
    </>
  );
}

/** A sheet with the address of this page, as text and as a QR code. */
function Poster({ event }: { event: PublicEvent }) {
  const [printing, setPrinting] = useState(false);
  const t = words();
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, [printing]);
  const address = `${location.origin}/event/${event.id}`;
  return (
    <>
      <div class="actions no-print">
        <button onClick={() => print()}>{t.print}</button>
        <button onClick={() => setPrinting(true)}>{t.poster}</button>
      </div>
      {printing && (
        <div class="poster" aria-hidden="true">
          <h1>{event.name}</h1>
          <QrCode text={address} />
          <div class="mono">{address}</div>
          <p>{t.posterText}</p>
        </div>
      )}
    </>
  );
}
