/** A hall that keeps events, as the page of the events asks it. */

import { vi } from "vitest";
import { session } from "../../src/network/session";
import type { Role } from "../../src/protocol/protocol";
import type { Fault } from "../../src/events/terms";
import type { DraftBody, EventRow, ServedDraft } from "../../src/events/requests";
import { emptyEvent } from "../../src/events/new-event";
import type { Tree } from "../../src/events/tree";
import type { Preview } from "../../src/setup/definition";
import { settled } from "../rendered";

export const fault = (path: string, problem: string, more: Partial<Fault> = {}): Fault => ({
  file: "cup.yaml",
  line: 0,
  column: 0,
  path,
  problem,
  rule: "",
  code: "",
  ...more,
});

export const row = (id: string, more: Partial<EventRow> = {}): EventRow => ({
  id,
  name: id.toUpperCase(),
  state: "DRAFT",
  venues: 2,
  players: 20,
  rounds: 5,
  opened: [],
  official: [],
  ...more,
});

export const draftOf = (tree: Tree, files: Readonly<Record<string, string>> = {}): ServedDraft => ({
  files: { fileName: "cup.yaml", yaml: JSON.stringify(tree), files },
  tree,
  missing: [],
  notes: [],
});

/** A rule as the schema of regulations describes it. */
const rule = (text: string, article: string, standard: unknown, more: object, unit = "") => ({
  description: `${text}${unit && ` In ${unit}.`} Allowed: something. (${article})`,
  ...(unit ? { "x-unit": unit } : {}),
  "x-article": article,
  default: standard,
  "x-defaults": { "fide-online-2021": standard, "fssi-individual": standard },
  ...more,
});

export const schema = {
  properties: { profile: { enum: ["fide-online-2021", "fssi-individual"], default: "fide-online-2021" } },
  allOf: [
    JSON.parse(`{
      "if": { "properties": { "profile": { "const": "fssi-individual" } } },
      "then": { "properties": { "adjournment.allowed": { "const": false } } }
    }`) as object,
  ],
  $defs: {
    "timeControl.periods": { type: "array" },
    "appeals.body": rule("Who decides appeals.", "OCR 17.11", "none", {
      anyOf: [{ type: "string", minLength: 1 }, { enum: ["none", null] }],
    }),
    "fairplay.awardPointsToOpponents": rule("Whether opponents get the points.", "APP-I A7bis", "none", {
      anyOf: [{ type: "boolean" }, { enum: ["none", null] }],
    }),
    "standings.tieBreaks": rule("By what players are ranked.", "OCR 7.1", [], {
      type: "array",
      items: { type: "string", pattern: "^x$" },
    }),
    "adjournment.allowed": rule("Games may be adjourned.", "ADJ I", false, { type: "boolean" }),
    "defaultTime.minutes": rule(
      "How late a player may arrive.",
      "OCR 16.11",
      0,
      {
        type: "integer",
        minimum: 0,
        maximum: 180,
      },
      "minutes",
    ),
    "traditional.signal": rule("How a move is signalled.", "OCR 20.4", ["VISUAL"], {
      type: "array",
      items: { enum: ["VISUAL", "SOUND"] },
      uniqueItems: true,
    }),
    "scoring.draw": rule("Points for a draw.", "OCR 7.1", 0.5, { type: "number", minimum: 0 }),
    "public.page": rule("Whether there is a public page.", "OCR 16.1", "OPEN", { enum: ["OPEN", "PRIVATE"] }),
    "fines.schedule": rule("Fines.", "OCR 18.4.7", [], { anyOf: [{ type: "array" }, { type: "object" }] }),
  },
};

/** What the hall holds and was asked; a test changes it before the page asks. */
export const hall = {
  events: [] as EventRow[],
  drafts: new Map<string, ServedDraft>(),
  missing: [] as Fault[],
  preview: { players: [], faults: [] } as Preview,
  codes: [] as object[],
  address: "https://hall.example",
  /** Called when a draft has been kept, before the page is answered. */
  onSaved: null as (() => void) | null,
  /** A refusal of everything that begins like this. */
  refuse: null as { at: string; status: number; body: object } | null,
  asked: [] as { method: string; path: string; body: unknown }[],
};

export const asked = (method: string, path: string): unknown[] =>
  hall.asked.filter((one) => one.method === method && one.path === path).map((one) => one.body);

function answer(method: string, path: string, body: unknown): [number, unknown] {
  if (hall.refuse && `${method} ${path}`.startsWith(hall.refuse.at)) return [hall.refuse.status, hall.refuse.body];
  const draft = /^\/api\/events\/([^/]+)\/draft$/.exec(path)?.[1];
  if (draft && method === "GET") {
    const served = hall.drafts.get(draft);
    return served ? [200, { ...served, missing: hall.missing }] : [404, { code: "NO_DRAFT", detail: "No draft." }];
  }
  if (draft && method === "PUT") {
    const { sequence, create, ...sent } = body as DraftBody & { sequence?: number; create?: boolean };
    const before = hall.drafts.get(draft);
    if (create && before) return [409, { code: "DRAFT_EXISTS", detail: "There is a draft with this id." }];
    if (sequence !== undefined && sequence !== before?.sequence)
      return [409, { code: "DRAFT_CHANGED", detail: "Somebody has changed it." }];
    const kept: ServedDraft =
      "tree" in sent ? draftOf(sent.tree, sent.files) : { files: sent, tree: null, missing: [], notes: [] };
    hall.drafts.set(draft, sequence === undefined ? kept : { ...kept, sequence: sequence + 1 });
    hall.onSaved?.();
    return [200, { missing: hall.missing, notes: [] }];
  }
  if (draft && method === "DELETE") return [200, { competitionId: draft, changed: hall.drafts.delete(draft) }];
  if (path === "/api/events") return [200, { events: hall.events, hall: hall.address }];
  if (path === "/api/regulations.schema.json") return [200, schema];
  if (path === "/api/events/players/preview") return [200, hall.preview];
  if (path === "/api/codes") return [200, hall.codes];
  return [200, { competitionId: "cup", changed: true, missing: [], notes: [] }];
}

/** Everything as it was, for the next test. */
export function servesAgain(role: Role): void {
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(hall, {
    events: [],
    drafts: new Map([["cup", draftOf(emptyEvent("cup", "Cup"), { "players.csv": "id,name,venue\n" })]]),
    missing: [],
    preview: { players: [], faults: [] },
    codes: [],
    refuse: null,
    onSaved: null,
    asked: [],
  });
  session.value = { token: "t", role, name: "Op", venue: "", competitionId: "", board: "" } as never;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const body: unknown = init.body === undefined ? null : JSON.parse(String(init.body));
    hall.asked.push({ method: init.method ?? "GET", path, body });
    const [status, said] = answer(init.method ?? "GET", path, body);
    const text = JSON.stringify(said);
    return { status, ok: status < 300, json: async () => JSON.parse(text) as unknown };
  });
}

/** Fills in a field by its label or its accessible name. */
export async function fill(root: ParentNode, name: string, value: string): Promise<void> {
  const field =
    [...root.querySelectorAll<HTMLInputElement>("input, select, textarea")].find(
      (one) => one.getAttribute("aria-label") === name,
    ) ??
    [...root.querySelectorAll("label")]
      .find((one) => one.textContent!.trim().startsWith(name))
      ?.querySelector<HTMLInputElement>("input, select, textarea");
  if (!field) throw new Error(`no field ${name}`);
  field.value = value;
  const late = field.tagName === "SELECT" || ["number", "datetime-local"].includes(field.type);
  field.dispatchEvent(new Event(late ? "change" : "input", { bubbles: true }));
  await settled();
}

export async function submit(root: ParentNode, form = "dialog form"): Promise<void> {
  root.querySelector(form)!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await settled();
}
