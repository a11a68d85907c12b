package org.onehall.playingzone.edge.rest;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The documents that many people read. Each is made at most once per interval, by one of its readers, however many
 * there are; meanwhile the others get the one before.
 */
final class PublicDocuments {
    private final long freshNanos;
    private final Map<String, Slot> slots = new ConcurrentHashMap<>();

    /**
     * @param version of what it was made from
     * @param at when it was last found to be up to date, by a monotonic clock
     */
    private record Made(PublicDocument document, long version, long at) {}

    private static final class Slot {
        final ReentrantLock making = new ReentrantLock();
        volatile Made made;
    }

    /** @param fresh how long a document is served without looking whether it has changed; more than 0 */
    PublicDocuments(Duration fresh) {
        freshNanos = fresh.toNanos();
    }

    /**
     * A document.
     *
     * @param name of the document; only names of documents that there are may be asked often
     * @param nanos reading of a monotonic clock
     * @param version of its content; it is made again only when this has changed
     * @param content makes it; empty if there is no such document
     */
    Optional<PublicDocument> get(
            String name, long nanos, Supplier<Long> version, Supplier<Optional<PublicDocument>> content) {
        Slot slot = slots.get(name);
        Made made = slot == null ? null : slot.made;
        if (made == null) return first(name, nanos, version, content);
        if (nanos - made.at < freshNanos || !slot.making.tryLock()) return Optional.of(made.document);
        try {
            long now = version.get();
            if (now == made.version) slot.made = new Made(made.document, now, nanos);
            else {
                Optional<PublicDocument> again = content.get();
                if (again.isEmpty()) {
                    slots.remove(name, slot);
                    return again;
                }
                slot.made = new Made(again.get(), now, nanos);
            }
            return Optional.of(slot.made.document);
        } catch (RuntimeException notNow) {
            // the one before is shown meanwhile, and not every reader asks again
            slot.made = new Made(made.document, made.version, nanos);
            return Optional.of(made.document);
        } finally {
            slot.making.unlock();
        }
    }

    /** Makes a document for the first time; nothing is remembered of one that there is not. */
    private Optional<PublicDocument> first(
            String name, long nanos, Supplier<Long> version, Supplier<Optional<PublicDocument>> content) {
        Slot slot = slots.computeIfAbsent(name, _ -> new Slot());
        slot.making.lock();
        try {
            if (slot.made != null) return Optional.of(slot.made.document);
            long now = version.get();
            Optional<PublicDocument> document = content.get();
            document.ifPresent(one -> slot.made = new Made(one, now, nanos));
            return document;
        } finally {
            if (slot.made == null) slots.remove(name, slot);
            slot.making.unlock();
        }
    }
}
