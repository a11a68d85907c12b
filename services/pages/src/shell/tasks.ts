import { openBreaches, openRequests } from "../state/floor-log";
import { disputed } from "../state/approvals";
import type { CaseNow } from "../fairplay/vocabulary";
import { boardName } from "../state/board-names";
import { incidents, isBack, standstills, type Incident } from "../state/outages";
import { toBeginAgain } from "../state/preparation";
import { boardNumber, boardRound } from "../state/order-progress";
import {
  bySide,
  other,
  SIDES,
  type AlarmView,
  type BoardView,
  type CaseView,
  type EpochMs,
  type Role,
  type Side,
  type You,
} from "../protocol/protocol";
import {
  mayAdmitAssistant,
  mayAnswer,
  mayCheck,
  mayFile,
  mayOrderBoard,
  mayRecordAppeal,
  seesFloor,
  seesHall,
  seesVenues,
} from "../state/rights";
import { state } from "../state/state";
import { standingAlarms } from "../state/alarms";
import { isOverdue, openAppeals, openCalls, openCases, owedPauses } from "../state/waiting";
import { t } from "../words/words";
import { timeOfDay } from "../widgets/times";

/** The kinds of alarms with different sounds: a disconnection, a call, a standstill of the server, anything else. */
export type NeedKind = "CASE" | "CALL" | "STANDSTILL" | "OTHER";

/**
 * Something that waits for an official.
 *
 * @property key the same as long as the matter is the same
 * @property parts the matters it stands for, if there are several
 * @property since when it began; null if unknown
 * @property board where to look; null for the console, or for the page of fair-play cases
 */
export interface Need {
  key: string;
  parts?: readonly string[];
  kind: NeedKind;
  text: string;
  since: EpochMs | null;
  board: string | null;
  /** Whether it must be answered at once. */ overdue?: boolean;
  fairPlay?: boolean;
}

/** Everything that counts as known once its alarm has sounded. */
export const matters = ({ key, parts = [] }: Need): readonly string[] => [key, ...parts];

/** Whether its alarm has not sounded here yet; a group that changes is not news unless it contains something new. */
export const isNews = ({ key, parts = [] }: Need, heard: ReadonlySet<string>): boolean =>
  !heard.has(key) && (parts.length === 0 || parts.some((part) => !heard.has(part)));

const isChief = (you: You): boolean => you.role === "CHIEF_ARBITER" || you.role === "DEPUTY_CHIEF_ARBITER";

/** Whether a role has a page with alarms: arbiters, organisers, and people who work on fair-play cases. */
export const hasAlarms = (role: Role): boolean =>
  !["PLAYER", "ASSISTANT", "SPECTATOR", "SERVICE", "OPERATOR"].includes(role);

/** Whether a person has the header and the alarms that are the same on every page. */
export const hasShell = (role: Role | undefined): boolean => role !== undefined && hasAlarms(role);

/**
 * Whether a case still concerns this official: for a technical arbiter until it is reported and the link is back, for
 * others until it is decided (OCR 18.8, 18.9).
 */
function concerns(you: You, c: CaseView): boolean {
  if (isChief(you)) return true;
  if (!seesHall(you) || you.venue !== c.venue) return false;
  return you.role !== "LOCAL_TECHNICAL_ARBITER" || !c.reported || c.state === "OPEN";
}

const seat = (board: BoardView, side: Side, what: string): string =>
  `${boardName(board.round, board.number)}: ${what}, ${bySide(board, side).name}`;
const named = (id: string): string => boardName(boardRound(id), boardNumber(id));

const caseKey = (c: CaseView): string => `case ${c.id}`;

function caseNeed(one: Incident): Need {
  const first = one.cases[0]!;
  const isLost = first.state === "OPEN";
  if (one.kind === "ALONE" || one.cases.length === 1) {
    return {
      key: caseKey(first),
      kind: "CASE",
      text: `${named(first.board)}: ${isLost ? t.attention.case : t.attention.back}, ${first.playerName}`,
      since: isLost ? first.lostAt : first.startedAt, // the present loss, as on its card (OCR 18.9)
      board: first.board,
    };
  }
  const venues = one.venues
    .map((id) => state.value.competition?.venues.find((venue) => venue.id === id)?.name ?? id)
    .join(", ");
  return {
    key: `incident ${first.incident?.id ?? first.id}`,
    parts: one.cases.map(caseKey),
    kind: "CASE",
    text: isBack(one)
      ? t.bar.back(venues, one.cases.length)
      : t.bar.lost(venues, one.cases.filter((c) => c.state === "OPEN").length),
    since: one.since,
    board: first.board,
  };
}

function standstillNeeds(you: You): Need[] {
  const silent = state.value.standstill;
  const now: Need[] =
    silent && silent.until === null
      ? [{ key: `silent ${silent.since}`, kind: "STANDSTILL", text: t.bar.silent, since: silent.since, board: null }]
      : [];
  const boards = [...state.value.boards.values()].filter(
    (board) => !seesHall(you) || isChief(you) || board.white.venue === you.venue || board.black.venue === you.venue,
  );
  return [
    ...now,
    ...standstills(boards).map((one): Need => ({
      key: `standstill ${one.from}`,
      parts: one.boards.map((board) => `stood ${board.id} ${board.outage?.from ?? board.clocks.at}`),
      kind: "STANDSTILL",
      text: t.bar.stood(one.boards.length),
      since: one.from,
      board: null,
    })),
    ...boards
      .filter((board) => board.status === "PAUSED" && board.pauseCause === "LOSS")
      .map((board): Need => ({
        key: `damaged ${board.id} ${board.clocks.at}`,
        kind: "STANDSTILL",
        text: `${boardName(board.round, board.number)}: ${t.bar.damaged}`,
        since: board.clocks.at,
        board: board.id,
      })),
  ];
}

/** Whether an assistant at a seat of this official's venue waits to be accepted (APP-III 1). */
const waitsForAdmission = (you: You, board: BoardView, side: Side): boolean =>
  bySide(board, side).assistant?.admitted === false &&
  bySide(board, side).venue === you.venue &&
  mayAdmitAssistant(you, board, side);

/** When the hall stood still, and the number of boards, so that two such alarms can be distinguished (OCR 19.6). */
const hallAlarm = (one: AlarmView): string =>
  one.kind === "OUTAGE"
    ? t.bar.outage(timeOfDay(one.from ?? one.at), timeOfDay(one.to ?? one.at), one.boards)
    : t.alarmKind[one.kind];

function otherNeeds(you: You): Need[] {
  const boards = [...state.value.boards.values()];
  const floor = seesFloor(you);
  return [
    ...(seesHall(you) ? standingAlarms.value : []).map((one): Need => ({
      key: `alarm ${one.id}`,
      kind: "OTHER",
      text: one.board ? `${named(one.board)}: ${t.alarmKind[one.kind]}` : hallAlarm(one),
      since: one.at,
      board: one.board || null,
    })),
    ...toBeginAgain(boards)
      .filter(({ board }) => mayCheck(you, board, "WHITE") || mayCheck(you, board, "BLACK"))
      .map(({ board }): Need => ({
        key: `again ${board.id} ${board.attempt}`,
        kind: "OTHER",
        text: `${boardName(board.round, board.number)}: ${t.attention.again}`,
        since: null,
        board: board.id,
      })),
    ...owedPauses.value
      .filter(({ board }) => mayOrderBoard(you, "PAUSE", board))
      .map(({ board, failed }): Need => ({
        key: `owed ${failed.id}`,
        kind: "OTHER",
        text: `${boardName(board.round, board.number)}: ${t.attention.unpaused}`,
        since: failed.at,
        board: board.id,
      })),
    ...(floor ? openRequests(boards, you) : []).map(({ board, what }): Need => ({
      key: `leave ${board.id} ${what.id}`,
      kind: "OTHER",
      text: seat(board, what.side, t.attention.leave),
      since: what.since,
      board: board.id,
    })),
    ...(floor ? openBreaches(boards, you) : []).map(({ board, what }): Need => ({
      key: `breach ${board.id} ${what.id}`,
      kind: "OTHER",
      text: seat(board, what.side, t.attention.breach),
      since: what.at,
      board: board.id,
    })),
    ...openAppeals.value.flatMap(({ board, appeal }): Need[] => {
      const decides = mayRecordAppeal(you);
      if (!decides && (appeal.copyAt !== null || !mayFile(you, board, other(appeal.side)))) return [];
      return [
        {
          key: `appeal ${appeal.id}`,
          kind: "OTHER",
          text: decides
            ? `${boardName(board.round, board.number)}: ${t.bar.appeal}, ${appeal.playerName}`
            : seat(board, other(appeal.side), t.bar.copy),
          since: appeal.at,
          board: board.id,
        },
      ];
    }),
    ...boards
      .filter((board) => board.status !== "ENDED")
      .flatMap((board) =>
        SIDES.filter((side) => waitsForAdmission(you, board, side)).map((side): Need => ({
          key: `assistant ${board.id} ${side} ${bySide(board, side).assistant!.id}`,
          kind: "OTHER",
          text: seat(board, side, t.bar.assistant),
          since: null,
          board: board.id,
        })),
      ),
    ...disputed(boards, you).map((board): Need => ({
      key: `disputed ${board.id}`,
      kind: "OTHER",
      text: `${boardName(board.round, board.number)}: ${t.attention.disputed}`,
      since: null,
      board: board.id,
    })),
  ];
}

/**
 * What waits for this official, the most urgent first: a standstill of the server, disconnections by flag fall, calls
 * by age, then the rest. It contains nothing that another role or venue answers.
 */
export function needs(you: You): Need[] {
  if (!seesVenues(you) && !seesHall(you)) return [];
  const calls = openCalls.value
    .filter((call) => mayAnswer(you, call.venue))
    .map((call): Need => ({
      key: `call ${call.id}`,
      kind: "CALL",
      text: `${named(call.board)}: ${t.attention.call}, ${call.playerName}`,
      since: call.at,
      board: call.board,
      overdue: isOverdue(call),
    }));
  const cases = incidents(
    openCases.value.filter((c) => concerns(you, c)),
    state.value.outages,
  ).map(caseNeed);
  return [...standstillNeeds(you), ...cases, ...calls, ...otherNeeds(you)];
}

/**
 * What waits for a person who works on fair-play cases: a vote, an investigator to be named, a date that has passed. It
 * contains no names (APP-I G2.7).
 */
export function fairPlayNeeds(cases: readonly CaseNow[]): Need[] {
  return cases.flatMap((one): Need[] => {
    const why = one.steps.includes("cast_vote")
      ? t.bar.vote
      : one.steps.includes("appoint_investigator") && one.investigator === ""
        ? t.bar.investigator
        : one.overdue
          ? t.bar.late
          : null;
    return why === null
      ? []
      : [
          {
            key: `fair play ${one.caseId} ${why}`,
            kind: "OTHER",
            text: `${t.fairPlayTitle}: ${why}`,
            since: null,
            board: null,
            fairPlay: true,
          },
        ];
  });
}
