import { useState } from "preact/hooks";
import { Dialog } from "../widgets/dialogs";
import { t } from "../words/words";
import { endSession, operatorCode } from "./requests";
import { words } from "./words";

/** Logs the operator out; first the operator may make the code with which to return. */
export function OperatorSignOut() {
  const [asks, setAsks] = useState(false);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
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
      <button class="plain" onClick={() => setAsks(true)}>
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
            {problem}
          </p>
          <div class="actions">
            <button type="button" autoFocus onClick={() => setAsks(false)}>
              {t.stay}
            </button>
            <button type="button" disabled={busy} onClick={() => void make()}>
              {words.signOut.make}
            </button>
            <button type="button" class="danger" disabled={busy} onClick={() => void endSession()}>
              {t.leave}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
