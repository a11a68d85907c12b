import { bySide, type BoardView, type Link, type Side } from "../protocol/protocol";
import { t } from "../words/words";
import { LinkDot } from "../widgets/marks";
import { ClockFace } from "../widgets/clock-face";
import { cls } from "../widgets/cls";

/** @param timed whether the clock is shown */
export function Seat({
  board,
  side,
  link,
  who,
  area,
  timed = true,
}: {
  board: BoardView;
  side: Side;
  link: Link | null;
  who: string;
  area: "mine" | "theirs";
  timed?: boolean;
}) {
  const player = bySide(board, side);
  return (
    <section
      class={cls("seat", area, board.clocks.running === side && "running")}
      aria-label={`${t.side[side]}, ${who}`}
    >
      <div class="seat-words">
        <div class="seat-name">
          <span class={`colour ${side.toLowerCase()}`} aria-hidden="true" />
          {player.name}
        </div>
        <div class="quiet">
          <LinkDot link={link} name={player.name} /> {player.rating ? `${player.rating} · ` : ""}
          {player.venueName}
          {link && link !== "UP" ? ` · ${t.link[link]}` : ""}
          {board.drawOffer === side ? ` · ${t.offered}` : ""}
        </div>
      </div>
      {timed && <ClockFace clocks={board.clocks} side={side} big />}
    </section>
  );
}
