import { render } from "preact";
import { useEffect } from "preact/hooks";
import { CodesPage } from "./codes";
import { ConsolePage } from "./console";
import { EnterPage } from "./enter";
import { connect } from "./network";
import { PlayerPage } from "./player";
import { FloorPage } from "./floor";
import { go, OFFICIAL_PAGES, pageOf, path, session, STANDINGS } from "./session";
import { StandingsPage } from "./standings";
import { language } from "./strings";
import { ReadinessPage } from "./readiness";
import { PapersPage } from "./papers";
import { LinksPage } from "./links";
import { TimeSheetPage } from "./timesheet";
import "./style.css";

function App() {
  const who = session.value;
  const home = who ? pageOf(who.role) : "/";
  const allowed = path.value === STANDINGS || (home === "/console" && OFFICIAL_PAGES.includes(path.value));
  const page = path.value === "/" || !who ? "/" : allowed ? path.value : home;
  useEffect(() => {
    if (path.value !== page) go(page);
    if (page !== "/") connect();
  }, [page]);
  switch (page) {
    case "/board": return <PlayerPage />;
    case "/console": return <ConsolePage />;
    case "/timesheet": return <TimeSheetPage />;
    case "/floor": return <FloorPage />;
    case "/readiness": return <ReadinessPage />;
    case "/codes": return <CodesPage />;
    case "/reports": return <PapersPage />;
    case "/links": return <LinksPage />;
    case STANDINGS: return <StandingsPage />;
    default: return <EnterPage />;
  }
}

document.documentElement.lang = language;
render(<App />, document.getElementById("app")!);
