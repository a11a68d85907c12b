package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.onehall.chess.PgnGame;

/**
 * Compares a board with the game it was meant to play and with the answers its players got.
 *
 * @param difference the first difference; empty if there is none
 */
public record GameCheck(
        int round, int board, int plies, String result, String termination, Optional<String> difference) {

    /**
     * Compares one ended board.
     *
     * @param view the board as the hall shows it
     * @param journals acknowledged moves of both its robots
     */
    public static GameCheck of(JsonNode view, PgnGame script, List<JournalEntry> journals) {
        List<String> played = new ArrayList<>();
        view.path("moves").forEach(move -> played.add(move.path("uci").asText()));
        String result = view.path("result").asText("*");
        return new GameCheck(
                view.path("round").asInt(),
                view.path("number").asInt(),
                played.size(),
                result,
                view.path("termination").asText(""),
                difference(view, played, result, script, journals));
    }

    private static Optional<String> difference(
            JsonNode view, List<String> played, String result, PgnGame script, List<JournalEntry> journals) {
        if (!view.path("status").asText().equals("ENDED"))
            return Optional.of("not ended: " + view.path("status").asText());
        List<String> wanted =
                script.moves().stream().map(move -> move.move().uci()).toList();
        for (int i = 0; i < Math.min(wanted.size(), played.size()); i++)
            if (!wanted.get(i).equals(played.get(i)))
                return Optional.of("half-move " + (i + 1) + " is " + played.get(i) + ", the PGN says " + wanted.get(i));
        if (wanted.size() != played.size())
            return Optional.of(played.size() + " half-moves, the PGN has " + wanted.size());
        String wantedResult = script.result().equals("*") ? "1/2-1/2" : script.result();
        if (!wantedResult.equals(result)) return Optional.of("result " + result + ", the PGN says " + wantedResult);
        for (JournalEntry entry : journals) {
            if (entry.attempt() != view.path("attempt").asInt()
                    || !entry.board().equals(view.path("id").asText())) continue;
            if (entry.ply() > played.size())
                return Optional.of("acknowledged half-move " + entry.ply() + " is missing");
            if (entry.ply() > 0 && !played.get(entry.ply() - 1).equals(entry.uci()))
                return Optional.of("half-move " + entry.ply() + " was acknowledged as " + entry.uci() + " and is "
                        + played.get(entry.ply() - 1));
        }
        return Optional.empty();
    }

    /** One line for each game, then the total. */
    public static String table(List<GameCheck> checks) {
        var out = new StringBuilder("round board plies result   ended by             as the PGN says\n");
        for (GameCheck check : checks)
            out.append(String.format(
                    Locale.ROOT,
                    "%5d %5d %5d %-8s %-20s %s%n",
                    check.round(),
                    check.board(),
                    check.plies(),
                    check.result(),
                    check.termination(),
                    check.difference().map(difference -> "NO: " + difference).orElse("yes")));
        long good =
                checks.stream().filter(check -> check.difference().isEmpty()).count();
        return out.append(good)
                .append(" games as their PGN says, ")
                .append(checks.size() - good)
                .append(" not")
                .toString();
    }
}
