import { useState } from "preact/hooks";
import { Dialog } from "../widgets/dialogs";
import { t } from "../words/words";
import { flushDrafts } from "./draft-keeper";
import { unsavedIds } from "./kept-draft";
import { endSession, operatorCode } from "./requests";
import { words } from "./words";

/** Logs the operator out, when all drafts are saved; first the operator may make the code with which to return. */
export function OperatorSignOut() {
  const [asks, setAsks] = useState(false);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const [unsaved, setUnsaved] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  function ask(): void {
    setUnsaved(null);
    setProblem("");
    setAsks(true);
  }
  async function leave(): Promise<void> {
    setBusy(true);
    if (unsaved !== null || (await flushDrafts())) await endSession();
    else setUnsaved(unsavedIds());
    setBusy(false);
  }
  async function make(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      setCode(await operatorCode());
    } catch (failure) {
      setProblem((failure as Error).message);
    }
    setBusy(false);
  }
  return (
    <>
      <button class="plain" onClick={ask}>
        {t.leave}
      </button>
      {asks && (
        <Dialog title={t.leaveTitle} onClose={() => setAsks(false)}>
          <p>{words.signOut.text}</p>
          <p role="status">
            {code !== "" && (
              <>
                <strong class="mono events-code">{code}</strong> <span class="quiet">{words.signOut.write}</span>
              </>
            )}
          </p>
          <p class="error" role="alert">
            {unsaved ? words.signOut.unsaved(unsaved.join(", ")) : problem}
          </p>
          <div class="actions">
            <button type="button" autoFocus onClick={() => setAsks(false)}>
              {t.stay}
            </button>
            <button type="button" disabled={busy} onClick={() => void make()}>
              {words.signOut.make}
            </button>
            <button type="button" class="danger" disabled={busy} onClick={() => void leave()}>
              {unsaved ? words.signOut.anyway : t.leave}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
