import { useState } from "preact/hooks";
import { deputyText } from "../decision/disconnection-options";
import type { CaseView, You } from "../protocol/protocol";
import { mayDelegate } from "../state/rights";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { beingApplied } from "./decision-forms";

/** Whether the deputy may decide, since when, or from when. */
export function Deputy({ you, c, now }: { you: You; c: CaseView; now: number }) {
  const text = state.value.competition?.deputy ? deputyText(you, c, now) : "";
  return text && <p class={c.deputy ? "good-text" : "warn-text"}>{text}</p>;
}

/** Lets the deputy decide, if there is one who may not decide yet. */
export function Delegation({ you, cases }: { you: You; cases: readonly CaseView[] }) {
  const [sure, setSure] = useState(false);
  const { busy, give } = useCommand();
  const left = cases.filter((c) => !c.deputy && c.state !== "CLOSED" && !beingApplied(c));
  if (!mayDelegate(you) || !state.value.competition?.deputy || left.length === 0) return null;
  async function delegate(): Promise<void> {
    for (const c of left) await give("delegateDecision", { board: c.board, caseId: c.id });
    setSure(false);
  }
  if (!sure)
    return (
      <div class="actions">
        <button class="small" onClick={() => setSure(true)}>
          {cases.length > 1 ? official.delegateAll : official.delegate}
        </button>
      </div>
    );
  return (
    <div class="actions" role="group" aria-label={official.delegate}>
      <span>{official.delegateSure}</span>
      <button class="small primary" disabled={busy} onClick={() => void delegate()}>
        {official.delegateYes}
      </button>
      <button class="small" onClick={() => setSure(false)}>
        {t.cancel}
      </button>
    </div>
  );
}
