import type { Standings, StandingsContribution, StandingsFigure, StandingsPlayer } from "../protocol/protocol";
import { cls } from "../widgets/cls";
import { points } from "../words/scores";
import { fullName, tieBreakWords as words } from "../words/tiebreaks";
import { language } from "../words/words";
import "./standings.css";

type Brings = keyof typeof words.brings;

/** A column of figures: a tie-break, the performance or the change of the rating. */
export interface FigureColumn {
  key: string;
  /** The heading, "BH/C1". */ short: string;
  name: string;
  /** What it counts, in a sentence. */ counts: (row: StandingsPlayer) => string;
  /** What the second column of its games is. */ brings: Brings;
  /** The regulation that its articles are of. */ regulation: string;
  figure: (row: StandingsPlayer) => StandingsFigure | null;
  show: (value: string) => string;
}

/** The figure that is open. */
export interface OpenFigure {
  player: string;
  column: string;
}

const BRINGS: Readonly<Record<string, Brings>> = {
  DE: "points",
  AOB: "buchholz",
  ARO: "rating",
  TPR: "rating",
  PTP: "rating",
  APRO: "performance",
  APPO: "performance",
  BH: "score",
  FB: "score",
  SB: "score",
  KS: "score",
};

const signed = new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: 2 });

/** A value of Direct Encounter is a place among the tied; 0 if it separates nobody. */
const place = (value: string): string => (value === "0" ? "–" : value);

/** The columns of these standings, in their order. */
export function figureColumns(standings: Standings): FigureColumn[] {
  const columns: FigureColumn[] = standings.tieBreaks.map((one, index) => ({
    key: one.text,
    short: one.text,
    name: fullName(one.text, one.acronym),
    counts: () => words.names[one.acronym]?.[1] ?? "",
    brings: BRINGS[one.acronym] ?? "own",
    regulation: "C.07",
    figure: (row) => row.figures[index] ?? null,
    show: one.acronym === "DE" ? place : points,
  }));
  if (standings.players.some((row) => row.performance !== null))
    columns.push({
      key: "performance",
      short: words.performance,
      name: words.performanceName,
      counts: () => words.performanceCounts,
      brings: "rating",
      regulation: "C.07",
      figure: (row) => row.performance,
      show: (value) => value,
    });
  if (standings.players.some((row) => row.ratingChange !== null))
    columns.push({
      key: "change",
      short: words.change,
      name: words.changeName,
      counts: (row) => words.changeCounts(row.ratingChange?.k ?? 0),
      brings: "rating",
      regulation: "B.02",
      figure: (row) => row.ratingChange?.figure ?? null,
      show: (value) => signed.format(Number(value)),
    });
  return columns;
}

/** What a figure shows; "–" also where it is not defined. */
const shown = (column: FigureColumn, figure: StandingsFigure): string =>
  figure.value === null ? "–" : column.show(figure.value);

/** The same for people who hear it. */
const said = (column: FigureColumn, figure: StandingsFigure): string => {
  if (figure.value === null) return words.notDefined;
  const text = column.show(figure.value);
  return text === "–" ? words.notSeparated : text;
};

const idOf = (player: string): string => `figure-of-${player}`;

/** A figure that opens what it is made of. */
export function FigureCell({
  row,
  column,
  open,
  onOpen,
}: {
  row: StandingsPlayer;
  column: FigureColumn;
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  const figure = column.figure(row);
  return (
    <td class="number figure">
      {figure && (
        <button
          class="plain"
          aria-expanded={open}
          aria-controls={open ? idOf(row.playerId) : undefined}
          title={column.name}
          aria-label={words.open(row.name, column.short, said(column, figure))}
          onClick={() => onOpen(!open)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onOpen(false);
          }}
        >
          {shown(column, figure)}
        </button>
      )}
    </td>
  );
}

/** The row below a player, with the games that the open figure is made of. */
export function FigureGames({
  row,
  column,
  players,
  width,
  loaded,
  onClose,
}: {
  row: StandingsPlayer;
  column: FigureColumn;
  players: ReadonlyMap<string, StandingsPlayer>;
  /** Columns of the table. */ width: number;
  /** Whether the games are there. */ loaded: boolean;
  onClose: () => void;
}) {
  const figure = column.figure(row);
  if (!figure) return null;
  return (
    <tr class="figure-games" id={idOf(row.playerId)}>
      <td colSpan={width}>
        <p>
          <strong>
            {column.name}: {shown(column, figure)}
          </strong>{" "}
          {column.counts(row)}{" "}
          <button class="plain no-print" onClick={onClose}>
            {words.close}
          </button>
        </p>
        {!loaded ? (
          <p class="quiet">{words.loading}</p>
        ) : figure.contributions.length === 0 ? (
          (figure.value === null || figure.value === "0") && <p class="quiet">{words.noGames}</p>
        ) : (
          <table aria-label={words.open(row.name, column.name, said(column, figure))}>
            <thead>
              <tr>
                <th scope="col" class="number">
                  {words.round}
                </th>
                <th scope="col">{words.opponent}</th>
                <th scope="col" class="number">
                  {words.brings[column.brings]}
                </th>
                <th scope="col" class="number">
                  {words.value}
                </th>
                <th scope="col">{words.why}</th>
              </tr>
            </thead>
            <tbody>
              {figure.contributions.map((part) => (
                <Part key={part.round} part={part} column={column} players={players} />
              ))}
            </tbody>
          </table>
        )}
      </td>
    </tr>
  );
}

function Part({
  part,
  column,
  players,
}: {
  part: StandingsContribution;
  column: FigureColumn;
  players: ReadonlyMap<string, StandingsPlayer>;
}) {
  const opponent = players.get(part.opponentId);
  const value = column.key === "change" ? column.show(part.value) : points(part.value);
  return (
    <tr class={cls(part.fate !== "COUNTED" && "quiet")}>
      <td class="number">{part.round}</td>
      <td>{opponent ? `${opponent.startNumber} ${opponent.name}` : words.noOpponent}</td>
      <td class="number">{points(part.score)}</td>
      <td class="number">{part.fate === "COUNTED" ? value : <s>{value}</s>}</td>
      <td>
        {words.fate[part.fate]} [{column.regulation} {part.article}]
      </td>
    </tr>
  );
}
