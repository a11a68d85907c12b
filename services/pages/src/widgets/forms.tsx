import { t } from "../words/words";

const options = <K extends string>(words: { readonly [each in K]: string }): readonly (readonly [K, string])[] =>
  Object.entries(words) as [K, string][];

/** A choice among a few options, each in words; "" while nothing is chosen. */
export function Choice<K extends string>({
  label,
  words,
  value,
  onChange,
}: {
  label: string;
  words: { readonly [each in K]: string };
  value: NoInfer<K> | "";
  onChange(value: NoInfer<K>): void;
}) {
  return (
    <label>
      {label}
      <select required value={value} onChange={(event) => onChange(event.currentTarget.value as K)}>
        {value === "" && <option value="">{t.floor.choose}</option>}
        {options(words).map(([key, word]) => (
          <option key={key} value={key}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Note({
  value,
  onChange,
  required = false,
}: {
  value: string;
  onChange(note: string): void;
  required?: boolean;
}) {
  return (
    <label>
      {t.floor.note}
      <textarea
        rows={3}
        maxLength={400}
        required={required}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

export function Buttons({ busy, onClose }: { busy: boolean; onClose(): void }) {
  return (
    <div class="actions">
      <button type="button" onClick={onClose}>
        {t.cancel}
      </button>
      <button type="submit" class="primary" disabled={busy}>
        {t.floor.record}
      </button>
    </div>
  );
}
