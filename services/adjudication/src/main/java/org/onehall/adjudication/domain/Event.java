package org.onehall.adjudication.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;

/** What happened at one board before the arbiters. */
public sealed interface Event {
    /**
     * OCR 19.1.
     *
     * @param callId "board/call-n"
     * @param venue  the caller's
     */
    record ArbiterCalled(String callId, Side side, String venue, String text) implements Event {}

    /** OCR 19.1. */
    record CallAnswered(String callId, boolean valid, String note) implements Event {}

    /**
     * Connectivity said something new of a case (OCR 18.9).
     *
     * @param deputyAt when the deputy may decide if the Chief Arbiter has not; empty while nobody can decide, and where he may not by time
     */
    record CaseNoted(String caseId, String venue, Side side, CaseState state, Optional<Instant> deputyAt) implements Event {}

    /**
     * The deputy may decide a case from now on; so may the Chief Arbiter (OCR 18.9).
     *
     * @param unanswered the Chief Arbiter has not decided in time; otherwise he has handed it over
     */
    record DecisionDelegated(String caseId, boolean unanswered) implements Event {}

    /**
     * The Chief Arbiter decided, or the deputy; not yet applied (OCR 18.9).
     *
     * @param rulingId "board/ruling-n"
     */
    record DisconnectionDecided(String rulingId, String caseId, String venue, Side side, DisconnectionOption option,
            Optional<Duration> reduceBy, Optional<TimeControl> control, String reason, Optional<Side> addTo, Optional<Duration> addTime)
            implements Event {}

    /**
     * A penalty was imposed; one of time is not yet applied (OCR 18.4.1-18.4.3).
     *
     * @param count penalties of this kind for this side on this board so far, this one included, refused ones not
     */
    record PenaltyImposed(String rulingId, Side offender, PenaltyKind kind, Optional<Duration> time, String reason,
            int count) implements Event {}

    /** The ruling has its effect (OCR 18.3). */
    record RulingApplied(String rulingId) implements Event {}

    /**
     * The owner of the effect refused it; a case is open for another decision.
     *
     * @param deputyAt of that case, as in {@link CaseNoted}
     */
    record RulingRefused(String rulingId, String code, String text, Optional<Instant> deputyAt) implements Event {}

    /** The game was created, started, ended or restarted. */
    record BoardNoted(String whiteVenue, String blackVenue, int attempt, boolean inProgress, boolean ended,
            TimeControl control, Optional<Duration> deputyAfter) implements Event {}
}
