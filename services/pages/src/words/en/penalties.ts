import type { FairPlayGround, PenaltyKind, Side } from "../../protocol/protocol";
import { commonWords } from "./common";

export const penaltiesWords = {
  conduct: {
    ask: "Incident…",
    at: (side: Side) => `Incident, ${commonWords.side[side]}`,
    title: "Incident at the board",
    atOnce: "Recorded immediately",
    record: (kind: string) => `Record: ${kind}`,
    other: "Record a different incident, or add a note",
    where: (board: number, move: number, turn: Side | null) =>
      `Board ${board}, move ${move}${turn ? `, ${commonWords.side[turn]} to move` : ""}.`,
    recorded: (kind: string, name: string) => `${kind}, ${name}: recorded.`,
    undo: "Undo…",
    mistake: "Recorded by mistake…",
    takeBack: "Remove the record",
    stays: "The record stays in the log and shows who took it back and why. No penalty is needed for it (17.9).",
    whoTakesBack:
      "Was this a mistake? The arbiter who recorded or confirmed it, or the Chief Arbiter, can take it back.",
    reasons: ["Recorded by mistake", "Wrong player", "Wrong board"] as readonly string[],
  },
  callReason: "Call without valid reason (OCR 17.6, 19.1)",
  penalty: "Penalty",
  penaltyKind: "Kinds of penalty",
  showCard: (shown: number) =>
    "Count it as a card for lost communication: " +
    (shown === 0 ? "yellow, the first in this competition" : `${shown} shown in this competition, red is proposed`),
  noCard: "A yellow card is a warning. A red card means a lost game and comes after a yellow card.",
  cardReason: "Communication lost",
  inFairPlay: "Ruling in fair play",
  fairPlayGround: {
    NONE: "No",
    PROVEN: "Cheating is proven",
    SUSPECTED: "Suspected, without proof (APP-I A9)",
  } satisfies Record<FairPlayGround | "NONE", string>,
  proofNeeded: "The regulations allow no sanction without proof of cheating (APP-I A9).",
  widerSanction: (penalties: readonly string[]) =>
    "A ruling in fair play can only be the loss of the game, an exclusion or an expulsion. " +
    `Impose these penalties separately: ${penalties.join(", ")}.`,
  fairPlayFinal: "The regulations allow no appeal against this ruling (APP-I A10).",
  penaliseWhom: (side: Side, name: string) => `Penalise ${commonWords.side[side]} – ${name}`,
  usualPenalty: {
    WARNING: (): string => "Warning",
    ADD_TIME_TO_OPPONENT: (opponent: Side, time: string): string => `${commonWords.side[opponent]} +${time}`,
    REDUCE_TIME_OF_OFFENDER: (_: Side, time: string): string => `−${time}`,
  } as Record<"WARNING" | "ADD_TIME_TO_OPPONENT" | "REDUCE_TIME_OF_OFFENDER", (opponent: Side, time: string) => string>,
  otherPenalty: "Other penalty…",
  penaltyFor: (side: Side, name: string) => `Penalty for ${commonWords.side[side]}, ${name}`,
  penaltyNamed: {
    ADD_TIME_TO_OPPONENT: (_: string, opponent: string) => `More time for ${opponent} (18.4.2)`,
    REDUCE_TIME_OF_OFFENDER: (name: string) => `Less time for ${name} (18.4.3)`,
    RAISE_SCORE_OF_OPPONENT: (_: string, opponent: string) => `More points for ${opponent} (18.4.4)`,
    LOWER_SCORE_OF_OFFENDER: (name: string) => `Fewer points for ${name} (18.4.5)`,
  } as Partial<Record<PenaltyKind, (name: string, opponent: string) => string>>,
  pointsOf: (name: string) => `Points of ${name}`,
  penalties: {
    WARNING: "Warning (18.4.1)",
    ADD_TIME_TO_OPPONENT: "Add time to the opponent (18.4.2)",
    REDUCE_TIME_OF_OFFENDER: "Reduce the player's time (18.4.3)",
    RAISE_SCORE_OF_OPPONENT: "Raise the opponent's points (18.4.4)",
    LOWER_SCORE_OF_OFFENDER: "Lower the player's points (18.4.5)",
    GAME_LOST: "Game lost (18.4.6)",
    FINE: "Fine (18.4.7)",
    EXCLUSION: "Exclude from rounds (18.4.8)",
    EXPULSION: "Expel (18.4.9)",
  } satisfies Record<PenaltyKind, string>,
  penaltyArticle: {
    WARNING: "18.4.1",
    ADD_TIME_TO_OPPONENT: "18.4.2",
    REDUCE_TIME_OF_OFFENDER: "18.4.3",
    RAISE_SCORE_OF_OPPONENT: "18.4.4",
    LOWER_SCORE_OF_OFFENDER: "18.4.5",
    GAME_LOST: "18.4.6",
    FINE: "18.4.7",
    EXCLUSION: "18.4.8",
    EXPULSION: "18.4.9",
  } satisfies Record<PenaltyKind, string>,
  penaltyPoints: {
    RAISE_SCORE_OF_OPPONENT: "The opponent's points",
    LOWER_SCORE_OF_OFFENDER: "The player's points",
    GAME_LOST: "The opponent's points",
  },
  penaltyReasons: [
    "Disturbing the opponent (17.6)",
    "Notes or advice (17.5)",
    "Leaving without permission (17.7)",
    "Forbidden device (17.3)",
  ] as readonly string[],
  deviceReason: "Forbidden device (17.3)",
  deviceFound: (penalty: string) =>
    `A forbidden device was found. The regulations ask for ${penalty} (OCR 17.3). Other penalties are possible too.`,
  deviceAsks: (penalty: string) =>
    `For a forbidden device the regulations ask for: ${penalty}. It is imposed only if you choose it.`,
  penaltyOf: (role: "CHIEF_ARBITER" | "LOCAL_CHIEF_ARBITER"): string =>
    role === "CHIEF_ARBITER"
      ? "Only the Chief Arbiter may do this."
      : "Only the Local Chief Arbiter or the Chief Arbiter may do this.",
  notInProgress: "The game is not in progress.",
  notStarted: "The game has not been started.",
  noScoreYet: "This is possible when the game has a result.",
  noFines: "No fine was announced before the competition.",
  noLaterRounds: "There is no later round.",
  notTogether: (penalty: string) => `Cannot be combined with: ${penalty}.`,
  scoreThen: (score: string) => `The score is then ${score}.`,
  scoreNotAllowed: "The regulations do not allow this score.",
  laterRounds: "Later rounds",
  fine: "Fine",
  seconds: "Seconds",
  penalise: (penalties: readonly string[]) => `Impose ${penalties.join(" + ")}`.trim(),
};

export type PenaltiesWords = typeof penaltiesWords;
