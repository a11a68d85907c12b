import { useRef, useState } from "preact/hooks";
import { endedByRecord, isOfficial, mayBeMissed, outcomes, SITUATIONS, waysOut, winner } from "./result-corrections";
import type { Remedy } from "./remedy";
import { placeName } from "./place-name";
import { TwoClicks } from "./two-clicks";
import type { BoardView, Correction, DrawSituation, Judgement, ResultOutcome, Side, You } from "../protocol/protocol";
import { mayDeclare } from "../state/rights";
import { fetchJudgement } from "../network/session";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { resultStatusText, statusText } from "../widgets/board-words";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { ruleWords } from "../words/hall-words";
import { USUAL_REASONS } from "../words/usual-reasons";
import { reasonWords } from "../words/reasons";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/**
 * What the software finds about the position, and what an arbiter may correct: a missed draw, a misjudged result
 * (OCR 19.3, 19.4).
 */
export function ResultPanel({ board, you }: { board: BoardView; you: You }) {
  const [ply, setPly] = useState<number | null>(null);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const corrections = board.corrections ?? [];
  const may = mayDeclare(you, board) && board.status !== "CREATED";
  if (!may && corrections.length === 0) return null;
  const after = ply ?? board.ply;
  const known = judgement?.ply === after ? judgement : null;
  return (
    <details class="result-desk" open={corrections.length > 0}>
      <summary>{official.resultPanel.title}</summary>
      {corrections.map((each) => (
        <Corrected key={each.at} board={board} correction={each} />
      ))}
      {may && (
        <>
          <label>
            {official.resultPanel.position}
            <select
              value={ply ?? -1}
              onChange={(event) =>
                setPly(Number(event.currentTarget.value) < 0 ? null : Number(event.currentTarget.value))
              }
            >
              <option value={-1}>{official.resultPanel.last}</option>
              {Array.from({ length: board.ply }, (_, taken) => board.ply - 1 - taken).map((each) => (
                <option key={each} value={each}>
                  {placeName(board, each)}
                </option>
              ))}
            </select>
          </label>
          <Ask board={board} ply={after} judgement={known} onAnswer={setJudgement} />
          {mayBeMissed(board) && <DeclareDraw board={board} ply={after} />}
        </>
      )}
    </details>
  );
}

/** Requested only on demand, because it takes the hall some seconds. */
function Ask({
  board,
  ply,
  judgement,
  onAnswer,
}: {
  board: BoardView;
  ply: number;
  judgement: Judgement | null;
  onAnswer(judgement: Judgement): void;
}) {
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  async function ask(): Promise<void> {
    setState("asking");
    try {
      onAnswer(await fetchJudgement(board.id, ply));
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  return (
    <>
      <div class="actions">
        <button type="button" disabled={state === "asking"} onClick={() => void ask()}>
          {state === "asking" ? official.resultPanel.asking : official.resultPanel.ask}
        </button>
      </div>
      <div role="status">
        {state === "failed" && <p class="error">{official.resultPanel.failed}</p>}
        {judgement && (
          <ul class="judgement" aria-label={official.resultPanel.found}>
            {SIDES.map((side) => {
              const found = side === "WHITE" ? judgement.white : judgement.black;
              return (
                <li key={side} data-verdict={found.verdict}>
                  {official.resultPanel.verdict[found.verdict](side)}
                  {found.line && (
                    <>
                      : <span class="mono">{found.line}</span>
                    </>
                  )}
                </li>
              );
            })}
            <li>{official.resultPanel.counts(judgement.occurrences, judgement.halfMoves)}</li>
          </ul>
        )}
      </div>
    </>
  );
}

function DeclareDraw({ board, ply }: { board: BoardView; ply: number }) {
  const [situation, setSituation] = useState<DrawSituation>("DEAD_POSITION");
  const { busy, give } = useCommand();
  const place = placeName(board, ply);
  return (
    <TwoClicks
      label={official.resultPanel.declare}
      confirm={official.resultPanel.declareConfirm}
      usual={USUAL_REASONS.missedDraw}
      effect={`${situation} ${ply} ${board.status}`}
      ready
      busy={busy}
      done={`${t.board(board.number)}: ${official.resultPanel.declared}`}
      question={official.resultPanel.declareQuestion(official.resultPanel.situation[situation], place)}
      act={(reason) => give("declareDraw", { board: board.id, situation, ply, reason, attempt: board.attempt })}
    >
      <label>
        {official.resultPanel.missed}
        <select value={situation} onChange={(event) => setSituation(event.currentTarget.value as DrawSituation)}>
          {SITUATIONS.map((each) => (
            <option key={each} value={each}>
              {official.resultPanel.situation[each]}
            </option>
          ))}
        </select>
      </label>
      <p class="quiet">{official.resultPanel.declareHint(place)}</p>
    </TwoClicks>
  );
}

/** How a result can be changed: by OCR 19.4 here, or elsewhere and by whom; and the consequences (OCR 17.11, 18.3). */
export function ChangeResult({ board, you }: { board: BoardView; you: You }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{official.change.ask}</button>
      {open && <ChangeDialog board={board} you={you} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Where on the board's page the other ways to change a result are. */
const PLACES: Partial<Record<Remedy, string>> = {
  MISSED_DRAW: ".result-desk",
  FORFEIT_BACK: ".presence-desk",
  RULING_BACK: ".rulings",
  POINTS: ".penalty",
};

export function ChangeDialog({ board, you, onClose }: { board: BoardView; you: You; onClose(): void }) {
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const text = useRef<HTMLDivElement>(null);
  const { competition, rulings } = state.value;
  const known = judgement?.ply === board.ply ? judgement : null;
  const possible = outcomes(board).length > 0;
  const left = outcomes(board, known).length > 0;
  const ways = competition ? waysOut(board, you, competition, rulings.values()) : [];
  const isFinal = isOfficial(competition, board.round);
  function show(selector: string): void {
    const place = text.current?.closest(".detail")?.querySelector<HTMLElement>(selector);
    onClose();
    if (place instanceof HTMLDetailsElement) place.open = true;
    place?.scrollIntoView({ block: "start" });
  }
  return (
    <Dialog title={`${official.change.title}, ${t.board(board.number)}`} wide onClose={onClose}>
      <div class="form" ref={text}>
        <p>
          <strong>{statusText(board)}</strong> – {resultStatusText(board)}
        </p>
        <p class={isFinal ? "warn-text" : "quiet"}>
          {isFinal
            ? official.change.official(board.round)
            : board.resultStatus === "OFFICIAL"
              ? official.change.approved
              : official.change.unapproved}
        </p>
        {possible ? (
          <>
            <p>
              {endedByRecord(board)
                ? official.change.byRecord
                : left
                  ? official.change.bySoftware
                  : official.change.proved}
            </p>
            {!endedByRecord(board) && <Ask board={board} ply={board.ply} judgement={known} onAnswer={setJudgement} />}
            {left && <ChangeForm board={board} judgement={known} onDone={onClose} />}
          </>
        ) : (
          <p data-why-not={board.termination}>{official.change.whyNot(board.termination ?? "")}</p>
        )}
        {ways.length > 0 && (
          <>
            <h3>{possible ? official.change.others : official.change.instead}</h3>
            <ul class="ways-out">
              {ways.map(({ remedy, may, barred }) => (
                <li key={remedy} data-remedy={remedy}>
                  {official.change.remedies[remedy]}{" "}
                  {barred ? (
                    <span class="warn-text">{official.change.barred}</span>
                  ) : may ? (
                    <strong>{official.change.you}</strong>
                  ) : (
                    <span class="quiet">{official.change.askOf[remedy]}</span>
                  )}
                  {may && !barred && PLACES[remedy] && (
                    <>
                      {" "}
                      <button
                        type="button"
                        class="small"
                        aria-label={`${official.change.go}: ${official.change.remedies[remedy]}`}
                        onClick={() => show(PLACES[remedy]!)}
                      >
                        {official.change.go}
                      </button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <div class="actions">
          <button onClick={onClose}>{t.close}</button>
        </div>
      </div>
    </Dialog>
  );
}

function ChangeForm({ board, judgement, onDone }: { board: BoardView; judgement: Judgement | null; onDone(): void }) {
  const possible = outcomes(board, judgement);
  const [chosen, setChosen] = useState<ResultOutcome | null>(null);
  const [line, setLine] = useState("");
  const { busy, give } = useCommand();
  const recorded = endedByRecord(board);
  const outcome = chosen !== null && possible.includes(chosen) ? chosen : possible[0]!;
  const mating = SIDES.filter((side) => outcome === "GOES_ON" || winner(outcome) === side)
    .map((side) => (side === "WHITE" ? judgement?.white : judgement?.black)?.line ?? "")
    .find((each) => each !== "");
  return (
    <TwoClicks
      label={official.resultPanel.change}
      confirm={official.resultPanel.changeConfirm}
      usual={recorded ? USUAL_REASONS.mistake : outcome === "DRAW" ? USUAL_REASONS.draw : USUAL_REASONS.win}
      effect={`${outcome} ${line} ${board.result}`}
      ready
      busy={busy}
      done={`${t.board(board.number)}: ${official.resultPanel.changed}`}
      question={official.resultPanel.changeQuestion(board.result ?? "", official.resultPanel.outcome[outcome])}
      act={async (reason) => {
        const answer = await give("changeResult", {
          board: board.id,
          outcome,
          reason,
          attempt: board.attempt,
          ...(outcome !== "DRAW" && line.trim() ? { line: line.trim() } : {}),
        });
        if (answer.ok) onDone();
        return answer;
      }}
    >
      <label>
        {official.resultPanel.becomes}
        <select value={outcome} onChange={(event) => setChosen(event.currentTarget.value as ResultOutcome)}>
          {possible.map((each) => (
            <option key={each} value={each}>
              {official.resultPanel.outcome[each]}
            </option>
          ))}
        </select>
      </label>
      {outcome !== "DRAW" && !recorded && (
        <label>
          {official.resultPanel.line}
          <textarea
            rows={2}
            maxLength={2000}
            spellcheck={false}
            value={line}
            onInput={(event) => setLine(event.currentTarget.value)}
          />
        </label>
      )}
      {mating && !recorded && outcome !== "DRAW" && line !== mating && (
        <div class="usual">
          <button type="button" class="small" onClick={() => setLine(mating)}>
            {official.resultPanel.takeLine}
          </button>
        </div>
      )}
      <p class="quiet">
        {recorded
          ? official.resultPanel.takenBackHint
          : outcome === "GOES_ON"
            ? official.resultPanel.goesOnHint
            : official.resultPanel.changeHint}
      </p>
    </TwoClicks>
  );
}

/** What was corrected, by whom, and what the software found. */
function Corrected({ board, correction }: { board: BoardView; correction: Correction }) {
  const panel = official.resultPanel;
  const found = SIDES.map((side) => ({ side, verdict: side === "WHITE" ? correction.white : correction.black })).filter(
    (each) => each.verdict !== null,
  );
  return (
    <div class="correction">
      <p>
        <span class="quiet">
          {[timeOfDay(correction.at), t.role[correction.by], ruleWords(correction.article)].filter(Boolean).join(" · ")}
        </span>
        <br />
        {correction.was && `${panel.was(correction.was, t.termination[correction.termination ?? ""] ?? "")} `}
        {correction.situation &&
          correction.ply !== null &&
          `${panel.drawnBy(panel.situation[correction.situation], placeName(board, correction.ply))} `}
        {correction.goesOn && `${panel.wentOn} `}
        {correction.reason && `${panel.because} ${reasonWords(correction.reason)}`}
      </p>
      {correction.line && <p class="mono">{correction.line}</p>}
      {found.map(
        ({ side, verdict }) =>
          verdict && (
            <p key={side} class="quiet">
              {official.resultPanel.verdict[verdict](side)}
            </p>
          ),
      )}
      {found.length === 0 && correction.occurrences !== null && (
        <p class="quiet">{official.resultPanel.counts(correction.occurrences, correction.halfMoves ?? 0)}</p>
      )}
    </div>
  );
}
