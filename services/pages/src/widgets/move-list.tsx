import { useEffect, useRef } from "preact/hooks";
import { formatClock } from "../clock/clock";
import { notation } from "../board/moves";
import type { MoveView } from "../protocol/protocol";
import { t } from "../words/words";
import { cls } from "./cls";

/**
 * @param lags whether to show how much network delay was compensated (DEC-03): for arbiters
 * @param plain without move numbers and times: for assistants (APP-III 1.3)
 */
export function MoveList({
  moves,
  lags = false,
  plain = false,
}: {
  moves: readonly MoveView[];
  lags?: boolean;
  plain?: boolean;
}) {
  const list = useRef<HTMLOListElement>(null);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(() => {
    toEnd();
  }, [moves.length]);
  useEffect(() => {
    if (!list.current) return;
    const resized = new ResizeObserver(toEnd);
    resized.observe(list.current);
    return () => resized.disconnect();
  }, [moves.length === 0]);
  if (moves.length === 0) return <p class="moves quiet">{t.noMoves}</p>;
  const rows: MoveView[][] = [];
  for (const move of moves) {
    const row = Math.floor((move.ply - 1) / 2);
    (rows[row] ??= []).push(move);
  }
  return (
    <ol class="moves" aria-label={t.moves} ref={list} tabIndex={0}>
      {rows.map((row, index) => (
        <li key={index}>
          <span class="move-number">{plain ? "" : `${index + 1}.`}</span>
          {row.map((move) => (
            <span
              key={move.ply}
              class={cls("move", move.ply === moves.length && "last")}
              title={plain || move.clockMs === null ? move.uci : formatClock(move.clockMs, false)}
            >
              {notation(move.san)}
              {move.offer ? " (=)" : ""}
              {lags && move.lagMs > 0 && (
                <span class="lag" title={t.lagTitle}>
                  {" "}
                  −{move.lagMs} ms
                </span>
              )}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
