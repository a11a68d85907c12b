import { computed } from "@preact/signals";
import { memo } from "preact/compat";
import { useEffect, useRef } from "preact/hooks";
import { placement } from "../board/moves";
import { loadPieces, pieceOfSize, piecesReady } from "../board/pieces";
import { shownTheme } from "../shell/theme";
import { cls } from "./cls";

/** The board's colours in the theme that the tab shows. */
const readColours = () =>
  ["--square-light", "--square-dark", "--square-last"].map((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name),
  );

const colours = computed(() => shownTheme.value && readColours());

/** A position painted on a canvas: cheap enough for a wall of hundreds. */
export const MiniBoard = memo(function MiniBoard({
  fen,
  lastMove,
  flipped = false,
  faded = false,
  label,
}: {
  fen: string;
  lastMove: string | null;
  flipped?: boolean;
  faded?: boolean;
  label?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useRef(() => {});
  draw.current = () => {
    if (canvas.current) paintBoard(canvas.current, fen, lastMove, flipped);
  };
  useEffect(() => {
    void loadPieces();
    const resized = new ResizeObserver(() => draw.current());
    resized.observe(canvas.current!);
    return () => resized.disconnect();
  }, []);
  useEffect(() => draw.current(), [fen, lastMove, flipped, piecesReady.value, colours.value]);
  return (
    <canvas
      ref={canvas}
      class={cls("mini-board", faded && "faded")}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
});

function paintBoard(canvas: HTMLCanvasElement, fen: string, lastMove: string | null, flipped: boolean): void {
  const size = Math.max(8, Math.round((canvas.clientWidth * devicePixelRatio) / 8) * 8);
  if (canvas.width !== size) canvas.width = canvas.height = size;
  const context = canvas.getContext("2d")!;
  const square = size / 8;
  const [light, dark, mark] = colours.value[0] ? colours.value : readColours();
  const corner = (name: string): [number, number] => {
    const file = name.charCodeAt(0) - 97;
    const row = 8 - Number(name[1]);
    return flipped ? [(7 - file) * square, (7 - row) * square] : [file * square, row * square];
  };
  for (let n = 0; n < 64; n++) {
    context.fillStyle = ((n + (n >> 3)) % 2 === 0 ? light : dark) || "#ccc";
    context.fillRect((n % 8) * square, (n >> 3) * square, square, square);
  }
  context.fillStyle = mark || "transparent";
  if (lastMove)
    [lastMove.slice(0, 2), lastMove.slice(2, 4)].forEach((name) => context.fillRect(...corner(name), square, square));
  for (const [name, letter] of placement(fen)) {
    const image = pieceOfSize(letter, square);
    if (image) context.drawImage(image, ...corner(name));
  }
}
