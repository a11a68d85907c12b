package org.onehall.local.replay;

import org.apache.kafka.common.TopicPartition;

/**
 * Something wrong in a log.
 *
 * @param log name of the topic
 * @param key board or other aggregate, or the partition
 * @param sequence number of the event at which it was found; 0 if it concerns no event
 * @param text what is wrong
 */
public record Finding(String log, String key, long sequence, String text) {
    /** A finding about a whole partition. */
    static Finding of(TopicPartition partition, String text) {
        return new Finding(partition.topic(), "partition " + partition.partition(), 0, text);
    }

    @Override
    public String toString() {
        return key + (sequence == 0 ? "" : "#" + sequence) + "\t" + text + "\t" + log;
    }
}
