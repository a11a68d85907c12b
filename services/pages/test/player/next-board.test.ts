import { describe, expect, it } from "vitest";
import { byBoard, goesBySelf, roundOfCodes, waitsForPlayer } from "../../src/player/next-board";
import type {
  AppealView,
  BoardView,
  CallView,
  HelpView,
  NextGame,
  QuestionView,
  SeatCode,
} from "../../src/protocol/protocol";
import { reduce } from "../../src/state/reduce";
import { EMPTY } from "../../src/state/app-state";
import { tables } from "../../src/words/words";
import { board, competition, who } from "../fixtures";

const help = (more: Partial<HelpView>): HelpView => ({
  calls: [],
  questions: [],
  appeals: [],
  rulings: [],
  failedPauses: [],
  ...more,
});
const ended = (more: Partial<BoardView> = {}): BoardView =>
  board({
    status: "ENDED",
    result: "1-0",
    resultStatus: "UNAPPROVED",
    confirmation: { white: true, black: null },
    ...more,
  });

describe("a player goes on to his next game", () => {
  it("by himself once his result needs nothing more from him (LAW 8.7)", () => {
    expect(goesBySelf(ended(), "WHITE")).toBe(true);
    expect(goesBySelf(ended(), "BLACK")).toBe(false);
    expect(goesBySelf(ended({ confirmation: { white: false, black: true } }), "WHITE")).toBe(false);
    expect(goesBySelf(ended({ resultStatus: "OFFICIAL" }), "BLACK")).toBe(true);
  });
  it("but waits for the answers to what he has asked, and not for those of the opponent", () => {
    const open = [
      help({ calls: [{ side: "WHITE", state: "OPEN" } as CallView] }),
      help({ questions: [{ side: "WHITE", answer: null } as QuestionView] }),
      help({ appeals: [{ side: "WHITE", outcome: null } as AppealView] }),
    ];
    for (const asked of open) {
      expect(goesBySelf(ended({ help: asked }), "WHITE")).toBe(false);
      expect(waitsForPlayer(ended({ help: asked, resultStatus: "OFFICIAL" }), "BLACK")).toBe(false);
    }
    expect(
      goesBySelf(ended({ help: help({ appeals: [{ side: "WHITE", outcome: "DISMISSED" } as AppealView] }) }), "WHITE"),
    ).toBe(true);
  });
  it("by his own will only from a game that is adjourned, has not begun or is not there", () => {
    for (const status of ["ADJOURNED", "CREATED", "PLAYING", "PAUSED", "AWAITING_CA"] as const)
      expect(goesBySelf(board({ status }), "WHITE")).toBe(false);
    expect(goesBySelf(undefined, "WHITE")).toBe(false);
  });
  it("is told where, until that is gone or the line has been anew", () => {
    const game: NextGame = { board: "demo/2/3", round: 2, number: 3, side: "BLACK", opponent: "Cora" };
    const told = reduce(EMPTY, { t: "next", game }, 0);
    expect(told.next).toEqual(game);
    expect(reduce(told, { t: "next", game: null }, 0).next).toBeNull();
    expect(
      reduce(
        told,
        {
          t: "snapshot",
          boards: [],
          cases: [],
          outages: [],
          calls: [],
          rulings: [],
          orders: [],
          alarms: [],
          premises: [],
          sheets: 0,
          standstill: null,
        },
        0,
      ).next,
    ).toBeNull();
    expect(reduce(told, { t: "hello", you: who("PLAYER"), now: 0, competition: competition() }, 0).next).toEqual(game);
    expect(tables.en.next.game(2, 3, tables.en.side.BLACK, "Cora")).toBe(
      "Your next game: round 2, board 3, Black, against Cora.",
    );
    expect(tables.it.next.game(2, 3, tables.it.side.BLACK, "Cora")).toContain("turno 2, scacchiera 3");
  });
});

describe("codes of a round", () => {
  const round = (number: number, opened: boolean, official = false) => ({ number, opened, official });
  it("are for the last open one, or the first to come", () => {
    expect(roundOfCodes([round(1, true, true), round(2, true), round(3, false)])).toBe(2);
    expect(roundOfCodes([round(1, true), round(2, true), round(3, false)])).toBe(2);
    expect(roundOfCodes([round(1, true, true), round(2, false), round(3, false)])).toBe(2);
    expect(roundOfCodes([round(1, true, true)])).toBeUndefined();
  });
  it("stand by board, White first", () => {
    const code = (number: number, side: SeatCode["side"]): SeatCode => ({
      board: `demo/2/${number}`,
      number,
      side,
      player: "X",
      venueName: "Rome",
      code: "K7QF-3M2P",
    });
    expect(
      byBoard([code(10, "WHITE"), code(2, "BLACK"), code(2, "WHITE")]).map((one) => `${one.number} ${one.side}`),
    ).toEqual(["2 WHITE", "2 BLACK", "10 WHITE"]);
  });
});
