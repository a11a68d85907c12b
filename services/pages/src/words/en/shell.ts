import type { giver } from "../../state/rights";

export const shellWords = {
  bar: {
    label: "Your open tasks",
    nothing: "You have no open tasks.",
    /** The next step before a round, and the officials who may take it. */
    next: {
      missing: (venue: string, round: number, point: string, who: string, more: number) =>
        `Before round ${round}, ${venue}: ${point} (${who})` +
        (more === 0 ? "" : `, and ${more} more ${more === 1 ? "point" : "points"}`) +
        ". Then the venue can be opened.",
      open: (venue: string, round: number, who: string) => `Before round ${round}, ${venue}: open the venue (${who}).`,
      checks: (venue: string, round: number, seats: number, who: string) =>
        `Before round ${round}, ${venue}: check ${seats === 1 ? "1 player" : `${seats} players`} (${who}).`,
    },
    unknown: "There is no connection to the server, so your open tasks are not known yet.",
    more: (n: number) => `${n} more`,
    lost: (venues: string, n: number) => `${venues}: ${n} ${n === 1 ? "seat" : "seats"} without connection`,
    back: (venues: string, n: number) => `${venues}: ${n} ${n === 1 ? "seat" : "seats"} connected again`,
    silent: "The server does not answer",
    stood: (n: number) =>
      `The server did not answer for some time: ${n === 1 ? "1 board is" : `${n} boards are`} paused`,
    damaged: "the log was damaged, and records of the game are lost",
    outage: (from: string, to: string, n: number) =>
      `The server did not answer from ${from} to ${to}: ${n === 1 ? "1 board was" : `${n} boards were`} affected`,
    appeal: "appeal",
    copy: "hand over the copy of an appeal",
    assistant: "assistant waits to be accepted",
    vote: "your vote is needed",
    investigator: "an investigator is needed",
    late: "this task is late",
    sound: "Alarm sound",
    volume: "Volume",
    tune: "Kind of sound",
    tunes: { CHIME: "chime", BELL: "bell", PIPS: "beeps" },
    off: "Turn on the sound",
    blocked: "Allow sound",
    notify: "Allow notifications",
    denied: "This browser does not allow notifications for this page.",
  },
  loading: {
    now: "Loading the page…",
    failed: "This page could not be loaded. Check the connection, then load the page again.",
    again: "Load again",
  },
  sound: { label: "Sound for the opponent's moves", volumes: { OFF: "off", LOW: "low", HIGH: "high" } },
  offline: "You are offline. Trying to reconnect…",
  lastHeard: (at: string) => `This page shows the state at ${at}.`,
  hallSilent: (since: string) =>
    `The server has not answered since ${since}. Moves and orders are sent as soon as the server ` +
    "answers. The time until then is not taken from the clocks.",
  hallSilentPlayer:
    "The server is not answering. Your move is sent as soon as the server answers. The time until " +
    "then is not taken from your clock.",
  tooLarge: "The text is too long and was not accepted. Shorten the longest parts and send the text again.",
  replaced: "Your seat is open in another tab of this browser. This tab is inactive.",
  takeBack: "Continue in this tab",
  leave: "Sign out",
  leaveTitle: "Sign out of this page?",
  leaveText: "To sign in again, you need a new code: you have already used the old one.",
  stay: "Stay",
  newCodeFrom: {
    VENUE: "You get the code from the Local Chief Arbiter of your venue.",
    HALL: "You get the code from the Chief Arbiter or the Chief Organiser.",
    ORGANISER: "You get the code from the Chief Organiser.",
    CHIEF: "You get the code from the Chief Arbiter.",
  } satisfies Record<ReturnType<typeof giver>, string>,
};

export type ShellWords = typeof shellWords;
