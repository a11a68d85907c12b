import { useState } from "preact/hooks";
import type { BoardView, PenaltyKind, RulingView, You } from "../protocol/protocol";
import { boardName } from "../state/board-names";
import { boardNumber, boardRound } from "../state/order-progress";
import { refusalText, say } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { ReasonField } from "../widgets/reason-field";
import { useCommand, useInView, useSeen } from "../widgets/hooks";
import {
  changesScore,
  chosenWith,
  isPenalty,
  mayBeLifted,
  mayPlayOn,
  rulingNumber,
  undone,
  withdrawable,
  withdrawalArgs,
} from "./withdrawals";
import { effectWords } from "../words/hall-words";
import { USUAL_REASONS } from "../words/usual-reasons";

/** Which penalties of a ruling were taken back, and by which ruling (OCR 18.3). */
export function WithdrawnBy({ ruling }: { ruling: RulingView }) {
  return (
    <>
      {ruling.withdraws !== null && <div class="quiet">{t.withdrawal.of(rulingNumber(ruling.withdraws))}</div>}
      {ruling.withdrawn.map((one) => (
        <div key={one.kind} class="warn-text" data-withdrawn={one.kind}>
          {t.withdrawal.by(
            one.rounds.length === 0
              ? official.penalties[one.kind]
              : t.withdrawal.ofRounds(official.penalties[one.kind], one.rounds.join(", ")),
            rulingNumber(one.by),
          )}
        </div>
      ))}
    </>
  );
}

/** The rulings of each board are numbered for themselves, so the board is named too. */
const title = ({ id, board }: RulingView): string =>
  t.withdrawal.title(rulingNumber(id), boardName(boardRound(board), boardNumber(board)));

/** Takes back penalties of a ruling with a new ruling; shows beforehand what will be undone (OCR 18.3). */
export function Withdraw({
  board,
  you,
  ruling,
  rulings,
}: {
  board: BoardView;
  you: You;
  ruling: RulingView;
  rulings: number;
}) {
  const [open, setOpen] = useState(false);
  const possible = withdrawable(you, board, ruling);
  if (possible.length === 0) return null;
  return open ? (
    <WithdrawForm board={board} ruling={ruling} possible={possible} rulings={rulings} onDone={() => setOpen(false)} />
  ) : (
    <button class="small" aria-label={title(ruling)} onClick={() => setOpen(true)}>
      {t.withdrawal.open}
    </button>
  );
}

function WithdrawForm({
  board,
  ruling,
  possible,
  rulings,
  onDone,
}: {
  board: BoardView;
  ruling: RulingView;
  possible: readonly PenaltyKind[];
  rulings: number;
  onDone(): void;
}) {
  const [kinds, setKinds] = useState<ReadonlySet<PenaltyKind>>(new Set(possible));
  const [reason, setReason] = useState("");
  const { seen, told } = useSeen(rulings);
  const [refusal, setRefusal] = useState("");
  const form = useInView<HTMLFormElement>(true);
  const shownRefusal = useInView<HTMLParagraphElement>(refusal);
  const { busy, give } = useCommand();
  const number = rulingNumber(ruling.id);
  async function withdraw(): Promise<void> {
    setRefusal("");
    const outcome = await give("withdrawRuling", withdrawalArgs(board.id, ruling.id, kinds, reason, seen));
    if (!outcome.ok) {
      setRefusal(refusalText(outcome));
      if (outcome.code === "RULED_MEANWHILE") told();
      return;
    }
    const left = ruling.effects.some(
      (one) => isPenalty(one.kind) && !kinds.has(one.kind) && !ruling.withdrawn.some((gone) => gone.kind === one.kind),
    );
    const gone = ruling.effects.filter((one) => isPenalty(one.kind) && kinds.has(one.kind));
    const what = left ? t.withdrawal.partly(number, effectWords({ effects: gone })) : t.withdrawal.gone(number);
    const resume = board.status === "ENDED" && mayPlayOn(kinds) ? ` ${t.withdrawal.resume}` : "";
    say("info", `${boardName(board.round, board.number)}: ${what}${resume}`);
    onDone();
  }
  const chosen = possible.filter((kind) => kinds.has(kind));
  return (
    <form
      ref={form}
      class="withdrawal"
      aria-label={title(ruling)}
      onSubmit={(event) => {
        event.preventDefault();
        void withdraw();
      }}
    >
      <div class="actions" role="group" aria-label={t.withdrawal.what}>
        {possible.map((kind) => (
          <button
            key={kind}
            type="button"
            class="small"
            aria-pressed={kinds.has(kind)}
            onClick={() => setKinds(chosenWith(kind, !kinds.has(kind), kinds, possible))}
          >
            {official.penalties[kind]}
          </button>
        ))}
      </div>
      {chosen.length > 0 && (
        <p>
          {t.withdrawal.thenEffects(effectWords({ effects: undone(ruling, kinds) }))}
          {board.status === "ENDED" &&
            (mayPlayOn(kinds) ? ` ${t.withdrawal.playsOn}` : changesScore(kinds) && ` ${t.withdrawal.approved}`)}
          {board.status === "ENDED" && mayBeLifted(kinds) && ` ${t.withdrawal.lifted}`}
        </p>
      )}
      <p class="quiet">
        {t.withdrawal.told} {t.withdrawal.hint}
      </p>
      <ReasonField usual={USUAL_REASONS.withdrawal} value={reason} onChange={setReason} />
      {refusal && (
        <p class="error" role="alert" ref={shownRefusal}>
          {t.refused}: {refusal}
        </p>
      )}
      <div class="actions">
        <button class="danger" type="submit" disabled={busy || chosen.length === 0 || reason.trim() === ""}>
          {t.withdrawal.confirm(chosen.map((kind) => official.penaltyArticle[kind]))}
        </button>
        <button type="button" onClick={onDone}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
