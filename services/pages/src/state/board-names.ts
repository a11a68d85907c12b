import { bySide, type BoardView, type Side } from "../protocol/protocol";
import { state } from "./state";
import { t } from "../words/words";

export const severalRounds = (): boolean => (state.value.competition?.rounds.length ?? 0) > 1;

/** A board named by its number, and by its round if there are several. */
export const boardName = (round: number, number: number): string =>
  severalRounds() ? t.boardOf(round, number) : t.board(number);

/** For a disconnection that others decide: whether the link is lost or back, and who decides (OCR 18.9). */
export const lostElsewhereWords = (board: BoardView, side: Side): string =>
  t.lostElsewhere(
    t.side[side],
    bySide(board, side).name,
    bySide(board, side).venueName,
    bySide(board, side).link === "UP",
  );
