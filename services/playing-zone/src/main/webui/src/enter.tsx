import { useEffect, useState } from "preact/hooks";
import { ownDevice, shownDevice } from "./device";
import { enrol, enterMessage, go, normaliseCode, pageOf, Problem, session, setSession } from "./session";
import { language, t } from "./strings";
import { refusalWords } from "./words";

const LANGUAGES = [["en", "English"], ["it", "Italiano"]] as const;

/** The door: a one-time code becomes this tab's session. `#code=` in the address does the same without typing. */
export function EnterPage() {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);

  async function enter(text: string): Promise<void> {
    const clean = normaliseCode(text);
    if (!clean) {
      enterMessage.value = t.enterFormat;
      return;
    }
    setBusy(true);
    enterMessage.value = "";
    try {
      const enrolment = await enrol(clean);
      setSession(enrolment);
      go(pageOf(enrolment.role));
    } catch (problem) {
      enterMessage.value = problem instanceof Problem ? explain(problem) : String(problem);
    }
    setBusy(false);
  }

  useEffect(() => {
    const fromAddress = () => {
      const given = new URLSearchParams(location.hash.slice(1)).get("code");
      if (!given) return;
      history.replaceState(null, "", location.pathname + location.search);
      setCode(given);
      void enter(given);
    };
    fromAddress();
    window.addEventListener("hashchange", fromAddress);
    return () => window.removeEventListener("hashchange", fromAddress);
  }, []);

  const current = session.value;
  return (
    <main class="enter">
      <div class="enter-card">
        <div class="brand"><Mark /> OneHall</div>
        <h1>{t.enterTitle}</h1>
        <form onSubmit={(event) => { event.preventDefault(); void enter(code); }}>
          <label for="code">{t.enterCode}</label>
          <input id="code" name="code" value={code} onInput={(event) => setCode(event.currentTarget.value)} placeholder="K7QF-3M2P" autoFocus
            autocomplete="off" autocapitalize="characters" spellcheck={false} maxLength={12} aria-describedby="code-hint"
            aria-invalid={enterMessage.value !== ""} />
          <p id="code-hint" class="quiet">{t.enterHint}</p>
          <button class="primary" type="submit" disabled={busy}>{busy ? t.enterBusy : t.enterGo}</button>
        </form>
        <p class="quiet">{t.thisDevice} <strong data-device>{shownDevice(ownDevice())}</strong></p>
        <p class="error" role="alert">{enterMessage.value}</p>
        <nav class="languages" aria-label={t.languagesLabel}>{LANGUAGES.map(([code, name]) => (
          <a key={code} href={`?lang=${code}`} lang={code} aria-current={code === language ? "true" : undefined}>{name}</a>
        ))}</nav>
        {current && (
          <p><button onClick={() => go(pageOf(current.role))}>{t.enterContinue(current.name, t.role[current.role])}</button></p>
        )}
      </div>
    </main>
  );
}

function explain(problem: Problem): string {
  switch (problem.code) {
    case "CODE_UNKNOWN": return t.enterUnknown;
    case "CODE_USED": return t.enterUsed;
    case "DEVICE_NOT_REGISTERED": return t.enterDevice(shownDevice(ownDevice()));
    case "NO_ANSWER": return t.enterNoServer;
    default: return problem.status >= 500 ? t.enterNoServer : refusalWords(problem.code, problem.message);
  }
}

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="3" fill="var(--accent)" /><path d="M3 3h5v5H3zM8 8h5v5H8z" fill="var(--on-accent)" />
    </svg>
  );
}
