import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { pressOnce } from "./widgets/double-click";
import { givenCode } from "./enter/enter";
import { connect } from "./network/connection";
import { update } from "./state/state";
import { withoutSeen } from "./state/notices";
import { enterMessage, mayOpen, pageOf, path, session } from "./network/session";
import { EVENT, Loaded, Page, preload, preloadOthers } from "./shell/pages";
import { endIfClosed, names, noteLeaving } from "./network/kept-sessions";
import { returning } from "./network/returning";
import { language, loadWords, t } from "./words/words";
import { Shell } from "./shell/shell";
import "./shell/theme";
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
    if (page !== "/" && who?.role !== "OPERATOR") connect(); // an operator has no competition
    if (last.current !== page) update(withoutSeen);
    last.current = page;
  }, [page]);
  useEffect(() => {
    if (who) void preloadOthers(who.role);
    else preload("/board"); // most people who enter a code are players
  }, [who?.role]);
  return (
    <>
      {page !== "/" && <Shell />}
      <Page page={page} />
    </>
  );
}

pressOnce(document);
noteLeaving();
/**
 * Returns to the seat of a closed tab, or says why not, unless the address contains a code or this tab already belongs
 * to somebody. An official's closed tab that the browser has reopened belongs to nobody any more.
 */
async function begin(): Promise<void> {
  const root = document.getElementById("app")!;
  const role = session.value?.role;
  const wasClosed = await endIfClosed().catch(() => false);
  if (wasClosed) session.value = null;
  if (location.pathname.startsWith("/event/")) return render(<Loaded part={EVENT} />, root);
  // Better in English than not at all.
  document.documentElement.lang = await loadWords(language).then(
    () => language,
    () => "en",
  );
  if (wasClosed) {
    enterMessage.value = await returning().then(
      (it) => it.lostText("TAB_CLOSED", role),
      () => t.enterExpired,
    );
  } else if (!session.value && !givenCode.value && names().length > 0) {
    const asked = location.pathname;
    const back = await returning()
      .then((it) => it.comingBackTo(asked === "/" ? undefined : (one) => mayOpen(one.role, asked)))
      .catch(() => null);
    session.value = back?.session ?? null;
    enterMessage.value = back?.message ?? "";
  }
  render(<App />, root);
}
void begin();
