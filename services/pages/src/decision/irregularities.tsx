import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { formatClock } from "../clock/clock";
import { isTime } from "./clock-corrections";
import { moveText } from "../board/moves";
import { parseTime } from "../state/order-progress";
import {
  type BoardView,
  type IrregularityKind,
  type Outcome,
  type PlayRules,
  type Side,
  type You,
} from "../protocol/protocol";
import { consequence, isChoice, isRecorded, KINDS, momentName, numberOf, pliesOf } from "./irregularity-counts";
import { clockChange, coloursEffect, earlierPlies, storedClocks, takenBack, turnAfter } from "./restoration";
import { mayImpose, mayRestore, mayReverse, mayTakeBackRecord } from "../state/rights";
import { beat, clockNow, refusalText, say, state } from "../state/state";
import { t } from "../words/strings";
import { checksAgain } from "../widgets/board-words";
import { ReasonField } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { cls } from "../widgets/cls";
import { storedReason } from "../words/hall-words";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/** What an arbiter may do when the game itself went wrong: an earlier position, reversed colours (LAW 7.1, AMD 7.5.1, OCR 19.2). */
export function Irregularities({ board, you }: { board: BoardView; you: You }) {
  const underWay = board.status === "PLAYING" || board.status === "PAUSED";
  const recorded = board.coloursKept != null && coloursEffect(board) === "CONTINUE";
  const key = `${board.id} ${board.attempt}`;
  return (
    <>
      <IllegalMoves key={`illegal ${key}`} board={board} you={you} underWay={underWay} />
      {underWay && board.ply > 0 && mayRestore(you, board) && <Restore key={key} board={board} />}
      {(underWay || board.status === "ADJOURNED") && mayReverse(you, board) && !recorded && (
        <Colours key={key} board={board} />
      )}
      {(underWay || board.status === "CREATED" || board.status === "ADJOURNED") &&
        mayReverse(you, board) &&
        startOf(board) && <Replay key={key} board={board} />}
      {board.coloursKept != null && <p class="quiet">{t.coloursWereKept(board.coloursKept)}</p>}
    </>
  );
}

/**
 * The recorded irregularities of the players, and the form to record another one, with its consequence (AMD 7.5, L17
 * 7.5).
 */
function IllegalMoves({ board, you, underWay }: { board: BoardView; you: You; underWay: boolean }) {
  const recorded = board.irregularities ?? [];
  const sides = SIDES.filter((side) => mayImpose(you, board, side, "WARNING"));
  const may = underWay && sides.length > 0 && board.rules?.illegalMoves != null;
  if (!may && recorded.length === 0) return null;
  return (
    <details>
      <summary>
        {t.illegal.title}
        {recorded.length > 0 && <span class="quiet"> {recorded.length}</span>}
      </summary>
      {recorded.length > 0 && (
        <ul class="recorded" aria-label={t.illegal.recorded}>
          {recorded.map((each) => (
            <li key={each.at}>{t.illegal.line(each, momentName(each))}</li>
          ))}
        </ul>
      )}
      {underWay && recorded.length > 0 && mayTakeBackRecord(you, board, recorded.at(-1)!) && (
        <TakeBackRecord board={board} />
      )}
      {may && <RecordIllegal board={board} rules={board.rules!} sides={sides} />}
    </details>
  );
}

/** Takes back the last record if it was a mistake (AMD 7.5.5). */
function TakeBackRecord({ board }: { board: BoardView }) {
  const { busy, give } = useCommand();
  const recorded = board.irregularities ?? [];
  return (
    <details>
      <summary>{t.conduct.mistake}</summary>
      <TwoClicks
        label={t.illegal.back}
        confirm={t.illegal.backConfirm}
        reasons={t.conduct.reasons}
        effect={`back ${recorded.length}`}
        ready
        busy={busy}
        done={`${t.board(board.number)}: ${t.illegal.backDone}`}
        question={t.illegal.backQuestion(recorded.at(-1)?.consequence === "TIME")}
        act={(reason) =>
          give("takeBackIrregularity", {
            board: board.id,
            reason: storedReason(reason),
            attempt: board.attempt,
            seen: recorded.length,
          })
        }
      >
        {null}
      </TwoClicks>
    </details>
  );
}

function RecordIllegal({ board, rules, sides }: { board: BoardView; rules: PlayRules; sides: readonly Side[] }) {
  const [side, setSide] = useState<Side>(sides.includes(board.turn) ? board.turn : sides[0]!);
  const [kind, setKind] = useState<IrregularityKind>("ILLEGAL_MOVE");
  const [chosen, setChosen] = useState<number | null>(null);
  const [giveTime, setGiveTime] = useState(false);
  const [again, setAgain] = useState(false);
  const { busy, give } = useCommand();
  const plies = pliesOf(board, side);
  const ply = chosen !== null && plies.includes(chosen) ? chosen : plies[0];
  const recorded = board.irregularities ?? [];
  const twice = ply !== undefined && isRecorded(recorded, side, kind, ply);
  const number = numberOf(recorded, side, kind, rules);
  const brings = t.illegal.brings[consequence(kind, number, giveTime, rules)](
    side,
    formatClock(rules.seconds * 1_000, false),
  );
  return (
    <TwoClicks
      label={t.illegal.record}
      confirm={t.illegal.confirm}
      reasons={t.illegal.reasons}
      effect={`${side} ${kind} ${ply} ${recorded.length} ${giveTime} ${again} ${board.ply}`}
      ready={ply !== undefined && (!twice || again)}
      busy={busy}
      done={`${t.board(board.number)}: ${t.illegal.done}`}
      question={brings}
      act={(reason) =>
        give("recordIrregularity", {
          board: board.id,
          side,
          kind,
          ply: ply!,
          giveTime,
          reason,
          attempt: board.attempt,
          seen: recorded.length,
          ...(twice ? { again } : {}),
        }).then((outcome) => {
          if (outcome.ok) setAgain(false);
          return outcome;
        })
      }
    >
      <div class="pair">
        <label>
          {t.illegal.by}
          <select value={side} onChange={(event) => setSide(event.currentTarget.value as Side)}>
            {sides.map((each) => (
              <option key={each} value={each}>
                {t.side[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.illegal.what}
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value as IrregularityKind)}>
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {t.illegal.kind[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {plies.length === 0 ? (
        <p class="quiet">{t.illegal.tooLate}</p>
      ) : (
        <label>
          {t.illegal.at}
          <select value={ply} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {plies.map((each) => (
              <option key={each} value={each}>
                {each > board.ply ? t.illegal.now : ownMove(board, each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {twice && (
        <label class="check">
          <input type="checkbox" checked={again} onChange={(event) => setAgain(event.currentTarget.checked)} />
          {t.illegal.again}
        </label>
      )}
      {isChoice(kind, number, rules) && (
        <label class="check">
          <input type="checkbox" checked={giveTime} onChange={(event) => setGiveTime(event.currentTarget.checked)} />
          {t.illegal.giveTime(formatClock(rules.seconds * 1_000, false))}
        </label>
      )}
      <p>
        {t.illegal.number(number)} {brings}
      </p>
    </TwoClicks>
  );
}

/** The position to go back to and the clocks there; those stored with the position are proposed (LAW 7.1). */
function Restore({ board }: { board: BoardView }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<Record<Side, string> | null>(null);
  const { busy, give } = useCommand();
  const plies = earlierPlies(board);
  const ply = chosen !== null && plies.includes(chosen) ? chosen : board.ply - 1;
  const stored = storedClocks(board, ply);
  const proposed = (side: Side) => (stored[side] === null ? "" : formatClock(stored[side], false));
  const text = typed ?? { WHITE: proposed("WHITE"), BLACK: proposed("BLACK") };
  const given = (side: Side) => (typed ? (isTime(text[side]) ? parseTime(text[side])! : null) : stored[side]);
  const times = { WHITE: given("WHITE"), BLACK: given("BLACK") };
  const change = clockChange(board, times, clockNow(board.clocks, beat.value));
  const anew = (outcome: Outcome): Outcome => {
    if (outcome.ok) {
      setChosen(null);
      setTyped(null);
    }
    return outcome;
  };
  const wrong = SIDES.some((side) => text[side] !== "" && !isTime(text[side]));
  return (
    <details>
      <summary>{t.restore}</summary>
      <TwoClicks
        label={t.restore}
        confirm={t.restoreConfirm}
        reasons={t.restoreReasons}
        effect={`${board.ply} ${ply} ${times.WHITE} ${times.BLACK} ${board.clockChanges ?? 0}`}
        ready={!wrong}
        busy={busy}
        done={`${t.board(board.number)}: ${t.restored}`}
        act={(reason) =>
          give("restorePosition", {
            board: board.id,
            ply,
            reason,
            seen: board.clockChanges ?? 0,
            ...(times.WHITE === null ? {} : { whiteMs: times.WHITE }),
            ...(times.BLACK === null ? {} : { blackMs: times.BLACK }),
          }).then(anew)
        }
        question={t.restoreQuestion(
          placeName(board, ply),
          takenBack(board, ply),
          board.ply - ply,
          turnAfter(board, ply),
        )}
      >
        <label>
          {t.backTo}
          <select
            value={ply}
            onChange={(event) => {
              setChosen(Number(event.currentTarget.value));
              setTyped(null);
            }}
          >
            {plies.map((each) => (
              <option key={each} value={each}>
                {placeName(board, each)}
              </option>
            ))}
          </select>
        </label>
        <div class="pair">
          {SIDES.map((side) => (
            <label key={side}>
              {t.timeFor.SET_TIMES(side)}
              <input
                value={text[side]}
                placeholder={t.asItStands}
                inputMode="numeric"
                aria-invalid={text[side] !== "" && !isTime(text[side])}
                onInput={(event) => setTyped({ ...text, [side]: event.currentTarget.value })}
              />
            </label>
          ))}
        </div>
        <div class="usual">
          <button type="button" class="small" aria-pressed={!typed} onClick={() => setTyped(null)}>
            {t.storedTimes}
          </button>
          <button
            type="button"
            class="small"
            aria-pressed={text.WHITE === "" && text.BLACK === ""}
            onClick={() => setTyped({ WHITE: "", BLACK: "" })}
          >
            {t.timesStay}
          </button>
        </div>
        {wrong && <span class="error">{t.timeFormat}</span>}
        <p>{t.takesBack(takenBack(board, ply), board.ply - ply)}</p>
        <ul class="clock-changes" aria-label={t.clocksAfter}>
          {SIDES.map((side) => (
            <li key={side}>
              {t.clockChange(side, formatClock(change[side].before, false), formatClock(change[side].after, false))}
            </li>
          ))}
        </ul>
      </TwoClicks>
    </details>
  );
}

/** Offers only what the rules allow at this number of half-moves (DEC-18). */
function Colours({ board }: { board: BoardView }) {
  const { busy, give } = useCommand();
  const effect = coloursEffect(board);
  const now = clockChange(board, { WHITE: null, BLACK: null }, clockNow(board.clocks, beat.value));
  const clocks = t.twoClocks(formatClock(now.WHITE.before, false), formatClock(now.BLACK.before, false));
  const start = board.control ? t.fullControl(board.control) : t.fullTime;
  return (
    <details>
      <summary>{t.colours}</summary>
      <TwoClicks
        label={t.coloursDo[effect]}
        confirm={t.coloursConfirm[effect]}
        reasons={t.coloursReasons}
        effect={effect}
        ready
        busy={busy}
        done={`${t.board(board.number)}: ${t.coloursDone[effect]}`}
        act={(reason) => give("reverseColours", { board: board.id, reason })}
        question={t.coloursQuestion[effect]}
      >
        <p>
          {t.coloursText[effect](board.white.name, board.black.name, board.ply)}
          {effect === "RESTART" && ` ${checksAgain()}`}
        </p>
        <ul class="clock-changes" aria-label={t.clocksAfter}>
          <li>{effect === "RESTART" ? `${clocks} → ${start}` : t.clocksStay(clocks)}</li>
        </ul>
      </TwoClicks>
    </details>
  );
}

const startOf = (board: BoardView) =>
  state.value.competition?.rounds.find((round) => round.number === board.round)?.chess960 ?? null;

/** The initial position was wrong: the game is void, and a new one begins from the right position (LAW 7.2.1). */
function Replay({ board }: { board: BoardView }) {
  const { busy, give } = useCommand();
  const drawn = startOf(board);
  const [typed, setTyped] = useState(String(drawn?.number ?? ""));
  const position = /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 959 ? Number(typed) : null;
  return (
    <details>
      <summary>{t.replay.title}</summary>
      <TwoClicks
        label={t.replay.do}
        confirm={t.replay.confirm}
        reasons={t.replay.reasons}
        effect={String(position)}
        ready={position !== null}
        busy={busy}
        done={`${t.board(board.number)}: ${t.replay.done}`}
        act={(reason) => give("replay", { board: board.id, position: position!, reason })}
        question={t.replay.question(position ?? 0)}
      >
        <label>
          {t.replay.position}
          <input
            inputMode="numeric"
            required
            maxLength={3}
            value={typed}
            aria-invalid={position === null}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        {position === null && <span class="error">{t.replay.range}</span>}
        {drawn && <p class="quiet">{t.replay.drawn(drawn.number, drawn.array)}</p>}
        <p>
          {t.replay.text} {checksAgain()}
        </p>
      </TwoClicks>
    </details>
  );
}

const ownMove = (board: BoardView, ply: number): string => {
  const move = board.moves.find((each) => each.ply === ply);
  return move ? moveText(move) : String(ply);
};

export const placeName = (board: BoardView, ply: number): string => {
  const move = board.moves.find((each) => each.ply === ply);
  return move ? t.afterMove(moveText(move)) : t.initialPosition;
};

/**
 * Asks for a reason, then for confirmation. The situation must be the same at both clicks: if a move arrived in
 * between, the first click must be repeated. The first button becomes the cancel button and keeps the focus, so that
 * neither a double click nor a second Enter confirms.
 */
export function TwoClicks({
  label,
  confirm,
  question,
  reasons,
  effect,
  ready,
  busy,
  done,
  act,
  children,
}: {
  label: string;
  confirm: string;
  question: string;
  reasons: readonly string[];
  effect: string;
  ready: boolean;
  busy: boolean;
  done: string;
  act(reason: string): Promise<Outcome>;
  children: ComponentChildren;
}) {
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const [refusal, setRefusal] = useState("");
  const sure = asked === effect;
  const blocked = !ready || busy || reason.trim() === "";
  async function submit(): Promise<void> {
    setRefusal("");
    setAsked(sure ? null : effect);
    if (!sure) return;
    const outcome = await act(reason.trim());
    if (!outcome.ok) {
      setRefusal(refusalText(outcome));
      return;
    }
    setReason("");
    say("info", done);
  }
  return (
    <form
      class="irregularity"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <ReasonField reasons={reasons} value={reason} onChange={setReason} />
      {refusal && (
        <p class="error">
          {t.refused}: {refusal}
        </p>
      )}
      {sure && (
        <p class="warn-text" role="alert">
          {question}
        </p>
      )}
      {asked !== null && !sure && !refusal && (
        <p class="warn-text" role="alert" data-overtaken>
          {t.overtaken}
        </p>
      )}
      <div class="actions">
        {/* prevented, because this button submits again before the click is over */}
        <button
          type={sure ? "button" : "submit"}
          class={cls(!sure && "danger")}
          disabled={!sure && blocked}
          onClick={(event) => {
            if (sure) {
              event.preventDefault();
              setAsked(null);
            }
          }}
        >
          {sure ? t.cancel : `${label}…`}
        </button>
        {sure && (
          <button type="submit" class="danger sure" disabled={blocked}>
            {confirm}
          </button>
        )}
      </div>
    </form>
  );
}
