package org.onehall.fairplay.query.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.onehall.fairplay.domain.Boards.INITIAL;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.fairplay.domain.ListedMove;
import org.onehall.fairplay.domain.Screening;
import org.onehall.fairplay.domain.Screening.ScreenedMove;
import org.onehall.fairplay.domain.Screening.SideScreening;
import org.onehall.fairplay.query.screening.Line.Step;
import org.onehall.fairplay.query.screening.Line.Times;
import org.onehall.fairplay.query.screening.Screener.Said;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/** Each move, compared with what an engine listed: an indication, never proof (APP-I A3). */
class ScreenerTest {
    private static final EngineSettings SETTINGS = new EngineSettings("Test 1", 100, 2, 1);

    private static Said said(Step step, Choice... choices) {
        return new Said(SETTINGS, new PositionAnalysis(step.key(), 7, List.of(choices)));
    }

    private static ScreenedMove valued(int best, int played) {
        return new ScreenedMove(
                1, "a2a3", "a2a4", best, played, List.of(), 1, "", 20, Optional.empty(), Optional.empty());
    }

    @Test
    void eachMoveIsSetBesideTheListedOnesWithItsTimes() {
        List<Step> steps = Line.of(INITIAL, List.of("a2a3", "a7a6", "e2e4"));
        Times times = new Times(Optional.of(Duration.ofSeconds(3)), Optional.of(Duration.ofSeconds(597)));
        Screening screening = Screener.screen(
                steps,
                List.of(
                        said(steps.get(0), new Choice("a2a3", 50), new Choice("a2a4", 40)),
                        said(steps.get(1), new Choice("a7a5", 30), new Choice("b7b6", 10)),
                        said(steps.get(2), new Choice("a1a2", 20), new Choice("e2e4", 15))),
                List.of(times, Times.UNKNOWN, Times.UNKNOWN));
        assertEquals(
                new Screening(
                        "Test 1",
                        100,
                        List.of(
                                new ScreenedMove(
                                        1,
                                        "a2a3",
                                        "a2a3",
                                        50,
                                        50,
                                        List.of(new ListedMove("a2a3", 50), new ListedMove("a2a4", 40)),
                                        7,
                                        SETTINGS.version(),
                                        20,
                                        times.spent(),
                                        times.left()),
                                new ScreenedMove(
                                        2,
                                        "a7a6",
                                        "a7a5",
                                        30,
                                        -20,
                                        List.of(new ListedMove("a7a5", 30), new ListedMove("b7b6", 10)),
                                        7,
                                        SETTINGS.version(),
                                        20,
                                        Optional.empty(),
                                        Optional.empty()),
                                new ScreenedMove(
                                        3,
                                        "e2e4",
                                        "a1a2",
                                        20,
                                        15,
                                        List.of(new ListedMove("a1a2", 20), new ListedMove("e2e4", 15)),
                                        7,
                                        SETTINGS.version(),
                                        19,
                                        Optional.empty(),
                                        Optional.empty())),
                        new SideScreening(2, 1, 2.5, 50),
                        new SideScreening(1, 0, 50, 0)),
                screening);
    }

    @Test
    void aMoveThatIsNotListedIsWorthAtMostTheLastListedOne() {
        List<Step> steps = Line.of(INITIAL, List.of("a2a3", "a7a6"));
        Screening screening = Screener.screen(
                steps,
                List.of(
                        said(steps.get(0), new Choice("e2e4", 50), new Choice("d2d4", 40)),
                        said(steps.get(1), new Choice("a7a5", -90), new Choice("b7b6", -95))),
                Collections.nCopies(2, Times.UNKNOWN));
        assertEquals(40, screening.moves().get(0).playedValue());
        assertEquals(-95, screening.moves().get(1).playedValue());
    }

    @Test
    void lossIsCappedAndNeverNegative() {
        assertEquals(
                new SideScreening(3, 0, (1_500 + 0 + 10) / 3.0, 0),
                Screener.together(List.of(valued(500, -10_000), valued(9_997, 1_000), valued(30, 20))));
        assertEquals(0, Screener.together(List.of(valued(10, 40))).meanLoss());
        assertEquals(new SideScreening(0, 0, 0, 0), Screener.together(List.of()));
    }

    @Test
    void aGameThatCanNotBeReplayedIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Line.of(INITIAL, List.of("e2e5")));
        assertThrows(IllegalArgumentException.class, () -> Line.of("no fen", List.of("e2e4")));
    }

    @Test
    void inChess960CastlingIsTheKingsMoveOntoItsOwnRook() { // 960 II.3.1
        String of960 = "qbrnbkrn/pppppppp/8/8/8/8/PPPPPPPP/QBRNBKRN w KQkq - 0 1";
        List<Step> steps = Line.of(of960, List.of("f1g1", "e7e5"));
        assertEquals("f1g1", steps.getFirst().uci());
        assertEquals(
                List.of(Side.WHITE, Side.BLACK), steps.stream().map(Step::mover).toList());
        assertEquals(Position.ofFen(of960).legalMoves().size(), steps.getFirst().legalMoves());
    }

    @Test
    void movesThatAreTakenBackLeaveTheLine() {
        Line line = new Line(INITIAL);
        for (String move : List.of("e2e4", "e7e5", "g1f3")) line.play(move);
        line.backTo(1);
        line.play("c7c5");
        assertEquals(Line.of(INITIAL, List.of("e2e4", "c7c5")), line.steps());
    }
}
