import { bySide, type BoardView, type SeatRecord, type Side } from "../protocol/protocol";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/** Whether an arbiter has recorded a player absent, so that the game begins without him (DEC-13, DEC-27). */
export const isAbsent = (board: BoardView, side: Side): boolean => board.arrival?.absent.includes(side) ?? false;

/** Whether the game has begun without a player's checks; he may move once they are made (OCR 18.5, 18.6). */
export const isUnchecked = (board: BoardView, side: Side): boolean => board.arrival?.unchecked.includes(side) ?? false;

/** Players who have arrived after their game began without them, and must still be checked. */
export const toCheck = (board: BoardView): Side[] =>
  SIDES.filter((side) => isUnchecked(board, side) && bySide(board, side).present === true);

/** What is recorded about the player of a seat, as this page shows it (DEC-13). */
export const onRecord = (board: BoardView, side: Side): SeatRecord =>
  bySide(board, side).present ? "PRESENT" : isAbsent(board, side) ? "ABSENT" : "NOTHING";

/** Whether a player counts as present only because of a device that is offline again; he may have left with it. */
const isOffAgain = (board: BoardView, side: Side): boolean =>
  bySide(board, side).present === true && bySide(board, side).link === "DOWN";

/** Whether a player can be recorded absent: before the start or the resumption, if he is not seen as present. */
export const mayBeAbsent = (board: BoardView, side: Side): boolean =>
  (board.status === "CREATED" || board.status === "ADJOURNED") &&
  (bySide(board, side).present === false || isOffAgain(board, side)) &&
  !isAbsent(board, side) &&
  !board.arrival?.excluded.includes(side);

export const lacksCheck = (board: BoardView, side: Side): boolean =>
  bySide(board, side).missing?.some((one) => one.point === "DEVICE_CHECK" || one.point === "FAIR_PLAY_CHECK") ?? false;

/** Boards that a start leaves out because a check is missing, in order. */
export const withoutChecks = (boards: Iterable<BoardView>): BoardView[] =>
  [...boards]
    .filter((board) => board.status === "CREATED" && SIDES.some((side) => lacksCheck(board, side)))
    .sort((a, b) => a.number - b.number);

/** The seats whose start is held although the player is there (DEC-27). */
export const heldSeats = (board: BoardView): Side[] =>
  SIDES.filter(
    (side) =>
      !!bySide(board, side).held &&
      bySide(board, side).present !== false &&
      !isAbsent(board, side) &&
      !board.arrival?.excluded.includes(side),
  );

/** Whether a board that is ordered to start now does so: all checks are made, and no seat is held (OCR 18.5, 18.6). */
export const canStart = (board: BoardView): boolean =>
  board.status === "CREATED" && withoutChecks([board]).length === 0 && heldSeats(board).length === 0;

/** Boards that only a held seat keeps from starting, in order. */
export const onlyHeld = (boards: Iterable<BoardView>): BoardView[] =>
  [...boards]
    .filter((board) => board.status === "CREATED" && withoutChecks([board]).length === 0 && heldSeats(board).length > 0)
    .sort((a, b) => a.number - b.number);
