package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.command.CallCommands;
import org.onehall.playingzone.command.Command;
import org.onehall.playingzone.command.EntryCommands;
import org.onehall.playingzone.command.GameCommands;
import org.onehall.playingzone.config.CommandConfig;
import org.onehall.playingzone.rights.Viewer;

/** How many commands a seat may give in a minute. */
class CommandBudgetTest {
    private static final long SECOND = 1_000_000_000L;
    private static final Viewer WHITE =
            new Viewer(Actor.seat("p1", "rome", "cup/1/1", "WHITE").of("cup"), "Anna");
    private static final Viewer BLACK =
            new Viewer(Actor.seat("p2", "milan", "cup/1/1", "BLACK").of("cup"), "Bruno");
    private static final Viewer ARBITER =
            new Viewer(Actor.official("ca", Role.CHIEF_ARBITER, "").of("cup"), "Carla");
    private static final Command OFFER = new GameCommands.OfferDraw();
    private final CommandBudget budget = new CommandBudget(60, 1_200);

    private int taken(Viewer viewer, Command request, long nanos) {
        int taken = 0;
        while (taken < 10_000 && budget.take(viewer, request, nanos).isZero()) taken++;
        return taken;
    }

    private int taken(Viewer viewer, long nanos) {
        return taken(viewer, OFFER, nanos);
    }

    @Test
    void aTextCountsAsTen() {
        Command question = new CallCommands.AskQuestion("x".repeat(500), OptionalInt.empty());
        assertEquals(6, taken(WHITE, question, 0));
        assertEquals(Duration.ofSeconds(10), budget.take(WHITE, question, 0));
        assertEquals(0, taken(WHITE, 0));
    }

    @Test
    void aPlayersOwnByeCountsAsTen() {
        Command absence = new EntryCommands.WithdrawPlayer("p1", 2, "ill");
        assertEquals(6, taken(WHITE, absence, 0));
        assertEquals(1_200, taken(ARBITER, absence, 0));
    }

    @Test
    void movesHaveABudgetOfTheirOwn() {
        assertEquals(60, taken(WHITE, 0));
        assertEquals(60, taken(WHITE, new GameCommands.Play("e2e5", false, OptionalInt.empty()), 0));
        assertEquals(0, taken(WHITE, new GameCommands.QueuePreMove("e2e5", 1), 0));
    }

    @Test
    void aSeatMayAskSixtyTimesAtOnceAndOnceASecondAfterwards() {
        assertEquals(60, taken(WHITE, 0));
        assertEquals(Duration.ofSeconds(1), budget.take(WHITE, OFFER, 0));
        assertEquals(Duration.ofMillis(250), budget.take(WHITE, OFFER, 750_000_000));
        assertEquals(1, taken(WHITE, SECOND));
        assertEquals(30, taken(WHITE, 31 * SECOND));
        assertEquals(60, taken(WHITE, 3_600 * SECOND), "no more than that is saved up");
    }

    @Test
    void everybodyHasABudgetOfHisOwnWhateverTheDevice() {
        assertEquals(60, taken(WHITE, 0));
        assertEquals(0, taken(new Viewer(WHITE.actor(), "Anna on a second device"), 0));
        assertEquals(60, taken(BLACK, 0));
        assertEquals(1_200, taken(ARBITER, 0));
    }

    @Test
    void aCommandThatIsSentAgainUntilItIsAnsweredIsNotRefused() { // OCR 19.1
        Command question = new CallCommands.AskQuestion("is it three times?", OptionalInt.empty());
        for (int again = 0; again < 1_000; again++) {
            assertEquals(Duration.ZERO, budget.take(WHITE, question, 0));
            budget.giveBack(WHITE, question);
        }
        budget.giveBack(WHITE, question);
        assertEquals(60, taken(WHITE, 0), "no more is given back than a budget holds");
        budget.giveBack(BLACK, question);
        assertEquals(60, taken(BLACK, 0), "a person without a budget gets none");
    }

    @Test
    void budgetsThatAreFullAgainAreForgotten() {
        for (int player = 0; player < 30_000; player++) {
            Viewer viewer = new Viewer(
                    Actor.seat("p" + player, "rome", "cup/1/" + player, "WHITE").of("cup"), "P");
            assertTrue(budget.take(viewer, OFFER, player * SECOND).isZero());
            assertTrue(budget.size() <= 10_000, () -> budget.size() + " are kept");
        }
    }

    @Test
    void limitsAreConfigured() {
        assertThrows(IllegalArgumentException.class, () -> new CommandBudget(9, 10));
        assertThrows(IllegalArgumentException.class, () -> new CommandBudget(10, 9));
        CommandConfig defaults = read(Map.of());
        assertEquals(240, defaults.ofSeat());
        assertEquals(2_400, defaults.ofOthers());
        CommandConfig given = read(Map.of("onehall.commands.of-seat", "7", "onehall.commands.of-others", "8"));
        assertEquals(7, given.ofSeat());
        assertEquals(8, given.ofOthers());
    }

    private static CommandConfig read(Map<String, String> given) {
        return new SmallRyeConfigBuilder()
                .withMapping(CommandConfig.class)
                .withSources(new PropertiesConfigSource(given, "test", 100))
                .build()
                .getConfigMapping(CommandConfig.class);
    }
}
