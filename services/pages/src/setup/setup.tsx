import "./setup.css";
import { useEffect, useState } from "preact/hooks";
import { arranges, EVENTS, go, mayOpen, Problem, session } from "../network/session";
import { sayProblem, state } from "../state/state";
import { t } from "../words/words";
import { PageTop } from "../shell/page-top";
import { Notices } from "../widgets/notices";
import { fetchHistory, fetchSetup, type Change, type Setup } from "./definition";
import { HistoryPart } from "./history";
import { PlayersPart } from "./players";
import { StaffPart } from "./staff";
import { words } from "./words";

const PARTS = ["players", "staff", "history"] as const;
type Part = (typeof PARTS)[number];

/** When the page looks again after a change: the hall shows it shortly after it has accepted it. */
const AGAIN_AFTER = [0, 400, 1500] as const;
const EVERY = 10_000;

/**
 * The page on which organisers and the Chief Arbiter change a competition after it was loaded (OCR 16.1). A Local
 * Organiser changes only the players of one venue.
 */
export function SetupPage() {
  const { competition, link } = state.value;
  const [part, setPart] = useState<Part>("players");
  const [setup, setSetup] = useState<Setup | null>(null);
  const [history, setHistory] = useState<readonly Change[]>([]);
  const role = state.value.you?.role ?? session.value?.role ?? "PLAYER";
  const parts = arranges(role) ? PARTS : [];
  const look = (): void =>
    void Promise.all([fetchSetup(), arranges(role) ? fetchHistory() : []]).then(
      ([now, changes]) => {
        setSetup(now);
        setHistory(changes);
      },
      (problem: unknown) => {
        if (problem instanceof Problem) sayProblem(problem);
      },
    );
  useEffect(() => {
    if (link !== "UP") return;
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [link, competition]);
  const done = (): void => AGAIN_AFTER.forEach((delay) => setTimeout(look, delay));
  return (
    <div class="sheet-page setup">
      <PageTop title={t.setup} note={setup?.competition.name ?? competition?.name}>
        <nav class="actions">
          {parts.map((one) => (
            <button key={one} aria-pressed={part === one} onClick={() => setPart(one)}>
              {words.parts[one]}
            </button>
          ))}
        </nav>
        {mayOpen(role, EVENTS) && <button onClick={() => go(EVENTS)}>{words.events}</button>}
      </PageTop>
      <main>
        <Notices />
        {setup === null ? (
          <p class="quiet">{t.connecting}</p>
        ) : part === "players" ? (
          <PlayersPart setup={setup} onDone={done} />
        ) : part === "staff" ? (
          <StaffPart setup={setup} onDone={done} />
        ) : (
          <HistoryPart changes={history} />
        )}
      </main>
    </div>
  );
}
