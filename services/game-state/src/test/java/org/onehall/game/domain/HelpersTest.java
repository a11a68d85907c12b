package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.GameRefusal.*;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/**
 * A helper who writes a player's moves down or helps in another way: accepted by an arbiter, and what the help may cost
 * the player on the clock (LAW 8.1.6, LAW 6.2.6).
 */
class HelpersTest {
    private static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");
    private static final Actor FLOOR_ROME = Actor.official("floor-rome", Role.FLOOR_ARBITER, "rome");

    private static Command accepts(boolean disabled) {
        return new AssistanceCommand.AcceptHelper(BOARD, Side.WHITE, "Bea Byrne", disabled);
    }

    private static Scenario<Command, Event, BoardState> helped(boolean disabled) {
        return started().when(accepts(disabled), LCA_ROME, T0.plusSeconds(1)).accepted();
    }

    @Test
    void theLocalChiefArbiterOfTheSeatOrTheChiefArbiterAcceptsWhoWrites() { // LAW 8.1.6
        created()
                .when(accepts(false), LCA_ROME, T0)
                .then(new Event.HelperAccepted(Side.WHITE, "Bea Byrne", false))
                .when(accepts(false), CA, T0.plusSeconds(1))
                .then()
                .when(accepts(true), CA, T0.plusSeconds(2))
                .then(new Event.HelperAccepted(Side.WHITE, "Bea Byrne", true));
        for (Actor other : List.of(
                FLOOR_ROME, LCA_ELSEWHERE, WHITE, Actor.official("lca-milan", Role.LOCAL_CHIEF_ARBITER, "milan")))
            created().when(accepts(false), other, T0).refused(FORBIDDEN_ROLE);
        created()
                .when(new AssistanceCommand.AcceptHelper(BOARD, Side.WHITE, " ", false), LCA_ROME, T0)
                .refused(HELPER_UNNAMED);
    }

    @Test
    void aHelperHasANameAndItIsNoPlayers() { // LAW 8.1.6
        for (String none : List.of("Bea\nByrne", "x".repeat(101)))
            created()
                    .when(new AssistanceCommand.AcceptHelper(BOARD, Side.WHITE, none, false), LCA_ROME, T0)
                    .refused(MALFORMED_NAME);
        created()
                .when(new AssistanceCommand.AcceptHelper(BOARD, Side.WHITE, "WHITE PLAYER", false), LCA_ROME, T0)
                .refused(NAMES_A_PLAYER);
    }

    @Test
    void thePlayerGoesOnMovingHimself() { // LAW 8.1.6
        helped(false).when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(2)).accepted();
    }

    @ParameterizedTest
    @ValueSource(strings = {"LAW 8.1.6", "LAW 6.2.6"})
    void theClockIsAdjustedAsAnArbiterFindsFairAndNotByItself(String article) { // LAW 6.2.6, C-45
        var board = helped(false);
        assertEquals(Duration.ofSeconds(5430), board(board).clocks().remaining(Side.WHITE, T0));
        board.when(adjustTime(Side.WHITE, minutes(-10), "He has not to write", article), FLOOR_ROME, T0.plusSeconds(2))
                .accepted();
        assertEquals(Duration.ofSeconds(4828), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(2)));
        board.when(adjustTime(Side.BLACK, minutes(-10), "He has not to write", article), FLOOR_ROME, T0.plusSeconds(3))
                .refused(NO_HELPER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"LAW 8.1.6", "LAW 6.2.6"})
    void theClockOfAPlayerWithADisabilityIsNotAdjusted(String article) { // LAW 6.2.6, LAW 8.1.6, C-45
        helped(true)
                .when(adjustTime(Side.WHITE, minutes(-10), "He has not to write", article), CA, T0.plusSeconds(2))
                .refused(DISABLED_NOT_ADJUSTED)
                .when(adjustTime(Side.WHITE, minutes(10), "Noise", "LAW 12.5"), CA, T0.plusSeconds(3))
                .accepted();
        started()
                .when(adjustTime(Side.WHITE, minutes(-10), "He has not to write", article), CA, T0.plusSeconds(2))
                .refused(NO_HELPER);
    }

    @Test
    void aDismissedHelperHelpsNoMore() { // LAW 8.1.6
        helped(false)
                .when(new AssistanceCommand.DismissHelper(BOARD, Side.WHITE, " "), LCA_ROME, T0.plusSeconds(2))
                .refused(REASON_MISSING)
                .when(
                        new AssistanceCommand.DismissHelper(BOARD, Side.WHITE, "Went home"),
                        FLOOR_ROME,
                        T0.plusSeconds(2))
                .refused(FORBIDDEN_ROLE)
                .when(new AssistanceCommand.DismissHelper(BOARD, Side.WHITE, "Went home"), LCA_ROME, T0.plusSeconds(3))
                .then(new Event.HelperDismissed(Side.WHITE, "Went home"))
                .when(new AssistanceCommand.DismissHelper(BOARD, Side.WHITE, "Went home"), LCA_ROME, T0.plusSeconds(4))
                .refused(NO_HELPER);
    }

    @Test
    void heGoesAlongWithThePlayerWhenSeatsAreExchangedAndIsThereInTheNewGame() { // OCR 19.2, LAW 8.1.6
        var again = helped(false)
                .when(
                        new RepairCommand.Restart(BOARD, "Seats exchanged", "OCR 19.2", Optional.empty(), true, 0),
                        LCA_ROME,
                        T0.plusSeconds(5))
                .accepted();
        assertEquals(
                Optional.of(new Helper("Bea Byrne", false)),
                board(again).attendance().person(Side.BLACK).helper());
        assertEquals(
                Optional.empty(), board(again).attendance().person(Side.WHITE).helper());
    }
}
