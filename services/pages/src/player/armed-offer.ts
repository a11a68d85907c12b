import { useEffect, useState } from "preact/hooks";
import type { BoardView } from "../protocol/protocol";
import { remember, remembered } from "../network/kept-sessions";
import { say } from "../state/state";
import { t } from "../words/words";

/** The name under which the device stores it, for its person only. */
const ARMED = "offer";

/**
 * The draw offer that goes with the next move (OCR 5.3). It survives a reload and a closed tab, and is sent with that
 * move. A pause or a new game at the board removes it, and the player is told; the end of the game removes it silently.
 *
 * @returns whether an offer is ready, and a function to prepare it or take it back
 */
export function useArmedOffer(board: BoardView): [boolean, (armed: boolean) => void] {
  const place = `${board.id} ${board.attempt} ${board.ply}`;
  const [armed, setArmed] = useState(() => remembered(ARMED));
  const isArmed = armed === place && board.status === "PLAYING";
  useEffect(() => {
    if (armed === null || isArmed) return;
    setArmed(null);
    remember(ARMED, null);
    const newGame = armed.startsWith(`${board.id} `) && !armed.startsWith(`${board.id} ${board.attempt} `);
    if (board.status !== "ENDED" && (armed === place || newGame)) say("warn", t.armedGone);
  }, [armed, place, board.status]);
  function arm(on: boolean): void {
    setArmed(on ? place : null);
    remember(ARMED, on ? place : null);
  }
  return [isArmed, arm];
}
