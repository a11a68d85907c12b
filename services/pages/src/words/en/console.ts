import type { Attention } from "../../state/attention";

export const consoleWords = {
  wall: "Boards",
  inbox: "Inbox",
  noBoards:
    "No boards yet. They appear when the Chief Arbiter or the organiser opens the round. " +
    "Until then, see what is still missing at your venue.",
  pgn: (n: number) => `PGN of round ${n}`,
  annulledPgn: (n: number) => `PGN of void games of round ${n}`,
  reportsPdf: (n: number) => `Disconnections of round ${n} (PDF)`,
  reportPdf: "Report (PDF)",
  reportsJson: (n: number) => `Disconnections of round ${n} (JSON)`,
  menu: "More",
  toBoards: "All boards",
  needsOfOthers: "Other boards that need attention",
  presentCount: (n: number) => `${n}/2 here`,
  absentShort: "absent",
  heldShort: "start on hold",
  notPlayed: "not played",
  counts: (playing: number, paused: number, ended: number, all: number) =>
    `${playing} playing · ${paused > 0 ? `${paused} paused · ` : ""}${ended} ended · ${all} boards`,
  caseCount: (n: number) => `${n} ${n === 1 ? "disconnection" : "disconnections"} open`,
  callCount: (n: number) => `${n} ${n === 1 ? "call" : "calls"} open`,
  attention: {
    again: "new game",
    awaiting: "flag fell",
    case: "link lost",
    back: "link back",
    call: "call",
    leave: "asks for leave",
    breach: "incident",
    unpaused: "add time",
    checks: "checks missing",
    paused: "paused",
    unstable: "unstable",
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
    `${venue} handle this; the Chief Arbiter decides (18.9), and the decision resumes the ` +
    "game.",
  checksDone: (n: number) => `${n}/4 checks`,
  unpaused: {
    title: "Pauses that were not possible",
    count: (n: number) => `${n} ${n === 1 ? "failed pause" : "failed pauses"} to settle`,
    record: "A pause was not possible…",
    hint:
      "The record shows the time when the pause was requested. You can then add time to one " +
      "or both clocks, even during the game (OCR 19.6).",
    when: "Pause requested at",
    reasons: [
      "The hall did not answer",
      "The line of the venue was lost",
      "The pause came too late",
    ] as readonly string[],
    confirm: "Record",
    owed: (at: string) => `A pause requested at ${at} was not possible. Add time, or close without time.`,
    by: (who: string, at: string, after: string) => `Recorded by ${who} at ${at}, ${after} later.`,
    add: "Add time",
    none: "Add no time…",
    close: "Close without time",
    closeReasons: ["Neither player was disturbed", "The game has ended"] as readonly string[],
  },
  find: {
    title: "Find a board",
    hint: "Find: name, FIDE ID, board…",
    hits: (n: number) => `${n} found`,
    none: (typed: string) => `Nothing you may see matches “${typed}”.`,
  },
};

export type ConsoleWords = typeof consoleWords;
