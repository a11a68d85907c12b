import { formatClock, formatSpan } from "../clock/clock";
import { scoreText } from "./scores";
import type { BoardView, IncidentKind, Millis, Step, StepGroup, StepKind } from "../protocol/protocol";
import { official, type OfficialWords } from "./officials";
import { t, type Words } from "./words";
import { effectWords, refusalWords, sideThen } from "./hall-words";
import { isKindOnly, reasonWords } from "./reasons";
import type { StepPlaces } from "./step-places";
import { timeAt } from "../clock/time-zones";

export const GROUPS: readonly StepGroup[] = [
  "START",
  "MOVES",
  "CLOCKS",
  "CALLS",
  "FLOOR",
  "LINKS",
  "RULINGS",
  "RESULT",
];

/** Consecutive moves, or one step of another kind. */
export type Item = { moves: readonly Step[] } | { step: Step };
/** A game on the board; all but the one that counts are void. */
export interface Game {
  attempt: number;
  items: readonly Item[];
}

/** The games of a board in order, with the chosen kinds of steps; consecutive moves are one item. */
export function games(steps: readonly Step[], shown: ReadonlySet<StepGroup>): Game[] {
  const all = new Map<number, Item[]>();
  for (const step of steps.filter((one) => shown.has(one.group))) {
    const items = all.get(step.attempt) ?? [];
    const last = items.at(-1);
    if (step.kind === "MOVE" && last && "moves" in last) items[items.length - 1] = { moves: [...last.moves, step] };
    else items.push(step.kind === "MOVE" ? { moves: [step] } : { step });
    all.set(step.attempt, items);
  }
  return [...all].sort(([a], [b]) => a - b).map(([attempt, items]) => ({ attempt, items }));
}

/** Groups of which there are steps. */
export const groupsOf = (steps: readonly Step[]): StepGroup[] =>
  GROUPS.filter((group) => steps.some((step) => step.group === group));

const FLAGS = [
  "cancelled",
  "present",
  "held",
  "passed",
  "paused",
  "valid",
  "authorised",
  "provisional",
  "goesOn",
  "exchanged",
  "upheld",
  "done",
  "agrees",
  "excluded",
  "allowed",
];

/** The texts from which the words of a step are chosen. */
type StepTexts = Words & OfficialWords;
const texts = (): StepTexts => ({ ...t, ...official });

/** The texts for a detail by its name, in the order in which they are searched. */
const wording = (words: StepTexts): Record<string, Readonly<Record<string, string>>> => ({
  check: words.checkNames,
  target: words.floor.targets,
  incident: words.floor.kinds,
  outcome: words.floor.outcomes,
  inspected: words.floor.inspected,
  duty: words.floor.dutyNames,
  found: words.floor.inspectionOutcomes,
  call: words.callKind,
  order: words.orderName,
  alarm: words.alarmKind,
  trouble: words.trouble,
  segment: words.segment,
  situation: words.resultPanel.situation,
  claimed: words.claim.situation,
  irregularity: words.illegal.kind,
  result: words.result,
  termination: words.termination,
  appeal: words.appealOutcome,
});

/** When a pause was wanted, a session ends, or an adjourned game resumes. */
function instantOf(details: Step["details"], zone?: string): string {
  const at = details["wanted"] ?? details["sessionEnd"] ?? details["resumesAt"];
  return at === undefined ? "" : timeAt(Number(at), zone);
}

export function stepPlaces(step: Step, words: StepTexts = texts(), zone?: string, board?: BoardView): StepPlaces {
  const details = step.details;
  const named = Object.entries(wording(words)).flatMap(([name, values]) => {
    const value = details[name];
    return value === undefined ? [] : [values[value] ?? value];
  });
  return {
    side: step.side ? sideThen(board, step.side, step.player, words) : "",
    what: named[0] ?? "",
    also: named[1] ?? "",
    time: formatSpan(Math.abs(step.ms ?? 0)),
    control: details["control"] ?? "",
    score: scoreText(details["score"] ?? ""),
    was: details["was"] === undefined ? (details["expected"] ?? "") : scoreText(details["was"]),
    count: details["minutes"] ?? details["period"] ?? details["after"] ?? details["actual"] ?? "",
    at: instantOf(details, zone),
    move: details["at"] === undefined ? 0 : Math.ceil(Number(details["at"]) / 2),
    body: details["body"] ?? "",
    players: details["white"] && details["black"] ? `${details["white"]} – ${details["black"]}` : "",
    yes: FLAGS.some((flag) => details[flag] === "true"),
    back: (step.ms ?? 0) < 0,
  };
}

/** A step in the reader's language; a person's text follows unchanged. */
export function stepWords(step: Step, words: StepTexts = texts(), zone?: string, board?: BoardView): string {
  const said = words.timeline.step[step.kind](stepPlaces(step, words, zone, board));
  const ruling = step.ruling;
  const effect = ruling
    ? [words.rulingKind[ruling.kind] ?? ruling.kind, effectWords(ruling, words, board)].filter(Boolean).join(" ")
    : "";
  return [said, effect].filter(Boolean).join(": ");
}

/** The role of the person who did it; what the playing zone does automatically belongs to nobody (DEC-22). */
export const handOf = (step: Step, words: Words = t): string => step.by && words.role[step.by];

/** What a person or the hall gave as a reason; nothing if it only repeats the kind of an incident. */
export const stepText = (step: Step): string => {
  const { code, incident } = step.details;
  if (incident && isKindOnly(incident as IncidentKind, step.text)) return "";
  return code ? refusalWords(code, step.text) : reasonWords(step.text);
};

/** Clocks that a step changed, before and after; a step that only shows them has no "before". */
export function clocksOf(step: Step): { side: "WHITE" | "BLACK"; before: string | null; after: string }[] {
  const { before, after } = step;
  if (!after) return [];
  const row = (side: "WHITE" | "BLACK", was: Millis | undefined, is: Millis) => ({
    side,
    before: was === undefined ? null : formatClock(was, false),
    after: formatClock(is, false),
  });
  return [row("WHITE", before?.whiteMs, after.whiteMs), row("BLACK", before?.blackMs, after.blackMs)].filter(
    (one) => one.before !== one.after,
  );
}

/** "12" after White's move, "12…" after Black's; empty before the first. */
export const plyText = (ply: number): string => (ply === 0 ? "" : `${Math.ceil(ply / 2)}${ply % 2 === 0 ? "…" : ""}`);

/** Kinds that show both clocks even if nothing was changed. */
export const SHOWS_CLOCKS: ReadonlySet<StepKind> = new Set<StepKind>([
  "STARTED",
  "PAUSED",
  "RESUMED",
  "FLAG_FELL",
  "ENDED",
  "ADJOURNED",
  "RESTARTED",
  "TIME_CHANGED",
  "CLOCKS_SET",
  "SETTING_CORRECTED",
  "POSITION_RESTORED",
  "OUTAGE",
  "PERIOD",
]);
