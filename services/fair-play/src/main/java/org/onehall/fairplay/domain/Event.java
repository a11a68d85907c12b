package org.onehall.fairplay.domain;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Recorder;
import org.onehall.regulations.CheckKind;

/** What happened at one board before, during and after its game, or in a venue. */
public sealed interface Event
        permits Event.BoardNoted,
                Event.CheckRecorded,
                Event.ScreeningQueued,
                Event.ScreeningCompleted,
                FloorEvent,
                VenueEvent {
    /** The game was created, restarted or started. A new attempt needs new checks (DEC-26). */
    record BoardNoted(String whiteVenue, String blackVenue, int attempt, boolean started) implements Event {}

    /**
     * A check was ticked for an attempt; a later one replaces it (OCR 18.5, 18.6).
     *
     * @param recorder empty in old logs
     */
    record CheckRecorded(
            Side side, CheckKind kind, boolean passed, String note, int attempt, Optional<Recorder> recorder)
            implements Event {}

    /**
     * An attempt waits for the engine. If it already waited or was screened, these moves replace the earlier ones
     * (APP-I A1).
     */
    record ScreeningQueued(int attempt, String initialFen, List<String> moves) implements Event {
        public ScreeningQueued {
            moves = List.copyOf(moves);
        }
    }

    /** An attempt has been screened (APP-I A3). */
    record ScreeningCompleted(int attempt, Screening screening) implements Event {}
}
