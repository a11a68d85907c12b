package org.onehall.fairplay.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Recorder;
import org.onehall.fairplay.domain.FairPlayState.Board;
import org.onehall.fairplay.domain.Floor.Ticked;
import org.onehall.regulations.Action;
import org.onehall.regulations.CheckKind;

/** Duties that an arbiter looks at: scoresheets, dress, what a player shows (OCR 17.8, 20.7, LAW 8.4, APP-I A6). */
final class DutyRules {
    private DutyRules() {}

    static Decision<Event> tick(FloorCommand.TickDuty tick, Actor actor, Instant at, Board board, FairPlayState state) {
        Floor floor = state.floor();
        Side side = tick.side();
        if (!FloorRules.mayRecord(actor, Action.RECORD_CONDUCT, tick.boardId(), side, board))
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
                ticked,
                IncidentRules.incident(
                        tick.boardId(), side, tick.duty().breach().get(), "", tick.now(), at, floor, actor));
    }
}
