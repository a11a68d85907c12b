import { ruleWords } from "../words/hall-words";
import { pairingWords as words } from "../words/pairing";
import type { Competition, Finding } from "../protocol/protocol";
import { cls } from "../widgets/cls";
import { nameOf, type People } from "./people";

/** One line about one or several findings of the same kind. */
export interface FindingLine {
  severity: Finding["severity"];
  code: string;
  /** 0 if it is about no board. */ board: number;
  text: string;
  /** "" if there is none. */ article: string;
}

/**
 * The findings in the reader's language. Those about many players who have no board become one line; a kind that this
 * page does not know keeps the server's text.
 */
export function findingLines(
  findings: readonly Finding[],
  people: People,
  competition: Competition | null,
): readonly FindingLine[] {
  const together = new Map<string, Finding[]>();
  for (const one of findings)
    if (words.foundOfSeveral[one.code]) together.set(one.code, [...(together.get(one.code) ?? []), one]);
  const told = new Set<string>();
  return findings.flatMap((one) => {
    const group = together.get(one.code) ?? [];
    const line = { severity: one.severity, code: one.code, board: one.board ?? 0, article: ruleWords(one.rule) };
    if (group.length < 2) return [{ ...line, text: textOf(one, competition) }];
    if (told.has(one.code)) return [];
    told.add(one.code);
    const names = group.flatMap((each) => each.players).map((id) => nameOf(people, id));
    return [{ ...line, text: words.foundOfSeveral[one.code]!(names.length, names.join(", ")) }];
  });
}

function textOf(finding: Finding, competition: Competition | null): string {
  const say = words.found[finding.code];
  if (!say) return finding.text;
  const venue = competition?.venues.find((one) => one.id === finding.parameters.venue)?.name;
  const values = Object.fromEntries(
    Object.entries(finding.parameters).map(([name, value]) => [name, words.values(value)] as const),
  );
  return say({ ...values, ...(venue === undefined ? {} : { venue }) });
}

/** @param named whether a line begins with its board, where it does not stand at the board itself */
export function FindingItem({ line, named = false }: { line: FindingLine; named?: boolean }) {
  const error = line.severity === "ERROR";
  return (
    <li class="pairing-finding" data-finding={line.code} data-severity={line.severity}>
      <span class={cls("chip", error ? "bad" : "warn")}>{error ? words.step2.error : words.step2.warning}</span>
      <span class="grow">
        {named && line.board > 0 && (
          <strong>
            {words.step2.board} {line.board}:{" "}
          </strong>
        )}
        {line.text}
        {line.article && <span class="quiet"> ({line.article})</span>}
      </span>
    </li>
  );
}
