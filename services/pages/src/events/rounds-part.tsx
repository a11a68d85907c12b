import { useState } from "preact/hooks";
import {
  fewestRounds,
  fieldOf,
  isFieldDone,
  MOST_ROUNDS,
  roundsOf,
  startOf,
  unreadablePairings,
  withCount,
  withStart,
} from "./rounds";
import { textOf, treesOf, type Work } from "./tree";
import { words } from "./words";

/** A zone if this browser knows it. */
function usable(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** How many rounds there are, and when each begins, in the time of the first venue. */
export function RoundsPart({ work, onChange }: { work: Work; onChange(work: Work): void }) {
  const rounds = roundsOf(work);
  const stated = textOf(treesOf(work.tree.venues)[0]?.timeZone);
  const zone = (stated === "" ? null : usable(stated)) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const fewest = fewestRounds(rounds);
  const unreadable = unreadablePairings(work);
  return (
    <>
      <label class="events-number">
        {words.rounds.count}
        <input
          type="number"
          min={fewest}
          max={MOST_ROUNDS}
          data-path="rounds"
          value={rounds.length}
          onChange={(event) => {
            const field = event.currentTarget;
            const count = Math.round(Number(field.value));
            if (count >= fewest && count <= MOST_ROUNDS) onChange(withCount(work, count));
            else field.value = String(rounds.length);
          }}
        />
      </label>
      {unreadable !== "" && <p class="warn-text">{words.rounds.unreadable(unreadable)}</p>}
      <p class="quiet">{words.rounds.hint(zone)}</p>
      <ul class="events-rounds">
        {rounds.map((round, i) => {
          const shown = fieldOf(round.startsAt, zone);
          return (
            <li key={round.number} data-round={round.number}>
              <label>
                {words.rounds.start(round.number)}
                <StartField
                  path={`rounds[${i}].startsAt`}
                  value={shown}
                  onChange={(field) => onChange(withStart(work, round.number, startOf(field, zone)))}
                />
              </label>
              {round.startsAt !== "" && shown === "" && <p class="warn-text">{words.rounds.noTime(round.startsAt)}</p>}
              {round.paired && <p class="quiet">{words.rounds.paired}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * A date and time, taken when the field is left: while a year is typed, the browser reports years such as 2 or 202, or
 * nothing at all.
 */
function StartField({ path, value, onChange }: { path: string; value: string; onChange(field: string): void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="datetime-local"
      data-path={path}
      value={typed ?? value}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => {
        const field = event.currentTarget;
        if (typed === null || field.validity.badInput) return; // half a date stays to be completed
        setTyped(null);
        if (isFieldDone(field.value)) onChange(field.value);
        else field.value = value;
      }}
    />
  );
}
