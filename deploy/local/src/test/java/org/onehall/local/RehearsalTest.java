package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What of an event's files a rehearsal keeps. */
class RehearsalTest {
    private static final String YAML = """
            # Written by OneHall.
            id: cup
            name: %s
            venues:
              - {id: rome, name: Rome}
            rounds:
              csv: pairings.csv
              count: 3
              startsAt: {1: "2026-11-07T14:00:00Z", 2: "2026-11-08T14:00:00Z"}
              published: [1, 2]
            regulations:
              profile: fide-online-2021
            """;
    private static final String PAIRINGS = "round,board,white,black\n1,1,a,b\n2,1,b,a\n2,2,c,d\n";

    private static Rehearsal of(String name, String pairings) {
        ObjectNode answer = new ObjectMapper()
                .createObjectNode()
                .put("fileName", "competition.yaml")
                .put("yaml", YAML.formatted(name));
        answer.putObject("files").put("pairings.csv", pairings).put("players.csv", "id\n");
        return new Rehearsal("cup", answer);
    }

    @Test
    void theLastPairedRoundIsKeptAloneAndPublished() {
        CompetitionFiles files = of("Autumn Cup", PAIRINGS).of(OptionalInt.empty());
        assertEquals(
                "round,board,white,black\n2,1,b,a\n2,2,c,d\n", files.files().get("pairings.csv"));
        assertEquals("id\n", files.files().get("players.csv"));
        assertTrue(
                files.yaml().contains("\n  csv: pairings.csv\n  published: [2]\n  count: 3\nregulations:"),
                files.yaml());
        assertFalse(files.yaml().contains("startsAt"), files.yaml());
        assertFalse(files.demonstration());
    }

    @Test
    void anotherRoundCanBeChosen() {
        CompetitionFiles files = of("Autumn Cup", PAIRINGS).of(OptionalInt.of(1));
        assertEquals("round,board,white,black\n1,1,a,b\n", files.files().get("pairings.csv"));
        assertTrue(files.yaml().contains("  published: [1]\n"), files.yaml());
    }

    @Test
    void theNameSaysThatItIsARehearsal() {
        assertTrue(of("Autumn Cup", PAIRINGS)
                .of(OptionalInt.empty())
                .yaml()
                .contains("\nname: \"REHEARSAL: Autumn Cup\"\n"));
        assertTrue(of("\"Coppa: \\\"A\\\"\"", PAIRINGS)
                .of(OptionalInt.empty())
                .yaml()
                .contains("\nname: \"REHEARSAL: Coppa: \\\"A\\\"\"\n"));
    }

    @Test
    void aRoundWithoutPairingsIsRefusedWithWhatIsPossible() {
        Complaint other =
                assertThrows(Complaint.class, () -> of("Cup", PAIRINGS).of(OptionalInt.of(3)));
        assertEquals("round 3 of cup has no pairings; choose with --round one of 1, 2", other.getMessage());
        Complaint none = assertThrows(
                Complaint.class, () -> of("Cup", "round,board,white,black\n").of(OptionalInt.empty()));
        assertTrue(none.getMessage().startsWith("no round of cup has pairings yet"), none.getMessage());
    }
}
