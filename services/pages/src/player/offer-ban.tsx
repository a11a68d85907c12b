import type { BoardView } from "../protocol/protocol";
import { t } from "../words/words";

/** For both players and the arbiters: whether a draw may be offered now. */
export function OfferBanLine({ board }: { board: BoardView }) {
  const ban = board.rules?.offerBan;
  if (!ban || board.status === "ENDED") return null;
  return (
    <p class="quiet" role="status" data-offers={ban.lifted ? "LIFTED" : "BANNED"}>
      {ban.lifted ? t.offers.lifted : t.offers.ban(ban.until)}
    </p>
  );
}
