import { useState } from "preact/hooks";
import type { CommandName, Commands } from "../protocol/protocol";
import { send } from "../network/connection";
import { refusalText } from "../state/state";

/** A command with its arguments, except the reason. */
export type Given = { [N in CommandName]: [N, Omit<Commands[N], "reason">] }[CommandName];

/** Sends a change; a refusal is kept to be shown until the next one is sent. */
export function useChange(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  async function change([name, args]: Given, reason: string): Promise<boolean> {
    setBusy(true);
    setRefusal("");
    const outcome = await send(name, { ...args, reason: reason.trim() } as never);
    setBusy(false);
    if (outcome.ok) onDone();
    else setRefusal(refusalText(outcome));
    return outcome.ok;
  }
  return { busy, refusal, change };
}
