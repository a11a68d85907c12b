package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.Games.*;
import static org.onehall.game.domain.RoundAtThree.*;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.regulations.NeitherPresent;

/** Players excluded after the roll call, and exclusions taken back (FSSI ind-b, FSSI team-c). */
class RollCallTest {
    private static final PresenceCommand.ExcludeSeat EXCLUDE = new PresenceCommand.ExcludeSeat(BOARD, Side.WHITE, true);
    private static final PresenceCommand.ExcludeSeat TAKE_BACK =
            new PresenceCommand.ExcludeSeat(BOARD, Side.WHITE, false);

    @Test
    void whoIsExcludedAfterTheRollCallHasLostThoughHeComesBeforeTheStart() { // FSSI ind-b, FSSI team-c
        var called = created(
                        calling(withDefault(rules(), 0, NeitherPresent.WHITE_LOSES_TIME)), "90+30", Optional.empty())
                .when(arrival(Side.BLACK), FLOOR_ROME, at("14:50:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(arrival(Side.BLACK), SERVICE, at("14:55:00"))
                .when(EXCLUDE, FLOOR_ROME, at("14:55:10"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(EXCLUDE, LCA_MILAN, at("14:55:10"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(EXCLUDE, LCA_ROME, at("14:55:20"))
                .then(new Event.SeatExcluded(Side.WHITE, true))
                .when(EXCLUDE, LCA_ROME, at("14:55:21"))
                .then();
        var late = called.when(arrival(Side.WHITE), SERVICE, at("14:58:00"))
                .then()
                .when(arrival(Side.WHITE), LCA_ROME, at("14:58:10"))
                .refused(GameRefusal.SEAT_EXCLUDED)
                .when(
                        new PresenceCommand.WaiveDefault(BOARD, Optional.empty(), OptionalInt.empty(), "Storm"),
                        CA,
                        at("14:58:20"))
                .refused(GameRefusal.SEAT_EXCLUDED);
        var board = startEmpty(late)
                .when(play(Side.WHITE, "e2e4"), WHITE, at("15:00:00"))
                .refused(GameRefusal.SEAT_EXCLUDED)
                .when(CLAIM, SERVICE, at("15:00:01"))
                .accepted();
        assertEquals(Result.BLACK_WINS, end(board).result());
        var forgiven = board.when(
                        new PresenceCommand.ReverseForfeit(BOARD, "He was in the lift", Optional.empty()),
                        LCA_ROME,
                        at("15:05:00"))
                .accepted()
                .when(arrival(Side.WHITE), LCA_ROME, at("15:05:10"))
                .accepted()
                .when(RESUME, LCA_ROME, at("15:06:00"))
                .accepted();
        forgiven.when(CLAIM, SERVICE, at("15:07:00")).refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void anExclusionIsTakenBackUntilTheStartAndThenTheDefaultTimeDecides() { // FSSI ind-b, FSSI team-c
        var called = created(
                        calling(withDefault(rules(), 30, NeitherPresent.WHITE_LOSES_TIME)), "90+30", Optional.empty())
                .when(arrival(Side.BLACK), SERVICE, at("14:55:00"))
                .when(EXCLUDE, CA, at("14:55:20"))
                .then(
                        new Event.SeatExcluded(Side.WHITE, true),
                        new Event.DefaultWaived(Optional.of(Side.WHITE), OptionalInt.of(0), "{EXCLUDED_AT_ROLL_CALL}"))
                .when(TAKE_BACK, LCA_ROME, at("14:56:00"))
                .then(
                        new Event.SeatExcluded(Side.WHITE, false),
                        new Event.DefaultWaived(Optional.of(Side.WHITE), OptionalInt.of(30), "{EXCLUSION_TAKEN_BACK}"));
        startEmpty(called)
                .when(EXCLUDE, LCA_ROME, at("15:01:00"))
                .refused(GameRefusal.ALREADY_STARTED)
                .when(CLAIM, SERVICE, at("15:30:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("15:30:01"))
                .accepted();
    }

    @Test
    void whoIsExcludedKeepsNoGameFromStartingForWantOfHisChecks() { // FSSI ind-b, OCR 18.5, OCR 18.6
        var checked =
                created(calling(frozen("fssi", 3, 50, true, 1, 1, false, true, true, true)), "90+30", Optional.empty());
        for (CheckKind check : CheckKind.values())
            checked = checked.when(new Command.ClearSeat(BOARD, Side.BLACK, check, true), SERVICE, at("14:50:00"))
                    .accepted();
        checked.when(START, LCA_ROME, at("15:00:00"))
                .refused(GameRefusal.DEVICE_CHECK_MISSING)
                .when(EXCLUDE, LCA_ROME, at("15:00:10"))
                .accepted()
                .when(START, LCA_ROME, at("15:00:20"))
                .accepted();
    }
}
