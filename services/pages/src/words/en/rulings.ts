import type { EffectPlaces } from "../effect-places";
import { commonWords } from "./common";

export const rulingsWords = {
  rulingsOf: (round: number) => `Rulings of round ${round}`,
  restoredPositions: "Restored positions",
  restoredTo: (ply: number) =>
    ply === 0
      ? "the game went back to the initial position;"
      : `the game went back to the position after move ${Math.ceil(ply / 2)} of ` +
        `${commonWords.side[ply % 2 === 1 ? "WHITE" : "BLACK"]};`,
  cutMoves: (moves: string) => `these moves were taken back: ${moves}.`,
  rulings: "Rulings",
  noRulings: "No rulings yet.",
  withdrawal: {
    open: "Withdraw ruling…",
    title: (number: string, where: string) => `Withdraw ruling ${number} (${where})`,
    ruling: (number: string) => `Ruling ${number}`,
    gone: (number: string) => `ruling ${number} is withdrawn.`,
    partly: (number: string, what: string) =>
      `a part of ruling ${number} is withdrawn (${what}); the rest of the ruling is still valid.`,
    playsOn:
      "If this ruling ended the game, the withdrawal removes the result and pauses the game. An " +
      "arbiter must then resume the game. If the game had already ended before the ruling, the " +
      "result must be approved again.",
    resume: "If the game continues, the game is paused first. Resume the game when both players are ready.",
    what: "What you withdraw",
    lifted:
      "An expelled player may play again in rounds that are not open yet. But this game stays lost if a " +
      "later round is already open or if this round is official.",
    ofRounds: (what: string, rounds: string) => `${what}, for round ${rounds}`,
    thenEffects: (effects: string) => `Effect of the withdrawal: ${effects}.`,
    told: "Both players and the opponent's venue are informed. The ruling stays on the record, marked as withdrawn.",
    approved: "After the withdrawal the result must be approved again.",
    hint: "If a part of the ruling can no longer be undone, the server refuses the withdrawal and changes nothing.",
    confirm: (articles: readonly string[]) => `Withdraw ${articles.join(" + ")}`.trim(),
    by: (what: string, number: string) => `Withdrawn by ruling ${number}: ${what}`,
    of: (number: string) => `this ruling withdraws effects of ruling ${number}`,
  },
  alsoClosed: (names: string) => `This decision also closes the disconnection of ${names}.`,
  rulingState: {
    MADE: "made, but not applied yet",
    APPLIED: "applied",
    REFUSED: "refused",
    WITHDRAWN: "withdrawn",
    PARTLY_WITHDRAWN: "partly withdrawn",
  },
  rulingKind: {
    RESUME: "Resume",
    REDUCE: "Resume with less time",
    RESTART: "New game, same time",
    RESTART_SHORTER: "New game, shorter time",
    NO_ACTION: "No action",
    ADD_TIME: "Time added",
    CONFIRM_FLAG: "The flag fall counts",
    LOSS: "Loss of the game",
    DRAW: "Draw",
    WARNING: "Warning",
    ADD_TIME_TO_OPPONENT: "More time for the opponent",
    REDUCE_TIME_OF_OFFENDER: "Less time for the player",
    APPROVE_RESULT: "Result approved",
    RAISE_SCORE_OF_OPPONENT: "More points for the opponent",
    LOWER_SCORE_OF_OFFENDER: "Fewer points for the player",
    GAME_LOST: "Loss of the game",
    FINE: "Fine in money",
    EXCLUSION: "Exclusion",
    EXPULSION: "Expulsion",
    PENALTIES: "Penalties",
    APPEAL_UPHELD: "Appeal accepted",
    APPEAL_CHANGED: "Appeal accepted, new score",
    APPEAL_DISMISSED: "Appeal rejected",
    FAILED_PAUSE: "Time for a failed pause",
    WITHDRAWAL: "Penalty withdrawn",
  } as Record<string, string>,
  warningNumber: (number: number, standing: number | null): string =>
    standing === null ? String(number) : `${number} (${standing} still valid)`,
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
    WITHDRAWN_WARNING: ({ side }) => `${side}, warning withdrawn`,
    WITHDRAWN_ADD_TIME_TO_OPPONENT: ({ other, time }) => `${other} −${time}`,
    WITHDRAWN_REDUCE_TIME_OF_OFFENDER: ({ side, time }) => `${side} +${time}`,
    WITHDRAWN_RAISE_SCORE_OF_OPPONENT: ({ other }) => `${other} has the same points as before`,
    WITHDRAWN_LOWER_SCORE_OF_OFFENDER: ({ side }) => `${side} has the same points as before`,
    WITHDRAWN_GAME_LOST: ({ side }) => `${side} does not lose the game`,
    WITHDRAWN_FINE: ({ side, amount, fine }) => `${side} does not pay the fine of ${amount} (${fine})`,
    WITHDRAWN_EXCLUSION: ({ side, rounds }) => `${side} is not excluded from round ${rounds}`,
    WITHDRAWN_EXPULSION: ({ side }) => `${side} is not expelled from the competition`,
    LIFTED_EXPULSION: ({ side, rounds }) => `${side} may play in round ${rounds}; the lost game stays lost`,
    GOES_ON: () => "the game continues",
    SCORE_BACK: ({ points }) => `score ${points}`,
    FAIR_PLAY_PROVEN: () => "fair-play ruling, cheating is proven",
    FAIR_PLAY_SUSPECTED: () => "fair-play ruling, without proof (APP-I A9)",
    DECISION_FINAL: () => "no appeal is possible (APP-I A10)",
  } as Record<string, (of: EffectPlaces) => string>,
  provisional: "A flag fell during the disconnection. The result depends on the decision.",
};

export type RulingsWords = typeof rulingsWords;
