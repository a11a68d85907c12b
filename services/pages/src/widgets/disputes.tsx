import { scoreText } from "../words/scores";
import type { Dispute, Side } from "../protocol/protocol";
import { reasonWords } from "../words/reasons";

export function Disputes({
  all,
  words,
}: {
  all: readonly Dispute[];
  words(of: string, changes: string, answer: string | null, reason: string, side: Side): string;
}) {
  if (all.length === 0) return null;
  return (
    <ul class="quiet-list">
      {all.map((one) => (
        <li
          key={`${one.side}${one.at}`}
          class={one.answer === null ? "bad-text" : "quiet"}
          data-dispute={one.answer === null ? "open" : "answered"}
        >
          {words(
            scoreText(one.of),
            one.changes.join(", "),
            one.answer === null ? null : scoreText(one.answer),
            reasonWords(one.reason ?? ""),
            one.side,
          )}
        </li>
      ))}
    </ul>
  );
}
