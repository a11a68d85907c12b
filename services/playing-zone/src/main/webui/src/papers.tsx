import { useEffect, useState } from "preact/hooks";
import { Mark } from "./enter";
import { advised, blocking, latestOpen, maySign, papersOf, remarksOf, stageOf, type Paper } from "./signing";
import type { Lacking, RoundPaper } from "./protocol";
import { downloadRoundPaper, downloadRulings, fetchRoundPaper, go } from "./session";
import { say, state } from "./state";
import { t } from "./strings";
import { Banner, cls, dayAndTime, Dialog, LeaveButton, Notices, useCommand } from "./widgets";

/** A report of many boards is much to draw up: what does not show in a board's result is looked for at leisure. */
const EVERY = 30_000;

const failed = (problem: Error): void => say("refusal", problem.message);

/** Reports of a round: what they lack, on paper and for programs, and signed by who answers for them (OCR 18.1-18.3). */
export function PapersPage() {
  const { you, competition } = state.value;
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen ?? latestOpen(competition);
  return (
    <div class="sheet-page ready-page">
      <Banner />
      <header class="topbar">
        <div class="brand"><Mark /> OneHall</div>
        <div class="topbar-words"><h1>{t.papers.title}</h1><span>{competition?.name}</span></div>
        <label class="inline-label">{t.roundLabel}
          <select value={round} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {(competition?.rounds ?? []).map((one) => <option key={one.number} value={one.number}>{one.number}</option>)}
          </select>
        </label>
        <button onClick={() => void downloadRulings(round).catch(failed)}>{t.papers.rulings}</button>
        <button onClick={() => go("/console")}>{t.toConsole}</button>
        <LeaveButton />
      </header>
      <main>
        <Notices />
        {you && competition && papersOf(you, competition).map((paper) => <Report key={`${round}/${paper.venue}`} paper={paper} round={round} signs={maySign(you, paper.venue)} />)}
      </main>
    </div>
  );
}

/** Asked for while it is looked at, and again whenever something it tells of may have changed. */
function usePaper(round: number, venue: string, open: boolean): RoundPaper | null {
  const [found, setFound] = useState<RoundPaper | null>(null);
  const { boards, competition } = state.value;
  const news = [...boards.values()].map((board) => `${board.status}${board.result ?? ""}${board.score ?? ""}${board.resultStatus ?? ""}`).join() + JSON.stringify(competition?.rounds ?? []);
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    const look = () => void fetchRoundPaper(round, venue).then((paper) => { if (wanted) setFound(paper); }, (problem: Error) => { if (wanted) failed(problem); });
    look();
    const timer = setInterval(look, EVERY);
    return () => { wanted = false; clearInterval(timer); };
  }, [round, venue, open, news]);
  return found;
}

function Report({ paper, round, signs }: { paper: Paper; round: number; signs: boolean }) {
  const [open, setOpen] = useState(signs);
  const report = usePaper(round, paper.venue, open);
  const signed = state.value.competition?.rounds.find((one) => one.number === round)?.signed.includes(paper.venue) ?? false;
  const name = paper.venue === "" ? t.papers.ofRound(round) : t.papers.ofVenue(paper.name, round);
  const stage = report ? stageOf(report) : signed ? "SIGNED" : null;
  return (
    <section class="ready-venue" data-paper={paper.venue} data-stage={stage ?? ""} aria-label={name}>
      <header>
        <h2 class="grow">{name} {stage && <span class={cls("chip", stage === "SIGNED" ? "good" : stage === "CHANGED" ? "warn" : "")}>{t.papers.stage[stage]}</span>}</h2>
        {!open && <button class="big" aria-label={`${name}: ${t.papers.look}`} onClick={() => setOpen(true)}>{t.papers.look}</button>}
        <button class="big" onClick={() => void downloadRoundPaper(round, paper.venue, "pdf").catch(failed)} aria-label={`${name} (PDF)`}>PDF</button>
        <button class="big" onClick={() => void downloadRoundPaper(round, paper.venue, "json").catch(failed)} aria-label={`${name} (JSON)`}>JSON</button>
      </header>
      {open && !report && <p class="quiet">{t.connecting}</p>}
      {report?.signature && (
        <p role="status">{t.papers.signedBy(`${t.role[report.signature.role]} ${report.signature.name}`, dayAndTime(report.signature.at, paper.venue))}
          {report.signature.remarks && <> <q>{report.signature.remarks}</q></>}
          {stage === "CHANGED" && <strong class="warn-text"> {t.papers.changed}</strong>}</p>
      )}
      {report?.earlier.map((one) => (
        <p key={one.at} class="quiet" data-earlier>{t.papers.wasSignedBy(`${t.role[one.role]} ${one.name}`, dayAndTime(one.at, paper.venue))}{one.remarks && <> <q>{one.remarks}</q></>}</p>
      ))}
      {report && stage !== "SIGNED" && <Missing title={t.papers.needed} all={blocking(report)} none={t.papers.nothingNeeded} />}
      {report && advised(report).length > 0 && <Missing title={stage === "SIGNED" ? t.papers.openWhenSigned : t.papers.advised} all={advised(report)} none="" />}
      {report && stage === "SIGNED" && advised(report).length > 0 && <p class="quiet">{t.papers.thenAgain}</p>}
      {report && signs && (stage === "READY" || stage === "CHANGED" && blocking(report).length === 0) && <Sign report={report} round={round} venue={paper.venue} name={name} />}
    </section>
  );
}

function Missing({ title, all, none }: { title: string; all: readonly Lacking[]; none: string }) {
  return (
    <>
      <h3>{title}</h3>
      {all.length === 0 ? <p class="good-text">✓ {none}</p> : (
        <ul class="ready-list">{all.map((one) => (
          <li key={one.point} class="ready-point" data-point={one.point}>
            <span class={cls("ready-mark", one.blocks ? "bad-text" : "warn-text")} aria-hidden="true">{one.blocks ? "✕" : "!"}</span>
            <span class="grow"><strong>{t.papers.points[one.point]}</strong>{one.of.length > 0 && <span class="quiet"> {one.of.join(", ")}</span>}</span>
          </li>
        ))}</ul>
      )}
    </>
  );
}

/** Remarks, then one confirmation; what is signed is what the page showed when the confirmation was opened. */
function Sign({ report, round, venue, name }: { report: RoundPaper; round: number; venue: string; name: string }) {
  const [remarks, setRemarks] = useState(remarksOf(report));
  const [shown, setShown] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const { busy, give } = useCommand();
  const open = advised(report);
  async function sign(sha256: string): Promise<void> {
    await give("signReport", { round, venue, remarks: remarks.trim(), sha256 });
    setShown(null);
  }
  return (
    <form onSubmit={(event) => { event.preventDefault(); setSure(false); setShown(report.sha256); }}>
      <label>{t.papers.remarks}<textarea rows={3} maxLength={2000} value={remarks} onInput={(event) => setRemarks(event.currentTarget.value)} /></label>
      <div class="actions"><button type="submit" class="big primary">{t.papers.sign}</button></div>
      {shown !== null && (
        <Dialog title={t.papers.confirmTitle(name)} onClose={() => setShown(null)}>
          <p>{t.papers.confirmText}</p>
          {open.length > 0 && <Missing title={t.papers.openPoints} all={open} none="" />}
          {remarks.trim() !== "" && <p>{t.papers.remarks}: <q>{remarks.trim()}</q></p>}
          {open.length > 0 && (
            <label class="check"><input type="checkbox" checked={sure} onChange={(event) => setSure(event.currentTarget.checked)} />{remarks.trim() === "" ? t.papers.withoutRemarks : t.papers.withRemarks}</label>
          )}
          <p class="mono quiet">SHA-256 {shown.slice(0, 16)}…</p>
          <div class="actions">
            <button type="button" onClick={() => setShown(null)}>{t.cancel}</button>
            <button type="button" class="primary" disabled={busy || (open.length > 0 && !sure)} onClick={() => void sign(shown)}>{t.papers.confirm}</button>
          </div>
        </Dialog>
      )}
    </form>
  );
}
