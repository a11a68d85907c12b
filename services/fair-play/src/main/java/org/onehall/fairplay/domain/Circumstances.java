package org.onehall.fairplay.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * What a command of the floor needs to know about the game, as far as it is known; set by the service, not by the
 * caller.
 *
 * @param inProgress the game runs, is paused or waits for the Chief Arbiter
 * @param attempt from 1; 0 if there is no game
 * @param ply half-moves completed
 * @param toMove empty if there is no game
 * @param clocks the last reading; empty if there is no game
 * @param onlyMoverAsks only the player to move must ask for leave to leave the area (LAW 11.2.3)
 * @param whitePlayer the player at the seat; empty text if unknown
 * @param whiteAssistant the seat's admitted assistant; empty text if there is none (APP-III 1)
 * @param opponentReports the player not to move must report before leaving (LAW 11.2.4)
 * @param dressCode whether a dress code applies (OCR 17.8)
 * @param whiteWriting whether White has to keep a scoresheet (OCR 20.7)
 * @param showings what players must show before the game (APP-I A6)
 * @param headphonesAllowed players may wear them (OCR 9.7)
 */
public record Circumstances(
        boolean inProgress,
        int attempt,
        int ply,
        Optional<Side> toMove,
        Optional<ClockReading> clocks,
        boolean onlyMoverAsks,
        String whitePlayer,
        String blackPlayer,
        String whiteAssistant,
        String blackAssistant,
        boolean opponentReports,
        boolean dressCode,
        Writing whiteWriting,
        Writing blackWriting,
        List<Duty> showings,
        boolean headphonesAllowed) {
    public Circumstances {
        showings = List.copyOf(showings);
    }

    /** Below this time a player need not write down moves, unless the increment is long (LAW 8.4). */
    public static final Duration FIVE_MINUTES = Duration.ofMinutes(5);

    GameMoment at(Instant instant) {
        return new GameMoment(attempt, ply, toMove, clocks.map(reading -> reading.at(instant)));
    }

    String player(Side side) {
        return side == Side.WHITE ? whitePlayer : blackPlayer;
    }

    String assistant(Side side) {
        return side == Side.WHITE ? whiteAssistant : blackAssistant;
    }

    /** Whether a player must not leave without an arbiter's permission (OCR 17.7, LAW 11.2.3). */
    boolean leaveNeeded(Side side, LeaveTarget target) {
        return inProgress
                && (target == LeaveTarget.VENUE
                        || !onlyMoverAsks
                        || toMove.filter(side::equals).isPresent());
    }

    /** Whether a player who needs no leave must report before leaving (LAW 11.2.4). */
    boolean reportNeeded(Side side, LeaveTarget target) {
        return inProgress && opponentReports && !leaveNeeded(side, target);
    }

    /** Whether the regulations ask for this duty at all. */
    boolean asks(Side side, Duty duty) {
        return switch (duty) {
            case DRESS -> dressCode;
            case SCORESHEET_KEPT, SCORESHEET_HANDED_IN -> writing(side) != Writing.NOT_ASKED;
            case SURROUNDINGS_SHOWN, TASKS_SHOWN, SCREEN_SHARED -> showings.contains(duty);
        };
    }

    /** Whether a player no longer has to keep a scoresheet in this period (LAW 8.4). */
    boolean writingLapsed(Side side, Instant instant) {
        return switch (writing(side)) {
            case NOT_ASKED, LAPSED -> true;
            case ALWAYS -> false;
            case UNTIL_FIVE_MINUTES ->
                clocks.map(reading -> reading.at(instant))
                        .map(shown -> side == Side.WHITE ? shown.white() : shown.black())
                        .filter(shown -> shown.compareTo(FIVE_MINUTES) < 0)
                        .isPresent();
        };
    }

    private Writing writing(Side side) {
        return side == Side.WHITE ? whiteWriting : blackWriting;
    }
}
