import type { BoardView, Side, You } from "./protocol";
import { bySide } from "./protocol";

/**
 * Which buttons are worth showing. The owner services decide again, cell by cell; this only keeps a screen free of
 * buttons that would be refused. Commands about a seat belong to that seat's venue, commands about a game to both.
 */
const chief = (you: You): boolean => you.role === "CHIEF_ARBITER";
const local = (you: You, role: You["role"], venue: string): boolean => you.role === role && you.venue === venue;
const venueOfGame = (you: You, role: You["role"], board: BoardView): boolean =>
  local(you, role, board.white.venue) || local(you, role, board.black.venue);

export const mayOpenRound = (you: You): boolean => chief(you);
export const mayOrder = (you: You): boolean => chief(you) || you.role === "LOCAL_CHIEF_ARBITER";
export const mayOrderBoard = (you: You, board: BoardView): boolean => chief(you) || venueOfGame(you, "LOCAL_CHIEF_ARBITER", board);
export const mayPenalise = mayOrderBoard;
export const mayApprove = mayOrderBoard;
export const mayCheck = (you: You, board: BoardView, side: Side): boolean =>
  chief(you) || local(you, "LOCAL_CHIEF_ARBITER", bySide(board, side).venue);
export const mayIssueCode = mayCheck;
export const mayReport = (you: You, venue: string): boolean => local(you, "LOCAL_TECHNICAL_ARBITER", venue);
export const mayDecide = (you: You): boolean => chief(you);
export const mayAnswer = (you: You, venue: string): boolean => chief(you) || local(you, "LOCAL_CHIEF_ARBITER", venue);
