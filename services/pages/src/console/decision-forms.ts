/** What an arbiter has filled in about cases, and what the hall still carries out. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isBeingApplied, refusedBefore } from "../decision/disconnection-options";
import { send } from "../network/connection";
import type { CaseView, Commands, Outcome } from "../protocol/protocol";
import { state } from "../state/state";

/** Cases decided on this page, with the number of their decisions refused until then. */
const decided = signal<ReadonlyMap<string, number>>(new Map());

export const beingApplied = (c: CaseView): boolean =>
  isBeingApplied(c, state.value.rulings.values(), decided.value.get(c.id));

/** Decides a case; from the click on it counts as decided here, unless it is refused. */
export async function decide(c: CaseView, args: Commands["decideDisconnection"], ask: typeof send): Promise<Outcome> {
  decided.value = new Map(decided.value).set(c.id, refusedBefore(c, state.value.rulings.values()));
  const outcome = await ask("decideDisconnection", args);
  if (!outcome.ok) decided.value = new Map([...decided.value].filter(([id]) => id !== c.id));
  return outcome;
}

/** Forms that somebody is filling in. */
export const forms = signal<ReadonlySet<string>>(new Set());

export function useForm(name: string, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    forms.value = new Set([...forms.value, name]);
    return () => {
      forms.value = new Set([...forms.value].filter((one) => one !== name));
    };
  }, [name, open]);
}
