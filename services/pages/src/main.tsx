import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AlarmBar } from "./shell/alarm-bar";
import { FairPlayPage } from "./fairplay/cases";
import { CodesPage } from "./players/codes";
import { ConsolePage } from "./console/console";
import { pressOnce } from "./widgets/double-click";
import { EnterPage, givenCode } from "./public/enter";
import { connect } from "./network/connection";
import { update, withoutSeen } from "./state/state";
import { PlayerPage } from "./player/player";
import { FloorPage } from "./venue/floor";
import { FAIR_PLAY, mayOpen, pageOf, path, session, STANDINGS } from "./network/session";
import { comeBack } from "./network/kept-sessions";
import { StandingsPage } from "./public/standings";
import { language } from "./words/strings";
import { ReadinessPage } from "./round/readiness";
import { PapersPage } from "./papers/papers";
import { LinksPage } from "./venue/links";
import { TimeSheetPage } from "./round/time-sheet";
import "./shell/style.css";

function App() {
  const who = session.value;
  const last = useRef(path.value);
  const page = !who || givenCode.value ? "/" : mayOpen(who.role, path.value) ? path.value : pageOf(who.role);
  useEffect(() => {
    if (path.value !== page && !givenCode.value) {
      history.replaceState(null, "", page + location.search); // Back leads out of the hall, not to its enter page
      path.value = page;
    }
    if (page !== "/") connect();
    if (last.current !== page) update(withoutSeen);
    last.current = page;
  }, [page]);
  return (
    <>
      {page !== "/" && <AlarmBar />}
      <Page page={page} />
    </>
  );
}

function Page({ page }: { page: string }) {
  switch (page) {
    case "/board":
      return <PlayerPage />;
    case "/console":
      return <ConsolePage />;
    case "/timesheet":
      return <TimeSheetPage />;
    case "/floor":
      return <FloorPage />;
    case "/readiness":
      return <ReadinessPage />;
    case "/codes":
      return <CodesPage />;
    case "/reports":
      return <PapersPage />;
    case "/links":
      return <LinksPage />;
    case FAIR_PLAY:
      return <FairPlayPage />;
    case STANDINGS:
      return <StandingsPage />;
    default:
      return <EnterPage />;
  }
}

document.documentElement.lang = language;
pressOnce(document);
/** Returns to the seat of a closed tab, unless the address contains a code or this tab already belongs to somebody. */
async function begin(): Promise<void> {
  if (!session.value && !givenCode.value) {
    const asked = location.pathname;
    session.value = await comeBack(asked === "/" ? undefined : (one) => mayOpen(one.role, asked)).catch(() => null);
  }
  render(<App />, document.getElementById("app")!);
}
void begin();
