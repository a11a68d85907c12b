import { useEffect, useState } from "preact/hooks";
import type { Competition, RoundPaper, You } from "../protocol/protocol";
import { fetchRoundPaper } from "../network/session";
import { lapsedAlready, maySign, paperNews, papersOf, stageOf } from "./signing";
import { sayProblem, state } from "../state/state";

/** How often to fetch a report without a known change; a report of many boards is expensive to create. */
const EVERY = 30_000;
/** How soon to fetch it again after an order. */
const SOON = 700;

/**
 * Fetches a report while it is shown, and again whenever its content may have changed. `waiting`: the person's own
 * signature should appear in it; `again`: a new number fetches it at once.
 */
export function usePaper(
  round: number,
  venue: string,
  wanted: boolean,
  waiting: boolean,
  again = 0,
): RoundPaper | null {
  const [found, setFound] = useState<RoundPaper | null>(null);
  const news = paperNews(state.value, round);
  useEffect(() => {
    if (!wanted) return;
    let still = true;
    const look = () =>
      void fetchRoundPaper(round, venue).then(
        (paper) => {
          if (still) setFound(paper);
        },
        (problem: Error) => {
          if (still) sayProblem(problem);
        },
      );
    look();
    const timer = setInterval(look, waiting ? SOON : EVERY);
    return () => {
      still = false;
      clearInterval(timer);
    };
  }, [round, venue, wanted, waiting, news, again]);
  return found;
}

/**
 * Whether a report signed by this person is no longer valid because a result or something else in it has changed
 * (OCR 18.3).
 */
export function useLapsed(you: You | null, competition: Competition | null): boolean {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const own = you && competition ? papersOf(you, competition).filter((paper) => maySign(you, paper.venue)) : [];
  const rounds = competition?.rounds ?? [];
  const signed = rounds.flatMap((round) =>
    own
      .filter((paper) => round.signed.includes(paper.venue))
      .map((paper) => ({ round: round.number, venue: paper.venue })),
  );
  const news = signed.map((one) => `${one.round}/${one.venue} ${paperNews(state.value, one.round)}`).join();
  useEffect(() => {
    let still = true;
    const look = () =>
      void Promise.all(
        signed.map(async (one) =>
          stageOf(await fetchRoundPaper(one.round, one.venue)) === "CHANGED" ? [`${one.round}/${one.venue}`] : [],
        ),
      ).then(
        (all) => {
          if (still) setChanged(new Set(all.flat()));
        },
        () => {},
      ); // checked again later
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      still = false;
      clearInterval(timer);
    };
  }, [news]);
  return changed.size > 0 || own.some((paper) => rounds.some((round) => lapsedAlready(round, paper.venue)));
}
