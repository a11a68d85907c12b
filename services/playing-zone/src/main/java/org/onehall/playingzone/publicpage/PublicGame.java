package org.onehall.playingzone.publicpage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.ClockReading;

/**
 * A board as everybody may see it: an event takes effect here only once it is as old as the regulations say, so that
 * nothing newer can be read from it (LAW 6.12). Clocks are known only from the moves: pauses, disconnections and
 * changes of the times show nowhere. Not thread-safe.
 */
final class PublicGame {
    private final Deque<GameEvent> waiting = new ArrayDeque<>();
    private final List<Played> moves = new ArrayList<>();

    private Seat white = Seat.getDefaultInstance();
    private Seat black = Seat.getDefaultInstance();
    private String initialFen = "";
    private long whiteAtFirst;
    private long blackAtFirst;
    private Optional<Long> startedAt = Optional.empty();
    private boolean over;

    /** @param clockMs what the mover's clock showed after the move */
    record Played(Side side, String uci, String san, String fen, long clockMs) {}

    /** Takes the next event; it is kept only if it can change what everybody sees. */
    void take(GameEvent event) {
        if (isShown(event)) waiting.addLast(event);
    }

    /**
     * Lets the events up to an instant take effect, in their order.
     *
     * @param untilMs in ms since 1970
     * @return whether there were any
     */
    boolean advance(long untilMs) {
        boolean any = false;
        while (!waiting.isEmpty() && Wire.ms(waiting.getFirst().getHeader().getOccurredAt()) <= untilMs) {
            fold(waiting.removeFirst());
            any = true;
        }
        return any;
    }

    private static boolean isShown(GameEvent event) {
        return switch (event.getPayloadCase()) {
            case GAME_CREATED,
                    GAME_STARTED,
                    MOVE_PLAYED,
                    GAME_ENDED,
                    GAME_RESTARTED,
                    POSITION_RESTORED,
                    FORFEIT_REVERSED,
                    RESULT_SET_ASIDE -> true;
            case SEAT_CLEARED,
                    DRAW_OFFERED,
                    DRAW_DECLINED,
                    FLAG_FELL,
                    GAME_PAUSED,
                    GAME_RESUMED,
                    TIME_ADJUSTED,
                    GAME_VOIDED,
                    DISCONNECTION_NOTED,
                    OUTAGE_COVERED,
                    CLOCKS_SET,
                    SETTING_CORRECTED,
                    PERIOD_COMPLETED,
                    SEAT_PRESENT,
                    START_HELD,
                    DEFAULT_WAIVED,
                    SEALING_ORDERED,
                    MOVE_SEALED,
                    GAME_ADJOURNED,
                    ENVELOPE_CONFIRMED,
                    ADJOURNMENT_RESUMED,
                    SEALED_MOVE_OPENED,
                    COLOURS_KEPT,
                    DRAW_DECLARED,
                    DRAW_CLAIMED,
                    IRREGULARITY_RECORDED,
                    IRREGULARITY_TAKEN_BACK,
                    ASSISTANT_NAMED,
                    ASSISTANT_ADMITTED,
                    ASSISTANT_DISMISSED,
                    CLOCK_TIMES_ASKED,
                    SEAT_EXCLUDED,
                    EARLY_OFFERS_ALLOWED,
                    MOVE_REPRODUCED,
                    HELPER_ACCEPTED,
                    HELPER_DISMISSED,
                    PRE_MOVE_QUEUED,
                    PRE_MOVE_DROPPED,
                    PRE_MOVE_FIRED -> false;
            case PAYLOAD_NOT_SET -> {
                Wire.unknown(event.getHeader());
                yield false;
            }
        };
    }

    private void fold(GameEvent event) {
        if (event.hasGameCreated()) {
            white = event.getGameCreated().getWhite();
            black = event.getGameCreated().getBlack();
            fresh(event.getGameCreated().getInitialFen(), event.getGameCreated().getClocks());
        } else if (event.hasGameRestarted()) {
            var restarted = event.getGameRestarted();
            if (restarted.hasWhite()) white = restarted.getWhite();
            if (restarted.hasBlack()) black = restarted.getBlack();
            fresh(restarted.getInitialFen(), restarted.getClocks());
        } else if (event.hasGameStarted()) {
            startedAt = Optional.of(Wire.ms(event.getHeader().getOccurredAt()));
        } else if (event.hasMovePlayed()) {
            var move = event.getMovePlayed();
            Side side = Wire.side(move.getSide());
            ClockReading clocks = move.getClocks();
            moves.add(new Played(
                    side,
                    move.getUci(),
                    move.getSan(),
                    move.getFen(),
                    Wire.ms(side == Side.WHITE ? clocks.getWhite() : clocks.getBlack())));
        } else if (event.hasPositionRestored()) {
            moves.subList(event.getPositionRestored().getPly(), moves.size()).clear();
        } else {
            over = event.hasGameEnded();
        }
    }

    private void fresh(String fen, ClockReading clocks) {
        initialFen = fen;
        whiteAtFirst = Wire.ms(clocks.getWhite());
        blackAtFirst = Wire.ms(clocks.getBlack());
        moves.clear();
        startedAt = Optional.empty();
        over = false;
    }

    Seat seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Whether the game is set up, as far as everybody may know. */
    boolean isThere() {
        return !initialFen.isEmpty();
    }

    String initialFen() {
        return initialFen;
    }

    List<Played> moves() {
        return List.copyOf(moves);
    }

    /** When the game began, in ms since 1970; empty before. */
    Optional<Long> startedAt() {
        return startedAt;
    }

    boolean isOver() {
        return over;
    }

    String fen() {
        return moves.isEmpty() ? initialFen : moves.getLast().fen();
    }

    /** What a side's clock showed after its last move, in ms; before its first move, its time for the game. */
    long clockMs(Side side) {
        return moves.reversed().stream()
                .filter(move -> move.side() == side)
                .findFirst()
                .map(Played::clockMs)
                .orElse(side == Side.WHITE ? whiteAtFirst : blackAtFirst);
    }
}
