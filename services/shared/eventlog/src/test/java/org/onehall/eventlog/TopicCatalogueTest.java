package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class TopicCatalogueTest {
    @Test
    void everyNameHasTheHousesForm() {
        for (var topic : TopicCatalogue.all())
            assertTrue(
                    topic.name().matches("onehall\\.[a-z]+\\.(commands|events|replies|state|requests)\\.v[1-9]"),
                    topic.name());
        assertEquals(
                TopicCatalogue.all().size(),
                new HashSet<>(TopicCatalogue.all().stream()
                                .map(TopicCatalogue.Topic::name)
                                .toList())
                        .size());
    }

    @Test
    void commandsCarryTheBrokersTimeAndLogsAreKeptForEver() { // ENG-3, ENG-4
        for (var topic : TopicCatalogue.all()) {
            if (topic.name().contains(".commands."))
                assertEquals("LogAppendTime", topic.config().get("message.timestamp.type"));
            if (topic.name().matches(".*(commands|events).v1") && !topic.name().equals(TopicCatalogue.PRESENCE)) {
                assertEquals("-1", topic.config().get("retention.ms"));
                assertEquals("delete", topic.config().get("cleanup.policy"));
            }
        }
    }
}
