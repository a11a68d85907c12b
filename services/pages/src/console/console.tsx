import { useState } from "preact/hooks";
import { openBreaches, openRequests, outCount } from "../state/floor-log";
import { APPEALS } from "./appeals";
import { disputed } from "../state/approvals";
import { Mark } from "../widgets/marks";
import { AccusedLine } from "../fairplay/accused-line";
import { Detail } from "../boardpanel/board-panel";
import { useLapsed } from "../papers/round-report";
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
import { QUESTIONS } from "./questions";
import { openAlerts, toBeginAgain } from "../state/preparation";
import { arranges, FAIR_PLAY, go, mayOpen, PAIRING, SETUP, STANDINGS } from "../network/session";
import type { AlarmView } from "../protocol/protocol";
import { mayIssueCodes, mayOpenRound, seesFloor, seesHall, seesRoundReport, seesVenues } from "../state/rights";
import { awaitsBoards, isOver, isUnpaired, nextRound, unplayedOf } from "../state/rounds";
import { roundShown, showBoard, shown, showRound } from "./board-selection";
import { state } from "../state/state";
import { standingAlarms } from "../state/alarms";
import { openAppeals, openCalls, openCases, openQuestions, owedPauses } from "../state/waiting";
import { official } from "../words/officials";
import { t } from "../words/words";
import { SignOutButton } from "../widgets/sign-out-button";
import { ConnectionBanner } from "../widgets/connection-banner";
import { Menu } from "../widgets/dialogs";
import { cls } from "../widgets/cls";
import { Wall } from "./wall";
import { RoundBar } from "./round-bar";

/** The arbiters' console; its functions depend on the role. */
export function ConsolePage() {
  const { you, boards, competition, orders } = state.value;
  const alarms = standingAlarms.value.length;
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
  const cases = openCases.value.length;
  const calls = openCalls.value.length;
  const again = toBeginAgain(boards.values()).length;
  const alerts = openAlerts(state.value.premises.values()).length;

  const owed = owedPauses.value.length;
  const requests = you && seesFloor(you) ? openRequests(boards.values(), you).length : 0;
  const breaches = you && seesFloor(you) ? openBreaches(boards.values(), you).length : 0;
  const out = you && seesFloor(you) ? outCount(boards.values(), you) : 0;
  const questions = openQuestions.value.length;
  const appeals = openAppeals.value.length;
  const disputes = you ? disputed(boards.values(), you).length : 0;
  const lapsed = useLapsed(you, competition);
  const urgent = cases + calls + alarms + again + owed + requests + breaches + disputes;

  const detail = selected === null ? undefined : boards.get(selected);
  const show = (id: string) => {
    showBoard(id);
    if (id === selected) lookAgain(id);
  };
  const correct = (alarm: AlarmView) => {
    const board = boards.get(alarm.board);
    if (board) setDraft({ kind: "CORRECT_SETTING", board, control: alarm.expected });
  };
  return (
    <div class="console-page">
      <ConnectionBanner />
      <header class="topbar">
        <div class="brand">
          <Mark /> <span class="brand-name">OneHall</span>
        </div>
        <div class="topbar-words">
          {you && <h1>{t.role[you.role]}</h1>}
          {you && (
            <span>
              {you.name}
              {you.venueName ? ` · ${you.venueName}` : ""}
            </span>
          )}
          <span>{competition?.name}</span>
        </div>
        <div class="alarms" role="status">
          {alarms > 0 && <span class="chip bad">{t.alarmCount(alarms)}</span>}
          {cases > 0 && <span class="chip bad">{t.caseCount(cases)}</span>}
          {again > 0 && <span class="chip bad">{t.again.count(again)}</span>}
          {owed > 0 && <span class="chip bad">{t.unpaused.count(owed)}</span>}
          {calls > 0 && <span class="chip warn">{t.callCount(calls)}</span>}
          {requests > 0 && <span class="chip warn">{t.floor.requestCount(requests)}</span>}
          {breaches > 0 && <span class="chip bad">{t.floor.incidentCount(breaches)}</span>}
          {out > 0 && <Counter name={t.floor.out} count={out} onGo={() => go("/floor")} />}
          {disputes > 0 && <span class="chip warn">{official.disputed.count(disputes)}</span>}
          {questions > 0 && <Counter name={t.questionsShort} count={questions} onGo={() => lookAt(QUESTIONS)} />}
          {appeals > 0 && <Counter name={t.appeals} count={appeals} onGo={() => lookAt(APPEALS)} />}
        </div>
        <nav class="pages">
          {alerts > 0 && (
            <button class="small danger" onClick={() => go("/readiness")}>
              {t.ready.alertCount(alerts)}
            </button>
          )}
          {you && seesVenues(you) && (
            <button class="small" onClick={() => go("/readiness")}>
              {t.ready.title}
            </button>
          )}
          {you && seesFloor(you) && (
            <button class="small" onClick={() => go("/floor")}>
              {t.floor.title}
            </button>
          )}
          {you && seesHall(you) && (
            <button class="small" onClick={() => go("/links")}>
              {official.links}
            </button>
          )}
          {you && seesHall(you) && (
            <button class="small" onClick={() => go("/timesheet")}>
              {official.timeSheet}
            </button>
          )}
          {you && arranges(you.role) && (
            <button class="small" onClick={() => go(PAIRING)}>
              {t.pairings}
            </button>
          )}
          {you && mayIssueCodes(you) && (
            <button class="small" onClick={() => go("/codes")}>
              {official.codes.title}
            </button>
          )}
          {you && seesRoundReport(you, you.venue) && (
            <button class="small" onClick={() => go("/reports")}>
              {official.papers.title}
              {lapsed && (
                <>
                  {" "}
                  <span class="chip warn">{official.papers.again}</span>
                </>
              )}
            </button>
          )}
          {you && seesFairPlay(you.role) && (
            <button class="small" onClick={() => go(FAIR_PLAY)}>
              {t.fairPlayTitle}
            </button>
          )}
          {you && mayOpen(you.role, SETUP) && (
            <button class="small" onClick={() => go(SETUP)}>
              {t.setup}
            </button>
          )}
          <button class="small" onClick={() => go(STANDINGS)}>
            {t.standings.title}
          </button>
        </nav>
        <div class="topbar-end">
          <Menu label={t.menu}>
            <Downloads round={round} annulled={inRound.some((board) => board.attempt > 1)} />
            {toOpen !== undefined && you && mayOpenRound(you) && !over && !isUnpaired(competition, toOpen) && (
              <button class="small" onClick={() => setOpening(true)}>
                {official.nextRound.ask(toOpen)}
              </button>
            )}
          </Menu>
          <SignOutButton />
        </div>
      </header>
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
        />
      )}
      <main class={cls("console", detail && "with-detail", urgent > 0 && "urgent")}>
        <Wall
          boards={inRound.filter((b) => !venue || b.white.venue === venue || b.black.venue === venue)}
          selected={selected}
          unplayed={unplayedOf(competition, round).filter(
            (one) =>
              competition?.rounds.some((r) => r.number === round && r.opened) &&
              (!venue || one.white.venue === venue || one.black.venue === venue),
          )}
          onSelect={(id) => setSelected(id === selected ? null : id)}
        />
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

/** How many items of a kind wait, with a link to them. */
function Counter({ name, count, onGo }: { name: string; count: number; onGo(): void }) {
  return (
    <button class="chip warn counter" aria-label={name} aria-description={String(count)} onClick={onGo}>
      {name} <strong>{count}</strong>
    </button>
  );
}

/** Scrolls to the top of a board that is already open, where its actions are. */
function lookAgain(board: string): void {
  const open = document.querySelector(`[data-detail="${CSS.escape(board)}"]`);
  open?.scrollTo(0, 0);
  open?.scrollIntoView({ block: "start" });
}

/** Scrolls to a part of the inbox, and moves the keyboard focus there. */
function lookAt(part: string): void {
  const heading = document.getElementById(part);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
