import { moveText } from "../board/moves";
import type { BoardView } from "../protocol/protocol";
import { t } from "../words/words";

export const ownMove = (board: BoardView, ply: number): string => {
  const move = board.moves.find((each) => each.ply === ply);
  return move ? moveText(move) : String(ply);
};

export const placeName = (board: BoardView, ply: number): string => {
  const move = board.moves.find((each) => each.ply === ply);
  return move ? t.afterMove(moveText(move)) : t.initialPosition;
};
