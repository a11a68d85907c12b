import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { About } from "./about";
import { ownDevice, shownDevice } from "../network/device-number";
import { disconnect } from "../network/connection";
import type { Enrolment } from "../protocol/protocol";
import {
  enrol,
  enterMessage,
  fetchProvider,
  go,
  normaliseCode,
  pageOf,
  Problem,
  session,
  setSession,
  signIn,
  type Provider,
} from "../network/session";
import {
  forget,
  heldElsewhere,
  isOffered,
  keepAsTab,
  keptSessions,
  leaveTab,
  outlivesTabs,
  tabKey,
  type Kept,
} from "../network/kept-sessions";
import { returning } from "../network/returning";
import { say } from "../state/state";
import { LANGUAGES, language, t } from "../words/words";
import { refusalWords } from "../words/hall-words";
import { Mark } from "../widgets/marks";
import { OwnDevice } from "../widgets/own-device";

/** Used instead of a code if this browser returns from the provider (`#sign-in`). No code looks like it. */
export const SIGN_IN = "#sign-in";

/** Whether this tab's next official said that this is his own device; it survives the way to a provider and back. */
const OWN = "onehall.own";
const isOwn = (): boolean => sessionStorage.getItem(OWN) !== null;
const setOwn = (own: boolean): void => (own ? sessionStorage.setItem(OWN, "") : sessionStorage.removeItem(OWN));

/** A code from the address (`#code=`), or `SIGN_IN`. The page asks about it or uses it, whoever this tab belongs to. */
export const givenCode = signal(takeCode());

function takeCode(): string | null {
  const hash = typeof location === "undefined" ? "" : (location.hash ?? "");
  const given = hash === SIGN_IN ? SIGN_IN : new URLSearchParams(hash.slice(1)).get("code");
  if (given) history.replaceState(null, "", location.pathname + location.search);
  return given;
}
if (typeof window !== "undefined")
  window.addEventListener("hashchange", () => {
    givenCode.value = takeCode() ?? givenCode.value;
  });

/**
 * The people whom a new code would log out: this tab's person, and people who are no longer in any tab. Other tabs keep
 * theirs.
 */
async function inTheWay(): Promise<Kept[]> {
  const elsewhere = await heldElsewhere();
  return keptSessions().filter((one) => one.key === tabKey() || !elsewhere.has(one.key));
}

/** The enter page: a one-time code opens this tab's session. `#code=` in the address does the same without typing. */
export function EnterPage() {
  const [code, setCode] = useState(typedOf(givenCode.value));
  const [busy, setBusy] = useState(false);
  const [provider, setProvider] = useState<Provider | null>(null);
  /** The people who would be logged out; the page asks before it uses the code. */
  const [asked, setAsked] = useState<{ code: string; out: readonly Kept[] } | null>(null);

  async function enter(text: string, answer: "ASK" | "LOG_OUT" | "KEEP" = "ASK"): Promise<void> {
    const clean = text === SIGN_IN ? SIGN_IN : normaliseCode(text);
    if (!clean) {
      enterMessage.value = t.enterFormat;
      givenCode.value = null;
      return;
    }
    enterMessage.value = "";
    const same = clean !== SIGN_IN && keptSessions().find((one) => one.code === clean);
    if (same) {
      await goOnAs(same);
      givenCode.value = null;
      return;
    }
    setBusy(true);
    const out = await inTheWay();
    if (answer === "ASK" && out.length > 0) {
      setAsked({ code: clean, out });
      setBusy(false);
      return;
    }
    try {
      const found = clean === SIGN_IN ? await signIn() : await enrol(clean);
      become(found, clean === SIGN_IN ? undefined : clean, answer === "KEEP" ? [] : out);
    } catch (problem) {
      const why = problem instanceof Problem ? explain(problem) : String(problem);
      if (session.value) say("refusal", why);
      else enterMessage.value = why;
    }
    givenCode.value = null;
    setAsked(null);
    setBusy(false);
  }

  useEffect(() => {
    if (givenCode.value === null) return;
    setCode(typedOf(givenCode.value));
    void enter(givenCode.value);
  }, [givenCode.value]);

  useEffect(() => {
    void fetchProvider().then(setProvider);
  }, []);

  const stay = () => {
    setAsked(null);
    givenCode.value = null;
  };
  return (
    <main class="enter">
      <div class="enter-card">
        <div class="brand">
          <Mark /> OneHall
        </div>
        <h1>{t.enterTitle}</h1>
        {asked ? (
          <Another
            names={asked.out.map(nameOf)}
            busy={busy}
            onLogOut={() => void enter(asked.code, "LOG_OUT")}
            onKeep={() => void enter(asked.code, "KEEP")}
            onStay={stay}
          />
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void enter(code);
            }}
          >
            <label for="code">{t.enterCode}</label>
            <input
              id="code"
              name="code"
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
              placeholder="K7QF-3M2P"
              autoFocus
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={12}
              aria-describedby="code-hint"
              aria-invalid={enterMessage.value !== ""}
            />
            <p id="code-hint" class="quiet">
              {t.enterHint}
            </p>
            <OwnDevice own={isOwn()} onChange={setOwn} />
            <button class="primary" type="submit" disabled={busy}>
              {busy ? t.enterBusy : t.enterGo}
            </button>
          </form>
        )}
        {provider && !asked && (
          <section>
            <button disabled={busy} onClick={() => location.assign(provider.address)}>
              {busy && givenCode.value === SIGN_IN ? t.signInBusy : t.signIn(provider.name)}
            </button>
            <p class="quiet">{t.signInHint}</p>
          </section>
        )}
        <p class="quiet">
          {t.thisDevice} <strong data-device>{shownDevice(ownDevice())}</strong>
        </p>
        <p class="error" role="alert">
          {enterMessage.value}
        </p>
        <nav class="languages" aria-label={t.languagesLabel}>
          {LANGUAGES.map(([code, name]) => (
            <a key={code} href={`?lang=${code}`} lang={code} aria-current={code === language ? "true" : undefined}>
              {name}
            </a>
          ))}
        </nav>
        {!asked &&
          keptSessions()
            .filter(isOffered)
            .map((one) => (
              <p key={one.key}>
                <button onClick={() => void goOnAs(one)}>{t.enterContinue(nameOf(one))}</button>
              </p>
            ))}
        <About />
      </div>
    </main>
  );
}

const typedOf = (given: string | null): string => (given === null || given === SIGN_IN ? "" : given);

/** A person's name and role; an operator has no name, and whoever is named like the role is not named twice. */
function nameOf({ session: { name, role } }: Kept): string {
  const isRole = role === "OPERATOR" || name.toLowerCase() === t.role[role].toLowerCase();
  return isRole ? t.role[role] : `${name}, ${t.role[role]}`;
}

/** Asks whether the people signed in on this device should be logged out. */
function Another({
  names,
  busy,
  onLogOut,
  onKeep,
  onStay,
}: {
  names: readonly string[];
  busy: boolean;
  onLogOut(): void;
  onKeep(): void;
  onStay(): void;
}) {
  return (
    <section class="another" aria-label={t.another.title}>
      <p role="alert">
        <strong>{t.another.title}</strong> {t.another.text(names.join("; "))}
      </p>
      <button class="primary" disabled={busy} onClick={onLogOut} autoFocus>
        {t.another.logOut}
      </button>
      <button disabled={busy} onClick={onKeep}>
        {t.another.keep}
      </button>
      <button disabled={busy} onClick={onStay}>
        {t.another.stay}
      </button>
    </section>
  );
}

/**
 * Gives this tab to a new person. If it belonged to another person, the page is reloaded, so that nothing about that
 * person is left in it.
 */
function become(enrolment: Enrolment, code: string | undefined, out: readonly Kept[]): void {
  const another = session.value !== null;
  const own = isOwn();
  if (another) disconnect();
  forget(...out.map((one) => one.key));
  leaveTab();
  if (another) {
    keepAsTab(enrolment, undefined, code, own);
    location.replace(pageOf(enrolment.role) + location.search);
    return;
  }
  setSession(enrolment, code, own);
  go(pageOf(enrolment.role));
}

/** Takes a session of this device into this tab, unless its last tab was closed on a device that is not its own. */
async function goOnAs(one: Kept): Promise<void> {
  const { key, session: theirs } = one;
  if (session.value && key === tabKey()) return;
  if (!outlivesTabs(one)) await (await returning()).forgetLeft();
  if (!keptSessions().some((kept) => kept.key === key)) {
    enterMessage.value = (await returning()).lostText(
      theirs.role === "OPERATOR" && !outlivesTabs(one) ? "TAB_CLOSED" : undefined,
      theirs.role,
    );
    return;
  }
  if (session.value) {
    disconnect();
    leaveTab();
    keepAsTab(theirs, key);
    location.replace(pageOf(theirs.role) + location.search);
    return;
  }
  keepAsTab(theirs, key);
  session.value = theirs;
  go(pageOf(theirs.role));
}

function explain(problem: Problem): string {
  switch (problem.code) {
    case "CODE_UNKNOWN":
      return t.enterUnknown;
    case "CODE_USED":
      return t.enterUsed;
    case "DEVICE_NOT_REGISTERED":
      return t.enterDevice(shownDevice(ownDevice()));
    case "NO_ANSWER":
      return t.enterNoServer;
    default:
      return problem.status >= 500
        ? t.enterNoServer
        : refusalWords(problem.code, problem.message, language, problem.details);
  }
}
