import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { goToBoard } from "../console/board-selection";
import {
  advised,
  blocking,
  draftOf,
  lapsedAlready,
  latestOpen,
  maySign,
  papersOf,
  remarksOf,
  stageOf,
  type Paper,
} from "./signing";
import type { Lacking, RoundPaper } from "../protocol/protocol";
import { downloadRoundPaper, downloadRulings } from "../network/session";
import { sayProblem, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { usePaper } from "./round-report";
import { Notices } from "../widgets/notices";
import { PageTop } from "../shell/page-top";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { dayAndTime } from "../widgets/times";
import { cls } from "../widgets/cls";

/** How long a signature may take to appear. */
const PATIENCE = 15_000;

const failed = (problem: Error): void => sayProblem(problem);

/**
 * The reports of a round: what they still lack, their PDF and data, and the signature of the responsible arbiter
 * (OCR 18.1-18.3).
 */
export function PapersPage() {
  const { you, competition } = state.value;
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen ?? latestOpen(competition);
  return (
    <div class="sheet-page ready-page">
      <PageTop title={official.papers.title} note={competition?.name} printed>
        <label class="inline-label">
          {t.roundLabel}
          <select value={round} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {(competition?.rounds ?? []).map((one) => (
              <option key={one.number} value={one.number}>
                {one.number}
              </option>
            ))}
          </select>
        </label>
        <button onClick={() => void downloadRulings(round).catch(failed)}>{official.papers.rulings}</button>
      </PageTop>
      <main>
        <Notices />
        {you &&
          competition &&
          papersOf(you, competition).map((paper) => (
            <Report key={`${round}/${paper.venue}`} paper={paper} round={round} signs={maySign(you, paper.venue)} />
          ))}
      </main>
    </div>
  );
}

function Report({ paper, round, signs }: { paper: Paper; round: number; signs: boolean }) {
  const [open, setOpen] = useState(signs);
  const { competition } = state.value;
  const of = competition?.rounds.find((one) => one.number === round);
  const signed = of?.signed.includes(paper.venue) ?? false;
  /** While this person's signature is being processed: the previous signature. */
  const [before, setBefore] = useState<{ at: number | null } | null>(null);
  const [refused, setRefused] = useState(0);
  const report = usePaper(round, paper.venue, open || signed, before !== null, refused);
  const at = report?.signature?.at ?? null;
  useEffect(() => {
    if (before === null) return;
    if (at !== null && at !== before.at) {
      setBefore(null);
      return;
    }
    const patience = setTimeout(() => setBefore(null), PATIENCE);
    return () => clearTimeout(patience);
  }, [before, at]);
  const name = paper.venue === "" ? official.papers.ofRound(round) : official.papers.ofVenue(paper.name, round);
  const stage = report ? stageOf(report) : null;
  return (
    <section class="ready-venue" data-paper={paper.venue} data-stage={stage ?? ""} aria-label={name}>
      <header>
        <h2 class="grow">
          {name}{" "}
          {stage && (
            <span class={cls("chip", stage === "SIGNED" ? "good" : stage === "CHANGED" ? "warn" : "")}>
              {official.papers.stage[stage]}
            </span>
          )}
          {!stage && of && lapsedAlready(of, paper.venue) && <span class="chip warn">{official.papers.again}</span>}
        </h2>
        {!open && (
          <button class="big" aria-label={`${name}: ${official.papers.look}`} onClick={() => setOpen(true)}>
            {official.papers.look}
          </button>
        )}
        <button
          class="big"
          onClick={() => void downloadRoundPaper(round, paper.venue, "pdf").catch(failed)}
          aria-label={`${name} (PDF)`}
        >
          PDF
        </button>
        <button
          class="big"
          onClick={() => void downloadRoundPaper(round, paper.venue, "json").catch(failed)}
          aria-label={`${name} (JSON)`}
        >
          JSON
        </button>
      </header>
      {open && !report && <p class="quiet">{t.connecting}</p>}
      {open && report?.signature && (
        <p role="status">
          {official.papers.signedBy(
            `${t.role[report.signature.role]} ${report.signature.name}`,
            dayAndTime(report.signature.at, paper.venue),
          )}
          {report.signature.remarks && (
            <>
              {" "}
              <q>{report.signature.remarks}</q>
            </>
          )}
          {stage === "CHANGED" && <strong class="warn-text"> {official.papers.changed}</strong>}
        </p>
      )}
      {open &&
        report?.earlier.map((one) => (
          <p key={one.at} class="quiet" data-earlier>
            {official.papers.wasSignedBy(`${t.role[one.role]} ${one.name}`, dayAndTime(one.at, paper.venue))}
            {one.remarks && (
              <>
                {" "}
                <q>{one.remarks}</q>
              </>
            )}
          </p>
        ))}
      {open && report && stage !== "SIGNED" && (
        <Missing
          round={round}
          title={official.papers.needed}
          all={blocking(report)}
          none={official.papers.nothingNeeded}
        />
      )}
      {open && report && advised(report).length > 0 && (
        <Missing
          round={round}
          title={stage === "SIGNED" ? official.papers.openWhenSigned : official.papers.advised}
          all={advised(report)}
          none=""
        />
      )}
      {open && report && stage === "SIGNED" && advised(report).length > 0 && (
        <p class="quiet">{official.papers.thenAgain}</p>
      )}
      {before !== null && (
        <p class="quiet" role="status">
          {official.papers.signing}
        </p>
      )}
      {open &&
        report &&
        before === null &&
        signs &&
        (stage === "READY" || (stage === "CHANGED" && blocking(report).length === 0)) && (
          <Sign
            report={report}
            round={round}
            venue={paper.venue}
            name={name}
            onSigned={() => setBefore({ at })}
            onRefused={() => setRefused(refused + 1)}
          />
        )}
    </section>
  );
}

function Missing({ round, title, all, none }: { round: number; title: string; all: readonly Lacking[]; none: string }) {
  const { boards, competition } = state.value;
  const boardOf = (one: string) => (/^\d+$/.test(one) ? boards.get(`${competition?.id}/${round}/${one}`) : undefined);
  return (
    <>
      <h3>{title}</h3>
      {all.length === 0 ? (
        <p class="good-text">✓ {none}</p>
      ) : (
        <ul class="ready-list">
          {all.map((one) => (
            <li key={one.point} class="ready-point" data-point={one.point}>
              <span class={cls("ready-mark", one.blocks ? "bad-text" : "warn-text")} aria-hidden="true">
                {one.blocks ? "✕" : "!"}
              </span>
              <span class="grow">
                <strong>{official.papers.points[one.point]}</strong>
                {one.of.length > 0 && (
                  <span class="quiet">
                    {one.of.map((each, place) => {
                      const board = boardOf(each);
                      return (
                        <Fragment key={each}>
                          {place > 0 ? ", " : " "}
                          {board ? (
                            <button
                              type="button"
                              class="plain"
                              aria-label={t.board(board.number)}
                              onClick={() => goToBoard(board.id)}
                            >
                              {each}
                            </button>
                          ) : (
                            each
                          )}
                        </Fragment>
                      );
                    })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Remarks, then one confirmation; it signs what the page showed when the confirmation was opened. */
function Sign({
  report,
  round,
  venue,
  name,
  onSigned,
  onRefused,
}: {
  report: RoundPaper;
  round: number;
  venue: string;
  name: string;
  onSigned(): void;
  onRefused(): void;
}) {
  const draft = draftOf(state.value.competition, state.value.you, round, venue);
  const [remarks, setRemarks] = useState(sessionStorage.getItem(draft) ?? remarksOf(report));
  const write = (text: string) => {
    setRemarks(text);
    sessionStorage.setItem(draft, text);
  };
  const [shown, setShown] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const { busy, give } = useCommand();
  const open = advised(report);
  async function sign(sha256: string): Promise<void> {
    const outcome = await give("signReport", { round, venue, remarks: remarks.trim(), sha256 });
    setShown(null);
    if (!outcome.ok) {
      onRefused();
      return;
    }
    sessionStorage.removeItem(draft);
    onSigned();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSure(false);
        setShown(report.sha256);
      }}
    >
      <label>
        {official.papers.remarks}
        <textarea rows={3} maxLength={2000} value={remarks} onInput={(event) => write(event.currentTarget.value)} />
      </label>
      <div class="actions">
        <button type="submit" class="big primary">
          {official.papers.sign}
        </button>
      </div>
      {shown !== null && (
        <Dialog title={official.papers.confirmTitle(name)} onClose={() => setShown(null)}>
          <p>{official.papers.confirmText}</p>
          {open.length > 0 && <Missing round={round} title={official.papers.openPoints} all={open} none="" />}
          {remarks.trim() !== "" && (
            <p>
              {official.papers.remarks}: <q>{remarks.trim()}</q>
            </p>
          )}
          {open.length > 0 && (
            <label class="check">
              <input type="checkbox" checked={sure} onChange={(event) => setSure(event.currentTarget.checked)} />
              {remarks.trim() === "" ? official.papers.withoutRemarks : official.papers.withRemarks}
            </label>
          )}
          <p class="mono quiet">SHA-256 {shown.slice(0, 16)}…</p>
          <div class="actions">
            <button type="button" onClick={() => setShown(null)}>
              {t.cancel}
            </button>
            <button
              type="button"
              class="primary"
              disabled={busy || (open.length > 0 && !sure)}
              onClick={() => void sign(shown)}
            >
              {official.papers.confirm}
            </button>
          </div>
        </Dialog>
      )}
    </form>
  );
}
