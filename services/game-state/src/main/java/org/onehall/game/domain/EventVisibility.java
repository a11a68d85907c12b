package org.onehall.game.domain;

import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;

/**
 * How much of a board's events a person may read. Only the services read a sealed move. Only its owner learns that a
 * move is queued or was dropped. The opponent learns nothing about an assistant or a helper and their requests (ADJ
 * I.1.1, OCR 3.6 b, 3.8, APP-III 1.3, ENG-5).
 */
public final class EventVisibility {
    private EventVisibility() {}

    /** What a person may read of an event. */
    public enum Part {
        ALL,
        /** Everything except the move. */
        WITHOUT_MOVE,
        /** Only its place in the order. */
        PLACE
    }

    public static Part part(Actor reader, Event event) {
        if (reader.role() == Role.SERVICE) return Part.ALL;
        return switch (event) {
            case Event.MoveSealed _ -> Part.WITHOUT_MOVE;
            case Event.PreMoveQueued queued -> ofOwner(reader, queued.side());
            case Event.PreMoveDropped dropped -> ofOwner(reader, dropped.side());
            case Event.AssistantNamed named -> notOfOpponent(reader, named.side());
            case Event.AssistantAdmitted admitted -> notOfOpponent(reader, admitted.side());
            case Event.AssistantDismissed dismissed -> notOfOpponent(reader, dismissed.side());
            case Event.ClockTimesAsked asked -> notOfOpponent(reader, asked.side());
            case Event.HelperAccepted accepted -> notOfOpponent(reader, accepted.side());
            case Event.HelperDismissed dismissed -> notOfOpponent(reader, dismissed.side());
            case Event.GameCreated _,
                    Event.SeatCleared _,
                    Event.GameStarted _,
                    Event.MovePlayed _,
                    Event.DrawOffered _,
                    Event.DrawDeclined _,
                    Event.PreMoveFired _,
                    Event.EarlyOffersAllowed _,
                    Event.MoveReproduced _,
                    Event.FlagFell _,
                    Event.GameEnded _,
                    Event.GamePaused _,
                    Event.GameResumed _,
                    Event.TimeAdjusted _,
                    Event.GameVoided _,
                    Event.GameRestarted _,
                    Event.DisconnectionNoted _,
                    Event.OutageCovered _,
                    Event.ClocksSet _,
                    Event.SettingCorrected _,
                    Event.PeriodCompleted _,
                    Event.SeatPresent _,
                    Event.StartHeld _,
                    Event.SeatExcluded _,
                    Event.DefaultWaived _,
                    Event.ForfeitReversed _,
                    Event.PositionRestored _,
                    Event.ResultSetAside _,
                    Event.DrawDeclared _,
                    Event.DrawClaimed _,
                    Event.IrregularityRecorded _,
                    Event.IrregularityTakenBack _,
                    Event.SealingOrdered _,
                    Event.GameAdjourned _,
                    Event.EnvelopeConfirmed _,
                    Event.AdjournmentResumed _,
                    Event.SealedMoveOpened _,
                    Event.ColoursKept _ -> Part.ALL;
        };
    }

    private static Part ofOwner(Actor reader, Side side) {
        return owns(reader, side) ? Part.ALL : Part.PLACE;
    }

    /** What concerns one seat is for the arbiters, not for the opponent. */
    private static Part notOfOpponent(Actor reader, Side side) {
        return reader.side().isEmpty() || owns(reader, side) ? Part.ALL : Part.PLACE;
    }

    private static boolean owns(Actor reader, Side side) {
        return side.name().equals(reader.side());
    }
}
