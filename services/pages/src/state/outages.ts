import type { BoardView, CaseView, EpochMs, OutageView } from "../protocol/protocol";

/** Boards that one standstill of the server has paused and nobody has resumed yet. */
export interface Standstill {
  from: EpochMs;
  to: EpochMs;
  boards: BoardView[];
}

/** Overlapping gaps are one outage, in whatever part of the hall each board was. */
export function standstills(boards: Iterable<BoardView>): Standstill[] {
  const found: Standstill[] = [];
  const paused = [...boards]
    .filter((board) => board.status === "PAUSED" && board.pauseCause === "OUTAGE")
    .map((board) => ({ board, ...(board.outage ?? { from: board.clocks.at, to: board.clocks.at }) }))
    .sort((a, b) => a.from - b.from || a.board.number - b.board.number);
  for (const { board, from, to } of paused) {
    const last = found.at(-1);
    if (last && from <= last.to) {
      last.to = Math.max(last.to, to);
      last.boards.push(board);
    } else {
      found.push({ from, to, boards: [board] });
    }
  }
  return found;
}

/**
 * Cases that belong together: those of one venue's outage, or of one failure of the zone across several venues; other
 * cases stand alone.
 */
export interface Incident {
  kind: "ALONE" | "VENUE" | "ZONE";
  since: EpochMs;
  venues: string[];
  cases: CaseView[];
}

/** Whether nobody of an incident is without a link any more; its cases may still wait for a decision. */
export const isBack = ({ cases }: Pick<Incident, "cases">): boolean => cases.every((c) => c.state !== "OPEN");

/**
 * The cases while somebody is working on them: each keeps its place and its incident, even if it is closed in the
 * meantime; new ones come after them.
 */
export function heldInPlace(
  before: readonly CaseView[],
  open: readonly CaseView[],
  all: ReadonlyMap<string, CaseView>,
): CaseView[] {
  const held = before.flatMap(({ id, incident }) => {
    const now = all.get(id);
    return now ? [{ ...now, incident }] : [];
  });
  return [...held, ...open.filter((c) => before.every(({ id }) => id !== c.id))];
}

/** In the order of the cases; an incident is at the place of its first case (ENG-7, OCR 19.6). */
export function incidents(cases: readonly CaseView[], outages: ReadonlyMap<string, OutageView>): Incident[] {
  const found = new Map<string, Incident>();
  for (const c of cases) {
    const { kind, id } = c.incident ?? { kind: "ALONE" as const, id: c.id };
    const since = (kind === "VENUE" && outages.get(id)?.since) || c.startedAt;
    const same = found.get(`${kind} ${id}`);
    if (!same) found.set(`${kind} ${id}`, { kind, since, venues: [c.venue], cases: [c] });
    else {
      same.cases.push(c);
      same.since = Math.min(same.since, since);
      if (!same.venues.includes(c.venue)) same.venues.push(c.venue);
    }
  }
  return [...found.values()];
}
