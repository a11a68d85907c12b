import { notation } from "../board/moves";
import { line, sinceStart, told, waiting, type HallFact, type ScreenedGame } from "./screening-figures";
import { screeningWords } from "../words/screening";
import { t } from "../words/words";
import { cls } from "../widgets/cls";
import { NONE, fixed, boardOf } from "./screened-text";
import { SIDES } from "../protocol/protocol";

const words = screeningWords;

const LONG = 900;
/** Where bands end; beyond it there is room for the letter of the last band. */
const END = LONG - 36;

const HALF = 56;
const LANE = 13;
const AXIS = 22;

const factWord = (kind: string): string => words.facts[kind] ?? kind;
export const span = (fact: HallFact): string =>
  Math.floor(fact.from) === Math.floor(fact.until)
    ? sinceStart(fact.from)
    : `${sinceStart(fact.from)}–${sinceStart(fact.until)}`;

const seated = (one: { name: string; rating: number | null }): string =>
  one.name + (one.rating === null ? "" : ` (${one.rating})`);

export function Game({ game }: { game: ScreenedGame }) {
  const drawn = line(game, 6, END, HALF - 4);
  const above = drawn.lanes.WHITE * LANE + 4;
  const middle = above + HALF;
  const below = middle + HALF;
  const high = below + drawn.lanes.BLACK * LANE + 4 + AXIS;
  const said = SIDES.map((side) => {
    const one = told(game, side);
    const missing = waiting(game, side);
    if (one === null) return `${t.side[side]}: ${missing > 0 ? words.notAnalysedYet : words.noMoves}`;
    const expected = one.expected === null ? null : fixed(one.expected, 3);
    return [
      `${t.side[side]}: ${words.moves(one.moves, fixed(one.lost, 3), expected)}`,
      missing > 0 ? words.missing(missing) : "",
    ]
      .filter(Boolean)
      .join(", ");
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
