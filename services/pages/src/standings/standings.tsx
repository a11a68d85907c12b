import { useEffect, useState } from "preact/hooks";
import { NextGameOffer } from "../player/next-game";
import { cellText, points } from "../words/scores";
import type { Standings, StandingsMark, StandingsPlayer, StandingsTeam } from "../protocol/protocol";
import { seesStandingsInProgress } from "../state/rights";
import { downloadTrf, fetchStandings, Problem } from "../network/session";
import { sayProblem, state } from "../state/state";
import { t } from "../words/words";
import { Notices } from "../widgets/notices";
import { PageTop } from "../shell/page-top";
import { cls } from "../widgets/cls";
import { tieBreakWords } from "../words/tiebreaks";
import { FigureCell, figureColumns, FigureGames, type FigureColumn, type OpenFigure } from "./figures";

const EVERY = 5000;
const CONFLICT = 409;

/** The standings: official rounds for everybody, all rounds for arbiters (OCR 7.1, 17.11, FSSI team-h). */
export function StandingsPage() {
  const { you, competition, boards } = state.value;
  const [standings, setStandings] = useState<Standings | "notYet" | null>(null);
  const [open, setOpen] = useState<OpenFigure | null>(null);
  const [explained, setExplained] = useState("");
  const asked = open?.player ?? "";
  const [official, setOfficial] = useState(false);
  const seesAll = you !== null && seesStandingsInProgress(you);
  const news =
    [...boards.values()].map((board) => `${board.result ?? ""}${board.score ?? ""}${board.resultStatus ?? ""}`).join() +
    JSON.stringify(competition?.rounds ?? []);
  useEffect(() => {
    let wanted = true;
    const look = () =>
      void fetchStandings(official, asked).then(
        (found) => {
          if (!wanted) return;
          setStandings(found);
          setExplained(asked);
        },
        (problem: Error) => {
          if (!wanted) return;
          if (problem instanceof Problem && problem.status === CONFLICT) setStandings("notYet");
          else sayProblem(problem);
        },
      );
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [official, news, asked]);
  const download = (version: number) => void downloadTrf(version).catch((problem: Error) => sayProblem(problem));
  return (
    <div class="sheet-page">
      <PageTop title={t.standings.title} note={competition?.name}>
        {seesAll && (
          <label class="inline-label">
            {t.standings.show}
            <select
              value={official ? "official" : "all"}
              onChange={(event) => setOfficial(event.currentTarget.value === "official")}
            >
              <option value="all">{t.standings.provisional}</option>
              <option value="official">{t.standings.official}</option>
            </select>
          </label>
        )}
        {seesAll &&
          [16, 26].map((version) => (
            <button key={version} onClick={() => download(version)}>
              TRF{version}
            </button>
          ))}
        <button onClick={() => print()}>{t.print}</button>
      </PageTop>
      <main>
        <Notices />
        <div class="no-print">
          <NextGameOffer board={[...boards.values()][0]} side={you?.side || "WHITE"} />
        </div>
        {standings === null ? (
          <p class="quiet">{t.connecting}</p>
        ) : standings === "notYet" ? (
          <p>{t.standings.notYet}</p>
        ) : (
          <Tables standings={standings} open={open} explained={explained} onOpen={setOpen} />
        )}
      </main>
    </div>
  );
}

function Tables({
  standings,
  open,
  explained,
  onOpen,
}: {
  standings: Standings;
  open: OpenFigure | null;
  /** The player whose figures came with their games. */ explained: string;
  onOpen: (open: OpenFigure | null) => void;
}) {
  const players = new Map(standings.players.map((row) => [row.playerId, row] as const));
  const columns = figureColumns(standings);
  const teams = new Map(standings.teams.map((row) => [row.teamId, row.name] as const));
  return (
    <article class="sheet" data-official={standings.official}>
      <p role="status">
        {standings.rounds.length === 0
          ? t.standings.noRounds
          : standings.official
            ? t.standings.officialAfter(standings.rounds)
            : t.standings.afterRounds(standings.rounds)}
      </p>
      {standings.changed.map((one) => (
        <p key={one.round} class="warn-text">
          {t.standings.changedSince(one.round, one.boards)}
        </p>
      ))}
      {standings.teams.length > 0 && (
        <>
          <h2>{t.standings.teams}</h2>
          <p class="quiet">{t.standings.rankedBy(standings.criteria)}</p>
          <Teams rows={standings.teams} />
          <h2>{t.standings.players}</h2>
        </>
      )}
      <p class="quiet">{standings.tieBreaks.length === 0 ? t.standings.pointsOnly : rankedBy(standings)}</p>
      {columns.length > 0 && (
        <p class="quiet">
          {columns.map((column) => `${column.short}: ${column.name}`).join(" · ")}.{" "}
          <span class="no-print">{tieBreakWords.howToOpen}</span>
        </p>
      )}
      <div class="table-scroll" tabIndex={0} role="region" aria-label={t.standings.players}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">
                {t.standings.rank}
              </th>
              <th scope="col" class="number">
                {t.standings.startNumber}
              </th>
              <th scope="col">{t.standings.name}</th>
              <th scope="col" class="number">
                {t.standings.rating}
              </th>
              {teams.size > 0 && <th scope="col">{t.standings.team}</th>}
              {standings.rounds.map((round) => (
                <th scope="col" class="number" key={round}>
                  {t.standings.roundShort(round)}
                </th>
              ))}
              <th scope="col" class="number">
                {t.standings.points}
              </th>
              {columns.map((column) => (
                <th scope="col" class="number" key={column.key}>
                  <abbr title={column.name}>{column.short}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.players.map((row) => (
              <Player
                key={row.playerId}
                row={row}
                players={players}
                columns={columns}
                open={open?.player === row.playerId ? open.column : null}
                loaded={explained === row.playerId}
                onOpen={(column) => onOpen(column === null ? null : { player: row.playerId, column })}
                team={teams.size > 0 ? (teams.get(row.teamId) ?? "") : null}
              />
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}

/** By what players are ranked (FIDE C.07). */
function rankedBy(standings: Standings): string {
  const list = standings.tieBreaks.map((one) => one.text).join(", ");
  const unfinished = standings.players.some((row) => row.cells.some((cell) => cell.kind === "OPEN"));
  return [
    tieBreakWords.rankedBy(list, standings.edition),
    tieBreakWords.cells,
    ...(unfinished ? [tieBreakWords.unfinished] : []),
  ].join(" ");
}

function Player({
  row,
  players,
  columns,
  open,
  loaded,
  onOpen,
  team,
}: {
  row: StandingsPlayer;
  players: ReadonlyMap<string, StandingsPlayer>;
  columns: readonly FigureColumn[];
  /** The column whose figure is open. */ open: string | null;
  loaded: boolean;
  onOpen: (column: string | null) => void;
  team: string | null;
}) {
  const opened = columns.find((column) => column.key === open);
  const known = 4 + (team === null ? 0 : 1) + row.cells.length + 1;
  return (
    <>
      <tr data-player={row.playerId}>
        <td class="number">
          {row.rank}
          {row.shared ? "=" : ""}
        </td>
        <td class="number">{row.startNumber}</td>
        <th scope="row">
          {row.name} <span class="quiet">{row.federation}</span>
          {row.marks.map((mark) => (
            <Marked key={mark.kind + mark.rounds.join()} mark={mark} />
          ))}
        </th>
        <td class="number">{row.rating || ""}</td>
        {team !== null && <td>{team}</td>}
        {row.cells.map((cell) => (
          <td
            key={cell.round}
            class={cls("number", !cell.official && "unofficial")}
            title={cell.official ? undefined : t.standings.unofficial}
          >
            {cellText(cell)}
            {!cell.official && cell.points !== null ? "*" : ""}
            {cell.opponentId && (
              <span class="quiet">
                {" "}
                {cell.colour ? t.standings.colour[cell.colour] : ""}
                {players.get(cell.opponentId)?.startNumber}
              </span>
            )}
          </td>
        ))}
        <td class="number">
          <strong>{points(row.points)}</strong>
        </td>
        {columns.map((column) => (
          <FigureCell
            key={column.key}
            row={row}
            column={column}
            open={column.key === open}
            onOpen={(now) => onOpen(now ? column.key : null)}
          />
        ))}
      </tr>
      {opened && (
        <FigureGames
          row={row}
          column={opened}
          players={players}
          width={known + columns.length}
          loaded={loaded}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}

const Marked = ({ mark }: { mark: StandingsMark }) => (
  <>
    {" "}
    <span class={cls("chip", mark.kind === "EXPELLED" ? "bad" : "warn")}>
      {t.standings.marks[mark.kind](mark.rounds)}
      {mark.article ? ` [${mark.article}]` : ""}
    </span>
  </>
);

function Teams({ rows }: { rows: readonly StandingsTeam[] }) {
  const names = new Map(rows.map((row) => [row.teamId, row.name] as const));
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={t.standings.teams}>
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">
              {t.standings.rank}
            </th>
            <th scope="col">{t.standings.team}</th>
            <th scope="col" class="number">
              {t.standings.seeding}
            </th>
            <th scope="col" class="number">
              {t.standings.boardPoints}
            </th>
            <th scope="col" class="number">
              {t.standings.matchPoints}
            </th>
            {(rows[0]?.boards ?? []).map((_, index) => (
              <th scope="col" class="number" key={index}>
                {t.standings.boardShort(index + 1)}
              </th>
            ))}
            <th scope="col">{t.standings.matches}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.teamId} data-team={row.teamId}>
              <td class="number">
                {row.rank}
                {row.shared ? "=" : ""}
              </td>
              <th scope="row">
                {row.name}
                {row.official ? "" : "*"}
              </th>
              <td class="number">{row.seeding || ""}</td>
              <td class="number">
                <strong>{points(row.boardPoints)}</strong>
              </td>
              <td class="number">{points(row.matchPoints)}</td>
              {row.boards.map((made, index) => (
                <td class="number" key={index}>
                  {points(made)}
                </td>
              ))}
              <td>
                {row.matches
                  .map((match) => {
                    const score = `${points(match.own)}–${points(match.theirs)}`;
                    return `${names.get(match.opponentId) ?? ""} ${score}${match.points === null ? " …" : ""}`;
                  })
                  .join(" · ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
