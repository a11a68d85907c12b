import { points } from "../words/scores";
import {
  documentOf,
  useDocument,
  words,
  type PublicCell,
  type PublicEvent,
  type PublicRow,
  type PublicStandings,
} from "./public-event";

/** The standings of the official rounds, or the same as a cross table (OCR 7.1). */
export function StandingsPart({ event, cross }: { event: PublicEvent; cross: boolean }) {
  const t = words();
  const { value } = useDocument<PublicStandings>(documentOf(event.id, "standings"));
  if (!value) return <p role="status">{t.loading}</p>;
  const last = value.rounds.at(-1);
  return (
    <article class="sheet">
      <h2>{cross ? t.crossTable : t.standings}</h2>
      <p role="status">{last === undefined ? t.notOfficial : t.after(last)}</p>
      {last !== undefined && (
        <>
          {!cross && value.teams.length > 0 && <Teams teams={value.teams} />}
          {cross && <p class="quiet">{t.crossHelp}</p>}
          <Players rows={value.players} rounds={cross ? value.rounds : []} teams={value.teams.length > 0} />
        </>
      )}
      <p class="no-print">
        <a href={documentOf(event.id, "standings")}>{t.data}</a>
      </p>
    </article>
  );
}

function Teams({ teams }: { teams: PublicStandings["teams"] }) {
  const t = words();
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={t.teams}>
      <table>
        <caption>{t.teams}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {t.place}
            </th>
            <th scope="col">{t.team}</th>
            <th scope="col" class="number">
              {t.matchPoints}
            </th>
            <th scope="col" class="number">
              {t.boardPoints}
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.name}>
              <td class="number">{team.rank + (team.shared ? "=" : "")}</td>
              <th scope="row">{team.name}</th>
              <td class="number">{points(team.matchPoints)}</td>
              <td class="number">{points(team.boardPoints)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Players({ rows, rounds, teams }: { rows: readonly PublicRow[]; rounds: readonly number[]; teams: boolean }) {
  const t = words();
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={t.players}>
      <table>
        <caption>{t.players}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {t.place}
            </th>
            <th scope="col" class="number">
              {t.number}
            </th>
            <th scope="col">{t.player}</th>
            <th scope="col" class="number">
              {t.rating}
            </th>
            {teams && <th scope="col">{t.team}</th>}
            {rounds.map((round) => (
              <th scope="col" class="number" key={round}>
                {t.roundShort(round)}
              </th>
            ))}
            <th scope="col" class="number">
              {t.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} data-number={row.number}>
              <td class="number">{row.rank + (row.shared ? "=" : "")}</td>
              <td class="number">{row.number}</td>
              <th scope="row">
                {row.name} <span class="quiet">{row.federation}</span>
              </th>
              <td class="number">{row.rating || ""}</td>
              {teams && <td>{row.team}</td>}
              {rounds.map((round) => (
                <td key={round} class="number">
                  {cellText(
                    row.rounds.find((cell) => cell.round === round),
                    t.colours,
                  )}
                </td>
              ))}
              <td class="number">
                <strong>{points(row.points)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell such as "1w5", "½b12", "+w3" without a game, "½" for a bye. */
export function cellText(
  cell: PublicCell | undefined,
  colours: Readonly<Record<NonNullable<PublicCell["colour"]>, string>>,
): string {
  if (!cell || cell.points === null) return "";
  if (cell.opponent === 0) return points(cell.points);
  const made = cell.unplayed ? (Number(cell.points) > 0 ? "+" : "–") : points(cell.points);
  return `${made}${cell.colour ? colours[cell.colour] : ""}${cell.opponent}`;
}
