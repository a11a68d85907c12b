package org.onehall.fairplay.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decision;
import org.onehall.fairplay.domain.FairPlayState.Board;
import org.onehall.fairplay.domain.Floor.Leave;
import org.onehall.fairplay.domain.Floor.Stage;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** Who may leave the playing area or the venue, and who is out (OCR 17.7, LAW 11.2). */
final class LeaveRules {
    private LeaveRules() {}

    static Decision<Event> request(FloorCommand.RequestLeave ask, Actor actor, Board board, Floor floor) {
        if (!Rights.allows(
                actor,
                Action.ASK_LEAVE,
                List.of(board.venue(ask.side())),
                ask.boardId(),
                ask.side().name())) return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (FloorRules.unreadable(ask.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
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

    static Decision<Event> grant(FloorCommand.GrantLeave grant, Actor actor, Board board, Floor floor) {
        if (!FloorRules.mayRecord(actor, Action.RECORD_PRESENCE, grant.boardId(), grant.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (FloorRules.unreadable(grant.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
        if (floor.isOut(grant.side())) return refuse(FairPlayRefusal.ALREADY_OUT);
        if (isAnswered(grant.seen(), floor.leave(grant.side()))) return answered(floor.leave(grant.side()));
        return accept(new FloorEvent.LeaveGranted(
                leaveId(grant.boardId(), grant.side(), floor), grant.side(), grant.target(), grant.note()));
    }

    static Decision<Event> refuseLeave(FloorCommand.RefuseLeave refusal, Actor actor, Board board, Floor floor) {
        if (!FloorRules.mayRecord(actor, Action.RECORD_PRESENCE, refusal.boardId(), refusal.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (FloorRules.unreadable(refusal.note())) return refuse(FairPlayRefusal.NOTE_UNREADABLE);
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

    static Decision<Event> depart(
            FloorCommand.RecordDeparture departure, Actor actor, Instant at, Board board, Floor floor) {
        Side side = departure.side();
        if (!FloorRules.mayRecord(actor, Action.RECORD_PRESENCE, departure.boardId(), side, board))
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
                IncidentRules.incident(
                        departure.boardId(),
                        side,
                        IncidentKind.UNAUTHORISED_ABSENCE,
                        "",
                        departure.now(),
                        at,
                        floor,
                        actor));
    }

    static Decision<Event> back(FloorCommand.RecordReturn back, Actor actor, Instant at, Board board, Floor floor) {
        if (!FloorRules.mayRecord(actor, Action.RECORD_PRESENCE, back.boardId(), back.side(), board))
            return refuse(FairPlayRefusal.FORBIDDEN_ROLE);
        if (!floor.isOut(back.side())) return refuse(FairPlayRefusal.NOT_OUT);
        return accept(new FloorEvent.Returned(
                floor.leave(back.side()).orElseThrow().id(),
                back.side(),
                back.now().at(at)));
    }

    /** The id of the seat's open leave, or of a new one. */
    private static String leaveId(BoardId boardId, Side side, Floor floor) {
        return floor.leave(side).map(Leave::id).orElseGet(() -> boardId + "/leave-" + (floor.leaveCount() + 1));
    }
}
