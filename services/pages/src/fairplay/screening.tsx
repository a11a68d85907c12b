import { useEffect, useState } from "preact/hooks";
import {
  chance,
  MARKED_RATE,
  notes,
  trouble,
  type AnnulledGame,
  type EngineSettings,
  type ScreenedPlayer,
  type Screening,
  type ScreeningProgress,
} from "./screening-figures";
import { downloadOverPgn, downloadScreening, fetchScreening, fetchScreeningProgress } from "../network/session";
import { latestOpen } from "../papers/signing";
import { say, sayProblem, state } from "../state/state";
import { screeningWords } from "../words/screening";
import { language, t } from "../words/words";
import { cls } from "../widgets/cls";
import { Game } from "./screened-game";
import { Picture } from "./screened-scatter";
import { NONE, fixed, boardOf } from "./screened-text";

const words = screeningWords;
const EVERY = 5_000;
const failed = (problem: Error): void => sayProblem(problem);
const signed = (value: number, digits: number): string => (value > 0 ? "+" : "") + fixed(value, digits);
const settings = (of: EngineSettings): string => words.settings(of.engine, of.nodes, of.multiPv, of.hashMb);
/**
 * The screening of a round: tables, charts, and each game move by move with what the hall recorded. An indication,
 * never proof (APP-I A3).
 */
export function ScreeningPart() {
  const competition = state.value.competition;
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen ?? latestOpen(competition);
  return (
    <section class="screened" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.indication}</p>
      <p class="quiet">{words.burden}</p>
      <div class="actions">
        <label class="inline-label">
          {t.roundLabel}
          <select value={round} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {(competition?.rounds ?? []).map((one) => (
              <option key={one.number} value={one.number}>
                {one.number}
              </option>
            ))}
            <option value={0}>{words.allRounds}</option>
          </select>
        </label>
        {round > 0 && (
          <button
            title={words.pgnTitle}
            onClick={() =>
              void downloadOverPgn(round).then((inPlay) => {
                if (inPlay > 0) say("info", words.leftOut(inPlay));
              }, failed)
            }
          >
            {words.pgn}
          </button>
        )}
      </div>
      <Round key={round} round={round} />
    </section>
  );
}

function Round({ round }: { round: number }) {
  const [progress, setProgress] = useState<ScreeningProgress | null>(null);
  const [screening, setScreening] = useState<Screening | null>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    let wanted = true;
    const look = () =>
      void fetchScreeningProgress(round).then(
        (found) => {
          if (wanted) setProgress(found);
        },
        (problem: Error) => {
          if (wanted) failed(problem);
        },
      );
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [round]);
  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      void fetchScreening(round).then(
        (found) => {
          if (!wanted) return;
          setProgress(found.progress);
          if (found.screening === null) timer = setTimeout(look, EVERY);
          else {
            setScreening(found.screening);
            setAsked(false);
          }
        },
        (problem: Error) => {
          if (!wanted) return;
          setAsked(false);
          failed(problem);
        },
      );
    look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [round, asked]);
  const download = (kind: "pdf" | "json") => void downloadScreening(round, kind).catch(failed);
  return (
    <>
      {progress && <Progress now={progress} />}
      {progress && progress.gamesOver > 0 && (
        <div class="actions">
          <button class={cls(screening === null && "primary")} disabled={asked} onClick={() => setAsked(true)}>
            {screening === null ? words.show : words.again}
          </button>
          <button onClick={() => download("pdf")} aria-label={`${words.title} (PDF)`}>
            PDF
          </button>
          <button onClick={() => download("json")} aria-label={`${words.title} (JSON)`}>
            JSON
          </button>
          <span class="quiet" role="status">
            {asked ? words.computing : words.logged}
          </span>
        </div>
      )}
      {screening && <Figures screening={screening} />}
    </>
  );
}

function Progress({ now }: { now: ScreeningProgress }) {
  const stuck = trouble(now.engineState);
  const label = words.analysed(now.analysed, now.positions);
  return (
    <div class="screened-progress">
      <p>{words.games(now.gamesOver, now.gamesPlaying, now.gamesWaiting)}</p>
      {now.gamesPlaying > 0 && <p class="quiet">{words.playing(now.delay / 60_000)}</p>}
      {now.positions > 0 && (
        <label>
          {label}
          <progress value={now.analysed} max={now.positions} />
        </label>
      )}
      {stuck !== null && now.analysed < now.positions && (
        <p class="warn-text" role="alert">
          {words.trouble[stuck]}
          {stuck === "FAILING" && ` (${now.engine})`}
        </p>
      )}
    </div>
  );
}

function Figures({ screening }: { screening: Screening }) {
  const { players, games } = screening;
  return (
    <>
      {screening.basis === "RECORD_ONLY" ? (
        <p class="warn-text" role="alert">
          {words.recordOnly(settings(screening.settings), settings(screening.calibrated))}
        </p>
      ) : (
        <p class="quiet">{words.madeWith(settings(screening.settings), screening.calibration)}</p>
      )}
      <p class="quiet">{words.counted(screening.moves, screening.counted, screening.notAnalysed)}</p>
      <h3>{words.players}</h3>
      <Players players={players} calibrated={screening.basis === "CALIBRATED"} />
      <details>
        <summary>{words.how}</summary>
        <ul>
          {words.reading.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
      <Picture players={players} />
      <Grounds players={players} />
      <Hall screening={screening} />
      {games.length > 0 && <h3>{words.strips}</h3>}
      {games.length > 0 && <p class="quiet">{words.stripLegend}</p>}
      {games.map((game) => (
        <Game key={game.board} game={game} />
      ))}
      <Annulled games={screening.annulled} />
    </>
  );
}

/** Games that were annulled and replayed: examined, but not part of any figure above. */
function Annulled({ games }: { games: readonly AnnulledGame[] }) {
  if (games.length === 0) return null;
  return (
    <>
      <h3>{words.annulled}</h3>
      <p class="quiet">{words.annulledText}</p>
      <ul>
        {games.map((one) => (
          <li key={`${one.board}#${one.attempt}`} data-annulled={`${one.board}#${one.attempt}`}>
            {words.annulledGame(boardOf(one.board), one.attempt, one.white, one.black, one.moves)}{" "}
            <span class="quiet">{words.analysed(one.analysed, one.positions)}</span>
          </li>
        ))}
      </ul>
      {games.map((one) => one.game && <Game key={one.game.board} game={one.game} />)}
    </>
  );
}

export function said(player: ScreenedPlayer, calibrated: boolean): string {
  const { record, reasons, missing, small, beyond } = notes(player, calibrated);
  const why = reasons.map((reason) => words.reason[reason]).join(", ");
  return [
    record && words.note.record + (why && `: ${why}`),
    missing > 0 && words.missing(missing),
    small && words.note.small,
    beyond && words.note.beyond,
  ]
    .filter(Boolean)
    .join(", ");
}

function Players({ players, calibrated }: { players: readonly ScreenedPlayer[]; calibrated: boolean }) {
  const columns = words.columns;
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={words.players}>
      <table class="screened-players">
        <thead>
          <tr>
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} scope="col" class={cls(key !== "player" && "number")}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player, place) => {
            const one = player.compared;
            return (
              <tr key={player.id} data-player={player.id}>
                <td class="number" data-label={columns.number}>
                  {place + 1}
                </td>
                <th scope="row">
                  {player.name} <span class="quiet">{said(player, calibrated)}</span>
                </th>
                <td class="number" data-label={columns.rating}>
                  {player.rating ?? NONE}
                </td>
                <td class="number" data-label={columns.moves}>
                  {player.moves === 0 && player.notAnalysed > 0 ? NONE : player.moves}
                </td>
                <td class="number" data-label={columns.z}>
                  {one ? signed(one.z, 2) : NONE}
                </td>
                <td class="number" data-label={columns.interval}>
                  {one ? `${signed(one.zLow, 1)} … ${signed(one.zHigh, 1)}` : NONE}
                </td>
                <td class="number" data-label={columns.index}>
                  {one ? fixed(one.index, 1) : NONE}
                </td>
                <td class="number" data-label={columns.largest}>
                  {one ? chance(one.largest, language) : NONE}
                </td>
                <td class="number" data-label={columns.discovery}>
                  {one ? chance(one.falseDiscovery, language) + (one.falseDiscovery <= MARKED_RATE ? " •" : "") : NONE}
                </td>
                <td class="number" data-label={columns.ipr}>
                  {player.ipr
                    ? `${Math.round(player.ipr.ipr)} (${Math.round(player.ipr.low)}–${Math.round(player.ipr.high)})`
                    : NONE}
                </td>
                <td class="number" data-label={columns.time}>
                  {player.timeUse === null ? NONE : signed(player.timeUse, 2)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Grounds({ players }: { players: readonly ScreenedPlayer[] }) {
  const said = players.filter((player) => player.ground !== "NOTHING" || player.threshold !== "NONE");
  return (
    <>
      <h3>{words.grounds}</h3>
      {said.length === 0 ? (
        <p>{words.noGrounds}</p>
      ) : (
        <ul>
          {said.map((player) => (
            <li key={player.id}>
              <strong>{player.name}</strong>:{" "}
              {[
                player.ground !== "NOTHING" && words.ground[player.ground],
                player.threshold !== "NONE" && words.threshold[player.threshold],
              ]
                .filter(Boolean)
                .join(" ")}
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">{words.strength}</p>
    </>
  );
}

function Hall({ screening }: { screening: Screening }) {
  const rows = screening.players.filter((player) => player.hall !== null);
  return (
    <>
      <h3>{words.hall}</h3>
      <p class="quiet">{words.hallText(screening.afterMinutes, screening.permutations, screening.seed)}</p>
      {rows.length === 0 ? (
        <p>{words.noHall}</p>
      ) : (
        <div class="table-scroll" tabIndex={0} role="region" aria-label={words.hall}>
          <table>
            <thead>
              <tr>
                {Object.entries(words.hallColumns).map(([key, name]) => (
                  <th key={key} scope="col" class={cls(key !== "player" && "number")}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, hall, hallAmong }) => (
                <tr key={id}>
                  <th scope="row">
                    {name} {hall!.small && <span class="quiet">{words.note.small}</span>}
                  </th>
                  <td class="number">{hall!.facts}</td>
                  <td class="number">{hall!.movesAfter}</td>
                  <td class="number">{hall!.movesElsewhere}</td>
                  <td class="number">{signed(hall!.difference, 2)}</td>
                  <td class="number">{chance(hall!.p, language)}</td>
                  <td class="number">{hall!.permutations}</td>
                  <td class="number">{hallAmong ? chance(hallAmong.largest, language) : NONE}</td>
                  <td class="number">{hallAmong ? chance(hallAmong.falseDiscovery, language) : NONE}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

// ---- one game
