import { useEffect, useState } from "preact/hooks";

/** On a screen with fewer lines of text, rarely needed parts are folded away. */
const FEW_LINES = 37;
/** On a narrower screen, in widths of the letter m, buttons take so many lines that messages are out of sight. */
const FEW_LETTERS = 32;

/**
 * What a screen has too little of, measured in the reader's size of text: SHORT is too low for everything, NARROW only
 * too narrow for all buttons.
 */
export type Room = "ENOUGH" | "NARROW" | "SHORT";

function roomNow(): Room {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize || "15");
  if (innerHeight < FEW_LINES * letter) return "SHORT";
  return innerWidth < FEW_LETTERS * letter ? "NARROW" : "ENOUGH";
}

/** How much room the screen has now. */
export function useRoom(): Room {
  const [room, setRoom] = useState(roomNow);
  useEffect(() => {
    const look = () => setRoom(roomNow());
    const resized = new ResizeObserver(look);
    for (const one of [document.documentElement, document.querySelector(".player-page > .topbar h1")])
      if (one) resized.observe(one);
    addEventListener("resize", look);
    return () => {
      resized.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
  return room;
}
