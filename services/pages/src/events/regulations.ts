/** The regulations of an event: a profile, and the rules that differ from it, with dotted or nested names. */

import { isTree, withKey, type Tree, type Value } from "./tree";

/** The value of a rule; undefined if only the profile says it. */
export function ruleOf(regulations: Tree, key: string): Value | undefined {
  if (key in regulations) return regulations[key];
  for (let dot = key.indexOf("."); dot >= 0; dot = key.indexOf(".", dot + 1)) {
    const group = regulations[key.slice(0, dot)];
    if (!isTree(group)) continue;
    const found = ruleOf(group, key.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The regulations with another value of a rule, where it stands or beside those of its group; undefined leaves it to
 * the profile.
 */
export function withRule(regulations: Tree, key: string, value: Value | undefined): Tree {
  const stated = ruleOf(regulations, key) !== undefined;
  if (key in regulations || (!stated && value === undefined)) return withKey(regulations, key, value);
  for (let dot = key.indexOf("."); dot >= 0; dot = key.indexOf(".", dot + 1)) {
    const name = key.slice(0, dot);
    const group = regulations[name];
    const rest = key.slice(dot + 1);
    if (!isTree(group) || (stated && ruleOf(group, rest) === undefined)) continue;
    const changed = withRule(group, rest, value);
    return withKey(regulations, name, Object.keys(changed).length > 0 ? changed : undefined);
  }
  return withKey(regulations, key, value);
}

export const regulationsOf = (tree: Tree): Tree => (isTree(tree.regulations) ? tree.regulations : {});

export const changeRule = (tree: Tree, key: string, value: Value | undefined): Tree =>
  withKey(tree, "regulations", withRule(regulationsOf(tree), key, value));
