import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../network/session";
import { pairingWords as words } from "../words/pairing";
import { USUAL_REASONS } from "../words/usual-reasons";
import type { Round } from "../protocol/protocol";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { useCommand } from "../widgets/hooks";
import { cls } from "../widgets/cls";
import { t } from "../words/words";
import type { Draft } from "./draft";
import { stageOf } from "./round-stage";

/** What keeps pairings from being saved. */
export type Hindrance = keyof typeof words.step3.first;

/** Saves the pairings, publishes them, and says what comes next. */
export function PublishStep({
  round,
  draft,
  hindrance,
  isSaved,
  onSaved,
}: {
  round: Round;
  draft: Draft | null;
  /** Null if they can be saved. */ hindrance: Hindrance | null;
  /** Whether what is shown is what the round has. */ isSaved: boolean;
  onSaved(): void;
}) {
  const { busy, give } = useCommand();
  const [reason, setReason] = useState("");
  const [asking, setAsking] = useState(false);
  /** What was done last, until the hall's own news of the round arrive. */
  const [done, setDone] = useState<"saved" | "published" | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const number = round.number;
  const stage = stageOf(round);
  useEffect(() => setDone(null), [stage]);
  const replaces = stage === "PAIRED" || stage === "PUBLISHED";
  const hasPairings = replaces || done !== null;
  const published = done === "published" || (stage === "PUBLISHED" && done === null);
  const saves = draft !== null && !isSaved;
  async function save(): Promise<void> {
    if (!draft) return;
    const outcome = await give("setPairings", {
      round: number,
      pairings: draft.pairings.map(({ board, whiteId, blackId }) => ({ board, white: whiteId, black: blackId })),
      byes: draft.byes,
      ...(draft.otherByes.length > 0 ? { otherByes: draft.otherByes } : {}),
      reason: reason.trim(),
    });
    if (!outcome.ok) return;
    setReason("");
    setDone("saved");
    onSaved();
    said.current?.focus();
  }
  async function publish(): Promise<void> {
    const outcome = await give("publishPairings", { round: number });
    setAsking(false);
    if (!outcome.ok) return;
    setDone("published");
    said.current?.focus();
  }
  return (
    <section class="ready-venue" aria-labelledby="pairing-step-3">
      <h2 id="pairing-step-3">{words.step3.title(number)}</h2>
      {!hasPairings && !draft && <p>{words.step3.nothing(number)}</p>}
      <p ref={said} role="status" tabIndex={-1} class={cls(published && !saves && "good-text")}>
        {hasPairings && saves
          ? words.step3.notSaved
          : published
            ? `✓ ${words.step3.published(number)}`
            : hasPairings && draft
              ? `✓ ${words.step3.saved(number)}`
              : replaces
                ? words.step3.has(number, round.pairings?.length ?? 0)
                : ""}
      </p>
      {saves && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <p>{words.step3.means}</p>
          {published && <p class="warn-text">{words.step3.hides}</p>}
          {hasPairings && hindrance === null && (
            <ReasonField usual={USUAL_REASONS.pairings} value={reason} onChange={setReason} />
          )}
          {hindrance && <p class="warn-text">{words.step3.first[hindrance]}</p>}
          <div class="actions">
            <button
              type="submit"
              class="primary"
              disabled={busy || hindrance !== null || (hasPairings && reason.trim() === "")}
            >
              {busy ? words.step3.saving : words.step3.save}
            </button>
          </div>
        </form>
      )}
      {hasPairings && !published && !saves && (
        <div class="actions">
          <button type="button" class="primary" disabled={busy} onClick={() => setAsking(true)}>
            {words.step3.publish}
          </button>
        </div>
      )}
      {published && !saves && (
        <>
          <p>{words.step3.next}</p>
          <div class="actions">
            <button type="button" onClick={() => go("/console")}>
              {words.step3.open}
            </button>
          </div>
        </>
      )}
      {asking && (
        <Dialog title={words.step3.publishTitle(number)} onClose={() => setAsking(false)}>
          <p>{words.step3.publishText(number)}</p>
          <div class="actions">
            <button type="button" onClick={() => setAsking(false)}>
              {t.cancel}
            </button>
            <button type="button" class="primary" disabled={busy} onClick={() => void publish()}>
              {words.step3.publishing}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
