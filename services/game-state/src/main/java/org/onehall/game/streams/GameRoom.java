package org.onehall.game.streams;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.onehall.eventlog.SealedLog;
import org.onehall.game.domain.BoardState;
import org.onehall.game.domain.Command;
import org.onehall.game.domain.Event;
import org.onehall.house.House;

/** Opens the board logs when the service starts. */
@Singleton
public class GameRoom {
    @Produces
    @Singleton
    @Startup
    SealedLog<Command, Event, BoardState> log(House house) {
        return house.open(GameLog.CONTEXT);
    }
}
