import type { Dispatch } from "preact/hooks";

/** A text that may be empty unless it is required. */
export function TextField({
  label,
  value,
  onChange,
  required = false,
  hint,
  ...more
}: {
  label: string;
  value: string;
  onChange: Dispatch<string>;
  required?: boolean;
  hint?: string;
  inputMode?: "numeric";
  pattern?: string;
  maxLength?: number;
  list?: string;
}) {
  return (
    <label>
      {label}
      <input
        type="text"
        {...more}
        {...(hint === undefined ? {} : { title: hint, placeholder: hint })}
        required={required}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

/** A choice among things with an id and a name. */
export function SelectField({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: Dispatch<string>;
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
