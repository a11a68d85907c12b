import type { Start } from "../protocol/protocol";
import { t } from "../words/words";

/** The position from which a Chess960 round begins (960 II.1); nothing in standard chess. */
export function StartLine({
  start,
  how = false,
}: {
  start: Start | null | undefined;
  /** Also how to castle (960 II.3). */ how?: boolean;
}) {
  return (
    start && (
      <p class="quiet start">
        {t.chess960(start.number, start.array)}
        {how ? `. ${t.castle960}` : ""}
      </p>
    )
  );
}
