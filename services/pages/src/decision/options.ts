import { controlBase, controlTimes, formatClock, formatSpan, remaining } from "../clock/clock";
import {
  other,
  type BoardView,
  type CaseView,
  type Commands,
  type DecisionOption,
  type EpochMs,
  type Millis,
  type Penalty,
  type PenaltyKind,
  type PenaltyRules,
  type Precedent,
  type RulingView,
  type Seconds,
  type Side,
  type You,
} from "../protocol/protocol";
import { t } from "../words/words";

/** OCR 18.9 a-d. */
export const OPTIONS: readonly DecisionOption[] = ["RESUME", "REDUCE", "RESTART", "RESTART_SHORTER"];
/** The other, free decisions; each needs a reason. */
export const OTHERS: readonly DecisionOption[] = ["NO_ACTION", "ADD_TIME", "CONFIRM_FLAG", "LOSS", "DRAW"];

/**
 * The effect of an option on the clocks and on a draw offer, in words, and why it cannot be chosen yet (empty if it
 * can). `ends`: when the game would end after sixty moves if both used all their time; null if the control does not
 * determine it.
 */
export interface OptionView {
  option: DecisionOption;
  clocks: string;
  offer: string;
  blocked: string;
  ends: EpochMs | null;
}

/** The values that the Chief Arbiter enters. */
export interface Terms {
  take?: Seconds;
  control?: string;
  addTo?: Side;
  add?: Seconds;
}

/** The game becomes void and another one begins (OCR 18.9 c, d). */
export const isNewGame = (option: DecisionOption): boolean => option === "RESTART" || option === "RESTART_SHORTER";

const GOES_ON: ReadonlySet<DecisionOption> = new Set(["RESUME", "REDUCE", "ADD_TIME"]);
const MOST_ADDED: Seconds = 3600;

/** Whether all inputs of an option except the reason are present; `base` is the result of {@link baseClocks}. */
export function isComplete(option: DecisionOption, c: CaseView, base: Record<Side, Millis>, terms: Terms): boolean {
  switch (option) {
    case "REDUCE":
      return Number.isInteger(terms.take) && terms.take! >= 1 && terms.take! <= mostTaken(c, base);
    case "RESTART_SHORTER":
      return controlBase(terms.control ?? "") !== undefined;
    case "ADD_TIME":
      return Number.isInteger(terms.add) && terms.add! >= 1 && terms.add! <= MOST_ADDED;
    default:
      return true;
  }
}

/**
 * The applied decisions in similar cases (single ones, or part of an outage), the most frequent first. This is only a
 * preview: the server's data counts.
 */
export function precedents(
  c: CaseView,
  rulings: Iterable<RulingView>,
  cases: ReadonlyMap<string, CaseView>,
): Precedent[] {
  const counts = new Map<DecisionOption, number>();
  for (const ruling of rulings) {
    const decided = ruling.caseId ? cases.get(ruling.caseId) : undefined;
    if (
      !decided ||
      decided.id === c.id ||
      ruling.state !== "APPLIED" ||
      (decided.outageId === null) !== (c.outageId === null)
    )
      continue;
    const option = ruling.kind as DecisionOption;
    counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  return [...counts].map(([option, count]) => ({ option, count })).sort((a, b) => b.count - a.count);
}

/** Whether similar cases exist but none was decided this way, so that the decision needs a reason. */
export const departs = (option: DecisionOption, earlier: readonly Precedent[]): boolean =>
  earlier.length > 0 && earlier.every((one) => one.option !== option);

/** How often a decision of a case could not be carried out. */
export const refusedBefore = (c: CaseView, rulings: Iterable<RulingView>): number =>
  [...rulings].filter((one) => one.caseId === c.id && one.state === "REFUSED").length;

/**
 * Whether a decision is made and not refused, so that there is nothing to decide until it is applied. `given`: the
 * value of {@link refusedBefore} when this page decided; undefined if it has not.
 */
export const isBeingApplied = (c: CaseView, rulings: Iterable<RulingView>, given: number | undefined): boolean =>
  c.rulingId !== null || given === refusedBefore(c, rulings);

/** The order that carries an option out. */
export function decisionArgs(
  c: CaseView,
  option: DecisionOption,
  terms: Terms,
  reason: string,
  penalty: Penalty | null = null,
): Commands["decideDisconnection"] {
  return {
    board: c.board,
    caseId: c.id,
    option,
    ...(option === "REDUCE" ? { reduceSeconds: terms.take } : {}),
    ...(option === "RESTART_SHORTER" ? { control: (terms.control ?? "").replace(/\s/g, "") } : {}),
    ...(option === "ADD_TIME" ? { addTo: terms.addTo, addSeconds: terms.add } : {}),
    ...(reason.trim() ? { reason: reason.trim() } : {}),
    ...(penalty ? { penalties: [penalty] } : {}),
  };
}

/**
 * Penalties that a decision may add for the player who was disconnected, if players are responsible for their
 * connections (OCR 11.1, 16.5); time is handled by the decision itself.
 */
export const addable = (rules: PenaltyRules | undefined): PenaltyKind[] =>
  !rules?.ownLine ? [] : ["WARNING", ...(rules.fines.length > 0 ? (["FINE"] as const) : [])];

/**
 * The deputy's part in a case, for the person who may decide it or delegate it (OCR 18.9); empty if there is nothing to
 * say.
 */
export function deputyText(you: You, c: CaseView, now: EpochMs): string {
  const own = you.role === "DEPUTY_CHIEF_ARBITER";
  if (c.rulingId || (!own && you.role !== "CHIEF_ARBITER")) return "";
  if (c.deputy) return (own ? t.youMayDecide : t.deputyMayDecide)[c.deputy];
  if (c.deputyAt === null) return own ? t.notLeftToYou : "";
  const left = formatSpan(Math.ceil(Math.max(0, c.deputyAt - now) / 1000) * 1000);
  return own ? t.notYetLeftToYou(left) : t.deputyIn(left);
}

/**
 * The time that the side to move lost between the last sign of life and the pause (OCR 19.6); null if it was less than
 * a second.
 */
export function ranOn(c: CaseView, board: BoardView | undefined): { side: Side; ms: Millis } | null {
  if (
    !c.toMove ||
    c.rulingId ||
    board?.status !== "PAUSED" ||
    board.pauseCause !== "DISCONNECTION" ||
    board.ply !== c.ply
  )
    return null;
  const ms = c.toMove === "WHITE" ? c.whiteMs - board.clocks.whiteMs : c.blackMs - board.clocks.blackMs;
  return ms >= 1000 ? { side: c.toMove, ms } : null;
}

/** The proposed time if no clock ran on. */
const USUAL: Seconds = 60;

/**
 * The initial values: the time that ran on, given back to the player who lost it, or taken; the shorter control decided
 * earlier in this event.
 */
export function proposed(c: CaseView, board: BoardView, rulings: Iterable<RulingView>): Required<Terms> {
  const ran = ranOn(c, board);
  const seconds = ran ? Math.floor(ran.ms / 1000) : USUAL;
  const left = Math.max(1, mostTaken(c, baseClocks(c, board, board.clocks.at)));
  return {
    take: Math.min(seconds, left),
    addTo: ran?.side ?? other(c.side),
    add: Math.min(seconds, MOST_ADDED),
    control: shorterBefore(board, rulings),
  };
}

/** The latest shorter control decided in this event that would be shorter here too; "" if there is none. */
function shorterBefore(board: BoardView, rulings: Iterable<RulingView>): string {
  const most = reckoned(board.control ?? "");
  return (
    [...rulings]
      .filter((one) => one.kind === "RESTART_SHORTER" && one.state === "APPLIED")
      .sort((a, b) => b.at - a.at)
      .map((one) => one.detail ?? "")
      .find((control) => reckoned(control) < most) ?? ""
  );
}

/**
 * How long one side plays with a control, calculated for sixty moves (DEC-17); infinite if the control does not
 * determine it.
 */
function reckoned(control: string): Millis {
  const times = controlTimes(control);
  return times ? times.base + RECKONED_MOVES * times.increment : Number.POSITIVE_INFINITY;
}

/** The most that can be taken from the clock of the disconnected player, so that some time is left. */
export function mostTaken(c: CaseView, base: Record<Side, Millis>): Seconds {
  return Math.ceil(base[c.side] / 1000) - 1;
}

/**
 * The clock times from which decisions a) and b) start (DEC-16). After a provisional flag fall: those at the last sign
 * of life of the seat whose flag fell, whichever case of the board is decided. Otherwise the present times, which do
 * not change while the game is paused.
 */
export function baseClocks(c: CaseView, board: BoardView, now: EpochMs): Record<Side, Millis> {
  const { whiteMs, blackMs } = board.base ?? c;
  return board.status === "AWAITING_CA"
    ? { WHITE: whiteMs, BLACK: blackMs }
    : { WHITE: remaining(board.clocks, "WHITE", now), BLACK: remaining(board.clocks, "BLACK", now) };
}

/** The decision about another case of the same game that orders a new game: it also decides this case. */
export function newGameDecided(
  c: CaseView,
  rulings: Iterable<RulingView>,
  cases: ReadonlyMap<string, CaseView>,
): boolean {
  for (const ruling of rulings) {
    const decided =
      ruling.caseId && ruling.caseId !== c.id && ruling.state !== "REFUSED" ? cases.get(ruling.caseId) : undefined;
    if (decided?.board === c.board && decided.attempt === c.attempt && isNewGame(ruling.kind as DecisionOption))
      return true;
  }
  return false;
}

/**
 * Further facts about a case: the other player also has a case, which is decided with it, and he is not back, or that
 * case is not reported; or a new game has been ordered for this board.
 */
export interface Beside {
  opponentAway?: boolean;
  opponentUnreported?: boolean;
  newGame?: boolean;
}

export function optionView(
  option: DecisionOption,
  c: CaseView,
  board: BoardView,
  now: EpochMs,
  terms: Terms = {},
  beside: Beside = {},
): OptionView {
  return {
    option,
    clocks: resultingClocks(option, c, board, now, terms),
    offer: offerThen(option, board),
    blocked: whyNotYet(option, c, board, beside),
    ends: endsAt(option, c, board, now, terms),
  };
}

/** The number of moves used to calculate the length of a game when controls are compared (DEC-17). */
const RECKONED_MOVES = 60;

function endsAt(
  option: DecisionOption,
  c: CaseView,
  board: BoardView,
  now: EpochMs,
  { take, control, addTo, add }: Terms,
): EpochMs | null {
  const again = isNewGame(option);
  if (!again && !GOES_ON.has(option)) return null;
  const times = controlTimes((option === "RESTART_SHORTER" ? control : board.control) ?? "");
  if (!times) return null;
  if (again) return now + 2 * reckoned((option === "RESTART_SHORTER" ? control : board.control) ?? "");
  const base = baseClocks(c, board, now);
  const change = option === "REDUCE" ? -(take ?? 0) : option === "ADD_TIME" && addTo ? (add ?? 0) : 0;
  const moves = Math.max(0, RECKONED_MOVES - Math.floor(board.ply / 2));
  return now + base.WHITE + base.BLACK + change * 1000 + 2 * moves * times.increment;
}

/**
 * OCR 18.9: possible once the connection is back and the report is confirmed; without the connection only a free
 * decision is possible.
 */
function whyNotYet(
  option: DecisionOption,
  c: CaseView,
  board: BoardView,
  { opponentAway, opponentUnreported, newGame }: Beside,
): string {
  if (newGame) return t.newGameDecided;
  if (c.attempt > 0 && c.attempt < board.attempt) return t.gameVoid(c.attempt);
  const told = reported(c) || (opponentUnreported && !isNewGame(option) ? t.notYetReported : "");
  if (board.status === "ENDED") return option === "NO_ACTION" ? told : t.gameEnded;
  if (option === "NO_ACTION") return t.gameGoesOn;
  if (c.state === "OPEN" && (!OTHERS.includes(option) || GOES_ON.has(option))) return t.notReconnected;
  if (opponentAway && GOES_ON.has(option)) return t.opponentNotBack;
  if (option === "CONFIRM_FLAG" && board.status !== "AWAITING_CA") return t.noFlagToConfirm;
  return told;
}

const reported = (c: CaseView): string => (c.reported || c.overdue ? "" : t.notYetReported);

/** An offer survives a resumption, not a new game (OCR 5.3, 16.12). */
function offerThen(option: DecisionOption, board: BoardView): string {
  if (!board.drawOffer) return "";
  if (GOES_ON.has(option)) return t.offerStands(t.side[board.drawOffer]);
  return isNewGame(option) ? t.offerGone : "";
}

function resultingClocks(
  option: DecisionOption,
  c: CaseView,
  board: BoardView,
  now: EpochMs,
  { take, control, addTo, add }: Terms,
): string {
  const base = baseClocks(c, board, now);
  const words = (clocks: Record<Side, Millis>) =>
    t.twoClocks(formatClock(clocks.WHITE, false), formatClock(clocks.BLACK, false));
  switch (option) {
    case "RESUME":
      return words(base);
    case "REDUCE":
      return take
        ? words({ ...base, [c.side]: Math.max(0, base[c.side] - take * 1000) })
        : `${words(base)}, ${t.less(c.playerName)}`;
    case "ADD_TIME":
      return addTo && add ? words({ ...base, [addTo]: base[addTo] + add * 1000 }) : words(base);
    case "RESTART":
      return board.control ? t.fullControl(board.control) : t.fullTime;
    case "RESTART_SHORTER": {
      const start = control ? controlBase(control) : undefined;
      return start === undefined ? t.shorterThanNow : t.bothClocks(formatClock(start, false));
    }
    case "NO_ACTION":
    case "CONFIRM_FLAG":
    case "LOSS":
    case "DRAW":
      return t.decideEffect[option];
  }
}
