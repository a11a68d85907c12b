import { useState } from "preact/hooks";
import {
  decisionArgs,
  departs,
  isComplete,
  isOther,
  mostTaken,
  optionName,
  OPTIONS,
  optionView,
  OTHERS,
  proposed,
  type DecidableCase,
} from "../decision/disconnection-options";
import { command } from "../network/connection";
import type { BoardView, CaseView, DecisionOption, Penalty, PenaltyKind } from "../protocol/protocol";
import { PenaltyFields } from "../decision/penalty-fields";
import { proposal } from "../decision/penalty-rules";
import { mayImpose } from "../state/rights";
import { beat, clockNow, serverNow, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { useInView } from "../widgets/hooks";
import { beingApplied, decide, useForm } from "./decision-forms";
import { TermFields, type Filled, filled, asFields } from "./decision-fields";
import { sentences, consequences, earlierLike, Precedents, DecisionReason } from "./precedents";

/**
 * The penalty that the decision adds for a player who is responsible for his connection, with the usual proposal
 * (OCR 11.1, 16.5).
 */
function AddedPenalty({
  kinds,
  c,
  board,
  penalty,
  onChange,
}: {
  kinds: readonly PenaltyKind[];
  c: CaseView;
  board: BoardView;
  penalty: Penalty | null;
  onChange(penalty: Penalty | null): void;
}) {
  const competition = state.value.competition;
  if (!competition || kinds.length === 0) return null;
  const kind = kinds.find((one) => one === penalty?.kind);
  return (
    <>
      <p class="quiet">{t.own.lineOf}</p>
      <label>
        {t.own.penalty}
        <select
          value={kind ?? ""}
          onChange={(event) => {
            const chosen = kinds.find((one) => one === event.currentTarget.value);
            onChange(chosen ? proposal(chosen, c.side, board, competition) : null);
          }}
        >
          <option value="">{t.own.none}</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {official.penalties[one]}
            </option>
          ))}
        </select>
      </label>
      {kind && penalty && <PenaltyFields penalty={penalty} competition={competition} onChange={onChange} />}
    </>
  );
}

/** OCR 18.9: choose, see the effect on the clocks, confirm. */
export function Decision({ c }: { c: DecidableCase }) {
  const [chosen, setChosen] = useState<DecisionOption | null>(null);
  const [others, setOthers] = useState(false);
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState<Filled | null>(null);
  const [penalty, setPenalty] = useState<Penalty | null>(null);
  const you = state.value.you;
  const form = useInView<HTMLFormElement>(chosen);
  const more = useInView<HTMLDivElement>(others);
  const board = state.value.boards.get(c.board)!;
  const fields = typed ?? asFields(proposed(c, board));
  void beat.value;
  const now = clockNow(board.clocks, serverNow());
  const terms = filled(fields);
  const earlier = earlierLike(c);
  useForm(`decision ${c.id}`, chosen !== null);

  /** The penalties that this arbiter may add to a decision. */
  const kinds: PenaltyKind[] = (state.value.competition?.penalties.withDecision ?? []).filter(
    (kind) => you !== null && mayImpose(you, board, c.side, kind),
  );
  async function confirm(option: DecisionOption): Promise<void> {
    if (
      (
        await decide(
          c,
          decisionArgs(c, option, terms, reason, penalty && kinds.includes(penalty.kind) ? penalty : null),
          command,
        )
      ).ok
    )
      setChosen(null);
  }

  if (beingApplied(c))
    return (
      <div class="decision">
        <Precedents earlier={earlier} departing={false} />
        <p class="warn-text" role="status">
          {official.beingApplied}
        </p>
      </div>
    );
  if (chosen) {
    const complete = isComplete(chosen, c, now, terms);
    const free = isOther(chosen);
    const added = penalty !== null && kinds.includes(penalty.kind);
    const owed = free || added || departs(chosen, earlier);
    const view = optionView(chosen, c, board, now, complete || free ? terms : {});
    return (
      <form
        class="decision"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(chosen);
        }}
      >
        <strong>{optionName(chosen)}</strong>
        <p>
          {sentences(
            view.clocks,
            view.clocks.endsWith(".") ? "" : official.decideEffect[chosen],
            ...consequences(view),
          )}
        </p>
        <TermFields option={chosen} terms={fields} most={mostTaken(c, now)} complete={complete} onChange={setTyped} />
        <AddedPenalty kinds={kinds} c={c} board={board} penalty={penalty} onChange={setPenalty} />
        <Precedents earlier={earlier} departing={departs(chosen, earlier)} />
        <DecisionReason owed={owed} value={reason} onChange={setReason} />
        {view.blocked && <p class="warn-text">{view.blocked}</p>}
        <div class="actions">
          <button class="primary" type="submit" disabled={!complete || view.blocked !== "" || (owed && !reason.trim())}>
            {official.confirmDecision}
          </button>
          <button type="button" onClick={() => setChosen(null)}>
            {t.cancel}
          </button>
        </div>
      </form>
    );
  }
  const over = board.status === "ENDED";
  const views = (over ? ["NO_ACTION" as const] : [...OPTIONS, ...(others ? OTHERS : [])]).map((option) =>
    optionView(option, c, board, now),
  );
  return (
    <div class="decision" ref={more}>
      <Precedents earlier={earlier} departing={false} />
      {views.map((view) => (
        <button
          key={view.option}
          class="option"
          disabled={view.blocked !== ""}
          aria-label={optionName(view.option)}
          aria-description={sentences(view.clocks, ...consequences(view), view.blocked)}
          onClick={() => setChosen(view.option)}
        >
          <strong>{optionName(view.option)}</strong>
          <span>
            {view.blocked ? <em class="warn-text">{view.blocked}</em> : sentences(view.clocks, ...consequences(view))}
          </span>
        </button>
      ))}
      {over && <p class="quiet">{official.gameEnded}</p>}
      {!others && !over && (
        <button class="plain" onClick={() => setOthers(true)}>
          {official.otherDecision}
        </button>
      )}
    </div>
  );
}
