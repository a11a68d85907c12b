import { useEffect, useState } from "preact/hooks";
import { formatClock } from "../clock/clock";
import type { TimeSheet } from "../protocol/protocol";
import { mayTakeSheet } from "../state/rights";
import { fetchSheets } from "../network/session";
import { sayProblem, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { handOf, stepText, stepWords } from "../words/timeline-steps";
import { Notices } from "../widgets/notices";
import { PageTop } from "../shell/page-top";
import { useCommand } from "../widgets/hooks";
import { dayAndTime, hereZone, timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { ruleWords } from "../words/hall-words";

/**
 * Both clocks of all boards at one instant: every half hour, and on an arbiter's request (OCR 19.5). Can be printed.
 */
export function TimeSheetPage() {
  const { you, competition, sheets: known, boards } = state.value;
  const [sheets, setSheets] = useState<readonly TimeSheet[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [round, setRound] = useState<number | null>(null);
  const { busy, give } = useCommand();
  useEffect(() => {
    fetchSheets().then(setSheets, (problem: Error) => sayProblem(problem));
  }, [known]);
  const rounds = [...new Set([...boards.values()].map((b) => b.round))].sort((a, b) => a - b);
  const taking = round ?? rounds.at(-1) ?? 1;
  const sheet = sheets?.find((one) => one.id === chosen) ?? sheets?.[0];
  return (
    <div class="sheet-page">
      <PageTop title={official.timeSheet} note={competition?.name}>
        {sheets && sheets.length > 0 && (
          <label class="inline-label">
            {official.sheetOf}
            <select value={sheet?.id ?? ""} onChange={(event) => setChosen(event.currentTarget.value)}>
              {sheets.map((one) => (
                <option key={one.id} value={one.id}>
                  {official.sheetName(one.round, dayAndTime(one.at))}
                  {one.rows.every((row) => row.sumRight) ? "" : " ⚠"}
                </option>
              ))}
            </select>
          </label>
        )}
        {you && mayTakeSheet(you) && (
          <>
            <label class="inline-label">
              {t.roundLabel}
              <select value={taking} onChange={(event) => setRound(Number(event.currentTarget.value))}>
                {rounds.map((n) => (
                  <option key={n} value={n}>
                    {n}
                  </option>
                ))}
              </select>
            </label>
            <button
              class="primary"
              disabled={busy}
              onClick={() => {
                setChosen(null);
                void give("takeTimeSheet", { round: taking });
              }}
            >
              {official.takeNow}
            </button>
          </>
        )}
        <button disabled={!sheet} onClick={() => print()}>
          {t.print}
        </button>
      </PageTop>
      <main>
        <Notices />
        {sheet ? (
          <Sheet sheet={sheet} competition={competition?.name ?? ""} />
        ) : (
          <p class="quiet">{sheets === null ? t.connecting : official.noSheets}</p>
        )}
      </main>
    </div>
  );
}

function Sheet({ sheet, competition }: { sheet: TimeSheet; competition: string }) {
  const wrong = sheet.rows.filter((row) => !row.sumRight);
  return (
    <article class="sheet" data-sheet={sheet.id}>
      <h2>
        {competition} · {official.sheetName(sheet.round, dayAndTime(sheet.at))}
      </h2>
      <p class={cls(wrong.length > 0 && "bad-text")}>
        {wrong.length === 0
          ? official.allSumsRight(sheet.rows.length)
          : official.sumsWrong(wrong.map((row) => row.board))}
      </p>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={official.timeSheet}>
        <table>
          <thead>
            <tr>
              <th scope="col">{official.boardColumn}</th>
              <th scope="col">{t.side.WHITE}</th>
              <th scope="col" class="number">
                {official.movesColumn}
              </th>
              <th scope="col" class="number">
                {official.clockColumn}
              </th>
              <th scope="col">{t.side.BLACK}</th>
              <th scope="col" class="number">
                {official.movesColumn}
              </th>
              <th scope="col" class="number">
                {official.clockColumn}
              </th>
              <th scope="col" class="number">
                {official.sumColumn}
              </th>
              <th scope="col" class="number">
                {official.expectedColumn}
              </th>
              <th scope="col">{official.sumRight}</th>
              <th scope="col">{official.stateColumn}</th>
            </tr>
          </thead>
          <tbody>
            {[...sheet.rows]
              .sort((a, b) => a.board - b.board)
              .map((row) => (
                <tr key={row.board} class={cls(!row.sumRight && "wrong")}>
                  <th scope="row">{row.board}</th>
                  <td>
                    {row.white}
                    {row.running === "WHITE" && <Runs />}
                  </td>
                  <td class="number">{row.whiteMoves}</td>
                  <td class="number mono">{formatClock(row.whiteMs, false)}</td>
                  <td>
                    {row.black}
                    {row.running === "BLACK" && <Runs />}
                  </td>
                  <td class="number">{row.blackMoves}</td>
                  <td class="number mono">{formatClock(row.blackMs, false)}</td>
                  <td class="number mono">{formatClock(row.whiteMs + row.blackMs, false)}</td>
                  <td class="number mono">{formatClock(row.expectedMs, false)}</td>
                  <td>{row.sumRight ? t.yes : <strong>{t.no}</strong>}</td>
                  <td>{t.status[row.status]}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <Changes sheet={sheet} />
    </article>
  );
}

/** Why clocks differ from what the moves alone would have left on them (OCR 19.5, 19.6). */
function Changes({ sheet }: { sheet: TimeSheet }) {
  const changed = sheet.rows
    .flatMap((row) => row.changes.map((step) => ({ board: row.board, step })))
    .sort((a, b) => a.board - b.board || a.step.at - b.step.at);
  if (changed.length === 0) return null;
  return (
    <>
      <h3>{official.sheetChanges}</h3>
      <ul>
        {changed.map(({ board, step }) => (
          <li key={`${board} ${step.at} ${step.kind} ${step.side}`}>
            {t.board(board)}, {timeOfDay(step.at)}: {stepWords(step, undefined, hereZone())}. {stepText(step)}{" "}
            <span class="quiet">{[handOf(step), step.name, ruleWords(step.article)].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const Runs = () => (
  <span class="runs" title={official.runs}>
    {" "}
    ▸<span class="visually-hidden"> {official.runs}</span>
  </span>
);
