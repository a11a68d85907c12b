/** What the schema of regulations, which every hall serves, says about each rule. */

import { isTree, textOf, type Tree, type Value } from "./tree";

export type Kind =
  | { of: "flag" }
  | { of: "whole"; min: number; max: number }
  | { of: "decimal"; min: number }
  | { of: "one"; values: readonly Value[] }
  | { of: "some"; values: readonly string[] }
  /** Fines by code, "A:20". */
  | { of: "fines" }
  | { of: "list" }
  | { of: "text" };

/**
 * @property text what the rule means, in English
 * @property unit "" for numbers without one and for everything else
 * @property optional whether `none` is allowed: the rule does not hold
 * @property defaults the value in each profile
 */
export interface RuleInfo {
  key: string;
  text: string;
  article: string;
  unit: string;
  kind: Kind;
  optional: boolean;
  defaults: Readonly<Record<string, Value>>;
}

/** @property fixed the rules that each profile does not let anybody change */
export interface Rulebook {
  profiles: readonly string[];
  first: string;
  rules: readonly RuleInfo[];
  fixed: Readonly<Record<string, ReadonlySet<string>>>;
}

export const NONE = "none";

const values = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? (value as Value[]) : []);
const trees = (value: Value | undefined): readonly Tree[] => values(value).filter(isTree);
const inside = (value: Value | undefined, ...path: readonly string[]): Value | undefined =>
  path.reduce<Value | undefined>((now, key) => (isTree(now) ? now[key] : undefined), value);

function kindOf(rule: Tree): Kind {
  if (Array.isArray(rule.enum)) return { of: "one", values: values(rule.enum) };
  switch (textOf(rule.type)) {
    case "boolean":
      return { of: "flag" };
    case "integer":
      return { of: "whole", min: Number(textOf(rule.minimum)), max: Number(textOf(rule.maximum)) };
    case "number":
      return { of: "decimal", min: Number(textOf(rule.minimum)) };
    case "array": {
      const some = inside(rule.items, "enum");
      return some === undefined ? { of: "list" } : { of: "some", values: values(some).map(textOf) };
    }
    default:
      return trees(rule.anyOf).some((one) => one.type === "array") ? { of: "fines" } : { of: "text" };
  }
}

/** The explanation without what the page says itself: the unit, the allowed values, the defaults and the article. */
const explanation = (description: string): string =>
  description.replace(/ Allowed: .*$/s, "").replace(/ In [A-Za-z]+\.$/, "");

function infoOf(key: string, rule: Tree): RuleInfo {
  const branches = trees(rule.anyOf);
  const optional = branches.some((one) => values(one.enum).includes(NONE));
  return {
    key,
    text: explanation(textOf(rule.description)),
    article: textOf(rule["x-article"]),
    unit: textOf(rule["x-unit"]),
    kind: kindOf(optional ? (branches[0] ?? {}) : rule),
    optional,
    defaults: isTree(rule["x-defaults"]) ? rule["x-defaults"] : {},
  };
}

export function readRules(schema: Tree): Rulebook {
  const definitions = isTree(schema.$defs) ? schema.$defs : {};
  const rules = Object.entries(definitions).flatMap(([key, rule]) =>
    isTree(rule) && rule["x-defaults"] !== undefined ? [infoOf(key, rule)] : [],
  );
  const fixed = Object.fromEntries(
    trees(schema.allOf).map((one) => {
      const members = inside(one, "then", "properties");
      return [
        textOf(inside(one, "if", "properties", "profile", "const")),
        new Set(rules.map(({ key }) => key).filter((key) => inside(members, key, "const") !== undefined)),
      ];
    }),
  );
  const profile = inside(schema, "properties", "profile");
  return {
    profiles: values(inside(profile, "enum")).map(textOf),
    first: textOf(inside(profile, "default")),
    rules,
    fixed,
  };
}

/** A value of a rule as a person reads and types it. */
export function written(value: Value | undefined): string {
  if (Array.isArray(value))
    return (value as readonly Value[])
      .map((one) => (isTree(one) ? `${textOf(one.code)}:${textOf(one.amount)}` : textOf(one)))
      .join(", ");
  if (isTree(value))
    return Object.entries(value)
      .map(([code, amount]) => `${code}:${textOf(amount)}`)
      .join(", ");
  return value === null ? NONE : textOf(value);
}

const parts = (typed: string): string[] =>
  typed
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/**
 * What somebody typed or chose as a value; undefined if it is not one of the rule's. An empty text leaves the rule to
 * the profile and is not given here.
 */
export function valueOf(rule: RuleInfo, typed: string): Value | undefined {
  const text = typed.trim();
  if (rule.optional && text === NONE) return NONE;
  switch (rule.kind.of) {
    case "flag":
      return text === "true" ? true : text === "false" ? false : undefined;
    case "whole": {
      const number = Number(text);
      return /^-?\d+$/.test(text) && number >= rule.kind.min && number <= rule.kind.max ? number : undefined;
    }
    case "decimal":
      return /^\d+(\.\d{1,2})?$/.test(text) && Number(text) >= rule.kind.min ? Number(text) : undefined;
    case "one":
      return rule.kind.values.find((one) => textOf(one) === text);
    case "some":
    case "list":
      return parts(text);
    case "fines": {
      const fines = parts(text).map((one) => /^(.+):\s*(\d+(?:\.\d{1,2})?)$/.exec(one));
      if (fines.includes(null)) return undefined;
      return fines.map((one) => ({ code: one![1]!.trim(), amount: Number(one![2]) }));
    }
    case "text":
      return text;
  }
}

/** Whether two values mean the same. */
export const same = (a: Value | undefined, b: Value | undefined): boolean => written(a) === written(b);

/** What differs from the profile must be written; what is the same is left out. */
export const toWrite = (rule: RuleInfo, profile: string, value: Value | undefined): Value | undefined =>
  value === undefined || same(value, rule.defaults[profile]) ? undefined : value;

/** The rules in whose key, title, explanation or article every word occurs. */
export function search(rules: readonly RuleInfo[], typed: string, explain: (rule: RuleInfo) => string): RuleInfo[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const all = `${rule.key} ${rule.text} ${explain(rule)} ${rule.article}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
