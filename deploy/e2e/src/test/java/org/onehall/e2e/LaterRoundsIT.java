package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.onehall.chess.Side;
import org.onehall.demo.RefusedException;

/** A competition goes on after it was loaded: rounds, players, officials and venues come and go (OCR 16.1, 16.8). */
class LaterRoundsIT {
    private static final String WHY = "agreed with the federation";
    private static final RunningHall hall = RunningHall.shared();

    /** Two boards: o1 against l1, l2 against b1; the other players have no game. */
    private static Cup cup(String id) {
        return new Cup(
                        hall,
                        id,
                        2,
                        RunningHall.competition("three/three-venues.yaml"),
                        text -> text.replaceAll("(?m)^1,[3-6],.*\\R?", "")
                                .replaceAll("(?<=venue: |\\{id: |\\d,)(oslo|lyon|bari)(?=[,}])", "$1-" + id))
                .opened();
    }

    private static void played(Cup cup) {
        cup.start(1, 2);
        cup.white(1).does("resign");
        cup.black(2).does("resign");
        for (int board = 1; board <= 2; board++) cup.ca().seesStatus(cup.board(board), "ENDED");
    }

    private static Map<String, Object> pairing(int board, String white, String black) {
        return Map.of("board", board, "white", white, "black", black);
    }

    private static Map<String, String> codes(Cup cup) {
        Map<String, String> codes = new HashMap<>();
        cup.ca()
                .does("issueRoundCodes", Map.of("round", 2))
                .path("codes")
                .forEach(one -> codes.put(
                        one.path("number").asInt() + " " + one.path("side").asText(),
                        one.path("code").asText()));
        return codes;
    }

    @ConcurrentTest
    void aRoundIsAddedAndPairedWithALateEntryAndWithoutAWithdrawnPlayer() { // LAW 6.6, OCR 16.1
        try (Cup cup = cup("later")) {
            played(cup);
            Screen ca = cup.ca();
            Screen organiser = cup.person("CHIEF_ORGANISER");
            organiser.refused("REASON_MALFORMED", "planRound", Map.of("round", 2));
            organiser.does("planRound", Map.of("round", 2, "reason", WHY));
            ca.doesOnceKnown(
                    Set.of("UNKNOWN_ROUND"), "withdrawPlayer", Map.of("player", "l1", "round", 2, "reason", WHY));
            ca.refused("ROUND_NOT_PAIRED", "openRound", Map.of("round", 2));
            organiser.does(
                    "enterPlayers",
                    Map.of(
                            "players",
                            List.of(Map.of("name", "Nora Lund", "rating", 2000, "venue", "oslo-later")),
                            "missed",
                            "HALF",
                            "reason",
                            WHY));
            ca.does("movePlayer", Map.of("player", "o1", "venue", "bari-later", "round", 2, "reason", WHY));
            ca.refused(
                    "PLAYER_WITHDRAWN", "setPairings", Map.of("round", 2, "pairings", List.of(pairing(1, "l1", "o1"))));
            ca.does(
                    "setPairings",
                    Map.of(
                            "round",
                            2,
                            "pairings",
                            List.of(pairing(1, "p13", "l2"), pairing(2, "b1", "o1")),
                            "byes",
                            List.of("b2")));
            Map<String, String> old = codes(cup);
            ca.does(
                    "setPairings",
                    Map.of("round", 2, "pairings", List.of(pairing(1, "p13", "l2"), pairing(2, "o1", "b1"))));
            ca.does("publishPairings", Map.of("round", 2));
            ca.doesOnceKnown(Set.of("ROUND_NOT_FINISHED"), "openRound", Map.of("round", 2));
            ca.seesStatus(cup.id() + "/2/1", "CREATED");
            JsonNode moved = ca.sees(
                    cup.id() + "/2/2", "its seats", view -> view.path("white").hasNonNull("name"));
            assertEquals(
                    List.of("Oslo Player 1", "bari-later"),
                    List.of(
                            moved.at("/white/name").asText(),
                            moved.at("/white/venue").asText()));
            assertEquals(
                    "CODE_OF_OTHER_PAIRING",
                    assertThrows(RefusedException.class, () -> hall.zone().enrol(old.get("2 WHITE")))
                            .code());
            try (Screen late = Screen.open(hall.zone(), hall.enrol(codes(cup).get("1 WHITE")))) {
                assertEquals("Nora Lund", late.who().name());
                late.sees(
                        "her board",
                        () -> late.client().board(cup.id() + "/2/1").isPresent());
            }
            assertEquals("0.5", points(cup, "p13"));
        }
    }

    @ConcurrentTest
    void aLocalOrganiserSeesAndEntersPlayersOfTheOwnVenueOnly() { // OCR 16.1
        try (Cup cup = cup("host")) {
            cup.person("CHIEF_ORGANISER").does("planRound", Map.of("round", 2, "reason", WHY));
            Screen host = cup.person("LOCAL_ORGANISER oslo-host");
            JsonNode setup = get("/api/setup", host);
            assertEquals(
                    Set.of("oslo-host"),
                    Set.copyOf(setup.at("/competition/players").findValuesAsText("venue")));
            assertEquals(List.of("oslo-host"), setup.at("/competition/venues").findValuesAsText("id"));
            assertEquals(
                    List.of(),
                    setup.at("/competition/officials").findValuesAsText("role").stream()
                            .filter("CHIEF_ARBITER"::equals)
                            .toList());
            assertEquals(
                    403,
                    hall.get(hall.url() + "/api/setup/history", host.who().token())
                            .statusCode());
            host.refused("FORBIDDEN_ROLE", "enterPlayers", entry("Nora Lund", "bari-host"));
            host.refused("FORBIDDEN_ROLE", "withdrawPlayer", Map.of("player", "b1", "round", 2, "reason", WHY));
            host.refused(
                    "FORBIDDEN_ROLE",
                    "movePlayer",
                    Map.of("player", "o1", "venue", "bari-host", "round", 2, "reason", WHY));
            host.does("enterPlayers", entry("Nora Lund", "oslo-host"));
            host.sees(
                    "the player who came late",
                    () -> get("/api/setup", host)
                            .at("/competition/players")
                            .findValuesAsText("name")
                            .contains("Nora Lund"));
        }
    }

    private static Map<String, Object> entry(String name, String venue) {
        return Map.of("players", List.of(Map.of("name", name, "rating", 2000, "venue", venue)), "reason", WHY);
    }

    private static JsonNode get(String path, Screen official) {
        var answer = hall.get(hall.url() + path, official.who().token());
        assertEquals(200, answer.statusCode(), answer.body());
        return RunningHall.tree(answer.body());
    }

    @ConcurrentTest
    void thePlannedStartIsChangedUntilTheRoundIsOpen() { // LAW 6.6
        try (Cup cup = cup("postponed")) {
            Screen organiser = cup.person("CHIEF_ORGANISER");
            Screen ca = cup.ca();
            for (long start : new long[] {4_070_908_800_000L, 4_070_912_400_000L}) {
                organiser.does("planRound", Map.of("round", 2, "startsAt", start, "reason", WHY));
                ca.sees(
                        "the planned start",
                        () -> ca.client()
                                        .hello()
                                        .orElseThrow()
                                        .at("/competition/rounds/1/startsAt")
                                        .asLong()
                                == start);
            }
            organiser.refused("ROUND_ALREADY_OPEN", "planRound", Map.of("round", 1, "reason", WHY));
        }
    }

    /** The points of a player, as an arbiter sees them. */
    private static String points(Cup cup, String player) {
        JsonNode rows = RunningHall.tree(hall.get(
                                hall.url() + "/api/standings?competition=" + cup.id(),
                                cup.ca().who().token())
                        .body())
                .path("players");
        for (JsonNode row : rows)
            if (row.path("playerId").asText().equals(player))
                return row.path("points").asText();
        throw new AssertionError(player + " is not in " + rows);
    }

    @ConcurrentTest
    void whoReplacesAnArbiterComesInAndTheOtherIsOut() throws Exception { // OCR 16.8
        try (Cup cup = cup("replaced")) {
            Screen old = cup.lca("oslo-replaced");
            Screen organiser = cup.person("CHIEF_ORGANISER");
            organiser.refused("STAFF_INCOMPLETE", "dismissOfficial", Map.of("official", "oslo-lca", "reason", WHY));
            organiser.does(
                    "appointOfficial",
                    Map.of(
                            "official",
                            "oslo-lca-2",
                            "name",
                            "Siri Aasen",
                            "role",
                            "LOCAL_CHIEF_ARBITER",
                            "venue",
                            "oslo-replaced",
                            "replaces",
                            "oslo-lca",
                            "reason",
                            WHY));
            assertEquals("token not valid", old.client().gone().get(30, TimeUnit.SECONDS));
            assertEquals(
                    401, hall.get(hall.url() + "/api/venues", old.who().token()).statusCode());
            String code = organiser
                    .doesOnceKnown(Set.of("NOBODY"), "issueCode", Map.of("official", "oslo-lca-2"))
                    .path("code")
                    .asText();
            try (Screen now = Screen.open(hall.zone(), hall.enrol(code))) {
                assertEquals("Siri Aasen", now.who().name());
                now.does(
                        "recordCheck",
                        Map.of("board", cup.board(1), "side", Side.WHITE.name(), "kind", "DEVICE", "passed", true));
            }
        }
    }

    @ConcurrentTest
    void aVenueIsAddedAndLeftAgain() { // OCR 16.1
        try (Cup cup = cup("wider")) {
            Screen organiser = cup.person("CHIEF_ORGANISER");
            cup.ca().refused("FORBIDDEN_ROLE", "removeVenue", Map.of("venue", "oslo-wider", "reason", WHY));
            organiser.refused("VENUE_IN_USE", "removeVenue", Map.of("venue", "oslo-wider", "reason", WHY));
            List<Map<String, String>> officials = List.of(
                    Map.of("official", "pisa-lca", "name", "Ilaria Uno", "role", "LOCAL_CHIEF_ARBITER"),
                    Map.of("official", "pisa-lta", "name", "Ilaria Due", "role", "LOCAL_TECHNICAL_ARBITER"),
                    Map.of("official", "pisa-lo", "name", "Ilaria Tre", "role", "LOCAL_ORGANISER"));
            organiser.does(
                    "addVenue",
                    Map.of(
                            "venue",
                            "pisa-wider",
                            "name",
                            "Pisa",
                            "timeZone",
                            "Europe/Rome",
                            "officials",
                            officials,
                            "reason",
                            WHY));
            String code = organiser
                    .doesOnceKnown(Set.of("NOBODY"), "issueCode", Map.of("official", "pisa-lta"))
                    .path("code")
                    .asText();
            try (Screen lta = Screen.open(hall.zone(), hall.enrol(code))) {
                lta.does("recordInternetTest", Map.of("venue", "pisa-wider", "passed", true));
            }
            organiser.does(
                    "renameVenue",
                    Map.of(
                            "venue",
                            "pisa-wider",
                            "name",
                            "Pisa, at the tower",
                            "timeZone",
                            "Europe/Rome",
                            "reason",
                            WHY));
            organiser.does("removeVenue", Map.of("venue", "pisa-wider", "reason", WHY));
        }
    }
}
