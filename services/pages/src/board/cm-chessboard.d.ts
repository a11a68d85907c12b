declare module "cm-chessboard/src/Chessboard.js" {
  export const COLOR: { white: "w"; black: "b" };
  export const BORDER_TYPE: { none: string; thin: string; frame: string };
  export const INPUT_EVENT_TYPE: {
    moveInputStarted: string;
    movingOverSquare: string;
    validateMoveInput: string;
    moveInputCanceled: string;
    moveInputFinished: string;
  };
  export interface MoveInputEvent {
    type: string;
    squareFrom: string;
    squareTo: string;
  }
  export interface MarkerType {
    class: string;
    slice: string;
  }
  export class Chessboard {
    constructor(context: HTMLElement, props: object);
    getPiece(square: string): string | undefined;
    setPosition(fen: string, animated?: boolean): Promise<void>;
    movePiece(from: string, to: string, animated?: boolean): Promise<void>;
    setOrientation(color: "w" | "b"): Promise<void>;
    enableMoveInput(handler: (event: MoveInputEvent) => boolean | void, color: "w" | "b"): void;
    disableMoveInput(): void;
    isMoveInputEnabled(): boolean;
    destroy(): void;
    /** Added by the Markers extension. */
    addMarker(type: MarkerType, square: string): void;
    removeMarkers(type?: MarkerType, square?: string): void;
    addLegalMovesMarkers(moves: { to: string; promotion?: string | undefined }[]): void;
    removeLegalMovesMarkers(): void;
    /** Added by the PromotionDialog extension. */
    showPromotionDialog(
      square: string,
      color: "w" | "b",
      callback: (result: { type: string; piece?: string }) => void,
    ): void;
    isPromotionDialogShown(): boolean;
  }
}
declare module "cm-chessboard/src/extensions/markers/Markers.js" {
  import type { MarkerType } from "cm-chessboard/src/Chessboard.js";
  export class Markers {}
  export const MARKER_TYPE: Record<"frame" | "square" | "dot" | "bevel" | "circleDanger", MarkerType>;
}
declare module "cm-chessboard/src/extensions/accessibility/Accessibility.js" {
  export class Accessibility {}
}
declare module "cm-chessboard/src/extensions/promotion-dialog/PromotionDialog.js" {
  export class PromotionDialog {}
  export const PROMOTION_DIALOG_RESULT_TYPE: { pieceSelected: string; canceled: string };
}
declare module "cm-chessboard/src/extensions/accessibility/I18n.js" {
  interface Names {
    pieces_long: Record<string, string>;
    colors_long: Record<string, string>;
  }
  export const piecesTranslations: Record<"en" | "de", Names>;
}
