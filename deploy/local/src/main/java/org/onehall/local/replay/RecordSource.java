package org.onehall.local.replay;

import java.util.Map;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;

/** Committed records of the hall's topics, wherever they are kept: at a broker or in a backup. */
public interface RecordSource {
    /** Passes on every committed record of a topic, each partition in order; none if there is no such topic. */
    void read(String topic, Consumer<ConsumerRecord<String, byte[]>> sink, RecordedLog.Trouble trouble)
            throws InterruptedException;

    /** How many commands of each partition the decider of a context has taken. */
    Map<TopicPartition, Long> decided(String context) throws InterruptedException;
}
