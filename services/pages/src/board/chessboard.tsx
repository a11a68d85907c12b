import { useEffect, useRef } from "preact/hooks";
import { BORDER_TYPE, Chessboard, INPUT_EVENT_TYPE, type MoveInputEvent } from "cm-chessboard/src/Chessboard.js";
import { MARKER_TYPE, Markers } from "cm-chessboard/src/extensions/markers/Markers.js";
import { PROMOTION_DIALOG_RESULT_TYPE } from "cm-chessboard/src/extensions/promotion-dialog/PromotionDialog.js";
import "cm-chessboard/assets/chessboard.css";
import "cm-chessboard/assets/extensions/markers/markers.css";
import "cm-chessboard/assets/extensions/promotion-dialog/promotion-dialog.css";
import "./board.css";
import markersUrl from "cm-chessboard/assets/extensions/markers/markers.svg?url";
import { BoardAccessibility, BoardPromotion } from "./board-labels";
import { promoted, smartMove } from "./input-choices";
import { between, placement, promotes } from "./moves";
import type { Promotion, Side } from "../protocol/protocol";
import { piecesUrl } from "./pieces";

interface Props {
  fen: string;
  lastMove: string | null;
  /** The side whose king is in check, if any. */
  check: Side | null;
  orientation: Side;
  legal: readonly string[];
  /** A move that was sent but has no answer yet: already drawn, and removed by the next position. */
  pending: string | null;
  /** Start and end of a pawn move that still needs a choice of piece (from the text field). */
  promote: string | null;
  onMove(uci: string): void;
  onPromotionClosed(): void;
  /** A tap that makes no move; null for one that takes a piece or makes a move. */
  onTap?: (tap: { from: string; to: string | null } | null) => void;
  /** Queues a move while there are no legal ones (OCR 3.6 b); absent if queueing is not allowed. */
  onQueue?: ((uci: string) => void) | undefined;
  /** The queued move: marked but not made. */
  queued?: string | null;
  /** Whether one square is enough if only one legal move fits (OCR 3.6 a). */
  smart?: boolean;
  /** The piece to which a pawn promotes without a question (OCR 3.6 c). */
  promotion?: Promotion | null;
}

const colour = (side: Side): "w" | "b" => (side === "WHITE" ? "w" : "b");

/** The board a person plays on: mouse, touch, arrow keys. Only shows what it is given and reports legal moves. */
export function PlayBoard(props: Props) {
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<Chessboard | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const made = new Chessboard(host.current!, {
      position: props.fen,
      orientation: colour(props.orientation),
      style: { cssClass: "onehall", borderType: BORDER_TYPE.none, pieces: { file: piecesUrl }, animationDuration: 180 },
      extensions: [
        { class: Markers, props: { sprite: markersUrl, autoMarkers: MARKER_TYPE.frame } },
        { class: BoardPromotion, props: { language: "en" } },
        {
          class: BoardAccessibility,
          props: {
            language: "en",
            keyboardMoveInput: true,
            movePieceForm: false,
            boardAsTable: true,
            piecesAsList: true,
            visuallyHidden: true,
          },
        },
      ],
    });
    board.current = made;
    return () => {
      board.current = null;
      made.destroy();
    };
  }, [props.orientation]);

  useEffect(() => {
    const made = board.current;
    if (!made) return;
    if (!props.pending) {
      if (!made.isPromotionDialogShown()) void made.setPosition(props.fen, true);
      return;
    }
    const [from, to] = [props.pending.slice(0, 2), props.pending.slice(2, 4)];
    if (made.getPiece(from)) void made.movePiece(from, to, true);
  }, [props.fen, props.pending, props.orientation]);

  useEffect(() => {
    const made = board.current;
    if (!made) return;
    made.removeMarkers(MARKER_TYPE.square);
    made.removeMarkers(MARKER_TYPE.circleDanger);
    const last = props.pending ?? props.lastMove;
    if (last) [last.slice(0, 2), last.slice(2, 4)].forEach((square) => made.addMarker(MARKER_TYPE.square, square));
    made.removeMarkers(MARKER_TYPE.bevel);
    if (props.queued)
      [props.queued.slice(0, 2), props.queued.slice(2, 4)].forEach((square) =>
        made.addMarker(MARKER_TYPE.bevel, square),
      );
    const king = props.check === "WHITE" ? "K" : "k";
    if (props.check && !props.pending)
      for (const [square, piece] of placement(props.fen))
        if (piece === king) made.addMarker(MARKER_TYPE.circleDanger, square);
  }, [props.fen, props.lastMove, props.check, props.pending, props.orientation, props.queued]);

  const enabled = (props.legal.length > 0 || props.onQueue !== undefined) && !props.pending;
  useEffect(() => {
    const made = board.current;
    if (!made) return;
    if (enabled && !made.isMoveInputEnabled())
      made.enableMoveInput((event) => input(made, event), colour(props.orientation));
    if (!enabled && made.isMoveInputEnabled()) {
      made.removeLegalMovesMarkers();
      made.disableMoveInput();
    }
  }, [enabled, props.orientation]);

  useEffect(() => {
    const pressed = (event: PointerEvent): void => {
      const { smart, legal, pending, fen, promotion, onMove, onQueue, onTap } = latest.current;
      const square = event.target instanceof Element ? event.target.getAttribute("data-square") : null;
      const move =
        smart && square && !pending && !board.current?.isPromotionDialogShown()
          ? smartMove(square, legal, fen, promotion ?? null)
          : null;
      if (!move) {
        if (square && legal.length === 0 && !onQueue && !pending) onTap?.({ from: square, to: null });
        return;
      }
      onTap?.(null);
      event.preventDefault();
      event.stopPropagation(); // otherwise the piece would also be picked up
      onMove(move);
    };
    const place = host.current!;
    /** The library marks a square for the keyboard whenever the board has the focus, also after a click. */
    const byPointer = () => place.toggleAttribute("data-pointer", true);
    const byKeyboard = () => place.toggleAttribute("data-pointer", false);
    place.addEventListener("pointerdown", byPointer, true);
    place.addEventListener("keydown", byKeyboard, true);
    place.addEventListener("focusout", byKeyboard);
    place.addEventListener("pointerdown", pressed, true);
    return () => {
      place.removeEventListener("pointerdown", byPointer, true);
      place.removeEventListener("keydown", byKeyboard, true);
      place.removeEventListener("focusout", byKeyboard);
      place.removeEventListener("pointerdown", pressed, true);
    };
  }, []);

  useEffect(() => {
    if (board.current && props.promote) askPromotion(board.current, props.promote);
  }, [props.promote]);

  function input(made: Chessboard, event: MoveInputEvent): boolean | void {
    const { fen, legal, onMove, onQueue, onTap, promotion, orientation } = latest.current;
    const queues = legal.length === 0 ? onQueue : undefined;
    switch (event.type) {
      case INPUT_EVENT_TYPE.moveInputStarted: {
        const targets = legal.filter((uci) => uci.startsWith(event.squareFrom));
        made.removeLegalMovesMarkers();
        if (queues) return true;
        onTap?.(targets.length > 0 ? null : { from: event.squareFrom, to: null });
        made.addLegalMovesMarkers(targets.map((uci) => ({ to: uci.slice(2, 4), promotion: uci[4] })));
        return targets.length > 0;
      }
      case INPUT_EVENT_TYPE.validateMoveInput: {
        made.removeLegalMovesMarkers();
        if (queues) {
          const fromTo = event.squareFrom + event.squareTo;
          if (!promotes(fen, event.squareFrom, event.squareTo)) queues(fromTo);
          else if (promotion) queues(fromTo + promotion.toLowerCase());
          else askPromotion(made, fromTo, queues);
          return false;
        }
        const moves = between(legal, event.squareFrom, event.squareTo);
        const chosen = moves.length > 1 ? promoted(moves, promotion ?? null) : moves[0];
        /** a tap on another own piece takes that one */
        const other = made.getPiece(event.squareTo)?.startsWith(colour(orientation));
        if (moves.length === 0 && !other) onTap?.({ from: event.squareFrom, to: event.squareTo });
        if (chosen) onMove(chosen);
        else if (moves.length > 1) askPromotion(made, event.squareFrom + event.squareTo);
        return moves.length > 0;
      }
      case INPUT_EVENT_TYPE.moveInputCanceled:
        made.removeLegalMovesMarkers();
    }
  }

  function askPromotion(made: Chessboard, fromTo: string, queue?: (uci: string) => void): void {
    made.showPromotionDialog(fromTo.slice(2, 4), colour(latest.current.orientation), (result) => {
      const chosen =
        result.type === PROMOTION_DIALOG_RESULT_TYPE.pieceSelected && result.piece ? fromTo + result.piece[1] : "";
      latest.current.onPromotionClosed();
      if (queue) {
        if (chosen) queue(chosen);
      } else if (latest.current.legal.includes(chosen)) latest.current.onMove(chosen);
      else void made.setPosition(latest.current.fen, true);
    });
  }

  return <div class="play-board" ref={host} />;
}
