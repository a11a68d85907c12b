import { useState } from "preact/hooks";
import type { Side } from "../protocol/protocol";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { useCommand } from "../widgets/hooks";
import type { UsualReason } from "../words/en/reasons";

type Reasoned =
  | ["reverseForfeit", { board: string; reason: string }]
  | ["holdStart", { board: string; side: Side; held: boolean; reason: string }]
  | ["orderSealing", { board: string; reason: string; sessionEnd?: number }]
  | ["dismissAssistant", { board: string; side: Side; assistant: string; reason: string }]
  | ["dismissHelper", { board: string; side: Side; reason: string }];

/** Asks for a reason, then acts. */
export function ReasonDialog({
  title,
  usual,
  action,
  onClose,
}: {
  title: string;
  usual: readonly UsualReason[];
  action(reason: string): Reasoned;
  onClose(): void;
}) {
  const [reason, setReason] = useState("");
  const { busy, give } = useCommand();
  async function confirm(): Promise<void> {
    const [name, args] = action(reason.trim());
    if ((await give(name, args as never)).ok) onClose();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <ReasonField usual={usual} value={reason} onChange={setReason} />
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy || reason.trim() === ""}>
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
