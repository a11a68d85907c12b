import { signal } from "@preact/signals";
import spriteUrl from "cm-chessboard/assets/pieces/standard.svg?url";

/** The drawings of the pieces; the same file is used for the playing board and for the walls of boards. */
export const piecesUrl: string = spriteUrl;

const TILE = 40;
const images = new Map<string, HTMLImageElement>();
/** True once every piece can be painted. */
export const piecesReady = signal(false);

const pieceImage = (letter: string): HTMLImageElement | undefined =>
  images.get((letter === letter.toUpperCase() ? "w" : "b") + letter.toLowerCase());

/** Pieces painted at the sizes in use: a copy is cheaper than scaling the drawing again for every board. */
const copies = new Map<string, HTMLCanvasElement>();
/** While a window changes its size, every size in between is painted once. */
const MOST_COPIES = 240;

/** The picture of a FEN letter, `size` pixels wide and high; undefined until the pieces are loaded. */
export function pieceOfSize(letter: string, size: number): CanvasImageSource | undefined {
  const image = pieceImage(letter);
  if (!image) return undefined;
  const key = `${letter}${size}`;
  let copy = copies.get(key);
  if (!copy) {
    if (copies.size >= MOST_COPIES) copies.clear();
    copy = document.createElement("canvas");
    copy.width = copy.height = size;
    copy.getContext("2d")!.drawImage(image, 0, 0, size, size);
    copies.set(key, copy);
  }
  return copy;
}

let loading = false;
/** Cuts the sprite into one image per piece, so that a canvas can paint them at any size. */
export async function loadPieces(): Promise<void> {
  if (loading) return;
  loading = true;
  const sprite = new DOMParser().parseFromString(await (await fetch(spriteUrl)).text(), "image/svg+xml");
  await Promise.all(
    [...sprite.querySelectorAll("g[id]")]
      .filter((g) => /^[wb][kqrbnp]$/.test(g.id))
      .map(async (g) => {
        const frame = `xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 ${TILE} ${TILE}"`;
        const svg = `<svg ${frame}>${new XMLSerializer().serializeToString(g)}</svg>`;
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        images.set(g.id, image);
      }),
  );
  piecesReady.value = true;
}
