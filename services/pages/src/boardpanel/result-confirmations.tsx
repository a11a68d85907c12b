import { bySideOf, type BoardView, type Side } from "../protocol/protocol";
import { t } from "../words/words";
import { Disputes } from "../widgets/disputes";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/** The players' statements about the result, for an arbiter; a dispute is shown with its answer, or as open. */
export function Confirmations({ board }: { board: BoardView }) {
  const open = board.status === "ENDED" && board.resultStatus === "UNAPPROVED";
  const right = SIDES.filter((side) => open && bySideOf(board.confirmation, side) === true);
  return (
    <>
      {right.length > 0 && (
        <ul class="quiet-list">
          {right.map((side) => (
            <li key={side} class="quiet">
              {t.confirmation.confirms(side)}
            </li>
          ))}
        </ul>
      )}
      <Disputes
        all={board.confirmation?.disputes ?? []}
        words={(of, changes, answer, reason, side) => t.confirmation.dispute(side, of, changes, answer, reason)}
      />
    </>
  );
}
