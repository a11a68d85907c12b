import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { allowed, SoundState } from "./sound-menu";
import { ring } from "./chimes";
import { formatSpan } from "../clock/clock";
import { worksOnCases } from "../fairplay/access";
import { fairPlayNeeds, hasAlarms, isNews, matters, needs, type Need } from "./tasks";
import { FAIR_PLAY, fetchFairPlay, go, session } from "../network/session";
import { goToBoard } from "../console/board-selection";
import { nextStep, type NextStep } from "../state/next-step";
import { beat, state } from "../state/state";
import { t } from "../words/words";
import { cls } from "../widgets/cls";
import { Menu } from "../widgets/dialogs";

/** How many alarms are named in the bar at most: as many as fit whole into its line. */
const NAMED = 3;
/** How long a new alarm is marked. */
const FRESH = 8_000;
/** How often pages of people who work on fair-play cases check for news. */
const LOOK = 20_000;
const HEARD = "onehall.heard";
const NOTHING: readonly Need[] = [];

/** Keys of the alarms that have sounded in this tab; a reloaded page does not sound them again. */
function readHeard(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(HEARD) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

/**
 * On every page of an official: what waits for him, its age, and a link to it. A new item makes a sound, and a system
 * notification if allowed.
 */
export function OpenTasks() {
  const role = session.value?.role;
  return role && hasAlarms(role) ? <Bar /> : null;
}

function Bar() {
  const { you, synced, link } = state.value;
  const fairPlay = useFairPlay();
  const waiting = [...(fairPlay ?? []), ...(you && synced ? needs(you) : [])];
  const known = synced && fairPlay !== null;
  const isUp = link === "UP" || link === "SUSPECT";
  const fresh = useNews(waiting, known);
  const { line, fits } = useWhatFits();
  const named = waiting.slice(0, NAMED);
  const rest = waiting.slice(Math.min(fits, named.length));
  useEffect(() => {
    document.title = waiting.length > 0 ? `(${waiting.length}) OneHall` : "OneHall";
    showIcon(waiting.length);
    return () => {
      document.title = "OneHall";
      showIcon(0);
    };
  }, [waiting.length]);
  return (
    <section
      class={cls("alarm-bar", "no-print", waiting.length > 0 && "waiting")}
      aria-label={t.bar.label}
      data-waiting={waiting.length}
    >
      {waiting.length === 0 ? (
        <Nothing known={known && isUp} />
      ) : (
        <span class="count bad" aria-hidden="true">
          {waiting.length}
        </span>
      )}
      <ul ref={line}>
        {named.map((one, place) => (
          <li key={one.key} class={cls(place >= fits && "beyond")}>
            <Alarm one={one} fresh={fresh.has(one.key)} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Menu
          label={t.bar.more(rest.length)}
          class={cls("bar-more", rest.some((one) => fresh.has(one.key)) && "fresh")}
        >
          {rest.map((one) => (
            <Alarm key={one.key} one={one} fresh={fresh.has(one.key)} />
          ))}
        </Menu>
      )}
      <SoundState />
      <p class="visually-hidden" aria-live="assertive" data-announced>
        {waiting
          .filter((one) => fresh.has(one.key))
          .map((one) => one.text)
          .join(". ")}
      </p>
    </section>
  );
}

function Alarm({ one, fresh }: { one: Need; fresh: boolean }) {
  return (
    <button
      class={cls("small", "bar-alarm", one.kind.toLowerCase(), one.overdue && "overdue", fresh && "fresh")}
      data-alarm-key={one.key}
      title={one.text}
      onClick={() => goTo(one)}
    >
      <span class="ellipsis">{one.text}</span>
      {one.since !== null && <span class="mono"> {formatSpan(Math.max(0, beat.value - one.since))}</span>}
    </button>
  );
}

/** How many items of a list stand whole in its first line, at least one; those of the second line are not seen. */
function useWhatFits() {
  const line = useRef<HTMLUListElement>(null);
  const [fits, setFits] = useState(NAMED);
  const look = () => {
    const items = [...(line.current?.children ?? [])] as HTMLElement[];
    const second = items.findIndex((item) => item.offsetTop > items[0]!.offsetTop);
    setFits(second < 0 ? NAMED : second);
  };
  useLayoutEffect(look);
  useEffect(() => {
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
  return { line, fits };
}

/** What comes next before the round, where there is something; otherwise that nothing waits. */
function Nothing({ known }: { known: boolean }) {
  const { you, competition, premises, boards } = state.value;
  const next = known && you ? nextStep(you, competition, premises.values(), boards.values()) : null;
  if (next === null) return <span class="quiet">{known ? t.bar.nothing : t.bar.unknown}</span>;
  return (
    <span data-next-step={next.kind}>
      {stepText(next)}{" "}
      <button class="small" onClick={() => go("/readiness")}>
        {t.ready.title}
      </button>
    </span>
  );
}

function stepText(next: NextStep): string {
  const { name, round } = next.venue;
  switch (next.kind) {
    case "MISSING": {
      const [first, ...more] = next.missing;
      return t.bar.next.missing(name, round, t.ready.points[first!.point], t.ready.who[first!.point], more.length);
    }
    case "OPEN":
      return t.bar.next.open(name, round, t.ready.who.OPENING);
    case "CHECKS":
      return t.bar.next.checks(name, round, next.seats, t.ready.who.DEVICE_CHECK);
  }
}

/** Goes to the board of the waiting item, or to where it is answered. */
function goTo(need: Need): void {
  if (need.fairPlay) go(FAIR_PLAY);
  else if (need.board) goToBoard(need.board);
  else go("/console");
  if (!need.fairPlay) setTimeout(() => cardOf(need)?.scrollIntoView({ block: "nearest" }));
}

/** The card of the inbox where it is answered. */
function cardOf(need: Need): Element | null {
  const [kind, ...id] = need.key.split(" ");
  if (kind === "case" || kind === "call") return document.querySelector(`[data-${kind}="${CSS.escape(id.join(" "))}"]`);
  return need.kind === "STANDSTILL"
    ? document.querySelector(".standstill")
    : need.board
      ? document.querySelector(`article[data-board="${CSS.escape(need.board)}"]`)
      : null;
}

/**
 * The keys of new items; each sounds once and is reported by the system.
 *
 * @param known whether everything that waits is known; items that arrive before that must not be treated as new
 *     afterwards
 */
function useNews(waiting: readonly Need[], known: boolean): ReadonlySet<string> {
  const heard = useRef(readHeard());
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const keys = waiting.flatMap(matters).join("\n");
  useEffect(() => {
    if (!known) return;
    const news = waiting.filter((one) => isNews(one, heard.current));
    heard.current = new Set(waiting.flatMap(matters));
    sessionStorage.setItem(HEARD, JSON.stringify([...heard.current]));
    if (news.length === 0) return;
    ring(news[0]!.kind);
    tellBySystem(news);
    setFresh(new Set(news.map((one) => one.key)));
  }, [keys, known]);
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(new Set()), FRESH);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

/** One system notification for all new items; a click on it leads to the first one. */
function tellBySystem(news: readonly Need[]): void {
  if (allowed() !== "granted") return;
  try {
    const told = new Notification(news[0]!.text, {
      tag: news[0]!.key,
      body: news.length > 1 ? t.bar.more(news.length - 1) : "",
    });
    told.onclick = () => {
      window.focus();
      goTo(news[0]!);
      told.close();
    };
  } catch {
    // some phones allow notifications only from service workers: the bar and its sound remain
  }
}

/** What waits for a person who works on fair-play cases; null until it is known, empty for anybody else. */
function useFairPlay(): readonly Need[] | null {
  const [found, setFound] = useState<readonly Need[] | null>(null);
  const works = worksOnCases(session.value?.role ?? "PLAYER");
  useEffect(() => {
    if (!works) return;
    let wanted = true;
    const look = () =>
      void fetchFairPlay().then(
        (overview) => {
          if (wanted) setFound(fairPlayNeeds(overview.cases ?? []));
        },
        () => {
          if (wanted) setFound((before) => before ?? []);
        },
      );
    look();
    const timer = setInterval(look, LOOK);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [works]);
  return works ? found : NOTHING;
}

const ICON = document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";
const SIGN =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle cx='8' cy='8' r='8' fill='#b3261e'/>" +
  "<path d='M7 3h2v6H7zM7 11h2v2H7z' fill='#fff'/></svg>";
const RED = `data:image/svg+xml,${encodeURIComponent(SIGN)}`;

/** The icon of the tab is red while something waits. */
function showIcon(waiting: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = waiting > 0 ? RED : ICON;
}
