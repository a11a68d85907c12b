/** The terms of a decision: times, controls and points that its option needs. */

import type { Terms } from "../decision/disconnection-options";
import type { DecisionOption, Side } from "../protocol/protocol";
import { official } from "../words/officials";
import { t } from "../words/words";

/** The further inputs that an option needs. */
export function TermFields({
  option,
  terms,
  most,
  complete,
  onChange,
}: {
  option: DecisionOption;
  terms: Filled;
  most: number;
  complete: boolean;
  onChange(terms: Filled): void;
}) {
  switch (option) {
    case "REDUCE":
      return (
        <label>
          {official.secondsToTake}
          <input
            type="number"
            min={1}
            max={most}
            value={terms.take}
            onInput={(event) => onChange({ ...terms, take: event.currentTarget.value })}
          />
          {!complete && <span class={terms.take === "" ? "quiet" : "error"}>{t.secondsRange(most)}</span>}
        </label>
      );
    case "RESTART_SHORTER":
      return (
        <label>
          {official.newControl}
          <input
            value={terms.control}
            placeholder="25+10"
            onInput={(event) => onChange({ ...terms, control: event.currentTarget.value })}
          />
          {!complete && <span class={terms.control === "" ? "quiet" : "error"}>{official.controlFormat}</span>}
        </label>
      );
    case "ADD_TIME":
      return (
        <>
          <label>
            {official.whoseClock}
            <select
              value={terms.addTo}
              onChange={(event) => onChange({ ...terms, addTo: event.currentTarget.value as Side })}
            >
              {(["WHITE", "BLACK"] as const).map((side) => (
                <option key={side} value={side}>
                  {t.side[side]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {official.secondsToAdd}
            <input
              type="number"
              min={1}
              max={3600}
              value={terms.add}
              onInput={(event) => onChange({ ...terms, add: event.currentTarget.value })}
            />
          </label>
        </>
      );
    default:
      return null;
  }
}

/** The present contents of the fields. */
export interface Filled {
  take: string;
  control: string;
  addTo: Side;
  add: string;
}

export const filled = ({ take, control, addTo, add }: Filled): Terms => ({
  take: Number(take),
  control,
  addTo,
  add: Number(add),
});

export const asFields = ({ take, control, addTo, add }: Required<Terms>): Filled => ({
  take: String(take),
  control,
  addTo,
  add: String(add),
});
