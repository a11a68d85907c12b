package org.onehall.game.domain;

import static org.onehall.game.domain.Games.*;
import static org.onehall.game.domain.RoundAtThree.*;

import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** Starts that wait for a player whose device is offline, and starts that do not (DEC-27, OCR 16.11). */
class HeldStartsTest {
    @Test
    void aSeatedPlayerWhoseDeviceIsOfflineHoldsTheStartAndForfeitsNothing() { // OCR 16.5, DEC-27, OCR 16.5/b
        var hold = new PresenceCommand.HoldStart(BOARD, Side.WHITE, true, "Device not connected");
        var board = round(0).when(arrival(Side.WHITE), LCA_ROME, at("14:58:00"))
                .when(arrival(Side.BLACK), SERVICE, at("14:58:00"))
                .when(hold, SERVICE, at("14:59:00"))
                .then(new Event.StartHeld(Side.WHITE, true, "Device not connected"));
        for (Side side : Side.values())
            for (CheckKind check : CheckKind.values())
                board.when(new Command.ClearSeat(BOARD, side, check, true), SERVICE, at("14:59:00"));
        board.when(START, LCA_ROME, at("15:00:00"))
                .refused(GameRefusal.START_HELD)
                .when(CLAIM, SERVICE, at("15:00:01"))
                .refused(GameRefusal.GAME_NOT_STARTED)
                .when(new PresenceCommand.HoldStart(BOARD, Side.WHITE, false, ""), SERVICE, at("15:04:00"))
                .accepted()
                .when(START, LCA_ROME, at("15:04:01"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:05:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void anAbsentPlayerDoesNotHoldTheStart() { // DEC-27
        round(0).when(
                        new PresenceCommand.HoldStart(BOARD, Side.WHITE, true, "Device not connected"),
                        SERVICE,
                        at("14:59:00"))
                .refused(GameRefusal.SEAT_ABSENT);
    }
}
