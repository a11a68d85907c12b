import { useEffect, useRef, useState } from "preact/hooks";
import { bySide, type BoardView, type OrderKind, type Side, type You, SIDES } from "../protocol/protocol";
import { actInstead, mayApprove, mayDeclare, mayIssueCode, mayOrderBoard, mayRecordConduct } from "../state/rights";
import { beat, state } from "../state/state";
import { lostElsewhere } from "../state/urgency";
import { awaitsDecision } from "../state/waiting";
import { seatKey } from "../state/reduce";
import { AdjournmentPanel } from "./adjournment";
import { adjournmentText } from "../player/sealing";
import { againText } from "../console/games-to-restart";
import { Assistants } from "./assistants";
import { Confirmations } from "./result-confirmations";
import { Elsewhere } from "./elsewhere";
import { Helpers } from "./helper";
import { RestoredPositions, Rulings } from "../console/rulings";
import { Incidents } from "../venue/incident";
import { Irregularities } from "../decision/irregularities";
import { LeavePanel, SeatLeave } from "../venue/leaves";
import { OfferConsent } from "./early-offers";
import type { OrderDraft } from "../console/clock-order-dialog";
import { FileFor } from "../console/appeals";
import { Approve } from "../console/disputed-results";
import { Penalties } from "../decision/penalty-shortcuts";
import { formatSpan } from "../clock/clock";
import { FEWEST } from "../fairplay/screening-figures";
import { plannedStart, toBeginAgain } from "../state/preparation";
import { boardName, lostElsewhereWords } from "../state/board-names";
import { Presence } from "./presence";
import { Excluded } from "./roll-call";
import { ChangeResult, ResultPanel } from "../decision/result-correction";
import { SignedNote } from "../papers/signed-note";
import { official } from "../words/officials";
import { t } from "../words/words";
import { BoardTasks, tasksOf } from "./board-tasks";
import { BoardTimeline } from "./timeline";
import { owes } from "../board/traditional-board";
import { troubleOf } from "../clock/time-trouble";
import { FailedPauses, pausing } from "../console/failed-pauses";
import { resultStatusText, statusText } from "../widgets/board-words";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { useCommand } from "../widgets/hooks";
import { MoveList } from "../widgets/move-list";
import { MiniBoard } from "../widgets/mini-board";
import { LinkDot, TroubleMark } from "../widgets/marks";
import { ClockFace } from "../widgets/clock-face";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { coded, reasonWords } from "../words/reasons";
import { Checks } from "./checks";
import { USUAL_ORDERS, USUAL_REASONS } from "../words/usual-reasons";

/** Screen widths at which an open board hides the others (style.css). */
const ONE_COLUMN = "(max-width: 860px)";

/** One board for an arbiter: its state, and what this role may do. */
export function Detail({
  board,
  you,
  onClose,
  onOrder,
}: {
  board: BoardView;
  you: You;
  onClose(): void;
  onOrder(draft: OrderDraft): void;
}) {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: matchMedia(ONE_COLUMN).matches ? "start" : "nearest" });
  }, []);
  const rulings = [...state.value.rulings.values()].filter((r) => r.board === board.id).sort((a, b) => b.at - a.at);
  return (
    <section class="detail" ref={shown} aria-label={t.board(board.number)} data-detail={board.id}>
      <header class="detail-head">
        <h2>
          {boardName(board.round, board.number)}
          {board.attempt > 1 ? ` · ${t.attempt(board.attempt)}` : ""}
        </h2>
        <button class="plain" aria-label={t.close} onClick={onClose}>
          ×
        </button>
      </header>
      <p class={`status ${board.status.toLowerCase()}`}>
        {statusText(board)}
        {board.status === "PAUSED" && board.outage
          ? `: ${t.hallWasOut(timeOfDay(board.outage.from), timeOfDay(board.outage.to))}`
          : board.status === "PAUSED" && board.pauseReason
            ? `: ${reasonWords(board.pauseReason)}`
            : ""}
        {board.status === "ADJOURNED" ? `: ${adjournmentText(board)}` : ""}
        {board.resultStatus && ` – ${resultStatusText(board)}`}
      </p>
      <SignedNote round={board.round} venues={[board.white.venue, board.black.venue]} />
      {lostElsewhere.value
        .filter((one) => one.board.id === board.id)
        .map(({ side }) => (
          <p key={side} class="bad-text" role="status" data-lost-elsewhere={side}>
            {lostElsewhereWords(board, side)}
          </p>
        ))}
      <Excluded board={board} />
      {toBeginAgain([board]).map((one) => (
        <p key={board.id} class="bad-text" role="status">
          {againText(one)}
        </p>
      ))}
      {SIDES.map((side) => (
        <SeatLeave key={side} board={board} side={side} you={you} />
      ))}
      <BoardTasks tasks={tasksOf(board)}>
        {{
          PLAYERS: (
            <>
              <Checks board={board} you={you} />
              <Presence board={board} you={you} />
              <Assistants board={board} you={you} />
              <Helpers key={`helpers ${board.id}`} board={board} you={you} />
              <NewCodes board={board} you={you} />
            </>
          ),
          GAME: (
            <>
              <PlayerLine board={board} side="BLACK" you={you} />
              <div class="detail-board">
                <MiniBoard fen={board.fen} lastMove={board.lastMove} label={t.position} />
                <MoveList moves={board.moves} lags />
              </div>
              <PlayerLine board={board} side="WHITE" you={you} />
              <code class="fen">{board.fen}</code>
            </>
          ),
          CONDUCT: (
            <>
              <Penalties board={board} you={you} rulings={rulings.length} />
              <Incidents board={board} you={you} />
              <LeavePanel key={`leave ${board.id}`} board={board} you={you} />
              <Irregularities board={board} you={you} />
            </>
          ),
          CLOCK: (
            <>
              <Orders board={board} you={you} onOrder={onOrder} />
              <FailedPauses board={board} you={you} />
              <AdjournmentPanel board={board} you={you} />
            </>
          ),
          RESULT: (
            <>
              <Confirmations board={board} />
              <OfferConsent key={`offers ${board.id} ${board.attempt}`} board={board} you={you} />
              <ResultPanel key={`${board.id} ${board.attempt}`} board={board} you={you} />
              <FileFor board={board} you={you} />
              <ScreeningFigures board={board} />
            </>
          ),
          HISTORY: (
            <>
              <BoardTimeline board={board} />
              {rulings.length > 0 && (
                <>
                  <h4>{t.rulings}</h4>
                  <Rulings rulings={rulings} />
                </>
              )}
              <RestoredPositions boards={[board]} />
            </>
          ),
        }}
      </BoardTasks>
      <Foremost board={board} you={you} onOrder={onOrder} />
    </section>
  );
}

/** The next action at this board, visible however long its page is. */
function Foremost({ board, you, onOrder }: { board: BoardView; you: You; onOrder(draft: OrderDraft): void }) {
  const starts = board.status === "CREATED" && mayOrderBoard(you, "START", board);
  const approves = board.status === "ENDED" && board.resultStatus === "UNAPPROVED" && mayApprove(you, board);
  const changes = board.status === "ENDED" && mayDeclare(you, board);
  if (!starts && !approves && !changes) return null;
  return (
    <div class="actions foremost">
      {starts && <Start board={board} onOrder={onOrder} />}
      {approves && <Approve board={board} you={you} />}
      {changes && <ChangeResult key={`change ${board.attempt}`} board={board} you={you} />}
    </div>
  );
}

/** Starts a board; before its planned time, only after a question. */
function Start({ board, onOrder }: { board: BoardView; onOrder(draft: OrderDraft): void }) {
  const [early, setEarly] = useState(false);
  const { busy, give } = useCommand();
  const planned = board.attempt === 1 ? plannedStart(state.value.competition, board.round, beat.value) : null;
  async function start(): Promise<void> {
    await give("order", {
      kind: "START",
      board: board.id,
      ...(planned === null ? {} : { reason: coded(USUAL_REASONS.earlyStart[0]) }),
    });
    setEarly(false);
  }
  return (
    <>
      <button
        class="primary"
        disabled={busy}
        onClick={() => {
          if (planned === null) void start();
          else setEarly(true);
        }}
      >
        {t.start}
      </button>
      <button class="small" onClick={() => onOrder({ kind: "START", board })}>
        {official.startLater}
      </button>
      {early && planned !== null && (
        <Dialog title={official.earlyTitle} onClose={() => setEarly(false)}>
          <p>{official.earlyText(timeOfDay(planned), formatSpan(planned - beat.value))}</p>
          <div class="actions">
            <button autoFocus onClick={() => setEarly(false)}>
              {t.cancel}
            </button>
            <button class="primary" disabled={busy} onClick={() => void start()}>
              {official.earlyYes}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function PlayerLine({ board, side, you }: { board: BoardView; side: Side; you: You }) {
  const player = bySide(board, side);
  const quality = state.value.qualities.get(seatKey(board.id, side));
  return (
    <div class={cls("player-line", board.clocks.running === side && "running")}>
      <span class={`colour ${side.toLowerCase()}`} aria-hidden="true" />
      <LinkDot link={player.link} name={player.name} />
      <span class="grow">
        <strong>{player.name}</strong>{" "}
        <span class="quiet">
          {player.rating ?? ""} · {player.venueName}
          {player.assistant?.admitted ? ` · ${t.assist.with(player.assistant.name)}` : ""}
          {board.drawOffer === side ? ` · ${t.offered}` : ""}
          {owes(board, side) && board.status !== "ENDED" ? ` · ${t.reproduce.waits}` : ""}
          {quality && player.link === "UP" ? ` · ${official.roundTrip(quality.ms)}` : ""}
          {quality && player.link === "UP" && quality.latePercent > 0 ? `, ${official.late(quality.latePercent)}` : ""}
        </span>
        {!SIDES.some((each) => mayRecordConduct(you, board, each)) && actInstead(you, board, side).length > 0 && (
          <>
            <br />
            <Elsewhere board={board} you={you} side={side} />
          </>
        )}
      </span>
      <TroubleMark trouble={troubleOf(board, side, beat.value)} />
      <ClockFace clocks={board.clocks} side={side} big />
    </div>
  );
}

/** Pause or resume with a usual reason takes one more click; everything else is in the dialog. */
function Orders({ board, you, onOrder }: { board: BoardView; you: You; onOrder(draft: OrderDraft): void }) {
  const [reason, setReason] = useState("");
  const { busy, give } = useCommand();
  async function ask(kind: OrderKind): Promise<{ ok: boolean }> {
    const outcome = await give("order", {
      kind,
      board: board.id,
      ...(reason.trim() ? { reason } : {}),
    });
    if (outcome.ok) setReason("");
    return outcome;
  }
  const order = (kind: OrderKind) => void (kind === "PAUSE" ? pausing(board.id, () => ask(kind)) : ask(kind));
  switch (board.status) {
    case "PLAYING":
    case "PAUSED": {
      const kind = board.status === "PLAYING" ? "PAUSE" : "RESUME";
      const waits = kind === "RESUME" && awaitsDecision(board.id);
      return (
        mayOrderBoard(you, "PAUSE", board) && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              order(kind);
            }}
          >
            {waits ? (
              <p class="quiet">{t.resumedByDecision}</p>
            ) : (
              <ReasonField usual={USUAL_ORDERS[kind]} value={reason} onChange={setReason} />
            )}
            <div class="actions">
              <button type="submit" disabled={busy} hidden={waits}>
                {kind === "PAUSE" ? t.pause : t.resume}
              </button>
              <button type="button" class="small" onClick={() => onOrder({ kind: "SET_TIMES", board })}>
                {official.order.SET_TIMES}
              </button>
              <button type="button" class="small" onClick={() => onOrder({ kind: "ADD_TIME", board })}>
                {official.order.ADD_TIME}
              </button>
              <button type="button" class="small" onClick={() => onOrder({ kind: "CORRECT_SETTING", board })}>
                {official.order.CORRECT_SETTING}
              </button>
            </div>
          </form>
        )
      );
    }
    case "CREATED":
    case "AWAITING_CA":
    case "ADJOURNED":
    case "ENDED":
      return null;
  }
}

/** Shows nothing about a game in progress, and no figure based on too few moves. */
function ScreeningFigures({ board }: { board: BoardView }) {
  const screening = board.screening;
  if (!screening || screening.state === "NONE" || board.status !== "ENDED") return null;
  return (
    <section class="screening" aria-label={t.screening}>
      <h3>
        {t.screening} <span class="quiet">{screening.engine}</span>
      </h3>
      {screening.state === "QUEUED" ? (
        <p class="quiet">{t.screeningQueued}</p>
      ) : (
        <>
          {SIDES.map((side) => {
            const figures = side === "WHITE" ? screening.white : screening.black;
            return (
              figures &&
              (figures.moves < FEWEST ? (
                <p key={side} class="quiet">
                  {t.screeningFew(side, figures.moves)}
                </p>
              ) : (
                <p key={side}>{t.screeningSide(side, figures.moves, figures.matchPercent, figures.meanLoss)}</p>
              ))
            );
          })}
          <p class="warn-text">{t.screeningHint}</p>
        </>
      )}
    </section>
  );
}

function NewCodes({ board, you }: { board: BoardView; you: You }) {
  const sides = SIDES.filter((side) => mayIssueCode(you, board, side));
  if (sides.length === 0) return null;
  return (
    <div class="actions">
      {sides.map((side) => (
        <NewCode key={side} board={board} side={side} />
      ))}
    </div>
  );
}

function NewCode({ board, side }: { board: BoardView; side: Side }) {
  const [code, setCode] = useState("");
  const { busy, give } = useCommand();
  async function issue(): Promise<void> {
    const outcome = await give("issueCode", { board: board.id, side });
    if (outcome.ok) setCode(outcome.code ?? "");
  }
  return (
    <span>
      <button class="small" disabled={busy} onClick={() => void issue()}>
        {t.newCode(side)}
      </button>
      {code && <output class="mono"> {t.codeIs(code)}</output>}
    </span>
  );
}
