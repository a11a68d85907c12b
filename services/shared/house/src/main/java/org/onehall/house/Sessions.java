package org.onehall.house;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.runtime.Startup;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jboss.logging.Logger;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.TopicCatalogue;

/**
 * The sessions that ended before their tokens expire: of blocked devices, of seats where a newer code was used, of
 * dismissed assistants. Every service keeps this list itself, so that such a token is valid nowhere. A session whose
 * record cannot be read counts as ended; this affects no other session. A readable record with the same key, or one
 * without a value, repairs it at once. Thread-safe.
 */
@Startup
@ApplicationScoped
public class Sessions {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Logger LOG = Logger.getLogger(Sessions.class);
    private static final String ENDED = "REVOKED";

    private final Set<String> ended = ConcurrentHashMap.newKeySet();
    /** The places of session records that cannot be read, by session. */
    private final Map<String, String> unreadable = new ConcurrentHashMap<>();

    private final House house;
    private volatile LogReader reader;

    /** Only for the container's proxy. */
    protected Sessions() {
        house = null;
    }

    @Inject
    public Sessions(House house) {
        this.house = house;
    }

    @PostConstruct
    void start() {
        reader = house.read(TopicCatalogue.SESSIONS, this::fold);
    }

    /** Takes the stored record of a session; a session that has ended never comes back. */
    void fold(ConsumerRecord<String, byte[]> record) {
        String session = record.key();
        Optional<String> state = record.value() == null ? Optional.of("") : state(record.value());
        if (state.isPresent()) {
            unreadable.remove(session);
            if (state.get().equals(ENDED)) ended.add(session);
            return;
        }
        String place = record.topic() + "-" + record.partition() + "@" + record.offset();
        unreadable.put(session, place);
        LOG.errorf(
                "%s: the record of session %s cannot be read. Its token is refused, and its holder needs a new "
                        + "code. To mend it, store a record of this key "
                        + "without a value in %s; nothing has to be restarted.",
                place, session, record.topic());
    }

    private static Optional<String> state(byte[] entry) {
        try {
            return Optional.ofNullable(JSON.readTree(entry).path("state").textValue());
        } catch (IOException notJson) {
            return Optional.empty();
        }
    }

    /** The records that cannot be read, with their places: for the health check. */
    public Map<String, String> unreadable() {
        return unreadable.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getValue,
                        entry -> "the record of session " + entry.getKey()
                                + " cannot be read; its token is refused till a record of this key without "
                                + "a value is stored"));
    }

    /** Whether all sessions that ended before this start are known; until then, no token with a session is valid. */
    public boolean areKnown() {
        return reader.isCaughtUp();
    }

    /** @param session the token's "sid"; "" for a token without one, such as a service's token */
    public boolean isEnded(String session) {
        return ended.contains(session) || unreadable.containsKey(session);
    }
}
