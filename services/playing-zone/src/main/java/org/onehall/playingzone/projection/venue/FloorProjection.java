package org.onehall.playingzone.projection.venue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.EventHeader;

/** The floor log of one board (OCR 17). */
public final class FloorProjection {
    public static final FloorView NONE = new FloorView(List.of(), List.of(), List.of(), List.of());

    private final Map<String, LeaveView> leaves = new LinkedHashMap<>();
    private final Map<String, ConductView> incidents = new LinkedHashMap<>();
    private final List<InspectionView> inspections = new ArrayList<>();
    /** The duties of the present attempt, by seat and duty. */
    private final Map<String, DutyView> duties = new LinkedHashMap<>();
    /**
     * When each leave was first reported, in ms since 1970: it stays with the player who had the seat then (OCR 19.2).
     */
    private final Map<String, Long> begun = new HashMap<>();

    private int attempt;

    public void fold(FairPlayEvent event) {
        long at = Wire.ms(event.getHeader().getOccurredAt());
        switch (event.getPayloadCase()) {
            case LEAVE_REQUESTED -> {
                var asked = event.getLeaveRequested();
                leave(
                        asked.getLeaveId(),
                        Wire.side(asked.getSide()),
                        Wire.name(asked.getTarget()),
                        "ASKED",
                        asked.getNote(),
                        asked.getNote(),
                        at);
            }
            case LEAVE_GRANTED -> {
                var granted = event.getLeaveGranted();
                leave(
                        granted.getLeaveId(),
                        Wire.side(granted.getSide()),
                        Wire.name(granted.getTarget()),
                        "GRANTED",
                        granted.getNote(),
                        asked(granted.getLeaveId()),
                        at);
            }
            case LEAVE_REFUSED -> {
                var refused = event.getLeaveRefused();
                leaves.computeIfPresent(
                        refused.getLeaveId(),
                        (id, was) -> new LeaveView(
                                id,
                                was.side(),
                                was.target(),
                                "REFUSED",
                                true,
                                refused.getNote(),
                                was.asked(),
                                at,
                                OptionalInt.empty(),
                                OptionalInt.empty()));
            }
            case DEPARTED -> {
                var departed = event.getDeparted();
                begun.putIfAbsent(departed.getLeaveId(), at);
                leaves.put(
                        departed.getLeaveId(),
                        new LeaveView(
                                departed.getLeaveId(),
                                Wire.side(departed.getSide()),
                                Wire.name(departed.getTarget()),
                                "OUT",
                                departed.getAuthorised(),
                                "",
                                asked(departed.getLeaveId()),
                                at,
                                OptionalInt.of(departed.getMoment().getPly()),
                                OptionalInt.empty()));
            }
            case RETURNED -> {
                var returned = event.getReturned();
                leaves.computeIfPresent(
                        returned.getLeaveId(),
                        (id, was) -> new LeaveView(
                                id,
                                was.side(),
                                was.target(),
                                "BACK",
                                was.authorised(),
                                was.note(),
                                was.asked(),
                                at,
                                was.outPly(),
                                OptionalInt.of(returned.getMoment().getPly())));
            }
            case INCIDENT_OPENED ->
                incidents.put(
                        event.getIncidentOpened().getIncidentId(),
                        opened(event.getHeader(), event.getIncidentOpened()));
            case INCIDENT_CONFIRMED ->
                incidents.computeIfPresent(
                        event.getIncidentConfirmed().getIncidentId(),
                        (_, was) -> became(
                                was,
                                true,
                                event.getHeader().getActor().getSubject(),
                                Optional.empty(),
                                Optional.empty()));
            case INCIDENT_CLOSED -> {
                var closed = event.getIncidentClosed();
                incidents.computeIfPresent(
                        closed.getIncidentId(),
                        (_, was) -> became(
                                was,
                                was.confirmed(),
                                was.vouchedBy(),
                                Optional.of(Wire.name(closed.getOutcome())),
                                Wire.text(closed.getRulingId())));
            }
            case INSPECTION_RECORDED -> {
                var inspected = event.getInspectionRecorded();
                inspections.add(new InspectionView(
                        Wire.side(inspected.getSide()),
                        Wire.name(inspected.getWhat()),
                        inspected.getInspector(),
                        Wire.name(inspected.getOutcome()),
                        inspected.getNote(),
                        at,
                        "",
                        ""));
            }
            case DUTY_TICKED -> {
                var ticked = event.getDutyTicked();
                duties.put(
                        ticked.getSide() + "/" + ticked.getDuty(),
                        new DutyView(
                                Wire.side(ticked.getSide()),
                                Wire.name(ticked.getDuty()),
                                ticked.getDone(),
                                at,
                                "",
                                ""));
            }
            case BOARD_NOTED -> {
                if (event.getBoardNoted().getAttempt() != attempt) duties.clear();
                attempt = event.getBoardNoted().getAttempt();
            }
            case CHECK_RECORDED,
                    SCREENING_QUEUED,
                    SCREENING_COMPLETED,
                    VENUE_OPENED,
                    VENUE_CLOSED,
                    STAFF_RECORDED,
                    CAMERA_REPORTED,
                    ALERT_OPENED,
                    ALERT_ANSWERED,
                    INTERNET_TESTED,
                    MEASURE_TICKED,
                    PERMISSION_RECORDED,
                    PERSON_INCIDENT_OPENED,
                    PERSON_INCIDENT_CLOSED,
                    BAG_RECORDED,
                    MEDICAL_RECORDED,
                    DEVICE_REGISTERED,
                    PLAYERS_TOLD,
                    PROCEDURES_CONFIRMED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private void leave(String id, Side side, String target, String state, String note, String asked, long at) {
        begun.putIfAbsent(id, at);
        leaves.put(
                id,
                new LeaveView(
                        id, side, target, state, true, note, asked, at, OptionalInt.empty(), OptionalInt.empty()));
    }

    private String asked(String leaveId) {
        LeaveView before = leaves.get(leaveId);
        return before == null ? "" : before.asked();
    }

    private static ConductView opened(EventHeader header, IncidentOpened opened) {
        var moment = opened.getMoment();
        return new ConductView(
                opened.getIncidentId(),
                Wire.side(opened.getSide()),
                Wire.name(opened.getKind()),
                opened.getArticle(),
                opened.getNote(),
                Wire.ms(header.getOccurredAt()),
                Wire.name(header.getActor().getRole()),
                moment.getPly(),
                moment.hasToMove() ? Optional.of(Wire.side(moment.getToMove())) : Optional.empty(),
                moment.hasClocks() ? OptionalLong.of(Wire.ms(moment.getClocks().getWhite())) : OptionalLong.empty(),
                moment.hasClocks() ? OptionalLong.of(Wire.ms(moment.getClocks().getBlack())) : OptionalLong.empty(),
                false,
                header.getActor().getSubject(),
                Optional.empty(),
                Optional.empty(),
                "",
                "");
    }

    private static ConductView became(
            ConductView was, boolean confirmed, String vouchedBy, Optional<String> outcome, Optional<String> ruling) {
        return new ConductView(
                was.id(),
                was.side(),
                was.kind(),
                was.article(),
                was.note(),
                was.at(),
                was.by(),
                was.ply(),
                was.toMove(),
                was.whiteMs(),
                was.blackMs(),
                confirmed,
                vouchedBy,
                outcome,
                ruling,
                "",
                "");
    }

    /** @param seats the player who had a side at an instant in ms since 1970 */
    public FloorView view(BiFunction<Side, Long, Seat> seats) {
        return new FloorView(
                leaves.values().stream()
                        .map(one -> one.of(seats.apply(one.side(), begun.get(one.id()))))
                        .toList(),
                incidents.values().stream()
                        .map(one -> one.of(seats.apply(one.side(), one.at())))
                        .toList(),
                inspections.stream()
                        .map(one -> one.of(seats.apply(one.side(), one.at())))
                        .toList(),
                duties.values().stream()
                        .map(one -> one.of(seats.apply(one.side(), one.at())))
                        .toList());
    }
}
