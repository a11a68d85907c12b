import { formatClock } from "../clock/clock";
import { notation } from "../board/moves";
import { MiniBoard } from "../widgets/mini-board";
import {
  documentOf,
  resultText,
  tongue,
  useDocument,
  words,
  type PublicBoards,
  type PublicEvent,
  type PublicGame,
  type PublicPlayer,
  type PublicRound,
} from "./public-event";

/** A round: when it begins, who plays whom, the results, and its boards if they are shown. */
export function RoundPart({ event, round }: { event: PublicEvent; round: PublicRound }) {
  const t = words();
  const players = new Map(event.players.map((player) => [player.number, player] as const));
  return (
    <article class="sheet">
      <h2>{t.round(round.number)}</h2>
      <p>{round.startsAt === null ? !round.opened && t.noStart : t.starts(when(round.startsAt))}</p>
      <p role="status">
        {round.official ? t.official : round.opened ? t.open : round.pairings.length > 0 ? t.published : t.unpaired}
      </p>
      {round.pairings.length > 0 && (
        <div class="table-scroll" tabIndex={0} role="region" aria-label={t.round(round.number)}>
          <table class="public-pairings">
            <thead>
              <tr>
                <th scope="col">{t.board}</th>
                <th scope="col">{t.white}</th>
                <th scope="col">{t.result}</th>
                <th scope="col">{t.black}</th>
              </tr>
            </thead>
            <tbody>
              {round.pairings.map((pairing) => (
                <tr key={pairing.board} data-board={pairing.board}>
                  <th scope="row">{pairing.board}</th>
                  <td>
                    <Named player={players.get(pairing.white)} />
                  </td>
                  <td class="public-result">{resultText(pairing.result) || "–"}</td>
                  <td>
                    <Named player={players.get(pairing.black)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {round.opened && (round.boards ? <Boards event={event} round={round.number} /> : <p>{t.boardsClosed}</p>)}
      <p class="no-print">
        {round.boards && (
          <>
            <a href={documentOf(event.id, `round-${round.number}.pgn`)} download={`${event.id}-${round.number}.pgn`}>
              {t.pgn}
            </a>
            {" · "}
          </>
        )}
        <a href={documentOf(event.id)}>{t.data}</a>
      </p>
    </article>
  );
}

/** The reader's own form of the language, such as en-IE; without one, English as it is written outside America. */
const form = (): string =>
  navigator.languages.find((one) => one.startsWith(`${tongue.value}-`)) ??
  (tongue.value === "en" ? "en-GB" : tongue.value);

const when = (ms: number): string =>
  new Intl.DateTimeFormat(form(), { dateStyle: "full", timeStyle: "short" }).format(new Date(ms));

function Named({ player }: { player: PublicPlayer | undefined }) {
  if (!player) return null;
  const more = [player.rating || "", player.federation, player.team].filter(Boolean).join(" · ");
  return (
    <>
      {player.title} {player.name} <span class="quiet">{more}</span>
    </>
  );
}

function Boards({ event, round }: { event: PublicEvent; round: number }) {
  const t = words();
  const read = useDocument<PublicBoards>(documentOf(event.id, `boards/${round}`));
  return (
    <section aria-label={t.boards} class="no-print">
      <h3>{t.boards}</h3>
      <p class="quiet">{t.delayed(event.delayMinutes)}</p>
      {read.value && read.value.boards.length === 0 && <p>{t.noBoards}</p>}
      <div class="public-boards">
        {read.value?.boards.map((game) => (
          <Game key={game.board} game={game} />
        ))}
      </div>
    </section>
  );
}

function Game({ game }: { game: PublicGame }) {
  const t = words();
  const moves = game.moves.split(" ").filter(Boolean);
  return (
    <figure class="public-board" data-game={game.board}>
      <Clocked name={game.black} ms={game.blackMs} />
      <MiniBoard fen={game.fen} lastMove={game.lastMove} label={t.position(game.white, game.black)} />
      <Clocked name={game.white} ms={game.whiteMs} />
      <figcaption>
        {t.board} {game.board} · {t.stages[game.stage]}
        {moves.length > 0 && (
          <details>
            <summary>{t.moves(Math.ceil(moves.length / 2))}</summary>
            <p class="public-moves">{moveList(moves)}</p>
          </details>
        )}
      </figcaption>
    </figure>
  );
}

/** "1. e4 e5 2. Nf3", with the reader's letters for the pieces. */
export const moveList = (moves: readonly string[]): string =>
  moves.map((san, index) => (index % 2 === 0 ? `${index / 2 + 1}. ` : "") + notation(san, tongue.value)).join(" ");

const Clocked = ({ name, ms }: { name: string; ms: number }) => (
  <div class="public-player">
    <span>{name}</span>
    <span class="mono" title={words().clock}>
      {formatClock(ms, false)}
    </span>
  </div>
);
