package org.onehall.fairplay.query.floor;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.house.Definitions;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.FloorRules;
import org.onehall.proto.competition.v1.LeavePolicy;
import org.onehall.proto.fairplay.v1.Circumstances;
import org.onehall.proto.fairplay.v1.Duty;
import org.onehall.proto.fairplay.v1.VenueFacts;
import org.onehall.proto.fairplay.v1.Writing;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.Side;

/**
 * What the logs of floors and venues need to know about games, penalties and regulations, as far as read. Thread-safe.
 */
@Singleton
public class FloorFacts {
    /** For competitions loaded before this was recorded (OCR 16.3, 16.9). */
    private static final int FEWEST_CAMERAS = 1;

    private static final int FEWEST_ARBITERS = 2;

    private record WritingDuties(WritingDuty white, WritingDuty black) {}

    private record Penalty(BoardId board, Side offender) {}

    private static final WritingDuties NO_GAME = new WritingDuties(WritingDuty.UNKNOWN, WritingDuty.UNKNOWN);

    private final Map<BoardId, Circumstances> games = new ConcurrentHashMap<>();
    private final Map<String, Penalty> penalties = new ConcurrentHashMap<>();
    /** Rulings that were taken back in full, by the ruling that took back the last part. */
    private final Map<String, String> withdrawn = new ConcurrentHashMap<>();

    private final Map<BoardId, WritingDuties> writing = new ConcurrentHashMap<>();
    private final Map<String, FloorRules> rules = new ConcurrentHashMap<>();
    /** By "competition/venue". */
    private final Map<String, VenueFacts> venues = new ConcurrentHashMap<>();

    /** The game of a board now. */
    public Circumstances now(BoardId board) {
        FloorRules asked = rules.getOrDefault(board.competition(), FloorRules.getDefaultInstance());
        WritingDuties duties = writing.getOrDefault(board, NO_GAME);
        return games.getOrDefault(board, Circumstances.getDefaultInstance()).toBuilder()
                .setOnlyMoverAsks(asked.getLeavePolicy() == LeavePolicy.LEAVE_POLICY_LAWS)
                .setOpponentReports(asked.getOpponentReports())
                .setDressCode(asked.hasDressCode())
                .addAllShowings(showings(asked))
                .setHeadphonesAllowed(asked.getHeadphonesAllowed())
                .setWhiteWriting(asked.getScoresheets() ? duties.white().now() : Writing.WRITING_NOT_ASKED)
                .setBlackWriting(asked.getScoresheets() ? duties.black().now() : Writing.WRITING_NOT_ASKED)
                .build();
    }

    private static List<Duty> showings(FloorRules asked) {
        List<Duty> showings = new ArrayList<>();
        if (asked.getShowSurroundings()) showings.add(Duty.DUTY_SURROUNDINGS_SHOWN);
        if (asked.getShowTasks()) showings.add(Duty.DUTY_TASKS_SHOWN);
        if (asked.getShareScreen()) showings.add(Duty.DUTY_SCREEN_SHARED);
        return showings;
    }

    /** What the regulations require of a venue; a venue that no competition has is unknown. */
    public VenueFacts venue(String key) {
        return venues.getOrDefault(key, VenueFacts.getDefaultInstance());
    }

    /**
     * The side that a ruling penalised at a board; empty if the ruling is unknown or was taken back in full (OCR 18.3).
     */
    public Optional<Side> penalised(BoardId board, String ruling) {
        return withdrawn.containsValue(ruling)
                ? Optional.empty()
                : Optional.ofNullable(penalties.get(ruling))
                        .filter(penalty -> penalty.board().equals(board))
                        .map(Penalty::offender);
    }

    /** Rulings of a board that were taken back in full (OCR 18.3). */
    public List<String> withdrawn(BoardId board) {
        return withdrawn.values().stream()
                .filter(ruling -> Optional.ofNullable(penalties.get(ruling))
                        .filter(penalty -> penalty.board().equals(board))
                        .isPresent())
                .toList();
    }

    /** Takes the next fact of a competition. */
    public void fold(CompetitionEvent event) {
        String competition = event.getHeader().getKey();
        if (event.hasCompetitionArchived())
            venues.replaceAll((key, facts) -> LogKey.competition(key).equals(competition)
                    ? facts.toBuilder().setArchived(true).build()
                    : facts);
        Optional<CompetitionLoaded> definition = Definitions.of(event);
        if (definition.isEmpty()) return;
        FloorRules asked = definition.get().getRegulations().getFloor();
        rules.put(competition, asked);
        definition
                .get()
                .getVenuesList()
                .forEach(venue -> venues.put(
                        LogKey.of(competition, venue.getVenueId()),
                        VenueFacts.newBuilder()
                                .setKnown(true)
                                .setMinCameras(Math.max(FEWEST_CAMERAS, asked.getMinCameras()))
                                .setMinArbiters(Math.max(FEWEST_ARBITERS, asked.getMinArbiters()))
                                .setBagStorageAllowed(asked.getBagStorageAllowed())
                                .build()));
    }

    /** Takes the next fact of a ruling. */
    public void fold(AdjudicationEvent event) {
        switch (event.getPayloadCase()) {
            case PENALTY_IMPOSED ->
                penalised(
                        event,
                        event.getPenaltyImposed().getRulingId(),
                        event.getPenaltyImposed().getOffender());
            case PENALTIES_IMPOSED ->
                penalised(
                        event,
                        event.getPenaltiesImposed().getRulingId(),
                        event.getPenaltiesImposed().getOffender());
            case RULING_WITHDRAWN -> {
                var ruling = event.getRulingWithdrawn();
                if (ruling.getWhole()) withdrawn.put(ruling.getRulingId(), ruling.getWithdrawnId());
            }
            case RULING_REFUSED -> {
                penalties.remove(event.getRulingRefused().getRulingId());
                withdrawn.remove(event.getRulingRefused().getRulingId());
            }
            // Appeals and disconnections penalise nobody; a penalty appealed against is taken back by a ruling.
            case ARBITER_CALLED, CALL_ACKNOWLEDGED, CALL_ESCALATED, CALL_ANSWERED, CALL_PAUSE_NOTED -> {}
            case QUESTION_ASKED, QUESTION_ANSWERED -> {}
            case CASE_NOTED, CASE_VOIDED, DECISION_DELEGATED, DISCONNECTION_DECIDED, RULING_APPLIED -> {}
            case APPEAL_FILED, APPEAL_COPY_TAKEN, APPEAL_FEE_PAID, APPEAL_DECIDED -> {}
            case PAUSE_FAILED, FAILED_PAUSE_COMPENSATED, FAILED_PAUSE_CLOSED, BOARD_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    private void penalised(AdjudicationEvent event, String ruling, Side offender) {
        BoardId.parse(event.getHeader().getKey())
                .ifPresent(board -> penalties.put(ruling, new Penalty(board, offender)));
    }

    /** Takes the next fact of a game. */
    public void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(board -> fold(event, board));
    }

    private void fold(GameEvent event, BoardId board) {
        Optional<ClockReading> clocks = clocks(event);
        writing.compute(board, (_, before) -> duties(before == null ? NO_GAME : before, event, clocks));
        games.compute(board, (_, before) -> {
            Circumstances.Builder now = before == null ? Circumstances.newBuilder() : before.toBuilder();
            clocks.ifPresent(now::setClocks);
            return next(now, event).build();
        });
    }

    private static WritingDuties duties(WritingDuties before, GameEvent event, Optional<ClockReading> clocks) {
        WritingDuty white = before.white().after(event, Side.SIDE_WHITE);
        WritingDuty black = before.black().after(event, Side.SIDE_BLACK);
        return clocks.map(reading ->
                        new WritingDuties(white.at(reading, Side.SIDE_WHITE), black.at(reading, Side.SIDE_BLACK)))
                .orElse(new WritingDuties(white, black));
    }

    private static Circumstances.Builder next(Circumstances.Builder now, GameEvent event) {
        return switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                var created = event.getGameCreated();
                yield position(now, 0, created.getInitialFen())
                        .setAttempt(1)
                        .setInProgress(false)
                        .setWhitePlayer(created.getWhite().getPlayerId())
                        .setBlackPlayer(created.getBlack().getPlayerId());
            }
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                if (restarted.hasWhite() && restarted.hasBlack()) {
                    String whites = now.getWhiteAssistant(); // an assistant goes with the player
                    now.setWhitePlayer(restarted.getWhite().getPlayerId())
                            .setBlackPlayer(restarted.getBlack().getPlayerId());
                    if (restarted.hasReplaced()) assistant(now, restarted.getReplaced(), "");
                    else now.setWhiteAssistant(now.getBlackAssistant()).setBlackAssistant(whites);
                }
                yield position(now, 0, restarted.getInitialFen())
                        .setAttempt(restarted.getAttempt())
                        .setInProgress(false);
            }
            case ASSISTANT_ADMITTED ->
                assistant(
                        now,
                        event.getAssistantAdmitted().getSide(),
                        event.getAssistantAdmitted().getAssistantId());
            case ASSISTANT_DISMISSED ->
                assistant(now, event.getAssistantDismissed().getSide(), "");
            case MOVE_PLAYED ->
                position(
                        now,
                        event.getMovePlayed().getPly(),
                        event.getMovePlayed().getFen());
            case POSITION_RESTORED ->
                position(
                        now,
                        event.getPositionRestored().getPly(),
                        event.getPositionRestored().getFen());
            case GAME_STARTED, GAME_RESUMED, FORFEIT_REVERSED, RESULT_SET_ASIDE, ADJOURNMENT_RESUMED ->
                now.setInProgress(true);
            case GAME_ENDED, GAME_VOIDED, GAME_ADJOURNED -> now.setInProgress(false);
            // None of these changes the position, the people or whether the game is in progress.
            case SEAT_CLEARED, SEAT_PRESENT, START_HELD, SEAT_EXCLUDED, DEFAULT_WAIVED -> now;
            case ASSISTANT_NAMED, HELPER_ACCEPTED, HELPER_DISMISSED -> now;
            case GAME_PAUSED, FLAG_FELL, PERIOD_COMPLETED -> now;
            case TIME_ADJUSTED, CLOCKS_SET, SETTING_CORRECTED, OUTAGE_COVERED, CLOCK_TIMES_ASKED -> now;
            case MOVE_REPRODUCED, PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> now;
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> now;
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED -> now;
            case IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK, COLOURS_KEPT, DISCONNECTION_NOTED -> now;
            case PAYLOAD_NOT_SET -> now;
        };
    }

    private static Circumstances.Builder assistant(Circumstances.Builder now, Side side, String id) {
        return side == Side.SIDE_WHITE ? now.setWhiteAssistant(id) : now.setBlackAssistant(id);
    }

    private static Circumstances.Builder position(Circumstances.Builder now, int ply, String fen) {
        return now.setPly(ply).setToMove(fen.contains(" b ") ? Side.SIDE_BLACK : Side.SIDE_WHITE);
    }

    /** The reading of both clocks: every event of a game that changes its clocks states what they show then. */
    public static Optional<ClockReading> clocks(GameEvent event) {
        FieldDescriptor payload = event.getOneofFieldDescriptor(
                event.getDescriptorForType().getOneofs().getFirst());
        if (payload == null) return Optional.empty();
        Message fact = (Message) event.getField(payload);
        FieldDescriptor clocks = payload.getMessageType().findFieldByName("clocks");
        return clocks == null || !fact.hasField(clocks)
                ? Optional.empty()
                : Optional.of((ClockReading) fact.getField(clocks));
    }
}
