import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { t } from "../words/words";
import { useChange, type Given } from "../widgets/change";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { words } from "./words";

/**
 * A change of the competition in two steps: what is changed and why, then what follows from it. A refusal is shown with
 * its article, and what was typed stays.
 *
 * @param follows what will happen, in sentences
 * @param command what is sent, with the reason
 */
export function ChangeDialog({
  title,
  wide,
  follows,
  command,
  ready = true,
  children,
  onClose,
  onDone,
}: {
  title: string;
  wide?: boolean;
  follows(): readonly string[];
  command(): Given;
  /** Whether everything that is needed was chosen. */
  ready?: boolean;
  children?: ComponentChildren;
  onClose(): void;
  onDone(): void;
}) {
  const [reason, setReason] = useState("");
  const [asks, setAsks] = useState(false);
  const [typed, setTyped] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asks) told.current?.focus();
  }, [asks]);
  const { busy, refusal, change } = useChange(onDone);
  return (
    <Dialog title={title} wide={wide ?? false} onClose={onClose} keeps={() => (asks ? (setAsks(false), true) : typed)}>
      <form
        onInput={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault();
          if (asks) void change(command(), reason).then((done) => (done ? onClose() : setAsks(false)));
          else setAsks(true);
        }}
      >
        <div hidden={asks}>
          <div class="form">
            {children}
            <ReasonField usual={[]} value={reason} onChange={setReason} />
          </div>
        </div>
        {asks && (
          <div class="form" data-follows ref={told} tabIndex={-1} role="group" aria-label={words.follows}>
            <p>{words.follows}</p>
            <ul>
              {follows().map((line) => (
                <li key={line}>{line}</li>
              ))}
              <li>
                {t.reason}: {reason}
              </li>
            </ul>
          </div>
        )}
        <p class="error" role="alert">
          {refusal}
        </p>
        <div class="actions">
          <button type="button" onClick={asks ? () => setAsks(false) : onClose}>
            {asks ? words.back : t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy || !ready || reason.trim() === ""}>
            {asks ? words.confirm : words.goOn}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
