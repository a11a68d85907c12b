import { signal } from "@preact/signals";
import type {
  Enrolment,
  Judgement,
  LinkRow,
  OfficialView,
  RoundPaper,
  Rule,
  Standings,
  Timeline,
  TimeSheet,
  VenueLinks,
} from "../protocol/protocol";
import type { Screening, ScreeningProgress } from "../fairplay/screening-figures";
import { ownDevice } from "./device-number";
import type { CaseFact, CaseNow, FairPlayOverview, FormName } from "../fairplay/vocabulary";
import { addressOf } from "../fairplay/addresses";
import { seesFairPlay, worksOnCases } from "../fairplay/access";
import { WriteIds } from "./ids";
import { forget, keepAsTab, remember, remembered, tabKey, tabSession } from "./kept-sessions";
import { language, t } from "../words/words";
import { refusalWords, ruleWords, withRefusal } from "../words/hall-words";

/** The person of this tab. */
export const session = signal<Enrolment | null>(tabSession());
/** Shown on the enter page after the zone refused the token. */
export const enterMessage = signal("");
export const path = signal(location.pathname);

/** Notices that a reader has not read yet. */
const UNREAD = "unread";

export const keepUnread = (notices: readonly unknown[]): void => remember(UNREAD, JSON.stringify(notices));

export function unread(): unknown[] {
  try {
    return JSON.parse(remembered(UNREAD) ?? "[]") as unknown[];
  } catch {
    return [];
  }
}

/** Gives this tab a person, with the code used, or none with null; ending a session ends it for the device. */
export function setSession(value: Enrolment | null, code?: string, own?: boolean): void {
  if (value) keepAsTab(value, undefined, code, own);
  else forget(tabKey());
  remember(UNREAD, null);
  session.value = value;
}

export function go(to: string): void {
  history.pushState(null, "", to + location.search);
  path.value = to;
}
/** Forms on this page that are partly filled in. */
const held = new Set<() => void>();
/** Asks before Back or Forward leaves this page, and stays on it, until the returned function is called. */
export function holdPage(ask: () => void): () => void {
  held.add(ask);
  return () => void held.delete(ask);
}
window.addEventListener("popstate", () => {
  if (held.size === 0 || location.pathname === path.value) {
    path.value = location.pathname;
    return;
  }
  history.pushState(null, "", path.value + location.search);
  held.forEach((ask) => ask());
});

/** A page that everybody may open. */
export const STANDINGS = "/standings";
/** Pages that an official may open besides the console. */
export const OFFICIAL_PAGES: readonly string[] = [
  "/console",
  "/timesheet",
  "/links",
  "/floor",
  "/readiness",
  "/codes",
  "/reports",
];
/** Complaints, cases and recordings (OCR Appendix I). */
export const FAIR_PLAY = "/fair-play";
/** Players, officials and venues of the competition, as the organiser changes them. */
export const PAIRING = "/pairing";
export const SETUP = "/setup";
/** The events of the hall, which an operator sets up. */
export const EVENTS = "/events";
/** Whether a role may open a page. */
export const mayOpen = (role: Enrolment["role"], page: string): boolean =>
  page === STANDINGS ||
  page === pageOf(role) ||
  (page === FAIR_PLAY && seesFairPlay(role)) ||
  (page === SETUP && (arranges(role) || entersOwnPlayers(role))) ||
  (page === PAIRING && arranges(role)) ||
  (page === EVENTS && role === "CHIEF_ORGANISER") ||
  (pageOf(role) === "/console" && OFFICIAL_PAGES.includes(page));
/** Who sets up a competition and pairs its rounds (DEC-21). */
export const arranges = (role: Enrolment["role"]): boolean => role === "CHIEF_ORGANISER" || role === "CHIEF_ARBITER";
/** Who enters and withdraws players, but only those of one venue (DEC-21). */
export const entersOwnPlayers = (role: Enrolment["role"]): boolean => role === "LOCAL_ORGANISER";
export const pageOf = (role: Enrolment["role"]): string =>
  role === "PLAYER" || role === "ASSISTANT"
    ? "/board"
    : worksOnCases(role)
      ? FAIR_PLAY
      : role === "OPERATOR"
        ? EVENTS
        : "/console";

export class Problem extends Error {
  /** @param details the values in the message, so that it can be worded in other languages */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Exchanges a one-time code for a token. Throws a Problem, with status 0 when nothing answered. */
export const enrol = (code: string): Promise<Enrolment> => enter("enrol", { code }, {});

/**
 * Exchanges a sign-in with the provider, from which this browser has just returned, for a token. Throws like `enrol`.
 */
export const signIn = (): Promise<Enrolment> => enter("sign-in", {}, {});

/** The provider with which officials may sign in. */
export interface Provider {
  readonly name: string;
  readonly address: string;
}

/** Null if there is none, or while nothing answers. */
export async function fetchProvider(): Promise<Provider | null> {
  const answer = (await fetch("/api/sign-in")
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)) as Provider | null;
  return answer?.name ? answer : null;
}

/**
 * Exchanges the token of a finished game for one of the same player's next game; repeated, it returns the same place.
 * Throws like `enrol`.
 */
export const fetchNextSeat = (): Promise<Enrolment> =>
  enter("next-game", {}, { authorization: `Bearer ${session.value?.token ?? ""}` });

async function enter(path: string, values: { code?: string }, headers: Record<string, string>): Promise<Enrolment> {
  const response = await answerOf(`/api/${path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ ...values, device: ownDevice() }),
  });
  const body = (await response.json().catch(() => ({}))) as Enrolment & {
    code?: string;
    detail?: string;
    title?: string;
    details?: Record<string, string>;
  };
  if (!response.ok) await withRefusal(body.code ?? "");
  if (!response.ok)
    throw new Problem(response.status, body.code ?? "", body.detail ?? body.title ?? wordsOf(response), body.details);
  return body;
}

/** Turns "k7qf3m2p" into "K7QF-3M2P"; undefined if it cannot be a code. */
export function normaliseCode(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return plain.length === 8 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : undefined;
}

/** The first status of an answer that says that the server itself cannot do it now. */
const SERVER_FAULT = 500;

/** What an answer without words of its own says: "Service Unavailable" tells nobody what to do. */
const wordsOf = (response: Response): string =>
  response.status >= SERVER_FAULT ? t.serverCannot(response.status) : response.statusText;

/** The answer, whatever its status. Throws a Problem with status 0 when nothing answers. */
const answerOf = async (address: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, init);
  } catch {
    throw new Problem(0, "NO_ANSWER", t.enterNoServer);
  }
};

/** Fetches a document with this tab's token. Throws a Problem. */
async function fetchDocument(path: string): Promise<Response> {
  const response = await answerOf(`/api/${path}`, {
    headers: { authorization: `Bearer ${session.value?.token ?? ""}` },
  });
  if (!response.ok) throw new Problem(response.status, "", wordsOf(response));
  return response;
}

const download = async (path: string, name: string): Promise<void> => keep(await fetchDocument(path), name);

async function keep(response: Response, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${session.value?.competitionId ?? "onehall"}-${name}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const downloadPgn = (round: number): Promise<void> => download(`pgn?round=${round}`, `round-${round}.pgn`);

/**
 * Downloads only finished games, for a tool that screens them; returns how many are left out because they are in
 * progress (APP-I A1).
 */
export async function downloadOverPgn(round: number): Promise<number> {
  const response = await fetchDocument(`pgn?round=${round}&over=true`);
  await keep(response, `round-${round}-over.pgn`);
  return Number(response.headers.get("OneHall-Games-In-Play"));
}

/** Downloads the games of a round that were annulled and do not count (OCR 18.9, 19.2). */
export const downloadAnnulledPgn = (round: number): Promise<void> =>
  download(`pgn?round=${round}&annulled=true`, `round-${round}-annulled.pgn`);

/** Downloads the disconnections of a round as a PDF (OCR 18.9). */
export const downloadReports = (round: number): Promise<void> =>
  download(`disconnections.pdf?round=${round}&lang=${language}`, `round-${round}-disconnections.pdf`);

/** The same for programs. */
export const downloadReportData = (round: number): Promise<void> =>
  download(`disconnections?round=${round}`, `round-${round}-disconnections.json`);

/** Downloads the report of a round, for one venue or with "" for all, as a PDF or for programs (OCR 18.3). */
export const downloadRoundPaper = (round: number, venue: string, kind: "pdf" | "json"): Promise<void> =>
  download(
    `round-report${kind === "pdf" ? ".pdf" : ""}?round=${round}&venue=${encodeURIComponent(venue)}&lang=${language}`,
    `round-${round}-report${venue && `-${venue}`}.${kind}`,
  );

/** Downloads every ruling of a round with its article, for programs. */
export const downloadRulings = (round: number): Promise<void> =>
  download(`rulings?round=${round}`, `round-${round}-rulings.json`);

/** The present state of a round's report. */
export async function fetchRoundPaper(round: number, venue: string): Promise<RoundPaper> {
  return (await (
    await fetchDocument(`round-report?round=${round}&venue=${encodeURIComponent(venue)}`)
  ).json()) as RoundPaper;
}

/** Downloads the report of one disconnection. */
export const downloadReport = (caseId: string): Promise<void> =>
  download(
    `disconnections.pdf?case=${encodeURIComponent(caseId)}&lang=${language}`,
    `${caseId.replaceAll("/", "-")}.pdf`,
  );

/** Downloads the competition as a tournament report in the format of 2016 or 2026. */
export const downloadTrf = (version: number): Promise<void> =>
  download(`competition.trf?version=${version}`, `${version}.trf`);

/**
 * The standings: of official rounds only, or of all rounds this person may see.
 *
 * @param explained the player whose figures come with what they are made of; "" for nobody's
 */
export async function fetchStandings(official: boolean, explained = ""): Promise<Standings> {
  const asked = new URLSearchParams({ official: String(official), explained });
  return (await (await fetchDocument(`standings?${asked}`)).json()) as Standings;
}

/** All time sheets that this person may see, the newest first. */
export async function fetchSheets(): Promise<TimeSheet[]> {
  return (await (await fetchDocument("timesheets")).json()) as TimeSheet[];
}

/** Everything that happened on a board. */
export async function fetchTimeline(board: string): Promise<Timeline> {
  return (await (
    await fetchDocument(`boards/${board.split("/").map(encodeURIComponent).join("/")}/timeline`)
  ).json()) as Timeline;
}

/** The officials to whom this person may issue codes. */
export async function fetchOfficials(): Promise<OfficialView[]> {
  return (await (await fetchDocument("officials")).json()) as OfficialView[];
}

/** The articles with which an arbiter may explain a rule (OCR 17.10). */
export async function fetchRules(): Promise<Rule[]> {
  return (await (await fetchDocument("rules")).json()) as Rule[];
}

/** The measurements of the venues' nodes, and the unknown participants of the meetings. */
export async function fetchVenues(): Promise<VenueLinks> {
  return (await (await fetchDocument("venues")).json()) as VenueLinks;
}

/** What the software can tell about a board's position after a half-move (OCR 19.3, 19.4). */
export async function fetchJudgement(board: string, ply: number): Promise<Judgement> {
  return (await (await fetchDocument(`judgement?board=${encodeURIComponent(board)}&ply=${ply}`)).json()) as Judgement;
}

/** The links of those seats of a round that this person may see (OCR 18.8). */
export async function fetchLinks(round: number): Promise<LinkRow[]> {
  return (await (await fetchDocument(`links?round=${round}`)).json()) as LinkRow[];
}

const writes = new WriteIds();

/** The status of a form that is too long: it is refused before it is read, without a text. */
const TOO_LARGE = 413;

async function asked(path: string, init: RequestInit = {}, id?: string): Promise<unknown> {
  const response = await answerOf(`/api/fair-play${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${session.value?.token ?? ""}`,
      "content-type": "application/json",
      ...(id ? { "idempotency-key": id } : {}),
    },
  });
  const body = (await response.json().catch(() => ({}))) as {
    code?: string;
    detail?: string;
    rule?: string;
    details?: Record<string, string>;
  };
  if (response.status === TOO_LARGE) throw new Problem(response.status, "", t.tooLarge);
  if (!response.ok) await withRefusal(body.code ?? "");
  if (!response.ok)
    throw new Problem(
      response.status,
      body.code ?? "",
      refusalWords(body.code ?? "", body.detail ?? wordsOf(response), language, body.details) +
        (ruleWords(body.rule) && ` (${ruleWords(body.rule)})`),
    );
  return body;
}

/** The cases, recordings and prizes that this person may see (OCR Appendix I). */
export const fetchFairPlay = async (): Promise<FairPlayOverview> => (await asked("")) as FairPlayOverview;
/** One case, as far as this person may see it; the access is logged (APP-I G2.7). */
export const fetchCase = async (id: string): Promise<{ now: CaseNow; events: CaseFact[] }> =>
  (await asked(`/case?id=${encodeURIComponent(id)}`)) as { now: CaseNow; events: CaseFact[] };
/** Sends a form of that page. If it is sent again because no answer came, it is filed only once. */
export const sendForm = async (
  form: FormName,
  values: Record<string, unknown>,
): Promise<{ caseId?: string; reference?: string }> => {
  const body = JSON.stringify(values);
  return (await writes.send(
    `${form} ${body}`,
    (id) => asked(`/${addressOf(form)}`, { method: "POST", body }, id),
    (failure) => failure instanceof Problem && failure.status > 0 && failure.status < 500,
  )) as { caseId?: string; reference?: string };
};

/** The progress of a round's screening; round 0 means all rounds. */
export const fetchScreeningProgress = async (round: number): Promise<ScreeningProgress> =>
  (await asked(`/screening/progress?round=${round}`)) as ScreeningProgress;
/** The figures of a screening; none while they are being calculated. The access is logged (APP-I G2.7). */
export const fetchScreening = async (
  round: number,
): Promise<{ progress: ScreeningProgress; screening: Screening | null }> =>
  (await asked(`/screening?round=${round}`)) as { progress: ScreeningProgress; screening: Screening | null };
/** Downloads the whole screening, as a PDF or for programs. */
export const downloadScreening = (round: number, kind: "pdf" | "json"): Promise<void> =>
  download(
    `fair-play/screening/report.${kind}?round=${round}&lang=${language}`,
    `${round === 0 ? "all-rounds" : `round-${round}`}-screening.${kind}`,
  );
