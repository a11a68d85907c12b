package org.onehall.eventlog;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;

/** How far a {@link Reactor} has handled a partition while it is the reactor's. */
final class PartitionProgress {
    private final SortedSet<Long> open = new TreeSet<>();
    private long next;
    private long kept;
    private Optional<Integer> epoch = Optional.empty();
    private int busy;
    private boolean ours = true;

    PartitionProgress(long first) {
        next = first;
        kept = first;
    }

    synchronized void read(ConsumerRecord<String, byte[]> record) {
        open.add(record.offset());
        next = record.offset() + 1;
        epoch = record.leaderEpoch();
    }

    /**
     * The place with the leader's epoch. The epoch lets the broker notice a log that has lost its end, so that new
     * records there are read.
     */
    synchronized OffsetAndMetadata toKeep() {
        return new OffsetAndMetadata(reached(), epoch, "");
    }

    /** Whether this place was the last one saved. Used by the reading thread only, as {@link #keep}. */
    boolean isKept(OffsetAndMetadata place) {
        return place.offset() == kept;
    }

    /** Remembers the place that was saved. */
    void keep(OffsetAndMetadata place) {
        kept = place.offset();
    }

    /** Begins a record; false if another member will handle the remaining records. */
    synchronized boolean begin() {
        if (ours) busy++;
        return ours;
    }

    synchronized void end(long offset, boolean handled) {
        busy--;
        if (handled) open.remove(offset);
        notifyAll();
    }

    /** The place before which everything has been handled. */
    synchronized long reached() {
        return open.isEmpty() ? next : open.first();
    }

    synchronized int open() {
        return open.size();
    }

    synchronized boolean isOurs() {
        return ours;
    }

    /** No more records of the partition are begun. */
    synchronized void leave() {
        ours = false;
    }

    /** Waits until no record of the partition is being handled. */
    synchronized void awaitRest(long deadline) throws InterruptedException {
        for (long left = deadline - System.nanoTime(); busy > 0 && left > 0; left = deadline - System.nanoTime())
            TimeUnit.NANOSECONDS.timedWait(this, left);
    }
}
