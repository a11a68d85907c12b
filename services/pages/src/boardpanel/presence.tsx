import { useState } from "preact/hooks";
import { bySide, type BoardView, type Side, type You, SIDES } from "../protocol/protocol";
import { mayCheck, mayRecordPresence, mayWaive } from "../state/rights";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { coded, reasonWords } from "../words/reasons";
import { ReasonDialog } from "./reason-dialog";
import { PresenceTick, Absence } from "./absence";
import { DefaultTime, WaiveDialog } from "./default-time";
import { USUAL_REASONS } from "../words/usual-reasons";

/**
 * Which players are at the board, until when absent players may arrive, and what an arbiter may do (OCR 16.11, DEC-13,
 * DEC-14, DEC-27).
 */
export function Presence({ board, you }: { board: BoardView; you: You }) {
  const [form, setForm] = useState<"waive" | "reverse" | Side | null>(null);
  if (board.white.present == null || board.black.present == null) return null;
  const absent = SIDES.filter((side) => !bySide(board, side).present);
  const forfeited = board.status === "ENDED" && board.termination === "FORFEIT";
  const open =
    board.status === "CREATED" ||
    board.status === "ADJOURNED" ||
    (board.status === "PLAYING" && absent.length > 0) ||
    forfeited;
  if (!open) return null;
  return (
    <details open class="presence-desk">
      <summary>
        {t.presence} <span class="quiet">{2 - absent.length}/2</span>
      </summary>
      <div class="presence">
        {SIDES.map((side) => (
          <div key={side} class="presence-seat">
            <PresenceTick
              board={board}
              side={side}
              enabled={mayRecordPresence(you, board, side) && board.status !== "ENDED"}
            />
            <Absence board={board} side={side} may={mayRecordPresence(you, board, side)} />
            {bySide(board, side).held && (
              <span class="chip warn">{t.held(reasonWords(bySide(board, side).held ?? ""))}</span>
            )}
            {board.status === "CREATED" &&
              mayCheck(you, board, side) &&
              (bySide(board, side).held ? (
                <Release board={board} side={side} />
              ) : (
                <button class="small" onClick={() => setForm(side)}>
                  {t.holdStart}
                </button>
              ))}
          </div>
        ))}
        {absent.length > 0 && <DefaultTime board={board} />}
        <div class="actions">
          {absent.length > 0 && board.status !== "ENDED" && mayWaive(you, board) && (
            <button class="small" onClick={() => setForm("waive")}>
              {t.waive}
            </button>
          )}
          {forfeited && mayWaive(you, board) && (
            <button class="small" onClick={() => setForm("reverse")}>
              {t.reverseForfeit}
            </button>
          )}
        </div>
      </div>
      {form === "waive" && <WaiveDialog board={board} absent={absent} onClose={() => setForm(null)} />}
      {form === "reverse" && (
        <ReasonDialog
          title={t.reverseForfeit}
          usual={USUAL_REASONS.late}
          onClose={() => setForm(null)}
          action={(reason) => ["reverseForfeit", { board: board.id, reason }]}
        />
      )}
      {(form === "WHITE" || form === "BLACK") && (
        <ReasonDialog
          title={`${t.holdStart}: ${t.side[form]}`}
          usual={USUAL_REASONS.hold}
          onClose={() => setForm(null)}
          action={(reason) => ["holdStart", { board: board.id, side: form, held: true, reason }]}
        />
      )}
    </details>
  );
}

function Release({ board, side }: { board: BoardView; side: Side }) {
  const { busy, give } = useCommand();
  return (
    <button
      class="small"
      disabled={busy}
      onClick={() =>
        void give("holdStart", { board: board.id, side, held: false, reason: coded(USUAL_REASONS.release[0]) })
      }
    >
      {t.releaseStart}
    </button>
  );
}
