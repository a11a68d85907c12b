import { render } from "preact";
import { useEffect } from "preact/hooks";
import { ConsolePage } from "./console";
import { EnterPage } from "./enter";
import { connect } from "./network";
import { PlayerPage } from "./player";
import { go, pageOf, path, session } from "./session";
import { language } from "./strings";
import "./style.css";

function App() {
  const who = session.value;
  const page = who && path.value !== "/" ? pageOf(who.role) : "/";
  useEffect(() => {
    if (path.value !== page) go(page);
    if (page !== "/") connect();
  }, [page]);
  switch (page) {
    case "/board": return <PlayerPage />;
    case "/console": return <ConsolePage />;
    default: return <EnterPage />;
  }
}

document.documentElement.lang = language;
render(<App />, document.getElementById("app")!);
