import type { BoardView } from "./protocol";
import { unfinished, type Unfinished } from "./rounds";
import { openCalls, openCases } from "./state";
import { t } from "./strings";
import { cls, Dialog, useCommand } from "./widgets";

/** Opens a round while others are open: says beforehand what is not finished there. */
export function OpenRound({ round, boards, onClose }: { round: number; boards: Iterable<BoardView>; onClose(): void }) {
  const { busy, give } = useCommand();
  const left = unfinished(boards, openCases.value, openCalls.value);
  async function open(): Promise<void> {
    await give("openRound", { round });
    onClose();
  }
  return (
    <Dialog title={t.openRound(round)} onClose={onClose}>
      {left.length === 0 ? <p class="good-text">✓ {t.nextRound.done}</p> : <StillOpen left={left} />}
      <p class="quiet">{t.nextRound.means}</p>
      <div class="actions">
        <button autoFocus onClick={onClose}>{t.cancel}</button>
        <button class={cls(left.length > 0 ? "danger" : "primary")} disabled={busy} onClick={() => void open()}>{busy ? t.opening : left.length > 0 ? t.nextRound.anyway(round) : t.nextRound.yes(round)}</button>
      </div>
    </Dialog>
  );
}

/** Makes a round official although something is open there, and says what. */
export function CloseRound({ round, left, onClose }: { round: number; left: readonly Unfinished[]; onClose(): void }) {
  const { busy, give } = useCommand();
  async function close(): Promise<void> {
    await give("closeRound", { round });
    onClose();
  }
  return (
    <Dialog title={t.standings.close(round)} onClose={onClose}>
      <StillOpen left={left} />
      <p class="quiet">{t.nextRound.closes}</p>
      <div class="actions">
        <button autoFocus onClick={onClose}>{t.cancel}</button>
        <button class="danger" disabled={busy} onClick={() => void close()}>{t.nextRound.closeAnyway(round)}</button>
      </div>
    </Dialog>
  );
}

function StillOpen({ left }: { left: readonly Unfinished[] }) {
  return (
    <>
      <p><strong>{t.nextRound.open}</strong></p>
      <ul data-unfinished>{left.map((one) => <li key={`${one.round} ${one.lack}`}>{t.round(one.round)}, {t.nextRound.lacks[one.lack]}: {t.boards(one.boards)}</li>)}</ul>
    </>
  );
}
