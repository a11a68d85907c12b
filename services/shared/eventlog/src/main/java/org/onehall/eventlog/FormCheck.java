package org.onehall.eventlog;

import static java.util.concurrent.CompletableFuture.completedFuture;
import static java.util.concurrent.CompletableFuture.supplyAsync;

import com.google.protobuf.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Submitted;
import org.onehall.proto.types.v1.RefusalDetail;

/**
 * Checks before a command is appended whether it would be refused for its form, so that nothing of it is stored. The
 * command is decided in the same way as later, in the state that the store has now. The time of a command is its append
 * time (ENG-4), so a refusal that would change with a minute more or less is left to the decider. If another instance
 * decides the key, only {@link org.onehall.decider.Decider#malformed} is used. Thread-safe.
 */
public final class FormCheck<C, E, S> {
    /** How much this clock and the broker's may differ, and how long an append may take. */
    private static final Duration SLACK = Duration.ofMinutes(1);

    private final LogContext<C, E, S> context;
    private final Entries store;
    private final InstantSource clock;

    /** The decider's store, for reading only. */
    @FunctionalInterface
    public interface Entries {
        /**
         * An entry in the partition of a key.
         *
         * @return null if there is none
         * @throws RuntimeException if this instance does not decide the key's commands now, or the store is not open
         */
        byte[] entry(String key, String name);
    }

    public FormCheck(LogContext<C, E, S> context, Entries store, InstantSource clock) {
        this.context = context;
        this.store = store;
        this.clock = clock;
    }

    /**
     * Why a command is refused for its form; empty if it is not, or if that is not known here. Already completed if no
     * state is needed; otherwise another thread completes it, because deciding may take a second.
     */
    public CompletableFuture<Optional<RefusalDetail>> refusal(
            Message envelope, String key, Actor actor, String requestId) {
        C command;
        try {
            command = context.command(envelope);
        } catch (RuntimeException unreadable) { // also catches a time or a duration that is out of range
            return completedFuture(Optional.of(LogRefusal.detail(context.refusal(unreadable, actor), Map.of())));
        }
        Optional<Decision.Refused<E>> malformed = context.decider().malformed(command);
        if (malformed.isPresent() || !context.decider().isJudgedByState(command))
            return completedFuture(malformed.map(FormCheck::detail));
        return supplyAsync(
                () -> decided(command, key, actor, requestId).map(FormCheck::detail), Thread::startVirtualThread);
    }

    private static RefusalDetail detail(Decision.Refused<?> refused) {
        return LogRefusal.detail(refused.refusal(), refused.details());
    }

    private Optional<Decision.Refused<E>> decided(C command, String key, Actor actor, String requestId) {
        try {
            byte[] form = store.entry(key, KeyStore.FORM);
            if (!KeyStore.isReadable(form, context.states())) return Optional.empty();
            byte[] kept = store.entry(key, DecideTopology.STATE + key);
            Keyed<S> known = kept == null
                    ? new Keyed<>(context.decider().initial(), 0, Instant.EPOCH)
                    : Keyed.read(kept, context.states());
            Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
            Optional<Decision.Refused<E>> refused = malformed(command, actor, requestId, known, now);
            if (refused.isEmpty() || isRepeated(kept, key, actor, requestId)) return Optional.empty();
            boolean always = Stream.of(now.minus(SLACK), now.plus(SLACK))
                    .map(at -> malformed(command, actor, requestId, known, at))
                    .allMatch(then ->
                            then.filter(other -> isSame(other, refused.get())).isPresent());
            return always ? refused : Optional.empty();
        } catch (RuntimeException notNow) {
            // the store is moving, or the decider fails: this shows when the command is decided
            return Optional.empty();
        }
    }

    private Optional<Decision.Refused<E>> malformed(
            C command, Actor actor, String requestId, Keyed<S> known, Instant when) {
        Instant at = when.isBefore(known.lastAt()) ? known.lastAt() : when;
        var submitted = new Submitted<>(command, actor, requestId, at, at);
        Decision<E> decision = context.decider().decide(submitted, known.state());
        return decision instanceof Decision.Refused<E> refused
                        && refused.refusal().kind() == Refusal.Kind.MALFORMED
                ? Optional.of(refused)
                : Optional.empty();
    }

    private static boolean isSame(Decision.Refused<?> one, Decision.Refused<?> other) {
        return one.refusal().equals(other.refusal());
    }

    /** A request that already has an answer gets that answer again, whatever the answer would be today. */
    private boolean isRepeated(byte[] kept, String key, Actor actor, String requestId) {
        if (kept == null) return false;
        Asked.Blocks blocks = new Asked.Blocks() {
            @Override
            public byte[] get(String name) {
                return store.entry(key, name);
            }

            @Override
            public void put(String name, byte[] block) {
                throw new IllegalStateException("the store is only read here");
            }
        };
        return Asked.read(key, blocks, Keyed.asked(kept))
                .find(actor.subject(), requestId)
                .isPresent();
    }
}
