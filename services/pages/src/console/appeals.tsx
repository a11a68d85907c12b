import { useState } from "preact/hooks";
import { isOfficial } from "../decision/result-corrections";
import { command } from "../network/connection";
import { values } from "../decision/penalty-rules";
import { scoreText } from "../words/scores";
import { boardNumber } from "../state/order-progress";
import {
  bySide,
  other,
  type AppealOutcome,
  type AppealView,
  type BoardView,
  type Points,
  type Side,
  type You,
} from "../protocol/protocol";
import { isAppealable, mayFile, mayRecordAppeal } from "../state/rights";
import { rulingsSeen } from "../state/shown-versions";
import { state } from "../state/state";
import { openAppeals } from "../state/waiting";
import { official } from "../words/officials";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { changesScore, isPenalty, mayPlayOn, standing, undone } from "../decision/withdrawals";
import { effectWords, refusalWords } from "../words/hall-words";
import { against, needsFee, AppealForm } from "../player/appeal";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];
const OUTCOMES: readonly AppealOutcome[] = ["UPHELD", "CHANGED", "DISMISSED"];

/** The id of the heading, for links to it. */
export const APPEALS = "appeals";

/** Appeals that wait for the fee or a decision (OCR 17.11). */
export function Appeals({ you, onShow }: { you: You; onShow(board: string): void }) {
  const open = openAppeals.value;
  if (open.length === 0) return null;
  return (
    <>
      <h2 id={APPEALS} tabIndex={-1}>
        {t.appeals}
        <span class="count warn">{open.length}</span>
      </h2>
      {open.map(({ board, appeal }) => {
        const label = `${t.board(boardNumber(board.id))}, ${appeal.playerName}`;
        return (
          <article class="card call" key={appeal.id} aria-label={label} data-appeal={appeal.id} data-board={board.id}>
            <header>
              <button class="plain strong" onClick={() => onShow(board.id)} title={t.show}>
                {label}
              </button>
              <span class="quiet">
                {t.side[appeal.side]} · {timeOfDay(appeal.at, bySide(board, appeal.side).venue)}
              </span>
            </header>
            <p>
              <strong>{t.appealAgainst(against(board, appeal.ruling))}</strong>
              {appeal.body && <span class="quiet"> {t.appealBody(appeal.body)}</span>}
            </p>
            <blockquote>{appeal.text}</blockquote>
            <p class="quiet">
              {t.copyState(
                appeal.copyAt === null ? null : timeOfDay(appeal.copyAt, bySide(board, other(appeal.side)).venue),
              )}
              {needsFee(appeal) && ` ${t.feeState(appeal.fee, appeal.paid)}`}
            </p>
            {appeal.copyAt === null && mayFile(you, board, other(appeal.side)) && (
              <TakeCopy board={board} appeal={appeal} />
            )}
            {mayRecordAppeal(you) &&
              (appeal.paid ? <DecideForm board={board} appeal={appeal} /> : <FeeForm board={board} appeal={appeal} />)}
          </article>
        );
      })}
    </>
  );
}

function TakeCopy({ board, appeal }: { board: BoardView; appeal: AppealView }) {
  const { busy, give } = useCommand();
  return (
    <button class="small" disabled={busy} onClick={() => void give("takeCopy", { board: board.id, appeal: appeal.id })}>
      {t.handOver(t.side[other(appeal.side)])}
    </button>
  );
}

function FeeForm({ board, appeal }: { board: BoardView; appeal: AppealView }) {
  const [reference, setReference] = useState("");
  const { busy, give } = useCommand();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give("recordFee", {
          board: board.id,
          appeal: appeal.id,
          ...(reference.trim() ? { reference: reference.trim() } : {}),
        });
      }}
    >
      <label>
        {t.feeReference}
        <input value={reference} maxLength={400} onInput={(event) => setReference(event.currentTarget.value)} />
      </label>
      <button class="primary" type="submit" disabled={busy}>
        {t.recordFee(appeal.fee)}
      </button>
    </form>
  );
}

/** What happens to the game if the appeal is upheld without a new score (OCR 17.11). */
function upheldWords(board: BoardView, appeal: AppealView): string {
  const ruling = state.value.rulings.get(appeal.ruling ?? "");
  if (ruling === undefined || ruling.withdraws !== null || !ruling.effects.some((one) => isPenalty(one.kind)))
    return t.upheld.byHand;
  const kinds = new Set(
    standing(ruling)
      .map((one) => one.kind)
      .filter(isPenalty),
  );
  if (kinds.size === 0) return t.upheld.gone;
  return [
    t.upheld.back(effectWords({ effects: undone(ruling, kinds) })),
    board.status === "ENDED" && (mayPlayOn(kinds) ? t.upheld.playsOn : changesScore(kinds) && t.upheld.score),
    board.status === "ENDED" &&
      (changesScore(kinds) || mayPlayOn(kinds)) &&
      isOfficial(state.value.competition, board.round) &&
      t.upheld.official(board.round),
  ]
    .filter((words) => words !== false)
    .join(" ");
}

/** The form for the decision of the appeals body. */
function DecideForm({ board, appeal }: { board: BoardView; appeal: AppealView }) {
  const rules = state.value.competition?.penalties;
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  const [score, setScore] = useState<Record<Side, Points>>({ WHITE: rules?.draw ?? "", BLACK: rules?.draw ?? "" });
  const [reason, setReason] = useState("");
  const [seen, setSeen] = useState(0);
  /** Why part of the ruling can no longer be undone, once that is known; and whether it may stay. */
  const [left, setLeft] = useState("");
  const [stays, setStays] = useState(false);
  const { busy, give } = useCommand();
  if (!rules) return null;
  const choose = (chosen: AppealOutcome) => {
    setOutcome(chosen);
    setLeft("");
    setStays(false);
    setSeen(rulingsSeen(state.value.rulings.values(), board.id));
  };
  async function decide(chosen: AppealOutcome): Promise<void> {
    const answer = await give("decideAppeal", {
      board: board.id,
      appeal: appeal.id,
      outcome: chosen,
      reason: reason.trim(),
      seen,
      ...(chosen === "CHANGED" ? { white: score.WHITE, black: score.BLACK } : {}),
      ...(chosen === "UPHELD" && stays ? { effectStays: true as const } : {}),
    });
    if (!answer.ok && answer.code === "APPEAL_LEAVES_EFFECT")
      setLeft(refusalWords(answer.code, answer.text, undefined, answer.details));
    if (!answer.ok && answer.code === "RULED_MEANWHILE") setOutcome(null); // to be checked and chosen again
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome) void decide(outcome);
      }}
    >
      <div class="actions" role="group" aria-label={t.appealDecision}>
        {OUTCOMES.filter(
          (each) => (each !== "CHANGED" || board.status === "ENDED") && (each !== "UPHELD" || appeal.ruling !== null),
        ).map((each) => (
          <button key={each} type="button" class="small" aria-pressed={outcome === each} onClick={() => choose(each)}>
            {t.appealOutcome[each]}
          </button>
        ))}
      </div>
      {outcome === "CHANGED" &&
        SIDES.map((side) => (
          <span key={side} class="rounds" role="group" aria-label={t.side[side]}>
            <span class="quiet">{t.side[side]}</span>
            {values(rules).map((points) => (
              <button
                key={points}
                type="button"
                class="small"
                aria-pressed={score[side] === points}
                onClick={() => setScore({ ...score, [side]: points })}
              >
                {scoreText(points)}
              </button>
            ))}
          </span>
        ))}
      {outcome === "CHANGED" && isOfficial(state.value.competition, board.round) && (
        <p class="warn-text">{t.upheld.official(board.round)}</p>
      )}
      {outcome === "UPHELD" && <p data-then>{upheldWords(board, appeal)}</p>}
      {outcome === "UPHELD" && left !== "" && (
        <>
          <p class="warn-text" role="alert">
            {left}
          </p>
          <label class="check">
            <input type="checkbox" checked={stays} onChange={(event) => setStays(event.currentTarget.checked)} />
            {t.upheld.stays}
          </label>
        </>
      )}
      {outcome && (
        <>
          <label>
            {t.reason}
            <input required value={reason} maxLength={400} onInput={(event) => setReason(event.currentTarget.value)} />
          </label>
          <button
            class="primary"
            type="submit"
            disabled={busy || !reason.trim() || (outcome === "UPHELD" && left !== "" && !stays)}
          >
            {official.confirmDecision}
          </button>
        </>
      )}
    </form>
  );
}

/** An arbiter files an appeal for a player of his own venue. */
export function FileFor({ board, you }: { board: BoardView; you: You }) {
  const [side, setSide] = useState<Side | null>(null);
  const sides = SIDES.filter((each) => mayFile(you, board, each) && isAppealable(board, each));
  if (sides.length === 0) return null;
  return (
    <div class="actions">
      {sides.map((each) => (
        <button key={each} class="small" onClick={() => setSide(each)}>
          {t.appealFor(t.side[each])}
        </button>
      ))}
      {side && (
        <AppealForm
          board={board}
          side={side}
          title={t.appealFor(t.side[side])}
          onClose={() => setSide(null)}
          onFile={(text, ruling) =>
            command("fileAppealFor", { board: board.id, side, text, ...(ruling ? { ruling } : {}) })
          }
        />
      )}
    </div>
  );
}
