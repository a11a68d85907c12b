package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Scenario;

/** Arbiters' orders about the clocks of one game; each name is the rule, with the catalogue's worked examples. */
class ClockCorrectionsTest {
    private static final Optional<Duration> KEEP = Optional.empty();

    private static Duration time(String text) {
        String[] parts = text.split(":");
        Duration time = Duration.ZERO;
        for (String part : parts) time = time.multipliedBy(60).plusSeconds(Long.parseLong(part));
        return time;
    }

    private static Duration shows(Scenario<Command, Event, BoardState> board, Side side, Instant at) {
        return board(board).clocks().remaining(side, at);
    }

    private static ClockCommand.SetClocks set(Optional<Duration> white, Optional<Duration> black) {
        return new ClockCommand.SetClocks(BOARD, white, black, "Display was wrong", "OCR 19.5", OptionalInt.empty());
    }

    // ---- exact times

    @Test
    void ofTwoOrdersGivenAtOnceTheFirstIsCarriedOutAndTheOtherRefused() { // OCR 19.5, OCR 18.4
        OptionalInt none = OptionalInt.of(0);
        var first = new ClockCommand.AdjustTime(
                BOARD, Side.WHITE, minutes(1), "Noise", "LAW 12.5", Optional.empty(), "", 0, none, "", "");
        for (Command second : List.of(
                first,
                new ClockCommand.SetClocks(
                        BOARD, Optional.of(minutes(50)), KEEP, "Display was wrong", "OCR 19.5", none),
                new ClockCommand.CorrectSetting(
                        BOARD,
                        Optional.of(TimeControl.parse("60+0")),
                        Optional.empty(),
                        KEEP,
                        KEEP,
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        "Set wrong",
                        "LAW 6.10",
                        false,
                        none))) {
            var board = started().when(first, LCA_ROME, T0.plusSeconds(1)).accepted();
            board.when(second, LCA_ROME, T0.plusSeconds(1)).refused(GameRefusal.CLOCKS_CHANGED);
            board.when(
                            new ClockCommand.AdjustTime(
                                    BOARD,
                                    Side.WHITE,
                                    minutes(1),
                                    "Noise",
                                    "LAW 12.5",
                                    Optional.empty(),
                                    "",
                                    0,
                                    OptionalInt.of(1),
                                    "",
                                    ""),
                            LCA_ROME,
                            T0.plusSeconds(2))
                    .accepted();
        }
    }

    @Test
    void anArbiterSetsBothClocksWhileOneRuns() { // OCR 19.5, LAW 6.10.1
        Instant at = T0.plusSeconds(30);
        var board = started()
                .when(set(Optional.of(time("40:00")), Optional.of(time("50:00"))), LCA_ROME, at)
                .accepted();
        var set = (Event.ClocksSet) board.events().getFirst();
        assertEquals(time("1:30:00"), set.before().white());
        assertEquals(time("40:00"), set.clocks().white());
        assertEquals(time("50:00"), set.clocks().black());
        assertEquals(Optional.of(Side.WHITE), set.clocks().running());
        assertEquals(Optional.of(at.plus(time("40:00"))), set.clocks().flagAt());
        assertEquals(time("39:50"), shows(board, Side.WHITE, at.plusSeconds(10)));
    }

    @Test
    void aClockThatIsNotNamedStaysAsItIs() { // OCR 19.5
        Instant at = T0.plusSeconds(30);
        var board = started()
                .when(set(KEEP, Optional.of(time("50:00"))), LCA_ROME, at)
                .accepted();
        assertEquals(time("1:30:00"), shows(board, Side.WHITE, at));
        assertEquals(time("50:00"), shows(board, Side.BLACK, at));
    }

    @Test
    void clocksAreSetWhilePausedAndStayPaused() { // OCR 19.5
        var board = started()
                .when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, T0.plusSeconds(10))
                .accepted()
                .when(set(Optional.of(time("40:00")), KEEP), LCA_ROME, T0.plusSeconds(20))
                .accepted();
        assertEquals(time("40:00"), shows(board, Side.WHITE, T0.plusSeconds(500)));
        assertEquals(Phase.PAUSED, board(board).phase());
    }

    @Test
    void onlyAnArbiterOfTheGameSetsClocksAndGivesAReason() { // DEC-21
        started()
                .when(set(Optional.of(time("40:00")), KEEP), WHITE, T0.plusSeconds(1))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(set(Optional.of(time("40:00")), KEEP), LCA_ELSEWHERE, T0.plusSeconds(1))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(
                        new ClockCommand.SetClocks(
                                BOARD, Optional.of(time("40:00")), KEEP, " ", "OCR 19.5", OptionalInt.empty()),
                        LCA_ROME,
                        T0.plusSeconds(1))
                .refused(GameRefusal.REASON_MISSING)
                .when(set(Optional.of(Duration.ZERO), KEEP), LCA_ROME, T0.plusSeconds(1))
                .refused(GameRefusal.MALFORMED_TIME);
    }

    // ---- the setting

    @Test
    void sixtyInsteadOfNinetyMinutesAreMadeGood() { // OCR 19.5, DEC-19, LAW 6.10.2: White 41:20 -> 71:20
        var board = started(rules(), "60+30", Optional.empty());
        Instant at = T0.plus(time("1:00:30")).minus(time("41:20"));
        assertEquals(time("41:20"), shows(board, Side.WHITE, at));
        board.when(setting("90+30"), LCA_ROME, at).accepted();
        var corrected = (Event.SettingCorrected) board.events().getFirst();
        assertEquals(Optional.of(time("71:20")), corrected.proposedWhite());
        assertEquals(time("71:20"), corrected.clocks().white());
        assertEquals(time("41:20"), corrected.before().white());
        assertEquals(time("71:20"), shows(board, Side.WHITE, at));
        assertEquals(time("90:30"), shows(board, Side.BLACK, at));
        assertEquals(
                TimeControl.parse("90+30"), board(board).clocks().controls().white());
    }

    @Test
    void thirteenWrongIncrementsAreMadeGoodAfterTwelveMoves() { // OCR 19.5, DEC-19, LAW 6.10.2: +3:15
        var board = started(lawsRules(), "90+15", Optional.empty());
        moves(
                board, T0, "a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6", "f2f3",
                "f7f6", "g2g3", "g7g6", "h2h3", "h7h6", "a3a4", "a6a5", "b3b4", "b6b5", "c3c4", "c6c5", "d3d4", "d6d5");
        Instant at = T0.plusSeconds(24);
        assertEquals(12, board(board).movesMade().white());
        Duration before = shows(board, Side.WHITE, at);
        board.when(setting("90+30"), LCA_ROME, at).accepted();
        assertEquals(before.plus(time("3:15")), shows(board, Side.WHITE, at));
    }

    @Test
    void theNewIncrementHoldsFromTheNextCompletedMove() { // OCR 19.5
        var board = started(rules(), "90+0", Optional.empty())
                .when(setting("90+30"), LCA_ROME, T0.plusSeconds(10))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(20))
                .accepted();
        // One increment for the move being thought about (DEC-04), one for the next.
        assertEquals(time("1:30:00").plusSeconds(60 - 20), shows(board, Side.WHITE, T0.plusSeconds(20)));
    }

    @Test
    void theArbiterMayChooseAnotherTimeThanTheProposal() { // DEC-19
        Optional<TimeControl> right = Optional.of(TimeControl.parse("90+30"));
        var chosen = new ClockCommand.CorrectSetting(
                BOARD,
                right,
                Optional.empty(),
                Optional.of(time("80:00")),
                KEEP,
                OptionalInt.empty(),
                OptionalInt.empty(),
                "Wrong setting",
                "OCR 19.5",
                false,
                OptionalInt.empty());
        var board = started(rules(), "60+30", Optional.empty())
                .when(chosen, LCA_ROME, T0.plusSeconds(10))
                .accepted();
        var corrected = (Event.SettingCorrected) board.events().getFirst();
        assertEquals(Optional.of(time("90:20")), corrected.proposedWhite());
        assertEquals(Optional.empty(), corrected.proposedBlack());
        assertEquals(time("80:00"), corrected.clocks().white());
        assertEquals(TimeControl.parse("60+30"), corrected.blackControl());
    }

    @Test
    void aProposalThatLeavesNothingMustBeReplaced() { // DEC-19
        var board = started(rules(), "90+0", Optional.empty());
        Instant at = T0.plus(minutes(70));
        board.when(setting("60+0"), LCA_ROME, at).refused(GameRefusal.CHOOSE_THE_TIME);
        Optional<TimeControl> right = Optional.of(TimeControl.parse("60+0"));
        board.when(
                        new ClockCommand.CorrectSetting(
                                BOARD,
                                right,
                                right,
                                Optional.of(time("5:00")),
                                KEEP,
                                OptionalInt.empty(),
                                OptionalInt.empty(),
                                "Wrong setting",
                                "OCR 19.5",
                                false,
                                OptionalInt.empty()),
                        LCA_ROME,
                        at)
                .accepted();
        assertEquals(time("5:00"), shows(board, Side.WHITE, at));
        assertEquals(time("60:00"), shows(board, Side.BLACK, at));
    }

    @Test
    void theMoveCounterCanBeCorrected() { // OCR 19.5
        var board = started(rules(), "40/120,60", Optional.empty())
                .when(counter(40), LCA_ROME, T0.plusSeconds(10))
                .accepted();
        assertEquals(40, ((Event.SettingCorrected) board.events().getFirst()).whiteMoves());
        // Forty moves are counted: the next hour follows.
        assertEquals(Optional.of(T0.plus(minutes(120))), board(board).clocks().periodEndsAt());
        assertEquals(0, board(board).movesMade().white());
    }

    @Test
    void aMoveCounterNoGameReachesIsRefused() { // OCR 19.5
        for (int moves : new int[] {-1, 10_000, Integer.MAX_VALUE})
            started().when(counter(moves), LCA_ROME, T0.plusSeconds(10)).refused(GameRefusal.MALFORMED_COUNTER);
        var most = started().when(counter(9_999), LCA_ROME, T0.plusSeconds(10)).accepted();
        most.when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(11)).accepted();
    }

    @Test
    void aWrongSettingFoundBeforeTheStartIsCorrectedThen() { // OCR 19.5
        var board = created(lawsRules(), "60+30", Optional.empty())
                .when(setting("90+30"), LCA_ROME, T0)
                .accepted();
        assertEquals(time("90:30"), shows(board, Side.WHITE, T0));
        assertEquals(Phase.CREATED, board(board).phase());
    }

    @Test
    void underA4TheSettingStaysAfterTheCutoffUnlessTheScheduleSuffers() { // RAP A.4.1.1
        var board = moves(started(cutoff(2), "15+10", Optional.empty()), T0, "e2e4", "e7e5", "g1f3");
        board.when(setting("10+10"), LCA_ROME, T0.plusSeconds(4)).accepted();
        moves(board, T0.plusSeconds(4), "b8c6")
                .when(setting("15+10"), LCA_ROME, T0.plusSeconds(6))
                .refused(GameRefusal.TOO_LATE_TO_CORRECT);
        Optional<TimeControl> right = Optional.of(TimeControl.parse("15+10"));
        board.when(
                        new ClockCommand.CorrectSetting(
                                BOARD,
                                right,
                                right,
                                KEEP,
                                KEEP,
                                OptionalInt.empty(),
                                OptionalInt.empty(),
                                "Round would run late",
                                "RAP A.4.1.1",
                                true,
                                OptionalInt.empty()),
                        LCA_ROME,
                        T0.plusSeconds(6))
                .accepted();
    }

    // ---- added and taken

    @Test
    void aGrantForADisturbanceIsOneSecondToSixtyMinutes() { // LAW 12.5, OCR 10.5
        var board = started();
        for (long seconds : new long[] {0, -5, 3601})
            board.when(
                            adjustTime(Side.WHITE, Duration.ofSeconds(seconds), "Fire drill", "LAW 12.5"),
                            LCA_ROME,
                            T0.plusSeconds(1))
                    .refused(seconds == 0 ? GameRefusal.MALFORMED_CHANGE : GameRefusal.GRANT_OUT_OF_RANGE);
        board.when(
                        adjustTime(Side.WHITE, Duration.ofSeconds(3600), "Fire drill", "LAW 12.5"),
                        LCA_ROME,
                        T0.plusSeconds(1))
                .accepted();
        var adjusted = (Event.TimeAdjusted) board.events().getFirst();
        assertEquals(
                adjusted.before().orElseThrow().white().plus(minutes(60)),
                adjusted.clocks().white());
    }

    @Test
    void moreThanADayIsNeitherAddedNorTaken() { // OCR 18.4
        var board = started();
        for (Duration absurd : new Duration[] {
            Duration.ofSeconds(Long.MIN_VALUE),
            Duration.ofSeconds(Long.MAX_VALUE),
            Duration.ofDays(1).plusMillis(1),
            Duration.ofDays(-1).minusMillis(1)
        })
            board.when(adjustTime(Side.WHITE, absurd, "Noise", "OCR 18.4.3"), LCA_ROME, T0.plusSeconds(1))
                    .refused(GameRefusal.MALFORMED_CHANGE);
    }

    @Test
    void timeTakenBindsARunningClockAtOnce() { // OCR 18.4.3, DEC-21
        var board = started()
                .when(adjustTime(Side.WHITE, minutes(-2), "Noise", "OCR 18.4.3"), LCA_ROME, T0.plusSeconds(30))
                .accepted();
        assertEquals(time("1:28:00"), shows(board, Side.WHITE, T0.plusSeconds(30)));
        assertEquals(
                Optional.of(T0.plusSeconds(30).plus(time("1:28:00"))),
                ((Event.TimeAdjusted) board.events().getFirst()).clocks().flagAt());
    }

    @Test
    void bothClocksAreChangedOrNeither() { // LAW 12.5, OCR 19.5
        var board = started();
        board.when(
                        new ClockCommand.AdjustTime(
                                BOARD,
                                Side.WHITE,
                                minutes(2),
                                "Fire drill",
                                "LAW 12.5",
                                Optional.of(minutes(-91)),
                                "OCR 19.5",
                                0,
                                OptionalInt.empty(),
                                "",
                                ""),
                        LCA_ROME,
                        T0.plusSeconds(30))
                .refused(GameRefusal.REDUCTION_TOO_LARGE);
        board.when(
                        new ClockCommand.AdjustTime(
                                BOARD,
                                Side.WHITE,
                                minutes(2),
                                "Fire drill",
                                "LAW 12.5",
                                Optional.of(minutes(-1)),
                                "",
                                0,
                                OptionalInt.empty(),
                                "",
                                ""),
                        LCA_ROME,
                        T0.plusSeconds(30))
                .refused(GameRefusal.GRANT_OUT_OF_RANGE);
        var changed = board.when(
                        new ClockCommand.AdjustTime(
                                BOARD,
                                Side.BLACK,
                                minutes(2),
                                "Fire drill",
                                "LAW 12.5",
                                Optional.of(minutes(-1)),
                                "OCR 19.5",
                                0,
                                OptionalInt.empty(),
                                "",
                                ""),
                        LCA_ROME,
                        T0.plusSeconds(30))
                .accepted();
        var events =
                changed.events().stream().map(Event.TimeAdjusted.class::cast).toList();
        assertEquals(
                List.of(Side.BLACK, Side.WHITE),
                events.stream().map(Event.TimeAdjusted::side).toList());
        assertEquals(
                List.of("LAW 12.5", "OCR 19.5"),
                events.stream().map(Event.TimeAdjusted::article).toList());
        assertEquals(Optional.of(events.getFirst().clocks()), events.getLast().before());
        assertEquals(time("1:29:00"), shows(changed, Side.WHITE, T0.plusSeconds(30)));
        assertEquals(time("1:32:30"), shows(changed, Side.BLACK, T0.plusSeconds(30)));
    }

    @Test
    void timeIsAddedWithTheResumption() { // LAW 6.11.3, OCR 19.6
        var resume = new ClockCommand.Resume(
                BOARD,
                "Lamp repaired",
                KEEP,
                KEEP,
                Optional.empty(),
                KEEP,
                "OCR 19.6",
                Optional.of(time("2:00")),
                KEEP,
                0);
        var board = started()
                .when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, T0.plusSeconds(30))
                .accepted()
                .when(resume, LCA_ROME, T0.plusSeconds(90))
                .accepted();
        assertTrue(board.events().getFirst() instanceof Event.TimeAdjusted added
                && added.change().equals(time("2:00")));
        assertTrue(board.events().getLast() instanceof Event.GameResumed);
        assertEquals(time("1:32:00"), shows(board, Side.WHITE, T0.plusSeconds(90)));
        assertEquals(time("1:30:30"), shows(board, Side.BLACK, T0.plusSeconds(90)));
    }

    // ---- time of rulings

    private static final String RULING = BOARD + "/ruling-1";

    private static ClockCommand.AdjustTime given(Side side, String ruling) {
        return new ClockCommand.AdjustTime(
                BOARD,
                side,
                minutes(2),
                "Noise",
                "OCR 18.4.2",
                Optional.empty(),
                "",
                1,
                OptionalInt.empty(),
                ruling,
                "");
    }

    private static ClockCommand.AdjustTime takenBack(Side side, String ruling) {
        return new ClockCommand.AdjustTime(
                BOARD,
                side,
                minutes(-2),
                "Another player",
                "OCR 18.4.2",
                Optional.empty(),
                "",
                1,
                OptionalInt.empty(),
                "",
                ruling);
    }

    /** After two moves: a ruling has given Black two minutes, and then an arbiter has changed the clocks. */
    private static Scenario<Command, Event, BoardState> ruledThen(Command order) {
        return moves(started(), T0, "e2e4", "e7e5")
                .when(given(Side.BLACK, RULING), SERVICE, T0.plusSeconds(10))
                .accepted()
                .when(order, LCA_ROME, T0.plusSeconds(20))
                .accepted();
    }

    private static ClockCommand.CorrectSetting correction(Optional<TimeControl> black, Optional<Duration> blackTime) {
        return new ClockCommand.CorrectSetting(
                BOARD,
                Optional.empty(),
                black,
                KEEP,
                blackTime,
                OptionalInt.empty(),
                OptionalInt.empty(),
                "Set wrong",
                "LAW 6.10",
                false,
                OptionalInt.empty());
    }

    @Test
    void timeOfARulingIsNotTakenOffAClockThatWasSetSince() { // OCR 18.3, 18.4.2, OCR 19.5
        for (Command order : List.of(
                set(KEEP, Optional.of(minutes(50))),
                correction(Optional.empty(), Optional.of(minutes(50))),
                new RepairCommand.RestorePosition(
                        BOARD, 1, KEEP, Optional.of(minutes(50)), "Seen late", "AMD 7.5.1", 1)))
            ruledThen(order)
                    .when(takenBack(Side.BLACK, RULING), SERVICE, T0.plusSeconds(30))
                    .refused(GameRefusal.CLOCKS_SET_SINCE);
    }

    @Test
    void timeOfARulingIsTakenBackAfterOrdersThatHaveLeftItOnTheClock() { // OCR 18.3, 18.4.2, OCR 19.5, DEC-19
        for (Command order : List.of(
                set(Optional.of(minutes(50)), KEEP),
                correction(Optional.of(TimeControl.parse("100+30")), KEEP),
                adjustTime(Side.BLACK, minutes(1), "Noise", "LAW 12.5"),
                new ClockCommand.Pause(BOARD, "Lamp fell"),
                new RepairCommand.RestorePosition(
                        BOARD, 1, Optional.of(minutes(50)), KEEP, "Seen late", "AMD 7.5.1", 1))) {
            var board = ruledThen(order);
            Duration before = shows(board, Side.BLACK, T0.plusSeconds(30));
            board.when(takenBack(Side.BLACK, RULING), SERVICE, T0.plusSeconds(30))
                    .accepted();
            assertEquals(before.minusMinutes(2), shows(board, Side.BLACK, T0.plusSeconds(30)));
        }
    }

    @Test
    void aRulingMadeAfterTheClocksWereSetIsOnThem() { // OCR 18.3, 18.4.2, OCR 19.5
        String later = BOARD + "/ruling-2";
        var board = ruledThen(set(Optional.of(minutes(50)), Optional.of(minutes(50))))
                .when(given(Side.BLACK, later), SERVICE, T0.plusSeconds(30))
                .accepted();
        board.when(takenBack(Side.WHITE, later), SERVICE, T0.plusSeconds(40))
                .refused(GameRefusal.CLOCKS_SET_SINCE)
                .when(takenBack(Side.BLACK, later), SERVICE, T0.plusSeconds(40))
                .accepted()
                .when(takenBack(Side.BLACK, later), SERVICE, T0.plusSeconds(50))
                .refused(GameRefusal.CLOCKS_SET_SINCE);
    }

    @Test
    void timeOfARulingIsNotTakenBackFromOneClockIfTheOtherWasSet() { // OCR 18.3, 18.4.2, 18.4.3
        var both = new ClockCommand.AdjustTime(
                BOARD,
                Side.WHITE,
                minutes(2),
                "Another player",
                "OCR 18.4.3",
                Optional.of(minutes(-2)),
                "OCR 18.4.2",
                1,
                OptionalInt.empty(),
                "",
                RULING);
        var board = ruledThen(set(Optional.of(minutes(50)), KEEP));
        Duration before = shows(board, Side.BLACK, T0.plusSeconds(30));
        board.when(both, SERVICE, T0.plusSeconds(30)).refused(GameRefusal.CLOCKS_SET_SINCE);
        assertEquals(before, shows(board, Side.BLACK, T0.plusSeconds(30)));
    }

    @Test
    void aDecisionThatPutsATimeOnAClockTakesWhatARulingHadPutThere() { // OCR 18.3, OCR 18.9 a
        var decided = new ClockCommand.Resume(
                BOARD,
                "Line is back",
                KEEP,
                Optional.of(minutes(80)),
                Optional.empty(),
                KEEP,
                "OCR 18.9",
                KEEP,
                KEEP,
                0);
        ruledThen(new ClockCommand.Pause(BOARD, "Line is down"))
                .when(decided, LCA_ROME, T0.plusSeconds(30))
                .accepted()
                .when(takenBack(Side.BLACK, RULING), SERVICE, T0.plusSeconds(40))
                .refused(GameRefusal.CLOCKS_SET_SINCE);
        var asItWas = new ClockCommand.Resume(
                BOARD, "Line is back", KEEP, KEEP, Optional.empty(), KEEP, "OCR 18.9", KEEP, KEEP, 0);
        ruledThen(new ClockCommand.Pause(BOARD, "Line is down"))
                .when(asItWas, LCA_ROME, T0.plusSeconds(30))
                .accepted()
                .when(takenBack(Side.BLACK, RULING), SERVICE, T0.plusSeconds(40))
                .accepted();
    }

    @Test
    void timeOfRulingsOfOlderLogsIsTakenBackUntilTheClockIsSet() { // OCR 18.3, 18.4.2
        var board = moves(started(), T0, "e2e4", "e7e5")
                .when(given(Side.BLACK, ""), SERVICE, T0.plusSeconds(10))
                .accepted();
        board.when(takenBack(Side.BLACK, RULING), SERVICE, T0.plusSeconds(20))
                .accepted()
                .when(set(KEEP, Optional.of(minutes(50))), LCA_ROME, T0.plusSeconds(30))
                .accepted()
                .when(takenBack(Side.BLACK, RULING), SERVICE, T0.plusSeconds(40))
                .refused(GameRefusal.CLOCKS_SET_SINCE);
    }

    @Test
    void onlyAdjudicationChangesClocksInTheNameOfARuling() { // OCR 18.3, DEC-21
        started()
                .when(given(Side.BLACK, RULING), LCA_ROME, T0.plusSeconds(10))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(takenBack(Side.BLACK, RULING), LCA_ROME, T0.plusSeconds(10))
                .refused(GameRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void theClocksOfANewGameWereNotSet() { // OCR 18.9 c
        var board = ruledThen(set(KEEP, Optional.of(minutes(50))))
                .when(
                        new RepairCommand.Restart(BOARD, "Line was down", "OCR 18.9", Optional.empty(), false, 1),
                        SERVICE,
                        T0.plusSeconds(30))
                .accepted();
        assertTrue(board(board).clockChanges().holds(Side.BLACK, RULING));
    }
}
