package org.onehall.game.query;

import com.google.protobuf.InvalidProtocolBufferException;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import org.onehall.eventlog.KeyIndex;
import org.onehall.eventlog.UnknownEvent;
import org.onehall.game.streams.GameLog;
import org.onehall.house.House;
import org.onehall.proto.game.v1.GameEvent;

/** The log of every board, read from the event topic on request. */
@Singleton
public class Boards {
    private KeyIndex index;

    void start(@Observes StartupEvent event, House house) {
        index = house.index(GameLog.CONTEXT.eventTopic());
    }

    /**
     * All events of a board from sequence 1; empty if there is no such board. Blocks while the broker is read.
     *
     * @param key of the board's log: the board's id, or another text in a log from before all boards had such ids
     */
    public List<GameEvent> events(String key) {
        List<GameEvent> events = new ArrayList<>();
        for (byte[] bytes : index.read(key)) {
            try {
                GameEvent event = GameEvent.parseFrom(bytes);
                UnknownEvent.check(event, GameLog.CONTEXT.eventTopic());
                events.add(event);
            } catch (InvalidProtocolBufferException e) {
                throw new IllegalStateException("unreadable event of " + key, e);
            }
        }
        return events;
    }
}
