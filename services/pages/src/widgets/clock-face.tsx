import { useEffect, useRef } from "preact/hooks";
import { formatClock, remaining, TENTHS_FROM, untilNextChange } from "../clock/clock";
import type { Clocks, Side } from "../protocol/protocol";
import { clockNow, lostSince, serverNow, standstill } from "../state/state";
import { t } from "../words/words";
import { cls } from "./cls";

/**
 * One clock. Counts from the server's last value and repaints only when its text changes, without rendering anything
 * else; is dimmed and does not run while the hall stands still or this page's connection is lost.
 */
export function ClockFace({ clocks, side, big = false }: { clocks: Clocks; side: Side; big?: boolean }) {
  const face = useRef<HTMLSpanElement>(null);
  const silent = standstill.value;
  const lost = lostSince.value;
  useEffect(() => {
    const shown = face.current;
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const paint = () => {
      const now = serverNow();
      const asOf = clockNow(clocks, now);
      const left = remaining(clocks, side, asOf);
      shown.textContent = formatClock(left, big);
      shown.classList.toggle("low", left < 60_000);
      shown.classList.toggle("very-low", left < TENTHS_FROM);
      const still = clocks.running !== null && asOf !== now;
      shown.classList.toggle("still", still);
      if (still) timer = setTimeout(paint, 500);
      else if (clocks.running === side && left > 0) timer = setTimeout(paint, untilNextChange(left, big) + 1);
    };
    paint();
    return () => clearTimeout(timer);
  }, [clocks.whiteMs, clocks.blackMs, clocks.running, clocks.at, side, big, silent, lost]);
  const role = big ? ({ role: "timer", "aria-label": t.clock(side) } as const) : {};
  return <span ref={face} class={cls("clock", big && "big", clocks.running === side && "running")} {...role} />;
}
