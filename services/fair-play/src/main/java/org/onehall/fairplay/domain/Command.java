package org.onehall.fairplay.domain;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.regulations.CheckKind;

/** A command to the log of one board (checks, floor and screenings) or to the log of a venue. */
public sealed interface Command
        permits Command.NoteBoard,
                Command.RecordCheck,
                Command.QueueScreening,
                Command.RecordScreening,
                FloorCommand,
                VenueCommand {
    /** The game was created, restarted or started; by a service. */
    record NoteBoard(String whiteVenue, String blackVenue, int attempt, boolean started) implements Command {}

    /**
     * An arbiter of the seat's venue ticks a check (OCR 18.5, 18.6). Refused: UNKNOWN_BOARD, GAME_STARTED,
     * TEXT_TOO_LONG, NOT_SHOWN, CHECKED_MEANWHILE.
     *
     * @param showings what the player must show before the fair-play check passes; set by the service, not by the
     *     caller (APP-I A6)
     * @param inProgress the game runs, is paused or waits for the Chief Arbiter; set by the service
     * @param seen the recorded answer that the arbiter knows; empty if none
     */
    record RecordCheck(
            BoardId boardId,
            Side side,
            CheckKind kind,
            boolean passed,
            String note,
            List<Duty> showings,
            boolean inProgress,
            Optional<Boolean> seen)
            implements Command {
        public RecordCheck {
            showings = List.copyOf(showings);
        }
    }

    /**
     * An attempt has ended and must be screened (APP-I A1); by a service. The same attempt may end again with different
     * moves. Refused: UNKNOWN_BOARD, MOVES_MISSING, ALREADY_QUEUED, GAME_UNREADABLE.
     */
    record QueueScreening(int attempt, String initialFen, List<String> moves) implements Command {}

    /** The engine has analysed the queued moves; by a service. Refused: NOT_QUEUED, ALREADY_SCREENED. */
    record RecordScreening(int attempt, Screening screening) implements Command {}
}
