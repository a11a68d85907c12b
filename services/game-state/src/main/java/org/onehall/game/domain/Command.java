package org.onehall.game.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;

/** What may be asked of a board. {@code boardId} is "competition/round/board". */
public sealed interface Command {
    String boardId();

    /** Opens the board log (regulations §28); only the competition desk. */
    record Create(String boardId, Seat white, Seat black, TimeControl whiteControl, TimeControl blackControl,
            Optional<String> initialFen, GameRules rules) implements Command {}

    /** A check of a seat has passed or been withdrawn (OCR 18.5, 18.6); only fair-play. */
    record ClearSeat(String boardId, Side side, CheckKind check, boolean passed) implements Command {}

    /** Starts White's clock (LAW 6.6). */
    record Start(String boardId) implements Command {}

    /** A move in UCI, with or without a draw offer (OCR 3.3, LAW 9.1.2.1). */
    record Play(String boardId, Side side, String uci, boolean offerDraw, OptionalInt expectedPly) implements Command {}

    /** OCR 5.3. */
    record OfferDraw(String boardId, Side side) implements Command {}

    /** OCR 5.3. */
    record AcceptDraw(String boardId, Side side) implements Command {}

    /** Only where the profile uses it (C-05). */
    record DeclineDraw(String boardId, Side side) implements Command {}

    /** OCR 5.2. */
    record Resign(String boardId, Side side) implements Command {}

    /** The watch says a flag has fallen (OCR 4.5); only virtual-clock. */
    record ClaimFlag(String boardId, Side side) implements Command {}

    /** OCR 19.6. */
    record Pause(String boardId, String reason) implements Command {}

    /** OCR 19.6, or the Chief Arbiter's decision a) or b) (OCR 18.9). */
    record Resume(String boardId, String reason, Optional<Duration> white, Optional<Duration> black,
            Optional<Side> reduceSide, Optional<Duration> reduceBy, String article) implements Command {}

    /** Adds time if positive, takes it if negative (OCR 18.4.2, 18.4.3, LAW 12.5). */
    record AdjustTime(String boardId, Side side, Duration change, String reason, String article) implements Command {}

    /** Voids the attempt and opens the next (OCR 18.9 c, d); only adjudication. */
    record Restart(String boardId, String reason, String article, Optional<TimeControl> control) implements Command {}

    /** A disconnection case of a seat is open or closed (DEC-15); only connectivity. */
    record NoteDisconnection(String boardId, Side side, String caseId, boolean open) implements Command {}

    /** Sign of life of the playing zone, for a whole partition (ENG-4). */
    record Beat(String zone) implements Command {
        @Override public String boardId() {
            return "";
        }
    }

    /** The zone was out from the last sign of life to now; made by the log itself (ENG-4). */
    record CoverOutage(Instant from, Instant to) implements Command {
        @Override public String boardId() {
            return "";
        }
    }
}
