package org.onehall.game.streams;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Position;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SignsOfLife;
import org.onehall.eventlog.StateCodec;
import org.onehall.game.domain.BoardState;
import org.onehall.game.domain.Command;
import org.onehall.game.domain.Event;
import org.onehall.game.domain.GameDecider;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;

/** How board logs are transported and stored. */
public final class GameLog {
    /** The longest silence of the playing zone that is not an outage; it beats every 500 ms (ENG-4). */
    static final Duration GAP = Duration.ofMillis(1_500);

    public static final LogContext<Command, Event, BoardState> CONTEXT = new LogContext<>(
            "game",
            "board_id",
            GameDecider.DECIDER,
            Command.class,
            Event.class,
            GameCommand.getDefaultInstance(),
            GameEvent.getDefaultInstance(),
            new RecordMapper().id(BoardId.class, BoardId::parse),
            new StateCodec.Builder()
                    .text(Position.class, Position::fen, Position::ofFen)
                    .build(BoardState.class),
            Optional.of(new SignsOfLife<>(Command.Beat.class::isInstance, GAP, Command.CoverOutage::new)),
            List.of(Command.CoverOutage.class, Command.NoteLoss.class));

    private GameLog() {}
}
