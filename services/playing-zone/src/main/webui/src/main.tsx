import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { FairPlayPage } from "./cases";
import { CodesPage } from "./codes";
import { ConsolePage } from "./console";
import { EnterPage } from "./enter";
import { seesFairPlay } from "./fairplay";
import { connect } from "./network";
import { update, withoutSeen } from "./state";
import { PlayerPage } from "./player";
import { FloorPage } from "./floor";
import { FAIR_PLAY, go, OFFICIAL_PAGES, pageOf, path, session, STANDINGS } from "./session";
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
  const allowed = path.value === STANDINGS || (path.value === FAIR_PLAY && who !== null && seesFairPlay(who.role)) || (home === "/console" && OFFICIAL_PAGES.includes(path.value));
  const last = useRef(path.value);
  const page = path.value === "/" || !who ? "/" : allowed ? path.value : home;
  useEffect(() => {
    if (path.value !== page) go(page);
    if (page !== "/") connect();
    if (last.current !== page) update(withoutSeen);
    last.current = page;
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
    case FAIR_PLAY: return <FairPlayPage />;
    case STANDINGS: return <StandingsPage />;
    default: return <EnterPage />;
  }
}

document.documentElement.lang = language;
render(<App />, document.getElementById("app")!);
