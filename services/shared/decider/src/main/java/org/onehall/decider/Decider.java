package org.onehall.decider;

import java.util.Optional;

/**
 * The rules of one kind of log: pure, total, deterministic. Time, ids and random values arrive inside the submitted
 * command.
 *
 * @param <C> sealed family of commands
 * @param <E> sealed family of events
 * @param <S> state, an immutable record
 */
public interface Decider<C, E, S> {
    /** State of a key for which nothing has happened yet. */
    S initial();

    /** Decides what happens; never throws. */
    Decision<E> decide(Submitted<C> submitted, S state);

    /**
     * Why a command would be refused for its form alone, in any state: a text is too long or contains characters that a
     * reader cannot see. Called before a command is appended, so that nothing of it is stored; {@link #decide} refuses
     * it by the same limits.
     */
    default Optional<Decision.Refused<E>> malformed(C command) {
        return Optional.empty();
    }

    /**
     * Whether the state may show that the form of a command is wrong although {@link #malformed} finds nothing. If
     * false, the command is appended without being decided first. False for commands that are frequent and costly to
     * decide.
     */
    default boolean isJudgedByState(C command) {
        return true;
    }

    /**
     * Why a command is refused if one of its texts must be an id but is not, so that the command cannot be read. Empty:
     * the log refuses it as malformed.
     */
    default Optional<Refusal> misnamed(Actor actor) {
        return Optional.empty();
    }

    /**
     * Replays one fact; throws {@link CorruptLogException} only on a log that {@code decide} could not have written.
     */
    S evolve(S state, E event);

    /** Article that an event is based on, "" if none: the header's {@code rule}. */
    default String rule(E event) {
        return "";
    }

    /**
     * The command that records that events are lost; it is decided in the state that the rest of the log gives. Empty:
     * nothing is recorded, and the key continues from that state.
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
