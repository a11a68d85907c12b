import type { OrderKind, Side } from "../../protocol/protocol";
import { commonWords } from "./common";

export const ordersWords = {
  orderScope: "Orders for",
  order: {
    START: "Start boards",
    PAUSE: "Pause boards",
    RESUME: "Resume boards",
    SET_TIMES: "Set exact times",
    ADD_TIME: "Add or take time",
    CORRECT_SETTING: "Correct the setting",
  } satisfies Record<OrderKind, string>,
  orderName: {
    START: "Start",
    PAUSE: "Pause",
    RESUME: "Resume",
    SET_TIMES: "Times set",
    ADD_TIME: "Time changed",
    CORRECT_SETTING: "Setting corrected",
  } satisfies Record<OrderKind, string>,
  orderDone: {
    START: "started",
    PAUSE: "paused",
    RESUME: "resumed",
    SET_TIMES: "set",
    ADD_TIME: "changed",
    CORRECT_SETTING: "corrected",
  } satisfies Record<OrderKind, string>,
  orderCode: {
    GAME_ENDED: "ended meanwhile",
    NOT_RUNNING: "already paused",
    NOT_PAUSED: "already running",
    AWAITING_CHIEF_ARBITER: "waiting for the Chief Arbiter",
    CASE_OPEN: "with an open disconnection",
    GAME_NOT_STARTED: "not started",
    ALREADY_STARTED: "already started",
    DEVICE_CHECK_MISSING: "without a check",
    FAIR_PLAY_CHECK_MISSING: "without a check",
    START_HELD: "with the start on hold",
    REDUCTION_TOO_LARGE: "with too little time",
    CLOCKS_CHANGED: "changed meanwhile",
  } as Record<string, string>,
  orderRefused: "not done",
  orderTitle: "Clocks",
  orderKind: "What to do",
  orderConfirm: (kind: OrderKind, boards: number): string => {
    const these = boards === 1 ? "1 board" : `${boards} boards`;
    return {
      START: `Start ${these}`,
      PAUSE: `Pause ${these}`,
      RESUME: `Resume ${these}`,
      SET_TIMES: `Set the clocks of ${these}`,
      ADD_TIME: `Change the time of ${these}`,
      CORRECT_SETTING: `Correct the setting of ${these}`,
    }[kind];
  },
  orderSure: (boards: number) => `Yes, all ${boards} boards`,
  sureQuestion: (boards: number, venues: number) =>
    `This affects the whole round: ${boards} boards in ${venues} venues.`,
  orderProgress: (done: number, all: number, what: string) => `${done} of ${all} ${what}`,
  orderMeans: (kind: OrderKind, boards: number) => {
    const which = {
      START: "not started",
      PAUSE: "in play",
      RESUME: "paused",
      SET_TIMES: "not ended",
      ADD_TIME: "not ended",
      CORRECT_SETTING: "not ended",
    }[kind];
    return `${boards} ${boards === 1 ? "board" : "boards"} ${which}`;
  },
  exceptions: "Which boards, and why",
  beforeAndAfter: "Clocks before and after",
  venuesOfRound: (n: number) => `Venues of round ${n}`,
  moreOrders: "Clocks…",
  startLater: "Start at a time…",
  startAt: "Start at (empty: now)",
  startsAt: (at: string, left: string) => `starts at ${at}, in ${left}`,
  scope: (round: number, venue: string, board: number): string =>
    [board > 0 ? commonWords.board(board) : "", venue, round > 0 ? commonWords.round(round) : ""]
      .filter(Boolean)
      .join(", ") || commonWords.allVenues,
  withdraw: "Withdraw",
  withdrawn: "withdrawn",
  withdrawReason: "Not possible now",
  timeFor: {
    SET_TIMES: (side: Side): string => `Time on ${commonWords.side[side]}'s clock`,
    ADD_TIME: (side: Side): string => `${commonWords.side[side]}: time to add (− takes time)`,
    RESUME: (side: Side): string => `Time to add for ${commonWords.side[side]} (optional)`,
  },
  timeFormat: "Write 1:30:00 for an hour and a half, or 5:00 or 5 for five minutes.",
  rightSetting: "Right setting",
  rightSettingBlack: "For Black, if different",
  scheduleSuffers: "Otherwise the schedule would suffer (after 10 moves)",
  propose: "Show the effect",
  proposalsCaption: "Clocks and move counters after the correction; change them if you decide otherwise",
  settingStays:
    "Both players have already made many moves. The setting may now be changed only if " +
    "otherwise the schedule would suffer (RAP A.4.1.1). Confirm this, or leave the setting " +
    "as it is.",
  noProposals: "No board here can be corrected.",
  boardColumn: "Board",
  nowColumn: "Now (White, Black)",
  counter: "moves",
  newMoves: (board: number, side: Side) => `Board ${board}, moves made by ${commonWords.side[side]}`,
  computed: (time: string, moves: number) => `computed: ${time}, moves: ${moves}`,
  computedTooLittle: (time: string, moves: number) => `computed: ${time}, moves: ${moves}. Choose a time above zero.`,
  newTime: (board: number, side: Side) => `Board ${board}, new time of ${commonWords.side[side]}`,
  stop: "Stop clocks…",
  stopTitle: "Stop the clocks at once",
  stopVenue: (venue: string, boards: number) => `Stop ${venue} (${boards})`,
  stopAll: "Stop everything…",
  stopAllSure: (boards: number) => `Yes, stop all ${boards} boards`,
  stopHint:
    "This stops both clocks of every game that has a player there. They stay stopped until " +
    "an arbiter resumes the game.",
  stopReasons: ["Emergency in the venue", "Fire alarm", "Technical problem", "Disturbance"] as readonly string[],
  orderReasons: {
    START: [],
    PAUSE: ["Disturbance", "Technical problem", "Player unwell", "Arbiter's check"],
    RESUME: ["Settled", "Hall is back", "False alarm"],
    SET_TIMES: ["Clock showed a wrong time", "Agreed by the arbiters"],
    ADD_TIME: ["Disturbance", "Pause came too late", "Technical problem"],
    CORRECT_SETTING: ["Wrong setting"],
  } as Record<OrderKind, readonly string[]>,
  beforePlanned: "Started before the planned time",
  earlyTitle: "Start before the planned time?",
  earlyText: (planned: string, span: string) =>
    `The start is planned for ${planned}, in ${span}. The early start is recorded; the ` +
    `default time still counts from ${planned}.`,
  earlyYes: "Start now",
};

export type OrdersWords = typeof ordersWords;
