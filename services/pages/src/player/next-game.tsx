import { useEffect, useRef, useState } from "preact/hooks";
import { GOES_IN, goesBySelf } from "./next-board";
import { moveTo } from "../network/connection";
import type { BoardView, NextGame, NoGame, Side } from "../protocol/protocol";
import { fetchNextSeat, go, pageOf, Problem } from "../network/session";
import { say, state } from "../state/state";
import { t } from "../words/words";
import { refusalWords } from "../words/hall-words";

/**
 * The other game at which a player is wanted, with the way there; or a note that he has no game in his round. `busy`:
 * he is writing something here.
 */
export function NextGameOffer({
  board,
  side,
  busy = false,
}: {
  board: BoardView | undefined;
  side: Side;
  busy?: boolean;
}) {
  const { you, next, noGame } = state.value;
  if (you?.role !== "PLAYER") return null;
  return (
    <>
      {board && noGame && (
        <p class="notice warn" role="status" data-no-game={noGame.round}>
          {noGameText(noGame)}
        </p>
      )}
      {next && next.board !== board?.id && (
        <Offer key={next.board} game={next} bySelf={!busy && goesBySelf(board, side)} />
      )}
    </>
  );
}

/** Why a player has no game in a round, and what result he gets (OCR 18.4.8, 18.4.9). */
export const noGameText = ({ round, opponent, own, theirs, article, expelledIn }: NoGame): string => {
  if (expelledIn != null) {
    if (own) return t.unplayed.youExpelled(round, article, expelledIn);
    return theirs ? t.unplayed.opponentExpelled(round, opponent, article, expelledIn) : "";
  }
  return own ? t.unplayed.you(round, article) : theirs ? t.unplayed.opponent(round, opponent, article) : "";
};

function Offer({ game, bySelf }: { game: NextGame; bySelf: boolean }) {
  const [stays, setStays] = useState(false);
  const [going, setGoing] = useState(false);
  const goButton = useRef<HTMLButtonElement>(null);
  const cut = state.value.lostSince !== null;
  const waits = bySelf && !stays && !going && !cut;
  async function leave(): Promise<void> {
    setGoing(true);
    try {
      moveTo(await fetchNextSeat());
      say("info", t.next.arrived(game.round, game.number, t.side[game.side]));
      go(pageOf("PLAYER"));
    } catch (problem) {
      // after a refusal the player himself decides when to try again
      setStays(true);
      setGoing(false);
      say(
        "refusal",
        problem instanceof Problem && problem.status !== 0
          ? refusalWords(problem.code, problem.message, undefined, problem.details)
          : t.enterNoServer,
      );
    }
  }
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void leave(), GOES_IN);
    return () => clearTimeout(timer);
  }, [waits]);
  return (
    <div class="offer next-game" data-next={game.board}>
      <p role="status">
        <strong>{t.next.game(game.round, game.number, t.side[game.side], game.opponent)}</strong>
        {waits && ` ${t.next.bySelf(GOES_IN / 1000)}`}
      </p>
      <div class="actions">
        {waits && (
          <button
            onClick={() => {
              setStays(true);
              goButton.current?.focus();
            }}
          >
            {t.next.stay}
          </button>
        )}
        <button ref={goButton} class="primary" disabled={cut || going} onClick={() => void leave()}>
          {t.next.go}
        </button>
      </div>
    </div>
  );
}
