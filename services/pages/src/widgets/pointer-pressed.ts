import { useEffect, useRef, useState } from "preact/hooks";
import type { Millis } from "../protocol/protocol";

/** How long a click may take after the finger is lifted. */
const CLICK_TAKES: Millis = 300;
/** A mouse that has rested this long is not moving towards anything. */
const AIM_TAKES: Millis = 1500;

/**
 * Whether a finger or the mouse button is down, or just was; if `aim` gets the mouse's moves, also whether the mouse
 * just moved.
 */
export function usePressed() {
  const [pressed, setPressed] = useState(false);
  const down = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  function release(after: Millis): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPressed(false), after);
  }
  useEffect(() => {
    const up = () => {
      down.current = false;
      release(CLICK_TAKES);
    };
    const ends = ["pointerup", "pointercancel"] as const;
    ends.forEach((end) => window.addEventListener(end, up));
    return () => {
      clearTimeout(timer.current);
      ends.forEach((end) => window.removeEventListener(end, up));
    };
  }, []);
  return {
    pressed,
    press: () => {
      down.current = true;
      clearTimeout(timer.current);
      setPressed(true);
    },
    aim: () => {
      if (down.current) return;
      setPressed(true);
      release(AIM_TAKES);
    },
  };
}
