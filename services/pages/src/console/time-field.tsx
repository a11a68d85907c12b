import { useId } from "preact/hooks";
import { formatClock } from "../clock/clock";
import { parseTime } from "../state/order-progress";
import { official } from "../words/officials";
import { cls } from "../widgets/cls";

/** A field for a time, showing how the typed text is read. */
export function TimeField({ label, value, onChange }: { label: string; value: string; onChange(text: string): void }) {
  const ms = parseTime(value);
  const read = useId();
  return (
    <label>
      {label}
      <input
        value={value}
        placeholder="0:00:00"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={read}
        aria-invalid={value !== "" && ms === undefined}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {value !== "" && (
        <span id={read} class={cls(ms === undefined && "error")}>
          {ms === undefined ? official.timeFormat : (ms < 0 ? "−" : "") + formatClock(Math.abs(ms), false)}
        </span>
      )}
    </label>
  );
}
