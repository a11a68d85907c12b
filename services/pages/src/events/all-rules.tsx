import { useState } from "preact/hooks";
import { ruleOf } from "./regulations";
import { explanationOf, RuleInput, titleOf } from "./rule-input";
import { same, search, type Rulebook } from "./rules";
import type { Tree, Value } from "./tree";
import { words } from "./words";

/** Every rule of the regulations, found by words and articles. */
export function AllRules({
  book,
  profile,
  regulations,
  onChange,
}: {
  book: Rulebook;
  profile: string;
  regulations: Tree;
  onChange(key: string, value: Value | undefined): void;
}) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [onlyChanged, setOnlyChanged] = useState(false);
  const isChanged = (key: string, standard: Value | undefined): boolean => {
    const value = ruleOf(regulations, key);
    return value !== undefined && !same(value, standard);
  };
  const found = search(book.rules, typed, (rule) => `${titleOf(rule.key)} ${explanationOf(rule)}`).filter(
    (rule) => !onlyChanged || isChanged(rule.key, rule.defaults[profile]),
  );
  return (
    <details
      class="events-rules"
      open={open}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{words.rules.all(book.rules.length)}</summary>
      {open && (
        <>
          <div class="events-fields">
            <label>
              {words.rules.search}
              <input type="search" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
            </label>
            <label class="setup-tick">
              <input
                type="checkbox"
                checked={onlyChanged}
                onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
              />
              {words.rules.onlyChanged}
            </label>
          </div>
          <p class="quiet" role="status">
            {words.rules.found(found.length)}
          </p>
          {found.map((rule) => (
            <RuleInput
              key={`${profile} ${rule.key}`}
              rule={rule}
              value={ruleOf(regulations, rule.key)}
              profile={profile}
              isFixed={book.fixed[profile]?.has(rule.key) ?? false}
              onChange={(value) => onChange(rule.key, value)}
            />
          ))}
        </>
      )}
    </details>
  );
}
