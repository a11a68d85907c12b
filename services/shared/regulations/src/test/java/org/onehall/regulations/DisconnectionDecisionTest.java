package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.regulations.DisconnectionOption.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.regulations.DisconnectionDecision.Case;
import org.onehall.regulations.DisconnectionDecision.Obstacle;
import org.onehall.regulations.DisconnectionDecision.Situation;

/** What can be decided about a disconnection now (OCR 18.9). */
class DisconnectionDecisionTest {
    private static final Case READY = new Case(1, true, true);
    private static final Case UNREPORTED = new Case(1, true, false);
    private static final Case AWAY = new Case(1, false, true);

    private static Situation playing(Case about, Case... others) {
        return new Situation(false, false, false, false, about, List.of(others));
    }

    private static Situation flagged(Case about) {
        return new Situation(false, false, false, true, about, List.of());
    }

    private static Situation ended(Case about) {
        return new Situation(false, false, true, false, about, List.of());
    }

    private static Set<DisconnectionOption> open(Situation situation) {
        return Stream.of(DisconnectionOption.values())
                .filter(option -> situation.obstacle(option).isEmpty())
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource(names = {"RESUME", "REDUCE", "RESTART", "RESTART_SHORTER"})
    void decisionsAToDWaitForTheConnectionThenForTheReport(DisconnectionOption option) { // OCR 18.9/c
        assertEquals(
                Optional.of(Obstacle.NOT_RECONNECTED),
                playing(new Case(1, false, false)).obstacle(option));
        assertEquals(Optional.of(Obstacle.NOT_RECONNECTED), playing(AWAY).obstacle(option));
        assertEquals(Optional.of(Obstacle.NOT_REPORTED), playing(UNREPORTED).obstacle(option));
        assertEquals(Optional.empty(), playing(READY).obstacle(option));
    }

    @Test
    void freeDecisionsDoNotWaitForTheConnectionUnlessBothPlayOn() { // OCR 18.9/c, OCR 18.9 other
        assertEquals(Set.of(LOSS, DRAW), open(playing(AWAY)));
        assertEquals(Set.of(CONFIRM_FLAG, LOSS, DRAW), open(flagged(AWAY)));
        assertEquals(Optional.of(Obstacle.NOT_RECONNECTED), flagged(AWAY).obstacle(ADD_TIME));
        assertEquals(Optional.of(Obstacle.NOT_REPORTED), playing(UNREPORTED).obstacle(DRAW));
    }

    @Test
    void onlyAFlagThatFellCanBeConfirmed() { // OCR 4.5, DEC-15
        assertEquals(Optional.of(Obstacle.NO_FLAG), playing(READY).obstacle(CONFIRM_FLAG));
        assertEquals(Optional.of(Obstacle.NO_FLAG), playing(UNREPORTED).obstacle(CONFIRM_FLAG));
        assertEquals(Optional.of(Obstacle.NOT_REPORTED), flagged(UNREPORTED).obstacle(CONFIRM_FLAG));
        assertEquals(Optional.empty(), flagged(READY).obstacle(CONFIRM_FLAG));
    }

    @Test
    void afterTheGameThereIsNothingToDoAndBeforeItsEndThereIs() { // DEC-16
        assertEquals(Set.of(NO_ACTION), open(ended(READY)));
        assertEquals(Set.of(NO_ACTION), open(ended(AWAY)));
        assertEquals(Optional.of(Obstacle.NOT_REPORTED), ended(UNREPORTED).obstacle(NO_ACTION));
        assertEquals(Optional.of(Obstacle.GAME_ENDED), ended(UNREPORTED).obstacle(LOSS));
        assertEquals(Optional.of(Obstacle.GAME_NOT_ENDED), playing(READY).obstacle(NO_ACTION));
    }

    @Test
    void aGameGoesOnOnlyWhenBothPlayersAreBack() { // OCR 18.9/c
        for (DisconnectionOption option : List.of(RESUME, REDUCE, ADD_TIME))
            assertEquals(
                    Optional.of(Obstacle.OPPONENT_NOT_RECONNECTED),
                    playing(READY, AWAY).obstacle(option));
        assertEquals(Set.of(RESTART, RESTART_SHORTER, LOSS, DRAW), open(playing(READY, AWAY)));
    }

    @Test
    void oneDecisionSettlesAllCasesOfTheGameAndWaitsForTheirReportsUnlessItVoidsTheGame() { // OCR 18.9/c
        assertEquals(Set.of(RESTART, RESTART_SHORTER), open(playing(READY, UNREPORTED)));
        assertEquals(
                Optional.of(Obstacle.NOT_REPORTED), playing(READY, UNREPORTED).obstacle(RESUME));
        assertEquals(Optional.empty(), playing(READY, new Case(2, true, false)).obstacle(RESUME), "of another game");
        assertEquals(
                Optional.of(Obstacle.NOT_REPORTED), playing(UNREPORTED, READY).obstacle(RESTART));
    }

    @ParameterizedTest
    @EnumSource
    void nothingCanBeDecidedAboutAGameThatIsOrBecomesVoid(DisconnectionOption option) { // OCR 18.9 c, d
        assertEquals(
                Optional.of(Obstacle.NEW_GAME_ORDERED),
                new Situation(true, true, true, true, READY, List.of()).obstacle(option));
        assertEquals(
                Optional.of(Obstacle.GAME_VOID),
                new Situation(false, true, true, true, READY, List.of()).obstacle(option));
    }

    @Test
    void aNewGameVoidsTheGameItIsOrderedFor() { // OCR 18.9 c, d
        assertTrue(DisconnectionDecision.voids(2, 2));
        assertFalse(DisconnectionDecision.voids(1, 2));
    }

    @ParameterizedTest
    @CsvSource({ // attempt, present: OCR 18.9 c, d
        "1, 2, true",
        "2, 2, false",
        "0, 2, false", // unknown
        "2, 1, false", // the case is known before the new game is
    })
    void aGameIsVoidOnceAnotherHasReplacedIt(int attempt, int present, boolean isVoid) {
        assertEquals(isVoid, DisconnectionDecision.isVoid(attempt, present));
    }

    @ParameterizedTest
    @CsvSource({ // left in ms, most whole seconds: OCR 18.9 b, 0 < X < base
        "590000, 589",
        "590001, 590",
        "20000,  19",
        "1001,   1",
        "1000,   0",
        "9,      0",
        "0,      0",
    })
    void someTimeIsLeft(long leftMs, long most) {
        Duration left = Duration.ofMillis(leftMs);
        assertEquals(most, DisconnectionDecision.mostSeconds(left));
        assertEquals(most > 0, DisconnectionDecision.isTakeable(Duration.ofSeconds(most), left));
        assertFalse(DisconnectionDecision.isTakeable(Duration.ofSeconds(most + 1), left));
    }

    @ParameterizedTest
    @CsvSource({ // OCR 11.1, OCR 16.5, OCR 18.4
        "OCR 18.4.1, true",
        "OCR 18.4.2, false",
        "OCR 18.4.3, false",
        "OCR 18.4.4, false",
        "OCR 18.4.5, false",
        "OCR 18.4.6, false",
        "OCR 18.4.7, true",
        "OCR 18.4.8, false",
        "OCR 18.4.9, false",
    })
    void onlyAWarningAndAFineArePartOfADecision(String article, boolean within) {
        assertEquals(within, DisconnectionDecision.canInclude(article));
    }
}
