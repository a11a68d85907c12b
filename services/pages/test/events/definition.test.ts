import { describe, expect, it } from "vitest";
import { appoint, dismiss, officialsOf, unplaced } from "../../src/events/officials";
import { comparedWith, newPlayerId, playersOf, withLines, withPlayers } from "../../src/events/players";
import {
  fieldOf,
  fewestRounds,
  isFieldDone,
  roundsOf,
  startOf,
  unreadablePairings,
  withCount,
  withStart,
} from "../../src/events/rounds";
import { COLUMNS, readTable, writeTable, type Table } from "../../src/events/table";
import { fitsForm, freeId, idOf, otherKeys, withKey, withoutVenue, withVenue, type Tree } from "../../src/events/tree";
import type { Previewed, Remark } from "../../src/setup/definition";

describe("an id", () => {
  it("is made of the name, with small letters, digits and hyphens, and is not too long", () => {
    expect(idOf("  Città di Forlì 2027!")).toBe("citta-di-forli-2027");
    expect(idOf("山田")).toBe("");
    expect(idOf("Campionato italiano assoluto ibrido a squadre")).toBe("campionato-italiano-assoluto-ibr");
    expect(idOf("A campaign of thirty-two letters - more")).not.toMatch(/-$/);
  });
  it("gets a number if somebody has it, and stays short enough", () => {
    expect(freeId("rome", new Set(["rome", "rome-2"]))).toBe("rome-3");
    const long = "a".repeat(32);
    expect(freeId(long, new Set([long]))).toBe(`${"a".repeat(30)}-2`);
  });
});

describe("a tree", () => {
  it("keeps the order of its keys and what the form does not know", () => {
    const tree = { id: "cup", name: "Cup", teams: [{ id: "a" }], byes: [], venues: [] };
    const changed = withKey(tree, "name", "Other");
    expect(Object.keys(changed)).toEqual(["id", "name", "teams", "byes", "venues"]);
    expect(changed.teams).toBe(tree.teams);
    expect(otherKeys(changed)).toEqual(["teams", "byes"]);
  });
  it("fits the form unless players or rounds come from a report or something is no list", () => {
    expect(fitsForm({ id: "cup" })).toBe(true);
    expect(fitsForm({ players: { file: "players.csv" }, rounds: { csv: "p.csv", count: 3 } })).toBe(true);
    expect(fitsForm(null)).toBe(false);
    expect(fitsForm({ players: { trf: "open.trf", venue: "rome" } })).toBe(false);
    expect(fitsForm({ rounds: { trf: "open.trf" } })).toBe(false);
    expect(fitsForm({ venues: "rome" })).toBe(false);
    expect(fitsForm({ regulations: { file: "rules.yaml" } })).toBe(false);
  });
  it("loses a venue with its officials, and keeps those of the whole event", () => {
    let tree = withVenue({ venues: [] }, { id: "rome", name: "Rome", timeZone: "Europe/Rome" });
    tree = appoint(appoint(tree, "CHIEF_ARBITER", "", "Ada"), "LOCAL_CHIEF_ARBITER", "rome", "Bea");
    const left = withoutVenue(tree, 0);
    expect([left.venues, officialsOf(left, "CHIEF_ARBITER").length]).toEqual([[], 1]);
    expect(officialsOf(left, "LOCAL_CHIEF_ARBITER", "rome")).toEqual([]);
  });
});

describe("officials", () => {
  it("get ids of their role and venue, different from everybody else's", () => {
    let tree = withVenue({}, { id: "rome", name: "Rome", timeZone: "Europe/Rome" });
    for (const name of ["Ada", "Bea"]) tree = appoint(tree, "FLOOR_ARBITER", "rome", name, ["rome-floor-2"]);
    tree = appoint(tree, "CHIEF_ARBITER", "", "Cy");
    expect(officialsOf(tree, "FLOOR_ARBITER", "rome").map((one) => one.id)).toEqual(["rome-floor", "rome-floor-3"]);
    expect(tree.officials).toContainEqual({ id: "ca", name: "Cy", role: "CHIEF_ARBITER" });
    expect(officialsOf(dismiss(tree, 0), "FLOOR_ARBITER", "rome").map((one) => one.name)).toEqual(["Bea"]);
  });
  it("with a venue that does not exist are named, not lost", () => {
    const lost = { id: "x", name: "Ada", role: "FLOOR_ARBITER", venue: "bari" };
    expect(unplaced({ venues: [], officials: [lost] }).map((one) => one.name)).toEqual(["Ada"]);
  });
});

describe("a table of players", () => {
  it("is read with commas, semicolons or tabs, quotes, and other spellings of the columns", () => {
    const text = '\uFEFFsep=;\nID;Name;Fide ID;club\r\np1;"Rossi; Anna ""A""";8123;x\r\n\r\n';
    expect(readTable(text)).toEqual({
      columns: ["id", "name", "fideId", "club"],
      rows: [{ id: "p1", name: 'Rossi; Anna "A"', fideId: "8123", club: "x" }],
    });
    expect(readTable("id\tname\np1\tA, B")?.rows).toEqual([{ id: "p1", name: "A, B" }]);
    expect(readTable("")).toEqual({ columns: COLUMNS, rows: [] });
  });
  it("is read as the hall reads it: empty cells and lines around it, full stops in names of columns", () => {
    expect(readTable("\n;;\nI.D.;Fide-ID;;\np1;8123;;;\np2;;\n")).toEqual({
      columns: ["id", "fideId"],
      rows: [
        { id: "p1", fideId: "8123" },
        { id: "p2", fideId: "" },
      ],
    });
    expect(readTable('"a,b,c";name\nx;A')?.columns).toEqual(["a,b,c", "name"]);
    expect(readTable("id,name\np1,A,B\n")).toBeNull();
  });
  it("that does not fit its columns is not shown as a table", () => {
    expect(readTable("id,name\np1")).toBeNull();
    expect(readTable('id,name\np1,"A')).toBeNull();
    expect(readTable("id,id\np1,p2")).toBeNull();
  });
  it("is written so that it is read as the same", () => {
    const table: Table = {
      columns: ["id", "name", "accepted"],
      rows: [
        { id: "p1", name: ' "A", B;\n', accepted: "" },
        { id: "p2", name: "C", accepted: "x", title: "GM" },
      ],
    };
    const again = readTable(writeTable(table))!;
    expect(again.columns).toEqual(["id", "name", "accepted", "title"]);
    expect(again.rows[1]).toEqual({ id: "p2", name: "C", accepted: "x", title: "GM" });
    expect(again.rows[0]!.name).toBe('"A", B;');
  });
});

const line = (number: number, name: string, id = "", remarks: readonly Remark[] = []): Previewed => ({
  line: number,
  entrant: {
    player: { playerId: id, name, rating: number * 1000, venueId: "rome", federation: "ITA" },
    startNumber: 0,
    sex: "w",
    title: "",
    number: "",
    birth: "1990",
  },
  remarks,
});

describe("players", () => {
  it("of a list or a file become a table beside the definition", () => {
    const listed = { tree: { players: [{ id: "p1", name: "Anna", venue: "rome", rating: 2000 }] }, files: {} };
    const table = playersOf(listed)!;
    expect(table.rows).toEqual([{ id: "p1", name: "Anna", venue: "rome", rating: "2000" }]);
    const kept = withPlayers(listed, table);
    expect(kept.tree.players).toEqual({ file: "players.csv" });
    expect(kept.files["players.csv"]).toContain("p1,Anna,rome,2000");
    expect(playersOf(kept)!.rows[0]).toMatchObject({ id: "p1", name: "Anna", rating: "2000" });
  });
  it("stay in the file that the definition names", () => {
    const work = { tree: { players: { file: "list.csv" } }, files: { "list.csv": "id,name,venue\np1,A,rome\n" } };
    const kept = withPlayers(work, playersOf(work)!);
    expect([kept.tree.players, Object.keys(kept.files)]).toEqual([{ file: "list.csv" }, ["list.csv"]]);
  });
  it("without an id, or with one that somebody has, get a free one", () => {
    const table = { columns: COLUMNS, rows: [{ id: "p1", name: "Anna" }] };
    const all = withLines(table, [line(1, "Ben"), line(2, "Cy", "p2"), line(3, "Di", "p1")], ["p3"]);
    expect(all.rows.map((row) => [row.id, row.name])).toEqual([
      ["p1", "Anna"],
      ["p4", "Ben"],
      ["p2", "Cy"],
      ["p5", "Di"],
    ]);
    expect(all.rows[1]).toMatchObject({
      venue: "rome",
      rating: "1000",
      federation: "ITA",
      sex: "w",
      birthDate: "1990",
    });
    expect(newPlayerId(new Set(["p1", "p3"]))).toBe("p2");
  });
  it("who are there already are marked, whatever the capitals", () => {
    const [anna, ben] = comparedWith([line(2, "ANNA "), line(3, "Ben")], [{ id: "p1", name: "Anna" }]);
    expect([anna!.remarks, ben!.remarks]).toEqual([["NAME_ENTERED"], []]);
  });
});

describe("rounds", () => {
  it("are added and taken away at the end, and keep what the form does not know", () => {
    const work = { tree: { rounds: [{ number: 1, variant: "CHESS960" }] }, files: {} };
    const three = withCount(work, 3);
    expect(three.tree.rounds).toEqual([{ number: 1, variant: "CHESS960" }, { number: 2 }, { number: 3 }]);
    expect(withCount(three, 1).tree.rounds).toEqual([{ number: 1, variant: "CHESS960" }]);
  });
  it("that have pairings are never taken away", () => {
    const rounds: readonly Tree[] = [{ number: 1 }, { number: 2, pairings: [{ board: 1, white: "a", black: "b" }] }];
    const work = { tree: { rounds }, files: {} };
    expect(fewestRounds(roundsOf(work))).toBe(2);
    expect(withCount(work, 1).tree.rounds).toEqual(rounds);
  });
  it("of a table without pairings, as a copy has them, become a list", () => {
    const work = {
      tree: { rounds: { csv: "pairings.csv", count: 2, variant: { "2": "CHESS960" } } },
      files: { "pairings.csv": "round,board,white,black\n", "players.csv": "id\n" },
    };
    expect(roundsOf(work).map((one) => one.number)).toEqual([1, 2]);
    const planned = withStart(work, 1, "2026-11-21T15:00+01:00");
    expect(planned.tree.rounds).toEqual([
      { number: 1, startsAt: "2026-11-21T15:00+01:00" },
      { number: 2, variant: "CHESS960" },
    ]);
    expect(Object.keys(planned.files)).toEqual(["players.csv"]);
  });
  it("of a table with pairings stay there", () => {
    const files = { "pairings.csv": "round,board,white,black\n2,1,a,b\n" };
    const work = { tree: { rounds: { csv: "pairings.csv" } }, files };
    expect(roundsOf(work).map((one) => one.paired)).toEqual([false, true]);
    expect(withCount(withStart(work, 2, "x"), 3).tree.rounds).toEqual({
      csv: "pairings.csv",
      startsAt: { "2": "x" },
      count: 3,
    });
    expect(withStart(withStart(work, 2, "x"), 2, "").tree.rounds).toEqual({ csv: "pairings.csv" });
  });
  it("of a table stay there also if its columns are in capitals or it has empty cells at the end", () => {
    for (const text of ["Round,Board,White,Black\n2,1,a,b\n", "round;board;white;black;\n2;1;a;b;;\n"]) {
      const work = { tree: { rounds: { csv: "pairings.csv" } }, files: { "pairings.csv": text } };
      const planned = withCount(withStart(work, 1, "x"), 3);
      expect(roundsOf(planned).map((one) => one.paired)).toEqual([false, true, false]);
      expect(planned.files).toEqual(work.files);
      expect(planned.tree.rounds).toMatchObject({ csv: "pairings.csv", count: 3 });
    }
  });
  it("of a table that cannot be read stay there, and the table is named", () => {
    const rounds = { csv: "pairings.csv", count: 2 };
    const wrong = ["round,board,white,black\n1,1,a\n", "a;b\n1;2\n"].map((text) => ({ "pairings.csv": text }));
    for (const files of [...wrong, {}]) {
      const work = { tree: { rounds }, files };
      expect(unreadablePairings(work)).toBe("pairings.csv");
      const planned = withStart(work, 1, "x");
      expect([planned.files, planned.tree.rounds]).toEqual([work.files, { ...rounds, startsAt: { "1": "x" } }]);
    }
    expect(unreadablePairings({ tree: { rounds }, files: { "pairings.csv": "round,board,white,black\n" } })).toBe("");
    expect(unreadablePairings({ tree: { rounds: [{ number: 1 }] }, files: {} })).toBe("");
  });
  it("begin in no year that is only half typed", () => {
    const typed = ["0002-11-21T15:00", "0202-11-21T15:00", "2026-11-21T15:00", ""];
    expect(typed.map(isFieldDone)).toEqual([false, false, true, true]);
  });
  it("begin at the time of the first venue, with its offset on that day", () => {
    expect(startOf("2026-11-21T15:00", "Europe/Rome")).toBe("2026-11-21T15:00+01:00");
    expect(startOf("2026-07-01T09:30", "Europe/Rome")).toBe("2026-07-01T09:30+02:00");
    expect(startOf("2026-07-01T09:30", "America/St_Johns")).toBe("2026-07-01T09:30-02:30");
    expect(startOf("", "Europe/Rome")).toBe("");
    expect(fieldOf("2026-11-21T14:00Z", "Europe/Rome")).toBe("2026-11-21T15:00");
    expect(fieldOf("at three", "Europe/Rome")).toBe("");
  });
});
