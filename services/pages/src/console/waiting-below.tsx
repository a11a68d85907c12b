import { APPEALS } from "./appeals";
import { QUESTIONS } from "./questions";
import { outCount } from "../state/floor-log";
import { go } from "../network/session";
import type { You } from "../protocol/protocol";
import { seesFloor } from "../state/rights";
import { state } from "../state/state";
import { openAppeals, openQuestions } from "../state/waiting";
import { t } from "../words/words";

/** How many questions and appeals wait further down in the inbox, and how many players are out, with links to them. */
export function WaitingBelow({ you }: { you: You }) {
  const out = seesFloor(you) ? outCount(state.value.boards.values(), you) : 0;
  const questions = openQuestions.value.length;
  const appeals = openAppeals.value.length;
  return (
    <div class="waiting-below" role="status">
      {out > 0 && <Counter name={t.floor.out} count={out} onGo={() => go("/floor")} />}
      {questions > 0 && <Counter name={t.questionsShort} count={questions} onGo={() => lookAt(QUESTIONS)} />}
      {appeals > 0 && <Counter name={t.appeals} count={appeals} onGo={() => lookAt(APPEALS)} />}
    </div>
  );
}

/** How many items of a kind wait, with a link to them. */
function Counter({ name, count, onGo }: { name: string; count: number; onGo(): void }) {
  return (
    <button class="chip warn counter" aria-label={name} aria-description={String(count)} onClick={onGo}>
      {name} <strong>{count}</strong>
    </button>
  );
}

/** Scrolls to a part of the inbox, and moves the keyboard focus there. */
function lookAt(part: string): void {
  const heading = document.getElementById(part);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
