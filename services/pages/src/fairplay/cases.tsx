import { useEffect, useState } from "preact/hooks";
import type { Asked as FairPlayAsked, FairPlayOverview as Overview, FormName } from "./vocabulary";
import { mayKeepRecordings, mayReleasePrizes, openings } from "./access";
import { seesScreening } from "./screening-figures";
import { ScreeningPart } from "./screening";
import { fetchFairPlay, Problem, session } from "../network/session";
import { say, sayProblem } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Notices } from "../widgets/notices";
import { PageTop } from "../shell/page-top";
import { dayAndTime } from "../widgets/times";
import { nameOf } from "./fact-words";
import { FormDialog } from "./form-dialog";
import { Recordings } from "./recordings";
import { CaseCard } from "./case-card";
import "./fair-play.css";

const CONFLICT = 409;
/** How often the page checks for news; the log of a case records such accesses once an hour. */
const AGAIN = 20_000;

const words = official.fairPlay;
/** Complaints, cases and recordings, as far as the reader may see them (OCR Appendix I). */
export function FairPlayPage() {
  const role = session.value?.role ?? "PLAYER";
  const [overview, setOverview] = useState<Overview | "notYet" | null>(null);
  const [chosen, setChosen] = useState("");
  const [form, setForm] = useState<FormName | null>(null);
  const [looks, setLooks] = useState(0);
  const again = () => setLooks((n) => n + 1);
  useEffect(() => {
    let wanted = true;
    fetchFairPlay().then(
      (found) => {
        if (wanted) setOverview(found);
      },
      (problem: Error) => {
        if (!wanted) return;
        if (problem instanceof Problem && problem.status === CONFLICT) setOverview("notYet");
        else if (overview === null) sayProblem(problem);
      },
    );
    return () => {
      wanted = false;
    };
  }, [looks]);
  useEffect(() => {
    const timer = setInterval(again, AGAIN);
    return () => clearInterval(timer);
  }, []);
  const known = overview !== null && overview !== "notYet" ? overview : null;
  return (
    <div class="sheet-page fair-play-page">
      <PageTop title={t.fairPlayTitle} note={`${session.value?.name} · ${t.role[role]}`}>
        {known &&
          openings(role).map((each) => (
            <button key={each} onClick={() => setForm(each)}>
              {words.forms[each]}
            </button>
          ))}
        {known && mayKeepRecordings(role) && (
          <button onClick={() => setForm("register_recording")}>{words.forms.register_recording}</button>
        )}
        {known && mayReleasePrizes(role) && (
          <button onClick={() => setForm("release_prize")}>{words.forms.release_prize}</button>
        )}
      </PageTop>
      <main>
        <Notices />
        {overview === null ? (
          <p class="quiet">{t.connecting}</p>
        ) : overview === "notYet" ? (
          <p>{words.notYet}</p>
        ) : (
          <>
            <p class="quiet">{words.secrecy}</p>
            {overview.asked.map((one, index) => (
              <Asked key={index} now={one} />
            ))}
            <h2>{words.cases}</h2>
            {overview.cases.length === 0 && <p>{words.noCases}</p>}
            {overview.cases.map((one) => (
              <CaseCard
                key={one.caseId}
                now={one}
                overview={overview}
                open={one.caseId === chosen}
                onOpen={() => setChosen(one.caseId === chosen ? "" : one.caseId)}
                onChange={again}
              />
            ))}
            <Recordings overview={overview} onChange={again} />
            {seesScreening(role) && <ScreeningPart />}
            {overview.prizes.length > 0 && <h2>{words.prizes}</h2>}
            <ul>
              {overview.prizes.map((one, index) => (
                <li key={index}>
                  {one.prize}: {nameOf(one.playerId, overview.people)}{" "}
                  <span class="quiet">{dayAndTime(one.releasedAt)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {form && known && (
          <FormDialog
            form={form}
            now={null}
            overview={known}
            onClose={() => setForm(null)}
            onDone={(answer) => {
              if (answer.caseId) {
                setChosen(answer.caseId);
                say("info", words.filed);
              }
              again();
            }}
          />
        )}
      </main>
    </div>
  );
}

/** What this person himself has been asked for (APP-I H5). */
function Asked({ now }: { now: FairPlayAsked }) {
  return (
    <article class="card" aria-label={words.askedTitle} data-asked>
      <header>
        <strong>{words.askedTitle}</strong>
        <span class="quiet">{dayAndTime(now.askedAt)} [APP-I H5]</span>
      </header>
      <p>{now.text}</p>
      <p class="warn-text">{words.askedUntil(dayAndTime(now.due))}</p>
    </article>
  );
}
