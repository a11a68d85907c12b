/** What this page asks the hall about events, open or not (OCR 16.1). Every function throws a Problem. */

import { asked, problemOf } from "../network/asked";
import { logOut } from "../network/connection";
import { returning } from "../network/returning";
import { Problem, session } from "../network/session";
import type { Role } from "../protocol/protocol";
import type { Preview } from "../setup/definition";
import { withRefusal } from "../words/hall-words";
import { keepUnsaved } from "./kept-draft";
import type { EventFiles, EventState, Fault } from "./terms";
import type { Tree } from "./tree";

/**
 * @property venues the number of venues; players and rounds likewise
 * @property opened the rounds that were opened
 * @property official the rounds that are official
 */
export interface EventRow {
  id: string;
  name: string;
  state: EventState;
  venues: number;
  players: number;
  rounds: number;
  opened: readonly number[];
  official: readonly number[];
}

/**
 * @property tree the YAML as data; null if it is not a mapping
 * @property sequence how far the draft is, to be sent back with the next change; null if the hall does not say it
 */
export interface ServedDraft {
  files: EventFiles;
  sequence?: number | null;
  tree: Tree | null;
  missing: readonly Fault[];
  notes: readonly Fault[];
}

export type Saved = Pick<ServedDraft, "missing" | "notes">;

/** What is sent to keep a draft: its YAML as text or as data. */
export type DraftBody = EventFiles | { fileName: string; tree: Tree; files: Readonly<Record<string, string>> };

/** The events that this person keeps, and the address that people open; "" if the hall does not know it. */
export interface ServedEvents {
  events: readonly EventRow[];
  hall: string;
}

/** The refusal of a change that was made to an older version of a draft. */
export const CHANGED = "DRAFT_CHANGED";

export interface PersonCode {
  code: string;
  role: Role;
  name: string;
  venue: string;
  venueName: string;
}

/** A refusal that says what is wrong with the files. */
export class FaultyEvent extends Problem {
  constructor(
    problem: Problem,
    readonly faults: readonly Fault[],
  ) {
    super(problem.status, problem.code, problem.message, problem.details);
  }
}

/** A fault as the hall or the competition service writes it. */
type SentFault = Partial<Fault> & { key?: string; message?: string };

const faultsOf = (sent: readonly SentFault[] | undefined): readonly Fault[] =>
  (sent ?? []).map((one) => ({
    file: one.file ?? "",
    line: one.line ?? 0,
    column: one.column ?? 0,
    path: one.path ?? one.key ?? "",
    problem: one.problem ?? one.message ?? "",
    rule: one.rule ?? "",
    code: one.code ?? "",
  }));

/** The token is not valid any more. */
const UNKNOWN = 401;

async function ask(path: string, method = "GET", body?: object): Promise<unknown> {
  const answer = await asked(path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (answer.status < 300) return answer.body;
  await withRefusal((answer.body as { code?: string } | null)?.code ?? "");
  const problem = problemOf(answer.status, answer.body);
  // other people learn from their open connection that they are signed out
  if (answer.status === UNKNOWN && session.value?.role === "OPERATOR")
    logOut(
      await returning().then(
        (it) => it.lostText(undefined, "OPERATOR"),
        () => problem.message,
      ),
    );
  const { faults } = (answer.body ?? {}) as { faults?: readonly SentFault[] };
  throw faults && faults.length > 0 ? new FaultyEvent(problem, faultsOf(faults)) : problem;
}

const of = (id: string): string => `events/${encodeURIComponent(id)}`;

const savedOf = (body: unknown): Saved => {
  const { missing, notes } = body as { missing?: readonly SentFault[]; notes?: readonly SentFault[] };
  return { missing: faultsOf(missing), notes: faultsOf(notes) };
};

export async function fetchEvents(): Promise<ServedEvents> {
  const { events, hall } = (await ask("events")) as Partial<ServedEvents>;
  return { events: events ?? [], hall: hall ?? "" };
}

export async function fetchDraft(id: string): Promise<ServedDraft> {
  const body = (await ask(`${of(id)}/draft`)) as ServedDraft;
  return { files: body.files, tree: body.tree ?? null, sequence: body.sequence ?? null, ...savedOf(body) };
}

/**
 * Keeps a draft.
 *
 * @param sequence of the version that was changed: the hall refuses with DRAFT_CHANGED if there is a newer one
 */
export const saveDraft = async (id: string, body: DraftBody, sequence?: number | null): Promise<Saved> =>
  savedOf(await ask(`${of(id)}/draft`, "PUT", typeof sequence === "number" ? { ...body, sequence } : body));

/** What a page has kept of an earlier draft with the same id is not a change of the new one. */
async function fresh<T>(id: string, making: Promise<T>): Promise<T> {
  const made = await making;
  keepUnsaved(id, null);
  return made;
}

/** Keeps a draft that is new: the hall refuses with DRAFT_EXISTS if there is one with this id. */
export const createDraft = (id: string, body: DraftBody): Promise<unknown> =>
  fresh(id, ask(`${of(id)}/draft`, "PUT", { ...body, create: true }));

export const discardDraft = (id: string): Promise<unknown> => fresh(id, ask(`${of(id)}/draft`, "DELETE"));

/** Opens an event. A FaultyEvent says what is missing. */
export const openEvent = (id: string): Promise<unknown> => ask(`${of(id)}/open`, "POST", {});

export const copyEvent = (id: string, to: string, name: string): Promise<unknown> =>
  fresh(to, ask(`${of(id)}/copy`, "POST", { to, name, create: true }));

export const fetchFiles = async (id: string): Promise<EventFiles> => (await ask(`${of(id)}/files`)) as EventFiles;

export const archiveEvent = (id: string, reason: string): Promise<unknown> =>
  ask(`${of(id)}/archive`, "POST", { reason });

/** Reads a table of players for an event that is not open yet. */
export const previewTable = async (
  table: string,
  venues: readonly { id: string; name: string }[],
  venue: string,
): Promise<Preview> => (await ask("events/players/preview", "POST", { table, venues, venue })) as Preview;

/** Fresh codes of all officials of an open event; their unused ones end. Players get theirs by round. */
export const renewCodes = async (competitionId: string): Promise<readonly PersonCode[]> =>
  (await ask("codes", "POST", { competitionId, for: "officials" })) as PersonCode[];

/** A fresh code for the operator. */
export async function operatorCode(): Promise<string> {
  const body = await ask("codes", "POST", { for: "operator" });
  return ((Array.isArray(body) ? body[0] : body) as { code?: string } | undefined)?.code ?? "";
}

/** The rules that regulations may state, as a JSON schema. */
export const fetchSchema = async (): Promise<Tree> => (await ask("regulations.schema.json")) as Tree;

/** Ends the operator's session in the hall and on this device; without an answer, only on this device. */
export async function endSession(): Promise<void> {
  await ask("session", "DELETE").catch(() => null);
  if (session.value) logOut();
}
