/** Whether two versions of a draft are the same. */

import type { DraftBody, ServedDraft } from "./requests";
import type { EventFiles } from "./terms";
import { isTree, type Tree, type Value } from "./tree";

const sorted = (files: EventFiles["files"]): string =>
  JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Two drafts with the same files have the same print. */
export const print = (files: EventFiles): string =>
  JSON.stringify([files.yaml, sorted(files.files), files.regulations ?? ""]);

/** A value without its empty keys, which the hall may leave out of the YAML; the order of keys says nothing. */
function stated(value: Value): Value {
  if (Array.isArray(value)) return (value as readonly Value[]).map(stated);
  if (!isTree(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return Object.fromEntries(
    entries.map(([key, one]) => [key, stated(one)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const sameTree = (a: Tree, b: Tree): boolean => JSON.stringify(stated(a)) === JSON.stringify(stated(b));

/** Whether a draft is what was sent. */
export const isKept = (sent: DraftBody, served: ServedDraft): boolean =>
  sorted(sent.files) === sorted(served.files.files) &&
  ("tree" in sent
    ? served.tree !== null && sameTree(sent.tree, served.tree)
    : sent.yaml === served.files.yaml && (sent.regulations ?? "") === (served.files.regulations ?? ""));
