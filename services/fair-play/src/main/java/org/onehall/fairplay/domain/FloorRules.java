package org.onehall.fairplay.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Recorder;
import org.onehall.decider.Role;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.FairPlayState.Board;
import org.onehall.fairplay.domain.Floor.Incident;
import org.onehall.fairplay.domain.Floor.Leave;
import org.onehall.fairplay.domain.Floor.Stage;
import org.onehall.fairplay.domain.Floor.Ticked;
import org.onehall.regulations.Action;
import org.onehall.regulations.CheckKind;
import org.onehall.regulations.Rights;

/**
 * Who may leave the hall, what happens after a breach of the rules of conduct, and who may inspect whom (OCR 17). No
 * clock is changed.
 */
final class FloorRules {
    private FloorRules() {}

    static Decision<Event> decide(FloorCommand command, Actor actor, Instant at, FairPlayState state) {
        if (state.board().isEmpty()) return refuse(FairPlayRefusal.UNKNOWN_BOARD);
        Board board = state.board().get();
        Floor floor = state.floor();
        return switch (command) {
            case FloorCommand.RequestLeave ask -> request(ask, actor, board, floor);
            case FloorCommand.GrantLeave grant -> grant(grant, actor, board, floor);
            case FloorCommand.RefuseLeave refusal -> refuseLeave(refusal, actor, board, floor);
            case FloorCommand.RecordDeparture departure -> depart(departure, actor, at, board, floor);
            case FloorCommand.RecordReturn back -> back(back, actor, at, board, floor);
            case FloorCommand.OpenIncident open -> open(open, actor, at, board, floor);
            case FloorCommand.ConfirmIncident confirm -> confirm(confirm, actor, board, floor);
            case FloorCommand.CloseIncident close -> close(close, actor, board, floor);
            case FloorCommand.TickDuty tick -> tick(tick, actor, at, board, state);
            case FloorCommand.RecordInspection inspection -> inspect(inspection, actor, at, board, floor);
        };
    }

    private static Decision<Event> request(FloorCommand.RequestLeave ask, Actor actor, Board board, Floor floor) {
        if (!Rights.allows(
                actor,
                Action.ASK_LEAVE,
                List.of(board.venue(ask.side())),
                ask.boardId(),
                ask.side().name())) return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (unreadable(ask.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
        boolean report = ask.now().reportNeeded(ask.side(), ask.target());
        if (!report && !ask.now().leaveNeeded(ask.side(), ask.target()))
            return refuse(FairPlayRefusal.LEAVE_NOT_NEEDED);
        if (floor.isOut(ask.side())) return refuse(FairPlayRefusal.ALREADY_OUT);
        if (floor.leave(ask.side()).isPresent()) return refuse(FairPlayRefusal.LEAVE_OPEN);
        Event asked = new FloorEvent.LeaveRequested(
                leaveId(ask.boardId(), ask.side(), floor), ask.side(), ask.target(), ask.note());
        if (!report) return accept(asked);
        return accept(
                asked,
                new FloorEvent.LeaveGranted(
                        leaveId(ask.boardId(), ask.side(), floor), ask.side(), ask.target(), ask.note()));
    }

    private static Decision<Event> grant(FloorCommand.GrantLeave grant, Actor actor, Board board, Floor floor) {
        if (!mayRecord(actor, Action.RECORD_PRESENCE, grant.boardId(), grant.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (unreadable(grant.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
        if (floor.isOut(grant.side())) return refuse(FairPlayRefusal.ALREADY_OUT);
        if (isAnswered(grant.seen(), floor.leave(grant.side()))) return answered(floor.leave(grant.side()));
        return accept(new FloorEvent.LeaveGranted(
                leaveId(grant.boardId(), grant.side(), floor), grant.side(), grant.target(), grant.note()));
    }

    private static Decision<Event> refuseLeave(
            FloorCommand.RefuseLeave refusal, Actor actor, Board board, Floor floor) {
        if (!mayRecord(actor, Action.RECORD_PRESENCE, refusal.boardId(), refusal.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (unreadable(refusal.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
        if (floor.isOut(refusal.side())) return refuse(FairPlayRefusal.ALREADY_OUT);
        Optional<Leave> asked = floor.leave(refusal.side());
        if (isAnswered(refusal.seen(), asked)) return answered(asked);
        if (asked.isEmpty()) return refuse(FairPlayRefusal.LEAVE_NOT_ASKED);
        return accept(new FloorEvent.LeaveRefused(asked.get().id(), refusal.side(), refusal.note()));
    }

    /** Whether another arbiter, or the player, was quicker. */
    private static boolean isAnswered(Optional<Stage> seen, Optional<Leave> leave) {
        return !seen.equals(leave.map(Leave::stage));
    }

    private static Decision<Event> answered(Optional<Leave> leave) {
        return refuse(
                FairPlayRefusal.LEAVE_ANSWERED,
                "leave",
                leave.map(now -> now.stage() + " " + now.target()).orElse("none"));
    }

    private static Decision<Event> depart(
            FloorCommand.RecordDeparture departure, Actor actor, Instant at, Board board, Floor floor) {
        Side side = departure.side();
        if (!mayRecord(actor, Action.RECORD_PRESENCE, departure.boardId(), side, board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (floor.isOut(side)) return refuse(FairPlayRefusal.ALREADY_OUT);
        boolean granted = floor.leave(side)
                .filter(leave ->
                        leave.stage() == Stage.GRANTED && leave.target().covers(departure.target()))
                .isPresent();
        boolean authorised = granted
                || !departure.now().leaveNeeded(side, departure.target())
                        && !departure.now().reportNeeded(side, departure.target());
        Event departed = new FloorEvent.Departed(
                leaveId(departure.boardId(), side, floor),
                side,
                departure.target(),
                authorised,
                departure.now().at(at));
        if (authorised) return accept(departed);
        return accept(
                departed,
                incident(
                        departure.boardId(),
                        side,
                        IncidentKind.UNAUTHORISED_ABSENCE,
                        "",
                        departure.now(),
                        at,
                        floor,
                        actor));
    }

    private static Decision<Event> back(
            FloorCommand.RecordReturn back, Actor actor, Instant at, Board board, Floor floor) {
        if (!mayRecord(actor, Action.RECORD_PRESENCE, back.boardId(), back.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (!floor.isOut(back.side())) return refuse(FairPlayRefusal.NOT_OUT);
        return accept(new FloorEvent.Returned(
                floor.leave(back.side()).orElseThrow().id(),
                back.side(),
                back.now().at(at)));
    }

    private static Decision<Event> open(
            FloorCommand.OpenIncident open, Actor actor, Instant at, Board board, Floor floor) {
        if (!mayRecord(actor, Action.RECORD_CONDUCT, open.boardId(), open.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (Texts.isEmpty(open.note())) return refuse(FairPlayRefusal.INCIDENT_NOTE_MISSING);
        if (unreadable(open.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
        if (open.kind() == IncidentKind.HEADPHONES && open.now().headphonesAllowed())
            return refuse(FairPlayRefusal.HEADPHONES_ALLOWED);
        if (open.kind().ofAssistant() && open.now().assistant(open.side()).isEmpty())
            return refuse(FairPlayRefusal.NO_ASSISTANT);
        Optional<Incident> meanwhile = open.incidentsSeen().isEmpty()
                ? Optional.empty()
                : floor.incidents().stream()
                        .skip(Math.max(0, open.incidentsSeen().getAsInt()))
                        .filter(one -> !one.closed()
                                && one.side() == open.side()
                                && one.kind() == open.kind()
                                && !one.vouchedBy().equals(actor.subject()))
                        .findFirst();
        if (meanwhile.isPresent())
            return refuse(
                    FairPlayRefusal.INCIDENT_MEANWHILE,
                    "incident",
                    meanwhile.get().number());
        return accept(incident(open.boardId(), open.side(), open.kind(), open.note(), open.now(), at, floor, actor));
    }

    private static Decision<Event> confirm(
            FloorCommand.ConfirmIncident confirm, Actor actor, Board board, Floor floor) {
        Optional<Incident> found = floor.incident(confirm.incidentId());
        Optional<FairPlayRefusal> fault = fault(found, actor, board, confirm.note());
        if (fault.isPresent()) return refuse(fault.get());
        if (found.orElseThrow().confirmed()) return refuse(FairPlayRefusal.INCIDENT_CONFIRMED);
        return accept(new FloorEvent.IncidentConfirmed(confirm.incidentId(), confirm.note(), actor.subject()));
    }

    /**
     * An arbiter need not confirm what he recorded himself: penalising or settling the incident confirms it (OCR 17.9).
     */
    private static Decision<Event> close(FloorCommand.CloseIncident close, Actor actor, Board board, Floor floor) {
        Optional<Incident> found =
                floor.incident(close.incidentId()).map(incident -> incident.reopened(close.withdrawn()));
        Optional<FairPlayRefusal> fault = fault(found, actor, board, close.note());
        if (fault.isPresent()) return refuse(fault.get());
        Incident incident = found.orElseThrow();
        if (close.outcome() == IncidentOutcome.TAKEN_BACK) return takeBack(close, incident, actor);
        boolean penalised = close.outcome() == IncidentOutcome.PENALISED
                && close.penalised().filter(incident.side()::equals).isPresent();
        boolean own = !incident.confirmed()
                && close.outcome() != IncidentOutcome.NOT_ESTABLISHED
                && actor.subject().equals(incident.vouchedBy());
        boolean established = incident.confirmed() || own;
        if (!established && close.outcome() != IncidentOutcome.NOT_ESTABLISHED)
            return refuse(FairPlayRefusal.INCIDENT_NOT_CONFIRMED);
        if (established && !penalised) {
            if (incident.kind().penaltyRequired() || close.outcome() == IncidentOutcome.PENALISED)
                return refuse(FairPlayRefusal.PENALTY_REQUIRED);
            if (close.outcome() == IncidentOutcome.NOT_ESTABLISHED) return refuse(FairPlayRefusal.INCIDENT_CONFIRMED);
        }
        Event closed = new FloorEvent.IncidentClosed(
                incident.id(), close.outcome(), penalised ? close.rulingId() : "", close.note());
        return own
                ? accept(new FloorEvent.IncidentConfirmed(incident.id(), "", actor.subject()), closed)
                : accept(closed);
    }

    /**
     * A mistake was no breach, so it needs no penalty (OCR 17.9). Once another person has confirmed an incident, the
     * person who recorded it cannot take it back.
     */
    private static Decision<Event> takeBack(FloorCommand.CloseIncident close, Incident incident, Actor actor) {
        if (actor.role() != Role.CHIEF_ARBITER && !actor.subject().equals(incident.vouchedBy()))
            return refuse(FairPlayRefusal.INCIDENT_OF_ANOTHER);
        if (Texts.isEmpty(close.note())) return refuse(FairPlayRefusal.TAKING_BACK_REASON_MISSING);
        return accept(new FloorEvent.IncidentClosed(incident.id(), IncidentOutcome.TAKEN_BACK, "", close.note()));
    }

    private static Optional<FairPlayRefusal> fault(Optional<Incident> incident, Actor actor, Board board, String note) {
        if (incident.isEmpty()) return Optional.of(FairPlayRefusal.UNKNOWN_INCIDENT);
        if (!mayRecord(
                actor,
                Action.RECORD_CONDUCT,
                incident.get().id(),
                incident.get().side(),
                board)) return Optional.of(FairPlayRefusal.FORBIDDEN_ROLE);
        if (unreadable(note)) return Optional.of(FairPlayRefusal.NOTE_UNREADABLE);
        return incident.filter(Incident::closed).map(_ -> FairPlayRefusal.INCIDENT_CLOSED);
    }

    private static Decision<Event> inspect(
            FloorCommand.RecordInspection inspection, Actor actor, Instant at, Board board, Floor floor) {
        if (!mayRecord(actor, Action.RECORD_CONDUCT, inspection.boardId(), inspection.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (Texts.isEmpty(inspection.inspector())) return refuse(FairPlayRefusal.INSPECTOR_MISSING);
        if (!Texts.isName(inspection.inspector())) return refuse(FairPlayRefusal.MALFORMED_NAME);
        if (unreadable(inspection.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
        if (inspection.inspectorGender() != inspection.playerGender())
            return refuse(FairPlayRefusal.INSPECTOR_NOT_ELIGIBLE);
        if (!inspection.privatePlace()) return refuse(FairPlayRefusal.PLACE_NOT_PRIVATE);
        Event recorded = new FloorEvent.InspectionRecorded(
                inspection.side(),
                inspection.what(),
                inspection.inspector(),
                inspection.outcome(),
                inspection.note(),
                inspection.now().at(at));
        if (inspection.outcome() != InspectionOutcome.REFUSED) return accept(recorded);
        return accept(
                recorded,
                incident(
                        inspection.boardId(),
                        inspection.side(),
                        IncidentKind.INSPECTION_REFUSED,
                        inspection.note(),
                        inspection.now(),
                        at,
                        floor,
                        actor));
    }

    private static Decision<Event> tick(
            FloorCommand.TickDuty tick, Actor actor, Instant at, Board board, FairPlayState state) {
        Floor floor = state.floor();
        Side side = tick.side();
        if (!mayRecord(actor, Action.RECORD_CONDUCT, tick.boardId(), side, board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (!tick.now().asks(side, tick.duty())) return refuse(FairPlayRefusal.DUTY_NOT_ASKED);
        if (floor.duties().contains(new Ticked(side, tick.duty(), tick.done()))) return accept();
        if (tick.duty() == Duty.SCORESHEET_KEPT && !tick.done() && tick.now().writingLapsed(side, at))
            return refuse(FairPlayRefusal.SCORESHEET_LAPSED);
        Event ticked = new FloorEvent.DutyTicked(
                side,
                tick.duty(),
                tick.done(),
                tick.now().player(side),
                tick.now().at(at));
        boolean passed = state.check(side, CheckKind.FAIR_PLAY)
                        .filter(FairPlayState.Check::passed)
                        .isPresent()
                && state.isChecked(side, tick.now().inProgress());
        if (!tick.done() && tick.duty().isShowing() && passed) // the check's basis is gone (APP-I A6)
        return accept(
                    ticked,
                    new Event.CheckRecorded(
                            side,
                            CheckKind.FAIR_PLAY,
                            false,
                            "",
                            board.attempt(),
                            Optional.of(Recorder.of(actor, at))));
        if (tick.done() || tick.duty().breach().isEmpty()) return accept(ticked);
        return accept(
                ticked, incident(tick.boardId(), side, tick.duty().breach().get(), "", tick.now(), at, floor, actor));
    }

    private static FloorEvent.IncidentOpened incident(
            String boardId,
            Side side,
            IncidentKind kind,
            String note,
            Circumstances now,
            Instant at,
            Floor floor,
            Actor actor) {
        return new FloorEvent.IncidentOpened(
                boardId + "/incident-" + (floor.incidents().size() + 1),
                side,
                now.player(side),
                kind,
                kind.article(),
                note,
                now.at(at),
                kind.ofAssistant() ? now.assistant(side) : "",
                actor.subject());
    }

    /** The id of the seat's open leave, or of a new one. */
    private static String leaveId(String boardId, Side side, Floor floor) {
        return floor.leave(side).map(Leave::id).orElseGet(() -> boardId + "/leave-" + (floor.leaveCount() + 1));
    }

    private static boolean mayRecord(Actor actor, Action action, String boardId, Side side, Board board) {
        return Rights.allows(actor, action, List.of(board.venue(side)), boardId, side.name());
    }

    private static boolean unreadable(String text) {
        return Texts.fault(text, FairPlayDecider.LONGEST_TEXT).isPresent();
    }

    static Floor evolve(Floor floor, FloorEvent event) {
        return switch (event) {
            case FloorEvent.LeaveRequested(var id, var side, var target, var _) ->
                floor.with(new Leave(id, side, target, Stage.ASKED));
            case FloorEvent.LeaveGranted(var id, var side, var target, var _) ->
                floor.with(new Leave(id, side, target, Stage.GRANTED));
            case FloorEvent.LeaveRefused refused -> floor.without(refused.side());
            case FloorEvent.Departed(var id, var side, var target, var _, var _) ->
                floor.with(new Leave(id, side, target, Stage.OUT));
            case FloorEvent.Returned returned -> floor.without(returned.side());
            case FloorEvent.IncidentOpened opened ->
                floor.with(new Incident(
                        opened.incidentId(), opened.side(), opened.kind(), false, false, "", opened.recordedBy()));
            case FloorEvent.IncidentConfirmed confirmed
            when floor.incident(confirmed.incidentId()).isPresent() ->
                floor.with(
                        confirmed.incidentId(),
                        i -> new Incident(
                                i.id(), i.side(), i.kind(), true, i.closed(), i.rulingId(), confirmed.confirmedBy()));
            case FloorEvent.IncidentClosed closed
            when floor.incident(closed.incidentId()).isPresent() ->
                floor.with(
                        closed.incidentId(),
                        i -> new Incident(
                                i.id(), i.side(), i.kind(), i.confirmed(), true, closed.rulingId(), i.vouchedBy()));
            case FloorEvent.IncidentConfirmed _, FloorEvent.IncidentClosed _ ->
                throw new CorruptLogException(floor, event);
            case FloorEvent.DutyTicked(var side, var duty, var done, var _, var _) ->
                floor.with(new Ticked(side, duty, done));
            case FloorEvent.InspectionRecorded _ -> floor;
        };
    }

    static String rule(FloorEvent event) {
        return switch (event) {
            case FloorEvent.LeaveRequested _,
                    FloorEvent.LeaveGranted _,
                    FloorEvent.LeaveRefused _,
                    FloorEvent.Departed _,
                    FloorEvent.Returned _ -> "OCR 17.7";
            case FloorEvent.IncidentOpened opened -> opened.article();
            case FloorEvent.IncidentConfirmed _, FloorEvent.IncidentClosed _ -> "OCR 17.9";
            case FloorEvent.DutyTicked ticked -> ticked.duty().article();
            case FloorEvent.InspectionRecorded _ -> "OCR 17.3/d";
        };
    }
}
