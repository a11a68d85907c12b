import { computed, signal } from "@preact/signals";
import type {
  AlarmView,
  BoardView,
  CallView,
  CaseView,
  Clocks,
  Competition,
  DiskLevel,
  EpochMs,
  LinkQuality,
  Millis,
  NextGame,
  NoGame,
  OrderView,
  OutageView,
  Outcome,
  PremisesView,
  RulingView,
  ServerFrame,
  Side,
  You,
} from "../protocol/protocol";
import type { Attention } from "./attention";
import { bySide, openDisputes } from "../protocol/protocol";
import { toCheck } from "./arrivals";
import { standstills } from "./outages";
import { isAgain, isReady } from "./preparation";
import { boardNumber } from "./order-progress";
import { worseTrouble } from "../clock/time-trouble";
import { language } from "../words/strings";
import { noticeWords, refusalWords, ruleWords } from "../words/hall-words";

/** This page's connection to the playing zone. */
export type OwnLink = "CONNECTING" | "UP" | "SUSPECT" | "DOWN" | "REPLACED";
/**
 * @property at when it happened
 * @property came when this page learned of it
 * @property seen how long it has been on a visible screen
 */
export interface Notice {
  key: number;
  level: "info" | "warn" | "refusal";
  text: string;
  at: EpochMs;
  came: EpochMs;
  seen: Millis;
  about?: readonly string[];
  /** The game it concerns. */ board?: string;
}
/** @property until null while the silence lasts */
export interface HallSilence {
  since: EpochMs;
  until: EpochMs | null;
}
type ById<T> = ReadonlyMap<string, T>;

/** All that the pages show. Replaced as a whole by `reduce`; nothing else writes it. */
export interface AppState {
  link: OwnLink;
  /**
   * When this page last heard from the hall, while its connection is lost; null while it is connected, and before it
   * first was.
   */
  lostSince: EpochMs | null;
  you: You | null;
  competition: Competition | null;
  /** True once the first snapshot has arrived; before that, "no board" means nothing. */
  synced: boolean;
  boards: ById<BoardView>;
  cases: ById<CaseView>;
  outages: ById<OutageView>;
  calls: ById<CallView>;
  rulings: ById<RulingView>;
  orders: ById<OrderView>;
  alarms: ById<AlarmView>;
  /** Venues by their log key. */
  premises: ById<PremisesView>;
  /** The number of time sheets; if it changes, there is a new sheet to fetch. */
  sheets: number;
  /** The move this seat has queued, and at which board. */
  preMove: { board: string; uci: string } | null;
  /** Another game at which this player is wanted. */
  next: NextGame | null;
  /** A round in which this player has no game. */
  noGame: NoGame | null;
  /** The link quality of each seat's device, by `seatKey`; times in milliseconds. */
  qualities: ReadonlyMap<string, LinkQuality>;
  /** The last time the hall itself did not answer, as far as this page knows. */
  standstill: HallSilence | null;
  /** The hall's disk when it is nearly full: bytes left. */
  disk: { level: DiskLevel; free: number } | null;
  notices: readonly Notice[];
  /** The address that people open, if the hall knows it; slips show it. */
  address: string | null;
}

export const EMPTY: AppState = {
  link: "CONNECTING",
  lostSince: null,
  you: null,
  competition: null,
  synced: false,
  boards: new Map(),
  cases: new Map(),
  outages: new Map(),
  calls: new Map(),
  rulings: new Map(),
  orders: new Map(),
  alarms: new Map(),
  premises: new Map(),
  sheets: 0,
  preMove: null,
  next: null,
  noGame: null,
  qualities: new Map(),
  standstill: null,
  disk: null,
  notices: [],
  address: null,
};

/** The state after one frame of the server. Pure; `at` stamps notices. */
export function reduce(state: AppState, frame: ServerFrame, at: EpochMs): AppState {
  switch (frame.t) {
    case "hello":
      return { ...state, you: frame.you, competition: frame.competition, address: frame.address ?? null };
    case "snapshot":
      return {
        ...state,
        synced: true,
        boards: index(frame.boards),
        cases: index(frame.cases),
        outages: index(frame.outages),
        calls: index(frame.calls),
        rulings: index(frame.rulings),
        orders: index(frame.orders),
        alarms: index(frame.alarms),
        premises: index(frame.premises),
        sheets: frame.sheets,
        preMove: null,
        next: null,
        noGame: null,
        standstill: silence(state, frame.standstill, at),
        disk: null,
      };
    case "board": {
      const known = state.boards.get(frame.board.id);
      return known && known.sequence > frame.board.sequence
        ? state
        : { ...state, boards: put(state.boards, frame.board) };
    }
    case "case":
      return { ...state, cases: put(state.cases, frame.case) };
    case "outage":
      return { ...state, outages: put(state.outages, frame.outage) };
    case "call":
      return { ...state, calls: put(state.calls, frame.call) };
    case "ruling":
      return { ...state, rulings: put(state.rulings, frame.ruling) };
    case "order":
      return { ...state, orders: put(state.orders, frame.order) };
    case "alarm":
      return { ...state, alarms: put(state.alarms, frame.alarm) };
    case "premises":
      return { ...state, premises: put(state.premises, frame.premises) };
    case "standstill":
      return { ...state, standstill: silence(state, frame.since, at) };
    case "disk":
      return { ...state, disk: frame.level === "ENOUGH" ? null : { level: frame.level, free: frame.free } };
    case "sheets":
      return { ...state, sheets: frame.sheets };
    case "preMove":
      return { ...state, preMove: frame.uci === null ? null : { board: frame.board, uci: frame.uci } };
    case "next":
      return { ...state, next: frame.game, noGame: frame.none ?? null };
    case "qualities":
      return {
        ...state,
        qualities: new Map([
          ...state.qualities,
          ...frame.seats.map(({ board, side, ...quality }) => [seatKey(board, side), quality] as const),
        ]),
      };
    case "notice":
      return withNotice(
        overtaken(state, frame.about ?? []),
        frame.level,
        noticeWords(frame),
        at,
        frame.at,
        frame.about,
        frame.board,
      );
    case "pong":
    case "ok":
    case "refused":
      return state;
  }
}

/** The silence of the hall after a report since when it has lasted, or null if there is none now. */
const silence = (state: AppState, since: EpochMs | null, now: EpochMs): HallSilence | null =>
  since !== null
    ? { since, until: null }
    : state.standstill && { ...state.standstill, until: state.standstill.until ?? now };

/** Removes notices about penalties for which there is a newer notice: a withdrawn warning must not be shown. */
const overtaken = (state: AppState, about: readonly string[]): AppState => ({
  ...state,
  notices: state.notices.filter((one) => !one.about?.some((penalty) => about.includes(penalty))),
});

export function withNotice(
  state: AppState,
  level: Notice["level"],
  text: string,
  came: EpochMs,
  at = came,
  about: readonly string[] = [],
  board?: string,
): AppState {
  const key = (state.notices.at(-1)?.key ?? 0) + 1;
  return {
    ...state,
    notices: [
      ...state.notices,
      { key, level, text, at, came, seen: 0, about, ...(board === undefined ? {} : { board }) },
    ].slice(-20),
  };
}

/** How long notices that disappear automatically stay readable. */
const READ_IN: Millis = 30_000;

/**
 * The state after some notices have been on the screen for a while longer: information disappears once there was time
 * to read it; warnings and refusals stay until they are dismissed or replaced.
 */
export function withSeen(state: AppState, keys: ReadonlySet<number>, ms: Millis): AppState {
  if (!state.notices.some((one) => one.level === "info" && keys.has(one.key))) return state;
  const looked = state.notices.map((one) =>
    one.level === "info" && keys.has(one.key) ? { ...one, seen: one.seen + ms } : one,
  );
  return { ...state, notices: looked.filter((one) => one.seen < READ_IN) };
}

/** The state on another page: notices that could be read on the last page are removed; warnings and refusals stay. */
export const withoutSeen = (state: AppState): AppState => ({
  ...state,
  notices: state.notices.filter((one) => one.level !== "info" || one.seen === 0),
});

export const seatKey = (board: string, side: Side): string => `${board} ${side}`;

export const state = signal<AppState>(EMPTY);

/** The address at which others open this hall: its public address, otherwise the one of this page. */
export const hallAddress = (): string => state.value.address ?? location.origin;
export const update = (change: (s: AppState) => AppState): void => {
  state.value = change(state.value);
};
export const dismiss = (key: number): void =>
  update((s) => ({ ...s, notices: s.notices.filter((n) => n.key !== key) }));
export const say = (level: Notice["level"], text: string): void =>
  update((s) => withNotice(s, level, text, serverNow()));

/**
 * Shows the outcome of a request. A missing answer is not a refusal, and is shown only once while it lasts.
 *
 * @param problem with the HTTP status of the answer; 0 if there was none
 */
export const sayProblem = (problem: { status?: number; message: string }): void => {
  const { status = 400, message } = problem;
  if (status > 0 && status < 500) return say("refusal", message);
  update((s) =>
    withNotice(
      { ...s, notices: s.notices.filter((one) => one.level !== "warn" || one.text !== message) },
      "warn",
      message,
      serverNow(),
    ),
  );
};

/** A refusal as one readable sentence with its article. */
export const refusalText = (o: Extract<Outcome, { ok: false }>): string =>
  refusalWords(o.code, o.text, language, o.details) + (ruleWords(o.rule) && ` (${ruleWords(o.rule)})`);

/** Server time minus performance.now(); wall-clock until the first pong. */
let offset: Millis = Date.now() - performance.now();
export const setOffset = (value: Millis): void => {
  offset = value;
};
export const serverNow = (): EpochMs => performance.now() + offset;

/** Ticks once a second for durations and sorting; clocks keep their own time. */
export const beat = signal<EpochMs>(serverNow());
if (typeof window !== "undefined")
  setInterval(() => {
    beat.value = serverNow();
  }, 1000);

export const standstill = computed(() => state.value.standstill);
export const lostSince = computed(() => state.value.lostSince);

/** The state when this page's connection is up, lost or being opened; `heard` is when the hall last sent something. */
export function withLink(state: AppState, link: OwnLink, heard: EpochMs): AppState {
  const lost = link === "DOWN" || link === "REPLACED";
  return {
    ...state,
    link,
    lostSince: link === "UP" ? null : (state.lostSince ?? (lost && state.synced ? heard : null)),
  };
}
/** How long a hall that answers again may take to report the time it has given back. */
const SETTLING: Millis = 5000;
/** The hall is asked twice a second: it may still have worked this long after its last answer, but not longer. */
const LAST_WORK: Millis = 1000;
/**
 * The instant for which clocks are shown: normally now; while this page's connection is lost, when it last heard from
 * the hall; while the hall does not answer, or has not yet reported what it charges, its last answer (OCR 19.6). Clocks
 * it has reported since then are running.
 */
export function clockNow(clocks: Clocks, now: EpochMs): EpochMs {
  if (lostSince.value !== null) return Math.min(now, Math.max(lostSince.value, clocks.at));
  const silent = standstill.value;
  if (!silent || clocks.at > silent.since + LAST_WORK || (silent.until !== null && now > silent.until + SETTLING))
    return now;
  return Math.min(now, Math.max(silent.since, clocks.at));
}

/** Open cases: the earliest flag fall first, then by board. */
export const openCases = computed(() =>
  [...state.value.cases.values()]
    .filter((c) => c.state !== "CLOSED")
    .sort(
      (a, b) =>
        Number(isOver(a)) - Number(isOver(b)) ||
        flagOf(a) - flagOf(b) ||
        boardNumber(a.board) - boardNumber(b.board) ||
        a.startedAt - b.startedAt,
    ),
);
/** Whether a game can be resumed only by the decision about an open disconnection (OCR 18.9). */
export const awaitsDecision = (board: string): boolean => openCases.value.some((c) => c.board === board);
/** Calls to be answered, and those whose penalty must still be imposed; the overdue ones first, then the oldest. */
export const openCalls = computed(() =>
  [...state.value.calls.values()]
    .filter((c) => c.state === "OPEN" || c.owed)
    .sort((a, b) => Number(isOverdue(b)) - Number(isOverdue(a)) || a.at - b.at),
);
/** Questions without an answer, the oldest first. */
export const openQuestions = computed(() =>
  [...state.value.boards.values()]
    .flatMap((board) =>
      (board.help?.questions ?? []).filter((one) => !one.answer).map((question) => ({ board, question })),
    )
    .sort((a, b) => a.question.at - b.question.at),
);
/** Appeals without a decision, the oldest first. */
export const openAppeals = computed(() =>
  [...state.value.boards.values()]
    .flatMap((board) => (board.help?.appeals ?? []).filter((one) => !one.outcome).map((appeal) => ({ board, appeal })))
    .sort((a, b) => a.appeal.at - b.appeal.at),
);
/** Failed pauses that still need compensation, the oldest first (OCR 19.6). */
export const owedPauses = computed(() =>
  [...state.value.boards.values()]
    .flatMap((board) =>
      (board.help?.failedPauses ?? []).filter((one) => one.state === "OWED").map((failed) => ({ board, failed })),
    )
    .sort((a, b) => a.failed.at - b.failed.at),
);
export const isOverdue = (call: CallView): boolean => call.state === "OPEN" && call.overdue && call.onTheWay === null;

/** Alarms dismissed on this device. */
const AWAY = "onehall.away";
const away = signal<ReadonlySet<string>>(
  new Set(typeof sessionStorage === "undefined" ? [] : (JSON.parse(sessionStorage.getItem(AWAY) ?? "[]") as string[])),
);
export function putAway(id: string): void {
  away.value = new Set([...away.value, id]);
  sessionStorage.setItem(AWAY, JSON.stringify([...away.value]));
}

/**
 * Alarms to look at, the newest first: not dismissed, not corrected in the meantime, and without outages whose boards
 * are still paused, which have a banner.
 */
export const standingAlarms = computed(() => {
  const banners = standstills(state.value.boards.values());
  return [...state.value.alarms.values()]
    .filter(
      (alarm) =>
        !away.value.has(alarm.id) &&
        !corrected(alarm) &&
        !(
          alarm.kind === "OUTAGE" &&
          banners.some((one) => one.from <= (alarm.to ?? alarm.at) && (alarm.from ?? alarm.at) <= one.to)
        ),
    )
    .sort((a, b) => b.at - a.at);
});

const corrected = (alarm: AlarmView): boolean =>
  alarm.kind === "SETTING_DIFFERS" && state.value.boards.get(alarm.board)?.control === alarm.expected;

/** Whether the game of a case is over, so that its decision is not urgent. */
const isOver = (c: CaseView): boolean => state.value.boards.get(c.board)?.status === "ENDED";

/** When the flag of a case's player will fall if nothing is done; a fallen flag comes first, a stopped clock last. */
function flagOf(c: CaseView): EpochMs {
  const board = state.value.boards.get(c.board);
  if (!board) return Number.MAX_SAFE_INTEGER;
  if (board.status === "AWAITING_CA") return 0;
  return board.clocks.running === c.side && board.clocks.flagAt !== null
    ? board.clocks.flagAt
    : Number.MAX_SAFE_INTEGER - 1;
}

const ORDER: readonly Attention[] = [
  "again",
  "awaiting",
  "case",
  "back",
  "call",
  "leave",
  "breach",
  "unpaused",
  "disputed",
  "checks",
  "paused",
  "unstable",
  "short",
  "playing",
  "created",
  "adjourned",
  "ended",
];

/** Whether a player says that the result, or an earlier one, is wrong, and no arbiter has answered (LAW 8.7). */
export const isDisputed = (board: BoardView): boolean =>
  board.resultStatus === "UNAPPROVED" && openDisputes(board).length > 0;

/** The sides whose disconnection waits for a decision (OCR 18.9). */
export const undecidedSides = (board: BoardView): readonly Side[] =>
  board.status === "ENDED" ? [] : (board.help?.undecided ?? []);

/** Boards with a disconnection whose case is for the arbiters of the other venue and the Chief Arbiter, not for this reader. */
export const lostElsewhere = computed(() =>
  [...state.value.boards.values()]
    .flatMap((board) =>
      undecidedSides(board)
        .filter((side) => !openCases.value.some((one) => one.board === board.id && one.side === side))
        .map((side) => ({ board, side })),
    )
    .sort((a, b) => a.board.round - b.board.round || a.board.number - b.board.number),
);

/**
 * Why an arbiter should look at a board, the strongest reason only.
 *
 * @param begun whether other games of its round have been started, so that what this board lacks is overdue
 */
export function attention(
  board: BoardView,
  caseBoards: ReadonlyMap<string, CaseView["state"]>,
  callBoards: ReadonlySet<string>,
  now: EpochMs,
  begun = false,
): Attention {
  if (board.status === "AWAITING_CA") return "awaiting";
  if (caseBoards.has(board.id) && board.status !== "ENDED")
    return caseBoards.get(board.id) === "OPEN" ? "case" : "back";
  const elsewhere = undecidedSides(board);
  if (elsewhere.length > 0) return elsewhere.some((side) => bySide(board, side).link !== "UP") ? "case" : "back";
  if (callBoards.has(board.id)) return "call";
  if (board.status !== "ENDED" && board.floor?.leaves.some((one) => one.state === "ASKED")) return "leave";
  if (board.floor?.incidents.some((one) => one.outcome === null)) return "breach";
  if (board.help?.failedPauses.some((one) => one.state === "OWED")) return "unpaused";
  if (board.status === "ENDED") return isDisputed(board) ? "disputed" : "ended";
  if (toCheck(board).length > 0) return "checks";
  if (board.status === "PAUSED") return "paused";
  if (board.status === "CREATED") return isAgain(board) ? "again" : begun && !isReady(board) ? "checks" : "created";
  if (board.status === "ADJOURNED") return "adjourned";
  if ((["WHITE", "BLACK"] as const).some((side) => ["SUSPECT", "DOWN"].includes(bySide(board, side).link ?? "UP")))
    return "unstable";
  return worseTrouble(board, now) ? "short" : "playing";
}
export const byAttention = (a: Attention, b: Attention): number => ORDER.indexOf(a) - ORDER.indexOf(b);

/** What needs attention: somebody waits for an arbiter, or time is short. */
const NEEDS: ReadonlySet<Attention> = new Set<Attention>([
  "again",
  "awaiting",
  "case",
  "back",
  "call",
  "leave",
  "breach",
  "unpaused",
  "disputed",
  "checks",
]);

/** Boards that need an arbiter, the most urgent first. */
export function inNeed(boards: Iterable<BoardView>, now: EpochMs): { board: BoardView; why: Attention }[] {
  const cases = new Map(openCases.value.toReversed().map((c) => [c.board, c.state]));
  const calls = new Set(openCalls.value.map((c) => c.board));
  return [...boards]
    .map((board) => ({ board, why: attention(board, cases, calls, now) }))
    .filter((one) => NEEDS.has(one.why))
    .sort((a, b) => byAttention(a.why, b.why) || a.board.round - b.board.round || a.board.number - b.board.number);
}

/** The order of tiles while somebody reaches for one: existing tiles keep their places, new ones come after them. */
export function inPlace<T extends { board: BoardView }>(before: readonly string[], tiles: readonly T[]): T[] {
  const places = new Map(before.map((id, place) => [id, place]));
  return tiles.toSorted(
    (a, b) => (places.get(a.board.id) ?? before.length) - (places.get(b.board.id) ?? before.length),
  );
}

const index = <T extends { id: string }>(items: readonly T[]): ById<T> => new Map(items.map((item) => [item.id, item]));
const put = <T extends { id: string }>(map: ById<T>, item: T): ById<T> => new Map(map).set(item.id, item);
