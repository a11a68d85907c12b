package org.onehall.connectivity.react;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.logging.Logger;
import org.onehall.connectivity.query.Venues;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.HoldStartRequest;
import org.onehall.proto.game.v1.StartHeld;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Holds the start of a game if a player is present but the player's device is not connected, and releases it when the
 * device connects (DEC-27, OCR 16.5). Only an arbiter can end an arbiter's hold. If an arbiter has released a start, it
 * is not held again while the device stays away. Thread-safe.
 */
public final class StartWatch {
    private static final Logger LOG = Logger.getLogger(StartWatch.class);
    /** When a player signs in with a device, the player is reported present before the device's link is. */
    private static final Duration GRACE = Duration.ofSeconds(3);

    private static final class Seat {
        /** The key of its venue's log. */
        String venue;

        boolean present;
        boolean held;
        /** This watch holds the start. */
        boolean own;
        /** An arbiter has released the start. */
        boolean overruled;

        Seat(String venue) {
            this.venue = venue;
        }
    }

    private static final class Board {
        boolean waits = true;
        final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    }

    private final Watch watch;
    private final Venues venues;
    private final BiFunction<HoldStartRequest, String, Optional<RefusalDetail>> holds;
    private final Map<BoardId, Board> boards = new HashMap<>();

    /**
     * @param holds sends a request within a trace; returns why it was refused, throws if there is no definite answer
     */
    public StartWatch(Watch watch, Venues venues, BiFunction<HoldStartRequest, String, Optional<RefusalDetail>> holds) {
        this.watch = watch;
        this.venues = venues;
        this.holds = holds;
    }

    /** Takes the next fact of a board. */
    public synchronized void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(id -> fold(event, id));
    }

    private void fold(GameEvent event, BoardId id) {
        if (event.hasGameCreated()) {
            Board created = boards.computeIfAbsent(id, _ -> new Board());
            created.seats.put(
                    Side.SIDE_WHITE,
                    new Seat(
                            LogKey.ofBoard(id, event.getGameCreated().getWhite().getVenue())));
            created.seats.put(
                    Side.SIDE_BLACK,
                    new Seat(
                            LogKey.ofBoard(id, event.getGameCreated().getBlack().getVenue())));
        }
        Board board = boards.get(id);
        if (board == null) return;
        switch (event.getPayloadCase()) {
            case SEAT_PRESENT -> {
                Side side = event.getSeatPresent().getSide();
                board.seats.get(side).present = event.getSeatPresent().getPresent();
                look(event.getHeader(), id, board, side, GRACE);
            }
            case START_HELD -> {
                Side side = event.getStartHeld().getSide();
                held(board.seats.get(side), event.getStartHeld(), event.getHeader());
                // The device may have connected while the hold was on its way, or another service may have released a
                // hold that it had made for its own reason.
                if (isService(event.getHeader())) look(event.getHeader(), id, board, side, Duration.ZERO);
            }
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                if (restarted.hasReplaced()) replace(id, board, restarted);
                else if (restarted.hasWhite() && restarted.hasBlack()) exchange(board);
                board.waits = true;
                for (Side side : board.seats.keySet()) look(event.getHeader(), id, board, side, GRACE);
            }
            case GAME_STARTED, GAME_ENDED -> waitsNoMore(id, board);
            case GAME_VOIDED -> {
                if (event.getGameVoided().getCancelled()) waitsNoMore(id, board);
            }
            // Starts are held only until the first one; the creation is taken above.
            case SEAT_CLEARED, SEAT_EXCLUDED, DEFAULT_WAIVED -> {}
            case ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, HELPER_ACCEPTED, HELPER_DISMISSED -> {}
            case GAME_CREATED, GAME_PAUSED, GAME_RESUMED, FLAG_FELL, PERIOD_COMPLETED -> {}
            case TIME_ADJUSTED, CLOCKS_SET, SETTING_CORRECTED, OUTAGE_COVERED, CLOCK_TIMES_ASKED -> {}
            case MOVE_PLAYED, POSITION_RESTORED, MOVE_REPRODUCED -> {}
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> {}
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> {}
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED -> {}
            case GAME_ADJOURNED, ADJOURNMENT_RESUMED, FORFEIT_REVERSED, RESULT_SET_ASIDE -> {}
            case IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK, COLOURS_KEPT, DISCONNECTION_NOTED -> {}
            case PAYLOAD_NOT_SET -> {}
        }
    }

    /** The game has begun or is over, or the board is cancelled. */
    private void waitsNoMore(BoardId id, Board board) {
        board.waits = false;
        board.seats.keySet().forEach(side -> watch.clear(key(id, side)));
    }

    /** Takes the next fact of a venue, after {@link Venues} has. */
    public synchronized void fold(ConnectivityEvent event) {
        if (!event.hasLinkChanged() || event.getLinkChanged().getState() == LinkState.LINK_STATE_SUSPECT) return;
        var link = event.getLinkChanged();
        BoardId id = BoardId.of(link.getBoardId());
        Board board = boards.get(id);
        if (board == null || !board.waits) return;
        if (link.getState() == LinkState.LINK_STATE_UP) board.seats.get(link.getSide()).overruled = false;
        look(event.getHeader(), id, board, link.getSide(), Duration.ZERO);
    }

    private static void held(Seat seat, StartHeld event, EventHeader header) {
        seat.held = event.getHeld();
        seat.own =
                event.getHeld() && isService(header) && Reason.has(event.getReason(), ReasonCode.DEVICE_NOT_CONNECTED);
        seat.overruled = !event.getHeld() && !isService(header);
    }

    private static boolean isService(EventHeader header) {
        return header.getActor().getRole() == Role.ROLE_SERVICE;
    }

    /** The players exchange seats (OCR 19.2). */
    private static void exchange(Board board) {
        Seat white = board.seats.get(Side.SIDE_WHITE);
        board.seats.put(Side.SIDE_WHITE, board.seats.get(Side.SIDE_BLACK));
        board.seats.put(Side.SIDE_BLACK, white);
    }

    /** A seat belongs to a player who is new at the board (LAW 6.6). */
    private static void replace(BoardId id, Board board, GameRestarted restarted) {
        Side side = restarted.getReplaced();
        var seat = side == Side.SIDE_WHITE ? restarted.getWhite() : restarted.getBlack();
        board.seats.put(side, new Seat(LogKey.ofBoard(id, seat.getVenue())));
    }

    private void look(EventHeader cause, BoardId id, Board board, Side side, Duration after) {
        if (!board.waits) return;
        Instant due = RecordMapper.instant(cause.getOccurredAt()).plus(after);
        watch.set(
                key(id, side),
                TopicCatalogue.partition(board.seats.get(side).venue),
                due,
                tries -> act(cause, id, side, tries));
    }

    private Answer act(EventHeader cause, BoardId id, Side side, int tries) {
        Optional<Boolean> wanted = wanted(id, side);
        if (wanted.isEmpty()) return Answer.DONE;
        holds.apply(
                        HoldStartRequest.newBuilder()
                                .setWrite(WriteContext.newBuilder()
                                        .setRequestId("hold:" + cause.getEventId() + ":" + side + ":" + tries))
                                .setBoardId(id.toString())
                                .setSide(side)
                                .setHeld(wanted.get())
                                .setReason(wanted.get() ? Reason.of(ReasonCode.DEVICE_NOT_CONNECTED) : "")
                                .build(),
                        cause.getCorrelationId())
                .ifPresent(
                        why -> LOG.infof("the start of %s is not held or let go for %s: %s", id, side, why.getCode()));
        return Answer.DONE;
    }

    private synchronized Optional<Boolean> wanted(BoardId id, Side side) {
        Board board = boards.get(id);
        Seat seat = board.seats.get(side);
        if (!board.waits) return Optional.empty();
        boolean up = venues.link(seat.venue, id, side)
                .filter(link -> link.getState() != LinkState.LINK_STATE_DOWN)
                .isPresent();
        if (up && seat.own) return Optional.of(false);
        return !up && seat.present && !seat.held && !seat.overruled ? Optional.of(true) : Optional.empty();
    }

    private static String key(BoardId board, Side side) {
        return "start|" + board + "|" + side;
    }
}
