import { boardNumber } from "../state/order-progress";
import { type AlarmView, type You } from "../protocol/protocol";
import { mayOrderBoard } from "../state/rights";
import { state } from "../state/state";
import { putAway, standingAlarms } from "../state/alarms";
import { t } from "../words/words";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";

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
