import type { Health } from "../../venue/link-health";
import type { Hop, MeetingView } from "../../protocol/protocol";
import { moveNumbers } from "../move-numbers";
import { counted, formOf } from "../plurals";

export const linksWords = {
  roundTrip: (ms: number) => `${ms} ms`,
  late: (percent: number) => `${percent} % of the answers are late`,
  links: "Connections",
  linkColumns: [
    "Board",
    "Player",
    "Connection",
    "Answer time",
    "Late answers",
    "Last ten minutes",
    "Online meeting",
    "Last answer",
    "Device",
    "Lost connections",
  ],
  linksUp: (up: number, all: number) =>
    `${up} of ${counted(all, "seat", "seats")} ${formOf(up, "is", "are")} connected.`,
  health: {
    LOST: "disconnected",
    DOUBTFUL: "does not answer",
    COVERED: "the board's page is hidden",
    NEVER: "never connected",
    POOR: "poor connection",
    GOOD: "good connection",
  } satisfies Record<Health, string>,
  now: "now",
  node: (venue: string) => `Computer (venue node) of ${venue}:`,
  nodeHeard: "the computer answers now",
  nodeNever: "the computer has not answered yet",
  nodeSilent: (time: string) => `no answer since ${time}`,
  hop: { DEVICE: "device", GATEWAY: "gateway", PROVIDER: "internet provider", ZONE: "playing zone" } satisfies Record<
    Hop,
    string
  >,
  silentSince: (time: string) => `no answer since ${time}`,
  meetingUnknown: "not known if in the online meeting",
  inMeeting: "in the online meeting",
  outOfMeeting: "not in the online meeting",
  meetingSource: {
    ZOOM: "reported by Zoom",
    JITSI: "reported by Jitsi",
    ARBITER: "entered by an arbiter",
  } satisfies Record<NonNullable<MeetingView["source"]>, string>,
  tickIn: "Mark as in the online meeting",
  tickOut: "Mark as not in the online meeting",
  unknownInMeeting: (names: string) =>
    `These names are in the online meeting, but no player has such a name: ${names}. Ask these people to ` +
    "use their real names in the meeting. You can also mark here which players are in the meeting.",
  movedOutside: (plies: readonly number[]) =>
    `Moves made while the player was not in the online meeting: ${moveNumbers(plies)}.`,
  connectedSince: (time: string) => `connected since ${time}`,
  takenOver: (time: string, from: string, to: string) =>
    from === to
      ? `the page was opened a second time at ${time}`
      : `at ${time} the device ${to} replaced the device ${from}`,
  noLosses: "none",
  lossCount: (n: number, last: string) => `${n}, the last at ${last}`,
  chartOf: (player: string, least: number, most: number) => `Answer times of ${player}: from ${least} to ${most} ms`,
  chartLost: (since: string, span: string) => `connection lost at ${since} for ${span}`,
  chartScale: (top: number) => `0 to ${top} ms`,
  chartLegend:
    "Each chart shows the last ten minutes; its right edge is now. The line shows the answer " +
    "time, a dot shows late answers, and a red band shows a lost connection.",
  noNode: "No computer of a venue (venue node) has sent measurements yet.",
};

export type LinksWords = typeof linksWords;
