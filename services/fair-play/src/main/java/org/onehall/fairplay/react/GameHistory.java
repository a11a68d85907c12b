package org.onehall.fairplay.react;

import com.google.protobuf.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.onehall.eventlog.KeyedHistory;
import org.onehall.proto.fairplay.v1.NoteBoardRequest;
import org.onehall.proto.fairplay.v1.QueueScreeningRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

/**
 * What each game event means for checks and screenings, folded from the whole log of games, so that a reaction to an
 * old event states what was true then. Thread-safe.
 */
public final class GameHistory {
    private static final class Track {
        private NoteBoardRequest board;
        private String initialFen = "";
        private final List<String> moves = new ArrayList<>();
        private final Map<Long, Message> requests = new HashMap<>();
    }

    private final KeyedHistory<Track> boards = new KeyedHistory<>(Track::new);

    /** Takes the next event of a board. */
    public void fold(GameEvent event) {
        EventHeader header = event.getHeader();
        boards.fold(
                header,
                track -> request(track, event).ifPresent(request -> track.requests.put(header.getSequence(), request)));
    }

    /**
     * The {@code NoteBoardRequest} or {@code QueueScreeningRequest} an event leads to, without request id; empty for
     * most events and for games without moves. Waits until the event is folded; {@link TimeoutException} beyond the
     * patience.
     */
    public Optional<Message> at(EventHeader event, Duration patience) throws InterruptedException, TimeoutException {
        return boards.at(event, patience, track -> Optional.ofNullable(track.requests.get(event.getSequence())));
    }

    private static Optional<Message> request(Track track, GameEvent event) {
        return switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                var created = event.getGameCreated();
                track.initialFen = created.getInitialFen();
                track.board = NoteBoardRequest.newBuilder()
                        .setBoardId(event.getHeader().getKey())
                        .setAttempt(1)
                        .setWhiteVenue(created.getWhite().getVenue())
                        .setBlackVenue(created.getBlack().getVenue())
                        .build();
                yield Optional.of(track.board);
            }
            case GAME_STARTED -> noted(track, event.getGameStarted().getAttempt(), true);
            case MOVE_PLAYED -> {
                track.moves.add(event.getMovePlayed().getUci());
                yield Optional.empty();
            }
            case POSITION_RESTORED -> {
                track.moves
                        .subList(event.getPositionRestored().getPly(), track.moves.size())
                        .clear();
                yield Optional.empty();
            }
            case GAME_ENDED ->
                track.board == null || track.moves.isEmpty()
                        ? Optional.empty()
                        : Optional.of(QueueScreeningRequest.newBuilder()
                                .setBoardId(event.getHeader().getKey())
                                .setAttempt(track.board.getAttempt())
                                .setInitialFen(track.initialFen)
                                .addAllMoves(track.moves)
                                .build());
            case GAME_RESTARTED -> {
                track.moves.clear();
                var restarted = event.getGameRestarted();
                track.initialFen = restarted.getInitialFen();
                if (track.board != null && restarted.hasWhite() && restarted.hasBlack())
                    track.board = track.board.toBuilder()
                            .setWhiteVenue(restarted.getWhite().getVenue())
                            .setBlackVenue(restarted.getBlack().getVenue())
                            .build();
                yield noted(track, restarted.getAttempt(), false);
            }
            // None of these changes seats or moves; the moves of a void game go with the next attempt.
            case SEAT_CLEARED, SEAT_PRESENT, START_HELD, SEAT_EXCLUDED, DEFAULT_WAIVED -> Optional.empty();
            case ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, HELPER_ACCEPTED -> Optional.empty();
            case HELPER_DISMISSED -> Optional.empty();
            case GAME_PAUSED, GAME_RESUMED, FLAG_FELL, PERIOD_COMPLETED -> Optional.empty();
            case TIME_ADJUSTED, CLOCKS_SET, SETTING_CORRECTED, OUTAGE_COVERED, CLOCK_TIMES_ASKED -> Optional.empty();
            case MOVE_REPRODUCED, PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> Optional.empty();
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> Optional.empty();
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED -> Optional.empty();
            case GAME_ADJOURNED, ADJOURNMENT_RESUMED -> Optional.empty();
            case GAME_VOIDED, FORFEIT_REVERSED, RESULT_SET_ASIDE -> Optional.empty();
            case IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK, COLOURS_KEPT, DISCONNECTION_NOTED -> Optional.empty();
            case PAYLOAD_NOT_SET -> Optional.empty();
        };
    }

    private static Optional<Message> noted(Track track, int attempt, boolean started) {
        if (track.board == null) return Optional.empty();
        track.board =
                track.board.toBuilder().setAttempt(attempt).setStarted(started).build();
        return Optional.of(track.board);
    }
}
