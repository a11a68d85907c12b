// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({ connect: vi.fn(), send: vi.fn(), logOut: vi.fn() }));

import { articleOf, faultText, sectionOf } from "../../src/events/faults";
import { words } from "../../src/events/words";
import { t } from "../../src/words/words";
import { fault } from "./served";

const work = { tree: { players: { file: "list.csv" } }, files: {} };

describe("a fault", () => {
  it("leads to the section where it is mended", () => {
    const of = (path: string, problem = "x", file = "cup.yaml") => sectionOf(fault(path, problem, { file }), work);
    expect(of("name")).toBe("event");
    expect(of("venues[1].timeZone")).toBe("venues");
    expect(of("players[3].venue")).toBe("players");
    expect(of("", "3 cells; the header has 4", "list.csv")).toBe("players");
    expect(of("rounds[0]")).toBe("rounds");
    expect(of("regulations.appeals.body")).toBe("rules");
    expect(of("teams[0].players")).toBe("event");
    expect(of("venues[0]", 'venue "rome" must have one LOCAL_ORGANISER, not 0')).toBe("officials");
    expect(of("venues[0]", 'venue "rome" has 1 arbiters and needs 2')).toBe("officials");
  });
  it("is worded for people where everybody meets it, and otherwise as the hall says it", () => {
    const names = ["Rome", "Milan"];
    expect(faultText(fault("venues[1]", 'venue "milan" must have one LOCAL_CHIEF_ARBITER, not 0'), names)).toBe(
      words.fault.official(t.role.LOCAL_CHIEF_ARBITER, "Milan", 0),
    );
    expect(faultText(fault("regulations.appeals.body", "must be stated before the competition"), names)).toBe(
      words.fault.missing["regulations.appeals.body"],
    );
    expect(faultText(fault("players[1].name", "name is missing"), names)).toBe(
      words.fault.player(2, words.columns.name!),
    );
    expect(faultText(fault("players[1].venue", 'there is no venue "bari"'), names)).toBe(words.fault.playerVenue(2));
    expect(faultText(fault("venues[0].timeZone", "there is no such time zone"), names)).toBeNull();
  });
  it("names its article, and no rule of the programs", () => {
    expect(articleOf(fault("", "", { rule: "OCR 16.8" }))).toBe("OCR 16.8");
    expect(articleOf(fault("", "", { rule: "V-01" }))).toBe("");
  });
});
