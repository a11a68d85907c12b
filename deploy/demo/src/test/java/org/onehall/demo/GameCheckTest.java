package org.onehall.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;

class GameCheckTest {
    private static final PgnGame SCRIPT = PgnReader.readAll("[Event \"Test\"]\n\n1. e4 e5 2. Nf3 1-0\n")
            .getFirst()
            .orThrow();

    @Test
    void aBoardThatPlayedItsGameIsGood() {
        assertEquals(
                Optional.empty(),
                check(view("ENDED", "1-0", "e2e4", "e7e5", "g1f3"), entry(1, 1, "e2e4"), entry(1, 3, "g1f3")));
    }

    @Test
    void anotherMoveResultLengthOrAnOpenGameIsTold() {
        assertTrue(check(view("ENDED", "1-0", "e2e4", "c7c5", "g1f3"))
                .orElseThrow()
                .contains("half-move 2 is c7c5"));
        assertTrue(check(view("ENDED", "0-1", "e2e4", "e7e5", "g1f3"))
                .orElseThrow()
                .contains("result 0-1"));
        assertTrue(check(view("ENDED", "1-0", "e2e4", "e7e5")).orElseThrow().contains("2 half-moves"));
        assertTrue(check(view("PAUSED", "1-0", "e2e4", "e7e5", "g1f3"))
                .orElseThrow()
                .contains("PAUSED"));
    }

    @Test
    void anAcknowledgedMoveThatIsNotThereIsTold() {
        JsonNode view = view("ENDED", "1-0", "e2e4", "e7e5", "g1f3");
        assertTrue(check(view, entry(1, 4, "b8c6")).orElseThrow().contains("acknowledged half-move 4 is missing"));
        assertTrue(check(view, entry(1, 2, "c7c5")).orElseThrow().contains("acknowledged as c7c5"));
    }

    @Test
    void movesOfAVoidedGameDoNotCount() {
        assertEquals(Optional.empty(), check(view("ENDED", "1-0", "e2e4", "e7e5", "g1f3"), entry(0, 1, "d2d4")));
    }

    @Test
    void theTableCountsGoodAndBadGames() {
        List<GameCheck> checks = List.of(
                GameCheck.of(view("ENDED", "1-0", "e2e4", "e7e5", "g1f3"), SCRIPT, List.of()),
                GameCheck.of(view("ENDED", "0-1", "e2e4", "e7e5", "g1f3"), SCRIPT, List.of()));
        assertTrue(GameCheck.table(checks).endsWith("1 games as their PGN says, 1 not"), GameCheck.table(checks));
    }

    private static Optional<String> check(JsonNode view, JournalEntry... journal) {
        return GameCheck.of(view, SCRIPT, List.of(journal)).difference();
    }

    private static JournalEntry entry(int attempt, int ply, String uci) {
        return new JournalEntry("demo/1/1", attempt, ply, uci, Instant.EPOCH, Instant.EPOCH);
    }

    private static JsonNode view(String status, String result, String... moves) {
        return Zone.tree("{\"id\":\"demo/1/1\",\"round\":1,\"number\":1,\"attempt\":1,\"status\":\"" + status
                + "\",\"result\":\"" + result
                + "\",\"termination\":\"RESIGNATION\",\"moves\":["
                + Arrays.stream(moves).map(move -> "{\"uci\":\"" + move + "\"}").collect(Collectors.joining(","))
                + "]}");
    }
}
