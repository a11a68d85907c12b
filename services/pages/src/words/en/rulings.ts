import type { EffectPlaces } from "../effect-places";
import { commonWords } from "./common";

export const rulingsWords = {
  rulingsOf: (round: number) => `Rulings of round ${round}`,
  restoredPositions: "Restored positions",
  restoredTo: (ply: number) =>
    ply === 0
      ? "back to the initial position;"
      : `back to an earlier position, after move ${Math.ceil(ply / 2)} of ` +
        `${commonWords.side[ply % 2 === 1 ? "WHITE" : "BLACK"]};`,
  cutMoves: (moves: string) => `taken back: ${moves}.`,
  rulings: "Rulings",
  noRulings: "No rulings yet.",
  withdrawal: {
    open: "Withdraw…",
    title: (number: string) => `Withdraw ruling ${number}`,
    ruling: (number: string) => `Ruling ${number}`,
    gone: (number: string) => `ruling ${number} withdrawn.`,
    partly: (number: string, what: string) =>
      `ruling ${number} withdrawn in part (${what}); the rest of it stays in force.`,
    playsOn:
      "If this ruling ended the game, the result is removed and the game is paused; an " +
      "arbiter must resume it. If the game had already ended before the ruling, the result " +
      "must be approved again.",
    resume: "If the game goes on, it is paused: resume it when both players are ready.",
    what: "What is taken back",
    lifted:
      "If a later round is already open or this round is official, the game stays lost. An " +
      "expelled player may then play the rounds that are not open yet.",
    ofRounds: (what: string, rounds: string) => `${what}, for round ${rounds}`,
    thenEffects: (effects: string) => `Then: ${effects}.`,
    told: "Both players and the opponent's venue are informed. The ruling stays on the record, marked as withdrawn.",
    approved: "The result must then be approved again.",
    hint: "If something can no longer be undone, the withdrawal is refused and nothing changes.",
    confirm: (articles: readonly string[]) => `Withdraw ${articles.join(" + ")}`.trim(),
    by: (what: string, number: string) => `Withdrawn by ruling ${number}: ${what}`,
    of: (number: string) => `withdraws effects of ruling ${number}`,
    reasons: ["Another player was meant", "It did not happen so", "Wrong article"] as readonly string[],
  },
  alsoClosed: (names: string) => `Also closes the disconnection of ${names}.`,
  rulingState: {
    MADE: "made, being applied",
    APPLIED: "applied",
    REFUSED: "refused",
    WITHDRAWN: "withdrawn",
    PARTLY_WITHDRAWN: "partly withdrawn",
  },
  rulingKind: {
    RESUME: "Resume",
    REDUCE: "Reduce time",
    RESTART: "Restart",
    RESTART_SHORTER: "Restart, shorter control",
    NO_ACTION: "No action",
    ADD_TIME: "Time added",
    CONFIRM_FLAG: "Flag counts",
    LOSS: "Loss",
    DRAW: "Draw",
    WARNING: "Warning",
    ADD_TIME_TO_OPPONENT: "Time to the opponent",
    REDUCE_TIME_OF_OFFENDER: "Time off the player",
    APPROVE_RESULT: "Result approved",
    RAISE_SCORE_OF_OPPONENT: "Opponent's points",
    LOWER_SCORE_OF_OFFENDER: "The player's points",
    GAME_LOST: "Game lost",
    FINE: "Fine",
    EXCLUSION: "Exclusion",
    EXPULSION: "Expulsion",
    PENALTIES: "Penalties",
    APPEAL_UPHELD: "Appeal upheld",
    APPEAL_CHANGED: "Appeal upheld, new score",
    APPEAL_DISMISSED: "Appeal dismissed",
    FAILED_PAUSE: "Time for a failed pause",
    WITHDRAWAL: "Penalty withdrawn",
  } as Record<string, string>,
  warningNumber: (number: number, standing: number | null): string =>
    standing === null ? String(number) : `${number} (${standing} in force)`,
  effect: {
    REDUCE: ({ side, time }) => `${side} −${time}`,
    RESTART_SHORTER: ({ control }) => control,
    ADD_TIME: ({ side, time }) => `${side} +${time}`,
    LOSS: ({ side }) => side,
    WARNING: ({ side, count }) => `${side}, warning ${count}`,
    ADD_TIME_TO_OPPONENT: ({ other, time }) => `${other} +${time}`,
    REDUCE_TIME_OF_OFFENDER: ({ side, time }) => `${side} −${time}`,
    RAISE_SCORE_OF_OPPONENT: ({ other, points }) => `${other} gets ${points}`,
    LOWER_SCORE_OF_OFFENDER: ({ side, points }) => `${side} gets ${points}`,
    GAME_LOST: ({ side, other, points }) => `${side} loses, ${other} gets ${points}`,
    FINE: ({ side, amount, fine }) => `${side}, fine of ${amount} (${fine})`,
    EXCLUSION: ({ side, rounds }) => `${side}, excluded from round ${rounds}`,
    EXPULSION: ({ side, rounds }) => `${side} is expelled from the competition${rounds && `, from round ${rounds} on`}`,
    APPEAL_CHANGED: ({ points }) => points,
    WITHDRAWN_WARNING: ({ side }) => `${side}, no warning`,
    WITHDRAWN_ADD_TIME_TO_OPPONENT: ({ other, time }) => `${other} −${time}`,
    WITHDRAWN_REDUCE_TIME_OF_OFFENDER: ({ side, time }) => `${side} +${time}`,
    WITHDRAWN_RAISE_SCORE_OF_OPPONENT: ({ other }) => `${other}, points as before`,
    WITHDRAWN_LOWER_SCORE_OF_OFFENDER: ({ side }) => `${side}, points as before`,
    WITHDRAWN_GAME_LOST: ({ side }) => `${side}, game not lost`,
    WITHDRAWN_FINE: ({ side, amount, fine }) => `${side}, no fine of ${amount} (${fine})`,
    WITHDRAWN_EXCLUSION: ({ side, rounds }) => `${side}, not excluded from round ${rounds}`,
    WITHDRAWN_EXPULSION: ({ side }) => `${side} is not expelled from the competition`,
    LIFTED_EXPULSION: ({ side, rounds }) => `${side} may play in round ${rounds}; the game already lost stays lost`,
    GOES_ON: () => "the game goes on",
    SCORE_BACK: ({ points }) => `score ${points}`,
    FAIR_PLAY_PROVEN: () => "in fair play, proven",
    FAIR_PLAY_SUSPECTED: () => "in fair play, without proof (APP-I A9)",
    DECISION_FINAL: () => "final, no appeal (APP-I A10)",
  } as Record<string, (of: EffectPlaces) => string>,
  provisional: "Flag fell during the disconnection: the result waits for the decision.",
};

export type RulingsWords = typeof rulingsWords;
