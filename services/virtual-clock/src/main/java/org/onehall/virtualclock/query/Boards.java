package org.onehall.virtualclock.query;

import jakarta.inject.Singleton;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.game.v1.GameEvent;

/** Where every board's clocks stand, as game facts tell: which boards an order means. */
@Singleton
public class Boards {
    /** What matters to an order. */
    private enum Standing { CREATED, RUNNING, PAUSED, OTHER }

    private record Board(String id, List<String> venues, Standing standing) {
        Board with(Standing next) {
            return new Board(id, venues, next);
        }

        String competition() {
            return id.substring(0, Math.max(0, id.lastIndexOf('/', id.lastIndexOf('/') - 1)));
        }

        String round() {
            int end = id.lastIndexOf('/');
            return id.substring(id.lastIndexOf('/', end - 1) + 1, Math.max(0, end));
        }
    }

    private final Map<String, Board> boards = new ConcurrentHashMap<>();

    /**
     * The order with its boards filled in: for a start the games not started, for a pause the running ones, for a resumption
     * the paused ones, in the order's scope. Whatever boards it had are replaced; a missing competition is taken from the board.
     */
    public GiveRequest resolve(GiveRequest order) {
        Standing wanted = switch (order.getKind()) {
            case ORDER_KIND_START -> Standing.CREATED;
            case ORDER_KIND_PAUSE -> Standing.RUNNING;
            case ORDER_KIND_RESUME -> Standing.PAUSED;
            case ORDER_KIND_UNSPECIFIED, UNRECOGNIZED -> Standing.OTHER;
        };
        Board named = boards.get(order.getBoardId());
        String competition = order.getCompetitionId().isEmpty() && named != null ? named.competition() : order.getCompetitionId();
        var resolved = order.toBuilder().setCompetitionId(competition).clearBoards();
        boards.values().stream()
                .filter(board -> wanted != Standing.OTHER && board.standing() == wanted && board.competition().equals(competition)
                        && (order.getRound() == 0 || board.round().equals(String.valueOf(order.getRound())))
                        && (order.getVenue().isEmpty() || board.venues().contains(order.getVenue()))
                        && (order.getBoardId().isEmpty() || board.id().equals(order.getBoardId())))
                .sorted(Comparator.comparingInt((Board board) -> board.id().length()).thenComparing(Board::id))
                .forEach(board -> resolved.addBoards(OrderedBoard.newBuilder().setBoardId(board.id()).addAllVenues(board.venues())));
        return resolved.build();
    }

    /** Takes the next fact of a board. */
    public void fold(GameEvent event) {
        String id = event.getHeader().getKey();
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> boards.put(id, new Board(id, List.of(event.getGameCreated().getWhite().getVenue(),
                    event.getGameCreated().getBlack().getVenue()), Standing.CREATED));
            case GAME_STARTED, GAME_RESUMED, ADJOURNMENT_RESUMED -> stand(id, Standing.RUNNING);
            case GAME_PAUSED, FORFEIT_REVERSED, POSITION_RESTORED -> stand(id, Standing.PAUSED);
            case GAME_ENDED, GAME_VOIDED, FLAG_FELL, GAME_ADJOURNED -> stand(id, Standing.OTHER);
            case GAME_RESTARTED -> stand(id, Standing.CREATED);
            case SEAT_CLEARED, MOVE_PLAYED, DRAW_OFFERED, DRAW_DECLINED, TIME_ADJUSTED, DISCONNECTION_NOTED, OUTAGE_COVERED, CLOCKS_SET,
                    SETTING_CORRECTED, PERIOD_COMPLETED, SEAT_PRESENT, START_HELD, DEFAULT_WAIVED, SEALING_ORDERED, MOVE_SEALED,
                    ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED, COLOURS_KEPT -> { }
            case PAYLOAD_NOT_SET -> {
                if (!event.getHeader().getReaderMayIgnore())
                    throw new IllegalStateException("unknown payload in " + event.getHeader().getEventId());
            }
        }
    }

    private void stand(String id, Standing standing) {
        boards.computeIfPresent(id, (_, board) -> board.with(standing));
    }
}
