import type { Side } from "../../protocol/protocol";

/** The texts about changing the pairings of an open round. */
export const repairWords = {
  title: (round: number) => `Repair a pairing of round ${round}`,
  intro:
    "Until the first move at a board, the Chief Arbiter can exchange its colours, replace a player or cancel the " +
    "board.",
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
  nobody:
    "Every player who has not withdrawn already has a game in this round. To give two of them to each other, first " +
    "cancel their boards, then add boards with the new opponents.",
  withBye: "has a bye, which ends",
  follows: "What follows",
  always: [
    "The game at this board does not count. A new game is set up with both clocks at the start.",
    "Both players must pass the checks again. The new game waits until it is started.",
    "If a move is made before you confirm, nothing changes.",
  ],
  swapFollows:
    "The codes of both players end. Give each player a new code for the new seat, at the board on the page “Boards”.",
  replaceFollows: (leaving: string, entering: string) =>
    `The code of ${leaving} ends. Give ${entering} a code at the board on the page “Boards”. ${leaving} has no game ` +
    "in this round, and no points for it.",
  cancel: "Cancel the board: no game is played at it",
  gets: (player: string) => `What ${player} gets for this round`,
  choice: {
    ALLOCATED: "Pairing-allocated bye",
    FULL: "Full-point bye",
    HALF: "Half-point bye",
    ZERO: "Zero-point bye (absence known)",
    NONE: "Not paired: no bye and no points",
  },
  chooseBye: "Choose…",
  cancelAlways: [
    "The game at this board does not count, and no other one is played at it. The board's number is not used again.",
    "The standings and the tournament report (TRF) show what each player gets.",
    "If a move is made before you confirm, nothing changes.",
  ],
  cancelFollows: "The codes of both players end. If you pair them again later in this round, add a board.",
  severalAllocated: (players: number) =>
    `${players} players of this round would have the pairing-allocated bye; by C.04.1.3 only one can get it.`,
  confirmCancel: "Cancel the board",
  cancelled: (board: number) => `Board ${board} has been cancelled.`,
  confirm: "Repair the pairing",
  add: "Add a board…",
  addTitle: (board: number) => `Add board ${board}`,
  adding: "Add the board",
  addFollows: "The board is set up like the others and waits until it is started. Give both players a code.",
  side: { WHITE: "White", BLACK: "Black" } satisfies Record<Side, string>,
  done: (board: number) =>
    `The pairing of board ${board} has been changed. Give new codes at the board on the page “Boards”.`,
  toConsole: "To the page “Boards”",
};

export type RepairWords = typeof repairWords;
