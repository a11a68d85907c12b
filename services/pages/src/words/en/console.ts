import type { Attention } from "../../state/attention";
import type { StatusCounts } from "../../state/status-counts";
import { counted } from "../plurals";

export const consoleWords = {
  wall: "Boards",
  inbox: "Inbox",
  pairings: "Pairings",
  noBoards:
    "There are no boards yet. The boards appear when the Chief Arbiter or the organiser opens " +
    "the round. Until then, check what is still missing at your venue.",
  pgn: (n: number) => `Games of round ${n} (PGN)`,
  annulledPgn: (n: number) => `Games of round ${n} that do not count (PGN)`,
  reportsPdf: (n: number) => `Disconnections of round ${n} (PDF)`,
  reportPdf: "Disconnection report (PDF)",
  reportsJson: (n: number) => `Disconnections of round ${n} (JSON)`,
  menu: "More",
  toBoards: "All boards",
  presentCount: (n: number) => `${n}/2 present`,
  absentShort: "absent",
  heldShort: "start delayed",
  notPlayed: "not played",
  counts: (of: StatusCounts, all: number): string =>
    [
      of.created > 0 && `${of.created} not started`,
      of.playing > 0 && `${of.playing} playing`,
      of.paused > 0 && `${of.paused} paused`,
      of.adjourned > 0 && `${of.adjourned} adjourned`,
      of.ended > 0 && `${of.ended} ended`,
      counted(all, "board", "boards"),
    ]
      .filter(Boolean)
      .join(" · "),
  attention: {
    again: "new game",
    awaiting: "the flag fell",
    case: "connection lost",
    back: "connected again",
    call: "call for an arbiter",
    leave: "asks for permission to leave",
    breach: "incident",
    unpaused: "failed pause: decide",
    checks: "checks are missing",
    paused: "paused",
    unstable: "unstable connection",
    short: "little time left",
    disputed: "result disputed",
    playing: "playing",
    created: "not started",
    adjourned: "adjourned",
    ended: "ended",
  } satisfies Record<Attention, string>,
  lostElsewhere: (side: string, name: string, venue: string, back: boolean) =>
    `${side} (${name}, ${venue}) ` +
    `${back ? "was disconnected and is connected again" : "has lost the connection"}. The arbiters of ` +
    `${venue} handle this disconnection. The Chief Arbiter decides (18.9), and the game resumes ` +
    "after the decision.",
  checksDone: (n: number) => `${n}/4 checks`,
  unpaused: {
    title: "Pauses that were not possible",
    count: (n: number) => `${n} ${n === 1 ? "pause was" : "pauses were"} not possible: please decide`,
    record: "Record failed pause…",
    hint:
      "Somebody asked for a pause, but the clocks did not stop. Record the time of the request. Then you can " +
      "add time to one or both clocks, even during the game (OCR 19.6).",
    when: "Time when the pause was requested",
    confirm: "Record the failed pause",
    owed: (at: string) =>
      `A pause was requested at ${at}, but the clocks did not stop. Add time to a clock, or close without adding time.`,
    by: (who: string, at: string, after: string) => `Recorded by ${who} at ${at}, ${after} after the request.`,
    add: "Add time",
    none: "Add no time…",
    close: "Close without adding time",
  },
  find: {
    title: "Find a board",
    short: "Find",
    hint: "Find: name, FIDE ID, board…",
    hits: (n: number) => `${n} ${n === 1 ? "result" : "results"} found`,
    none: (typed: string) => `Nothing found for “${typed}” among the boards that you may see.`,
  },
};

export type ConsoleWords = typeof consoleWords;
