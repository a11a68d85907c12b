import { useEffect, useState } from "preact/hooks";

/** On a screen with fewer lines of text, rarely needed parts are folded away. */
const FEW_LINES = 37;

/** Whether the screen is too low for everything, measured in lines of text of the reader's size. */
export function useShort(): boolean {
  const isShort = () =>
    innerHeight < FEW_LINES * parseFloat(getComputedStyle(document.documentElement).fontSize || "15");
  const [short, setShort] = useState(isShort);
  useEffect(() => {
    const look = () => setShort(isShort());
    const resized = new ResizeObserver(look);
    for (const one of [document.documentElement, document.querySelector(".player-page > .topbar h1")])
      if (one) resized.observe(one);
    addEventListener("resize", look);
    return () => {
      resized.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
  return short;
}
