package org.onehall.playingzone.presence;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Whether the board logs accept the zone's beats. While they do not, the hall stands still: no move is made, and
 * nobody's time is charged (ENG-4, OCR 19.6). Only a beat that was sent can count as unanswered, so a pause of the zone
 * itself is not taken for silence of the logs. Pure: instants are passed in. Not thread-safe.
 */
final class Standstill {
    /** How long a beat may stay without an answer; the previous beat was sent half a second earlier. */
    static final Duration LONGEST = Duration.ofMillis(1_500);

    /** When the last acknowledged beat was sent. */
    private Optional<Instant> taken = Optional.empty();
    /** The first beat that was sent after the last acknowledgement. */
    private Optional<Instant> unanswered = Optional.empty();

    /** A beat is sent. */
    void given(Instant at) {
        if (unanswered.isEmpty()) unanswered = Optional.of(at);
    }

    /** The logs have acknowledged a beat, so they answer. Acknowledgements may come in another order than the beats. */
    void taken(Instant given) {
        if (taken.isEmpty() || given.isAfter(taken.get())) taken = Optional.of(given);
        unanswered = Optional.empty();
    }

    /** Since when the hall has stood still, as known at this instant; empty while it answers. */
    Optional<Instant> since(Instant now) {
        return unanswered.filter(first -> !now.isBefore(first.plus(LONGEST))).map(taken::orElse);
    }
}
