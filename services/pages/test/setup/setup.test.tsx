// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome } from "../../src/protocol/protocol";

const send = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown): Promise<Outcome> => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command: send,
  send,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { newName, type Preview } from "../../src/setup/definition";
import { SetupPage } from "../../src/setup/setup";
import { words } from "../../src/setup/words";
import { t } from "../../src/words/words";
import { who } from "../fixtures";
import { knows, press, settled, show } from "../rendered";
import { button, confirm, fill, hall, servesAgain, submit } from "./served";

beforeEach(() => servesAgain(send));

async function page(): Promise<HTMLElement> {
  knows(who("CHIEF_ORGANISER"));
  return show(<SetupPage />);
}

describe("a pasted list", () => {
  const line = (number: number, name: string, remarks: Preview["players"][number]["remarks"] = []) => ({
    line: number,
    entrant: {
      player: { playerId: "", name, rating: 1900, venueId: "rome", federation: "" },
      startNumber: 0,
      sex: "",
      title: "",
      number: "",
      birth: "",
    },
    remarks,
  });

  async function read(): Promise<HTMLElement> {
    const root = await page();
    await press(root, words.paste);
    await fill(root, words.list.table, "name\nA");
    await fill(root, words.list.venue, "rome");
    await submit(root);
    return root;
  }

  it("is read by the hall, marked, and entered with one command", async () => {
    hall.preview = {
      players: [line(2, "Ada A"), line(3, "Ben B", ["NUMBER_MALFORMED"]), line(4, "Cy C", ["RATING_MISSING"])],
      faults: [],
    };
    const root = await read();
    expect(hall.asked.find((one) => one.path.endsWith("/preview"))?.body).toEqual({ table: "name\nA", venue: "rome" });
    const ticks = [...root.querySelectorAll<HTMLInputElement>("[data-line] input")];
    expect(ticks.map((one) => [one.checked, one.disabled])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    expect(root.querySelector("[data-line='3']")!.textContent).toContain(words.remark.NUMBER_MALFORMED);
    expect(send).not.toHaveBeenCalled();
    await fill(root, t.reason, "late");
    expect(button(root, words.list.send(2, 3))).toBeDefined();
    await submit(root);
    expect(send).toHaveBeenCalledOnce();
    const [name, args] = send.mock.calls[0] as [string, { players: { name: string }[]; reason: string }];
    expect([name, args.players.map((one) => one.name), args.reason]).toEqual([
      "enterPlayers",
      ["Ada A", "Cy C"],
      "late",
    ]);
  });

  it("that is too long is not read, and nothing of it is lost silently", async () => {
    const root = await page();
    await press(root, words.paste);
    const table = `name\n${"A".repeat(50_000)}`;
    await fill(root, words.list.table, table);
    expect(root.querySelector("textarea")!.value).toBe(table);
    expect(root.querySelector("dialog")!.textContent).toContain(words.list.tooLong);
    expect(button(root, words.list.read).disabled).toBe(true);
  });

  it("leaves out a line that is not ticked", async () => {
    hall.preview = { players: [line(2, "Ada A"), line(3, "Ben B", ["NAME_ENTERED"])], faults: [] };
    const root = await read();
    root.querySelector<HTMLInputElement>("[data-line='3'] input")!.click();
    await settled();
    expect(button(root, words.list.send(1, 2))).toBeDefined();
  });

  it("says which lines cannot be read, and goes back to what was pasted", async () => {
    hall.preview = { players: [], faults: [{ line: 3, column: 1, message: "1 cells; the header has 2" }] };
    const root = await read();
    expect(root.querySelector("dialog")!.textContent).toContain("1 cells; the header has 2");
    expect(root.querySelector("dialog")!.textContent).toContain(words.list.nobody);
    await press(root, words.list.again);
    expect(root.querySelector("textarea")!.value).toBe("name\nA");
  });
});

describe("officials and venues", () => {
  async function staff(): Promise<HTMLElement> {
    const root = await page();
    await press(root, words.parts.staff);
    return root;
  }

  it("replaces a Local Chief Arbiter and says who is signed out", async () => {
    const root = await staff();
    await press(root, words.replaceLabel("Luca Rossi"));
    await fill(root, words.newOfficial, "Siri Åsen");
    const follows = await confirm(root, send);
    expect(follows).toContain(words.effects.leaves("Luca Rossi"));
    expect(follows).toContain(words.effects.needsCode("Siri Åsen"));
    expect(send).toHaveBeenCalledWith("appointOfficial", {
      official: "siri-asen",
      name: "Siri Åsen",
      role: "LOCAL_CHIEF_ARBITER",
      venue: "rome",
      number: "",
      replaces: "lca",
      reason: "agreed",
    });
  });

  it("appoints where nobody is, and not a second Local Chief Arbiter", async () => {
    const root = await staff();
    expect(button(root, words.appointLabel(t.role.LOCAL_CHIEF_ARBITER, words.at("Rome")))).toBeUndefined();
    await press(root, words.appointLabel(t.role.DEPUTY_CHIEF_ARBITER, words.wholePlace));
    await fill(root, words.newOfficial, "Dora D");
    await confirm(root, send);
    expect(send).toHaveBeenCalledWith(
      "appointOfficial",
      expect.objectContaining({ official: "dora-d", role: "DEPUTY_CHIEF_ARBITER", venue: "" }),
    );
  });

  it("dismisses only whose task may be vacant", async () => {
    const root = await staff();
    const needed = button(root, words.dismissLabel("Luca Rossi"));
    expect([needed.disabled, needed.title]).toEqual([true, words.required]);
    await press(root, words.dismissLabel("Flora Neri"));
    expect(await confirm(root, send)).toContain(words.effects.leaves("Flora Neri"));
    expect(send).toHaveBeenCalledWith("dismissOfficial", { official: "fa", reason: "agreed" });
  });

  it("adds a venue with the officials that it needs", async () => {
    const root = await staff();
    await press(root, words.addVenue);
    await fill(root, words.name, "Bari");
    await fill(root, words.fields.TIME_ZONE, "Europe/Rome");
    await fill(root, t.role.LOCAL_CHIEF_ARBITER, "Ada Uno");
    await fill(root, t.role.LOCAL_TECHNICAL_ARBITER, "Ada Due");
    await fill(root, t.role.LOCAL_ORGANISER, "Luca Rossi");
    expect(await confirm(root, send)).toContain(words.effects.adds("Bari"));
    expect(send).toHaveBeenCalledWith("addVenue", {
      venue: "bari",
      name: "Bari",
      timeZone: "Europe/Rome",
      officials: [
        { official: "ada-uno", name: "Ada Uno", role: "LOCAL_CHIEF_ARBITER" },
        { official: "ada-due", name: "Ada Due", role: "LOCAL_TECHNICAL_ARBITER" },
        { official: "luca-rossi", name: "Luca Rossi", role: "LOCAL_ORGANISER" },
      ],
      reason: "agreed",
    });
  });

  it("renames a venue, and removes one without players", async () => {
    const root = await staff();
    await press(root, words.renameLabel("Rome"));
    await fill(root, words.name, "Roma");
    expect(await confirm(root, send)).toContain(words.effects.renames("Rome", "Roma"));
    expect(send).toHaveBeenCalledWith("renameVenue", {
      venue: "rome",
      name: "Roma",
      timeZone: "Europe/Rome",
      reason: "agreed",
    });
    send.mockClear();
    const inUse = button(root, words.removeLabel("Rome"));
    expect([inUse.disabled, inUse.title]).toEqual([true, words.inUse(1)]);
    await press(root, words.removeLabel("Milan"));
    expect(await confirm(root, send)).toContain(words.effects.staffLeaves(0));
    expect(send).toHaveBeenCalledWith("removeVenue", { venue: "milan", reason: "agreed" });
  });

  it("shows the Chief Arbiter what only the organiser changes", async () => {
    hall.setup = { ...hall.setup, may: { ...hall.setup.may, organiser: false, venues: false } };
    const root = await staff();
    const replace = button(root, words.replaceLabel("Olga Verdi"));
    expect([replace.disabled, replace.title]).toEqual([true, words.otherOrganiser]);
    expect(button(root, words.addVenue)).toBeUndefined();
    expect(root.textContent).toContain(words.onlyOrganiser);
  });
});

describe("the history", () => {
  it("says who changed what, when and why", async () => {
    hall.history = [
      {
        at: 100_000,
        kind: "OFFICIAL_APPOINTED",
        round: 0,
        reason: "ill",
        role: "CHIEF_ORGANISER",
        by: "Olga Verdi",
        subjects: [
          { id: "siri", name: "Siri" },
          { id: "lca", name: "Luca" },
        ],
        differences: [{ field: "ROLE", before: "", after: "LOCAL_CHIEF_ARBITER" }],
      },
      {
        at: 50_000,
        kind: "LOADED",
        round: 0,
        reason: "",
        role: "OPERATOR",
        by: "",
        subjects: [],
        differences: [],
      },
    ];
    const root = await page();
    await press(root, words.parts.history);
    const rows = [...root.querySelectorAll("[data-change]")].map((row) => row.textContent);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(`Olga Verdi (${t.role.CHIEF_ORGANISER})`);
    expect(rows[0]).toContain(words.replaced("Siri", "Luca"));
    expect(rows[0]).toContain(words.difference(words.fields.ROLE, "", t.role.LOCAL_CHIEF_ARBITER));
    expect(rows[0]).toContain("ill");
    expect(rows[1]).toContain(t.role.OPERATOR);
  });
});

describe("a new id", () => {
  it("is made of the name, in small letters, and differs from the others", () => {
    expect(newName("Siri Åsen", new Set(), "official")).toBe("siri-asen");
    expect(newName("Siri Åsen", new Set(["siri-asen"]), "official")).toBe("siri-asen-2");
    expect(newName("山田", new Set(["official"]), "official")).toBe("official-2");
    expect(newName("A very long name of a very long venue", new Set(), "venue").length).toBeLessThanOrEqual(26);
  });
});
