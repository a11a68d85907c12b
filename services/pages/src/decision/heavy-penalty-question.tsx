import { PENALTIES } from "./penalty-kinds";
import type { Draft } from "./penalty-rules";
import type { PenaltyKind } from "../protocol/protocol";
import { official } from "../words/officials";
import { t } from "../words/words";

const HEAVY = ["GAME_LOST", "EXCLUSION", "EXPULSION"] as const satisfies readonly PenaltyKind[];
export type HeavyPenalty = (typeof HEAVY)[number];

const isHeavy = (kind: PenaltyKind): kind is HeavyPenalty => HEAVY.some((one) => one === kind);

/** What a penalty takes from a player, in sentences; "" if it takes neither the game nor a round. */
export const heavyWords = (draft: Draft, name: string): string =>
  PENALTIES.filter((kind) => draft.has(kind))
    .filter(isHeavy)
    .map((kind) => official.heavyPenalty[kind](name, (draft.get(kind)!.rounds ?? []).join(", ")))
    .join(" ");

/** Asks before a heavy penalty is imposed; the first button cancels. */
export function HeavyQuestion({
  consequences,
  busy,
  onCancel,
  onYes,
}: {
  consequences: string;
  busy: boolean;
  onCancel(): void;
  onYes(): void;
}) {
  return (
    <>
      <p class="bad-text" role="alert" data-heavy>
        {consequences} {official.heavyAsk}
      </p>
      <div class="actions">
        <button type="button" onClick={onCancel}>
          {t.cancel}
        </button>
        <button type="button" class="danger sure" disabled={busy} onClick={onYes}>
          {official.heavyYes}
        </button>
      </div>
    </>
  );
}
