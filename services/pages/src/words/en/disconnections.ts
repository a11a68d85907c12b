import type { CauseView, DecisionOption, Probes } from "../../protocol/protocol";
import { probes } from "../probes";

export const disconnectionsWords = {
  measured: (seen: Probes) =>
    `Measured at that time: ${probes(
      seen,
      { device: "device", gateway: "gateway", provider: "provider", zone: "zone", node: "venue node" },
      { ANSWERED: "answered", SILENT: "silent" },
    )
      .concat(
        seen.communication === null
          ? []
          : seen.communication === "ANSWERED"
            ? ["player in the meeting"]
            : ["player not in the meeting"],
      )
      .join(", ")}.`,
  cases: "Disconnections",
  noCases: "No open disconnections.",
  outage: (venue: string, since: string) => `${venue}: offline since ${since}`,
  zoneOutage: (venues: string, since: string) => `${venues}: no connection to the playing zone since ${since}`,
  outageBoards: (n: number) => `${n} ${n === 1 ? "seat" : "seats"} in one outage`,
  cause: (confidence: string, segment: string, settled: boolean) =>
    `${confidence} ${segment}${settled ? "" : " (this can still change)"}.`,
  confidence: { LOW: "Perhaps", MEDIUM: "Probably", HIGH: "Almost certainly" } satisfies Record<
    CauseView["confidence"],
    string
  >,
  segment: {
    DEVICE: "the device",
    VENUE_NETWORK: "the network of the venue",
    VENUE_LINE: "the line of the venue",
    ZONE: "the playing zone or the way to it",
  } satisfies Record<CauseView["segment"], string>,
  evidence: (seen: CauseView): string => {
    const here = `${seen.seatsHere} ${seen.seatsHere === 1 ? "other" : "others"}`;
    const seats =
      seen.seatsHere === 0
        ? "No other seat is in the venue"
        : seen.lostHere === 0
          ? `Only this seat is affected (${here} in the venue ${seen.seatsHere === 1 ? "is" : "are"} fine)`
          : `${seen.lostHere} of ${seen.seatsHere} other seats in the venue were lost at the same time`;
    const venues =
      seen.venuesLost === 0
        ? "no other venue is affected"
        : `venues also affected: ${seen.venuesLost} of ${seen.venues}`;
    return `${seats}; ${venues}.`;
  },
  advice: {
    DEVICE: "Go to the board: look at the device and its cable.",
    VENUE_NETWORK: "Look at the network of the hall: the switch, the access point.",
    VENUE_LINE: "Check the router and the line, or use the backup line.",
    ZONE: "There is nothing to repair in the venue. Keep the players at their boards.",
  } satisfies Record<CauseView["segment"], string>,
  darkSince: (time: string) => `Offline since ${time}`,
  lostBefore: (losses: string) => `Earlier lost connections: ${losses}`,
  neverBack: "The player did not come back",
  backAfter: (span: string) => `Back after ${span}`,
  reported: "reported",
  notReported: "not reported yet",
  reportDue: (left: string) => `report due in ${left}`,
  reportOverdue: "report overdue: the draft counts",
  reportedLate: "reported late",
  earlier: (n: number) => `${n} earlier ${n === 1 ? "disconnection" : "disconnections"}`,
  flagIn: "Flag falls in",
  clocksThen: "Clocks when the connection was lost",
  ranOn: (side: string, span: string) =>
    `${side}'s clock kept running for ${span} until the game was paused. To give this time ` +
    "back, choose “Other decision” and add time.",
  plyThen: (ply: number, toMove: string) => `after ${ply} ${ply === 1 ? "half-move" : "half-moves"}, ${toMove} to move`,
  reportNote: "Note for the Chief Arbiter",
  confirmReport: "Confirm report",
  sharedNote: "One note for all these reports",
  confirmReports: (n: number) => `Confirm all ${n} reports`,
  confirmedOf: (done: number, all: number) => (done === all ? `${done} confirmed.` : `${done} of ${all} confirmed.`),
  delegate: "Let the deputy decide",
  delegateAll: "Let the deputy decide these boards",
  delegateSure: "You and the deputy may both decide; the first decision counts.",
  delegateYes: "Yes, let the deputy decide",
  deputyMayDecide: {
    HANDED_OVER: "You have let the deputy decide. You may still decide yourself.",
    UNANSWERED: "You have not decided in time. The deputy may now decide.",
  },
  deputyIn: (left: string) => `If you do not decide within ${left}, the deputy may decide.`,
  youMayDecide: {
    HANDED_OVER: "The Chief Arbiter lets you decide.",
    UNANSWERED: "The Chief Arbiter has not decided in time: you may decide.",
  },
  notLeftToYou: "The Chief Arbiter decides. You may decide only if the Chief Arbiter allows it.",
  notYetLeftToYou: (left: string) =>
    `The Chief Arbiter decides. You may decide after ${left} more, or earlier if the Chief Arbiter allows it.`,
  decideToggle: "Decide…",
  decide: {
    RESUME: "Decide: Resume",
    REDUCE: "Decide: Reduce time",
    RESTART: "Decide: Restart",
    RESTART_SHORTER: "Decide: Shorter restart",
    NO_ACTION: "Decide: No action",
    ADD_TIME: "Decide: Add time",
    CONFIRM_FLAG: "Decide: Flag counts",
    LOSS: "Decide: Loss",
    DRAW: "Decide: Draw",
  } satisfies Record<DecisionOption, string>,
  decideText: {
    RESUME: "Resume from this position",
    REDUCE: "Reduce the time of the player who was away",
    RESTART: "New game, same time control",
    RESTART_SHORTER: "New game, shorter time control",
    NO_ACTION: "No action",
    ADD_TIME: "Add time, then resume",
    CONFIRM_FLAG: "The fallen flag counts",
    LOSS: "The player who was away loses",
    DRAW: "Draw",
  } satisfies Record<DecisionOption, string>,
  decideEffect: {
    RESUME: "The game goes on.",
    REDUCE: "Then the game goes on.",
    RESTART: "This game is void.",
    RESTART_SHORTER: "This game is void.",
    NO_ACTION: "The result stays as it is.",
    ADD_TIME: "Then the game goes on.",
    CONFIRM_FLAG: "The game ends: lost on time, or drawn if no mate is possible.",
    LOSS: "The game ends.",
    DRAW: "The game ends in a draw.",
  } satisfies Record<DecisionOption, string>,
  fullTime: "both clocks at the full announced time",
  fullControl: (control: string) => `both clocks at the start of ${control}`,
  bothClocks: (time: string) => `both clocks at ${time}`,
  twoClocks: (white: string, black: string) => `White ${white} · Black ${black}`,
  less: (name: string) => `less time for ${name}`,
  shorterThanNow: "both clocks at the start of the shorter time control",
  otherDecision: "Other decision…",
  gameGoesOn: "Not possible yet: the game has no result.",
  opponentNotBack: "Not possible yet: the opponent is not back.",
  noFlagToConfirm: "No flag fell during this disconnection.",
  offerStands: (side: string) => `The draw offer of ${side} is still open.`,
  offerGone: "The draw offer ends with this game.",
  whoseClock: "Whose clock",
  secondsToAdd: "Seconds to add",
  notReconnected: "Not possible yet: the player is not back.",
  notYetReported: "Not possible yet: the Local Technical Arbiter has not reported.",
  gameEnded: "The game has ended.",
  gameVoid: (game: number) => `Game ${game} of this board is void: there is nothing left to decide.`,
  newGameDecided:
    "An arbiter has already decided on a new game for this board. That decision also closes this disconnection.",
  secondsToTake: "Seconds to take",
  newControl: "New control (minutes+seconds)",
  controlFormat: "Write it like 25+10.",
  confirmDecision: "Confirm decision",
  endsBy: (time: string) => `Latest end: ${time} (if 60 moves are played).`,
  beingApplied: "The case is decided; the decision is being carried out.",
  caseClosed: "The case is decided and closed.",
  precedents: (list: string) => `Similar cases: ${list}.`,
  departs: "Your decision differs from these cases; please give a reason.",
  decideOutage: "One decision for these boards",
  confirmDecisions: (n: number) => `Confirm for ${n} ${n === 1 ? "board" : "boards"}`,
  decidedOf: (done: number, all: number) => `${done} of ${all} decided.`,
};

export type DisconnectionsWords = typeof disconnectionsWords;
