import { rulingsSince } from "../state/floor-log";
import {
  other,
  sideNow,
  type BoardView,
  type Commands,
  type Competition,
  type ConductView,
  type FairPlayGround,
  type Penalty,
  type PenaltyKind,
  type PenaltyRules,
  type Points,
  type RulingView,
  type Seconds,
  type Side,
  type You,
} from "../protocol/protocol";
import { PENALTIES } from "./penalty-kinds";
import { mayImpose } from "../state/rights";
import { official } from "../words/officials";

const OF_TIME: readonly PenaltyKind[] = ["ADD_TIME_TO_OPPONENT", "REDUCE_TIME_OF_OFFENDER"];
const OF_POINTS: readonly PenaltyKind[] = ["RAISE_SCORE_OF_OPPONENT", "LOWER_SCORE_OF_OFFENDER"];
/** The most by which one penalty can change a clock. */
export const MOST: Seconds = 3600;

/** The penalties of a ruling as chosen by the arbiter, by kind. */
export type Draft = ReadonlyMap<PenaltyKind, Penalty>;

const running = (board: BoardView): boolean => board.status !== "CREATED" && board.status !== "ENDED";
/** Rounds from which a player can still be excluded (OCR 18.4.8). */
export const laterRounds = (competition: Competition): number[] =>
  competition.rounds.filter((round) => !round.opened).map((round) => round.number);

/** Why a penalty cannot be chosen now, in words; empty if it can. */
export function whyNot(
  kind: PenaltyKind,
  offender: Side,
  board: BoardView,
  competition: Competition,
  you: You,
  draft: Draft,
): string {
  if (!mayImpose(you, board, offender, kind))
    return official.penaltyOf(
      kind === "FINE" || kind === "EXCLUSION" || kind === "EXPULSION" ? "CHIEF_ARBITER" : "LOCAL_CHIEF_ARBITER",
    );
  if (OF_TIME.includes(kind) && !running(board)) return official.notInProgress;
  if (OF_POINTS.includes(kind) && board.status !== "ENDED") return official.noScoreYet;
  if ((kind === "GAME_LOST" || kind === "EXPULSION") && board.status === "CREATED") return official.notStarted;
  if (kind === "FINE" && competition.penalties.fines.length === 0) return official.noFines;
  if (kind === "EXCLUSION" && laterRounds(competition).length === 0) return official.noLaterRounds;
  const against = [...draft.keys()].find((chosen) => contradict(kind, chosen, board));
  return against ? official.notTogether(official.penalties[against]) : "";
}

/** Penalties that no choice in the form makes possible, grouped by the same reason. */
export function barred(
  offender: Side,
  board: BoardView,
  competition: Competition,
  you: You,
): { kinds: PenaltyKind[]; why: string }[] {
  const groups = new Map<string, PenaltyKind[]>();
  for (const kind of PENALTIES) {
    const why = whyNot(kind, offender, board, competition, you, new Map());
    if (why) groups.set(why, [...(groups.get(why) ?? []), kind]);
  }
  return [...groups].map(([why, kinds]) => ({ kinds, why }));
}

/**
 * Whether two penalties exclude each other: a lost game has no clocks and no other points, and an expelled player need
 * not be excluded too (OCR 18.4).
 */
export function contradict(one: PenaltyKind, two: PenaltyKind, board: BoardView): boolean {
  const pair = (a: PenaltyKind, b: PenaltyKind): boolean =>
    (a === "GAME_LOST" && OF_POINTS.includes(b)) ||
    (a === "EXPULSION" && b === "EXCLUSION") ||
    (running(board) && (a === "GAME_LOST" || a === "EXPULSION") && OF_TIME.includes(b));
  return pair(one, two) || pair(two, one);
}

/** The values proposed when a penalty is chosen. */
export function proposal(kind: PenaltyKind, offender: Side, board: BoardView, competition: Competition): Penalty {
  const rules = competition.penalties;
  switch (kind) {
    case "WARNING":
    case "EXPULSION":
      return { kind };
    case "ADD_TIME_TO_OPPONENT":
    case "REDUCE_TIME_OF_OFFENDER":
      return { kind, seconds: board.rules?.penaltySeconds ?? rules.seconds };
    case "RAISE_SCORE_OF_OPPONENT":
      return { kind, points: higher(rules, scoreNow(board, rules)?.[other(offender)]) };
    case "LOWER_SCORE_OF_OFFENDER":
      return { kind, points: lower(rules, scoreNow(board, rules)?.[offender]) };
    case "GAME_LOST":
      return { kind, points: rules.win };
    case "FINE":
      return { kind, fine: rules.fines[0]?.code ?? "" };
    case "EXCLUSION":
      return { kind, rounds: laterRounds(competition).slice(0, 1) };
  }
}

/** The penalty proposed with a card: a warning for the first card, a lost game for later ones. */
export const forCard = (cards: number): PenaltyKind => (cards > 0 ? "GAME_LOST" : "WARNING");
/**
 * Whether a card is possible: it needs one of the penalties for which it stands, and a red card needs an earlier yellow
 * one.
 */
export const isCard = (draft: Draft, cards: number): boolean =>
  draft.has("GAME_LOST") ? cards > 0 : draft.has("WARNING");

/** The penalties that the regulations set for a forbidden device (OCR 17.3). */
const FORBIDDEN: Record<string, PenaltyKind> = {
  LOSS: "GAME_LOST",
  WARNING: "WARNING",
  ADD_TIME: "ADD_TIME_TO_OPPONENT",
  TAKE_TIME: "REDUCE_TIME_OF_OFFENDER",
  RAISE_SCORE: "RAISE_SCORE_OF_OPPONENT",
  LOWER_SCORE: "LOWER_SCORE_OF_OFFENDER",
  FINE: "FINE",
  EXCLUDE: "EXCLUSION",
  EXPEL: "EXPULSION",
};
export const forDevice = (rules: PenaltyRules): PenaltyKind => FORBIDDEN[rules.forbidden] ?? "GAME_LOST";

/** Whether a forbidden device was found, and the player has not been penalised since (OCR 17.3/a). */
export const isFoundDevice = (incident: ConductView, board: BoardView, rulings: Iterable<RulingView>): boolean =>
  incident.kind === "PERSONAL_DEVICE" &&
  incident.outcome === null &&
  !rulingsSince(rulings, board, incident).some((ruling) =>
    ruling.effects.some((effect) => effect.side === sideNow(board, incident.side, incident.player)),
  );

/**
 * The first proposal for a player with whom a forbidden device was found; undefined if none was found or he has already
 * been penalised (OCR 17.3/a, 17.3/b).
 */
export const foundDevice = (
  board: BoardView,
  offender: Side,
  rules: PenaltyRules,
  rulings: Iterable<RulingView>,
): PenaltyKind | undefined => {
  const all = [...rulings];
  return board.floor?.incidents.some(
    (one) => sideNow(board, one.side, one.player) === offender && isFoundDevice(one, board, all),
  )
    ? forDevice(rules)
    : undefined;
};

/**
 * With a forbidden device as the reason: its penalty is proposed if none is chosen; the arbiter's choices stay
 * unchanged (OCR 17.3, 18.4).
 */
export function withDevice(draft: Draft, offender: Side, board: BoardView, competition: Competition, you: You): Draft {
  const kind = forDevice(competition.penalties);
  return draft.size > 0 || whyNot(kind, offender, board, competition, you, draft) !== ""
    ? draft
    : new Map([[kind, proposal(kind, offender, board, competition)]]);
}

/** The penalties allowed in a fair-play ruling; others need a separate ruling (APP-I A10). */
const OF_FAIR_PLAY: readonly PenaltyKind[] = ["GAME_LOST", "EXCLUSION", "EXPULSION"];
/** The penalties of a draft that a fair-play ruling may not contain. */
export const wider = (draft: Draft): PenaltyKind[] => [...draft.keys()].filter((kind) => !OF_FAIR_PLAY.includes(kind));
/** Whether a draft can so far be a fair-play ruling. */
export const mayBeOfFairPlay = (draft: Draft): boolean => [...draft.keys()].some((kind) => OF_FAIR_PLAY.includes(kind));
/** Why a fair-play ruling cannot be made in this way, in words; empty if it can (APP-I A9, A10). */
export function whyNotInFairPlay(ground: FairPlayGround, draft: Draft, rules: PenaltyRules): string {
  if (wider(draft).length > 0) return official.widerSanction(wider(draft).map((kind) => official.penalties[kind]));
  return ground === "SUSPECTED" && !rules.withoutProof ? official.proofNeeded : "";
}

/** The possible values of a score, the highest first. */
export const values = (rules: PenaltyRules): Points[] => [...new Set([rules.win, rules.draw, rules.loss])];

const higher = (rules: PenaltyRules, now: Points | undefined): Points =>
  values(rules)
    .reverse()
    .find((value) => Number(value) > Number(now ?? rules.loss)) ?? rules.win;
const lower = (rules: PenaltyRules, now: Points | undefined): Points =>
  values(rules).find((value) => Number(value) < Number(now ?? rules.win)) ?? rules.loss;

/** The present score; undefined while the game has none. */
export function scoreNow(board: BoardView, rules: PenaltyRules): Record<Side, Points> | undefined {
  if (board.status !== "ENDED") return undefined;
  const [white, black] = (board.score ?? "").split("-");
  if (white !== undefined && black !== undefined) return { WHITE: white, BLACK: black };
  switch (board.result) {
    case "1-0":
      return { WHITE: rules.win, BLACK: rules.loss };
    case "0-1":
      return { WHITE: rules.loss, BLACK: rules.win };
    case "1/2-1/2":
      return { WHITE: rules.draw, BLACK: rules.draw };
    case "0-0":
      return { WHITE: rules.loss, BLACK: rules.loss };
    default:
      return undefined;
  }
}

/** The score after the ruling; undefined if the ruling does not change it. */
export function scoreThen(
  draft: Draft,
  offender: Side,
  board: BoardView,
  rules: PenaltyRules,
): Record<Side, Points> | undefined {
  const opponent = other(offender);
  const lost = draft.get("GAME_LOST");
  if (lost) return { [offender]: rules.loss, [opponent]: lost.points ?? "" } as Record<Side, Points>;
  if (draft.has("EXPULSION") && running(board))
    return { [offender]: rules.loss, [opponent]: rules.win } as Record<Side, Points>;
  const now = scoreNow(board, rules);
  const raised = draft.get("RAISE_SCORE_OF_OPPONENT")?.points;
  const lowered = draft.get("LOWER_SCORE_OF_OFFENDER")?.points;
  if (!now || (raised === undefined && lowered === undefined)) return undefined;
  return {
    ...now,
    ...(raised === undefined ? {} : { [opponent]: raised }),
    ...(lowered === undefined ? {} : { [offender]: lowered }),
  };
}

/** Whether each side's points are in the table, and together not more than a win and a loss (DEC-20). */
export const isLegal = (score: Record<Side, Points>, rules: PenaltyRules): boolean =>
  [score.WHITE, score.BLACK].every((points) => values(rules).includes(points)) &&
  Number(score.WHITE) + Number(score.BLACK) <= Number(rules.win) + Number(rules.loss);

/** Whether all parts are present and legal; the server decides again. */
/** Whether the time is given in whole seconds, 1 to 3600. */
export const isTime = ({ seconds = 0 }: Penalty): boolean =>
  Number.isInteger(seconds) && seconds >= 1 && seconds <= MOST;

export function isComplete(draft: Draft, offender: Side, board: BoardView, rules: PenaltyRules): boolean {
  const score = scoreThen(draft, offender, board, rules);
  return (
    draft.size > 0 &&
    (!score || isLegal(score, rules)) &&
    [...draft.values()].every((one) => {
      switch (one.kind) {
        case "ADD_TIME_TO_OPPONENT":
        case "REDUCE_TIME_OF_OFFENDER":
          return isTime(one);
        case "FINE":
          return Boolean(one.fine);
        case "EXCLUSION":
          return (one.rounds ?? []).length > 0;
        default:
          return true;
      }
    })
  );
}

/** The arguments of the command, with penalties in the order of the articles. */
export const penaltyArgs = (
  board: string,
  offender: Side,
  draft: Draft,
  reason: string,
  seen: number,
  call?: string,
  card = false,
  fairPlay: FairPlayGround | null = null,
): Commands["penalise"] => ({
  board,
  offender,
  items: PENALTIES.flatMap((kind) => draft.get(kind) ?? []),
  reason: reason.trim(),
  seen,
  ...(call ? { call } : {}),
  ...(card ? { card } : {}),
  ...(fairPlay ? { fairPlay } : {}),
});
