import { bySide, type BoardView, type Side, type You } from "../protocol/protocol";
import { actInstead } from "../state/rights";
import { t } from "../words/words";

/** At a seat of another venue: which official acts there instead of this one (DEC-21). */
export function Elsewhere({ board, you, side }: { board: BoardView; you: You; side: Side }) {
  const roles = actInstead(you, board, side);
  return roles.length === 0 ? null : (
    <span class="quiet" data-elsewhere={side}>
      {t.elsewhere(
        bySide(board, side).venueName,
        roles.map((role) => t.role[role]),
      )}
    </span>
  );
}
