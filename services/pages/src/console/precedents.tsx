/** How similar cases were decided, and what a decision means. */

import { useState } from "preact/hooks";
import { formatSpan } from "../clock/clock";
import { isNewGame, precedents, rulingName, type OptionView } from "../decision/disconnection-options";
import type { CaseView, Precedent } from "../protocol/protocol";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { checksAgain } from "../widgets/board-words";
import { timeOfDay } from "../widgets/times";

/** Earlier losses of a case, each with its duration. */
export const losses = (c: CaseView): string =>
  c.earlier.map((one) => `${timeOfDay(one.at, c.venue)} (${formatSpan(one.restoredAfterMs)})`).join(", ");

/** The effects of an option, as sentences. */
export const sentences = (...parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (part.endsWith(".") ? part : `${part}.`))
    .join(" ");

/** What happens to a draw offer, what must be checked again, and until when the game may last. */
export const consequences = (view: OptionView): string[] => [
  view.offer,
  isNewGame(view.option) ? checksAgain() : "",
  view.ends === null ? "" : official.endsBy(timeOfDay(view.ends).replace(/(\d\d:\d\d):\d\d/, "$1")),
];

export const earlierLike = (c: CaseView) => precedents(c, state.value.rulings.values(), state.value.cases);

/** How similar cases were decided before; a different decision needs a reason. */
export function Precedents({ earlier, departing }: { earlier: readonly Precedent[]; departing: boolean }) {
  if (earlier.length === 0) return null;
  return (
    <p class="quiet">
      {official.precedents(earlier.map((one) => `${rulingName(one.option)} (${one.count})`).join(", "))}
      {departing && <strong class="warn-text"> {official.departs}</strong>}
    </p>
  );
}

/** The reason for a decision, required if `owed`. */
export function DecisionReason({
  owed,
  value,
  onChange,
}: {
  owed: boolean;
  value: string;
  onChange(reason: string): void;
}) {
  /** Whether the person has been in the field: an empty one is not wrong before. */
  const [left, setLeft] = useState(false);
  const missing = owed && !value.trim();
  return (
    <label>
      {t.reason}
      <input
        aria-required={owed}
        aria-invalid={missing && left}
        value={value}
        maxLength={400}
        onBlur={() => setLeft(true)}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {missing && <span class={left ? "error" : "quiet"}>{t.reasonNeeded}</span>}
    </label>
  );
}
