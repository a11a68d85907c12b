package org.onehall.local.replay;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.onehall.chess.MalformedMoveException;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Names what is missing in an event log: for the board log the moves, as far as they are known from the store's last
 * answers and the command log.
 */
public interface LossNames {
    /** For logs other than the boards': says only how much is missing. */
    LossNames NONE = new LossNames() {
        @Override
        public String between(String key, SortedMap<Long, byte[]> events, SortedMap<Long, byte[]> commands) {
            return "";
        }

        @Override
        public String command(String key, byte[] command) {
            return "number " + payload(command).map(String::valueOf).orElse("?") + " of the kinds of requests";
        }
    };

    /**
     * Describes the content of a range of a log.
     *
     * @param events the known events, by number
     * @param commands the known commands, by the number of the last event they caused
     */
    String between(String key, SortedMap<Long, byte[]> events, SortedMap<Long, byte[]> commands);

    /** Describes a command. */
    String command(String key, byte[] command);

    /** Field number of an envelope's payload. */
    private static Optional<Integer> payload(byte[] envelope) {
        try {
            return UnknownFieldSet.parseFrom(envelope).asMap().keySet().stream()
                    .filter(number -> number > 1)
                    .findFirst();
        } catch (InvalidProtocolBufferException e) {
            return Optional.empty();
        }
    }

    /**
     * Names for the board log.
     *
     * @param last the last position of a board according to its log
     */
    static LossNames ofBoards(Function<String, Optional<Position>> last) {
        return new LossNames() {
            @Override
            public String between(String key, SortedMap<Long, byte[]> events, SortedMap<Long, byte[]> commands) {
                Line line = new Line(last.apply(key));
                TreeMap<Long, byte[]> all = new TreeMap<>(commands);
                all.putAll(events);
                for (Map.Entry<Long, byte[]> one : all.entrySet()) {
                    if (events.containsKey(one.getKey())) {
                        line.event(one.getValue());
                    } else {
                        line.command(one.getValue());
                    }
                }
                return String.join(", ", line.names);
            }

            @Override
            public String command(String key, byte[] command) {
                Line line = new Line(last.apply(key));
                line.command(command);
                return String.join(", ", line.names);
            }
        };
    }

    /** A sequence of moves and other steps; the position is known as long as every move is. */
    final class Line {
        private final List<String> names = new ArrayList<>();
        private Optional<Position> position;

        private Line(Optional<Position> position) {
            this.position = position;
        }

        private void event(byte[] bytes) {
            try {
                GameEvent event = GameEvent.parseFrom(bytes);
                switch (event.getPayloadCase()) {
                    case MOVE_PLAYED -> {
                        var move = event.getMovePlayed();
                        String named = numbered((move.getPly() + 1) / 2, Wire.side(move.getSide()), move.getSan());
                        names.add("the move " + named + " (" + move.getUci() + ")");
                        position = Optional.of(Position.ofFen(move.getFen()));
                    }
                    case GAME_ENDED ->
                        names.add("the end of the game, "
                                + words(event.getGameEnded().getResult().name().replace("RESULT_", "")));
                    default -> names.add(words(event.getPayloadCase().name()));
                }
            } catch (InvalidProtocolBufferException | IllegalArgumentException e) {
                names.add("an event that is not readable");
            }
        }

        private void command(byte[] bytes) {
            try {
                GameCommand command = GameCommand.parseFrom(bytes);
                if (command.getPayloadCase() == GameCommand.PayloadCase.PLAY) {
                    move(command.getPlay().getUci());
                } else {
                    names.add("the request \"" + words(command.getPayloadCase().name()) + "\"");
                }
            } catch (InvalidProtocolBufferException | MalformedMoveException e) {
                names.add("a request that is not readable");
            }
        }

        private void move(String uci) {
            Optional<Position> before = position;
            Optional<Move> legal = before.flatMap(now -> now.resolve(Move.ofUci(uci)));
            if (legal.isEmpty()) {
                names.add("the move " + uci);
                position = Optional.empty();
                return;
            }
            Position now = before.orElseThrow();
            String named = numbered(now.fullmoveNumber(), now.sideToMove(), San.write(now, legal.get()));
            names.add("the move " + named + " (" + uci + ")");
            position = Optional.of(now.play(legal.get()));
        }

        private static String numbered(int number, Side side, String san) {
            return number + (side == Side.WHITE ? ". " : "... ") + san;
        }

        private static String words(String constant) {
            return constant.toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        }
    }
}
