import { downloadAnnulledPgn, downloadPgn, downloadReportData, downloadReports } from "../network/session";
import { sayProblem } from "../state/state";
import { t } from "../words/words";

/**
 * The files of a round: its games, and the reports of its disconnections.
 *
 * @property annulled whether games of the round were annulled
 */
export function Downloads({ round, annulled }: { round: number; annulled: boolean }) {
  return (
    <>
      <button class="small" onClick={() => void downloadPgn(round).catch((problem: Error) => sayProblem(problem))}>
        {t.pgn(round)}
      </button>
      {annulled && (
        <button
          class="small"
          onClick={() => void downloadAnnulledPgn(round).catch((problem: Error) => sayProblem(problem))}
        >
          {t.annulledPgn(round)}
        </button>
      )}
      <button class="small" onClick={() => void downloadReports(round).catch((problem: Error) => sayProblem(problem))}>
        {t.reportsPdf(round)}
      </button>
      <button
        class="small"
        onClick={() => void downloadReportData(round).catch((problem: Error) => sayProblem(problem))}
      >
        {t.reportsJson(round)}
      </button>
    </>
  );
}
