import { useState } from "preact/hooks";
import { formatSpan } from "../clock/clock";
import { Elsewhere } from "../boardpanel/elsewhere";
import { BoardIncident } from "../venue/incident";
import { whyNot } from "./penalty-rules";
import { bySide, other, type BoardView, type PenaltyKind, type Side, type You } from "../protocol/protocol";
import { actInstead, mayImpose, mayRecordConduct } from "../state/rights";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { USUAL, type Chosen, DeviceProposal, PenaltyForm } from "./penalty-form";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/** Penalties of a board (OCR 18.4): one tap chooses the player and a usual penalty, then one confirmation follows. */
export function Penalties({ board, you, rulings }: { board: BoardView; you: You; rulings: number }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [incident, setIncident] = useState<Side | null>(null);
  const competition = state.value.competition;
  const sides = SIDES.filter((side) => mayImpose(you, board, side, "WARNING"));
  if (!competition || sides.length === 0) return null;
  const usualSeconds = board.rules?.penaltySeconds ?? competition.penalties.seconds;
  const isChosen = (offender: Side, only: PenaltyKind | null, device = false): boolean =>
    chosen?.offender === offender && chosen.only === only && chosen.device === device;
  const choose = (offender: Side, only: PenaltyKind | null, device = false) =>
    setChosen(isChosen(offender, only, device) ? null : { offender, only, device });
  return (
    <section class="penalty" aria-label={official.penalty}>
      {SIDES.map((side) =>
        sides.includes(side) ? (
          <div key={side} role="group" aria-label={official.penaliseWhom(side, bySide(board, side).name)}>
            <span>{official.penaliseWhom(side, bySide(board, side).name)}</span>
            <DeviceProposal
              board={board}
              you={you}
              offender={side}
              competition={competition}
              chosen={(kind) => isChosen(side, kind, true)}
              onChoose={(kind) => choose(side, kind, true)}
            />
            <div class="actions">
              {USUAL.map((kind) => (
                <button
                  key={kind}
                  aria-pressed={isChosen(side, kind)}
                  disabled={whyNot(kind, side, board, competition, you, new Map()) !== ""}
                  onClick={() => choose(side, kind)}
                >
                  {official.usualPenalty[kind](other(side), formatSpan(usualSeconds * 1000))}
                </button>
              ))}
              <button aria-expanded={isChosen(side, null)} onClick={() => choose(side, null)}>
                {official.otherPenalty}
              </button>
              {mayRecordConduct(you, board, side) && (
                <button aria-label={official.conduct.at(side)} onClick={() => setIncident(side)}>
                  {official.conduct.ask}
                </button>
              )}
            </div>
          </div>
        ) : (
          actInstead(you, board, side).length > 0 && (
            <p key={side}>
              {t.side[side]} – {bySide(board, side).name}: <Elsewhere board={board} you={you} side={side} />
            </p>
          )
        ),
      )}
      {incident && <BoardIncident board={board} you={you} side={incident} onClose={() => setIncident(null)} />}
      {chosen && sides.includes(chosen.offender) && (
        <PenaltyForm
          key={`${chosen.offender} ${chosen.only} ${chosen.device}`}
          board={board}
          you={you}
          offender={chosen.offender}
          only={chosen.only}
          device={chosen.device}
          competition={competition}
          rulings={rulings}
          onDone={() => setChosen(null)}
        />
      )}
    </section>
  );
}
