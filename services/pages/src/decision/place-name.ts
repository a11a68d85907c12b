import { moveText } from "../board/moves";
import type { BoardView } from "../protocol/protocol";
import { official } from "../words/officials";

export const ownMove = (board: BoardView, ply: number): string => {
  const move = board.moves.find((each) => each.ply === ply);
  return move ? moveText(move) : String(ply);
};

export const placeName = (board: BoardView, ply: number): string => {
  const move = board.moves.find((each) => each.ply === ply);
  return move ? official.afterMove(moveText(move)) : official.initialPosition;
};
