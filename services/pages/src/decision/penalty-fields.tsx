import { isTime, MOST, laterRounds, values } from "./penalty-rules";
import { scoreText } from "../words/scores";
import type { Competition, Penalty, Points } from "../protocol/protocol";
import { official } from "../words/officials";
import { t } from "../words/words";

/**
 * The fields that a penalty needs, with proposed values.
 *
 * @param players names of the penalised player and the opponent; undefined for several boards at once
 */
export function PenaltyFields({
  penalty,
  competition,
  players,
  onChange,
}: {
  penalty: Penalty;
  competition: Competition;
  players?: readonly [string, string];
  onChange(penalty: Penalty): void;
}) {
  const rules = competition.penalties;
  switch (penalty.kind) {
    case "ADD_TIME_TO_OPPONENT":
    case "REDUCE_TIME_OF_OFFENDER":
      return (
        <label class="inline-label">
          {official.seconds}
          <input
            type="number"
            required
            min={1}
            max={3600}
            value={penalty.seconds}
            onInput={(event) => onChange({ ...penalty, seconds: Number(event.currentTarget.value) })}
          />
          {!isTime(penalty) && (
            <span class="error" role="alert">
              {t.secondsRange(MOST)}
            </span>
          )}
        </label>
      );
    case "RAISE_SCORE_OF_OPPONENT":
    case "LOWER_SCORE_OF_OFFENDER":
    case "GAME_LOST": {
      const whose = penalty.kind === "LOWER_SCORE_OF_OFFENDER" ? 0 : 1;
      return (
        <PointsChoice
          label={players ? official.pointsOf(players[whose]) : official.penaltyPoints[penalty.kind]}
          choices={values(rules)}
          value={penalty.points ?? ""}
          onChange={(points) => onChange({ ...penalty, points })}
        />
      );
    }
    case "FINE":
      return (
        <label class="inline-label">
          {official.fine}
          <select value={penalty.fine} onChange={(event) => onChange({ ...penalty, fine: event.currentTarget.value })}>
            {rules.fines.map((fine) => (
              <option key={fine.code} value={fine.code}>
                {fine.code}: {fine.amount}
              </option>
            ))}
          </select>
        </label>
      );
    case "EXCLUSION":
      return (
        <span class="rounds" role="group" aria-label={official.laterRounds}>
          {laterRounds(competition).map((round) => {
            const rounds = penalty.rounds ?? [];
            return (
              <button
                key={round}
                type="button"
                class="small"
                aria-pressed={rounds.includes(round)}
                onClick={() =>
                  onChange({
                    ...penalty,
                    rounds: rounds.includes(round)
                      ? rounds.filter((one) => one !== round)
                      : [...rounds, round].sort((a, b) => a - b),
                  })
                }
              >
                {t.round(round)}
              </button>
            );
          })}
        </span>
      );
    case "WARNING":
    case "EXPULSION":
      return null;
  }
}

function PointsChoice({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly Points[];
  value: Points;
  onChange(points: Points): void;
}) {
  return (
    <span class="rounds" role="group" aria-label={label}>
      <span class="quiet">{label}</span>
      {choices.map((points) => (
        <button
          key={points}
          type="button"
          class="small"
          aria-pressed={points === value}
          onClick={() => onChange(points)}
        >
          {scoreText(points)}
        </button>
      ))}
    </span>
  );
}
