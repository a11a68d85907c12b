package org.onehall.fairplay.query.screening;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkRestored;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.fairplay.v1.IncidentOutcome;
import org.onehall.proto.fairplay.v1.InspectionOutcome;
import org.onehall.proto.game.v1.Seat;
import org.onehall.screening.HallFact;

/**
 * What was observed in the hall and on its links while games were played: absences, findings, calls, disconnections and
 * losses of communication. Not thread-safe; its owner guards it.
 */
final class HallObservations {
    private static final Set<IncidentKind> FINDINGS = Set.of(
            IncidentKind.INCIDENT_KIND_DEVICE_NOT_ADMITTED,
            IncidentKind.INCIDENT_KIND_PERSONAL_DEVICE,
            IncidentKind.INCIDENT_KIND_OTHER_APPLICATION);
    /** An incident with one of these outcomes says nothing about the player. */
    private static final Set<IncidentOutcome> NO_BREACH =
            Set.of(IncidentOutcome.INCIDENT_OUTCOME_NOT_ESTABLISHED, IncidentOutcome.INCIDENT_OUTCOME_TAKEN_BACK);

    /** @param until empty if it is still going on */
    private record Sight(String kind, Side side, Instant from, Optional<Instant> until) {
        Sight over(Instant end) {
            return until.isPresent() ? this : new Sight(kind, side, from, Optional.of(end));
        }
    }

    /** @param until empty if it is still going on */
    private record Away(Instant from, Optional<Instant> until) {}

    /** By board, then by the id that tells the sights apart. */
    private final Map<BoardId, Map<String, Sight>> sights = new HashMap<>();
    /** Absences from the meeting of the communication system, by "competition/player". */
    private final Map<String, List<Away>> meetings = new HashMap<>();

    private final Set<String> inMeeting = new TreeSet<>();
    /** The seats of open disconnection cases, by case. */
    private final Map<String, String> openCases = new HashMap<>();

    /** What was observed between start and end, however long before it began. */
    List<HallFact> facts(
            BoardId id,
            BySide<Seat> seats,
            Optional<Instant> started,
            Optional<Instant> ended,
            Optional<Instant> lastMove) {
        if (started.isEmpty()) return List.of();
        Instant start = started.get();
        Instant end = ended.orElse(Instant.MAX);
        List<Sight> seen = new ArrayList<>(sights.getOrDefault(id, Map.of()).values());
        for (Side side : Side.values())
            meetings.getOrDefault(id.competition() + "/" + seats.get(side).getPlayerId(), List.of())
                    .forEach(away -> seen.add(new Sight(HallFact.COMMUNICATION_LOSS, side, away.from(), away.until())));
        Instant last = ended.or(() -> lastMove).orElse(start);
        return seen.stream()
                .filter(sight -> !sight.from().isAfter(end)
                        && !sight.until().orElse(Instant.MAX).isBefore(start))
                .map(sight -> new HallFact(
                        sight.kind(),
                        sight.side(),
                        since(start, sight.from()),
                        since(start, later(sight.from(), earlier(sight.until().orElse(last), end)))))
                .sorted(Comparator.comparing(HallFact::from)
                        .thenComparing(HallFact::side)
                        .thenComparing(HallFact::kind)
                        .thenComparing(HallFact::until))
                .toList();
    }

    /** Takes the next fact of a floor. */
    void fold(FairPlayEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(board -> fold(event, board));
    }

    private void fold(FairPlayEvent event, BoardId board) {
        Instant at = at(event.getHeader().getOccurredAt());
        switch (event.getPayloadCase()) {
            case DEPARTED ->
                begins(
                        board,
                        event.getDeparted().getLeaveId(),
                        HallFact.ABSENCE,
                        event.getDeparted().getSide(),
                        at);
            case RETURNED -> ends(board, event.getReturned().getLeaveId(), at);
            case INCIDENT_OPENED -> {
                IncidentOpened opened = event.getIncidentOpened();
                if (FINDINGS.contains(opened.getKind()))
                    once(board, opened.getIncidentId(), HallFact.DEVICE_FINDING, opened.getSide(), at);
            }
            case INCIDENT_CLOSED -> {
                var closed = event.getIncidentClosed();
                if (NO_BREACH.contains(closed.getOutcome())) forget(board, closed.getIncidentId());
            }
            case INSPECTION_RECORDED -> {
                var inspection = event.getInspectionRecorded();
                if (inspection.getOutcome() == InspectionOutcome.INSPECTION_OUTCOME_FOUND)
                    once(
                            board,
                            "inspection-" + event.getHeader().getSequence(),
                            HallFact.INSPECTION_FINDING,
                            inspection.getSide(),
                            at);
            }
            // The rest is about the venue or about asking: no observation of a player during the game.
            case LEAVE_REQUESTED, LEAVE_GRANTED, LEAVE_REFUSED, INCIDENT_CONFIRMED -> {}
            case PERSON_INCIDENT_OPENED, PERSON_INCIDENT_CLOSED -> {}
            case CHECK_RECORDED, DEVICE_REGISTERED, BAG_RECORDED, DUTY_TICKED -> {}
            case VENUE_OPENED, VENUE_CLOSED, STAFF_RECORDED, MEDICAL_RECORDED, INTERNET_TESTED, MEASURE_TICKED -> {}
            case PLAYERS_TOLD, PROCEDURES_CONFIRMED, PERMISSION_RECORDED -> {}
            case CAMERA_REPORTED, ALERT_OPENED, ALERT_ANSWERED, SCREENING_QUEUED, SCREENING_COMPLETED, BOARD_NOTED -> {}
            case PAYLOAD_NOT_SET -> {}
        }
    }

    /** Takes the next fact of a venue's links. */
    void fold(ConnectivityEvent event) {
        Instant at = at(event.getHeader().getOccurredAt());
        switch (event.getPayloadCase()) {
            case LINK_CHANGED -> {
                LinkChanged link = event.getLinkChanged();
                String page = "page-" + link.getSide();
                BoardId board = BoardId.of(link.getBoardId());
                if (!link.getAway()) {
                    forget(board, page)
                            .ifPresent(away -> sights.get(board)
                                    .put(page + "-" + event.getHeader().getEventId(), away.over(at)));
                } else if (!sees(board, page)) {
                    begins(board, page, HallFact.FOCUS_LOSS, link.getSide(), at);
                }
                String seat = seat(event, board, link.getSide());
                if (link.getState() == LinkState.LINK_STATE_DOWN && openCases.containsValue(seat))
                    goesDark(seat, board, link.getSide(), link.hasLastSeen() ? at(link.getLastSeen()) : at);
                if (link.getState() == LinkState.LINK_STATE_UP) isBack(seat, board, at);
            }
            case CASE_OPENED -> {
                CaseOpened opened = event.getCaseOpened();
                BoardId board = BoardId.of(opened.getBoardId());
                String seat = seat(event, board, opened.getSide());
                openCases.put(opened.getCaseId(), seat);
                goesDark(seat, board, opened.getSide(), opened.hasStartedAt() ? at(opened.getStartedAt()) : at);
            }
            case LINK_RESTORED -> {
                LinkRestored restored = event.getLinkRestored();
                BoardId board = BoardId.of(restored.getBoardId());
                isBack(seat(event, board, restored.getSide()), board, at);
            }
            case CASE_CLOSED -> openCases.remove(event.getCaseClosed().getCaseId());
            case COMMUNICATION_CHANGED -> {
                CommunicationChanged changed = event.getCommunicationChanged();
                meeting(
                        event.getHeader().getKey().split("/", 2)[0] + "/" + changed.getPlayerId(),
                        changed.getPresent(),
                        changed.hasAt() ? at(changed.getAt()) : at);
            }
            // Reports and causes say nothing that the loss of the link does not.
            case PROBES_RECORDED, MOVED_WITHOUT_COMMUNICATION -> {}
            case CASE_REPORTED, REPORT_OVERDUE, CAUSE_FOUND, OUTAGE_DETECTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** Takes the next fact of calls. */
    void fold(AdjudicationEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(board -> fold(event, board));
    }

    private void fold(AdjudicationEvent event, BoardId board) {
        Instant at = at(event.getHeader().getOccurredAt());
        switch (event.getPayloadCase()) {
            case ARBITER_CALLED ->
                begins(
                        board,
                        event.getArbiterCalled().getCallId(),
                        HallFact.CALL,
                        event.getArbiterCalled().getSide(),
                        at);
            case CALL_ANSWERED -> ends(board, event.getCallAnswered().getCallId(), at);
            // Of what arbiters do, a call alone says something about how a player spent the time.
            case CALL_ACKNOWLEDGED, CALL_ESCALATED, CALL_PAUSE_NOTED, QUESTION_ASKED, QUESTION_ANSWERED -> {}
            case CASE_NOTED, CASE_VOIDED, DECISION_DELEGATED, DISCONNECTION_DECIDED -> {}
            case PENALTY_IMPOSED, PENALTIES_IMPOSED, RULING_APPLIED, RULING_REFUSED, RULING_WITHDRAWN -> {}
            case APPEAL_FILED, APPEAL_COPY_TAKEN, APPEAL_FEE_PAID, APPEAL_DECIDED -> {}
            case PAUSE_FAILED, FAILED_PAUSE_COMPENSATED, FAILED_PAUSE_CLOSED, BOARD_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    private static String seat(ConnectivityEvent event, BoardId board, org.onehall.proto.types.v1.Side side) {
        return "seat-" + event.getHeader().getKey() + "-" + board + "-" + side;
    }

    /** A seat without a disconnection case is not counted as cut off: its game is not in progress (OCR 18.9). */
    private void goesDark(String seat, BoardId board, org.onehall.proto.types.v1.Side side, Instant at) {
        if (!sees(board, seat)) begins(board, seat, HallFact.DISCONNECTION, side, at);
    }

    /** Within one case a link may be lost again; each loss is recorded separately. */
    private void isBack(String seat, BoardId board, Instant at) {
        forget(board, seat)
                .ifPresent(dark -> sights.get(board).put(seat + "-" + dark.from(), dark.over(later(dark.from(), at))));
    }

    /** A person who has never joined the meeting cannot have been lost from it. */
    private void meeting(String person, boolean present, Instant at) {
        List<Away> away = meetings.computeIfAbsent(person, _ -> new ArrayList<>());
        if (present) {
            if (!away.isEmpty() && away.getLast().until().isEmpty())
                away.add(new Away(away.removeLast().from(), Optional.of(at)));
            inMeeting.add(person);
        } else if (inMeeting.remove(person)) {
            away.add(new Away(at, Optional.empty()));
        }
    }

    private void begins(BoardId board, String id, String kind, org.onehall.proto.types.v1.Side side, Instant at) {
        sights.computeIfAbsent(board, _ -> new TreeMap<>()).put(id, new Sight(kind, side(side), at, Optional.empty()));
    }

    private void once(BoardId board, String id, String kind, org.onehall.proto.types.v1.Side side, Instant at) {
        sights.computeIfAbsent(board, _ -> new TreeMap<>()).put(id, new Sight(kind, side(side), at, Optional.of(at)));
    }

    private void ends(BoardId board, String id, Instant at) {
        if (sees(board, id)) sights.get(board).computeIfPresent(id, (_, sight) -> sight.over(at));
    }

    private boolean sees(BoardId board, String id) {
        return sights.containsKey(board) && sights.get(board).containsKey(id);
    }

    /** Removes a sight; empty if there is none, also if nothing was ever seen of the board. */
    private Optional<Sight> forget(BoardId board, String id) {
        return Optional.ofNullable(sights.get(board)).map(seen -> seen.remove(id));
    }

    private static Side side(org.onehall.proto.types.v1.Side side) {
        return side == org.onehall.proto.types.v1.Side.SIDE_BLACK ? Side.BLACK : Side.WHITE;
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    /** Never negative. */
    static Duration since(Instant start, Instant at) {
        return at.isBefore(start) ? Duration.ZERO : Duration.between(start, at);
    }

    private static Instant at(Timestamp wire) {
        return RecordMapper.instant(wire);
    }
}
