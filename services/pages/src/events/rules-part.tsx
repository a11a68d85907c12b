import { useEffect, useState } from "preact/hooks";
import { fullName } from "../words/tiebreaks";
import { AllRules } from "./all-rules";
import { changeRule, regulationsOf, ruleOf } from "./regulations";
import { fetchSchema } from "./requests";
import { RuleInput } from "./rule-input";
import { readRules, written, type Rulebook, type RuleInfo } from "./rules";
import { isTree, textOf, type Tree, type Value } from "./tree";
import { words } from "./words";

/** The rules that every organiser decides, in this order. */
const FIRST = [
  "appeals.body",
  "fairplay.awardPointsToOpponents",
  "standings.tieBreaks",
  "broadcast.delayMinutes",
  "public.page",
] as const;
const FIDE = "fide-online-2021";

/** The regulations: a profile, the time control, the rules that everybody decides, and below all others. */
export function RulesPart({ tree, onChange }: { tree: Tree; onChange(tree: Tree): void }) {
  const [book, setBook] = useState<Rulebook | null>(null);
  const [problem, setProblem] = useState("");
  const load = (): void => {
    setProblem("");
    void fetchSchema().then(
      (schema) => setBook(readRules(schema)),
      (failure: unknown) => setProblem((failure as Error).message),
    );
  };
  useEffect(load, []);
  const regulations = regulationsOf(tree);
  const profile = textOf(regulations.profile) || book?.first || FIDE;
  const profiles = book?.profiles ?? Object.keys(words.profiles);
  const set = (key: string, value: Value | undefined): void => onChange(changeRule(tree, key, value));
  const infoOf = (key: string): RuleInfo | undefined => book?.rules.find((rule) => rule.key === key);
  return (
    <>
      <div class="events-fields">
        <label>
          {words.rules.profile}
          <select
            data-path="regulations.profile"
            value={profile}
            onChange={(event) => set("profile", event.currentTarget.value)}
          >
            {[...new Set([...profiles, profile])].map((one) => (
              <option key={one} value={one}>
                {words.profiles[one] ?? one}
              </option>
            ))}
          </select>
        </label>
        <TimeControl regulations={regulations} onChange={(value) => set("timeControl", value)} />
      </div>
      {FIRST.map((key) => {
        const rule = infoOf(key);
        return (
          rule && (
            <RuleInput
              key={`${profile} ${key}`}
              rule={rule}
              isFirst
              hint={key === "standings.tieBreaks" ? tieBreakNames(regulations) : ""}
              value={ruleOf(regulations, key)}
              profile={profile}
              isFixed={book?.fixed[profile]?.has(key) ?? false}
              onChange={(value) => set(key, value)}
            />
          )
        );
      })}
      {problem !== "" && (
        <p role="alert" class="bad-text">
          {problem}{" "}
          <button class="small" onClick={load}>
            {words.again}
          </button>
        </p>
      )}
      {book && <AllRules book={book} profile={profile} regulations={regulations} onChange={set} />}
    </>
  );
}

/** The time control in its short form; periods that are written out stay as they are. */
function TimeControl({ regulations, onChange }: { regulations: Tree; onChange(value: Value | undefined): void }) {
  const periods = Array.isArray(regulations.timeControl) || isTree(regulations.timeControl);
  if (periods || ruleOf(regulations, "timeControl.periods") !== undefined)
    return <p class="quiet">{words.rules.periods}</p>;
  return (
    <label>
      {words.rules.timeControl}
      <input
        type="text"
        required
        placeholder="90+30"
        data-path="regulations.timeControl"
        value={textOf(regulations.timeControl)}
        onInput={(event) => onChange(event.currentTarget.value.trim() || undefined)}
      />
      <small class="quiet">{words.rules.timeControlHint}</small>
    </label>
  );
}

/** The full names of the tie-breaks that are chosen. */
function tieBreakNames(regulations: Tree): string {
  const chosen = written(ruleOf(regulations, "standings.tieBreaks"));
  return chosen
    .split(", ")
    .filter((one) => one !== "" && one !== "none")
    .map((one) => fullName(one, /^[A-Za-z]+/.exec(one)?.[0] ?? one))
    .join(" → ");
}
