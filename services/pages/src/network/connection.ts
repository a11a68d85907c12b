import { effect } from "@preact/signals";
import { newId } from "./ids";
import { bestOffset, sampleOffset, type ClockSample } from "../clock/clock";
import type { CommandName, Commands, Enrolment, Millis, Outcome, ServerFrame } from "../protocol/protocol";
import { enterMessage, keepUnread, session, setSession, go, unread } from "./session";
import { onLoggedOut } from "./kept-sessions";
import { returning } from "./returning";
import { refusalText, say, serverNow, setOffset, state, update, withLink } from "../state/state";
import { reduce } from "../state/reduce";
import { EMPTY, type Notice, type OwnLink } from "../state/app-state";
import { withRefusal } from "../words/hall-words";
import { storedArguments } from "../words/reasons";
import { t } from "../words/words";

/** How often this page gives a sign of life, as set in the competition's regulations (OCR 18.8). */
let pingEvery: Millis = 1000;
/** The time without an answer to two signs of life; likewise to three. */
const suspectAfter = () => Math.max(2000, 2 * pingEvery);
const lostAfter = () => Math.max(3000, 3 * pingEvery);
/**
 * How long to wait for the greeting: if a whole hall of players returns at once it takes a while, and giving up would
 * make it longer.
 */
const OPENING_TAKES: Millis = 10_000;
const FLUSH_EVERY: Millis = 100;
const ASK_AGAIN_AFTER: Millis = 500;
/** Refusals that do not yet count as an answer. */
const NOT_YET: ReadonlySet<string> = new Set(["UNAVAILABLE", "TOO_BUSY"]);
const BACK_OFF: readonly Millis[] = [300, 600, 1200, 2000];

interface Waiting {
  frame: string;
  resolve: (outcome: Outcome) => void;
}

/** Identifies this page, so that the hall knows its connections and their order. */
const PAGE = newId();
let connections = 0;

let socket: WebSocket | null = null;
let wanted = false;
let ready = false;
let attempts = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let pingNumber = 0;
let lastRoundTrip: Millis | undefined;
let lastPing: Millis = 0;
let lastHeard: Millis = 0;
/** Whether the hall has been told that this page is covered. */
let toldAway = false;
let samples: ClockSample[] = [];
const unshown: ServerFrame[] = [];
let flushing: ReturnType<typeof setTimeout> | undefined;
const pings = new Map<number, Millis>();
/** Commands without an answer; sent again with the same id after a reconnection, which the server answers once. */
const waiting = new Map<string, Waiting>();

/** Connects with this tab's token and stays connected until `disconnect`. */
export function connect(): void {
  if (wanted) return;
  wanted = true;
  attempts = 0;
  state.value = { ...EMPTY, notices: unread() as Notice[] };
  open();
}

/** keeps unread notices, so that a reloaded page shows them again */
effect(() => {
  const { notices } = state.value;
  if (wanted) keepUnread(notices);
});

export function disconnect(): void {
  wanted = false;
  drop("DOWN");
  for (const { resolve } of waiting.values()) resolve({ ok: false, code: "OFFLINE", rule: "", text: t.offline });
  waiting.clear();
}

/** Logs out: nothing about the person is left on this device, and the token is ended. */
export function logOut(message = ""): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ t: "logOut" }));
  disconnect();
  setSession(null);
  state.value = EMPTY;
  enterMessage.value = message;
  go("/");
}
onLoggedOut(() => logOut(t.enterLoggedOut));

/** Moves to another seat as the same person; unread notices go along. */
export function moveTo(seat: Enrolment): void {
  const { notices } = state.value;
  disconnect();
  setSession(seat);
  keepUnread(notices);
  connect();
}

/** Sends one command; resolves with the server's answer, however many reconnections that takes. */
export function send<N extends CommandName>(name: N, args: Commands[N]): Promise<Outcome> {
  return new Promise((resolve) => {
    const id = newId();
    const frame = JSON.stringify({ t: "cmd", id, name, args: storedArguments(args) });
    waiting.set(id, { frame, resolve });
    if (ready) socket?.send(frame);
  });
}

/** Sends a command and shows a refusal; an accepted command removes older refusals from the screen. */
export async function command<N extends CommandName>(name: N, args: Commands[N]): Promise<Outcome> {
  const outcome = await send(name, args);
  if (outcome.ok) update((s) => ({ ...s, notices: s.notices.filter((n) => n.level !== "refusal") }));
  else say("refusal", refusalText(outcome));
  return outcome;
}

function open(): void {
  const token = session.value?.token;
  if (!token || !wanted) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const opened = new WebSocket(`${scheme}://${location.host}/ws?page=${PAGE}&connection=${++connections}`, [
    "bearer-token-carrier",
    encodeURIComponent(`quarkus-http-upgrade#Authorization#Bearer ${token}`),
  ]);
  socket = opened;
  lastHeard = performance.now();
  opened.onopen = () => {
    lastHeard = performance.now();
    ping();
  };
  opened.onmessage = (event) => {
    if (opened === socket) receive(JSON.parse(String(event.data)) as ServerFrame);
  };
  opened.onclose = (event) => {
    if (opened === socket) closed(event.code);
  };
}

function receive(frame: ServerFrame): void {
  lastHeard = performance.now();
  switch (frame.t) {
    case "pong": {
      const sentAt = pings.get(frame.n);
      if (sentAt === undefined) break;
      pings.delete(frame.n);
      const sample = sampleOffset(sentAt, lastHeard, frame.now);
      lastRoundTrip = Math.round(sample.roundTrip);
      samples = [...samples, sample].slice(-10);
      setOffset(bestOffset(samples) ?? sample.offset);
      break;
    }
    case "ok":
      answer(frame.id, {
        ok: true,
        ...(frame.code === undefined ? {} : { code: frame.code }),
        ...(frame.codes ? { codes: frame.codes } : {}),
        ...(frame.proposals ? { proposals: frame.proposals } : {}),
        ...(frame.clocks ? { clocks: frame.clocks } : {}),
      });
      break;
    case "refused":
      if (NOT_YET.has(frame.code) && waiting.has(frame.id)) askAgain(frame.id);
      else
        void withRefusal(frame.code).then(() =>
          answer(frame.id, {
            ok: false,
            code: frame.code,
            rule: frame.rule ?? "",
            text: frame.text,
            ...(frame.details ? { details: frame.details } : {}),
          }),
        );
      break;
    case "hello":
      ready = true;
      pingEvery = frame.thresholds?.heartbeatMs ?? pingEvery;
      ticker.postMessage(Math.min(500, pingEvery / 2));
      attempts = 0;
      toldAway = false;
      tellAway();
      if (samples.length === 0) setOffset(frame.now - lastHeard);
      for (const { frame: unanswered } of waiting.values()) socket?.send(unanswered);
  }
  if (frame.t !== "pong") show(frame);
  setLink(ready ? "UP" : "CONNECTING");
}

/** A wall of hundreds of boards is repainted ten times a second at most; a player's own board at once. */
function show(frame: ServerFrame): void {
  unshown.push(frame);
  if (frame.t !== "board" || state.value.you?.role === "PLAYER" || state.value.you?.role === "ASSISTANT") flush();
  else flushing ??= setTimeout(flush, FLUSH_EVERY);
}

function flush(): void {
  clearTimeout(flushing);
  flushing = undefined;
  const frames = unshown.splice(0);
  update((s) => frames.reduce((now, frame) => reduce(now, frame, serverNow()), s));
}

function answer(id: string, outcome: Outcome): void {
  waiting.get(id)?.resolve(outcome);
  waiting.delete(id);
}

/** A service is unavailable for a moment: the same command is sent again, and is carried out at most once. */
function askAgain(id: string): void {
  setTimeout(() => {
    const again = waiting.get(id);
    if (again && ready) socket?.send(again.frame);
  }, ASK_AGAIN_AFTER);
}

function closed(code: number): void {
  if (code === 4001) {
    wanted = false;
    drop("REPLACED");
    // with the same token it was another tab of this browser; after a newer code this tab's token is invalid
    void tokenRefused().then((refused) => {
      if (refused && !wanted) void expire();
    });
  } else if (code === 4003) {
    void expire();
  } else {
    reconnect();
  }
}

function reconnect(): void {
  drop("DOWN");
  if (!wanted) return;
  const wait = BACK_OFF[Math.min(attempts, BACK_OFF.length - 1)] ?? 2000;
  attempts++;
  // to a page, a refused upgrade looks like a dead connection, so it sometimes asks directly whether the token is still
  // valid
  if (attempts % 4 === 0 || (attempts === 1 && !state.value.synced))
    void tokenRefused().then((refused) => {
      if (refused && wanted) void expire();
    });
  clearTimeout(retry);
  retry = setTimeout(open, wait);
}

async function tokenRefused(): Promise<boolean> {
  try {
    const response = await fetch("/api/session", {
      headers: { authorization: `Bearer ${session.value?.token ?? ""}` },
    });
    return response.status === 401;
  } catch {
    return false;
  }
}

/** Ends a session that the zone has ended, and says why. */
async function expire(): Promise<void> {
  const lost = session.value;
  if (!lost) return;
  wanted = false;
  drop("DOWN");
  const why = await returning()
    .then(async (it) => it.lostText(await it.lostBy(lost)))
    .catch(() => t.enterExpired);
  if (session.value === lost) logOut(why);
}

/** Drops the present socket; its late events are ignored. */
function drop(link: OwnLink): void {
  clearTimeout(retry);
  const old = socket;
  socket = null;
  ready = false;
  pings.clear();
  samples = [];
  unshown.length = 0;
  if (old && old.readyState !== WebSocket.CLOSED) old.close();
  setLink(link);
}

function setLink(link: OwnLink): void {
  if (state.value.link !== link) update((s) => withLink(s, link, serverNow() - (performance.now() - lastHeard)));
}

function ping(): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  lastPing = performance.now();
  pings.set(++pingNumber, lastPing);
  socket.send(
    JSON.stringify({ t: "ping", n: pingNumber, ...(lastRoundTrip === undefined ? {} : { rtt: lastRoundTrip }) }),
  );
}

function tick(): void {
  if (!socket) return;
  const now = performance.now();
  const silence = now - lastHeard;
  if (silence > (ready ? lostAfter() : OPENING_TAKES)) reconnect();
  else if (ready && silence > suspectAfter()) setLink("SUSPECT");
  if (now - lastPing > pingEvery * 0.75) ping();
}

/**
 * Reports to the hall that a player's page is covered or has lost the keyboard focus, and that it is visible again
 * (OCR 16.7).
 */
function tellAway(): void {
  const away = document.visibilityState === "hidden" || !document.hasFocus();
  if (!ready || session.value?.role !== "PLAYER" || away === toldAway || socket?.readyState !== WebSocket.OPEN) return;
  toldAway = away;
  socket.send(JSON.stringify({ t: "away", on: away }));
}
document.addEventListener("visibilitychange", tellAway);
window.addEventListener("focus", tellAway);
window.addEventListener("blur", tellAway);

const ticker = new Worker(new URL("./ticker.ts", import.meta.url), { type: "module" });
ticker.onmessage = tick;
window.addEventListener("offline", () => {
  if (wanted) reconnect();
});
window.addEventListener("online", () => {
  if (wanted && !ready) {
    attempts = 0;
    drop("CONNECTING");
    open();
  }
});
