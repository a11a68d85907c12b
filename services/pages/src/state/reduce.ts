import type { EpochMs, ServerFrame, Side } from "../protocol/protocol";
import { noticeWords } from "../words/hall-words";
import type { HallSilence, ById, AppState } from "./app-state";
import { overtaken, withNotice } from "./notices";

/** The state after one frame of the server. Pure; `at` stamps notices. */
export function reduce(state: AppState, frame: ServerFrame, at: EpochMs): AppState {
  switch (frame.t) {
    case "hello":
      return { ...state, you: frame.you, competition: frame.competition, address: frame.address ?? null };
    case "snapshot":
      return {
        ...state,
        synced: true,
        boards: index(frame.boards),
        cases: index(frame.cases),
        outages: index(frame.outages),
        calls: index(frame.calls),
        rulings: index(frame.rulings),
        orders: index(frame.orders),
        alarms: index(frame.alarms),
        premises: index(frame.premises),
        sheets: frame.sheets,
        preMove: null,
        next: null,
        noGame: null,
        standstill: silence(state, frame.standstill, at),
        disk: null,
      };
    case "board": {
      const known = state.boards.get(frame.board.id);
      return known && known.sequence > frame.board.sequence
        ? state
        : { ...state, boards: put(state.boards, frame.board) };
    }
    case "cancelled":
      return { ...state, boards: new Map([...state.boards].filter(([id]) => id !== frame.board)) };
    case "case":
      return { ...state, cases: put(state.cases, frame.case) };
    case "outage":
      return { ...state, outages: put(state.outages, frame.outage) };
    case "call":
      return { ...state, calls: put(state.calls, frame.call) };
    case "ruling":
      return { ...state, rulings: put(state.rulings, frame.ruling) };
    case "order":
      return { ...state, orders: put(state.orders, frame.order) };
    case "alarm":
      return { ...state, alarms: put(state.alarms, frame.alarm) };
    case "premises":
      return { ...state, premises: put(state.premises, frame.premises) };
    case "standstill":
      return { ...state, standstill: silence(state, frame.since, at) };
    case "disk":
      return { ...state, disk: frame.level === "ENOUGH" ? null : { level: frame.level, free: frame.free } };
    case "sheets":
      return { ...state, sheets: frame.sheets };
    case "preMove":
      return { ...state, preMove: frame.uci === null ? null : { board: frame.board, uci: frame.uci } };
    case "next":
      return { ...state, next: frame.game, noGame: frame.none ?? null };
    case "qualities":
      return {
        ...state,
        qualities: new Map([
          ...state.qualities,
          ...frame.seats.map(({ board, side, ...quality }) => [seatKey(board, side), quality] as const),
        ]),
      };
    case "notice":
      return withNotice(
        overtaken(state, frame.about ?? []),
        frame.level,
        noticeWords(frame),
        at,
        frame.at,
        frame.about,
        frame.board,
      );
    case "pong":
    case "ok":
    case "refused":
      return state;
  }
}

/** The silence of the hall after a report since when it has lasted, or null if there is none now. */
const silence = (state: AppState, since: EpochMs | null, now: EpochMs): HallSilence | null =>
  since !== null
    ? { since, until: null }
    : state.standstill && { ...state.standstill, until: state.standstill.until ?? now };

export const seatKey = (board: string, side: Side): string => `${board} ${side}`;

const index = <T extends { id: string }>(items: readonly T[]): ById<T> => new Map(items.map((item) => [item.id, item]));
const put = <T extends { id: string }>(map: ById<T>, item: T): ById<T> => new Map(map).set(item.id, item);
