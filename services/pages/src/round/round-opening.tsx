import { useEffect, useState } from "preact/hooks";
import { seesRoundReport } from "../state/rights";
import { unclosed, unfinished, unplayedOf, unplayedText, type Unclosed, type Unfinished } from "../state/rounds";
import { fetchRoundPaper } from "../network/session";
import { latestOpen } from "../papers/signing";
import { state } from "../state/state";
import { openCalls, openCases } from "../state/waiting";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { cls } from "../widgets/cls";

/** Opens a round, after a question that shows what is not finished in the rounds that are open. */
export function OpenRound({ round, onClose }: { round: number; onClose(): void }) {
  const { busy, give } = useCommand();
  const all = [...state.value.boards.values()];
  const games = unfinished(all, openCases.value, openCalls.value);
  const rounds = unclosed(state.value.competition, all);
  const isFirst = all.length === 0 && !state.value.competition?.rounds.some((one) => one.opened);
  const times = useAppealTimes(
    isFirst ? [] : [...new Set([...rounds.map((one) => one.round), latestOpen(state.value.competition)])],
  );
  const unplayed = unplayedOf(state.value.competition, round);
  const left = games.length + rounds.length + times.length;
  async function open(): Promise<void> {
    await give("openRound", { round });
    onClose();
  }
  return (
    <Dialog title={official.openRound(round)} onClose={onClose}>
      {left > 0 ? (
        <StillOpen left={[...games, ...times]} rounds={rounds} />
      ) : (
        !isFirst && <p class="good-text">✓ {official.nextRound.done}</p>
      )}
      {unplayed.length > 0 && (
        <>
          <p>
            <strong>{t.unplayed.without}</strong>
          </p>
          <ul data-unplayed>
            {unplayed.map((one) => (
              <li key={one.board}>{unplayedText(one)}</li>
            ))}
          </ul>
        </>
      )}
      <p class="quiet">{official.nextRound.means}</p>
      <div class="actions">
        <button autoFocus onClick={onClose}>
          {t.cancel}
        </button>
        <button class={cls(left > 0 ? "danger" : "primary")} disabled={busy} onClick={() => void open()}>
          {busy ? official.opening : left > 0 ? official.nextRound.anyway(round) : official.nextRound.yes(round)}
        </button>
      </div>
    </Dialog>
  );
}

/** Makes a round official; shows beforehand what is still open, including the appeal period (OCR 17.11). */
export function CloseRound({ round, left, onClose }: { round: number; left: readonly Unfinished[]; onClose(): void }) {
  const { busy, give } = useCommand();
  const open = [...left, ...useAppealTimes([round])];
  async function close(): Promise<void> {
    await give("closeRound", { round });
    onClose();
  }
  return (
    <Dialog title={t.standings.close(round)} onClose={onClose}>
      {open.length > 0 && <StillOpen left={open} />}
      <p class="quiet">{official.nextRound.closes}</p>
      <div class="actions">
        <button autoFocus onClick={onClose}>
          {t.cancel}
        </button>
        <button class={open.length > 0 ? "danger" : "primary"} disabled={busy} onClick={() => void close()}>
          {open.length > 0 ? official.nextRound.closeAnyway(round) : t.standings.close(round)}
        </button>
      </div>
    </Dialog>
  );
}

/**
 * Boards whose appeal period is still open, by round; the hall calculates this with each report, for people who may see
 * it (OCR 17.11).
 */
function useAppealTimes(rounds: readonly number[]): Unfinished[] {
  const [found, setFound] = useState<Unfinished[]>([]);
  const sees = state.value.you !== null && seesRoundReport(state.value.you, "");
  const asked = sees ? rounds.join() : "";
  useEffect(() => {
    let wanted = true;
    void Promise.all(
      asked
        .split(",")
        .filter(Boolean)
        .map(Number)
        .map(async (round) => {
          const paper = await fetchRoundPaper(round, "").catch(() => null);
          return {
            round,
            lack: "APPEAL_TIME" as const,
            boards: (paper?.missing.find((one) => one.point === "APPEAL_TIME")?.of ?? []).map(Number),
          };
        }),
    ).then((all) => {
      if (wanted) setFound(all.filter((one) => one.boards.length > 0));
    });
    return () => {
      wanted = false;
    };
  }, [asked]);
  return found;
}

const reportNames = (venues: readonly string[]): string =>
  venues
    .map((venue) =>
      venue === ""
        ? official.papers.theRound
        : (state.value.competition?.venues.find((one) => one.id === venue)?.name ?? venue),
    )
    .join(", ");

function StillOpen({ left, rounds = [] }: { left: readonly Unfinished[]; rounds?: readonly Unclosed[] }) {
  return (
    <>
      <p>
        <strong>{official.nextRound.open}</strong>
      </p>
      <ul data-unfinished>
        {left.map((one) => (
          <li key={`${one.round} ${one.lack}`}>
            {t.round(one.round)}, {official.nextRound.lacks[one.lack]}: {t.boards(one.boards)}
          </li>
        ))}
        {rounds
          .filter((one) => one.reports.length > 0)
          .map((one) => (
            <li key={`${one.round} reports`} data-lack="REPORT">
              {t.round(one.round)}, {official.nextRound.notSigned}: {reportNames(one.reports)}
            </li>
          ))}
        {rounds
          .filter((one) => !one.official)
          .map((one) => (
            <li key={`${one.round} official`} data-lack="OFFICIAL">
              {t.round(one.round)}: {official.nextRound.notOfficial}
            </li>
          ))}
      </ul>
    </>
  );
}
