import { useState } from "preact/hooks";
import { pairingWords as words } from "../words/pairing";
import type { Competition, Round } from "../protocol/protocol";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { dayAndTime } from "../widgets/times";
import { useChange } from "../widgets/change";
import { cls } from "../widgets/cls";
import { t } from "../words/words";
import { PlanRound } from "./plan-round";
import { stageOf, type RoundStage } from "./round-stage";

const COLOURS: Partial<Record<RoundStage, string>> = {
  NOT_PAIRED: "warn",
  PAIRED: "",
  PUBLISHED: "good",
  OPEN: "good",
};

/**
 * The rounds, of which one is chosen. A round can be added, its planned start changed until it is open, and the last
 * one removed while it has no pairings.
 */
export function RoundsList({
  competition,
  chosen,
  onChoose,
}: {
  competition: Competition;
  chosen: number | null;
  onChoose(round: number): void;
}) {
  const [open, setOpen] = useState<"add" | "start" | "remove" | null>(null);
  const { rounds } = competition;
  const last = rounds.reduce<Round | null>((one, other) => (one && one.number > other.number ? one : other), null);
  const next = (last?.number ?? 0) + 1;
  const before = rounds.find((round) => round.number === chosen && !round.opened);
  return (
    <section class="ready-venue" aria-labelledby="pairing-rounds">
      <h2 id="pairing-rounds">{words.rounds.title}</h2>
      {rounds.length === 0 && <p>{words.rounds.none}</p>}
      <ul class="pairing-rounds">
        {rounds.map((round) => {
          const stage = stageOf(round);
          return (
            <li key={round.number}>
              <button
                type="button"
                aria-pressed={round.number === chosen}
                data-round={round.number}
                data-stage={stage}
                onClick={() => onChoose(round.number)}
              >
                <strong>{t.round(round.number)}</strong>{" "}
                <span class={cls("chip", COLOURS[stage])}>{words.rounds.stage[stage]}</span>
                <span class="quiet">
                  {" "}
                  {round.startsAt === null ? words.rounds.noStart : dayAndTime(round.startsAt)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div class="actions">
        {before && (
          <button type="button" onClick={() => setOpen("start")}>
            {words.rounds.changeStart(before.number)}
          </button>
        )}
        <button type="button" onClick={() => setOpen("add")}>
          {words.rounds.add(next)}
        </button>
        {last && stageOf(last) === "NOT_PAIRED" && (
          <button type="button" onClick={() => setOpen("remove")}>
            {words.rounds.remove(last.number)}
          </button>
        )}
      </div>
      {open === "add" && (
        <PlanRound
          round={next}
          onClose={(added) => {
            setOpen(null);
            if (added) onChoose(next);
          }}
        />
      )}
      {open === "start" && before && <PlanRound round={before.number} before={before} onClose={() => setOpen(null)} />}
      {open === "remove" && last && <RemoveRound round={last.number} onClose={() => setOpen(null)} />}
    </section>
  );
}

function RemoveRound({ round, onClose }: { round: number; onClose(): void }) {
  const { busy, refusal, change } = useChange(onClose);
  const [reason, setReason] = useState("");
  async function remove(): Promise<void> {
    await change(["removeRound", { round }], reason);
  }
  return (
    <Dialog title={words.rounds.removeTitle(round)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <p>{words.rounds.removeText(round)}</p>
        <ReasonField usual={[]} value={reason} onChange={setReason} />
        <p class="error" role="alert">
          {refusal}
        </p>
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="danger" disabled={busy || reason.trim() === ""}>
            {words.rounds.removing(round)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
