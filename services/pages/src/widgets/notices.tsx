import { useEffect, useRef } from "preact/hooks";
import { boardNumber, boardRound } from "../state/order-progress";
import type { Millis } from "../protocol/protocol";
import { dismiss, state, update } from "../state/state";
import { withSeen } from "../state/notices";
import type { Notice } from "../state/app-state";
import { t } from "../words/words";
import { timeOfDay } from "./times";

const LOOK: Millis = 1000;

/**
 * Recent notices, complete and newest first, until they have been read; at a board without those about another game.
 */
export function Notices({ board }: { board?: string }) {
  const shown = state.value.notices
    .filter((one) => !isOfAnother(one, board))
    .slice(-3)
    .reverse();
  const keys = shown.map((one) => one.key).join();
  const newest = shown[0]?.key;
  const log = useRef<HTMLElement>(null);
  useEffect(() => {
    if (newest !== undefined) log.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  useEffect(() => {
    if (keys === "") return;
    const looked = new Set(keys.split(",").map(Number));
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") update((s) => withSeen(s, looked, LOOK));
    }, LOOK);
    return () => clearInterval(timer);
  }, [keys]);
  return (
    <section ref={log} class="notices" aria-label={t.notices} aria-live="polite" role="log">
      {shown.map((notice) => (
        <NoticeLine key={notice.key} notice={notice} />
      ))}
    </section>
  );
}

function NoticeLine({ notice, of = "" }: { notice: Notice; of?: string }) {
  return (
    <div class={`notice ${notice.level}`} data-level={notice.level}>
      <span class="grow">
        <span class="quiet">{timeOfDay(notice.at)}</span> {of && <strong>{of}: </strong>}
        {notice.level === "refusal" && <strong>{t.refused}: </strong>}
        {notice.text}
      </span>
      <button class="plain" aria-label={t.dismiss} onClick={() => dismiss(notice.key)}>
        ×
      </button>
    </div>
  );
}

/** Whether a notice is about a game other than that of the board. */
const isOfAnother = (notice: Notice, board: string | undefined): boolean =>
  board !== undefined && notice.board !== undefined && notice.board !== board;

/** Notices about a player's other games, with their names, placed out of the way. */
export function OtherNotices({ board }: { board: string }) {
  const others = state.value.notices.filter((one) => isOfAnother(one, board));
  if (others.length === 0) return null;
  return (
    <details class="other-notices">
      <summary>{t.otherNotices}</summary>
      {others.map((notice) => (
        <NoticeLine
          key={notice.key}
          notice={notice}
          of={t.boardOf(boardRound(notice.board!), boardNumber(notice.board!))}
        />
      ))}
    </details>
  );
}
