import { t } from "../words/words";
import type { UsualReason } from "../words/en/reasons";
import { reasonText } from "../words/reasons";

/** A field for a reason: a click fills in a usual reason, or the person writes one. These buttons never act at once. */
export function ReasonField({
  usual,
  value,
  onChange,
  label = t.reason,
}: {
  usual: readonly UsualReason[];
  value: string;
  onChange(reason: string): void;
  label?: string;
}) {
  return (
    <div class="reason">
      <label>
        {label}
        <input
          required
          pattern=".*\S.*"
          title={t.reasonNeeded}
          value={value}
          maxLength={200}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <div class="usual">
        {usual.map((code) => {
          const text = reasonText(code);
          return (
            <button key={code} type="button" class="small" aria-pressed={value === text} onClick={() => onChange(text)}>
              {text}
            </button>
          );
        })}
      </div>
    </div>
  );
}
