import { memo } from "preact/compat";
import { useRef, useState } from "preact/hooks";
import { isAbsent, toCheck } from "../state/arrivals";
import { openBreaches, openLeave, openRequests, outCount, outSince } from "../decision/exclusions";
import { APPEALS } from "./appeals";
import { ApproveAll } from "./approval";
import { disputed } from "../state/approvals";
import { Mark } from "../widgets/marks";
import { AccusedLine } from "../fairplay/accused-line";
import { formatSpan } from "../clock/clock";
import { checksDone, Detail } from "../boardpanel/board-panel";
import { useLapsed } from "../papers/round-report";
import { Finder } from "./finder";
import { seesFairPlay } from "../fairplay/access";
import { Inbox } from "./inbox";
import { isFresh } from "../decision/irregularity-counts";
import { Alarms, BeginAgain, DiskBanner, StandstillBanner, Errands } from "./alarms";
import { mayBecomeOfficial } from "../words/scores";
import { CloseRound, OpenRound } from "../round/opening";
import { OrderDialog, OrderLines, StopDialog, type OrderDraft } from "./clock-orders";
import { usePressed } from "../widgets/pointer-pressed";
import { RollCall } from "../boardpanel/presence";
import { QUESTIONS } from "./questions";
import { openAlerts, startOf, toBeginAgain } from "../state/preparation";
import {
  downloadAnnulledPgn,
  downloadPgn,
  downloadReportData,
  downloadReports,
  FAIR_PLAY,
  go,
  STANDINGS,
} from "../network/session";
import {
  bySide,
  type AlarmView,
  type BoardView,
  type OrderKind,
  type OrderView,
  type Side,
  type Trouble,
  type Unplayed,
  type You,
} from "../protocol/protocol";
import {
  mayCloseRound,
  mayIssueCodes,
  mayOpenRound,
  mayOrder,
  mayRecordPresence,
  seesFloor,
  seesHall,
  seesRoundReport,
  seesVenues,
} from "../state/rights";
import { isOver, nextRound, unfinished, unplayedOf, unplayedText } from "../state/rounds";
import { StartLine } from "../player/start-line";
import { roundShown, showBoard, shown, showRound } from "./board-selection";
import { beat, sayProblem, state } from "../state/state";
import { attention, byAttention, inPlace } from "../state/urgency";
import { standingAlarms } from "../state/alarms";
import { awaitsDecision, openAppeals, openCalls, openCases, openQuestions, owedPauses } from "../state/waiting";
import type { Attention } from "../state/attention";
import { t } from "../words/strings";
import { byTrouble, troubleOf, worseTrouble } from "../clock/time-trouble";
import { lastMoveText, resultStatusText, resultText, statusText, withTeam } from "../widgets/board-words";
import { LeaveButton } from "../widgets/leave-button";
import { Banner } from "../widgets/banner";
import { Menu } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { MiniBoard } from "../widgets/mini-board";
import { LinkDot, TroubleMark } from "../widgets/marks";
import { ClockFace } from "../widgets/clock-face";
import { cls } from "../widgets/cls";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];
/** Orders with a button of their own, and the state of the boards each can act on. */
const ORDERS: readonly (readonly [OrderKind, BoardView["status"]])[] = [
  ["START", "CREATED"],
  ["RESUME", "PAUSED"],
];

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
  const over = isOver(boards.values());
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
      <Banner />
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
          {disputes > 0 && <span class="chip warn">{t.disputed.count(disputes)}</span>}
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
              {t.links}
            </button>
          )}
          {you && seesHall(you) && (
            <button class="small" onClick={() => go("/timesheet")}>
              {t.timeSheet}
            </button>
          )}
          {you && mayIssueCodes(you) && (
            <button class="small" onClick={() => go("/codes")}>
              {t.codes.title}
            </button>
          )}
          {you && seesRoundReport(you, you.venue) && (
            <button class="small" onClick={() => go("/reports")}>
              {t.papers.title}
              {lapsed && (
                <>
                  {" "}
                  <span class="chip warn">{t.papers.again}</span>
                </>
              )}
            </button>
          )}
          {you && seesFairPlay(you.role) && (
            <button class="small" onClick={() => go(FAIR_PLAY)}>
              {t.fairPlay.title}
            </button>
          )}
          <button class="small" onClick={() => go(STANDINGS)}>
            {t.standings.title}
          </button>
        </nav>
        <div class="topbar-end">
          <Menu label={t.menu}>
            <button
              class="small"
              onClick={() => void downloadPgn(round).catch((problem: Error) => sayProblem(problem))}
            >
              {t.pgn(round)}
            </button>
            {inRound.some((board) => board.attempt > 1) && (
              <button
                class="small"
                onClick={() => void downloadAnnulledPgn(round).catch((problem: Error) => sayProblem(problem))}
              >
                {t.annulledPgn(round)}
              </button>
            )}
            <button
              class="small"
              onClick={() => void downloadReports(round).catch((problem: Error) => sayProblem(problem))}
            >
              {t.reportsPdf(round)}
            </button>
            <button
              class="small"
              onClick={() => void downloadReportData(round).catch((problem: Error) => sayProblem(problem))}
            >
              {t.reportsJson(round)}
            </button>
            {toOpen !== undefined && you && mayOpenRound(you) && !over && (
              <button class="small" onClick={() => setOpening(true)}>
                {t.nextRound.ask(toOpen)}
              </button>
            )}
          </Menu>
          <LeaveButton />
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
                <Errands you={you} onShow={show} />
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

/** Up to this many boards get larger tiles. */
const ROOMY = 8;

/** @param unplayed pairings decided without a game; they need no action (OCR 18.4.8, 18.4.9) */
function Wall({
  boards,
  unplayed,
  selected,
  onSelect,
}: {
  boards: readonly BoardView[];
  unplayed: readonly Unplayed[];
  selected: string | null;
  onSelect(id: string): void;
}) {
  const caseBoards = new Map(openCases.value.toReversed().map((c) => [c.board, c.state]));
  const callBoards = new Set(openCalls.value.map((c) => c.board));
  /** among several calls the one that waits longest; among several cases the one whose flag falls first */
  const turns = [...openCases.value, ...openCalls.value].map((one) => one.board);
  const turn = (board: BoardView) => {
    const found = turns.indexOf(board.id);
    return found < 0 ? turns.length : found;
  };
  const now = beat.value;
  const begun = boards.some((board) => board.status !== "CREATED");
  const { pressed, press, aim } = usePressed();
  const places = useRef<readonly string[]>([]);
  const byNeed = boards
    .map((board) => ({ board, why: attention(board, caseBoards, callBoards, now, begun) }))
    .sort(
      (a, b) =>
        byAttention(a.why, b.why) ||
        turn(a.board) - turn(b.board) ||
        byTrouble(a.board, b.board, now) ||
        a.board.number - b.board.number,
    );
  const tiles = pressed ? inPlace(places.current, byNeed) : byNeed;
  places.current = tiles.map((tile) => tile.board.id);
  return (
    <section
      class={cls("wall", tiles.length <= ROOMY && "roomy")}
      aria-label={t.wall}
      onPointerDown={press}
      onPointerMove={aim}
    >
      {unplayed.length > 0 && (
        <ul class="wall-unplayed quiet" data-unplayed aria-label={t.unplayed.without}>
          {unplayed.map((one) => (
            <li key={one.board} data-board-unplayed={one.board}>
              {unplayedText(one)}
            </li>
          ))}
        </ul>
      )}
      {tiles.length === 0 && unplayed.length === 0 && (
        <div class="wall-empty">
          <p class="quiet">{state.value.synced ? t.noBoards : t.connecting}</p>
          {state.value.you && seesVenues(state.value.you) && (
            <button class="big" onClick={() => go("/readiness")}>
              {t.ready.title}
            </button>
          )}
        </div>
      )}
      {tiles.map(({ board, why }) => (
        <Tile
          key={board.id}
          board={board}
          why={why}
          white={troubleOf(board, "WHITE", now)}
          black={troubleOf(board, "BLACK", now)}
          whiteOut={minutesOut(board, "WHITE", now)}
          blackOut={minutesOut(board, "BLACK", now)}
          selected={board.id === selected}
          onSelect={onSelect}
        />
      ))}
    </section>
  );
}

/** Whole minutes a player has been away; null if he is present. */
function minutesOut(board: BoardView, side: Side, now: number): number | null {
  const since = outSince(board, side);
  return since === undefined ? null : Math.max(0, Math.floor((now - since) / 60_000));
}

const Tile = memo(
  function Tile({
    board,
    why,
    white,
    black,
    whiteOut,
    blackOut,
    selected,
    onSelect,
  }: {
    board: BoardView;
    why: Attention;
    white: Trouble | null;
    black: Trouble | null;
    whiteOut: number | null;
    blackOut: number | null;
    selected: boolean;
    onSelect(id: string): void;
  }) {
    return (
      <button
        class={cls("tile", why, selected && "selected")}
        data-board={board.id}
        data-status={board.status}
        data-attention={why}
        data-result={board.resultStatus ?? ""}
        data-ply={board.ply}
        data-fen={board.fen}
        data-last-move={board.lastMove ?? ""}
        aria-pressed={selected}
        aria-label={`${t.board(board.number)}, ${board.white.name} – ${board.black.name}, ${inWords(board, why)}`}
        onClick={() => onSelect(board.id)}
      >
        <span class="tile-head">
          <strong>{board.number}</strong>
          <span class={cls("tile-why", why)} title={inWords(board, why)}>
            {label(board, why)}
          </span>
          {why !== "ended" && <span class="mono">{lastMoveText(board)}</span>}
        </span>
        <TileSeat board={board} side="BLACK" trouble={black} out={blackOut} />
        <MiniBoard fen={board.fen} lastMove={board.lastMove} faded={why === "ended"} />
        <TileSeat board={board} side="WHITE" trouble={white} out={whiteOut} />
      </button>
    );
  },
  (a, b) =>
    a.board === b.board &&
    a.why === b.why &&
    a.white === b.white &&
    a.black === b.black &&
    a.whiteOut === b.whiteOut &&
    a.blackOut === b.blackOut &&
    a.selected === b.selected,
);

/** The same without symbols and abbreviations, for tooltips and screen readers. */
function inWords(board: BoardView, why: Attention): string {
  if (why === "ended" && board.result) return [statusText(board), resultStatusText(board)].filter(Boolean).join(" – ");
  return board.status === "CREATED" && label(board, why) !== t.attention.created
    ? `${t.attention.created}, ${label(board, why)}`
    : label(board, why);
}

function label(board: BoardView, why: Attention): string {
  const absent = SIDES.filter((side) => isAbsent(board, side)).length;
  if (why === "ended" && board.result && board.termination === "FORFEIT")
    return `${board.resultStatus === "OFFICIAL" ? "✓ " : ""}${resultText(board)} · ${t.notPlayed}`;
  if (why === "ended" && board.result)
    return board.resultStatus === "UNAPPROVED"
      ? `${resultText(board)} · ${t.resultStatus.UNAPPROVED}`
      : `${board.resultStatus ? "✓ " : ""}${resultText(board)}`;
  if (why === "checks" && toCheck(board).length > 0) return t.absence.toCheck;
  if ((why === "created" || why === "checks") && board.white.checks)
    return SIDES.some((side) => bySide(board, side).held)
      ? t.heldShort
      : `${t.checksDone(checksDone(board))} · ${t.presentCount(SIDES.filter((side) => bySide(board, side).present).length)}${absent > 0 ? ` · ${t.absence.count(absent)}` : ""}`;
  if (why === "again" && (board.arrival?.newCodes?.length ?? 0) > 0) return t.again.codesTile;
  if (why === "again" && board.white.checks) return t.again.tile(checksDone(board));
  const worst = worseTrouble(board, beat.value);
  return why === "short" && worst ? t.trouble[worst] : t.attention[why];
}

function TileSeat({
  board,
  side,
  trouble,
  out,
}: {
  board: BoardView;
  side: Side;
  trouble: Trouble | null;
  out: number | null;
}) {
  const player = bySide(board, side);
  const absent = (board.status === "PLAYING" || board.status === "PAUSED") && player.present === false;
  /** Until the default time is over. */
  const lost =
    absent && board.status === "PLAYING" && board.arrival?.defaultAt != null
      ? board.arrival.defaultAt - beat.value
      : null;
  const stage = openLeave(board, side)?.state;
  const irregular = isFresh(board, side);
  const leave = stage === "ASKED" || stage === "GRANTED" ? stage : undefined;
  return (
    <span class={cls("tile-seat", board.clocks.running === side && "running")}>
      <LinkDot link={player.link} name={player.name} />
      <span class="ellipsis">{withTeam(player)}</span>
      <TroubleMark trouble={trouble} />
      {(absent || out !== null || leave || irregular) && (
        <span class="tile-marks">
          {irregular && (
            <span class="absent" data-irregular={side} title={t.illegal.seenLately}>
              {t.illegal.short}
            </span>
          )}
          {leave && (
            <span class="absent" data-leave={side}>
              {t.floor.leaveShort[leave]}
            </span>
          )}
          {absent && (
            <span class="absent">
              {t.absentShort}
              {lost !== null && ` ${formatSpan(Math.max(0, lost))}`}
            </span>
          )}
          {out !== null && (
            <span class="absent" data-out={side}>
              {t.floor.outFor(out)}
            </span>
          )}
        </span>
      )}
      <ClockFace clocks={board.clocks} side={side} />
    </span>
  );
}

/** Whether any board of a round is in a state on which an order of this kind can act. */
const useful = (boards: readonly BoardView[], ...states: BoardView["status"][]): boolean =>
  boards.some((b) => states.includes(b.status));

/** @property next the round to be opened now; undefined if there is none, or if games are still in progress */
function RoundBar({
  you,
  round,
  boards,
  orders,
  venue,
  next,
  onVenue,
  onRound,
  onOrder,
  onShow,
  onOpenRound,
}: {
  you: You;
  round: number;
  boards: readonly BoardView[];
  orders: readonly OrderView[];
  venue: string;
  next: number | undefined;
  onVenue(id: string): void;
  onRound(n: number): void;
  onOrder(draft: OrderDraft): void;
  onShow(board: string): void;
  onOpenRound(): void;
}) {
  const [open, setOpen] = useState<"stop" | "roll" | "close" | null>(null);
  const competition = state.value.competition;
  const count = (status: BoardView["status"]) => boards.filter((b) => b.status === status).length;
  const { busy, give } = useCommand();
  /** before the first round nothing is open, so there is nothing to ask about */
  const first = state.value.boards.size === 0;
  const left = unfinished(boards, openCases.value, openCalls.value);
  const rollCall = boards.some((b) => b.status !== "ENDED" && SIDES.some((side) => mayRecordPresence(you, b, side)));
  const resumable = boards.filter((b) => !awaitsDecision(b.id));
  const possible = ORDERS.filter(
    ([kind, from]) => mayOrder(you, kind) && useful(kind === "RESUME" ? resumable : boards, from),
  );
  return (
    <section class="roundbar" aria-label={t.round(round)}>
      <Finder round={round} onShow={onShow} />
      <label class="inline-label">
        <span class="label-words">{t.roundLabel}</span>
        <select value={round} onChange={(event) => onRound(Number(event.currentTarget.value))}>
          {(competition?.rounds ?? []).map((r) => (
            <option key={r.number} value={r.number}>
              {r.number}
            </option>
          ))}
        </select>
      </label>
      <label class="inline-label">
        <span class="label-words">{t.filterVenue}</span>
        <select value={venue} onChange={(event) => onVenue(event.currentTarget.value)}>
          <option value="">{t.allVenues}</option>
          {competition?.venues.map((v) => (
            <option key={v.id} value={v.id}>
              {v.name}
            </option>
          ))}
        </select>
      </label>
      <StartLine start={startOf(competition, round)} />
      <span class="quiet">
        {t.counts(count("PLAYING"), count("PAUSED") + count("AWAITING_CA"), count("ENDED"), boards.length)}
      </span>
      <span class="grow" />
      {next !== undefined && mayOpenRound(you) && (
        <button
          class="primary"
          disabled={busy}
          onClick={() => (first ? void give("openRound", { round: next }) : onOpenRound())}
        >
          {busy ? t.opening : first ? t.openRound(next) : t.nextRound.ask(next)}
        </button>
      )}
      <ApproveAll you={you} boards={boards} />
      {mayCloseRound(you) && mayBecomeOfficial(competition, state.value.boards.values(), round) && (
        <button disabled={busy} onClick={() => setOpen("close")}>
          {t.standings.close(round)}…
        </button>
      )}
      {rollCall && <button onClick={() => setOpen("roll")}>{t.rollCall}</button>}
      {possible.map(([kind]) => (
        <button key={kind} onClick={() => onOrder({ kind })}>
          {t.order[kind]}
        </button>
      ))}
      {mayOrder(you, "PAUSE") && useful(boards, "PLAYING", "PAUSED") && (
        <button onClick={() => onOrder({ kind: "ADD_TIME" })}>{t.moreOrders}</button>
      )}
      {mayOrder(you, "PAUSE") && useful([...state.value.boards.values()], "PLAYING") && (
        <button class="danger" onClick={() => setOpen("stop")}>
          {t.stop}
        </button>
      )}
      <OrderLines orders={orders} you={you} />
      {open === "stop" && <StopDialog you={you} onClose={() => setOpen(null)} />}
      {open === "close" && <CloseRound round={round} left={left} onClose={() => setOpen(null)} />}
      {open === "roll" && <RollCall boards={boards} you={you} onClose={() => setOpen(null)} />}
    </section>
  );
}
