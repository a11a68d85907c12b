import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { memo } from "preact/compat";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatClock, remaining, TENTHS_FROM, untilNextChange } from "../clock/clock";
import { moveText, notation, placement } from "../board/moves";
import { loadPieces, pieceImage, piecesReady } from "../board/pieces";
import { scoreText } from "../words/scores";
import { boardNumber, boardRound } from "../state/order-progress";
import type {
  BoardView,
  Clocks,
  CommandName,
  Commands,
  EpochMs,
  Link,
  Millis,
  MoveView,
  Outcome,
  PlayerView,
  Side,
  Trouble,
} from "../protocol/protocol";
import { command, logOut } from "../network/connection";
import { giver } from "../state/rights";
import { session } from "../network/session";
import {
  clockNow,
  dismiss,
  lostSince,
  serverNow,
  standstill,
  state,
  update,
  withSeen,
  type Notice,
} from "../state/state";
import { t } from "../words/strings";
import { rank } from "../clock/time-trouble";
import { dayAt, placed, timeAt, zonesOf } from "../clock/time-zones";
import { ruleWords } from "../words/hall-words";

export const cls = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
const zones = computed(() => zonesOf(state.value.you, state.value.competition));
const zoneOf = (venue: string): string | undefined =>
  state.value.competition?.venues.find((one) => one.id === venue)?.timeZone;
/** The time zone in which this page shows and reads times; undefined for the device's. */
export const hereZone = (): string | undefined => zones.value.here;
/**
 * A time of day in the reader's zone; if it belongs to a venue and an official of the whole competition reads it, also
 * in the venue's zone.
 */
export const timeOfDay = (at: EpochMs, venue = ""): string => placed(at, zones.value, zoneOf(venue));
/** The same in the time of a given zone, such as a board's timeline in that of a venue. */
export const timeIn = (at: EpochMs, timeZone: string): string =>
  zones.value.here === undefined ? timeAt(at, timeZone) : placed(at, zones.value, timeZone);
/** The same with the date. */
export const dayAndTime = (at: EpochMs, venue = ""): string => placed(at, zones.value, zoneOf(venue), dayAt);

/**
 * One clock. Counts from the server's last value and repaints only when its text changes, without rendering anything
 * else; is dimmed and does not run while the hall stands still or this page's connection is lost.
 */
export function ClockFace({ clocks, side, big = false }: { clocks: Clocks; side: Side; big?: boolean }) {
  const face = useRef<HTMLSpanElement>(null);
  const silent = standstill.value;
  const lost = lostSince.value;
  useEffect(() => {
    const shown = face.current;
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const paint = () => {
      const now = serverNow();
      const asOf = clockNow(clocks, now);
      const left = remaining(clocks, side, asOf);
      shown.textContent = formatClock(left, big);
      shown.classList.toggle("low", left < 60_000);
      shown.classList.toggle("very-low", left < TENTHS_FROM);
      const still = clocks.running !== null && asOf !== now;
      shown.classList.toggle("still", still);
      if (still) timer = setTimeout(paint, 500);
      else if (clocks.running === side && left > 0) timer = setTimeout(paint, untilNextChange(left, big) + 1);
    };
    paint();
    return () => clearTimeout(timer);
  }, [clocks.whiteMs, clocks.blackMs, clocks.running, clocks.at, side, big, silent, lost]);
  const role = big ? ({ role: "timer", "aria-label": t.clock(side) } as const) : {};
  return <span ref={face} class={cls("clock", big && "big", clocks.running === side && "running")} {...role} />;
}

export function LinkDot({ link, name }: { link: Link | null | undefined; name: string }) {
  if (!link) return null;
  const words = t.linkOf(name, t.link[link]);
  return <span class={`link-dot ${link.toLowerCase()}`} role="img" aria-label={words} title={words} />;
}

/** Time trouble by shape and words, not by colour alone: one, two or three bars. */
export function TroubleMark({ trouble }: { trouble: Trouble | null }) {
  if (!trouble) return null;
  return (
    <span
      class={cls("trouble", trouble.toLowerCase())}
      role="img"
      aria-label={t.trouble[trouble]}
      title={t.trouble[trouble]}
    >
      {"▮".repeat(rank(trouble))}
    </span>
  );
}

/** The board's colours in the present colour scheme, light or dark. */
const readColours = () =>
  ["--square-light", "--square-dark", "--square-last"].map((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name),
  );
const colours = signal(readColours());
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
  colours.value = readColours();
});

/** A position painted on a canvas: cheap enough for a wall of hundreds. */
export const MiniBoard = memo(function MiniBoard({
  fen,
  lastMove,
  flipped = false,
  faded = false,
  label,
}: {
  fen: string;
  lastMove: string | null;
  flipped?: boolean;
  faded?: boolean;
  label?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useRef(() => {});
  draw.current = () => {
    if (canvas.current) paintBoard(canvas.current, fen, lastMove, flipped);
  };
  useEffect(() => {
    void loadPieces();
    const resized = new ResizeObserver(() => draw.current());
    resized.observe(canvas.current!);
    return () => resized.disconnect();
  }, []);
  useEffect(() => draw.current(), [fen, lastMove, flipped, piecesReady.value, colours.value]);
  return (
    <canvas
      ref={canvas}
      class={cls("mini-board", faded && "faded")}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
});

function paintBoard(canvas: HTMLCanvasElement, fen: string, lastMove: string | null, flipped: boolean): void {
  const size = Math.max(8, Math.round((canvas.clientWidth * devicePixelRatio) / 8) * 8);
  if (canvas.width !== size) canvas.width = canvas.height = size;
  const context = canvas.getContext("2d")!;
  const square = size / 8;
  const [light, dark, mark] = colours.value[0] ? colours.value : readColours();
  const corner = (name: string): [number, number] => {
    const file = name.charCodeAt(0) - 97;
    const row = 8 - Number(name[1]);
    return flipped ? [(7 - file) * square, (7 - row) * square] : [file * square, row * square];
  };
  for (let n = 0; n < 64; n++) {
    context.fillStyle = ((n + (n >> 3)) % 2 === 0 ? light : dark) || "#ccc";
    context.fillRect((n % 8) * square, (n >> 3) * square, square, square);
  }
  context.fillStyle = mark || "transparent";
  if (lastMove)
    [lastMove.slice(0, 2), lastMove.slice(2, 4)].forEach((name) => context.fillRect(...corner(name), square, square));
  for (const [name, letter] of placement(fen)) {
    const image = pieceImage(letter);
    if (image) context.drawImage(image, ...corner(name), square, square);
  }
}

/**
 * @param lags whether to show how much network delay was compensated (DEC-03): for arbiters
 * @param plain without move numbers and times: for assistants (APP-III 1.3)
 */
export function MoveList({
  moves,
  lags = false,
  plain = false,
}: {
  moves: readonly MoveView[];
  lags?: boolean;
  plain?: boolean;
}) {
  const list = useRef<HTMLOListElement>(null);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(() => {
    toEnd();
  }, [moves.length]);
  useEffect(() => {
    if (!list.current) return;
    const resized = new ResizeObserver(toEnd);
    resized.observe(list.current);
    return () => resized.disconnect();
  }, [moves.length === 0]);
  if (moves.length === 0) return <p class="moves quiet">{t.noMoves}</p>;
  const rows: MoveView[][] = [];
  for (const move of moves) {
    const row = Math.floor((move.ply - 1) / 2);
    (rows[row] ??= []).push(move);
  }
  return (
    <ol class="moves" aria-label={t.moves} ref={list} tabIndex={0}>
      {rows.map((row, index) => (
        <li key={index}>
          <span class="move-number">{plain ? "" : `${index + 1}.`}</span>
          {row.map((move) => (
            <span
              key={move.ply}
              class={cls("move", move.ply === moves.length && "last")}
              title={plain || move.clockMs === null ? move.uci : formatClock(move.clockMs, false)}
            >
              {notation(move.san)}
              {move.offer ? " (=)" : ""}
              {lags && move.lagMs > 0 && (
                <span class="lag" title={t.lagTitle}>
                  {" "}
                  −{move.lagMs} ms
                </span>
              )}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/**
 * A command with its own "in progress" state: its button is disabled in the meantime, so that a double click sends it
 * only once.
 */
export function useCommand() {
  const [busy, setBusy] = useState(false);
  async function give<N extends CommandName>(name: N, args: Commands[N]): Promise<Outcome> {
    setBusy(true);
    const outcome = await command(name, args);
    setBusy(false);
    return outcome;
  }
  return { busy, give };
}

/**
 * The state when a form was opened, so that changes by others in the meantime are not overlooked. After a refusal that
 * mentions such a change, it is the new state, as soon as this page knows it.
 */
export function useSeen<T>(now: T): { seen: T; told(): void } {
  const [seen, setSeen] = useState(now);
  const [stale, setStale] = useState(false);
  const news = JSON.stringify(now);
  useEffect(() => {
    if (!stale || news === JSON.stringify(seen)) return;
    setSeen(now);
    setStale(false);
  }, [stale, news]);
  return { seen, told: () => setStale(true) };
}

/** Scrolls something that has just opened to where it can be read. */
export function useInView<E extends HTMLElement>(opened: unknown) {
  const shown = useRef<E>(null);
  useEffect(() => {
    if (opened) shown.current?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  return shown;
}

/**
 * Rarely needed actions behind one button; the menu closes after a choice, on Escape, and when anything else is
 * touched.
 */
export function Menu({ label, children }: { label: string; children: ComponentChildren }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, []);
  return (
    <details
      class="menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          close();
          menu.current?.querySelector("summary")?.focus();
        }
      }}
    >
      <summary>{label}</summary>
      <div class="menu-choices" onClick={close}>
        {children}
      </div>
    </details>
  );
}

/** A modal dialog that closes on Escape; the browser itself moves the focus in and back. */
/** @param keeps called on Escape: whether the dialog stays open because something in it would be lost */
export function Dialog({
  title,
  onClose,
  keeps,
  wide = false,
  children,
}: {
  title: string;
  onClose(): void;
  keeps?(): boolean;
  wide?: boolean;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={cls(wide && "wide")}
      aria-label={title}
      onCancel={(event) => {
        if (keeps?.()) event.preventDefault();
      }}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "Escape" && keeps?.()) event.preventDefault();
      }}
    >
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}

/** A field for a reason: a click fills in a usual reason, or the person writes one. These buttons never act at once. */
export function ReasonField({
  reasons,
  value,
  onChange,
  label = t.reason,
}: {
  reasons: readonly string[];
  value: string;
  onChange(reason: string): void;
  label?: string;
}) {
  return (
    <div class="reason">
      <label>
        {label}
        <input
          required
          pattern=".*\S.*"
          title={t.reasonNeeded}
          value={value}
          maxLength={200}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <div class="usual">
        {reasons.map((each) => (
          <button key={each} type="button" class="small" aria-pressed={value === each} onClick={() => onChange(each)}>
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}

export function Banner() {
  switch (state.value.link) {
    case "UP":
    case "SUSPECT":
      return <HallBanner />;
    case "CONNECTING":
      return (
        <div class="banner wait" role="status">
          {t.connecting}
        </div>
      );
    case "DOWN":
      return (
        <div class="banner bad" role="alert">
          {t.offline}
          {state.value.lostSince !== null && ` ${t.lastHeard(timeOfDay(state.value.lostSince))}`}
        </div>
      );
    case "REPLACED":
      return (
        <div class="banner bad" role="alert">
          {t.replaced} <button onClick={() => location.reload()}>{t.takeBack}</button>
        </div>
      );
  }
}

/** Shows on every page that the hall itself does not answer, until it does (OCR 19.6). */
function HallBanner() {
  const silent = standstill.value;
  if (!silent || silent.until !== null) return null;
  const player = state.value.you?.role === "PLAYER" || state.value.you?.role === "ASSISTANT";
  return (
    <div class="banner bad" role="alert">
      {player ? t.hallSilentPlayer : t.hallSilent(timeOfDay(silent.since))}
    </div>
  );
}

/** What an arbiter must check again before a new game. */
export const checksAgain = (): string => t.checksAgain(state.value.competition?.checks ?? []);

const LOOK: Millis = 1000;

/**
 * Recent notices, complete and newest first, until they have been read; at a board without those about another game.
 */
export function Notices({ board }: { board?: string }) {
  const shown = state.value.notices
    .filter((one) => !isOfAnother(one, board))
    .slice(-3)
    .reverse();
  const keys = shown.map((one) => one.key).join();
  const newest = shown[0]?.key;
  const log = useRef<HTMLElement>(null);
  useEffect(() => {
    if (newest !== undefined) log.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  useEffect(() => {
    if (keys === "") return;
    const looked = new Set(keys.split(",").map(Number));
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") update((s) => withSeen(s, looked, LOOK));
    }, LOOK);
    return () => clearInterval(timer);
  }, [keys]);
  return (
    <section ref={log} class="notices" aria-label={t.notices} aria-live="polite" role="log">
      {shown.map((notice) => (
        <NoticeLine key={notice.key} notice={notice} />
      ))}
    </section>
  );
}

function NoticeLine({ notice, of = "" }: { notice: Notice; of?: string }) {
  return (
    <div class={`notice ${notice.level}`} data-level={notice.level}>
      <span class="grow">
        <span class="quiet">{timeOfDay(notice.at)}</span> {of && <strong>{of}: </strong>}
        {notice.level === "refusal" && <strong>{t.refused}: </strong>}
        {notice.text}
      </span>
      <button class="plain" aria-label={t.dismiss} onClick={() => dismiss(notice.key)}>
        ×
      </button>
    </div>
  );
}

/** Whether a notice is about a game other than that of the board. */
const isOfAnother = (notice: Notice, board: string | undefined): boolean =>
  board !== undefined && notice.board !== undefined && notice.board !== board;

/** Notices about a player's other games, with their names, placed out of the way. */
export function OtherNotices({ board }: { board: string }) {
  const others = state.value.notices.filter((one) => isOfAnother(one, board));
  if (others.length === 0) return null;
  return (
    <details class="other-notices">
      <summary>{t.otherNotices}</summary>
      {others.map((notice) => (
        <NoticeLine
          key={notice.key}
          notice={notice}
          of={t.boardOf(boardRound(notice.board!), boardNumber(notice.board!))}
        />
      ))}
    </details>
  );
}

/** Logs out: the code is used up, and a person who wants to return needs a new one. */
export function LeaveButton() {
  const [sure, setSure] = useState(false);
  const role = state.value.you?.role ?? session.value?.role;
  return (
    <>
      <button class="plain" onClick={() => setSure(true)}>
        {t.leave}
      </button>
      {sure && (
        <Dialog title={t.leaveTitle} onClose={() => setSure(false)}>
          <p>
            {t.leaveText} {role && t.newCodeFrom[giver(role)]}
          </p>
          <div class="actions">
            <button autoFocus onClick={() => setSure(false)}>
              {t.stay}
            </button>
            <button class="danger" onClick={() => logOut()}>
              {t.leave}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** A player's name, in a team event with the team (FSSI team-a). */
export const withTeam = (player: PlayerView) =>
  player.entry?.team ? (
    <>
      {player.name} <span class="quiet">{player.entry.team}</span>
    </>
  ) : (
    player.name
  );

/** The last move with its number. */
export function lastMoveText(board: BoardView): string {
  const last = board.moves.at(-1);
  return last ? moveText(last) : "";
}

const FORFEITS: Record<string, string> = { "1-0": "+ −", "0-1": "− +", "0-0": "− −" };

/** The result, or the score as changed by a ruling; a forfeit has the symbols for a game that was not played. */
export function resultText(board: BoardView): string {
  if (board.score) return scoreText(board.score);
  return (board.termination === "FORFEIT" && FORFEITS[board.result ?? ""]) || scoreText(board.result ?? "");
}

/** Whether the result is approved and its round official (OCR 18.3); "" while there is no result. */
export function resultStatusText(board: BoardView): string {
  if (!board.resultStatus) return "";
  const official = state.value.competition?.rounds.find((round) => round.number === board.round)?.official === true;
  return t.resultStatus[board.resultStatus === "OFFICIAL" && !official ? "APPROVED" : board.resultStatus];
}

/** How a game ended; a forfeit is attributed to the roll call if the loser was excluded after it (FSSI ind-b). */
export function terminationText(board: BoardView): string {
  const lost = board.arrival?.excluded.some(
    (side) => board.result === "0-0" || board.result === (side === "WHITE" ? "0-1" : "1-0"),
  );
  if (board.termination === "FORFEIT" && lost) return t.forfeitAtRollCall;
  return t.termination[board.termination ?? ""] ?? (board.termination ?? "").toLowerCase().replaceAll("_", " ");
}

export function statusText(board: BoardView): string {
  if (board.status !== "ENDED" || !board.result) return t.status[board.status];
  const how = terminationText(board);
  const ended = t.ended(
    `${scoreText(board.result)} ${t.result[board.result] ?? ""}`.trim(),
    how,
    ruleWords(board.rule),
  );
  return board.score ? `${ended} · ${t.scoreByRuling(scoreText(board.score))}` : ended;
}
