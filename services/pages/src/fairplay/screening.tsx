import { useEffect, useState } from "preact/hooks";
import { notation } from "../board/moves";
import type { Side } from "../protocol/protocol";
import {
  chance,
  line,
  MARKED_RATE,
  notes,
  scatter,
  sinceStart,
  told,
  trouble,
  waiting,
  type AnnulledGame,
  type EngineSettings,
  type HallFact,
  type ScreenedGame,
  type ScreenedPlayer,
  type Screening,
  type ScreeningProgress,
} from "./screening-figures";
import { downloadOverPgn, downloadScreening, fetchScreening, fetchScreeningProgress } from "../network/session";
import { latestOpen } from "../papers/signing";
import { say, sayProblem, state } from "../state/state";
import { language, t } from "../words/strings";
import { cls } from "../widgets/cls";

const words = t.fairPlay.screening;
const EVERY = 5_000;
const SIDES: readonly Side[] = ["WHITE", "BLACK"];
const NONE = "–";
const failed = (problem: Error): void => sayProblem(problem);
const fixed = (value: number, digits: number): string =>
  value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  });
const signed = (value: number, digits: number): string => (value > 0 ? "+" : "") + fixed(value, digits);
const settings = (of: EngineSettings): string => words.settings(of.engine, of.nodes, of.multiPv, of.hashMb);
const boardOf = (id: string): string => id.split("/").at(-1) ?? id;

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

function said(player: ScreenedPlayer, calibrated: boolean): string {
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

const WIDE = 640;
const HIGH = 300;
const BOX = { left: 36, right: WIDE - 20, top: 10, bottom: HIGH - 34 };

function Picture({ players }: { players: readonly ScreenedPlayer[] }) {
  const found = scatter(players, BOX);
  if (found === null) return null;
  const label = found.dots
    .map(({ number, player }) => words.dot(number, player.name, player.rating!, fixed(player.compared!.index, 1)))
    .join("; ");
  const wide = BOX.right - BOX.left;
  return (
    <figure class="screened-picture">
      <figcaption>
        {words.scatter} <span class="quiet">{words.scatterLegend}</span>
      </figcaption>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={words.scatter}>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${words.scatter}: ${label}`}>
          <rect class="outer" x={BOX.left} y={found.outer[0]} width={wide} height={found.outer[1] - found.outer[0]} />
          <rect class="inner" x={BOX.left} y={found.inner[0]} width={wide} height={found.inner[1] - found.inner[0]} />
          <line class="centre" x1={BOX.left} x2={BOX.right} y1={found.centre} y2={found.centre} />
          {found.indices.map(({ at, y }) => (
            <text key={at} x={BOX.left - 5} y={y + 4} text-anchor="end">
              {at.toLocaleString(language)}
            </text>
          ))}
          {found.ratings.map(({ at, x }) => (
            <text key={at} x={x} y={BOX.bottom + 15} text-anchor="middle">
              {at}
            </text>
          ))}
          <path class="axis" d={`M${BOX.left} ${BOX.top}V${BOX.bottom}H${BOX.right}`} />
          <text x={BOX.right} y={HIGH - 5} text-anchor="end">
            {words.columns.rating}
          </text>
          <text x={BOX.left + 5} y={BOX.top + 8}>
            {words.columns.index}
          </text>
          {found.dots.map(({ number, player, x, y, low, high }) => (
            <g key={player.id}>
              <line x1={x} x2={x} y1={low} y2={high} />
              <circle class={cls(player.size === "SMALL" && "small-sample")} cx={x} cy={y} r="4" />
              <text x={x + 7} y={y - 3}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
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

const LONG = 900;
/** Where bands end; beyond it there is room for the letter of the last band. */
const END = LONG - 36;
const HALF = 56;
const LANE = 13;
const AXIS = 22;

const factWord = (kind: string): string => words.facts[kind] ?? kind;
const span = (fact: HallFact): string =>
  Math.floor(fact.from) === Math.floor(fact.until)
    ? sinceStart(fact.from)
    : `${sinceStart(fact.from)}–${sinceStart(fact.until)}`;
const seated = (one: { name: string; rating: number | null }): string =>
  one.name + (one.rating === null ? "" : ` (${one.rating})`);

function Game({ game }: { game: ScreenedGame }) {
  const drawn = line(game, 6, END, HALF - 4);
  const above = drawn.lanes.WHITE * LANE + 4;
  const middle = above + HALF;
  const below = middle + HALF;
  const high = below + drawn.lanes.BLACK * LANE + 4 + AXIS;
  const said = SIDES.map((side) => {
    const one = told(game, side);
    const missing = waiting(game, side);
    if (one === null) return `${t.side[side]}: ${missing > 0 ? words.notAnalysedYet : words.noMoves}`;
    return `${t.side[side]}: ${words.moves(one.moves, fixed(one.lost, 3), one.expected === null ? null : fixed(one.expected, 3))}${missing > 0 ? `, ${words.missing(missing)}` : ""}`;
  });
  const seen = game.facts.map((fact) => `${t.side[fact.side]}, ${factWord(fact.kind)} ${span(fact)}`);
  return (
    <article class="card screened-game" aria-label={words.board(boardOf(game.board))} data-board={game.board}>
      <header>
        <strong>{words.board(boardOf(game.board))}</strong>{" "}
        <span>
          {seated(game.white)} – {seated(game.black)}, {game.result}
        </span>
      </header>
      <div
        class="table-scroll"
        tabIndex={0}
        role="region"
        aria-label={`${words.board(boardOf(game.board))}: ${words.strip}`}
      >
        <svg viewBox={`0 0 ${LONG} ${high}`} role="img" aria-label={[...said, ...seen].join("; ")}>
          {drawn.facts.map(({ kind, side, times, x, width, lane }) => {
            const y = side === "WHITE" ? above - 4 - (lane + 1) * LANE + 3 : below + 4 + lane * LANE;
            return (
              <g key={`${kind}${side}${x}`} class={cls("fact", kind)}>
                <rect
                  class="while"
                  x={x}
                  y={side === "WHITE" ? y : middle}
                  width={width}
                  height={side === "WHITE" ? middle - y : y + 9 - middle}
                />
                <rect class="band" x={x} y={y} width={width} height="9" rx="2" />
                <text x={x + width + 3} y={y + 9}>
                  {(words.letters[kind] ?? "?") + (times > 1 ? ` ×${times}` : "")}
                </text>
              </g>
            );
          })}
          {SIDES.map(
            (side) =>
              drawn.clocks[side] && (
                <polyline
                  key={side}
                  class="clock-left"
                  transform={side === "WHITE" ? `translate(0 ${middle}) scale(1 -1)` : `translate(0 ${middle})`}
                  points={drawn.clocks[side]}
                />
              ),
          )}
          {drawn.bars.map(({ move, x, height, expected }) => {
            const away = move.side === "WHITE" ? -1 : 1;
            const to = (share: number) => middle + away * share * (HALF - 4);
            if (move.lost === null)
              return (
                <circle key={`${move.number}${move.side}`} class="uncounted" cx={x} cy={middle + away * 5} r="1.3" />
              );
            return (
              <g key={`${move.number}${move.side}`} class={cls("move", move.seen.length > 0 && "soon-after")}>
                <rect
                  x={x - 2}
                  y={Math.min(middle, to(height))}
                  width="4"
                  height={Math.max(1, Math.abs(to(height) - middle))}
                />
                {expected !== null && <line x1={x - 3.5} x2={x + 3.5} y1={to(expected)} y2={to(expected)} />}
              </g>
            );
          })}
          <line class="axis" x1="6" x2={END} y1={middle} y2={middle} />
          <text x="6" y={high - 5}>
            {words.moveColumns.move}
          </text>
          {drawn.numbers.map(({ at, x }) => (
            <text key={at} x={x} y={high - 5} text-anchor="middle">
              {at}
            </text>
          ))}
        </svg>
      </div>
      <p class="quiet">{said.join(" · ")}</p>
      {seen.length > 0 && (
        <ul class="screened-facts">
          {game.facts.map((fact, index) => (
            <li key={index}>
              <b>{words.letters[fact.kind] ?? "?"}</b> {seen[index]}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{words.everyMove}</summary>
        <Moves game={game} />
      </details>
    </article>
  );
}

function Moves({ game }: { game: ScreenedGame }) {
  return (
    <div
      class="table-scroll"
      tabIndex={0}
      role="region"
      aria-label={`${words.board(boardOf(game.board))}: ${words.everyMove}`}
    >
      <table>
        <thead>
          <tr>
            {Object.entries(words.moveColumns).map(([key, name]) => (
              <th key={key} scope="col" class={cls(key !== "move" && key !== "seen" && "number")}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {game.moves.map((move) => (
            <tr key={`${move.number}${move.side}`}>
              <th scope="row">
                {move.number}
                {move.side === "WHITE" ? "." : "…"} {notation(move.san)}
              </th>
              <td class="number">{move.at === null ? NONE : sinceStart(move.at)}</td>
              <td class="number">{move.spent === null ? NONE : fixed(move.spent, 0)}</td>
              <td class="number">{move.left === null ? NONE : sinceStart(move.left)}</td>
              <td class="number">{move.lost === null ? NONE : fixed(move.lost, 3)}</td>
              <td class="number">{move.expected === null ? NONE : fixed(move.expected, 3)}</td>
              <td>{move.seen.map(factWord).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
