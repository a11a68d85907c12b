package org.onehall.playingzone.projection.timeline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.disconnection.CaseProjection;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

/**
 * Everything that happened on one board, including its void games, taken from the logs concerned and put in the order
 * in which it happened. It never contains a sealed move (ADJ I.1.1). Not thread-safe: the hall guards it.
 */
public final class TimelineProjection {
    private final Course course = new Course();
    private final GameSteps game = new GameSteps(course);
    /** The kind of each order. */
    private final Map<String, String> orders = new HashMap<>();
    /** The side that each incident is about. */
    private final Map<String, Side> incidents = new HashMap<>();
    /** The body that decides each appeal (OCR 17.11). */
    private final Map<String, String> bodies = new HashMap<>();
    /** When each call was made. */
    private final Map<String, Long> calls = new HashMap<>();

    public void fold(GameEvent event) {
        game.fold(event);
    }

    public void fold(FairPlayEvent event) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case CHECK_RECORDED -> {
                var check = event.getCheckRecorded();
                course.add(StepKind.CHECK, Log.FAIR_PLAY, header)
                        .side(check.getSide())
                        .detail("check", Wire.name(check.getKind()))
                        .detail("passed", check.getPassed())
                        .text(check.getNote());
            }
            case SCREENING_COMPLETED -> course.add(StepKind.SCREENED, Log.FAIR_PLAY, header);
            case LEAVE_REQUESTED -> {
                var asked = event.getLeaveRequested();
                course.add(StepKind.LEAVE_ASKED, Log.FAIR_PLAY, header)
                        .side(asked.getSide())
                        .detail("target", Wire.name(asked.getTarget()))
                        .text(asked.getNote());
            }
            case LEAVE_GRANTED -> {
                var granted = event.getLeaveGranted();
                course.add(StepKind.LEAVE_GRANTED, Log.FAIR_PLAY, header)
                        .side(granted.getSide())
                        .detail("target", Wire.name(granted.getTarget()))
                        .text(granted.getNote());
            }
            case LEAVE_REFUSED ->
                course.add(StepKind.LEAVE_REFUSED, Log.FAIR_PLAY, header)
                        .side(event.getLeaveRefused().getSide())
                        .text(event.getLeaveRefused().getNote());
            case DEPARTED -> {
                var left = event.getDeparted();
                course.add(StepKind.LEFT, Log.FAIR_PLAY, header)
                        .side(left.getSide())
                        .detail("target", Wire.name(left.getTarget()))
                        .detail("authorised", left.getAuthorised());
            }
            case RETURNED ->
                course.add(StepKind.RETURNED, Log.FAIR_PLAY, header)
                        .side(event.getReturned().getSide());
            case INCIDENT_OPENED -> {
                var opened = event.getIncidentOpened();
                incidents.put(opened.getIncidentId(), Wire.side(opened.getSide()));
                course.add(StepKind.INCIDENT, Log.FAIR_PLAY, header)
                        .side(opened.getSide())
                        .detail("incident", Wire.name(opened.getKind()))
                        .article(opened.getArticle())
                        .text(opened.getNote());
            }
            case INCIDENT_CONFIRMED ->
                course.add(StepKind.INCIDENT_CONFIRMED, Log.FAIR_PLAY, header)
                        .side(about(event.getIncidentConfirmed().getIncidentId()))
                        .text(event.getIncidentConfirmed().getNote());
            case INCIDENT_CLOSED -> {
                var closed = event.getIncidentClosed();
                course.add(StepKind.INCIDENT_CLOSED, Log.FAIR_PLAY, header)
                        .side(about(closed.getIncidentId()))
                        .detail("outcome", Wire.name(closed.getOutcome()))
                        .ruling(closed.getRulingId())
                        .text(closed.getNote());
            }
            case DUTY_TICKED -> {
                var ticked = event.getDutyTicked();
                course.add(StepKind.DUTY_TICKED, Log.FAIR_PLAY, header)
                        .side(ticked.getSide())
                        .detail("duty", Wire.name(ticked.getDuty()))
                        .detail("done", String.valueOf(ticked.getDone()));
            }
            case INSPECTION_RECORDED -> {
                var inspected = event.getInspectionRecorded();
                course.add(StepKind.INSPECTED, Log.FAIR_PLAY, header)
                        .side(inspected.getSide())
                        .detail("inspected", Wire.name(inspected.getWhat()))
                        .detail("found", Wire.name(inspected.getOutcome()))
                        .detail("inspector", inspected.getInspector())
                        .text(inspected.getNote());
            }
            case BOARD_NOTED,
                    SCREENING_QUEUED,
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

    private Optional<Side> about(String incident) {
        return Optional.ofNullable(incidents.get(incident));
    }

    public void fold(AdjudicationEvent event) {
        EventHeader header = event.getHeader();
        course.hand(header);
        switch (event.getPayloadCase()) {
            case ARBITER_CALLED -> {
                var called = event.getArbiterCalled();
                calls.put(called.getCallId(), Wire.ms(header.getOccurredAt()));
                course.add(StepKind.CALLED, Log.ADJUDICATION, header)
                        .side(called.getSide())
                        .detail("call", called.hasKind() ? Wire.name(called.getKind()) : "")
                        .text(called.getText());
            }
            case CALL_ACKNOWLEDGED ->
                aged(
                        course.add(StepKind.CALL_ACKNOWLEDGED, Log.ADJUDICATION, header),
                        event.getCallAcknowledged().getCallId());
            case CALL_ESCALATED ->
                aged(
                        course.add(StepKind.CALL_OVERDUE, Log.ADJUDICATION, header),
                        event.getCallEscalated().getCallId());
            case CALL_PAUSE_NOTED -> {
                var noted = event.getCallPauseNoted();
                course.add(StepKind.CALL_PAUSE, Log.ADJUDICATION, header)
                        .detail("paused", noted.getPaused())
                        .detail("code", noted.getCode())
                        .text(noted.getText());
            }
            case CALL_ANSWERED ->
                aged(
                                course.add(StepKind.CALL_ANSWERED, Log.ADJUDICATION, header),
                                event.getCallAnswered().getCallId())
                        .detail("valid", event.getCallAnswered().getValid())
                        .text(event.getCallAnswered().getNote());
            case QUESTION_ASKED ->
                course.add(StepKind.ASKED, Log.ADJUDICATION, header)
                        .side(event.getQuestionAsked().getSide())
                        .text(event.getQuestionAsked().getText());
            case QUESTION_ANSWERED ->
                course.add(StepKind.EXPLAINED, Log.ADJUDICATION, header)
                        .article(event.getQuestionAnswered().getArticle())
                        .text(event.getQuestionAnswered().getNote());
            case DISCONNECTION_DECIDED ->
                course.add(StepKind.DECIDED, Log.ADJUDICATION, header)
                        .side(event.getDisconnectionDecided().getSide())
                        .ruling(event.getDisconnectionDecided().getRulingId())
                        .text(event.getDisconnectionDecided().getReason());
            case PENALTY_IMPOSED ->
                course.add(StepKind.PENALISED, Log.ADJUDICATION, header)
                        .side(event.getPenaltyImposed().getOffender())
                        .ruling(event.getPenaltyImposed().getRulingId())
                        .text(event.getPenaltyImposed().getReason());
            case PENALTIES_IMPOSED ->
                course.add(StepKind.PENALISED, Log.ADJUDICATION, header)
                        .side(event.getPenaltiesImposed().getOffender())
                        .ruling(event.getPenaltiesImposed().getRulingId())
                        .text(event.getPenaltiesImposed().getReason());
            case RULING_WITHDRAWN ->
                course.add(StepKind.PENALTY_WITHDRAWN, Log.ADJUDICATION, header)
                        .side(event.getRulingWithdrawn().getOffender())
                        .ruling(event.getRulingWithdrawn().getRulingId())
                        .text(event.getRulingWithdrawn().getReason());
            case PAUSE_FAILED ->
                course.add(StepKind.PAUSE_FAILED, Log.ADJUDICATION, header)
                        .detail("wanted", Wire.ms(event.getPauseFailed().getWantedAt()))
                        .text(event.getPauseFailed().getReason());
            case FAILED_PAUSE_COMPENSATED ->
                course.add(StepKind.PAUSE_COMPENSATED, Log.ADJUDICATION, header)
                        .ruling(event.getFailedPauseCompensated().getRulingId());
            case FAILED_PAUSE_CLOSED ->
                course.add(StepKind.PAUSE_CLOSED, Log.ADJUDICATION, header)
                        .text(event.getFailedPauseClosed().getReason());
            case RULING_APPLIED ->
                course.add(StepKind.RULING_APPLIED, Log.ADJUDICATION, header)
                        .ruling(event.getRulingApplied().getRulingId());
            case RULING_REFUSED ->
                course.add(StepKind.RULING_REFUSED, Log.ADJUDICATION, header)
                        .ruling(event.getRulingRefused().getRulingId())
                        .detail("code", event.getRulingRefused().getCode())
                        .text(event.getRulingRefused().getText());
            case APPEAL_FILED -> {
                bodies.put(
                        event.getAppealFiled().getAppealId(),
                        event.getAppealFiled().getBody());
                course.add(StepKind.APPEALED, Log.ADJUDICATION, header)
                        .side(event.getAppealFiled().getSide())
                        .ruling(event.getAppealFiled().getRulingId())
                        .text(event.getAppealFiled().getText());
            }
            case APPEAL_COPY_TAKEN -> course.add(StepKind.APPEAL_COPY, Log.ADJUDICATION, header);
            case APPEAL_FEE_PAID ->
                course.add(StepKind.APPEAL_FEE, Log.ADJUDICATION, header)
                        .text(event.getAppealFeePaid().getReference());
            case APPEAL_DECIDED ->
                course.add(StepKind.APPEAL_DECIDED, Log.ADJUDICATION, header)
                        .ruling(event.getAppealDecided().getRulingId())
                        .detail(
                                "body",
                                bodies.getOrDefault(event.getAppealDecided().getAppealId(), ""))
                        .detail("appeal", Wire.name(event.getAppealDecided().getOutcome()))
                        .text(event.getAppealDecided().getReason());
            // cases report their course themselves
            case CASE_NOTED, DECISION_DELEGATED, CASE_VOIDED, BOARD_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    private Told aged(Told told, String call) {
        Long made = calls.get(call);
        return made == null ? told : told.ms(told.at - made);
    }

    /** An order that concerns this board; its effects are shown as those of the person who gave it. */
    public void ordered(EventHeader header, OrderGiven given) {
        course.hand(header);
        orders.put(given.getOrderId(), Wire.name(given.getKind()));
    }

    /** Takes a fact of the clock log that is about this board only. */
    public void fold(ClockEvent event) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case BOARD_NOTED -> {
                var noted = event.getBoardNoted();
                if (!noted.getApplied())
                    course.add(StepKind.ORDER_REFUSED, Log.CLOCK, header)
                            .detail("order", orders.getOrDefault(noted.getOrderId(), ""))
                            .detail("code", noted.getCode())
                            .text(noted.getText());
            }
            case ALARM_RAISED ->
                course.add(StepKind.ALARM, Log.CLOCK, header)
                        .detail("alarm", Wire.name(event.getAlarmRaised().getKind()))
                        .detail("expected", event.getAlarmRaised().getExpected())
                        .detail("actual", event.getAlarmRaised().getFound());
            case TIME_TROUBLE_NOTED ->
                course.add(StepKind.TROUBLE, Log.CLOCK, header)
                        .side(event.getTimeTroubleNoted().getSide())
                        .detail("trouble", Wire.name(event.getTimeTroubleNoted().getLevel()))
                        .clocks(event.getTimeTroubleNoted().getClocks());
            case ORDER_GIVEN, ORDER_BEGUN, ORDER_COMPLETED, ORDER_WITHDRAWN, TIME_SHEET_TAKEN, PAYLOAD_NOT_SET -> {}
        }
    }

    /** Takes a fact of the competition log that is about this board only. */
    public void fold(CompetitionEvent event) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case RESULT_CONFIRMED ->
                course.add(StepKind.CONFIRMED, Log.COMPETITION, header)
                        .side(event.getResultConfirmed().getSide())
                        .detail(
                                "agrees",
                                String.valueOf(event.getResultConfirmed().getAgrees()));
            case RESULT_APPROVED -> {
                var approval = event.getResultApproved().getApproval();
                course.add(StepKind.APPROVED, Log.COMPETITION, header)
                        .otherwise(approval.getApprover())
                        .text(approval.getReason());
            }
            case RESULT_WITHDRAWN ->
                course.add(StepKind.WITHDRAWN, Log.COMPETITION, header)
                        .article(event.getResultWithdrawn().getArticle())
                        .text(event.getResultWithdrawn().getReason());
            case SCORE_CHANGED -> {
                var changed = event.getScoreChanged();
                course.add(StepKind.SCORE_CHANGED, Log.COMPETITION, header)
                        .ruling(changed.getRulingId())
                        .article(changed.getArticle())
                        .detail(
                                "was",
                                changed.getBefore().getWhite() + "-"
                                        + changed.getBefore().getBlack())
                        .detail(
                                "score",
                                changed.getAfter().getWhite() + "-"
                                        + changed.getAfter().getBlack());
            }
            case COMPETITION_LOADED,
                    DEFINITION_CHANGED,
                    PAIRING_REPAIR_ORDERED,
                    PAIRING_REPAIR_REFUSED,
                    ROUND_OPENED,
                    RESULT_NOTED,
                    PLAYER_EXCLUDED,
                    PLAYER_READMITTED,
                    ROUND_CLOSED,
                    REPORT_SIGNED,
                    DRAFT_SAVED,
                    DRAFT_DISCARDED,
                    COMPETITION_ARCHIVED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    /** Takes a move made outside the communication system (OCR 13.3); cases report their course themselves. */
    public void fold(ConnectivityEvent event) {
        if (event.hasMovedWithoutCommunication())
            course.add(StepKind.MOVED_OUTSIDE, Log.CONNECTIVITY, event.getHeader())
                    .side(event.getMovedWithoutCommunication().getSide());
    }

    /**
     * The steps that the viewer may see, in the order in which they happened.
     *
     * @param cases of the board
     * @param nameOf a person's name
     * @param rulings by id
     * @param floor whether the viewer may see what happens around the seats of a venue (OCR 17)
     * @param screening whether the viewer may know that a game was screened (APP-I A1)
     */
    public List<StepView> view(
            List<CaseProjection> cases,
            UnaryOperator<String> nameOf,
            Function<String, Optional<RulingView>> rulings,
            Predicate<String> floor,
            boolean screening) {
        return new TimelineSteps(course).view(cases, nameOf, rulings, floor, screening);
    }

    /**
     * Every ruling about the board, in the order they were made.
     *
     * @param nameOf a person's name
     * @param rulings by id
     * @param appeals the appeal that a ruling decides
     */
    public List<RulingReport> rulings(
            BoardId board,
            UnaryOperator<String> nameOf,
            Function<String, Optional<RulingView>> rulings,
            Function<String, Optional<AppealReport>> appeals) {
        return new TimelineRulings(course).rulings(board, nameOf, rulings, appeals);
    }

    /** The changes, up to an instant, of the clocks of the game that was played at that instant. */
    public List<StepView> clockChanges(long until, UnaryOperator<String> nameOf) {
        return new TimelineSteps(course).clockChanges(until, nameOf);
    }
}
