package org.onehall.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.proto.competition.v1.CompetitionEvent;

/**
 * What tests of penalties share: competitions with one board in their own venues, and rulings that are imposed in them.
 */
final class Penalties {
    private static final RunningHall hall = RunningHall.shared();

    /**
     * Refusals while facts of the game and of the competition have not reached the service for rulings, or the last
     * ruling has not reached the screen of the next arbiter.
     */
    private static final Set<String> ON_ITS_WAY =
            Set.of("NO_SCORE", "NOTHING_TO_LOSE", "GAME_NOT_IN_PROGRESS", "RULING_PENDING", "RULED_MEANWHILE");

    private Penalties() {}

    /**
     * One board in the first round, o1 of Oslo against l1 of Lyon; two boards in the second, with o1 at the first
     * again; a fine is announced.
     */
    static Cup cup(String id, String... rules) {
        return paired(id, "1,1,o1,l1\n2,1,l2,o1\n2,2,o2,b1\n", rules);
    }

    /** The same with other pairings, as lines of their file. */
    static Cup paired(String id, String boards, String... rules) {
        String more =
                String.join("", Stream.of(rules).map(rule -> "\n  " + rule).toList());
        Cup cup = Cup.ofThreeVenues(
                hall,
                id,
                text -> text.startsWith("round,board")
                        ? "round,board,white,black\n" + boards
                        : text.replace(
                                "  timeControl: 90+30",
                                "  timeControl: 90+30\n  fines.schedule: [{code: PHONE, amount: 50}]" + more));
        cup.ca().does("openRound", Map.of("round", 1));
        cup.ca().sees("the board", () -> cup.ca().client().boards().size() == 1);
        return cup;
    }

    /** A penalty at the first board, to be imposed. */
    static Map<String, Object> penalty(Cup cup, Side offender, Map<?, ?>... items) {
        return Map.of(
                "board",
                cup.board(1),
                "offender",
                offender.name(),
                "items",
                List.of(items),
                "reason",
                "phone rang (17.3)");
    }

    /**
     * Imposes a penalty and waits until it is applied; repeats this while the end of the game has not yet reached the
     * service for rulings.
     */
    static JsonNode imposes(Cup cup, Screen by, Map<String, ?> penalty) {
        Set<String> before = Set.copyOf(cup.ca().client().rulings().keySet());
        by.doesOnceKnown(ON_ITS_WAY, "penalise", penalty);
        return cup.ca()
                .seesOne(
                        "the applied ruling",
                        cup.ca().client()::rulings,
                        one -> !before.contains(one.path("id").asText())
                                && one.path("state").asText().equals("APPLIED"));
    }

    /** The withdrawal of penalties of a ruling. */
    static Map<String, Object> back(Cup cup, JsonNode ruling, String... kinds) {
        return Map.of(
                "board",
                cup.board(1),
                "ruling",
                ruling.path("id").asText(),
                "kinds",
                List.of(kinds),
                "reason",
                "it was another player");
    }

    /** What the service for competitions has recorded. */
    static List<CompetitionEvent> desk(Cup cup) {
        return hall.events("competition", CompetitionEvent.parser(), cup.id()::equals);
    }
}
