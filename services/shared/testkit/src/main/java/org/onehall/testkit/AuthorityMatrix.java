package org.onehall.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;

/** Tests an owner service against the authority matrix in {@code rights.csv}, cell by cell (DEC-21). */
public final class AuthorityMatrix {
    /** Path from the folder of a service. */
    private static final Path TABLE = Path.of("../shared/regulations/src/test/resources/rights.csv");

    private AuthorityMatrix() {}

    /**
     * Every role of the table requests an action on a seat: from its venue and from another one; a player also from the
     * opposite seat and from a seat of another board; all of them also as persons appointed for another competition
     * with the same venues. An actor with the right is not refused because of its role; every other actor is. Services
     * are not tested: they carry out what others have decided.
     *
     * @param action of the table
     * @param side WHITE or BLACK
     * @param asked gives the outcome if this actor makes the request
     */
    public static void holds(
            String action, String venue, String board, String side, Function<Actor, ? extends Decision<?>> asked) {
        holds(action, venue, board, side, false, asked);
    }

    /** The same for something that belongs to a venue, whichever competitions are played there. */
    public static void holdsForAllCompetitions(
            String action, String venue, String board, String side, Function<Actor, ? extends Decision<?>> asked) {
        holds(action, venue, board, side, true, asked);
    }

    private static void holds(
            String action,
            String venue,
            String board,
            String side,
            boolean shared,
            Function<Actor, ? extends Decision<?>> asked) {
        String across = side.equals("WHITE") ? "BLACK" : "WHITE";
        List<String> wrong = new ArrayList<>();
        row(action).forEach((role, scope) -> {
            Actor here = new Actor("x", role, board.substring(0, board.indexOf('/')), venue, board, side);
            for (Actor actor : List.of(
                    here,
                    new Actor("x", role, "", venue, board, across),
                    new Actor("x", role, "", venue, board + "0", side),
                    new Actor("x", role, "", "elsewhere", board + "0", side),
                    here.of("another"))) {
                boolean may = (shared || !actor.competition().equals("another"))
                        && switch (scope) {
                            case "YES" -> true;
                            case "OWN_VENUE" -> actor.venue().equals(venue);
                            case "OWN_SEAT" ->
                                actor.board().equals(board) && actor.side().equals(side);
                            case "NO" -> false;
                            default -> throw new IllegalArgumentException("no such scope: " + scope);
                        };
                Decision<?> decision = asked.apply(actor);
                boolean refused = decision instanceof Decision.Refused<?> refusal
                        && refusal.refusal().kind() == Refusal.Kind.FORBIDDEN;
                if (refused == may) wrong.add(actor + " " + decision);
            }
        });
        assertEquals(List.of(), wrong, action);
    }

    private static Map<Role, String> row(String action) {
        try {
            List<String[]> rows = Files.readAllLines(TABLE).stream()
                    .map(line -> line.split(","))
                    .toList();
            String[] row =
                    rows.stream().filter(one -> one[0].equals(action)).findAny().orElseThrow();
            Map<Role, String> scopes = new EnumMap<>(Role.class);
            for (int i = 1; i < row.length; i++) scopes.put(Role.valueOf(rows.getFirst()[i]), row[i]);
            scopes.remove(Role.SERVICE);
            return scopes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
