package org.onehall.fairplay.domain;

import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.List;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.FairPlayState.Board;
import org.onehall.fairplay.domain.Floor.Incident;
import org.onehall.fairplay.domain.Floor.Leave;
import org.onehall.fairplay.domain.Floor.Stage;
import org.onehall.fairplay.domain.Floor.Ticked;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** The floor log of a board: leave, incidents, inspections and duties (OCR 17). No clock is changed. */
final class FloorRules {
    private FloorRules() {}

    static Decision<Event> decide(FloorCommand command, Actor actor, Instant at, FairPlayState state) {
        if (state.board().isEmpty()) return refuse(FairPlayRefusal.UNKNOWN_BOARD);
        Board board = state.board().get();
        Floor floor = state.floor();
        return switch (command) {
            case FloorCommand.RequestLeave ask -> LeaveRules.request(ask, actor, board, floor);
            case FloorCommand.GrantLeave grant -> LeaveRules.grant(grant, actor, board, floor);
            case FloorCommand.RefuseLeave refusal -> LeaveRules.refuseLeave(refusal, actor, board, floor);
            case FloorCommand.RecordDeparture departure -> LeaveRules.depart(departure, actor, at, board, floor);
            case FloorCommand.RecordReturn back -> LeaveRules.back(back, actor, at, board, floor);
            case FloorCommand.OpenIncident open -> IncidentRules.open(open, actor, at, board, floor);
            case FloorCommand.ConfirmIncident confirm -> IncidentRules.confirm(confirm, actor, board, floor);
            case FloorCommand.CloseIncident close -> IncidentRules.close(close, actor, board, floor);
            case FloorCommand.TickDuty tick -> DutyRules.tick(tick, actor, at, board, state);
            case FloorCommand.RecordInspection inspection ->
                InspectionRules.inspect(inspection, actor, at, board, floor);
        };
    }

    static boolean mayRecord(Actor actor, Action action, BoardId boardId, Side side, Board board) {
        return mayRecord(actor, action, boardId.toString(), side, board);
    }

    /** @param thing id of something at the board, which begins with the board's id */
    static boolean mayRecord(Actor actor, Action action, String thing, Side side, Board board) {
        return Rights.allows(actor, action, List.of(board.venue(side)), thing, side.name());
    }

    static boolean unreadable(String text) {
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
