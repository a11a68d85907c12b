package org.onehall.eventlog;

import com.google.protobuf.Message;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Submitted;
import org.onehall.proto.types.v1.RefusalDetail;

/**
 * Tells before a command is appended that it would be refused for its form, so that nothing is kept of it. It is decided as it will be,
 * in the state the store has now: what is malformed now stays so. Where the state is another instance's, only the decider's own
 * {@link org.onehall.decider.Decider#malformed} is asked. Thread-safe.
 */
public final class FormCheck<C, E, S> {
    private final LogContext<C, E, S> context;
    private final Function<String, byte[]> store;
    private final Predicate<String> owned;
    private final InstantSource clock;

    /**
     * @param store the decider's, by name of an entry; null where it has none. May throw while it is not open
     * @param owned whether this instance decides a key's commands at present; asked where the store has nothing of the key
     */
    public FormCheck(LogContext<C, E, S> context, Function<String, byte[]> store, Predicate<String> owned, InstantSource clock) {
        this.context = context;
        this.store = store;
        this.owned = owned;
        this.clock = clock;
    }

    /** Why a command is refused for its form; empty: it is not, or that is not known here. */
    public Optional<RefusalDetail> refusal(Message envelope, String key, Actor actor, String requestId) {
        C command;
        try {
            command = context.command(envelope);
        } catch (RuntimeException unreadable) { // also what a time or a span out of range makes of itself
            return Optional.of(LogRefusal.detail(LogRefusal.malformed(unreadable), Map.of()));
        }
        return context.decider().malformed(command).or(() -> decided(command, key, actor, requestId))
                .map(refused -> LogRefusal.detail(refused.refusal(), refused.details()));
    }

    private Optional<Decision.Refused<E>> decided(C command, String key, Actor actor, String requestId) {
        try {
            byte[] kept = store.apply(DecideTopology.STATE + key);
            if (kept == null ? !owned.test(key) : !DecideProcessor.isReadable(store.apply(DecideProcessor.FORM), context.states())) return Optional.empty();
            S state = kept == null ? context.decider().initial() : Keyed.read(kept, context.states()).state();
            Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
            Decision<E> decision = context.decider().decide(new Submitted<>(command, actor, requestId, now, now), state);
            return decision instanceof Decision.Refused<E> refused && refused.refusal().kind() == Refusal.Kind.MALFORMED
                    && !isRepeated(kept, key, actor, requestId) ? Optional.of(refused) : Optional.empty();
        } catch (RuntimeException notNow) { // the store is moving or of another form, or the decider fails, which is told when it decides
            return Optional.empty();
        }
    }

    /** A request that had its answer gets that one again, whatever it would be told today. */
    private boolean isRepeated(byte[] kept, String key, Actor actor, String requestId) {
        if (kept == null) return false;
        Asked.Blocks blocks = new Asked.Blocks() {
            @Override public byte[] get(String name) {
                return store.apply(name);
            }

            @Override public void put(String name, byte[] block) {
                throw new IllegalStateException("the store is only read here");
            }
        };
        return Asked.read(key, blocks, Keyed.asked(kept)).find(actor.subject(), requestId).isPresent();
    }
}
