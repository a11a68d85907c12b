import type { giver } from "../../state/rights";

export const shellWords = {
  bar: {
    label: "What waits for you",
    nothing: "Nothing waits for you.",
    unknown: "No connection to the hall: what waits for you is not known yet.",
    more: (n: number) => `${n} more`,
    lost: (venues: string, n: number) => `${venues}: ${n} links lost`,
    silent: "The hall does not answer",
    stood: (n: number) => `The hall stood still: ${n === 1 ? "1 board is" : `${n} boards are`} paused`,
    damaged: "the log was damaged, records of the game are lost",
    outage: (from: string, to: string, n: number) =>
      `The hall stood still from ${from} to ${to}: ${n === 1 ? "1 board" : `${n} boards`}`,
    appeal: "appeal",
    copy: "copy of an appeal to hand over",
    vote: "your vote",
    investigator: "an investigator is needed",
    late: "overdue",
    sound: "Alarm sound",
    volume: "Volume",
    tune: "Sound",
    tunes: { CHIME: "chime", BELL: "bell", PIPS: "pips" },
    off: "Sound is off: turn it on",
    blocked: "Sound is blocked: allow it",
    notify: "Allow notifications",
    denied: "This browser does not allow notifications for this page.",
  },
  loading: {
    now: "Loading the page…",
    failed: "This page could not be loaded. Check the connection, then load it again.",
    again: "Load again",
  },
  sound: { label: "Sound for the opponent's moves", volumes: { OFF: "off", LOW: "low", HIGH: "high" } },
  offline: "You are offline. Trying to reconnect…",
  lastHeard: (at: string) => `Showing the state at ${at}.`,
  hallSilent: (since: string) =>
    `The hall has not answered since ${since}. Moves and orders are sent as soon as it ` +
    "answers; the time until then is not charged.",
  hallSilentPlayer:
    "The hall is not answering. Your move is sent as soon as it answers; the time until then is not charged.",
  tooLarge: "Not accepted: the text is too long. Shorten the longest parts and send it again.",
  replaced: "Your seat is open in another tab of this browser. This tab is inactive.",
  takeBack: "Continue in this tab",
  leave: "Sign out",
  leaveTitle: "Sign out of this page?",
  leaveText: "Your code has been used: you need a new one to come back.",
  stay: "Stay",
  newCodeFrom: {
    VENUE: "The Local Chief Arbiter of your venue gives it.",
    HALL: "The Chief Arbiter or the Chief Organiser gives it.",
    ORGANISER: "The Chief Organiser gives it.",
    CHIEF: "The Chief Arbiter gives it.",
  } satisfies Record<ReturnType<typeof giver>, string>,
};

export type ShellWords = typeof shellWords;
