import { useEffect, useState } from "preact/hooks";
import { command } from "../network/connection";
import { bySide, type AppealView, type BoardView, type Side } from "../protocol/protocol";
import { appealableRulings, captainFor, mayAppealResult } from "../state/rights";
import { say, state } from "../state/state";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { reasonWords } from "../words/reasons";

/** What is under appeal, in words. */
export const against = (board: BoardView, ruling: string | null): string => {
  const ruled = board.help?.rulings.find((one) => one.id === ruling);
  return ruling === null
    ? t.theResult
    : ruled
      ? `${t.rulingKind[ruled.kind] ?? ruled.kind}, ${timeOfDay(ruled.at)}`
      : ruling;
};

export const needsFee = (appeal: AppealView): boolean => Number(appeal.fee) > 0;

export function AppealForm({
  board,
  side,
  title,
  onClose,
  onFile,
}: {
  board: BoardView;
  side: Side;
  title: string;
  onClose(): void;
  onFile(text: string, ruling: string): Promise<{ ok: boolean }>;
}) {
  const rules = state.value.competition?.appeals;
  const rulings = appealableRulings(board, side);
  const result = mayAppealResult(board, side);
  const until = board.help?.appealUntil ?? null;
  const [ruling, setRuling] = useState(result ? "" : (rulings.at(-1)?.id ?? ""));
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  async function file(): Promise<void> {
    setBusy(true);
    const { ok } = await onFile(text.trim(), ruling);
    setBusy(false);
    if (!ok) return; // the written text stays
    say("info", t.appealFiled);
    onClose();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void file();
        }}
      >
        {state.value.you?.speaks === true && <p>{t.appealOtherBoards}</p>}
        <p>
          {t.appealTerms(
            rules?.deadlineMinutes ?? null,
            until === null ? "" : timeOfDay(until, bySide(board, side).venue),
            Number(rules?.fee ?? 0) > 0 ? rules!.fee : "",
            rules?.body ?? "",
          )}
        </p>
        <label>
          {t.against}
          <select value={ruling} onChange={(event) => setRuling(event.currentTarget.value)}>
            {result && <option value="">{t.theResult}</option>}
            {rulings.map((one) => (
              <option key={one.id} value={one.id}>
                {against(board, one.id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.appealText}
          <textarea
            rows={4}
            maxLength={400}
            required
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy || !text.trim()}>
            {busy ? t.onItsWay : t.fileAppeal}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

export function AppealDialog({ board, side, onClose }: { board: BoardView; side: Side; onClose(): void }) {
  const captain = captainFor(state.value.you);
  if (captain)
    return (
      <Dialog title={t.appeal} onClose={onClose}>
        <p>{t.appealByCaptain(captain)}</p>
        <div class="actions">
          <button autoFocus onClick={onClose}>
            {t.close}
          </button>
        </div>
      </Dialog>
    );
  return (
    <AppealForm
      board={board}
      side={side}
      title={t.appeal}
      onClose={onClose}
      onFile={(text, ruling) => command("fileAppeal", { text, ...(ruling ? { ruling } : {}) })}
    />
  );
}

/** The decision on an appeal, with the body that made it and the reason. */
const decision = (appeal: AppealView): string =>
  (appeal.body && `${appeal.body}: `) + `${t.appealOutcome[appeal.outcome!]}: ${reasonWords(appeal.reason ?? "")}`;

/** The appeals of the player's own game; here he confirms receipt of the other side's (FSSI gen-8 c). */
export function AppealLines({ board, side }: { board: BoardView; side: Side }) {
  const appeals = board.help?.appeals ?? [];
  const waiting = appeals
    .filter((appeal) => appeal.side !== side && appeal.copyAt === null)
    .map((appeal) => appeal.id)
    .join(" ");
  useEffect(() => {
    for (const appeal of waiting.split(" ").filter(Boolean)) void command("takeCopy", { board: board.id, appeal });
  }, [waiting]);
  return (
    <>
      {appeals.map((appeal) => (
        <p
          key={appeal.id}
          class={cls("notice", appeal.outcome === "DISMISSED" && appeal.side === side && "warn")}
          role="status"
        >
          {appeal.side === side
            ? t.ownAppeal(against(board, appeal.ruling), timeOfDay(appeal.at))
            : t.theirAppeal(against(board, appeal.ruling), appeal.text)}{" "}
          {appeal.outcome ? decision(appeal) : needsFee(appeal) ? t.feeState(appeal.fee, appeal.paid) : t.appealOpen}
        </p>
      ))}
    </>
  );
}
