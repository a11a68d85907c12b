import { useState } from "preact/hooks";
import type { ComponentChildren, ComponentType } from "preact";
import { say, state } from "../state/state";
import { t } from "../words/words";

type OpenDialog = ComponentType<{ own: string; onClose(): void }>;

/** What players may change in their own entry: the button that opens it, and the dialog while it is open. */
export interface OpenOwnEntry {
  button(disabled: boolean): ComponentChildren;
  /** Not inside a menu, which closes at the choice. */
  dialog: ComponentChildren;
  isOpen: boolean;
}

/** The dialog is loaded only when a player opens it. */
export function useOwnEntry(): OpenOwnEntry {
  const { you } = state.value;
  const [opened, setOpened] = useState<{ Shown: OpenDialog } | null>(null);
  const own = you?.role === "PLAYER" ? you.id : undefined;
  const open = () =>
    void import("./own-entry").then(
      (it) => setOpened({ Shown: it.OwnEntryDialog }),
      () => say("refusal", t.enterNoServer),
    );
  return {
    button: (disabled) =>
      own !== undefined && (
        <button disabled={disabled} onClick={open}>
          {t.ownEntry.open}
        </button>
      ),
    dialog: opened && own !== undefined && <opened.Shown own={own} onClose={() => setOpened(null)} />,
    isOpen: opened !== null,
  };
}
