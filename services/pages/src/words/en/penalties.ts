import type { FairPlayGround, PenaltyKind, Side } from "../../protocol/protocol";
import { commonWords } from "./common";

export const penaltiesWords = {
  conduct: {
    ask: "Record an incident…",
    at: (side: Side) => `Record an incident, ${commonWords.side[side]}`,
    title: "Incident at the board",
    atOnce: "Record an incident at once",
    record: (kind: string) => `Record: ${kind}`,
    other: "Record a different incident, or add a note",
    where: (board: number, move: number, turn: Side | null) =>
      `Board ${board}, move ${move}${turn ? `, ${commonWords.side[turn]} to move` : ""}.`,
    recorded: (kind: string, name: string) => `The incident is recorded: ${kind}, ${name}.`,
    undo: "Take back incident…",
    mistake: "Incident recorded by mistake…",
    takeBack: "Take back the incident",
    stays:
      "The incident stays in the log. The log shows who took the incident back, and why. The player gets " +
      "no penalty for this incident (17.9).",
    whoTakesBack:
      "Was this incident recorded by mistake? The Chief Arbiter, or the arbiter who recorded or " +
      "confirmed it, can take it back.",
  },
  penalty: "Penalty",
  penaltyKind: "Kinds of penalty",
  showCard: (shown: number) =>
    "Show the player a card for lost communication: " +
    (shown === 0
      ? "a yellow card, the player's first in this competition"
      : "a red card is proposed, because the player already has " +
        `${shown === 1 ? "1 card" : `${shown} cards`} in this competition`),
  noCard: "A yellow card is a warning. A red card comes after a yellow card and means loss of the game.",
  inFairPlay: "Is this a fair-play ruling?",
  fairPlayGround: {
    NONE: "No",
    PROVEN: "Cheating is proven",
    SUSPECTED: "Cheating is suspected, without proof (APP-I A9)",
  } satisfies Record<FairPlayGround | "NONE", string>,
  proofNeeded: "The regulations do not allow a sanction without proof of cheating (APP-I A9).",
  widerSanction: (penalties: readonly string[]) =>
    "A fair-play ruling can only be the loss of the game, an exclusion or an expulsion. " +
    `Impose these penalties separately: ${penalties.join(", ")}.`,
  fairPlayFinal: "The regulations do not allow an appeal against this ruling (APP-I A10).",
  penaliseWhom: (side: Side, name: string) => `Penalise ${commonWords.side[side]} – ${name}`,
  usualPenalty: {
    WARNING: (): string => "Warning",
    ADD_TIME_TO_OPPONENT: (opponent: Side, time: string): string => `Give ${commonWords.side[opponent]} ${time} more`,
    REDUCE_TIME_OF_OFFENDER: (_: Side, time: string): string => `Take away ${time}`,
  } as Record<"WARNING" | "ADD_TIME_TO_OPPONENT" | "REDUCE_TIME_OF_OFFENDER", (opponent: Side, time: string) => string>,
  otherPenalty: "Choose another penalty…",
  penaltyFor: (side: Side, name: string) => `Penalty for ${commonWords.side[side]}, ${name}`,
  penaltyNamed: {
    ADD_TIME_TO_OPPONENT: (_: string, opponent: string) => `More time for ${opponent} (18.4.2)`,
    REDUCE_TIME_OF_OFFENDER: (name: string) => `Less time for ${name} (18.4.3)`,
    RAISE_SCORE_OF_OPPONENT: (_: string, opponent: string) => `More points for ${opponent} (18.4.4)`,
    LOWER_SCORE_OF_OFFENDER: (name: string) => `Fewer points for ${name} (18.4.5)`,
  } as Partial<Record<PenaltyKind, (name: string, opponent: string) => string>>,
  pointsOf: (name: string) => `Score of ${name} in this game`,
  penalties: {
    WARNING: "Warning (18.4.1)",
    ADD_TIME_TO_OPPONENT: "Add time to the opponent (18.4.2)",
    REDUCE_TIME_OF_OFFENDER: "Reduce the player's time (18.4.3)",
    RAISE_SCORE_OF_OPPONENT: "Raise the opponent's points (18.4.4)",
    LOWER_SCORE_OF_OFFENDER: "Lower the player's points (18.4.5)",
    GAME_LOST: "Loss of the game (18.4.6)",
    FINE: "Fine in money (18.4.7)",
    EXCLUSION: "Exclude from later rounds (18.4.8)",
    EXPULSION: "Expel from the competition (18.4.9)",
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
  deviceFound: (penalty: string) =>
    `A forbidden device was found. The regulations name this penalty: ${penalty} (OCR 17.3). Other ` +
    "penalties are possible too.",
  deviceAsks: (penalty: string) =>
    `For a forbidden device, the regulations name this penalty: ${penalty}. The server imposes it only if ` +
    "you choose it.",
  penaltyOf: (role: "CHIEF_ARBITER" | "LOCAL_CHIEF_ARBITER"): string =>
    role === "CHIEF_ARBITER"
      ? "Only the Chief Arbiter may impose this penalty."
      : "Only the Local Chief Arbiter or the Chief Arbiter may impose this penalty.",
  notInProgress: "The game is not in progress.",
  notStarted: "The game has not started.",
  noScoreYet: "You can impose this penalty when the game has a result.",
  noFines: "You cannot impose a fine: no fine was announced before the competition.",
  noLaterRounds: "You cannot exclude the player: there is no later round.",
  notTogether: (penalty: string) => `You cannot combine this penalty with: ${penalty}.`,
  scoreThen: (score: string) => `With this penalty the score is ${score}.`,
  scoreNotAllowed: "The regulations do not allow this score.",
  heavyPenalty: {
    GAME_LOST: (name: string) => `${name} loses this game.`,
    EXCLUSION: (name: string, rounds: string) =>
      `${name} is excluded from ${rounds.includes(",") ? "rounds" : "round"} ${rounds}.`,
    EXPULSION: (name: string) => `${name} is expelled from the competition.`,
  } as Record<"GAME_LOST" | "EXCLUSION" | "EXPULSION", (name: string, rounds: string) => string>,
  heavyAsk: "Do you want to impose this penalty?",
  heavyYes: "Yes, impose the penalty",
  laterRounds: "Rounds to exclude from",
  fine: "Amount of the fine",
  seconds: "Time in seconds",
  penalise: (penalties: readonly string[]) => `Impose ${penalties.join(" + ")}`.trim(),
};

export type PenaltiesWords = typeof penaltiesWords;
