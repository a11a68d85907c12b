// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const command = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown) => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command,
  send: command,
  connect: () => {},
  disconnect: () => {},
  logOut: () => {},
}));

import { Header } from "../../src/shell/header";
import { mayOpen, path } from "../../src/network/session";
import { PairingPage } from "../../src/pairing/pairing";
import type { Competition, PairingRequest, PairingSource } from "../../src/protocol/protocol";
import { pairingWords as words } from "../../src/words/pairing";
import { t } from "../../src/words/words";
import { who } from "../fixtures";
import { buttons, knows, nameOf, press, settled, show, type } from "../rendered";
import { cup, finding, preview, seat, standings } from "./pairing-fixtures";

const CA = who("CHIEF_ARBITER");
const SOURCES: readonly PairingSource[] = ["HAND", "TABLE", "TRF", "ROUND_ROBIN"];
/** What the server was asked, and what it answers next; the last answer is repeated. */
let asked: PairingRequest[];
let answers: { status: number; body: unknown }[];
let sources: readonly PairingSource[];
let everybody = standings(5);
let entered: readonly { id: string; byes: readonly { round: number; kind: string }[] }[] = [];
const found = (body: unknown) => ({ status: 200, body });

beforeEach(() => {
  command.mockClear();
  sessionStorage.clear();
  asked = [];
  answers = [found(preview())];
  sources = SOURCES;
  everybody = standings(5);
  entered = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (address === "/api/pairings/sources") return new Response(JSON.stringify({ sources }));
    if (address.startsWith("/api/standings")) return new Response(JSON.stringify(everybody));
    if (address === "/api/setup") return new Response(JSON.stringify({ competition: { players: entered } }));
    asked.push(JSON.parse(String(init?.body)) as PairingRequest);
    expect(address).toBe("/api/pairings/2/preview");
    const { status, body } = answers.length > 1 ? answers.shift()! : answers[0]!;
    return new Response(JSON.stringify(body), { status });
  });
});

const page = async (competition: Competition = cup()): Promise<HTMLElement> => {
  knows(CA, { competition });
  return show(<PairingPage />);
};
const text = (root: ParentNode): HTMLTextAreaElement => root.querySelector("textarea")!;
async function choose(root: ParentNode, source: PairingSource): Promise<void> {
  root.querySelector<HTMLInputElement>(`input[value=${source}]`)!.click();
  await settled();
}
async function read(root: HTMLElement, source: "TRF" | "TABLE", content: string): Promise<void> {
  await choose(root, source);
  await type(text(root) as never, content);
  await press(root, words.step1.read);
}
const button = (root: ParentNode, name: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll("button")].find((one) => nameOf(one) === name);
const boards = (root: ParentNode): string[] =>
  [...root.querySelectorAll("tr[data-board]")].map(
    (row) =>
      `${row.getAttribute("data-board")}: ` +
      [...row.querySelectorAll("[aria-pressed]")]
        .map((one) => nameOf(one).replace(words.step2.exchange(""), ""))
        .join(" – "),
  );

describe("a tournament report with faults", () => {
  const faults = [
    { line: 2, code: "UNREADABLE", parameters: {}, text: "w or b, the colour of the game of round 2" },
    { code: "UNREADABLE", parameters: {}, text: "a line 001 for each player, but there is none" },
  ];
  it("says each fault with its line, leads there, and keeps the text and the boards", async () => {
    const root = await page();
    await read(root, "TRF", "012 Demo");
    expect(boards(root)).toHaveLength(2);
    answers = [{ status: 422, body: { faults } }];
    await read(root, "TRF", "012 Demo\n001    1 x\n001    2 y");
    const said = root.querySelector("[role=alert]")!;
    expect(said.textContent).toContain(words.step1.faults(2));
    expect(said.textContent).toContain("w or b, the colour of the game of round 2");
    expect(document.activeElement).toBe(said.querySelector("h3"));
    expect(text(root).value).toBe("012 Demo\n001    1 x\n001    2 y");
    expect(boards(root)).toHaveLength(2);
    await press(root, words.step1.line(2));
    expect(document.activeElement).toBe(text(root));
    expect(text(root).value.slice(text(root).selectionStart, text(root).selectionEnd)).toBe("001    1 x");
  });
  it("keeps what was pasted for each source, also when the page is opened again", async () => {
    answers = [{ status: 422, body: { faults } }];
    const root = await page();
    await read(root, "TRF", "a report");
    await choose(root, "TABLE");
    expect(text(root).value).toBe("");
    await type(text(root) as never, "1;2;3");
    const again = await page();
    expect(text(again).value).toBe("1;2;3");
    await choose(again, "TRF");
    expect(text(again).value).toBe("a report");
  });
  it("says why the server did not answer, and keeps the text", async () => {
    answers = [{ status: 409, body: { code: "ROUND_ALREADY_OPEN", detail: "The round is open already." } }];
    const root = await page();
    await read(root, "TRF", "a report");
    expect(root.querySelector("[role=alert]")!.textContent).toBe("The round is open already.");
    expect(text(root).value).toBe("a report");
  });
  it("reads a file in the characters of old programs, and no spreadsheet", async () => {
    const root = await page();
    await choose(root, "TRF");
    const drop = async (bytes: number[], name: string) => {
      const event = new Event("drop", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "dataTransfer", { value: { files: [new File([new Uint8Array(bytes)], name)] } });
      root.querySelector(".pairing-drop")!.dispatchEvent(event);
      await settled();
    };
    await drop([0x4a, 0xfc, 0x72, 0x67], "round.trf");
    expect(text(root).value).toBe("Jürg");
    expect(root.textContent).toContain(words.step1.guessed);
    await drop([0x4a, 0xc3, 0xbc, 0x72, 0x67], "round.trf");
    expect([text(root).value, root.textContent.includes(words.step1.guessed)]).toEqual(["Jürg", false]);
    await drop([0x50, 0x4b, 3, 4], "round.xlsx");
    expect(root.querySelector("[role=alert]")!.textContent).toContain(words.step1.fileProblem.SPREADSHEET);
    expect(text(root).value).toBe("Jürg");
  });
});

describe("a preview with an error", () => {
  const warning = finding({
    severity: "WARNING",
    code: "SAME_VENUE",
    rule: "",
    board: 2,
    parameters: { white: "Dario Este (4)", black: "Carla Duse (3)", venue: "rome" },
  });
  it("cannot be saved; the error stands first with its article, the warning at its board", async () => {
    answers = [found(preview([finding(), warning]))];
    const root = await page();
    await read(root, "TRF", "a report");
    expect(asked).toEqual([{ source: "TRF", text: "a report" }]);
    const errors = root.querySelector("[role=alert][data-errors]")!;
    expect(errors.textContent).toContain("Boris Conti (2) and Anna Bianchi (1) have already met in round 1.");
    expect(errors.textContent).toContain("(C.04.1.2)");
    expect(errors.textContent).not.toContain("both play from");
    expect(root.querySelector("tr[data-board='2']")!.textContent).toContain(
      "Dario Este (4) and Carla Duse (3) both play from Rome.",
    );
    expect(root.textContent).toContain(words.step3.first.ERRORS);
    expect(button(root, words.step3.save)!.disabled).toBe(true);
    expect(document.activeElement?.id).toBe("pairing-step-2");
  });
  it("is mended by hand and checked again before it can be saved", async () => {
    answers = [found(preview([finding()])), found(preview())];
    const root = await page();
    await read(root, "TRF", "a report");
    await press(root, words.step2.exchange("Anna Bianchi"));
    expect(root.textContent).toContain(words.step2.picked("Anna Bianchi"));
    await press(root, words.step2.exchange("Carla Duse"));
    await press(root, words.step2.swapAt(2));
    expect(boards(root)).toEqual(["1: Boris Conti – Carla Duse", "2: Anna Bianchi – Dario Este"]);
    expect(root.textContent).toContain(words.step2.stale);
    expect(button(root, words.step3.save)!.disabled).toBe(true);
    await press(root, words.step2.check);
    expect(asked.at(-1)).toEqual({
      source: "HAND",
      pairings: [
        { board: 1, whiteId: "p2", blackId: "p3" },
        { board: 2, whiteId: "p1", blackId: "p4" },
      ],
      byes: ["p5"],
    });
    expect(button(root, words.step3.save)!.disabled).toBe(false);
    await press(root, words.step2.undo);
    expect(boards(root)).toEqual(["1: Boris Conti – Carla Duse", "2: Dario Este – Anna Bianchi"]);
    expect(button(root, words.step3.save)!.disabled).toBe(true);
  });
  it("says once that many players have no game", async () => {
    const missing = (n: number) =>
      finding({ code: "MISSING", rule: "", board: 0, players: [`p${n}`], parameters: { player: seat(n).name! } });
    answers = [found(preview([missing(5), missing(6)]))];
    everybody = standings(6);
    const root = await page();
    await read(root, "TABLE", "1;2;1");
    expect(root.querySelectorAll("[data-finding=MISSING]")).toHaveLength(1);
    expect(root.textContent).toContain(words.foundOfSeveral.MISSING!(2, "Elena Fabbri, Furio Gatti"));
  });
});

describe("pairing by hand", () => {
  const missing = [1, 2, 3, 5].map((n) =>
    finding({ code: "MISSING", rule: "", board: 0, players: [`p${n}`], parameters: { player: seat(n).name! } }),
  );
  const nobody = { ...preview(missing), boards: [], byes: [{ playerId: "p4", kind: "HALF" }], publishable: false };
  const lists = (root: ParentNode) => [...root.querySelectorAll<HTMLSelectElement>(".pairing-free select")];
  async function pick(list: HTMLSelectElement, id: string): Promise<void> {
    list.value = id;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
  }
  async function key(on: Element, name: string): Promise<void> {
    on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    await settled();
  }

  it("works with the keyboard: two lists, Enter, and the focus returns to the first list", async () => {
    answers = [found(nobody), found(preview())];
    const root = await page();
    await choose(root, "HAND");
    await press(root, words.step1.byHand);
    expect(asked).toEqual([{ source: "HAND", pairings: [], byes: [] }]);
    expect(root.querySelector("[data-finding]")).toBeNull(); // an empty round is not reproached with being empty
    const [white, black] = lists(root) as [HTMLSelectElement, HTMLSelectElement];
    expect([...white.options].map((one) => one.value)).toEqual(["", "p1", "p2", "p3", "p5"]);
    expect(white.options[1]!.textContent).toBe("Anna Bianchi (1) · 2250 · 1 point");
    await pick(white, "p2");
    await key(white, "Enter");
    expect(boards(root)).toEqual([]);
    await pick(black, "p1");
    expect([...white.options].map((one) => one.value)).not.toContain("p1");
    await key(black, "Enter");
    expect(boards(root)).toEqual(["1: Boris Conti – Anna Bianchi"]);
    expect(document.activeElement).toBe(white);
    expect(root.querySelector(".pairing-said")!.textContent).toBe(
      words.step2.said.added(1, "Boris Conti", "Anna Bianchi"),
    );
    await pick(white, "p3");
    await press(root, words.step2.giveBye);
    await press(root, words.step2.swapAt(1));
    await press(root, words.step2.check);
    expect(asked.at(-1)).toEqual({
      source: "HAND",
      pairings: [{ board: 1, whiteId: "p1", blackId: "p2" }],
      byes: ["p3", { playerId: "p4", kind: "HALF" }],
    });
  });
  it("cancels an exchange with Escape, removes a board, and lets two boards exchange their numbers", async () => {
    const root = await page();
    await read(root, "TABLE", "1;2;1");
    await press(root, words.step2.exchange("Anna Bianchi"));
    await key(button(root, words.step2.exchange("Anna Bianchi"))!, "Escape");
    expect(root.textContent).not.toContain(words.step2.picked("Anna Bianchi"));
    const number = root.querySelector<HTMLInputElement>("tr[data-board='1'] input")!;
    await type(number, "2");
    expect(boards(root)[0]).toBe("1: Boris Conti – Anna Bianchi"); // it may become 20
    await key(number, "Enter");
    expect(boards(root)).toEqual(["1: Dario Este – Carla Duse", "2: Boris Conti – Anna Bianchi"]);
    await press(root, words.step2.removeAt(1));
    expect(boards(root)).toEqual(["2: Boris Conti – Anna Bianchi"]);
    await press(root, words.step2.number);
    expect(boards(root)).toEqual(["1: Boris Conti – Anna Bianchi"]);
    expect([...lists(root)[0]!.options].map((one) => one.value)).toEqual(["", "p3", "p4"]);
  });
});

describe("saving and publishing", () => {
  it("saves what was checked, then publishes it, and leads to the console", async () => {
    const root = await page();
    await read(root, "TRF", "a report");
    expect(buttons(root)).not.toContain(words.step3.publish);
    await press(root, words.step3.save);
    expect(command).toHaveBeenCalledWith("setPairings", {
      round: 2,
      pairings: [
        { board: 1, white: "p2", black: "p1" },
        { board: 2, white: "p4", black: "p3" },
      ],
      byes: ["p5"],
      reason: "",
    });
    expect(root.textContent).toContain(words.step3.saved(2));
    await press(root, words.step3.publish);
    expect(root.querySelector("dialog")!.textContent).toContain(words.step3.publishText(2));
    expect(command).toHaveBeenCalledTimes(1);
    await press(root, words.step3.publishing);
    expect(command).toHaveBeenLastCalledWith("publishPairings", { round: 2 });
    expect(root.textContent).toContain(words.step3.published(2));
    await press(root, words.step3.open);
    expect(path.value).toBe("/console");
  });
  it("knows when the page is opened again what was saved, unless somebody else has set other pairings", async () => {
    const root = await page();
    await read(root, "TRF", "a report");
    await press(root, words.step3.save);
    const paired = (n: number) => ({ id: `p${n}`, name: seat(n).name!, venue: "rome" });
    const first = { board: 1, white: paired(2), black: paired(1) };
    const pairings = [first, { board: 2, white: paired(4), black: paired(3) }];
    const again = await page(cup({ state: "PAIRED", pairings }));
    expect(again.textContent).toContain(words.step3.saved(2));
    expect(buttons(again)).toContain(words.step3.publish);
    const other = await page(cup({ state: "PAIRED", pairings: [first] }));
    expect(other.textContent).toContain(words.step3.notSaved);
  });
  it("keeps everything after a refusal", async () => {
    command.mockResolvedValueOnce({ ok: false });
    const root = await page();
    await read(root, "TRF", "a report");
    await press(root, words.step3.save);
    expect(boards(root)).toHaveLength(2);
    expect(buttons(root)).toContain(words.step3.save);
    expect(buttons(root)).not.toContain(words.step3.publish);
  });
  it("replaces published pairings only with a reason, and says that they are hidden then", async () => {
    const paired = (n: number) => ({ id: `p${n}`, name: seat(n).name!, venue: "rome" });
    entered = [
      { id: "p3", byes: [{ round: 2, kind: "ALLOCATED" }] },
      {
        id: "p4",
        byes: [
          { round: 1, kind: "HALF" },
          { round: 2, kind: "HALF" },
        ],
      },
    ];
    const root = await page(cup({ state: "PUBLISHED", pairings: [{ board: 7, white: paired(1), black: paired(2) }] }));
    expect(buttons(root)).toContain(words.step3.open);
    await press(root, words.step1.changeSaved);
    expect(boards(root)).toEqual(["7: Anna Bianchi – Boris Conti"]);
    await press(root, words.step2.swapAt(7));
    await press(root, words.step2.check);
    expect(root.textContent).toContain(words.step3.hides);
    expect(button(root, words.step3.save)!.disabled).toBe(true);
    await press(root, "Error in the pairing");
    await press(root, words.step3.save);
    expect(command).toHaveBeenCalledWith("setPairings", {
      round: 2,
      pairings: [{ board: 7, white: "p2", black: "p1" }],
      byes: ["p3"],
      otherByes: [{ player: "p4", kind: "HALF" }],
      reason: "Error in the pairing",
    });
  });
});

describe("the rounds", () => {
  it("are listed with their state, and the first that is not open is chosen", async () => {
    const root = await page(cup({ state: "PAIRED", pairings: [] }));
    const rows = [...root.querySelectorAll("[data-round]")];
    expect(rows.map((row) => row.getAttribute("data-stage"))).toEqual(["OPEN", "PAIRED", "NOT_PAIRED", "NOT_PAIRED"]);
    expect(rows.map((row) => row.getAttribute("aria-pressed"))).toEqual(["false", "true", "false", "false"]);
  });
  it("can be added with a planned start, and the last one removed while it is not paired", async () => {
    const root = await page();
    await press(root, words.rounds.add(5));
    const dialog = root.querySelector("dialog")!;
    await type(dialog.querySelector("input[type=datetime-local]")!, "2026-12-01T15:30");
    await type(dialog.querySelector(".reason input")!, "one more");
    dialog.querySelector("form")!.requestSubmit();
    await settled();
    expect(command).toHaveBeenCalledWith("planRound", {
      round: 5,
      startsAt: Date.parse("2026-12-01T14:30Z"),
      reason: "one more",
    });
    await press(root, words.rounds.remove(4));
    await type(root.querySelector(".reason input")!, "too many");
    await press(root, words.rounds.removing(4));
    expect(command).toHaveBeenLastCalledWith("removeRound", { round: 4, reason: "too many" });
  });
  it("get another planned start until they are open, which needs a reason", async () => {
    const root = await page();
    const { number } = cup().rounds.find((one) => !one.opened)!;
    await press(root, words.rounds.changeStart(number));
    const dialog = root.querySelector("dialog")!;
    const submit = dialog.querySelector<HTMLButtonElement>("button.primary")!;
    await type(dialog.querySelector(".reason input")!, "a venue is not ready");
    expect(submit.disabled).toBe(true);
    await type(dialog.querySelector("input[type=datetime-local]")!, "2026-12-01T15:30");
    expect(submit.disabled).toBe(false);
    dialog.querySelector("form")!.requestSubmit();
    await settled();
    expect(command).toHaveBeenCalledWith("planRound", {
      round: number,
      startsAt: Date.parse("2026-12-01T14:30Z"),
      reason: "a venue is not ready",
    });
    root.querySelector<HTMLButtonElement>("[data-stage=OPEN]")!.click();
    await settled();
    expect(buttons(root).filter((name) => name.startsWith("Change the start"))).toEqual([]);
  });
  it("are not removed once they are paired", async () => {
    const four = cup();
    const root = await page({ ...four, rounds: four.rounds.slice(0, 2).map((one) => ({ ...one, state: "PAIRED" })) });
    expect(buttons(root)).not.toContain(words.rounds.remove(2));
  });
});

describe("the page of the pairings", () => {
  it("is for the Chief Organiser and the Chief Arbiter, in the header", async () => {
    expect(mayOpen("CHIEF_ORGANISER", "/pairing")).toBe(true);
    expect(mayOpen("CHIEF_ARBITER", "/pairing")).toBe(true);
    expect(mayOpen("DEPUTY_CHIEF_ARBITER", "/pairing")).toBe(false);
    expect(mayOpen("PLAYER", "/pairing")).toBe(false);
    knows(CA);
    await press(await show(<Header />), t.pairings);
    expect(path.value).toBe("/pairing");
    knows(who("LOCAL_CHIEF_ARBITER", "rome"));
    expect(buttons(await show(<Header />))).not.toContain(t.pairings);
  });
  it("offers the pairing program only if the hall has one", async () => {
    expect((await page()).querySelector("input[value=PROGRAM]")).toBeNull();
    sources = [...SOURCES, "PROGRAM"];
    const root = await page();
    await choose(root, "PROGRAM");
    answers = [{ status: 422, body: { faults: [{ code: "PROGRAM_TOO_SLOW", parameters: {}, text: "It was slow." }] } }];
    await press(root, words.step1.pair(2));
    expect(root.querySelector("[role=alert]")!.textContent).toBe(`${words.step1.noPairings} It was slow.`);
  });
});
