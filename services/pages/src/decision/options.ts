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
import { t } from "../words/strings";

/** OCR 18.9 a-d. */
export const OPTIONS: readonly DecisionOption[] = ["RESUME", "REDUCE", "RESTART", "RESTART_SHORTER"];
/** The free decisions beside them; each needs a reason. */
export const OTHERS: readonly DecisionOption[] = ["NO_ACTION", "ADD_TIME", "CONFIRM_FLAG", "LOSS", "DRAW"];

/**
 * What an option would do to the clocks and to a draw offer, in words, and why it cannot be taken yet (empty if it can).
 * `ends`: when the game would be over after sixty moves if both used all their time; null where the control does not tell.
 */
export interface OptionView {
  option: DecisionOption;
  clocks: string;
  offer: string;
  blocked: string;
  ends: EpochMs | null;
}

/** What the Chief Arbiter fills in. */
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

/** Whether everything an option asks for but a reason is there; `base` as {@link baseClocks} gives it. */
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

/** What was decided in like cases (alone, or part of an outage) and is applied; the most frequent first. Shown before: what counts is what the server knows. */
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

/** No like case was decided this way, though there were some: the decision says why. */
export const departs = (option: DecisionOption, earlier: readonly Precedent[]): boolean =>
  earlier.length > 0 && earlier.every((one) => one.option !== option);

/** How often a decision of a case could not be carried out. */
export const refusedBefore = (c: CaseView, rulings: Iterable<RulingView>): number =>
  [...rulings].filter((one) => one.caseId === c.id && one.state === "REFUSED").length;

/**
 * A decision is made and not refused: there is nothing to decide until it is applied.
 * `given`: that of {@link refusedBefore} when this page decided; undefined if it has not.
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

/** What a decision may add for the player who was away, where players answer for their connections (OCR 11.1, 16.5); time is what the decision itself is about. */
export const addable = (rules: PenaltyRules | undefined): PenaltyKind[] =>
  !rules?.ownLine ? [] : ["WARNING", ...(rules.fines.length > 0 ? (["FINE"] as const) : [])];

/** What the deputy is for a case, to the one who may decide it or let him (OCR 18.9); empty where there is nothing to say. */
export function deputyText(you: You, c: CaseView, now: EpochMs): string {
  const own = you.role === "DEPUTY_CHIEF_ARBITER";
  if (c.rulingId || (!own && you.role !== "CHIEF_ARBITER")) return "";
  if (c.deputy) return (own ? t.youMayDecide : t.deputyMayDecide)[c.deputy];
  if (c.deputyAt === null) return own ? t.notLeftToYou : "";
  const left = formatSpan(Math.ceil(Math.max(0, c.deputyAt - now) / 1000) * 1000);
  return own ? t.notYetLeftToYou(left) : t.deputyIn(left);
}

/** What the side to move lost between the last sign of life and the pause (OCR 19.6); null if it was less than a second. */
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

/** Filled in where nothing ran on. */
const USUAL: Seconds = 60;

/** What is filled in at first: the time that ran on, given back to whom it ran on for or taken; the shorter control decided before in this event. */
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

/** The latest control that was decided as a shorter one and would be shorter here too; "" if there is none. */
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

/** How long one side plays with a control, reckoned with sixty moves (DEC-17); without end where the control does not tell. */
function reckoned(control: string): Millis {
  const times = controlTimes(control);
  return times ? times.base + RECKONED_MOVES * times.increment : Number.POSITIVE_INFINITY;
}

/** Of the clock of the player who was away; something is left. */
export function mostTaken(c: CaseView, base: Record<Side, Millis>): Seconds {
  return Math.ceil(base[c.side] / 1000) - 1;
}

/**
 * The clocks that decisions a) and b) start from (DEC-16). After a provisional flag: those at the last sign of life of
 * the seat whose flag fell, whichever case of the board is decided. Otherwise the present ones, which stand still while
 * the game is paused.
 */
export function baseClocks(c: CaseView, board: BoardView, now: EpochMs): Record<Side, Millis> {
  const { whiteMs, blackMs } = board.base ?? c;
  return board.status === "AWAITING_CA"
    ? { WHITE: whiteMs, BLACK: blackMs }
    : { WHITE: remaining(board.clocks, "WHITE", now), BLACK: remaining(board.clocks, "BLACK", now) };
}

/** The decision about another case of the same game that gives a new one: it is the decision about this case, too. */
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
 * What is known beside a case. The other player has a case too, which is decided with it, and is not back, or that case
 * is not reported; or a new game has been decided for this board.
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

/** A game is reckoned with sixty moves, as the lengths of controls are compared (DEC-17). */
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

/** OCR 18.9: after the connection is back and the report is there; without the connection only a free decision. */
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
