// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";

interface Input {
  type: string;
  squareFrom: string;
  squareTo: string;
}
const made = vi.hoisted((): { input(input: Input): unknown } => ({ input: () => undefined }));
vi.mock("cm-chessboard/src/Chessboard.js", () => ({
  BORDER_TYPE: {},
  COLOR: {},
  INPUT_EVENT_TYPE: { moveInputStarted: "started", validateMoveInput: "validate", moveInputCanceled: "canceled" },
  Chessboard: class {
    private on = false;
    enableMoveInput(input: typeof made.input) {
      this.on = true;
      made.input = input;
    }
    disableMoveInput() {
      this.on = false;
    }
    isMoveInputEnabled = () => this.on;
    isPromotionDialogShown = () => false;
    getPiece = (square: string) => ({ e2: "wp", d1: "wq", e7: "bp" })[square];
    setPosition = async () => {};
    movePiece = async () => {};
    addMarker() {}
    removeMarkers() {}
    addLegalMovesMarkers() {}
    removeLegalMovesMarkers() {}
    destroy() {}
  },
}));
vi.mock("cm-chessboard/src/extensions/markers/Markers.js", () => ({ Markers: class {}, MARKER_TYPE: {} }));
vi.mock("cm-chessboard/assets/extensions/markers/markers.svg?url", () => ({ default: "" }));
vi.mock("../../src/board/pieces", () => ({ piecesUrl: "" }));
vi.mock("../../src/board/board-labels", () => ({ BoardAccessibility: class {}, BoardPromotion: class {} }));

import { PlayBoard } from "../../src/board/chessboard";
import { board } from "../fixtures";
import { show } from "../rendered";

const onTap = vi.fn();
const onMove = vi.fn();
beforeEach(() => {
  onTap.mockClear();
  onMove.mockClear();
});

const shown = (legal: readonly string[], pending: string | null = null) =>
  show(
    <PlayBoard
      fen={board().fen}
      lastMove={null}
      check={null}
      orientation="WHITE"
      legal={legal}
      pending={pending}
      promote={null}
      onMove={onMove}
      onPromotionClosed={() => {}}
      onTap={onTap}
    />,
  );

/** Taps a square of the board before anything else hears of it. */
function tap(root: HTMLElement, square: string): void {
  const place = document.createElement("i");
  place.dataset.square = square;
  root.querySelector(".play-board")!.append(place);
  place.dispatchEvent(new Event("pointerdown", { bubbles: true, cancelable: true }));
}

it("tells of a piece that cannot move and of a move that is not legal", async () => {
  await shown(["e2e4"]);
  made.input({ type: "started", squareFrom: "d1", squareTo: "" });
  expect(onTap).toHaveBeenLastCalledWith({ from: "d1", to: null });
  made.input({ type: "started", squareFrom: "e2", squareTo: "" });
  expect(onTap).toHaveBeenLastCalledWith(null);
  made.input({ type: "validate", squareFrom: "e2", squareTo: "e5" });
  expect(onTap).toHaveBeenLastCalledWith({ from: "e2", to: "e5" });
  expect(onMove).not.toHaveBeenCalled();
});

it("tells nothing of a second own piece, which is taken instead, nor of a legal move", async () => {
  await shown(["e2e4"]);
  made.input({ type: "validate", squareFrom: "e2", squareTo: "d1" });
  made.input({ type: "validate", squareFrom: "e2", squareTo: "e4" });
  expect(onTap).not.toHaveBeenCalled();
  expect(onMove).toHaveBeenCalledWith("e2e4");
});

it("tells of a tap while no move can be made, but not while one is on its way", async () => {
  tap(await shown([]), "e2");
  expect(onTap).toHaveBeenLastCalledWith({ from: "e2", to: null });
  onTap.mockClear();
  tap(await shown([], "e2e4"), "e2");
  expect(onTap).not.toHaveBeenCalled();
});

it("shows the square of the arrow keys only to the keyboard", async () => {
  const root = await shown(["e2e4"]);
  const place = root.querySelector(".play-board")!;
  const isHidden = () => place.hasAttribute("data-pointer");
  expect(isHidden()).toBe(false);
  tap(root, "e2");
  expect(isHidden()).toBe(true);
  place.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  expect(isHidden()).toBe(false);
  tap(root, "e2");
  place.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  expect(isHidden()).toBe(false);
});
