import type { CauseView, DecisionOption, OtherOption, Probes } from "../../protocol/protocol";
import { probes } from "../probes";
import { counted } from "../plurals";

export const disconnectionsWords = {
  measured: (seen: Probes) =>
    `State of the connection at that time: ${probes(
      seen,
      { device: "device", gateway: "gateway", provider: "internet provider", zone: "playing zone", node: "venue node" },
      { ANSWERED: "answered", SILENT: "did not answer" },
    )
      .concat(
        seen.communication === null
          ? []
          : seen.communication === "ANSWERED"
            ? ["player in the online meeting"]
            : ["player not in the online meeting"],
      )
      .join(", ")}.`,
  cases: "Disconnections",
  noCases: "No disconnection needs a decision.",
  outage: (venue: string, since: string) => `${venue}: offline since ${since}`,
  zoneOutage: (venues: string, since: string) => `${venues}: no connection to the playing zone since ${since}`,
  outageOver: (venues: string, since: string) => `${venues}: connected again (offline from ${since})`,
  outageBoards: (n: number, over: boolean) =>
    `one outage ${over ? "affected" : "affects"} ${counted(n, "seat", "seats")}`,
  cause: (confidence: string, segment: string, settled: boolean) =>
    `${confidence}: ${segment}${settled ? "" : " (the cause may still change)"}.`,
  confidence: { LOW: "Possible cause", MEDIUM: "Probable cause", HIGH: "Almost certain cause" } satisfies Record<
    CauseView["confidence"],
    string
  >,
  segment: {
    DEVICE: "the device",
    VENUE_NETWORK: "the network of the venue",
    VENUE_LINE: "the internet line of the venue",
    ZONE: "the playing zone or the connection to it",
  } satisfies Record<CauseView["segment"], string>,
  evidence: (seen: CauseView): string => {
    const here = `${seen.seatsHere} ${seen.seatsHere === 1 ? "other" : "others"}`;
    const seats =
      seen.seatsHere === 0
        ? "There is no other seat in the venue"
        : seen.lostHere === 0
          ? `Only this seat is affected (${here} in the venue ${seen.seatsHere === 1 ? "is" : "are"} fine)`
          : `${seen.lostHere} of ${seen.seatsHere} other seats in the venue lost their connection at the same time`;
    const venues =
      seen.venuesLost === 0
        ? "no other venue is affected"
        : `venues also affected: ${seen.venuesLost} of ${seen.venues}`;
    return `${seats}; ${venues}.`;
  },
  advice: {
    DEVICE: "Go to the board and check the device and its cable.",
    VENUE_NETWORK: "Check the network of the venue: the switch and the access point.",
    VENUE_LINE: "Check the router and the internet line, or use the second line (backup).",
    ZONE: "There is nothing to repair in the venue. Keep the players at their boards.",
  } satisfies Record<CauseView["segment"], string>,
  darkSince: (time: string) => `Offline since ${time}`,
  lostBefore: (losses: string) => `Earlier lost connections: ${losses}`,
  neverBack: "The player did not connect again",
  backAfter: (span: string) => `Connected again after ${span}`,
  reported: "the disconnection is reported",
  notReported: "the disconnection is not reported yet",
  reportDue: (left: string) => `time left for the report: ${left}`,
  reportOverdue: "no report in time: the server's automatic report counts",
  reportedLate: "the disconnection was reported late",
  earlier: (n: number) => `${n} earlier ${n === 1 ? "disconnection" : "disconnections"}`,
  flagIn: "The flag falls in",
  clocksThen: "Clocks when the connection was lost",
  ranOn: (side: string, span: string) =>
    `${side}'s clock kept running for ${span} until the game was paused. To give this time ` +
    "back, choose “Other…” and add time.",
  plyThen: (ply: number, toMove: string) => `after ${ply} ${ply === 1 ? "half-move" : "half-moves"}, ${toMove} to move`,
  reportNote: "Note for the Chief Arbiter",
  confirmReport: "Confirm report",
  sharedNote: "Write one note for all these reports",
  confirmReports: (n: number) => (n === 1 ? "Confirm the report" : `Confirm all ${n} reports`),
  confirmedOf: (done: number, all: number) =>
    done === all ? `${done} ${done === 1 ? "report" : "reports"} confirmed.` : `${done} of ${all} reports confirmed.`,
  delegate: "Let the deputy decide",
  delegateAll: "Let the deputy decide these boards",
  delegateSure: "Then both you and the Deputy Chief Arbiter may decide. The first decision counts.",
  delegateYes: "Yes, let the deputy decide",
  deputyMayDecide: {
    HANDED_OVER: "You have allowed the Deputy Chief Arbiter to decide. You may still decide yourself.",
    UNANSWERED: "You have not decided in time. The Deputy Chief Arbiter may now decide.",
  },
  deputyIn: (left: string) => `If you do not decide within ${left}, the Deputy Chief Arbiter may decide.`,
  youMayDecide: {
    HANDED_OVER: "The Chief Arbiter has allowed you to decide.",
    UNANSWERED: "The Chief Arbiter has not decided in time: you may decide.",
  },
  notLeftToYou: "The Chief Arbiter decides. You may decide only if the Chief Arbiter allows it.",
  notYetLeftToYou: (left: string) =>
    `The Chief Arbiter decides. You may decide in ${left}, or earlier if the Chief Arbiter allows it.`,
  decideToggle: "Decide…",
  otherText: {
    NO_ACTION: "No action",
    ADD_TIME: "Add time, then resume",
    CONFIRM_FLAG: "The flag fall counts",
    LOSS: "The player who was disconnected loses",
    DRAW: "Draw",
  } satisfies Record<OtherOption, string>,
  decideEffect: {
    RESUME: "The game goes on.",
    REDUCE: "Then the game goes on with less time for this player.",
    RESTART: "This game does not count.",
    RESTART_SHORTER: "This game does not count.",
    NO_ACTION: "The result stays as it is.",
    ADD_TIME: "Then the game goes on with the added time.",
    CONFIRM_FLAG: "The game ends. The player loses on time, or the game is drawn if no checkmate is possible.",
    LOSS: "The game ends.",
    DRAW: "The game ends in a draw.",
  } satisfies Record<DecisionOption, string>,
  fullTime: "both clocks start with the full announced time",
  fullControl: (control: string) => `both clocks start with ${control}`,
  bothClocks: (time: string) => `both clocks start with ${time}`,
  twoClocks: (white: string, black: string) => `White ${white} · Black ${black}`,
  less: (name: string) => `${name} gets less time`,
  shorterThanNow: "both clocks start with the shorter time control",
  otherDecision: "Other…",
  gameGoesOn: "Not possible yet: the game has no result.",
  opponentNotBack: "Not possible yet: the opponent is not connected again.",
  noFlagToConfirm: "No flag fell during this disconnection.",
  offerStands: (side: string) => `The draw offer of ${side} is still open.`,
  offerGone: "The draw offer ends because this game ends.",
  whoseClock: "Player who gets the time",
  secondsToAdd: "Seconds to add",
  notReconnected: "Not possible yet: the player is not connected again.",
  notYetReported: "Not possible yet: the Local Technical Arbiter has not reported.",
  gameEnded: "The game has ended.",
  gameVoid: (game: number) => `Game ${game} of this board does not count: there is nothing left to decide.`,
  newGameDecided:
    "An arbiter has already decided that this board plays a new game. That decision also closes this " +
    "disconnection.",
  secondsToTake: "Seconds to take away",
  newControl: "New time control (minutes+seconds)",
  controlFormat: "Write the time control like this: 25+10.",
  confirmDecision: "Confirm decision",
  endsBy: (time: string) => `The game ends at ${time} at the latest (if 60 moves are played).`,
  beingApplied: "An arbiter has decided. The server is carrying out the decision now.",
  caseClosed: "An arbiter has decided about this disconnection. Nothing more is needed.",
  precedents: (list: string) => `Decisions in similar disconnections: ${list}.`,
  departs: "Your decision differs from the decisions in similar disconnections. Please give a reason.",
  decideOutage: "Make one decision for these boards",
  confirmDecisions: (n: number) => `Confirm the decision for ${n} ${n === 1 ? "board" : "boards"}`,
  decidedOf: (done: number, all: number) => `${done} of ${counted(all, "board", "boards")} decided.`,
};

export type DisconnectionsWords = typeof disconnectionsWords;
