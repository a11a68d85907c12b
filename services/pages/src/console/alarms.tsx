import { boardNumber } from "../state/order-progress";
import { standstills, type Standstill } from "../state/outages";
import { errands } from "./board-visits";
import { toBeginAgain, type Again } from "../state/preparation";
import { bySide, type AlarmView, type Order, type Side, type You } from "../protocol/protocol";
import { mayCheck, mayOrder, mayOrderBoard } from "../state/rights";
import { state } from "../state/state";
import { putAway, standingAlarms } from "../state/alarms";
import { openCases } from "../state/waiting";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { coded } from "../words/reasons";
import { USUAL_REASONS } from "../words/usual-reasons";

/** One line for each standstill of the hall, however many boards it paused (OCR 19.6). */
export function StandstillBanner({ you, onShow }: { you: You; onShow(board: string): void }) {
  return (
    <>
      {standstills(state.value.boards.values()).map((one) => (
        <StandstillLine key={one.from} one={one} you={you} onShow={onShow} />
      ))}
    </>
  );
}

/** Warns that the hall's disk is nearly full, early enough for somebody to make room. */
export function DiskBanner() {
  const disk = state.value.disk;
  if (!disk) return null;
  const left = diskSize(disk.free);
  const words = disk.level === "LOW" ? t.disk.low : disk.level === "NO_NEW_ROUND" ? t.disk.noNewRound : t.disk.full;
  return (
    <section class="standstill" role={disk.level === "LOW" ? "status" : "alert"} aria-label={t.disk.label}>
      <p>
        <span class="shape" aria-hidden="true">
          ■
        </span>
        <strong>{t.disk.left(left)}</strong> {words}
      </p>
    </section>
  );
}

const MIB = 2 ** 20;
const diskSize = (bytes: number): string =>
  bytes >= 1024 * MIB ? `${(bytes / MIB / 1024).toFixed(1)} GB` : `${Math.floor(bytes / MIB)} MB`;

function StandstillLine({ one, you, onShow }: { one: Standstill; you: You; onShow(board: string): void }) {
  const { busy, give } = useCommand();
  const own = one.boards.filter((board) => mayOrderBoard(you, "RESUME", board));
  const free = own.filter((board) => !awaitsDecision(board.id));
  async function resume(): Promise<void> {
    for (const order of resumptions({ ...one, boards: free }, you)) if (!(await give("order", order)).ok) return;
  }
  return (
    <section class="standstill" role="alert" aria-label={t.standstillLabel}>
      <p>
        <span class="shape" aria-hidden="true">
          ■
        </span>
        <strong>{t.standstill(timeOfDay(one.from), timeOfDay(one.to))}</strong> {t.standstillBoards(one.boards.length)}
      </p>
      {mayOrder(you, "RESUME") && own.length > 0 && (
        <button class="primary" disabled={busy || free.length === 0} onClick={() => void resume()}>
          {t.resumeAll(free.length || own.length)}
        </button>
      )}
      {own.length > free.length && <p class="quiet">{t.resumeWaits(own.length - free.length)}</p>}
      <details>
        <summary>{t.standstillList}</summary>
        <div class="actions">
          {one.boards.map((board) => (
            <button key={board.id} class="small" onClick={() => onShow(board.id)}>
              {t.board(board.number)}
            </button>
          ))}
        </div>
      </details>
    </section>
  );
}

/** Whether a board can be resumed only by a decision about its disconnection (OCR 18.9). */
const awaitsDecision = (board: string): boolean => openCases.value.some((one) => one.board === board);

/** A single order for all boards, unless it would also resume boards that were paused for another reason. */
function resumptions(one: Standstill, you: You): Order[] {
  const reason = coded(USUAL_REASONS.standstill[0]);
  const chief = you.role === "CHIEF_ARBITER";
  const ids = new Set(one.boards.map((board) => board.id));
  const paused = [...state.value.boards.values()].filter(
    (board) => board.status === "PAUSED" && mayOrderBoard(you, "RESUME", board),
  );
  if (paused.every((board) => ids.has(board.id)))
    return [{ kind: "RESUME", reason, ...(chief ? {} : { venue: you.venue }) }];
  return paused.filter((board) => ids.has(board.id)).map((board) => ({ kind: "RESUME", board: board.id, reason }));
}

/** What must be done before a new game can be played, and by whom. */
export function againText({ checks, board }: Again): string {
  const codes = board.arrival?.newCodes ?? [];
  const codeOf = (side: Side) => {
    const { name, venueName } = bySide(board, side);
    return t.again.code(t.side[side], name, venueName);
  };
  const first = codes.length === 0 ? "" : `${t.again.codes(codes.map(codeOf))} `;
  if (checks.length === 0) return first + t.again.start;
  return (
    first +
    t.again.checks(
      checks.map(({ side, kinds }) =>
        t.again.seat(
          t.side[side],
          bySide(board, side).name,
          bySide(board, side).venueName,
          kinds.map((kind) => t.checkNames[kind]),
        ),
      ),
    )
  );
}

/** Games to be played again, for the officials who check the players and start them. */
export function BeginAgain({ you, onShow }: { you: You; onShow(board: string): void }) {
  const shown = toBeginAgain(state.value.boards.values()).filter(
    ({ board }) => mayCheck(you, board, "WHITE") || mayCheck(you, board, "BLACK"),
  );
  if (shown.length === 0) return null;
  return (
    <>
      <h2>
        {t.again.title}
        <span class="count bad">{shown.length}</span>
      </h2>
      {shown.map((one) => (
        <article key={one.board.id} class="card errand" data-again={one.board.id}>
          <header>
            <strong>
              {t.board(one.board.number)} · {t.attempt(one.board.attempt)}
            </strong>
          </header>
          <p>{againText(one)}</p>
          <div class="actions">
            <button class="small" onClick={() => onShow(one.board.id)}>
              {t.show}
            </button>
          </div>
        </article>
      ))}
    </>
  );
}

/** The boards to walk to, and why. */
export function Errands({ you, onShow }: { you: You; onShow(board: string): void }) {
  const shown = errands(state.value.boards.values(), you);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>
        {t.errands}
        <span class="count warn">{shown.length}</span>
      </h2>
      {shown.map(({ board, side, kind, meeting }) => (
        <article key={`${board.id} ${side} ${kind}`} class="card errand" data-errand={`${board.id} ${side} ${kind}`}>
          <header>
            <strong>
              {t.board(board.number)}, {t.side[side]}: {bySide(board, side).name}
            </strong>
            <span class="quiet">{bySide(board, side).venueName}</span>
          </header>
          <p>
            {kind === "COVERED"
              ? t.covered
              : kind === "UNCHECKED"
                ? t.absence.came(bySide(board, side).name)
                : t.notInMeeting(meeting?.since ? timeOfDay(meeting.since, bySide(board, side).venue) : "")}
            {kind === "NOT_MEETING" && meeting && meeting.moves.length > 0 && ` ${t.movedOutside(meeting.moves)}`}
          </p>
          <div class="actions">
            <button class="small" onClick={() => onShow(board.id)}>
              {t.show}
            </button>
          </div>
        </article>
      ))}
    </>
  );
}

/** Problems the hall has detected itself, newest first, until somebody dismisses them on this screen. */
export function Alarms({
  you,
  onShow,
  onCorrect,
}: {
  you: You;
  onShow(board: string): void;
  onCorrect(alarm: AlarmView): void;
}) {
  const all = standingAlarms.value.slice(0, 20);
  if (all.length === 0) return null;
  const stood = all.filter((alarm) => alarm.kind === "OUTAGE");
  return (
    <>
      <h2>
        {t.alarms}
        <span class="count bad">{all.length}</span>
      </h2>
      {stood.length > 0 && (
        <article class="card alarm outage" aria-label={t.alarmKind.OUTAGE}>
          <header>
            <strong>{t.alarmKind.OUTAGE}</strong>
            <button class="small" onClick={() => stood.forEach((alarm) => putAway(alarm.id))}>
              {t.dismiss}
            </button>
          </header>
          {stood.map(
            (alarm) =>
              alarm.from !== null &&
              alarm.to !== null && (
                <p key={alarm.id} data-alarm={alarm.id}>
                  {t.standstill(timeOfDay(alarm.from), timeOfDay(alarm.to))} {t.standstillWas(alarm.boards)}
                </p>
              ),
          )}
        </article>
      )}
      {all.map((alarm) => {
        if (alarm.kind === "OUTAGE") return null;
        const board = state.value.boards.get(alarm.board);
        const label = board
          ? `${t.board(boardNumber(alarm.board))}: ${t.alarmKind[alarm.kind]}`
          : t.alarmKind[alarm.kind];
        return (
          <article
            key={alarm.id}
            class={cls("card", "alarm", alarm.kind.toLowerCase())}
            aria-label={label}
            data-alarm={alarm.id}
          >
            <header>
              <strong>{label}</strong>
              <span class="quiet">{timeOfDay(alarm.at)}</span>
            </header>
            <p>{t.expectedFound(alarm.expected, alarm.found)}</p>
            <p class="quiet">{t.alarmAdvice[alarm.kind]}</p>
            <div class="actions">
              {board && (
                <button class="small" onClick={() => onShow(board.id)}>
                  {t.show}
                </button>
              )}
              {board && alarm.kind === "SETTING_DIFFERS" && mayOrderBoard(you, "CORRECT_SETTING", board) && (
                <button class="small" onClick={() => onCorrect(alarm)}>
                  {t.correctThis}
                </button>
              )}
              <button class="small" onClick={() => putAway(alarm.id)}>
                {t.dismiss}
              </button>
            </div>
          </article>
        );
      })}
    </>
  );
}
