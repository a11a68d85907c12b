package org.onehall.decider;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A test of a decider: given events, when a command, then events. Throws {@link AssertionError} when the decider
 * answers differently, and always checks that its events can be replayed to a state.
 */
public final class Scenario<C, E, S> {
    private final Decider<C, E, S> decider;
    private final List<E> log = new ArrayList<>();
    private S state;
    /** Null before the first command: a test that expects something then fails. */
    private @Nullable Decision<E> last;

    private int requests;

    private Scenario(Decider<C, E, S> decider) {
        this.decider = decider;
        this.state = decider.initial();
    }

    public static <C, E, S> Scenario<C, E, S> of(Decider<C, E, S> decider) {
        return new Scenario<>(decider);
    }

    /** Facts that have already happened. */
    @SafeVarargs
    public final Scenario<C, E, S> given(E... events) {
        for (E event : events) fold(event);
        return this;
    }

    /** A command, decided and published at the same instant. */
    public Scenario<C, E, S> when(C command, Actor actor, Instant at) {
        return when(command, actor, at, at);
    }

    public Scenario<C, E, S> when(C command, Actor actor, Instant at, Instant publishedAt) {
        last = decider.decide(new Submitted<>(command, actor, "request-" + ++requests, at, publishedAt), state);
        if (last instanceof Decision.Accepted<E>(var events)) events.forEach(this::fold);
        return this;
    }

    /** The last command was accepted with exactly these events. */
    @SafeVarargs
    public final Scenario<C, E, S> then(E... events) {
        check(Decision.accept(List.of(events)));
        return this;
    }

    /** The last command was accepted, whatever it led to. */
    public Scenario<C, E, S> accepted() {
        if (last instanceof Decision.Refused<E> refused) throw new AssertionError("refused: " + refused);
        return this;
    }

    /** The last command was refused with this. */
    public Scenario<C, E, S> refused(Refusal refusal) {
        if (!(last instanceof Decision.Refused<E>(var actual, var _)) || actual != refusal)
            throw new AssertionError("expected refusal " + refusal + " but was " + last);
        return this;
    }

    /** Events of the last decision; empty after a refusal. */
    public List<E> events() {
        return last instanceof Decision.Accepted<E>(var events) ? events : List.of();
    }

    /** Everything that has happened. */
    public List<E> log() {
        return List.copyOf(log);
    }

    public S state() {
        S replayed = decider.replay(log);
        if (!Objects.equals(replayed, state))
            throw new AssertionError("replay gives " + replayed + ", live is " + state);
        return state;
    }

    private void fold(E event) {
        log.add(event);
        state = decider.evolve(state, event);
    }

    private void check(Decision<E> expected) {
        if (!expected.equals(last)) throw new AssertionError("expected " + expected + "\nbut was  " + last);
    }
}
