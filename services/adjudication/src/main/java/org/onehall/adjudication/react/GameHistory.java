package org.onehall.adjudication.react;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.onehall.clock.TimeControl;
import org.onehall.eventlog.KeyedHistory;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.NoteBoardRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.types.v1.EventHeader;

/**
 * What rulings need to know about each game, as it was after each event that changed it. Folded from game events, so
 * that a reaction to an old event states what was true then. Thread-safe.
 */
public final class GameHistory {
    private static final RecordMapper MAPPER = new RecordMapper();

    private static final class Track {
        private NoteBoardRequest now;
        private final Map<Long, NoteBoardRequest> changes = new HashMap<>();
    }

    private final KeyedHistory<Track> boards = new KeyedHistory<>(Track::new);

    /** Takes the next event of a board. */
    public void fold(GameEvent event) {
        boards.fold(event.getHeader(), track -> {
            NoteBoardRequest before = track.now;
            NoteBoardRequest after = after(event, before);
            if (after == null || after.equals(before)) return;
            track.now = after;
            track.changes.put(event.getHeader().getSequence(), after);
        });
    }

    /**
     * The board after an event; empty if the event changed nothing that rulings need to know. Waits until the event is
     * folded; {@link TimeoutException} if that takes longer than the patience.
     */
    public Optional<NoteBoardRequest> at(EventHeader event, Duration patience)
            throws InterruptedException, TimeoutException {
        return boards.at(event, patience, track -> Optional.ofNullable(track.changes.get(event.getSequence())));
    }

    private static NoteBoardRequest after(GameEvent event, NoteBoardRequest before) {
        if (event.hasGameCreated()) {
            var created = event.getGameCreated();
            var note = NoteBoardRequest.newBuilder()
                    .setBoardId(event.getHeader().getKey())
                    .setWhiteVenue(created.getWhite().getVenue())
                    .setBlackVenue(created.getBlack().getVenue())
                    .setAttempt(1)
                    .setWhitePlayer(created.getWhite().getPlayerId())
                    .setBlackPlayer(created.getBlack().getPlayerId())
                    .setControl(shorter(created.getWhiteControl(), created.getBlackControl()));
            int deputy = created.getRules().getDeputySeconds();
            if (deputy > 0)
                note.setDeputyAfter(com.google.protobuf.Duration.newBuilder().setSeconds(deputy));
            return note.build();
        }
        if (before == null) return null;
        return switch (event.getPayloadCase()) {
            case GAME_STARTED ->
                before.toBuilder()
                        .setAttempt(event.getGameStarted().getAttempt())
                        .setInProgress(true)
                        .setEnded(false)
                        .clearEndedAt()
                        .setStartedAt(event.getHeader().getOccurredAt())
                        .build();
            case GAME_ENDED ->
                before.toBuilder()
                        .setInProgress(false)
                        .setEnded(true)
                        .setAdjourned(false)
                        .setEndedAt(event.getHeader().getOccurredAt())
                        .build();
            case GAME_VOIDED ->
                before.toBuilder()
                        .setInProgress(false)
                        .setEnded(false)
                        .clearEndedAt()
                        .setAdjourned(false)
                        .build();
            case GAME_ADJOURNED -> before.toBuilder().setAdjourned(true).build();
            case ADJOURNMENT_RESUMED -> before.toBuilder().setAdjourned(false).build();
            case GAME_RESTARTED -> restarted(event.getGameRestarted(), before);
            case FORFEIT_REVERSED, RESULT_SET_ASIDE ->
                before.toBuilder()
                        .setInProgress(true)
                        .setEnded(false)
                        .clearEndedAt()
                        .build();
            case SETTING_CORRECTED ->
                before.toBuilder()
                        .setControl(shorter(
                                event.getSettingCorrected().getWhiteControl(),
                                event.getSettingCorrected().getBlackControl()))
                        .build();
            // None of these changes what a ruling has to know about a board; the creation is taken above.
            case SEAT_CLEARED, SEAT_PRESENT, START_HELD, SEAT_EXCLUDED, DEFAULT_WAIVED -> before;
            case ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, HELPER_ACCEPTED, HELPER_DISMISSED -> before;
            case GAME_CREATED, GAME_PAUSED, GAME_RESUMED, FLAG_FELL, PERIOD_COMPLETED -> before;
            case TIME_ADJUSTED, CLOCKS_SET, OUTAGE_COVERED, CLOCK_TIMES_ASKED -> before;
            case MOVE_PLAYED, POSITION_RESTORED, MOVE_REPRODUCED -> before;
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> before;
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> before;
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED -> before;
            case IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK, COLOURS_KEPT, DISCONNECTION_NOTED -> before;
            case PAYLOAD_NOT_SET -> before;
        };
    }

    private static NoteBoardRequest restarted(GameRestarted restarted, NoteBoardRequest before) {
        NoteBoardRequest.Builder now = before.toBuilder()
                .setAttempt(restarted.getAttempt())
                .setInProgress(false)
                .setEnded(false)
                .clearEndedAt()
                .clearStartedAt()
                .setControl(shorter(restarted.getWhiteControl(), restarted.getBlackControl()));
        if (restarted.hasWhite())
            now.setWhiteVenue(restarted.getWhite().getVenue())
                    .setWhitePlayer(restarted.getWhite().getPlayerId());
        if (restarted.hasBlack())
            now.setBlackVenue(restarted.getBlack().getVenue())
                    .setBlackPlayer(restarted.getBlack().getPlayerId());
        return now.build();
    }

    /** If the sides have different controls, a shorter game must be shorter than both (DEC-17). */
    private static org.onehall.proto.types.v1.TimeControl shorter(
            org.onehall.proto.types.v1.TimeControl white, org.onehall.proto.types.v1.TimeControl black) {
        return MAPPER.read(black, TimeControl.class).shorterThan(MAPPER.read(white, TimeControl.class)) ? black : white;
    }
}
