import { go, PAIRING, SETUP } from "../network/session";
import type { OwnChange } from "../protocol/own-entry";
import { state } from "../state/state";
import { dayAndTime } from "../widgets/times";
import { official } from "../words/officials";
import { reasonWords } from "../words/reasons";
import { t } from "../words/words";

/**
 * What players changed of their own entries and the pairings do not take into account yet. The hall sends it to the
 * Chief Arbiter and the Chief Organiser only (OCR 16.1).
 */
export function OwnChanges() {
  const changes = state.value.competition?.ownChanges ?? [];
  if (changes.length === 0) return null;
  return (
    <>
      <h2>
        {official.ownChanges.title}
        <span class="count warn">{changes.length}</span>
      </h2>
      {changes.map((change) => (
        <article
          key={`${change.at} ${change.player} ${change.round}`}
          class="card call"
          aria-label={whatOf(change)}
          data-own-change={change.kind}
        >
          <header>
            <strong>{whatOf(change)}</strong>
            <span class="quiet">{dayAndTime(change.at)}</span>
          </header>
          <p>
            {change.by !== change.player && `${official.ownChanges.by(change.by)} `}
            {t.reason}: {reasonWords(change.reason)}
          </p>
          {change.board > 0 && <p class="warn-text">{official.ownChanges.paired(change.board, change.round)}</p>}
          <div class="actions">
            <button class="small" onClick={() => go(PAIRING)}>
              {t.pairings}
            </button>
            <button class="small" onClick={() => go(SETUP)}>
              {t.setup}
            </button>
          </div>
        </article>
      ))}
    </>
  );
}

function whatOf({ kind, player, round, bye }: OwnChange): string {
  const { ownChanges } = official;
  if (kind === "PLAYER_WITHDRAWN") return ownChanges.withdrawn(player, round);
  return kind === "ABSENCE_SET" && bye !== ""
    ? ownChanges.bye(player, round, ownChanges.kind[bye])
    : ownChanges.plays(player, round);
}
