import { useEffect, useRef, useState } from "preact/hooks";
import type { CommandName, Commands, Outcome } from "../protocol/protocol";
import { command } from "../network/connection";

/**
 * A command with its own "in progress" state: its button is disabled in the meantime, so that a double click sends it
 * only once.
 */
export function useCommand() {
  const [busy, setBusy] = useState(false);
  async function give<N extends CommandName>(name: N, args: Commands[N]): Promise<Outcome> {
    setBusy(true);
    const outcome = await command(name, args);
    setBusy(false);
    return outcome;
  }
  return { busy, give };
}

/**
 * The state when a form was opened, so that changes by others in the meantime are not overlooked. After a refusal that
 * mentions such a change, it is the new state, as soon as this page knows it.
 */
export function useSeen<T>(now: T): { seen: T; told(): void } {
  const [seen, setSeen] = useState(now);
  const [stale, setStale] = useState(false);
  const news = JSON.stringify(now);
  useEffect(() => {
    if (!stale || news === JSON.stringify(seen)) return;
    setSeen(now);
    setStale(false);
  }, [stale, news]);
  return { seen, told: () => setStale(true) };
}

/** Scrolls something that has just opened to where it can be read. */
export function useInView<E extends HTMLElement>(opened: unknown) {
  const shown = useRef<E>(null);
  useEffect(() => {
    if (opened) shown.current?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  return shown;
}
