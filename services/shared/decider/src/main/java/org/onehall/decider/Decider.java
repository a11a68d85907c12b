package org.onehall.decider;

import java.util.Optional;

/**
 * The rules of one kind of log: pure, total, deterministic. Time, ids and chance arrive inside the submitted command.
 *
 * @param <C> sealed family of commands
 * @param <E> sealed family of events
 * @param <S> state, an immutable record
 */
public interface Decider<C, E, S> {
    /** State of a key nothing has happened to. */
    S initial();

    /** What happens; never throws. */
    Decision<E> decide(Submitted<C> submitted, S state);

    /**
     * Why a command would be refused for its form alone, whatever has happened: texts that are too long or hold what
     * nobody sees. Asked before a command is appended, so that nothing is kept of it; {@link #decide} refuses it by the
     * same limits.
     */
    default Optional<Decision.Refused<E>> malformed(C command) {
        return Optional.empty();
    }

    /**
     * Whether the state may tell that the form of a command is wrong, where {@link #malformed} finds nothing: a command
     * of which this is false is appended without being decided first. False for what comes often and costs time.
     */
    default boolean isJudgedByState(C command) {
        return true;
    }

    /**
     * Replays one fact; throws {@link CorruptLogException} only on a log that {@code decide} could not have written.
     */
    S evolve(S state, E event);

    /** Article an event rests on, "" if none: the header's {@code rule}. */
    default String rule(E event) {
        return "";
    }

    /**
     * The command that records that events are lost; it is decided in the state that the log still tells. Empty:
     * nothing is recorded, and the key goes on from that state.
     *
     * @param known the state after the lost events
     */
    default Optional<C> lost(Lost lost, S known) {
        return Optional.empty();
    }

    /** Folds a whole log. */
    default S replay(Iterable<? extends E> events) {
        S state = initial();
        for (E event : events) state = evolve(state, event);
        return state;
    }
}
