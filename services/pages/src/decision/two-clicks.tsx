import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Outcome } from "../protocol/protocol";
import { refusalText, say } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { ReasonField } from "../widgets/reason-field";
import { cls } from "../widgets/cls";
import type { UsualReason } from "../words/en/reasons";

/**
 * Asks for a reason, then for confirmation. The situation must be the same at both clicks: if a move arrived in
 * between, the first click must be repeated. The first button becomes the cancel button and keeps the focus, so that
 * neither a double click nor a second Enter confirms.
 */
export function TwoClicks({
  label,
  confirm,
  question,
  usual,
  effect,
  ready,
  busy,
  done,
  act,
  children,
}: {
  label: string;
  confirm: string;
  question: string;
  usual: readonly UsualReason[];
  effect: string;
  ready: boolean;
  busy: boolean;
  done: string;
  act(reason: string): Promise<Outcome>;
  children: ComponentChildren;
}) {
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const [refusal, setRefusal] = useState("");
  const sure = asked === effect;
  const blocked = !ready || busy || reason.trim() === "";
  async function submit(): Promise<void> {
    setRefusal("");
    setAsked(sure ? null : effect);
    if (!sure) return;
    const outcome = await act(reason.trim());
    if (!outcome.ok) {
      setRefusal(refusalText(outcome));
      return;
    }
    setReason("");
    say("info", done);
  }
  return (
    <form
      class="irregularity"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <ReasonField usual={usual} value={reason} onChange={setReason} />
      {refusal && (
        <p class="error">
          {t.refused}: {refusal}
        </p>
      )}
      {sure && (
        <p class="warn-text" role="alert">
          {question}
        </p>
      )}
      {asked !== null && !sure && !refusal && (
        <p class="warn-text" role="alert" data-overtaken>
          {official.overtaken}
        </p>
      )}
      <div class="actions">
        {/* prevented, because this button submits again before the click is over */}
        <button
          type={sure ? "button" : "submit"}
          class={cls(!sure && "danger")}
          disabled={!sure && blocked}
          onClick={(event) => {
            if (sure) {
              event.preventDefault();
              setAsked(null);
            }
          }}
        >
          {sure ? t.cancel : `${label}…`}
        </button>
        {sure && (
          <button type="submit" class="danger sure" disabled={blocked}>
            {confirm}
          </button>
        )}
      </div>
    </form>
  );
}
