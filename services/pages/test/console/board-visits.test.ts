import { describe, expect, it } from "vitest";
import { errands } from "../../src/console/board-visits";
import { officialTables } from "../../src/words/officials";
import type { BoardView, MeetingView, PlayerView, You } from "../../src/protocol/protocol";
import { board } from "../fixtures";

const seat = (name: string, venue: string, more: Partial<PlayerView> = {}): PlayerView => ({
  name,
  venue,
  venueName: venue,
  link: "UP",
  ...more,
});
const you = (venue: string): You => ({
  role: "LOCAL_TECHNICAL_ARBITER",
  name: "",
  venue,
  venueName: venue,
  board: "",
  side: "",
});
const meeting = (more: Partial<MeetingView>): MeetingView => ({
  required: true,
  present: false,
  since: 1,
  source: "ZOOM",
  moves: [],
  ...more,
});
const playing = (number: number, white: PlayerView, black: PlayerView): BoardView => ({
  ...board({ id: `cup/1/${number}`, number }),
  status: "PLAYING",
  white,
  black,
});
const kinds = (boards: BoardView[], venue: string) =>
  errands(boards, you(venue)).map((one) => `${one.board.number} ${one.side} ${one.kind}`);

describe("what an arbiter walks to a board for", () => {
  it("is a covered page during the game, of the own venue", () => {
    const boards = [
      playing(1, seat("a", "rome", { away: true }), seat("b", "oslo", { away: true })),
      playing(2, seat("c", "rome", { away: true, link: "DOWN" }), seat("d", "oslo")),
    ];
    expect(kinds(boards, "rome")).toEqual(["1 WHITE COVERED"]);
    expect(kinds(boards, "")).toEqual(["1 WHITE COVERED", "1 BLACK COVERED"]);
    expect(kinds([{ ...boards[0]!, status: "ENDED" }], "")).toEqual([]);
  });

  it("is a player who is not in the meeting only where the regulations want it", () => {
    const boards = [
      playing(
        1,
        seat("a", "rome", { meeting: meeting({}) }),
        seat("b", "rome", { meeting: meeting({ required: false }) }),
      ),
      playing(
        2,
        seat("c", "rome", { meeting: meeting({ present: true }) }),
        seat("d", "rome", { meeting: meeting({ present: null }) }),
      ),
    ];
    expect(kinds(boards, "rome")).toEqual(["1 WHITE NOT_MEETING"]);
  });

  it("begins with the player whose clock runs", () => {
    const still = playing(1, seat("a", "rome", { away: true }), seat("b", "rome"));
    const boards = [
      { ...still, clocks: { ...still.clocks, running: null } },
      { ...playing(2, seat("c", "rome", { away: true }), seat("d", "rome")) },
    ];
    boards[1] = { ...boards[1]!, clocks: { ...boards[1]!.clocks, running: "WHITE" } };
    expect(kinds(boards, "rome")).toEqual(["2 WHITE COVERED", "1 WHITE COVERED"]);
  });
});

it("what was measured is said in words", () => {
  const seen = {
    device: null,
    gateway: "ANSWERED",
    provider: "SILENT",
    zone: null,
    node: null,
    communication: "SILENT",
  } as const;
  expect(officialTables.en.measured(seen)).toBe(
    "State of the connection at that time: gateway answered, internet provider did not answer, " +
      "player not in the online meeting.",
  );
  expect(officialTables.it.measured({ ...seen, communication: null })).toBe(
    "Stato del collegamento in quel momento: gateway risponde, fornitore internet non risponde.",
  );
  expect(officialTables.en.movedOutside([5, 6])).toBe(
    "Moves made while the player was not in the online meeting: 3, 3….",
  );
});
