/** The parts of which the readiness page is made. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

export function Part({
  title,
  summary,
  open = false,
  children,
}: {
  title: string;
  summary: string;
  open?: boolean;
  children: ComponentChildren;
}) {
  return (
    <details open={open}>
      <summary>
        {title} <span class="quiet">{summary}</span>
      </summary>
      <div class="ready-part">{children}</div>
    </details>
  );
}

/** A tick that shows the state in the hall, not what was requested. */
export function Tick({
  label,
  on,
  may,
  onChange,
}: {
  label: string;
  on: boolean;
  may: boolean;
  onChange(on: boolean): Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  return (
    <label class="check big">
      <input
        type="checkbox"
        checked={on}
        disabled={!may || busy}
        onChange={(event) => {
          const wanted = event.currentTarget.checked;
          event.currentTarget.checked = on;
          setBusy(true);
          void onChange(wanted).finally(() => setBusy(false));
        }}
      />
      {label}
    </label>
  );
}
