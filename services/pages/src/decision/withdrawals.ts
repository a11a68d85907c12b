import { PENALTIES } from "./penalty-kinds";
import type { BoardView, Commands, Effect, PenaltyKind, RulingView, You } from "../protocol/protocol";
import { mayImpose } from "../state/rights";

const OF_POINTS: readonly PenaltyKind[] = ["RAISE_SCORE_OF_OPPONENT", "LOWER_SCORE_OF_OFFENDER", "GAME_LOST"];

/** The number of a ruling: "3" for "cup/1/2/ruling-3". */
export const rulingNumber = (id: string): string => id.slice(id.lastIndexOf("-") + 1);

export const isPenalty = (kind: string): kind is PenaltyKind => PENALTIES.some((one) => one === kind);

/**
 * Penalties of a ruling that remain, completely or with the effects they had until they were lifted for the rounds to
 * come (18.4.8, 18.4.9).
 */
export const standing = (ruling: RulingView): Effect[] =>
  ruling.state === "REFUSED" || ruling.withdraws !== null
    ? []
    : ruling.effects.filter(
        (one) =>
          isPenalty(one.kind) && !ruling.withdrawn.some((gone) => gone.kind === one.kind && gone.rounds.length === 0),
      );

/** Whether a ruling penalised somebody and nothing of it remains. */
export const isWithdrawn = (ruling: RulingView): boolean =>
  ruling.withdrawn.length > 0 && standing(ruling).length === 0;

/** The text of a ruling's badge: a withdrawal takes precedence over "applied" (OCR 18.3). */
export const rulingBadge = (ruling: RulingView): RulingView["state"] | "WITHDRAWN" | "PARTLY_WITHDRAWN" =>
  ruling.withdrawn.length === 0 ? ruling.state : isWithdrawn(ruling) ? "WITHDRAWN" : "PARTLY_WITHDRAWN";

/** Whether a game that these penalties ended may continue (OCR 18.4.6, 18.4.9). */
export const mayPlayOn = (kinds: ReadonlySet<PenaltyKind>): boolean => kinds.has("GAME_LOST") || kinds.has("EXPULSION");

const isLifted = (ruling: RulingView, kind: string): boolean => ruling.withdrawn.some((gone) => gone.kind === kind);

/**
 * Penalties that this person may take back: those he may impose, except rulings by a higher role (DEC-21, OCR 18.3).
 */
export const withdrawable = (you: You, board: BoardView, ruling: RulingView): PenaltyKind[] =>
  ruling.state !== "APPLIED" || ruling.caseId !== null || you.above?.some((role) => role === ruling.by)
    ? []
    : standing(ruling).flatMap((one) =>
        one.side && isPenalty(one.kind) && !isLifted(ruling, one.kind) && mayImpose(you, board, one.side, one.kind)
          ? [one.kind]
          : [],
      );

/**
 * Penalties with a common effect are taken back together: the points of both players, and a game lost under either
 * article (OCR 18.4).
 */
export function chosenWith(
  kind: PenaltyKind,
  on: boolean,
  chosen: ReadonlySet<PenaltyKind>,
  possible: readonly PenaltyKind[],
): Set<PenaltyKind> {
  const next = new Set(chosen);
  const together = OF_POINTS.includes(kind) ? possible.filter((one) => OF_POINTS.includes(one)) : [kind];
  const all: readonly PenaltyKind[] =
    on && kind === "GAME_LOST" && possible.includes("EXPULSION")
      ? [...together, "EXPULSION"]
      : !on && kind === "EXPULSION" && possible.includes("GAME_LOST")
        ? [...together, "GAME_LOST"]
        : together;
  for (const one of all)
    if (on) next.add(one);
    else next.delete(one);
  return next;
}

/** What will be undone, in the words of the record. */
export const undone = (ruling: RulingView, kinds: ReadonlySet<PenaltyKind>): Effect[] =>
  ruling.effects
    .filter((one) => isPenalty(one.kind) && kinds.has(one.kind))
    .map((one) => ({ ...one, kind: `WITHDRAWN_${one.kind}`, points: null, count: null, standing: null }));

export const changesScore = (kinds: ReadonlySet<PenaltyKind>): boolean => OF_POINTS.some((kind) => kinds.has(kind));

/**
 * Whether only an expulsion is taken back; it can be lifted for the rounds to come while its game stays lost (18.4.9).
 */
export const mayBeLifted = (kinds: ReadonlySet<PenaltyKind>): boolean =>
  kinds.has("EXPULSION") && !kinds.has("GAME_LOST");

/** The arguments of the command, in the order of the articles. */
export const withdrawalArgs = (
  board: string,
  ruling: string,
  kinds: ReadonlySet<PenaltyKind>,
  reason: string,
  seen: number,
): Commands["withdrawRuling"] => ({
  board,
  ruling,
  kinds: PENALTIES.filter((kind) => kinds.has(kind)),
  reason: reason.trim(),
  seen,
});
