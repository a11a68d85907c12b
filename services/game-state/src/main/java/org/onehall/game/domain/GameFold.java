package org.onehall.game.domain;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.clock.Clocks;
import org.onehall.decider.CorruptLogException;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Ended;
import org.onehall.game.domain.BoardState.Offer;

/** Builds the state of a board from its events. */
final class GameFold {
    private GameFold() {}

    static Board created(Event.GameCreated created) {
        Position initial = Position.ofFen(created.initialFen());
        return new Board(
                new BySide<>(created.white(), created.black()),
                created.rules(),
                1,
                Phase.CREATED,
                initial,
                initial,
                Repetitions.start(initial),
                0,
                List.of(),
                BySide.both(0),
                Clocks.ready(new BySide<>(created.whiteControl(), created.blackControl())),
                Optional.empty(),
                BySide.both(List.of()),
                BySide.both(List.of()),
                BySide.both(Optional.empty()),
                Attendance.NONE,
                SealingState.NONE,
                Optional.empty(),
                List.of(),
                ClockChanges.NONE,
                Particulars.NONE,
                List.of());
    }

    static Board evolve(Board board, Event event) {
        return switch (event) {
            case Event.GameCreated _ -> throw new CorruptLogException(board, event);
            case Event.SeatCleared(var side, var check, var passed) -> board.cleared(side, check, passed);
            case Event.GameStarted started ->
                board.with(DefaultTime.started(started, board))
                        .with(
                                Phase.PLAYING,
                                board.clocks()
                                        .start(
                                                board.position().sideToMove(),
                                                started.clocks().at()));
            case Event.MovePlayed move ->
                board.sealing().isUnopened() ? Adjournment.shown(board, move) : Moves.evolve(board, move);
            case Event.DrawOffered(var side, var ply) -> board.with(Optional.of(new Offer(side, ply)));
            case Event.DrawDeclined _ -> board.with(Optional.<Offer>empty());
            case Event.EarlyOffersAllowed(var allowed, var _) ->
                board.with(board.particulars().withEarlyOffers(allowed));
            case Event.MoveReproduced(var side, var _) ->
                board.with(board.particulars().toReproduce(side, Particulars.NOTHING));
            case Event.PreMoveQueued(var side, var uci) ->
                board.with(board.particulars().preMove(side, Optional.of(uci)));
            case Event.PreMoveDropped(var side, var _) ->
                board.with(board.particulars().preMove(side, Optional.empty()));
            case Event.PreMoveFired(var side) -> board.with(board.particulars().preMove(side, Optional.empty()));
            case Event.HelperAccepted(var side, var name, var disabled) ->
                Helpers.evolve(board, side, Optional.of(new Helper(name, disabled)));
            case Event.HelperDismissed(var side, var _) -> Helpers.evolve(board, side, Optional.empty());
            case Event.FlagFell(var _, var at, var _, var provisional, var _) ->
                board.with(provisional ? board.attendance().stopped(at) : board.attendance())
                        .with(
                                provisional ? Phase.AWAITING_CA : board.phase(),
                                board.clocks().fall(at));
            case Event.GameEnded ended ->
                board.with(DefaultTime.ended(ended, board)
                                .stopped(ended.clocks().at()))
                        .with(Phase.ENDED, board.clocks().stop(ended.clocks().at()))
                        .with(Optional.<Offer>empty())
                        .with(board.particulars().withoutPreMoves())
                        .with(new Ended(
                                ended.result(),
                                ended.termination(),
                                board.clocks().running().isEmpty()));
            case Event.GamePaused(var _, var clocks, var _) ->
                board.with(board.attendance().stopped(clocks.at()))
                        .with(Phase.PAUSED, board.clocks().pause(clocks.at()));
            case Event.GameResumed resumed -> Disconnections.resumed(board, resumed);
            case Event.TimeAdjusted adjusted -> TimeAdjustments.evolve(board, adjusted);
            case Event.GameVoided voided -> voided.cancelled() ? ChangedPairing.cancelled(board) : board;
            case Event.GameRestarted restarted -> Restarts.evolve(board, restarted);
            case Event.ColoursKept _ -> board;
            case Event.DisconnectionNoted noted -> Disconnections.evolve(board, noted);
            case Event.OutageCovered(var from, var to, var _) ->
                board.with(board.attendance().without(from, to))
                        .with(board.clocks().cover(from, to));
            case Event.ClocksSet set -> ClockCorrections.evolve(board, set);
            case Event.SettingCorrected corrected -> ClockCorrections.evolve(board, corrected);
            case Event.PeriodCompleted(var _, var _, var at, var _) ->
                board.with(board.clocks().settle(at));
            case Event.SeatPresent _,
                    Event.StartHeld _,
                    Event.SeatExcluded _,
                    Event.DefaultWaived _,
                    Event.ForfeitReversed _ -> Presence.evolve(board, event);
            case Event.PositionRestored restored ->
                Restoration.evolve(
                        board.with(board.attendance().stopped(restored.clocks().at())), restored);
            case Event.AssistantNamed _,
                    Event.AssistantAdmitted _,
                    Event.AssistantDismissed _,
                    Event.ClockTimesAsked _ -> Assistants.evolve(board, event);
            case Event.ResultSetAside aside -> ResultCorrections.evolve(board, aside);
            case Event.DrawDeclared _, Event.DrawClaimed _ -> board;
            case Event.IrregularityRecorded recorded -> Irregularities.evolve(board, recorded);
            case Event.IrregularityTakenBack _ -> Irregularities.takenBack(board);
            case Event.SealingOrdered _,
                    Event.MoveSealed _,
                    Event.GameAdjourned _,
                    Event.EnvelopeConfirmed _,
                    Event.AdjournmentResumed _,
                    Event.SealedMoveOpened _ -> Adjournment.evolve(board, event);
        };
    }
}
