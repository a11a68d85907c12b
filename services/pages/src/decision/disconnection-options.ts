import { controlBase, controlTimes, formatClock, formatSpan, remaining } from "../clock/clock";
import {
  other,
  type BoardView,
  type CaseDecision,
  type CaseView,
  type Commands,
  type DecisionObstacle,
  type DecisionOption,
  type EpochMs,
  type Millis,
  type OtherOption,
  type Penalty,
  type Precedent,
  type RulingView,
  type Seconds,
  type Side,
  type You,
} from "../protocol/protocol";
import { official } from "../words/officials";
import { t } from "../words/words";

/** OCR 18.9 a-d. */
export const OPTIONS: readonly DecisionOption[] = ["RESUME", "REDUCE", "RESTART", "RESTART_SHORTER"];
/** The other, free decisions; each needs a reason. */
export const OTHERS: readonly OtherOption[] = ["NO_ACTION", "ADD_TIME", "CONFIRM_FLAG", "LOSS", "DRAW"];
export const isOther = (option: DecisionOption): option is OtherOption => !OPTIONS.includes(option);

/** A choice of the article with its letter and the name that it has in a ruling; a free decision in words. */
export const optionName = (option: DecisionOption): string =>
  isOther(option) ? official.otherText[option] : lettered(option);
/** A decision that was made before: with its letter too, if it is one of the article's. */
export const rulingName = (option: DecisionOption): string =>
  isOther(option) ? t.rulingKind[option]! : lettered(option);
const lettered = (option: DecisionOption): string => `${"abcd"[OPTIONS.indexOf(option)]}) ${t.rulingKind[option]}`;

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

/** A case of which the hall says what can be decided. */
export type DecidableCase = CaseView & { decision: CaseDecision };

export const isDecidable = (c: CaseView): c is DecidableCase => c.decision !== null;

/** Whether all inputs of an option except the reason are present. */
export function isComplete(option: DecisionOption, c: DecidableCase, now: EpochMs, terms: Terms): boolean {
  switch (option) {
    case "REDUCE":
      return Number.isInteger(terms.take) && terms.take! >= 1 && terms.take! <= mostTaken(c, now);
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
 * The deputy's part in a case, for the person who may decide it or delegate it (OCR 18.9); empty if there is nothing to
 * say.
 */
export function deputyText(you: You, c: CaseView, now: EpochMs): string {
  const own = you.role === "DEPUTY_CHIEF_ARBITER";
  if (c.rulingId || (!own && you.role !== "CHIEF_ARBITER")) return "";
  if (c.deputy) return (own ? official.youMayDecide : official.deputyMayDecide)[c.deputy];
  if (c.deputyAt === null) return own ? official.notLeftToYou : "";
  const left = formatSpan(Math.ceil(Math.max(0, c.deputyAt - now) / 1000) * 1000);
  return own ? official.notYetLeftToYou(left) : official.deputyIn(left);
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

/** A time control that the form can take; "" for any other. */
export const fitting = (control: string): string => (controlTimes(control) ? control : "");

/** The proposed time if no clock ran on. */
const USUAL: Seconds = 60;

/**
 * The initial values: the time that ran on, given back to the player who lost it, or taken; the shorter control decided
 * earlier in this event.
 */
export function proposed(c: DecidableCase, board: BoardView): Required<Terms> {
  const ran = ranOn(c, board);
  const seconds = ran ? Math.floor(ran.ms / 1000) : USUAL;
  return {
    take: Math.min(seconds, Math.max(1, c.decision.mostSeconds)),
    addTo: ran?.side ?? other(c.side),
    add: Math.min(seconds, MOST_ADDED),
    control: fitting(c.decision.shorter),
  };
}

/**
 * How long one side plays with a control, calculated for sixty moves (DEC-17); infinite if the control does not
 * determine it.
 */
function reckoned(control: string): Millis {
  const times = controlTimes(control);
  return times ? times.base + RECKONED_MOVES * times.increment : Number.POSITIVE_INFINITY;
}

/** The most that can be taken now: less than the hall says by as much as the clock has run since. */
export function mostTaken(c: DecidableCase, now: EpochMs): Seconds {
  const { base, mostSeconds } = c.decision;
  const then = c.side === "WHITE" ? base.whiteMs : base.blackMs;
  return mostSeconds - Math.ceil((then - remaining(base, c.side, now)) / 1000);
}

const baseNow = ({ base }: CaseDecision, now: EpochMs): Record<Side, Millis> => ({
  WHITE: remaining(base, "WHITE", now),
  BLACK: remaining(base, "BLACK", now),
});

export function optionView(
  option: DecisionOption,
  c: DecidableCase,
  board: BoardView,
  now: EpochMs,
  terms: Terms = {},
): OptionView {
  const obstacle = c.decision.options[option];
  return {
    option,
    clocks: resultingClocks(option, c, board, now, terms),
    offer: offerThen(option, board),
    blocked: obstacle === null ? "" : obstacleText(obstacle, c),
    ends: endsAt(option, c, board, now, terms),
  };
}

/** The number of moves used to calculate the length of a game when controls are compared (DEC-17). */
const RECKONED_MOVES = 60;

function endsAt(
  option: DecisionOption,
  c: DecidableCase,
  board: BoardView,
  now: EpochMs,
  { take, control, addTo, add }: Terms,
): EpochMs | null {
  const again = isNewGame(option);
  if (!again && !GOES_ON.has(option)) return null;
  const times = controlTimes((option === "RESTART_SHORTER" ? control : board.control) ?? "");
  if (!times) return null;
  if (again) return now + 2 * reckoned((option === "RESTART_SHORTER" ? control : board.control) ?? "");
  const base = baseNow(c.decision, now);
  const change = option === "REDUCE" ? -(take ?? 0) : option === "ADD_TIME" && addTo ? (add ?? 0) : 0;
  const moves = Math.max(0, RECKONED_MOVES - Math.floor(board.ply / 2));
  return now + base.WHITE + base.BLACK + change * 1000 + 2 * moves * times.increment;
}

/** Why an option cannot be chosen now. */
function obstacleText(obstacle: DecisionObstacle, c: CaseView): string {
  switch (obstacle) {
    case "NEW_GAME_ORDERED":
      return official.newGameDecided;
    case "GAME_VOID":
      return official.gameVoid(c.attempt);
    case "GAME_ENDED":
      return official.gameEnded;
    case "GAME_NOT_ENDED":
      return official.gameGoesOn;
    case "NOT_RECONNECTED":
      return official.notReconnected;
    case "OPPONENT_NOT_RECONNECTED":
      return official.opponentNotBack;
    case "NO_FLAG":
      return official.noFlagToConfirm;
    case "NOT_REPORTED":
      return official.notYetReported;
  }
}

/** An offer survives a resumption, not a new game (OCR 5.3, 16.12). */
function offerThen(option: DecisionOption, board: BoardView): string {
  if (!board.drawOffer) return "";
  if (GOES_ON.has(option)) return official.offerStands(t.side[board.drawOffer]);
  return isNewGame(option) ? official.offerGone : "";
}

function resultingClocks(
  option: DecisionOption,
  c: DecidableCase,
  board: BoardView,
  now: EpochMs,
  { take, control, addTo, add }: Terms,
): string {
  const base = baseNow(c.decision, now);
  const words = (clocks: Record<Side, Millis>) =>
    official.twoClocks(formatClock(clocks.WHITE, false), formatClock(clocks.BLACK, false));
  switch (option) {
    case "RESUME":
      return words(base);
    case "REDUCE":
      return take
        ? words({ ...base, [c.side]: Math.max(0, base[c.side] - take * 1000) })
        : `${words(base)}, ${official.less(c.playerName)}`;
    case "ADD_TIME":
      return addTo && add ? words({ ...base, [addTo]: base[addTo] + add * 1000 }) : words(base);
    case "RESTART":
      return board.control ? official.fullControl(board.control) : official.fullTime;
    case "RESTART_SHORTER": {
      const start = control ? controlBase(control) : undefined;
      return start === undefined ? official.shorterThanNow : official.bothClocks(formatClock(start, false));
    }
    case "NO_ACTION":
    case "CONFIRM_FLAG":
    case "LOSS":
    case "DRAW":
      return official.decideEffect[option];
  }
}
