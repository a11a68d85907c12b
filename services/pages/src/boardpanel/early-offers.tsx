import { TwoClicks } from "../decision/two-clicks";
import type { BoardView, You } from "../protocol/protocol";
import { mayConsent } from "../state/rights";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { OfferBanLine } from "../player/offer-ban";
import { USUAL_REASONS } from "../words/usual-reasons";

/** Until when draws may not be offered, and the arbiter's consent that lifts this for the game (LAW 9.1.1). */
export function OfferConsent({ board, you }: { board: BoardView; you: You }) {
  const { busy, give } = useCommand();
  const ban = board.rules?.offerBan;
  if (!ban || board.status === "ENDED") return null;
  const allowed = !ban.lifted;
  return (
    <details>
      <summary>
        {t.offers.title}
        {ban.lifted && <span class="quiet"> ✓</span>}
      </summary>
      <OfferBanLine board={board} />
      {!ban.consent && <p class="quiet">{t.offers.flat}</p>}
      {ban.consent && mayConsent(you, board) && (
        <TwoClicks
          label={allowed ? t.offers.allow : t.offers.takeBack}
          confirm={t.offers.confirm}
          question={allowed ? t.offers.question : t.offers.questionBack}
          usual={USUAL_REASONS.offers}
          effect={`${allowed} ${board.attempt}`}
          ready
          busy={busy}
          done={`${t.board(board.number)}: ${t.offers.done}`}
          act={(reason) => give("allowEarlyOffers", { board: board.id, allowed, reason, attempt: board.attempt })}
        >
          {null}
        </TwoClicks>
      )}
    </details>
  );
}
