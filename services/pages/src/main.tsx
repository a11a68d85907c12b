import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AlarmBar } from "./shell/alarm-bar";
import { pressOnce } from "./widgets/double-click";
import { givenCode } from "./public/enter";
import { connect } from "./network/connection";
import { update } from "./state/state";
import { withoutSeen } from "./state/notices";
import { mayOpen, pageOf, path, session } from "./network/session";
import { Page, preload, preloadOthers } from "./shell/pages";
import { comeBack } from "./network/kept-sessions";
import { language, loadWords } from "./words/words";
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
  useEffect(() => {
    if (who) void preloadOthers(who.role);
    else preload("/board"); // most people who enter a code are players
  }, [who?.role]);
  return (
    <>
      {page !== "/" && <AlarmBar />}
      <Page page={page} />
    </>
  );
}

pressOnce(document);
/** Returns to the seat of a closed tab, unless the address contains a code or this tab already belongs to somebody. */
async function begin(): Promise<void> {
  // Better in English than not at all.
  document.documentElement.lang = await loadWords(language).then(
    () => language,
    () => "en",
  );
  if (!session.value && !givenCode.value) {
    const asked = location.pathname;
    session.value = await comeBack(asked === "/" ? undefined : (one) => mayOpen(one.role, asked)).catch(() => null);
  }
  render(<App />, document.getElementById("app")!);
}
void begin();
