import { useId, useState } from "preact/hooks";
import { ruleWords } from "../words/hall-words";
import { language } from "../words/words";
import { NONE, same, toWrite, valueOf, written, type RuleInfo } from "./rules";
import { textOf, type Value } from "./tree";
import { words } from "./words";

/** What a rule means, in the reader's language if this page knows it. */
export const explanationOf = (rule: RuleInfo): string => words.explanations[rule.key] ?? rule.text;

const word = (value: Value): string => {
  const text = textOf(value);
  const called = words.choices[text];
  return text === "true" ? words.rules.yes : text === "false" ? words.rules.no : called ? `${called} (${text})` : text;
};

/** A value in words: yes and no for flags, and choices as they are called. */
const said = (rule: RuleInfo, value: Value | undefined): string =>
  (rule.kind.of === "flag" || rule.kind.of === "one") && value !== undefined && written(value) !== NONE
    ? word(value)
    : written(value) === NONE
      ? words.rules.none
      : written(value) || words.rules.empty;

/** Which values are allowed. */
function allowedOf(rule: RuleInfo, mayBeNone: boolean): string {
  const { kind } = rule;
  const unit = rule.unit === "" ? "" : ` ${words.units[rule.unit] ?? rule.unit}`;
  const end = mayBeNone ? words.rules.orNone : ".";
  switch (kind.of) {
    case "whole":
      return words.rules.range(kind.min, kind.max) + unit + end;
    case "decimal":
      return words.rules.from(kind.min) + unit + end;
    case "some":
      return words.rules.someOf(kind.values.join(", ")) + end;
    case "list":
      return words.rules.list;
    case "fines":
      return words.rules.fines;
    default:
      return mayBeNone ? words.rules.mayBeNone : "";
  }
}

/** What a rule is called, in the reader's language. */
export const titleOf = (key: string): string => words.titles[key] ?? key;

/**
 * One rule: its field, what it means, its article, what is allowed and what the profile says. Only what differs from
 * the profile is written.
 *
 * @param isFirst whether it is one of those that everybody decides: there, what is not stated is left empty
 */
export function RuleInput({
  rule,
  isFirst = false,
  hint = "",
  value,
  profile,
  isFixed,
  onChange,
}: {
  rule: RuleInfo;
  isFirst?: boolean;
  hint?: string;
  value: Value | undefined;
  profile: string;
  isFixed: boolean;
  onChange(value: Value | undefined): void;
}) {
  const now = value ?? rule.defaults[profile];
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const about = useId();
  const label = titleOf(rule.key);
  const isChoice = rule.kind.of === "flag" || rule.kind.of === "one";
  /** It must be stated: what the profile says is not enough. */
  const mustSay = isFirst && written(rule.defaults[profile]) === NONE;
  const take = (text: string): void => {
    const typedNone = mustSay && text.trim() === NONE && !isChoice;
    const read = typedNone ? undefined : text.trim() === "" ? rule.defaults[profile] : valueOf(rule, text);
    setWrong(read === undefined);
    setTyped(text);
    if (read !== undefined) onChange(toWrite(rule, profile, read));
  };
  const common = {
    disabled: isFixed,
    "data-path": `regulations.${rule.key}`,
    "aria-describedby": about,
    "aria-invalid": wrong,
  };
  const changed = value !== undefined && !same(value, rule.defaults[profile]);
  const choices: readonly Value[] =
    rule.kind.of === "flag" ? [true, false] : rule.kind.of === "one" ? rule.kind.values : [];
  return (
    <div class="events-rule" data-rule={rule.key} data-changed={changed}>
      <label>
        <span>{label}</span>
        {isChoice ? (
          <select {...common} value={textOf(now)} onChange={(event) => take(event.currentTarget.value)}>
            {rule.optional && <option value={NONE}>{isFirst ? words.rules.unstated : words.rules.none}</option>}
            {choices.map((one) => (
              <option key={textOf(one)} value={textOf(one)}>
                {word(one)}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="text"
            {...common}
            value={typed ?? (written(now) === NONE && isFirst ? "" : written(now))}
            onInput={(event) => take(event.currentTarget.value)}
            onBlur={() => !wrong && setTyped(null)}
          />
        )}
      </label>
      <p id={about} class="quiet">
        <Explanation rule={rule} /> {allowedOf(rule, rule.optional && !mustSay)}{" "}
        {words.rules.default(said(rule, rule.defaults[profile]))}
        {ruleWords(rule.article) && ` (${ruleWords(rule.article)})`}
        {isFixed && ` ${words.rules.fixed}`}
      </p>
      {hint && <p class="quiet">{hint}</p>}
      {wrong && (
        <p class="bad-text" role="alert">
          {words.rules.wrong}
        </p>
      )}
      {changed && !isFixed && (
        <button
          type="button"
          class="small"
          aria-label={words.rules.resetOf(label)}
          onClick={() => {
            setTyped(null);
            setWrong(false);
            onChange(undefined);
          }}
        >
          {words.rules.reset}
        </button>
      )}
    </div>
  );
}

/** The hall's explanation is English; it is marked so that a screen reader speaks it well. */
function Explanation({ rule }: { rule: RuleInfo }) {
  const own = words.explanations[rule.key];
  return own || language === "en" ? <>{own ?? rule.text}</> : <span lang="en">{rule.text}</span>;
}
