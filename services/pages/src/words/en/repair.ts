import type { Side } from "../../protocol/protocol";

/** The texts about changing the pairings of an open round. */
export const repairWords = {
  title: (round: number) => `Repair a pairing of round ${round}`,
  intro: "Until the first move at a board, the Chief Arbiter can exchange its colours or replace a player.",
  columns: { board: "Board", white: "White", black: "Black", action: "Change" },
  repair: "Repair pairing…",
  repairOf: (board: number) => `Repair the pairing of board ${board}`,
  why: {
    PLAYED: "a move has been made",
    ENDED: "the game has ended",
    UNPLAYED: "decided without a game",
    DECISION: "waits for a decision about a disconnection",
    UNKNOWN: "the board is not known here yet",
  },
  what: "What do you want to change?",
  swap: (white: string, black: string) => `Exchange the colours: ${black} gets White, ${white} gets Black`,
  replace: (side: Side, player: string) => `Replace ${player} (${side === "WHITE" ? "White" : "Black"})`,
  entrant: "Who plays instead?",
  choose: "Choose a player…",
  nobody: "Every player who has not withdrawn already has a game in this round.",
  withBye: "has a bye, which ends",
  follows: "What follows",
  always: [
    "The game at this board does not count. A new game is set up with both clocks at the start.",
    "Both players must pass the checks again. The new game waits until it is started.",
    "If a move is made before you confirm, nothing changes.",
  ],
  swapFollows:
    "The codes of both players end. Give each player a new code for the new seat, at the board in the console.",
  replaceFollows: (leaving: string, entering: string) =>
    `The code of ${leaving} ends. Give ${entering} a code at the board in the console. ${leaving} has no game in ` +
    "this round, and no points for it.",
  confirm: "Repair the pairing",
  add: "Add a board…",
  addTitle: (board: number) => `Add board ${board}`,
  adding: "Add the board",
  addFollows: "The board is set up like the others and waits until it is started. Give both players a code.",
  side: { WHITE: "White", BLACK: "Black" } satisfies Record<Side, string>,
  done: (board: number) =>
    `The pairing of board ${board} has been changed. Give new codes at the board in the console.`,
  toConsole: "To the console",
};

export type RepairWords = typeof repairWords;
