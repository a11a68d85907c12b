import { standstills, type Standstill } from "../state/outages";
import { type Order, type You } from "../protocol/protocol";
import { mayOrder, mayOrderBoard } from "../state/rights";
import { state } from "../state/state";
import { openCases } from "../state/waiting";
import { t } from "../words/words";
import { Menu } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { coded } from "../words/reasons";
import { USUAL_REASONS } from "../words/usual-reasons";

/** One line for each standstill of the server, however many boards it paused (OCR 19.6). */
export function StandstillBanner({ you, onShow }: { you: You; onShow(board: string): void }) {
  return (
    <>
      {standstills(state.value.boards.values()).map((one) => (
        <StandstillLine key={one.from} one={one} you={you} onShow={onShow} />
      ))}
    </>
  );
}

function StandstillLine({ one, you, onShow }: { one: Standstill; you: You; onShow(board: string): void }) {
  const { busy, give } = useCommand();
  const own = one.boards.filter((board) => mayOrderBoard(you, "RESUME", board));
  const free = own.filter((board) => !awaitsDecision(board.id));
  async function resume(): Promise<void> {
    for (const order of resumptions({ ...one, boards: free }, you)) if (!(await give("order", order)).ok) return;
  }
  return (
    <section class="standstill" role="alert" aria-label={t.standstillLabel}>
      <p>
        <span class="shape" aria-hidden="true">
          ■
        </span>
        <strong>{t.standstill(timeOfDay(one.from), timeOfDay(one.to))}</strong> {t.standstillBoards(one.boards.length)}
      </p>
      {mayOrder(you, "RESUME") && own.length > 0 && (
        <button class="small primary" disabled={busy || free.length === 0} onClick={() => void resume()}>
          {t.resumeAll(free.length || own.length)}
        </button>
      )}
      {own.length > free.length && <p class="quiet">{t.resumeWaits(own.length - free.length)}</p>}
      <Menu label={t.standstillList}>
        <div class="actions">
          {one.boards.map((board) => (
            <button key={board.id} class="small" onClick={() => onShow(board.id)}>
              {t.board(board.number)}
            </button>
          ))}
        </div>
      </Menu>
    </section>
  );
}

/** Whether a board can be resumed only by a decision about its disconnection (OCR 18.9). */
const awaitsDecision = (board: string): boolean => openCases.value.some((one) => one.board === board);

/** A single order for all boards, unless it would also resume boards that were paused for another reason. */
function resumptions(one: Standstill, you: You): Order[] {
  const reason = coded(USUAL_REASONS.standstill[0]);
  const chief = you.role === "CHIEF_ARBITER";
  const ids = new Set(one.boards.map((board) => board.id));
  const paused = [...state.value.boards.values()].filter(
    (board) => board.status === "PAUSED" && mayOrderBoard(you, "RESUME", board),
  );
  if (paused.every((board) => ids.has(board.id)))
    return [{ kind: "RESUME", reason, ...(chief ? {} : { venue: you.venue }) }];
  return paused.filter((board) => ids.has(board.id)).map((board) => ({ kind: "RESUME", board: board.id, reason }));
}
