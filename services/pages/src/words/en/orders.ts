import type { OrderKind, Side } from "../../protocol/protocol";
import { commonWords } from "./common";
import { counted } from "../plurals";

export const ordersWords = {
  orderScope: "Boards for this order",
  order: {
    START: "Start boards",
    PAUSE: "Pause boards",
    RESUME: "Resume boards",
    SET_TIMES: "Set the clocks",
    ADD_TIME: "Add or take time",
    CORRECT_SETTING: "Correct the clock setting",
  } satisfies Record<OrderKind, string>,
  orderName: {
    START: "Start",
    PAUSE: "Pause",
    RESUME: "Resume",
    SET_TIMES: "New clock times",
    ADD_TIME: "Change of time",
    CORRECT_SETTING: "Correction of the clock setting",
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
    GAME_ENDED: "already ended",
    NOT_RUNNING: "already paused",
    NOT_PAUSED: "already running",
    AWAITING_CHIEF_ARBITER: "waiting for the Chief Arbiter",
    CASE_OPEN: "not done: a disconnection needs a decision",
    GAME_NOT_STARTED: "not started",
    ALREADY_STARTED: "already started",
    DEVICE_CHECK_MISSING: "not started without the device check",
    FAIR_PLAY_CHECK_MISSING: "not started without the fair-play check",
    START_HELD: "not started: the start is delayed",
    REDUCTION_TOO_LARGE: "not changed: too little time left",
    CLOCKS_CHANGED: "not done: the clocks have changed",
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
      CORRECT_SETTING: `Correct the clock setting of ${these}`,
    }[kind];
  },
  orderSure: (boards: number) => (boards === 1 ? "Yes, this board" : `Yes, all ${boards} boards`),
  sureQuestion: (boards: number, venues: number) =>
    `Your order changes the whole round: ${counted(boards, "board", "boards")} in ` +
    `${counted(venues, "venue", "venues")}.`,
  orderProgress: (done: number, all: number, what: string) => `${done} of ${counted(all, "board", "boards")} ${what}`,
  startMeans: (boards: number) => `${boards} ${boards === 1 ? "board" : "boards"} can start now`,
  orderMeans: (kind: OrderKind, boards: number) => {
    const which = {
      START: "not started yet",
      PAUSE: "in play",
      RESUME: "paused",
      SET_TIMES: "not finished yet",
      ADD_TIME: "not finished yet",
      CORRECT_SETTING: "not finished yet",
    }[kind];
    return `${boards} ${boards === 1 ? "board" : "boards"} ${which}`;
  },
  exceptions: "Boards left out",
  beforeAndAfter: "Clocks before and after",
  venuesOfRound: (n: number) => `Venues of round ${n}`,
  moreOrders: "Clocks…",
  startLater: "Choose a start time…",
  startAt: "Start time (leave empty to start now)",
  startsAt: (at: string, left: string) => `the clocks start at ${at}, in ${left}`,
  scope: (round: number, venue: string, board: number): string =>
    [board > 0 ? commonWords.board(board) : "", venue, round > 0 ? commonWords.round(round) : ""]
      .filter(Boolean)
      .join(", ") || commonWords.allVenues,
  /** @param where the venue, or what else was stopped */
  stopped: (where: string, at: string) => `${where}, clocks stopped since ${at}:`,
  withdraw: "Withdraw the order",
  withdrawn: "the order is withdrawn",
  timeFor: {
    SET_TIMES: (side: Side): string => `Time on ${commonWords.side[side]}'s clock`,
    ADD_TIME: (side: Side): string => `Time to add for ${commonWords.side[side]} (write − to take time away)`,
    RESUME: (side: Side): string => `Time to add for ${commonWords.side[side]} (optional)`,
  },
  timeFormat: "Write 1:30:00 for an hour and a half, or 5:00 or 5 for five minutes.",
  rightSetting: "Correct clock setting",
  rightSettingBlack: "Correct setting for Black, if it is different",
  scheduleSuffers:
    "Without the correction, the round would end too late (needed only if both players have made 10 moves)",
  propose: "Show the effect",
  proposalsCaption: "After the correction, the clocks and move counters show these values. You may change the values.",
  settingStays:
    "Both players have already made many moves. You may now change the clock setting only if the round " +
    "would end too late without the change (RAP A.4.1.1). Confirm this, or keep the setting as it is.",
  noProposals: "The clock setting of these boards cannot be corrected.",
  boardColumn: "Board",
  nowColumn: "Times now (White, Black)",
  counter: "moves",
  newMoves: (board: number, side: Side) => `Board ${board}, moves made by ${commonWords.side[side]}`,
  computed: (time: string, moves: number) => `calculated time: ${time}, moves: ${moves}`,
  computedTooLittle: (time: string, moves: number) =>
    `calculated time: ${time}, moves: ${moves}. Choose a time above zero.`,
  newTime: (board: number, side: Side) => `Board ${board}, new time of ${commonWords.side[side]}`,
  stop: "Stop clocks…",
  stopTitle: "Stop the clocks at once",
  stopVenue: (venue: string, boards: number) =>
    `Stop clocks in ${venue} (${boards} ${boards === 1 ? "board" : "boards"})`,
  stopAll: "Stop all clocks…",
  stopAllSure: (boards: number) => (boards === 1 ? "Yes, stop this board" : `Yes, stop all ${boards} boards`),
  stopHint:
    "If you stop the clocks in a venue, every game with a player of that venue stops: both clocks stop. " +
    "The clocks stay stopped until an arbiter resumes the game.",
  earlyTitle: "Start before the planned time?",
  earlyText: (planned: string, span: string) =>
    `The start is planned for ${planned}, in ${span}. If you start now, the early start is recorded. ` +
    `The default time still counts from ${planned}.`,
  earlyYes: "Start now",
};

export type OrdersWords = typeof ordersWords;
