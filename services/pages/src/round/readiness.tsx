import { formatSpan } from "../clock/clock";
import { countdown, prepared, readyCount } from "../state/preparation";
import { go } from "../network/session";
import type { BoardView, Round, You } from "../protocol/protocol";
import { mayOrder } from "../state/rights";
import { beat, state } from "../state/state";
import { t } from "../words/words";
import { PageTop } from "../shell/page-top";
import { Notices } from "../widgets/notices";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { Boards } from "./ready-boards";
import { Venue } from "./ready-venue";

/** What is missing before a round, and who is responsible, for each venue and each board (OCR 16, 18.5, 18.6). */
export function ReadinessPage() {
  const { you, competition, boards, premises, synced } = state.value;
  if (!you) return <PageTop title={t.ready.title} />;
  const venues = [...premises.values()].filter(
    (venue) => competition === null || venue.id.startsWith(`${competition.id}/`),
  );
  const round = prepared(competition, venues);
  return (
    <div class="sheet-page ready-page">
      <PageTop title={t.ready.title} note={competition?.name} printed />
      <main>
        <Notices />
        {!synced && <p class="quiet">{t.connecting}</p>}
        {round && <Start round={round} boards={[...boards.values()]} you={you} />}
        {venues.map((venue) => (
          <Venue key={venue.id} venue={venue} you={you} boards={[...boards.values()]} />
        ))}
        {round && <Boards round={round} boards={[...boards.values()]} you={you} />}
      </main>
    </div>
  );
}

function Start({ round, boards, you }: { round: Round; boards: readonly BoardView[]; you: You }) {
  const now = beat.value;
  const stage = countdown(round, now);
  const { ready, all } = readyCount(boards, round.number);
  const complete = all > 0 && ready === all;
  return (
    <section class="ready-start" data-stage={stage}>
      <h2>{t.round(round.number)}</h2>
      {round.startsAt !== null && (
        <p class="ready-countdown">
          {t.ready.startsAt(timeOfDay(round.startsAt))}
          {stage !== "OVER" && <strong> {t.ready.startsIn(formatSpan(round.startsAt - now))}</strong>}
        </p>
      )}
      {all > 0 && (
        <p class={cls("ready-countdown", complete ? "good-text" : "warn-text")}>{t.ready.boardsReady(ready, all)}</p>
      )}
      {stage === "NOT_PLANNED" && <p class="quiet">{t.ready.notPlanned}</p>}
      {stage === "EARLY" && round.shownFrom !== null && (
        <p class="quiet">{t.ready.early(timeOfDay(round.shownFrom))}</p>
      )}
      {stage === "OVER" && !complete && <p class="warn-text">{t.ready.over}</p>}
      {complete && mayOrder(you, "START") && (
        <div class="actions">
          <button class="primary" onClick={() => go("/console")}>
            {t.ready.toBoards}
          </button>
        </div>
      )}
    </section>
  );
}
