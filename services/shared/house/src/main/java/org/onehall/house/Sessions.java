package org.onehall.house;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.runtime.Startup;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.TopicCatalogue;

/**
 * The sessions that are ended before their tokens run out: of devices shut out and of seats where a newer code was used. Every service
 * knows them by itself, so that such a token is good nowhere, whichever door it is shown at. Thread-safe.
 */
@Startup
@ApplicationScoped
public class Sessions {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ENDED = "REVOKED";

    private final Set<String> ended = ConcurrentHashMap.newKeySet();
    private final House house;
    private volatile LogReader reader;

    /** For the container's proxy only. */
    protected Sessions() {
        house = null;
    }

    @Inject
    public Sessions(House house) {
        this.house = house;
    }

    @PostConstruct
    void start() {
        reader = house.read(TopicCatalogue.SESSIONS, record -> {
            if (record.value() != null) fold(record.key(), record.value());
        });
    }

    /** Takes what is stored of a session; one that has ended never comes back. */
    void fold(String session, byte[] entry) {
        try {
            JsonNode read = JSON.readTree(entry);
            if (ENDED.equals(read.path("state").asText())) ended.add(session);
        } catch (IOException e) {
            throw new UncheckedIOException("unreadable session " + session, e);
        }
    }

    /** Whether all sessions ended before this start are known; until then no token that has a session may count. */
    public boolean areKnown() {
        return reader.isCaughtUp();
    }

    /** @param session the token's "sid"; "" for a token that has none, as those of services */
    public boolean isEnded(String session) {
        return ended.contains(session);
    }
}
