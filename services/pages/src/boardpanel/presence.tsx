import { useEffect, useState } from "preact/hooks";
import { isAbsent, mayBeAbsent, onRecord } from "../state/arrivals";
import { formatSpan } from "../clock/clock";
import { bySide, type BoardView, type EpochMs, type Side, type You } from "../protocol/protocol";
import { mayCheck, mayExclude, mayRecordPresence, mayWaive } from "../state/rights";
import { beat, state } from "../state/state";
import { t } from "../words/strings";
import { withTeam } from "../widgets/board-words";
import { Dialog, ReasonField } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { reasonWords } from "../words/hall-words";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/**
 * Which players are at the board, until when absent players may arrive, and what an arbiter may do (OCR 16.11, DEC-13,
 * DEC-14, DEC-27).
 */
export function Presence({ board, you }: { board: BoardView; you: You }) {
  const [form, setForm] = useState<"waive" | "reverse" | Side | null>(null);
  if (board.white.present == null || board.black.present == null) return null;
  const absent = SIDES.filter((side) => !bySide(board, side).present);
  const forfeited = board.status === "ENDED" && board.termination === "FORFEIT";
  const open =
    board.status === "CREATED" ||
    board.status === "ADJOURNED" ||
    (board.status === "PLAYING" && absent.length > 0) ||
    forfeited;
  if (!open) return null;
  return (
    <details open class="presence-desk">
      <summary>
        {t.presence} <span class="quiet">{2 - absent.length}/2</span>
      </summary>
      <div class="presence">
        {SIDES.map((side) => (
          <div key={side} class="presence-seat">
            <PresenceTick
              board={board}
              side={side}
              enabled={mayRecordPresence(you, board, side) && board.status !== "ENDED"}
            />
            <Absence board={board} side={side} may={mayRecordPresence(you, board, side)} />
            {bySide(board, side).held && (
              <span class="chip warn">{t.held(reasonWords(bySide(board, side).held ?? ""))}</span>
            )}
            {board.status === "CREATED" &&
              mayCheck(you, board, side) &&
              (bySide(board, side).held ? (
                <Release board={board} side={side} />
              ) : (
                <button class="small" onClick={() => setForm(side)}>
                  {t.holdStart}
                </button>
              ))}
          </div>
        ))}
        {absent.length > 0 && <DefaultTime board={board} />}
        <div class="actions">
          {absent.length > 0 && board.status !== "ENDED" && mayWaive(you, board) && (
            <button class="small" onClick={() => setForm("waive")}>
              {t.waive}
            </button>
          )}
          {forfeited && mayWaive(you, board) && (
            <button class="small" onClick={() => setForm("reverse")}>
              {t.reverseForfeit}
            </button>
          )}
        </div>
      </div>
      {form === "waive" && <WaiveDialog board={board} absent={absent} onClose={() => setForm(null)} />}
      {form === "reverse" && (
        <ReasonDialog
          title={t.reverseForfeit}
          reasons={t.waiveReasons}
          onClose={() => setForm(null)}
          action={(reason) => ["reverseForfeit", { board: board.id, reason }]}
        />
      )}
      {(form === "WHITE" || form === "BLACK") && (
        <ReasonDialog
          title={`${t.holdStart}: ${t.side[form]}`}
          reasons={t.holdReasons}
          onClose={() => setForm(null)}
          action={(reason) => ["holdStart", { board: board.id, side: form, held: true, reason }]}
        />
      )}
    </details>
  );
}

function Release({ board, side }: { board: BoardView; side: Side }) {
  const { busy, give } = useCommand();
  return (
    <button
      class="small"
      disabled={busy}
      onClick={() => void give("holdStart", { board: board.id, side, held: false, reason: t.releaseReason })}
    >
      {t.releaseStart}
    </button>
  );
}

/** When an absent player forfeits, and the time left until then. */
export function DefaultTime({ board }: { board: BoardView }) {
  const arrival = board.arrival;
  if (!arrival || board.status === "ENDED") return null;
  if (arrival.excluded.length > 0) return null;
  if (arrival.waived) return <p class="quiet">{t.defaultWaived}</p>;
  if (arrival.defaultAt === null) return <p class="quiet">{t.defaultMinutes(arrival.minutes)}</p>;
  const left = arrival.defaultAt - beat.value;
  return (
    <p class={cls(left < 60_000 ? "bad-text" : "warn-text")}>
      {t.defaultAt(timeOfDay(arrival.defaultAt), formatSpan(left))}
    </p>
  );
}

/** One tick; shows the requested state until the board confirms it or the request is refused. */
function PresenceTick({
  board,
  side,
  enabled,
  plain = false,
}: {
  board: BoardView;
  side: Side;
  enabled: boolean;
  plain?: boolean;
}) {
  const { give } = useCommand();
  const [asked, setAsked] = useState<boolean | null>(null);
  const stands = bySide(board, side).present ?? false;
  useEffect(() => {
    if (asked === stands) setAsked(null);
  }, [asked, stands]);
  async function ask(present: boolean): Promise<void> {
    const seen = asked === null ? onRecord(board, side) : asked ? "PRESENT" : "ABSENT";
    setAsked(present);
    if (!(await give("recordPresence", { board: board.id, side, present, seen })).ok) setAsked(null);
  }
  return (
    <label class="check">
      <input
        type="checkbox"
        aria-label={`${plain ? `${[bySide(board, side).name, bySide(board, side).entry?.team].filter(Boolean).join(" ")}, ` : ""}${t.presentLabel(board.number, side)}`}
        checked={asked ?? stands}
        disabled={!enabled}
        onChange={(event) => void ask(event.currentTarget.checked)}
      />
      {plain ? withTeam(bySide(board, side)) : `${t.side[side]}: ${t.present}`}
    </label>
  );
}

/** For a player who has not arrived: starts or resumes the game without him, after one question (DEC-13, DEC-27). */
export function Absence({
  board,
  side,
  may,
  big = false,
}: {
  board: BoardView;
  side: Side;
  may: boolean;
  big?: boolean;
}) {
  const [asked, setAsked] = useState(false);
  const { busy, give } = useCommand();
  const name = bySide(board, side).name;
  if (isExcluded(board, side) && board.status !== "ENDED")
    return (
      <span class="chip warn" data-excluded={side}>
        {t.exclusion.stands}
      </span>
    );
  if (isAbsent(board, side) && board.status !== "ENDED")
    return (
      <span class="chip warn" data-absent={side}>
        {board.status === "CREATED" ? t.absence.stands : t.absence.recorded}
      </span>
    );
  if (!may || !mayBeAbsent(board, side)) return null;
  async function record(): Promise<void> {
    if ((await give("recordPresence", { board: board.id, side, present: false, seen: onRecord(board, side) })).ok)
      setAsked(false);
  }
  return (
    <>
      <button
        class={big ? "big" : "small"}
        aria-label={t.absence.label(board.number, side)}
        onClick={() => setAsked(true)}
      >
        {t.absence.ask}
      </button>
      {asked && (
        <Dialog title={t.absence.title(name)} onClose={() => setAsked(false)}>
          <p>{board.status === "ADJOURNED" ? t.absence.meansAdjourned : t.absence.means}</p>
          {board.arrival && <p>{board.arrival.waived ? t.defaultWaived : t.defaultMinutes(board.arrival.minutes)}</p>}
          <div class="actions">
            <button autoFocus onClick={() => setAsked(false)}>
              {t.cancel}
            </button>
            <button class="primary" disabled={busy} onClick={() => void record()}>
              {t.absence.yes}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const isExcluded = (board: BoardView, side: Side): boolean => board.arrival?.excluded.includes(side) ?? false;

/** The players excluded from a game that has not begun (FSSI ind-b). */
export function Excluded({ board }: { board: BoardView }) {
  return board.status === "ENDED" ? null : (
    <>
      {board.arrival?.excluded.map((side) => (
        <p key={side} class="bad-text">
          {t.exclusion.told(bySide(board, side).name)}
        </p>
      ))}
    </>
  );
}

/** For a player who did not answer: excludes him from this game before its start, or takes that back (FSSI ind-b). */
/** When the roll of a round is called; null if it is not called or no start is planned (FSSI ind-b). */
function rollCallAt(round: number): EpochMs | null {
  const { competition } = state.value;
  const minutes = competition?.floor.rollCall ?? null;
  const start = competition?.rounds.find((one) => one.number === round)?.startsAt ?? null;
  return minutes === null || start === null ? null : start - minutes * 60_000;
}

function Exclusion({ board, side, may }: { board: BoardView; side: Side; may: boolean }) {
  const { busy, give } = useCommand();
  const [asked, setAsked] = useState(false);
  const at = rollCallAt(board.round);
  const name = bySide(board, side).name;
  const excluded = isExcluded(board, side);
  const ask = async (now: boolean): Promise<void> => {
    if ((await give("excludeSeat", { board: board.id, side, excluded: now })).ok) setAsked(false);
  };
  const asks = may && board.status === "CREATED" && board.arrival?.rollCall === true;
  return (
    <>
      {asks && excluded && (
        <button class="small" disabled={busy} aria-label={t.exclusion.backLabel(name)} onClick={() => void ask(false)}>
          {t.exclusion.back}
        </button>
      )}
      {asks && !excluded && bySide(board, side).present !== true && (
        <button class="small" disabled={busy} aria-label={t.exclusion.label(name)} onClick={() => setAsked(true)}>
          {t.exclusion.ask}…
        </button>
      )}
      {asked && (
        <Dialog title={t.exclusion.title(name)} onClose={() => setAsked(false)}>
          <p>{t.exclusion.means}</p>
          {at !== null && beat.value < at && <p class="warn-text">{t.exclusion.early(timeOfDay(at))}</p>}
          <div class="actions">
            <button autoFocus onClick={() => setAsked(false)}>
              {t.cancel}
            </button>
            <button class="primary" disabled={busy} onClick={() => void ask(true)}>
              {t.exclusion.ask}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** All seats of a round at a glance, to tick one after another. */
export function RollCall({ boards, you, onClose }: { boards: readonly BoardView[]; you: You; onClose(): void }) {
  const seats = boards.flatMap((board) =>
    SIDES.filter((side) => mayRecordPresence(you, board, side)).map((side) => bySide(board, side).present === true),
  );
  const called = boards[0] ? rollCallAt(boards[0].round) : null;
  return (
    <Dialog title={t.rollCall} onClose={onClose} wide>
      <p role="status">{t.rollCount(seats.filter(Boolean).length, seats.length)}</p>
      {boards.some((board) => board.arrival?.rollCall) && (
        <p class="quiet">
          {called !== null && `${t.exclusion.called(timeOfDay(called))} `}
          {t.exclusion.help}
        </p>
      )}
      <div class="table-scroll">
        <table class="roll">
          <thead>
            <tr>
              <th scope="col">{t.boardColumn}</th>
              {SIDES.map((side) => (
                <th scope="col" key={side}>
                  {t.side[side]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...boards]
              .sort((a, b) => a.number - b.number)
              .map((board) => (
                <tr key={board.id}>
                  <th scope="row">{board.number}</th>
                  {SIDES.map((side) => (
                    <td key={side}>
                      <PresenceTick
                        board={board}
                        side={side}
                        plain
                        enabled={
                          mayRecordPresence(you, board, side) && board.status !== "ENDED" && !isExcluded(board, side)
                        }
                      />
                      <Absence board={board} side={side} may={mayRecordPresence(you, board, side)} />
                      <Exclusion board={board} side={side} may={mayExclude(you, board, side)} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <div class="actions">
        <button onClick={onClose}>{t.close}</button>
      </div>
    </Dialog>
  );
}

function WaiveDialog({ board, absent, onClose }: { board: BoardView; absent: readonly Side[]; onClose(): void }) {
  const [side, setSide] = useState<Side | "">(absent.length === 1 ? absent[0]! : "");
  const [minutes, setMinutes] = useState("");
  const [reason, setReason] = useState("");
  const { busy, give } = useCommand();
  /** a waiver can only give time (OCR 16.11) */
  const rule = board.arrival?.minutes ?? 0;
  const extended = minutes === "" ? undefined : Number(minutes);
  const wrong = extended !== undefined && (!Number.isInteger(extended) || extended <= rule || extended > 120);
  async function waive(): Promise<void> {
    const outcome = await give("waiveDefault", {
      board: board.id,
      ...(side ? { side } : {}),
      ...(extended === undefined ? {} : { minutes: extended }),
      reason: reason.trim(),
    });
    if (outcome.ok) onClose();
  }
  return (
    <Dialog title={t.waive} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void waive();
        }}
      >
        <label>
          {t.waiveWhom}
          <select value={side} onChange={(event) => setSide(event.currentTarget.value as Side | "")}>
            <option value="">{t.bothSides}</option>
            {SIDES.map((each) => (
              <option key={each} value={each}>
                {t.side[each]} – {bySide(board, each).name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.waiveMinutes(rule)}
          <input
            type="number"
            min={rule + 1}
            max={120}
            value={minutes}
            aria-invalid={wrong}
            onInput={(event) => setMinutes(event.currentTarget.value)}
          />
        </label>
        <ReasonField reasons={t.waiveReasons} value={reason} onChange={setReason} />
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy || wrong || reason.trim() === ""}>
            {t.waive}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

type Reasoned =
  | ["reverseForfeit", { board: string; reason: string }]
  | ["holdStart", { board: string; side: Side; held: boolean; reason: string }]
  | ["orderSealing", { board: string; reason: string; sessionEnd?: number }]
  | ["dismissAssistant", { board: string; side: Side; assistant: string; reason: string }]
  | ["dismissHelper", { board: string; side: Side; reason: string }];

/** Asks for a reason, then acts. */
export function ReasonDialog({
  title,
  reasons,
  action,
  onClose,
}: {
  title: string;
  reasons: readonly string[];
  action(reason: string): Reasoned;
  onClose(): void;
}) {
  const [reason, setReason] = useState("");
  const { busy, give } = useCommand();
  async function confirm(): Promise<void> {
    const [name, args] = action(reason.trim());
    if ((await give(name, args as never)).ok) onClose();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <ReasonField reasons={reasons} value={reason} onChange={setReason} />
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy || reason.trim() === ""}>
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
