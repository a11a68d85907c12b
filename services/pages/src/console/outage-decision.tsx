import { useState } from "preact/hooks";
import {
  fitting,
  decisionArgs,
  departs,
  deputyText,
  isComplete,
  isDecidable,
  mostTaken,
  optionName,
  OPTIONS,
  optionView,
} from "../decision/disconnection-options";
import { send } from "../network/connection";
import { boardNumber } from "../state/order-progress";
import type { CaseView, DecisionOption, RulingView, You } from "../protocol/protocol";
import { mayDecide } from "../state/rights";
import { ToldLines, useEach } from "../widgets/repeated-command";
import { beat, clockNow, serverNow, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { useInView } from "../widgets/hooks";
import { beingApplied, decide, useForm } from "./decision-forms";
import { TermFields, type Filled, filled } from "./decision-fields";
import { seatName } from "./disconnection-names";
import { sentences, consequences, earlierLike, Precedents, DecisionReason } from "./precedents";

/** One decision for the boards of an outage (OCR 18.9, ENG-7); boards that are left out are decided one by one. */
export function OutageDecision({ you, cases }: { you: You; cases: readonly CaseView[] }) {
  const [chosen, setChosen] = useState<DecisionOption | null>(null);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState<Filled | null>(null);
  const { told, busy, each } = useEach<CaseView>(seatName);
  void beat.value;
  const form = useInView<HTMLFormElement>(chosen);
  const fields = typed ?? {
    take: "60",
    control: fitting(cases.find(isDecidable)?.decision.shorter ?? ""),
    addTo: "WHITE",
    add: "60",
  };
  const terms = filled(fields);
  const rows = cases.flatMap((c) => {
    const board = state.value.boards.get(c.board);
    if (!board || !chosen || !isDecidable(c) || beingApplied(c)) return [];
    const now = clockNow(board.clocks, serverNow());
    const complete = isComplete(chosen, c, now, terms);
    const view = optionView(chosen, c, board, now, complete ? terms : {});
    return [
      {
        c,
        most: mostTaken(c, now),
        complete,
        view: mayDecide(you, c) ? view : { ...view, blocked: deputyText(you, c, beat.value) },
      },
    ];
  });
  const meant = rows.filter((row) => row.view.blocked === "" && !without.has(row.c.id));
  const departing = chosen ? meant.find(({ c }) => departs(chosen, earlierLike(c))) : undefined;
  const like = departing ?? meant[0];
  const complete = meant.length > 0 && meant.every((row) => row.complete);
  const left = cases.some((c) => c.state !== "CLOSED" && !beingApplied(c));
  useForm(`decisions ${cases[0]?.id}`, chosen !== null);

  async function confirm(option: DecisionOption): Promise<void> {
    if (
      await each(
        meant.map((row) => row.c),
        (c) => decide(c, decisionArgs(c, option, terms, reason), send),
      )
    )
      setChosen(null);
  }

  if (!chosen || rows.length === 0)
    return (
      <div class="decision">
        <div class="actions" role="group" aria-label={official.decideOutage}>
          <span>{official.decideOutage}:</span>
          {OPTIONS.map((option) => (
            <button key={option} class="small" disabled={!left} onClick={() => setChosen(option)}>
              {optionName(option)}
            </button>
          ))}
        </div>
        <ToldLines told={told} words={official.decidedOf} />
      </div>
    );
  return (
    <form
      class="decision"
      ref={form}
      aria-label={official.decideOutage}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(chosen);
      }}
    >
      <strong>{optionName(chosen)}</strong>
      <ul class="boards">
        {rows.map(({ c, view }) => (
          <li key={c.id}>
            <label>
              <input
                type="checkbox"
                disabled={view.blocked !== ""}
                checked={view.blocked === "" && !without.has(c.id)}
                onChange={(event) =>
                  setWithout(
                    event.currentTarget.checked
                      ? new Set([...without].filter((id) => id !== c.id))
                      : new Set([...without, c.id]),
                  )
                }
              />{" "}
              {t.board(boardNumber(c.board))}, {c.playerName}:{" "}
              {view.blocked ? <em class="warn-text">{view.blocked}</em> : sentences(view.clocks, ...consequences(view))}
            </label>
          </li>
        ))}
      </ul>
      <TermFields
        option={chosen}
        terms={fields}
        most={Math.min(...meant.map((row) => row.most))}
        complete={complete || meant.length === 0}
        onChange={setTyped}
      />
      <Precedents earlier={like ? earlierLike(like.c) : []} departing={departing !== undefined} />
      <DecisionReason owed={departing !== undefined} value={reason} onChange={setReason} />
      <ToldLines told={told} words={official.decidedOf} />
      <div class="actions">
        <button
          class="primary"
          type="submit"
          disabled={!complete || busy || (departing !== undefined && !reason.trim())}
        >
          {official.confirmDecisions(new Set(meant.map((row) => row.c.board)).size)}
        </button>
        <button type="button" onClick={() => setChosen(null)}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}

/** The other disconnections of a game that a decision has voided. */
export function AlsoClosed({ r }: { r: RulingView }) {
  const others =
    r.caseId === null ? [] : [...state.value.cases.values()].filter((c) => c.rulingId === r.id && c.id !== r.caseId);
  return others.length > 0 ? <div class="quiet">{t.alsoClosed(others.map((c) => c.playerName).join(", "))}</div> : null;
}
