package org.onehall.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MakeCompetitionTest {
    @Test
    void everyPlayerSitsAtOneBoardAgainstAPlayerOfAnotherVenue(@TempDir Path folder) throws IOException {
        MakeCompetition.write(folder, "real-200", 200);
        Map<String, String> venueOf = new HashMap<>();
        Set<String> names = new HashSet<>();
        for (List<String> player : rows(folder.resolve("players.csv"), "id,name,rating,venue,federation")) {
            assertEquals(5, player.size());
            assertTrue(names.add(player.get(1)), player.toString());
            venueOf.put(player.get(0), player.get(3));
        }
        assertEquals(400, venueOf.size());
        assertEquals(Set.of("north", "east", "south", "west"), Set.copyOf(venueOf.values()));
        Set<String> seated = new HashSet<>();
        int board = 0;
        for (List<String> pairing : rows(folder.resolve("pairings.csv"), "round,board,white,black")) {
            assertEquals(List.of("1", String.valueOf(++board)), pairing.subList(0, 2));
            assertTrue(seated.add(pairing.get(2)) && seated.add(pairing.get(3)), pairing.toString());
            assertNotEquals(venueOf.get(pairing.get(2)), venueOf.get(pairing.get(3)));
        }
        assertEquals(venueOf.keySet(), seated);
    }

    @Test
    void otherVenuesHaveTheirOfficialsAndTheirShareOfThePlayers(@TempDir Path folder) throws IOException {
        String yaml = Files.readString(MakeCompetition.write(folder, "many", 6, List.of("v1", "v2", "v3")));
        assertEquals(3, yaml.split("role: LOCAL_TECHNICAL_ARBITER,", -1).length - 1);
        List<String> venues = rows(folder.resolve("players.csv"), "id,name,rating,venue,federation").stream()
                .map(player -> player.get(3))
                .toList();
        for (String venue : List.of("v1", "v2", "v3"))
            assertEquals(4, venues.stream().filter(venue::equals).count(), venue);
        for (int white = 0; white < venues.size(); white += 2)
            assertNotEquals(venues.get(white), venues.get(white + 1));
        assertThrows(IllegalArgumentException.class, () -> MakeCompetition.write(folder, "one", 6, List.of("v1")));
    }

    @Test
    void theCompetitionFileNamesItsProfileItsOfficialsAndItsOtherFiles(@TempDir Path folder) throws IOException {
        String yaml = Files.readString(MakeCompetition.write(folder, "small", 3));
        assertTrue(yaml.startsWith("id: small\n"), yaml);
        for (String part : List.of(
                "profile: fide-laws-2018",
                "timeControl: 90+30",
                "players: {file: players.csv}",
                "rounds: {csv: pairings.csv}",
                "role: CHIEF_ARBITER}")) assertTrue(yaml.contains(part), part);
        for (String role : List.of("LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER", "LOCAL_ORGANISER"))
            assertEquals(4, yaml.split("role: " + role + ",", -1).length - 1, role);
    }

    @Test
    void anImpossibleNumberOfBoardsIsRefused(@TempDir Path folder) {
        assertThrows(IllegalArgumentException.class, () -> MakeCompetition.write(folder, "none", 0));
        assertThrows(IllegalArgumentException.class, () -> MakeCompetition.write(folder, "many", 501));
    }

    private static List<List<String>> rows(Path csv, String header) throws IOException {
        List<String> lines = Files.readAllLines(csv);
        assertEquals(header, lines.getFirst());
        return lines.stream().skip(1).map(line -> List.of(line.split(",", -1))).toList();
    }
}
