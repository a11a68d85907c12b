import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { openBreaches } from "../state/floor-log";
import { Appeals } from "./appeals";
import { Calls } from "./calls";
import { DisputedResults } from "./disputed-results";
import { FloorWork } from "./floor-tasks";
import { heldInPlace, incidents, isBack } from "../state/outages";
import { usePressed } from "../widgets/pointer-pressed";
import { boardRound } from "../state/order-progress";
import { boardName, lostElsewhereWords, severalRounds } from "../state/board-names";
import { bySide, type BoardView, type CaseView, type Side, type You } from "../protocol/protocol";
import { Reopened } from "../round/reopened-rounds";
import { Questions } from "./questions";
import { mayDecide, mayReport, seesFloor } from "../state/rights";
import { SignedNote } from "../papers/signed-note";
import { state } from "../state/state";
import { lostElsewhere } from "../state/urgency";
import { openAppeals, openCalls, openCases, openQuestions, owedPauses } from "../state/waiting";
import { official } from "../words/officials";
import { t } from "../words/words";
import { OwedPauses } from "./failed-pauses";
import { OwnChanges } from "./own-changes";
import { WaitingBelow } from "./waiting-below";
import { Notices } from "../widgets/notices";
import { NeedsRail } from "../wall/needs-rail";
import { forms } from "./decision-forms";
import { Rulings, RestoredPositions } from "./rulings";
import { incidentTitle } from "./disconnection-names";
import { OutageDecision } from "./outage-decision";
import { DisconnectionCard } from "./disconnection-card";
import { Delegation } from "./deputy";
import { OutageReport } from "./disconnection-report";

/** Everything that waits for this official, most urgent first. */
export function Inbox({
  you,
  round,
  selected,
  onShow,
  onClose,
  alarms,
}: {
  you: You;
  /** The round that is shown. */ round: number;
  selected: string | null;
  onShow(board: string): void;
  /** Closes the open board. */ onClose(): void;
  alarms: ComponentChildren;
}) {
  const cases = openCases.value;
  const elsewhere = lostElsewhere.value;
  const { pressed, press } = usePressed();
  const before = useRef<readonly CaseView[]>([]);
  const held = pressed || forms.value.size > 0;
  before.current = held ? heldInPlace(before.current, cases, state.value.cases) : cases;
  const groups = incidents(before.current, state.value.outages);
  const expanded = new Set(
    held ? [] : [cases[0]?.id, cases.find((c) => c.state === "RESTORED" && (c.reported || c.overdue))?.id],
  );
  const rulings = [...state.value.rulings.values()].sort((a, b) => b.at - a.at);
  const [chosen, setChosen] = useState<{ shown: number; of: number } | null>(null);
  const of = chosen?.shown === round ? chosen.of : round;
  const ruled = rulings.filter((one) => boardRound(one.board) === of);
  const otherRounds = [...new Set([round, ...rulings.map((one) => boardRound(one.board))])]
    .filter((one) => one !== of)
    .sort((a, b) => a - b);
  const card = (c: CaseView) => (
    <DisconnectionCard
      key={c.id}
      c={c}
      you={you}
      expanded={expanded.has(c.id)}
      selected={c.board === selected}
      onShow={onShow}
    />
  );
  return (
    <section class="inbox" aria-label={t.inbox} onPointerDown={press}>
      <div class="alarming">
        {selected !== null && <WayBack selected={selected} onShow={onShow} onClose={onClose} />}
        <Notices />
        <WaitingBelow you={you} />
        {openRounds(you).map((round) => (
          <SignedNote key={round} round={round} venues={venuesOf(you)} />
        ))}
        {alarms}
        <h2>
          {official.cases}
          {cases.length > 0 && <span class="count bad">{cases.length}</span>}
        </h2>
        {cases.length === 0 && elsewhere.length === 0 && <p class="quiet">{official.noCases}</p>}
        {elsewhere.map(({ board, side }) => (
          <LostElsewhere key={board.id + side} board={board} side={side} onShow={onShow} />
        ))}
        {groups.map((group) =>
          group.kind !== "ALONE" ? (
            <section class="outage" key={group.cases[0]!.id} aria-label={incidentTitle(group)}>
              <h3>{incidentTitle(group)}</h3>
              <p class="quiet">{official.outageBoards(group.cases.length, isBack(group))}</p>
              {group.cases.some((c) => mayReport(you, c.venue)) && (
                <OutageReport cases={group.cases.filter((c) => mayReport(you, c.venue))} />
              )}
              {group.cases.length > 1 && group.cases.some((c) => mayDecide(you, c)) && (
                <OutageDecision you={you} cases={group.cases} />
              )}
              {group.cases.length > 1 && <Delegation you={you} cases={group.cases} />}
              {group.cases.map(card)}
            </section>
          ) : (
            group.cases.map(card)
          ),
        )}
        <DisputedResults you={you} onShow={onShow} />
        <OwedPauses you={you} onShow={onShow} />
        <Calls you={you} onShow={onShow} />
        {seesFloor(you) && <FloorWork you={you} onShow={onShow} />}
      </div>
      <div class="later">
        <OwnChanges />
        <Reopened you={you} onShow={onShow} />
        <Questions you={you} onShow={onShow} />
        <Appeals you={you} onShow={onShow} />
        <h2>{severalRounds() ? t.rulingsOf(of) : t.rulings}</h2>
        {ruled.length === 0 &&
          ![...state.value.boards.values()].some(
            (board) => board.round === of && (board.help?.restored?.length ?? 0) > 0,
          ) && <p class="quiet">{t.noRulings}</p>}
        <Rulings rulings={ruled.slice(0, 20)} />
        <RestoredPositions boards={[...state.value.boards.values()].filter((board) => board.round === of)} />
        {otherRounds.length > 0 && (
          <div class="actions">
            {otherRounds.map((one) => (
              <button
                key={one}
                class="small"
                data-rulings-of={one}
                onClick={() => setChosen({ shown: round, of: one })}
              >
                {t.rulingsOf(one)}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** A disconnection of the other venue: what this official may know, and who decides (OCR 18.9). */
function LostElsewhere({ board, side, onShow }: { board: BoardView; side: Side; onShow(board: string): void }) {
  const label = `${boardName(board.round, board.number)}, ${bySide(board, side).name}`;
  return (
    <article class="card case" aria-label={label} data-lost-elsewhere={board.id}>
      <header>
        <button class="plain strong" onClick={() => onShow(board.id)} title={t.show}>
          {label}
        </button>
        <span class="quiet">
          {t.side[side]} · {bySide(board, side).venueName}
        </span>
      </header>
      <p class="bad-text">{lostElsewhereWords(board, side)}</p>
    </article>
  );
}

const venuesOf = (you: You): string[] =>
  you.venue ? [you.venue] : (state.value.competition?.venues.map((venue) => venue.id) ?? []);

/** Rounds with something that waits here. */
const openRounds = (you: You): number[] =>
  [
    ...new Set([
      ...openCases.value.map((one) => state.value.boards.get(one.board)?.round),
      ...openCalls.value.map((one) => state.value.boards.get(one.board)?.round),
      ...openQuestions.value.map((one) => one.board.round),
      ...openAppeals.value.map((one) => one.board.round),
      ...owedPauses.value.map((one) => one.board.round),
      ...(seesFloor(you) ? openBreaches(state.value.boards.values(), you).map((one) => one.board.round) : []),
    ]),
  ]
    .filter((round) => round !== undefined)
    .sort((a, b) => a - b);

/** On a screen where an open board hides the others: the way back to them, or to the next board that needs somebody. */
function WayBack({ selected, onShow, onClose }: { selected: string; onShow(board: string): void; onClose(): void }) {
  return (
    <div class="way-back">
      <button class="primary" onClick={onClose}>
        <span aria-hidden="true">‹ </span>
        {t.toBoards}
      </button>
      <NeedsRail open={selected} onShow={onShow} />
    </div>
  );
}
