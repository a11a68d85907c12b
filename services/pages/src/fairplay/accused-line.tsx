import { useEffect, useState } from "preact/hooks";
import type { FairPlayOverview as Overview } from "./vocabulary";
import { awaited, isEndToRead, isToRead } from "./letters";
import { FAIR_PLAY, fetchFairPlay, go } from "../network/session";
import { dayAndTime } from "../widgets/times";
import { t } from "../words/words";

/**
 * How often the page checks for news to a player whose game is over. Very few of them get a
 * letter, and they have a day to answer (APP-I I3).
 */
const AGAIN_AT_BOARD = 180_000;
const words = t.fairPlayNews;

/**
 * On the page of an official, or of a player whose game is over: tells him that the panel has written to him, has asked
 * him for something or has completed a case, or that there is a decision. It gives no details, because others may see
 * the page too (APP-I E1, H5, H8, I3, A6).
 */
export function AccusedLine() {
  const [{ cases, asked }, setFound] = useState<Pick<Overview, "cases" | "asked">>({ cases: [], asked: [] });
  useEffect(() => {
    let wanted = true;
    const look = () =>
      void fetchFairPlay().then(
        (found) => {
          if (wanted) setFound({ cases: found.cases ?? [], asked: found.asked ?? [] });
        },
        () => {},
      );
    look();
    const timer = setInterval(look, AGAIN_AT_BOARD);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  const until = awaited(cases);
  const said = [
    ...(until === null ? [] : [words.written(dayAndTime(until))]),
    ...asked.slice(0, 1).map((one) => words.askedOfYou(dayAndTime(one.due))),
    ...(cases.some(isEndToRead) ? [words.endToRead] : []),
    ...(cases.some(isToRead) ? [words.decisionToRead] : []),
  ];
  if (said.length === 0) return null;
  return (
    <p class="notice warn" role="status">
      {said.join(" ")}{" "}
      <button class="small" onClick={() => go(FAIR_PLAY)}>
        {words.readIt}
      </button>
    </p>
  );
}

// ---- forms
