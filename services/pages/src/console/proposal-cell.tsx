import { isCount, isTime, signed, type Edit } from "../decision/clock-corrections";
import { boardNumber } from "../state/order-progress";
import type { Proposal, Side } from "../protocol/protocol";
import { official } from "../words/officials";

/**
 * The time and move counter of one clock after a correction: as calculated, unless the arbiter decides otherwise
 * (DEC-19).
 */
export function ProposalCell({
  proposal,
  side,
  edit,
  onChange,
}: {
  proposal: Proposal;
  side: Side;
  edit: Edit;
  onChange(edit: Edit): void;
}) {
  const board = boardNumber(proposal.board);
  const [time, moves] = side === "WHITE" ? (["white", "whiteMoves"] as const) : (["black", "blackMoves"] as const);
  const [ms, made] =
    side === "WHITE"
      ? [proposal.proposedWhiteMs, proposal.whiteMoves]
      : [proposal.proposedBlackMs, proposal.blackMoves];
  return (
    <td>
      <input
        aria-label={official.newTime(board, side)}
        value={edit[time]}
        aria-invalid={!isTime(edit[time])}
        onInput={(event) => onChange({ ...edit, [time]: event.currentTarget.value })}
      />
      <label class="counter">
        {official.counter}
        <input
          type="number"
          min={0}
          max={10_000}
          aria-label={official.newMoves(board, side)}
          value={edit[moves]}
          aria-invalid={!isCount(edit[moves])}
          onInput={(event) => onChange({ ...edit, [moves]: event.currentTarget.value })}
        />
      </label>
      <span class={ms > 0 ? "quiet" : "error"}>
        {ms > 0 ? official.computed(signed(ms), made) : official.computedTooLittle(signed(ms), made)}
      </span>
    </td>
  );
}
