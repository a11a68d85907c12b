package org.onehall.local.replay;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.onehall.chess.Position;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

/** Checks event logs record by record: the headers of all, the games and clocks of the board log. */
public final class Verification {
    /** Field number of the header in every context's event envelope. */
    private static final int HEADER = 1;

    private final String gameLog;
    private final Consumer<Finding> report;
    private final Map<String, HeaderCheck> headers = new TreeMap<>();
    private final Map<String, BoardCheck> boards = new HashMap<>();
    private long events;

    /** @param gameLog topic of the board logs */
    public Verification(String gameLog, Consumer<Finding> report) {
        this.gameLog = gameLog;
        this.report = report;
    }

    /** Takes a record of the logs; records of one partition must come in order. */
    public void accept(String log, int partition, String key, byte[] value) {
        events++;
        HeaderCheck check = headers.computeIfAbsent(log, name -> new HeaderCheck(name, report));
        try {
            if (log.equals(gameLog)) {
                GameEvent event = GameEvent.parseFrom(value);
                check.accept(key, partition, event.getHeader());
                boards.computeIfAbsent(key, board -> new BoardCheck(log, board, report))
                        .accept(event);
            } else {
                var header = UnknownFieldSet.parseFrom(value).getField(HEADER).getLengthDelimitedList();
                check.accept(
                        key,
                        partition,
                        header.isEmpty() ? EventHeader.getDefaultInstance() : EventHeader.parseFrom(header.getFirst()));
            }
        } catch (InvalidProtocolBufferException e) {
            report.accept(new Finding(log, key, 0, "is not readable: " + e.getMessage()));
        }
    }

    /** The present position of a board; empty if no event of it was taken. */
    public Optional<Position> position(String board) {
        return Optional.ofNullable(boards.get(board)).map(BoardCheck::position);
    }

    /** How many events were checked. */
    public long events() {
        return events;
    }

    /** How many boards were replayed. */
    public int boards() {
        return boards.size();
    }
}
