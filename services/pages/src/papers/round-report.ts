import { useEffect, useState } from "preact/hooks";
import type { Competition, RoundPaper, You } from "../protocol/protocol";
import { fetchRoundPaper } from "../network/session";
import { lapsedAlready, maySign, paperNews, papersOf, stageOf } from "./signing";
import { sayProblem, state } from "../state/state";

/** A report of many boards is much to draw up: what nothing tells of is looked for at leisure. */
const EVERY = 30_000;
/** What was just ordered shows soon. */
const SOON = 700;

/** Asked for while it is looked at, and again whenever something it tells of may have changed; `waiting`: an own signature is to show in it; `again`: another number, and it is fetched at once. */
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

/** Whether a report this one has signed holds no more: a result has changed since, or something else it tells of (OCR 18.3). */
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
      ); // looked for again later
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      still = false;
      clearInterval(timer);
    };
  }, [news]);
  return changed.size > 0 || own.some((paper) => rounds.some((round) => lapsedAlready(round, paper.venue)));
}
