import { useState } from "preact/hooks";
import { bySide, type BoardView, type CheckKind, type Side, type You } from "../protocol/protocol";
import { command } from "../network/connection";
import type { SeatToDo } from "../state/preparation";
import { mayCheck } from "../state/rights";
import { checkSeen } from "../state/shown-versions";
import { t } from "../words/words";

const KINDS = [
  ["DEVICE", "DEVICE_CHECK"],
  ["FAIR_PLAY", "FAIR_PLAY_CHECK"],
] as const satisfies readonly (readonly [CheckKind, string])[];

interface OpenCheck {
  board: BoardView;
  side: Side;
  kind: CheckKind;
}

const keyOf = ({ board, side, kind }: OpenCheck): string => `${board.id} ${side} ${kind}`;

/** The checks of these seats that are not recorded yet and that the official may record. */
const openChecks = (seats: readonly SeatToDo[], you: You): OpenCheck[] =>
  seats
    .filter(({ board, side }) => mayCheck(you, board, side))
    .flatMap(({ board, side, missing }) =>
      KINDS.filter(([, point]) => missing.some((one) => one.point === point)).map(([kind]) => ({ board, side, kind })),
    );

/**
 * The open checks of all players as a table: those that were passed are ticked and recorded together. It stays until
 * the last one is recorded, and then says so.
 */
export function ReadyChecks({ seats, you }: { seats: readonly SeatToDo[]; you: You }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const [recorded, setRecorded] = useState(false);
  const open = openChecks(seats, you);
  const rows = seats.filter((seat) => open.some((one) => one.board === seat.board && one.side === seat.side));
  if (rows.length === 0 && recorded)
    return (
      <p role="status" class="good-text">
        ✓ {t.ready.checks.done}
      </p>
    );
  if (rows.length < 2 && !recorded) return null;
  const chosen = open.filter((one) => ticked.has(keyOf(one)));
  const tick = (checks: readonly OpenCheck[], on: boolean): void => {
    const keys = checks.map(keyOf);
    setTicked((now) => new Set(on ? [...now, ...keys] : [...now].filter((key) => !keys.includes(key))));
  };
  async function record(): Promise<void> {
    setSending(true);
    for (const one of chosen) {
      const { board, side, kind } = one;
      const seen = checkSeen(board, side, kind);
      const { ok } = await command("recordCheck", { board: board.id, side, kind, passed: true, seen });
      if (ok) tick([one], false); // what is refused stays ticked
    }
    setSending(false);
    setRecorded(true);
  }
  return (
    <form
      class="ready-checks"
      onSubmit={(event) => {
        event.preventDefault();
        void record();
      }}
    >
      <div class="table-scroll">
        <table aria-label={t.ready.checks.title}>
          <thead>
            <tr>
              <th scope="col">{t.ready.checks.player}</th>
              {KINDS.map(([kind]) => {
                const all = open.filter((one) => one.kind === kind);
                return (
                  <th key={kind} scope="col">
                    <label class="check">
                      <input
                        type="checkbox"
                        aria-label={t.ready.checks.all(t.checkWords[kind])}
                        disabled={sending || all.length === 0}
                        checked={all.length > 0 && all.every((one) => ticked.has(keyOf(one)))}
                        onChange={(event) => tick(all, event.currentTarget.checked)}
                      />
                      {t.checkWords[kind]}
                    </label>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ board, side }) => (
              <tr key={board.id + side} data-checks={board.id} data-side={side}>
                <th scope="row">
                  {board.number} · {bySide(board, side).name} <span class="quiet">{t.side[side]}</span>
                </th>
                {KINDS.map(([kind]) => {
                  const one = open.find((it) => it.board === board && it.side === side && it.kind === kind);
                  return (
                    <td key={kind}>
                      {one ? (
                        <input
                          type="checkbox"
                          aria-label={`${t.checkWords[kind]}: ${bySide(board, side).name}`}
                          disabled={sending}
                          checked={ticked.has(keyOf(one))}
                          onChange={(event) => tick([one], event.currentTarget.checked)}
                        />
                      ) : (
                        <span class="good-text">✓</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="submit" class="primary big" disabled={sending || chosen.length === 0}>
        {sending ? t.ready.checks.sending : t.ready.checks.record(chosen.length)}
      </button>
    </form>
  );
}
