import { useEffect, useState } from "preact/hooks";
import { openBreaches, openRequests } from "../state/floor-log";
import { disputed } from "../state/approvals";
import { AccusedLine } from "../fairplay/accused-line";
import { Detail } from "../boardpanel/board-panel";
import { seesFairPlay } from "../fairplay/access";
import { Inbox } from "./inbox";
import { Alarms } from "./alarms";
import { BeginAgain } from "./games-to-restart";
import { DiskBanner } from "./disk";
import { Downloads } from "./downloads";
import { StandstillBanner } from "./standstill";
import { BoardVisits } from "./board-visits";
import { OpenRound } from "../round/round-opening";
import { OrderDialog, type OrderDraft } from "./clock-order-dialog";
import { toBeginAgain } from "../state/preparation";
import type { AlarmView } from "../protocol/protocol";
import { mayOpenRound, seesFloor } from "../state/rights";
import { awaitsBoards, isOver, isUnpaired, nextRound, unplayedOf } from "../state/rounds";
import { roundShown, showBoard, shown, showRound } from "./board-selection";
import { isFreeEscape } from "../shell/keys";
import { state } from "../state/state";
import { standingAlarms } from "../state/alarms";
import { openCalls, openCases, owedPauses } from "../state/waiting";
import { official } from "../words/officials";
import { cls } from "../widgets/cls";
import { RoundBar } from "./round-bar";
import { Wall } from "../wall/wall";
import { VenueStrips } from "./venue-strips";

/** The arbiters' console; its functions depend on the role. */
export function ConsolePage() {
  const { you, boards, competition, orders } = state.value;
  const { selected, venue } = shown.value;
  const setSelected = (board: string | null) => {
    shown.value = { ...shown.value, selected: board };
  };
  const setVenue = (id: string) => {
    shown.value = { ...shown.value, venue: id };
  };
  const [draft, setDraft] = useState<OrderDraft | null>(null);
  const [opening, setOpening] = useState(false);
  const toOpen = nextRound(competition, boards.values());
  const over = isOver(boards.values()) && !awaitsBoards(competition, boards.values());
  const round = roundShown();
  const inRound = [...boards.values()].filter((b) => b.round === round);
  const urgent = [
    openCases.value,
    openCalls.value,
    standingAlarms.value,
    toBeginAgain(boards.values()),
    owedPauses.value,
    ...(you && seesFloor(you) ? [openRequests(boards.values(), you), openBreaches(boards.values(), you)] : []),
    ...(you ? [disputed(boards.values(), you)] : []),
  ].some((waiting) => waiting.length > 0);

  const detail = selected === null ? undefined : boards.get(selected);
  const show = (id: string) => {
    showBoard(id);
    if (id === selected) lookAgain(id);
  };
  const correct = (alarm: AlarmView) => {
    const board = boards.get(alarm.board);
    if (board) setDraft({ kind: "CORRECT_SETTING", board, control: alarm.expected });
  };
  useEffect(() => {
    if (selected === null) return;
    const escape = (event: KeyboardEvent) => {
      if (!isFreeEscape(event)) return;
      setSelected(null);
      document.querySelector<HTMLElement>(`.wall [data-board="${CSS.escape(selected)}"]`)?.focus();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [selected]);
  return (
    <div class="console-page">
      {you && <StandstillBanner you={you} onShow={show} />}
      <DiskBanner />
      {you && seesFairPlay(you.role) && <AccusedLine />}
      {you && (
        <RoundBar
          you={you}
          round={round}
          boards={inRound}
          orders={[...orders.values()]}
          venue={venue}
          onVenue={setVenue}
          onRound={showRound}
          onOrder={setDraft}
          onShow={show}
          next={over ? toOpen : undefined}
          onOpenRound={() => setOpening(true)}
          more={
            <>
              <Downloads round={round} annulled={inRound.some((board) => board.attempt > 1)} />
              {toOpen !== undefined && mayOpenRound(you) && !over && !isUnpaired(competition, toOpen) && (
                <button class="small" onClick={() => setOpening(true)}>
                  {official.nextRound.ask(toOpen)}
                </button>
              )}
            </>
          }
        />
      )}
      <main class={cls("console", detail && "with-detail", urgent && "urgent")}>
        <Wall
          boards={inRound.filter((b) => !venue || b.white.venue === venue || b.black.venue === venue)}
          selected={selected}
          unplayed={unplayedOf(competition, round).filter(
            (one) =>
              competition?.rounds.some((r) => r.number === round && r.opened) &&
              (!venue || one.white.venue === venue || one.black.venue === venue),
          )}
          onSelect={(id) => setSelected(id === selected ? null : id)}
          onNeed={show}
        >
          {you && <VenueStrips you={you} round={round} />}
        </Wall>
        {detail && you && (
          <Detail key={detail.id} board={detail} you={you} onClose={() => setSelected(null)} onOrder={setDraft} />
        )}
        {you && (
          <Inbox
            you={you}
            round={round}
            selected={detail ? detail.id : null}
            onShow={show}
            onClose={() => setSelected(null)}
            alarms={
              <>
                <BeginAgain you={you} onShow={show} />
                <Alarms you={you} onShow={show} onCorrect={correct} />
                <BoardVisits you={you} onShow={show} />
              </>
            }
          />
        )}
      </main>
      {opening && toOpen !== undefined && <OpenRound round={toOpen} onClose={() => setOpening(false)} />}
      {draft && you && (
        <OrderDialog draft={draft} you={you} round={draft.board?.round ?? round} onClose={() => setDraft(null)} />
      )}
    </div>
  );
}

/** Scrolls to the top of a board that is already open, where its actions are. */
function lookAgain(board: string): void {
  const open = document.querySelector(`[data-detail="${CSS.escape(board)}"]`);
  open?.scrollTo(0, 0);
  open?.scrollIntoView({ block: "start" });
}
