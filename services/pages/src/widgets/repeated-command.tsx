import { useState } from "preact/hooks";
import type { Outcome } from "../protocol/protocol";
import { refusalText } from "../state/state";

/** The outcome of a command that was given several times. */
interface Told {
  all: number;
  done: number;
  refused: string[];
}

/**
 * The same command for several things, one after the other; reports for which it was refused, and why.
 *
 * @param name of one of the things
 */
export function useEach<T>(name: (one: T) => string) {
  const [told, setTold] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);
  async function each(all: readonly T[], give: (one: T) => Promise<Outcome>): Promise<boolean> {
    setBusy(true);
    let now: Told = { all: all.length, done: 0, refused: [] };
    setTold(now);
    for (const one of all) {
      const outcome = await give(one);
      now = outcome.ok
        ? { ...now, done: now.done + 1 }
        : { ...now, refused: [...now.refused, `${name(one)}: ${refusalText(outcome)}`] };
      setTold(now);
    }
    setBusy(false);
    return now.refused.length === 0;
  }
  return { told, busy, each };
}

export function ToldLines({ told, words }: { told: Told | null; words(done: number, all: number): string }) {
  if (!told) return null;
  return (
    <div role="status">
      <p class={told.refused.length > 0 ? "warn-text" : "quiet"}>{words(told.done, told.all)}</p>
      {told.refused.map((line) => (
        <p key={line} class="bad-text">
          {line}
        </p>
      ))}
    </div>
  );
}
