import { useState } from "preact/hooks";
import { formatClock } from "../clock/clock";
import {
  type BoardView,
  type IrregularityKind,
  type PlayRules,
  type Side,
  type You,
  SIDES,
} from "../protocol/protocol";
import { consequence, isChoice, isRecorded, KINDS, momentName, numberOf, pliesOf } from "./irregularity-counts";
import { coloursEffect } from "./restoration";
import { mayImpose, mayRestore, mayReverse, mayTakeBackRecord } from "../state/rights";
import { official } from "../words/officials";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { Restore } from "./restored-position";
import { TwoClicks } from "./two-clicks";
import { Colours } from "./reversed-colours";
import { startOf, Replay } from "./wrong-initial-position";
import { ownMove } from "./place-name";
import { USUAL_REASONS } from "../words/usual-reasons";
import { reasonWords } from "../words/reasons";

/**
 * What an arbiter may do when the game itself went wrong: an earlier position, reversed colours (LAW 7.1, AMD 7.5.1,
 * OCR 19.2).
 */
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
      {board.coloursKept != null && <p class="quiet">{official.coloursWereKept(board.coloursKept)}</p>}
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
        {official.illegal.title}
        {recorded.length > 0 && <span class="quiet"> {recorded.length}</span>}
      </summary>
      {recorded.length > 0 && (
        <ul class="recorded" aria-label={official.illegal.recorded}>
          {recorded.map((each) => (
            <li key={each.at}>
              {official.illegal.line({ ...each, reason: reasonWords(each.reason) }, momentName(each))}
            </li>
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
      <summary>{official.conduct.mistake}</summary>
      <TwoClicks
        label={official.illegal.back}
        confirm={official.illegal.backConfirm}
        usual={USUAL_REASONS.mistake}
        effect={`back ${recorded.length}`}
        ready
        busy={busy}
        done={`${t.board(board.number)}: ${official.illegal.backDone}`}
        question={official.illegal.backQuestion(recorded.at(-1)?.consequence === "TIME")}
        act={(reason) =>
          give("takeBackIrregularity", {
            board: board.id,
            reason,
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
  const brings = official.illegal.brings[consequence(kind, number, giveTime, rules)](
    side,
    formatClock(rules.seconds * 1_000, false),
  );
  return (
    <TwoClicks
      label={official.illegal.record}
      confirm={official.illegal.confirm}
      usual={USUAL_REASONS.illegal}
      effect={`${side} ${kind} ${ply} ${recorded.length} ${giveTime} ${again} ${board.ply}`}
      ready={ply !== undefined && (!twice || again)}
      busy={busy}
      done={`${t.board(board.number)}: ${official.illegal.done}`}
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
          {official.illegal.by}
          <select value={side} onChange={(event) => setSide(event.currentTarget.value as Side)}>
            {sides.map((each) => (
              <option key={each} value={each}>
                {t.side[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {official.illegal.what}
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value as IrregularityKind)}>
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {official.illegal.kind[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {plies.length === 0 ? (
        <p class="quiet">{official.illegal.tooLate}</p>
      ) : (
        <label>
          {official.illegal.at}
          <select value={ply} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {plies.map((each) => (
              <option key={each} value={each}>
                {each > board.ply ? official.illegal.now : ownMove(board, each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {twice && (
        <label class="check">
          <input type="checkbox" checked={again} onChange={(event) => setAgain(event.currentTarget.checked)} />
          {official.illegal.again}
        </label>
      )}
      {isChoice(kind, number, rules) && (
        <label class="check">
          <input type="checkbox" checked={giveTime} onChange={(event) => setGiveTime(event.currentTarget.checked)} />
          {official.illegal.giveTime(formatClock(rules.seconds * 1_000, false))}
        </label>
      )}
      <p>
        {official.illegal.number(number)} {brings}
      </p>
    </TwoClicks>
  );
}
