import type { ComponentChildren } from "preact";
import type { Missing } from "../protocol/protocol";
import { cls } from "../widgets/cls";
import { ruleWords } from "../words/hall-words";
import { t } from "../words/words";

/** What is still missing before the round: what it is, its article, and who does it. */
export function MissingPoint({ missing, children }: { missing: Missing; children?: ComponentChildren }) {
  return (
    <li class="ready-point" data-point={missing.point}>
      <span class={cls("ready-mark", missing.gate === "WARNING" ? "warn-text" : "bad-text")} aria-hidden="true">
        {missing.gate === "WARNING" ? "!" : "✕"}
      </span>
      <span class="grow">
        <strong>{t.ready.points[missing.point]}</strong>{" "}
        {ruleWords(missing.article) && <span class="chip">{missing.article}</span>}
        <span class="quiet ready-who">
          {t.ready.doneBy(t.ready.who[missing.point])}
          {missing.gate === "WARNING" && ` · ${t.ready.warning}`}
        </span>
      </span>
      {children}
    </li>
  );
}
