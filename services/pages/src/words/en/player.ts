import type { Promotion, Showing, Side } from "../../protocol/protocol";
import { commonWords } from "./common";
import { counted } from "../plurals";

export const playerWords = {
  confirmation: {
    ask: (result: string) => `The recorded result is ${result}. Is the result right? An arbiter will then approve it.`,
    right: "Yes, the result is right",
    wrong: "No, the result is wrong",
    saidRight: "You have confirmed the result.",
    saidWrong: "You said that the result is wrong. An arbiter will see your answer. Stay at the board.",
    confirms: (side: Side) => `${commonWords.side[side]} confirms the result`,
    dispute: (side: Side, of: string, changes: string, answer: string | null, reason: string) =>
      `${commonWords.side[side]} said that the result ${of} is wrong; ` +
      (changes && `the result was changed by ${changes}; `) +
      (answer === null
        ? "no arbiter has answered yet"
        : `an arbiter has answered and approved ${answer}${reason && `: ${reason}`}`),
    mine: (of: string, changes: string, answer: string | null, reason: string) =>
      `You said that the result ${of} is wrong; ${changes ? `the result was changed by ${changes}; ` : ""}` +
      (answer === null
        ? "no arbiter has answered yet. If you now think that the result is right, confirm the result."
        : `an arbiter has seen your answer and approved ${answer}${reason && `: ${reason}`}.`),
    mayAppeal: "You may appeal (17.11): press “Appeal”.",
    appealUntil: (at: string) => `You may appeal until ${at} (17.11): press “Appeal”.`,
    appealOver: (at: string) => `You can no longer appeal: the time for an appeal ended at ${at} (17.11).`,
  },
  chess960: (number: number, array: string) => `Chess960, position ${number}: ${array}`,
  castle960: "To castle, move the king onto the rook, or type O-O or O-O-O.",
  next: {
    game: (round: number, board: number, side: string, opponent: string) =>
      `Your next game: round ${round}, board ${board}, ${side}, against ${opponent}.`,
    bySelf: (seconds: number) =>
      `This page goes to your next board automatically within ${counted(seconds, "second", "seconds")}.`,
    go: "Go to the next board",
    stay: "Stay here",
    arrived: (round: number, board: number, side: string) =>
      `You are at your board now: round ${round}, board ${board}, ${side}.`,
  },
  ownEntry: { open: "Bye or withdrawal…", title: "Byes and withdrawal" },
  waitRound: "Your round is not open yet. This page will update automatically.",
  waitStart: "Waiting for the arbiter to start the round.",
  yourMove: "Your move",
  theirMove: "Your opponent is thinking",
  inCheck: "check",
  pausedBecause: (reason: string) => `The game is paused: ${reason}`,
  pausedByLoss:
    "The game is paused: a player has no connection. Both clocks are stopped, and the arbiters are informed.",
  pausedUntilDecided: "Both players are connected again. The game stays paused until the Chief Arbiter has decided.",
  pausedByHall: (from: string, to: string) =>
    `The server did not answer from ${from} to ${to}. The game is paused; no player has lost time. Wait for the ` +
    "arbiter.",
  lostLine:
    "This device has lost its connection to the server. You see the last known clock times: the clocks " +
    "may have run on or stopped since then. Arbiters are alerted automatically. Stay at your board; you " +
    "can move as soon as the connection is back.",
  lostWhileSending:
    "This device has lost its connection to the server. The server has not confirmed your move yet. The " +
    "move will be sent again when the connection is back. Arbiters are alerted automatically. Stay at " +
    "your board.",
  notMade: (move: string) => `Your move ${move} was not made. Make the move again when the game resumes.`,
  awaiting:
    "A player's time ran out during a disconnection. The Chief Arbiter decides about the game. " +
    "Please stay at your board.",
  typeInstead: "Type a move…",
  typeMove: "Type a move, e.g. e4, Nf3 or e2e4",
  makeMove: "Make move",
  moveIllegal: (text: string) => `“${text}” is not a legal move here.`,
  moveAmbiguous: (moves: string) =>
    `Several moves are possible: ${moves}. Also write the square that the piece leaves.`,
  notYourTurn: "It is not your move.",
  tapStuck: (from: string, check: boolean) =>
    `${check ? "Your king is in check. " : ""}The piece on ${from} cannot move.`,
  tapIllegal: (from: string, to: string, check: boolean) =>
    `${check ? "Your king is in check. " : ""}The move from ${from} to ${to} is not legal.`,
  noMoveNow: "The game is not running: no move can be made now.",
  sending: "Sending your move…",
  offerDraw: "Offer draw",
  offerWithMove: "The offer will be sent with your next move.",
  armedGone: "The draw offer for your next move was cancelled. You can offer a draw again.",
  furtherActions: "More",
  acceptDraw: "Accept draw",
  theyOffer: "Your opponent offers a draw. If you make a move, you decline the offer.",
  youOffer: "Your draw offer is open until your opponent answers or moves.",
  resign: "Resign",
  resignTitle: "Resign this game?",
  resignText: "If you resign, your opponent wins. You cannot take a resignation back.",
  resignConfirm: "Confirm resignation",
  arrive: {
    here: "I am at the board",
    absent: "You are recorded as absent. If you are here, call the arbiter or make a move.",
  },
  claim: {
    claim: "Claim a draw",
    title: "Claim a draw",
    what: "Reason for the claim",
    situation: {
      REPETITION: "the position occurs for the third time (LAW 9.2)",
      MOVE_COUNT: "fifty moves without a capture or a pawn move (LAW 9.3)",
    },
    move: "Position or move of your claim",
    onBoard: "the position on the board now",
    text: (time: string): string =>
      "The server checks your claim immediately. If it is correct, the game is drawn. If it is " +
      `wrong, your opponent gets ${time} more, and the move that you chose is played. You ` +
      "cannot take a claim back.",
    confirm: "Claim",
  },
  input: {
    title: "Entering moves",
    smart: "Move with one click if only one move is possible",
    promotion: "When a pawn promotes, it becomes",
    ask: "ask me each time",
    pieces: { Q: "a queen", R: "a rook", B: "a bishop", N: "a knight" } satisfies Record<Promotion, string>,
  },
  preMove: {
    may:
      "You may queue a move, that is, enter it in advance. The move is made as soon as your opponent has " +
      "moved, if the move is legal then.",
    queued: (uci: string) => `Queued move: ${uci}. The move is made as soon as your opponent has moved.`,
    cancel: "Cancel the queued move",
    how: "To queue a move, write its two squares, for example g1f3. For a promotion, add the piece: e7e8q.",
  },
  platform: {
    told:
      "The playing platform may block or close an account under its own rules. The arbiters of this " +
      "competition cannot change such a decision (App. I A7).",
  },
  showings: {
    player: (what: string) => `Before the game the arbiter will ask you to show: ${what} (APP-I A6).`,
    name: {
      SURROUNDINGS_SHOWN: "your surroundings",
      TASKS_SHOWN: "the open programs",
      SCREEN_SHARED: "your screen",
    } satisfies Record<Showing, string>,
    arbiter: "What the player must show to pass the fair-play check (APP-I A6)",
    tick: (what: string, side: Side) => `${what}, ${commonWords.side[side]}`,
  },
  own: {
    headphones: (allowed: boolean): string =>
      allowed ? "You may wear headphones." : "Headphones are not allowed (9.7).",
    line: "You are responsible for your own internet connection (11.1, 16.5).",
    lineOf:
      "Players are responsible for their own connections (11.1, 16.5). So you may add a penalty to your decision.",
    penalty: "Penalty to impose with the decision",
    none: "No penalty",
  },
  reproduce: {
    ask: (move: string) => `Make ${move} on the traditional board, then confirm it. After that you can move here.`,
    confirm: (move: string) => `I have made ${move} on the traditional board`,
    first: "First confirm that you have made your last move on the traditional board.",
    waits: "the player has not confirmed the move on the traditional board yet",
  },
};

export type PlayerWords = typeof playerWords;
