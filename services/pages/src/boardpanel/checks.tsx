import { useEffect, useState } from "preact/hooks";
import { isUnchecked, lacksCheck, mayBeAbsent, toCheck } from "../state/arrivals";
import { bySide, type BoardView, type CheckKind, type Side, type You, SIDES } from "../protocol/protocol";
import { mayCheck, mayRecordConduct } from "../state/rights";
import { state } from "../state/state";
import { checkSeen } from "../state/shown-versions";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";

const CHECKS: readonly CheckKind[] = ["DEVICE", "FAIR_PLAY"];

/**
 * OCR 18.5, 18.6: no game starts before these four are ticked, except those of a player recorded absent, who is checked
 * if he arrives (DEC-27).
 */
export function Checks({ board, you }: { board: BoardView; you: You }) {
  if (!board.white.checks || !board.black.checks) return null;
  const late = toCheck(board);
  const held = SIDES.some((side) => mayBeAbsent(board, side) && lacksCheck(board, side) && mayCheck(you, board, side));
  return (
    <details open={board.status === "CREATED" || late.length > 0}>
      <summary>
        {t.checks} <span class="quiet">{checksDone(board)}/4</span>
      </summary>
      {late.map((side) => (
        <p key={side} class="bad-text" role="status">
          {t.absence.came(bySide(board, side).name)}
        </p>
      ))}
      {held && <p class="quiet">{t.absence.help}</p>}
      <div class="checks">
        {SIDES.flatMap((side) => [
          <strong key={side}>{t.side[side]}</strong>,
          ...CHECKS.map((kind) => (
            <Check
              key={side + kind}
              board={board}
              side={side}
              kind={kind}
              enabled={mayCheck(you, board, side) && (board.status === "CREATED" || isUnchecked(board, side))}
            />
          )),
        ])}
      </div>
      <Showings board={board} you={you} />
    </details>
  );
}

/** What players must show before the fair-play check is passed, if the regulations require it (APP-I A6). */
function Showings({ board, you }: { board: BoardView; you: You }) {
  const { busy, give } = useCommand();
  const showings = state.value.competition?.floor.showings ?? [];
  const sides = SIDES.filter((side) => mayRecordConduct(you, board, side));
  if (showings.length === 0 || sides.length === 0) return null;
  return (
    <fieldset class="checks">
      <legend>{t.showings.arbiter}</legend>
      {sides.flatMap((side) => [
        <strong key={side}>{t.side[side]}</strong>,
        ...showings.map((duty) => {
          const done =
            board.floor?.duties.find((ticked) => ticked.side === side && ticked.duty === duty)?.done ?? false;
          return (
            <label key={side + duty} class="check" data-showing={duty}>
              <input
                type="checkbox"
                aria-label={t.showings.tick(t.floor.dutyNames[duty], side)}
                checked={done}
                disabled={busy || (board.status !== "CREATED" && !isUnchecked(board, side))}
                onChange={(event) =>
                  void give("tickDuty", { board: board.id, side, duty, done: event.currentTarget.checked })
                }
              />
              {t.floor.dutyNames[duty]}
            </label>
          );
        }),
      ])}
    </fieldset>
  );
}

/** One tick. Shows the requested state until the board confirms it or the request is refused. */
function Check({ board, side, kind, enabled }: { board: BoardView; side: Side; kind: CheckKind; enabled: boolean }) {
  const { give } = useCommand();
  const [asked, setAsked] = useState<boolean | null>(null);
  const checks = bySide(board, side).checks;
  const stands = (kind === "DEVICE" ? checks?.device : checks?.fairPlay) ?? false;
  useEffect(() => {
    if (asked === stands) setAsked(null);
  }, [asked, stands]);
  async function ask(passed: boolean): Promise<void> {
    setAsked(passed);
    if (!(await give("recordCheck", { board: board.id, side, kind, passed, seen: checkSeen(board, side, kind) })).ok)
      setAsked(null);
  }
  return (
    <label class="check">
      <input
        type="checkbox"
        aria-label={t.check(side, kind)}
        checked={asked ?? stands}
        disabled={!enabled}
        onChange={(event) => void ask(event.currentTarget.checked)}
      />
      {t.checkWords[kind]}
    </label>
  );
}

export const checksDone = (board: BoardView): number =>
  SIDES.map((side) => bySide(board, side).checks).reduce(
    (sum, checks) => sum + Number(checks?.device ?? 0) + Number(checks?.fairPlay ?? 0),
    0,
  );
