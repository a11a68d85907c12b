package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Message;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.GroupListing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.local.backup.EventImport;
import org.onehall.proto.clock.v1.ClockEvent;

/** An event is exported from a hall while others go on, and imported into a new hall, which goes on with it. */
class EventArchiveIT {
    private static final String ID = "moved";
    private static final RunningHall hall = RunningHall.shared();

    @TempDir
    private Path folder;

    private RunningHall.Said export(Path zip) {
        return hall.onehall(
                "event",
                "export",
                ID,
                "--out",
                zip.toString(),
                "--data",
                hall.data().toString());
    }

    private static RunningHall.Said imports(Path zip, Path data) {
        return hall.onehall("event", "import", zip.toString(), "--data", data.toString());
    }

    private static void says(int exit, String text, RunningHall.Said said) {
        assertEquals(exit, said.exit(), said.text());
        assertTrue(said.text().contains(text), said.text());
    }

    private static void play(Cup cup) {
        cup.plays(1, "e2e4", "e7e5");
        cup.white(1).does("resign");
        cup.black(2).does("resign");
        for (int board = 1; board <= 2; board++) {
            cup.ca().seesStatus(cup.board(board), "ENDED");
            cup.approve(cup.ca(), board);
        }
        cup.ca().doesOnceKnown(Set.of("ROUND_NOT_APPROVED", "ROUND_WAITS"), "closeRound", Map.of("round", 1));
    }

    private static JsonNode everybodySees(RunningHall where) {
        HttpResponse<String> answer = where.get(where.url() + "/api/public/" + ID, "");
        assertEquals(200, answer.statusCode(), answer.body());
        return RunningHall.tree(answer.body());
    }

    @Test
    void everyGroupThatReactsToEventsIsKnown() throws Exception {
        try (Admin admin = Admin.create(hall.access().client())) {
            Set<String> groups = admin.listGroups().all().get().stream()
                    .map(GroupListing::groupId)
                    .filter(name -> name.startsWith("onehall.") && !name.endsWith(".decider"))
                    .collect(Collectors.toSet());
            groups.removeAll(Set.of("onehall.connectivity.presence", "onehall.fair-play.analyse")); // of other topics
            assertEquals(EventImport.REACTORS.keySet(), groups);
        }
    }

    /** The clock log of the event: starts of boards, which have keys of their own. */
    private static List<ClockEvent> orders(RunningHall where) {
        List<ClockEvent> all = where.events("clock", ClockEvent.parser(), _ -> true);
        Set<String> orders = all.stream()
                .filter(told -> told.getOrderGiven().getCompetitionId().equals(ID))
                .map(told -> told.getHeader().getKey())
                .collect(Collectors.toSet());
        return all.stream()
                .filter(told -> orders.contains(told.getHeader().getKey()))
                .toList();
    }

    /** Changes a byte of a file in the archive. */
    private static Path damaged(Path zip, Path copy, String name) throws IOException {
        Files.copy(zip, copy);
        try (FileSystem inside = FileSystems.newFileSystem(copy)) {
            Path changed = inside.getPath(name);
            String text = Files.readString(changed);
            Files.writeString(changed, text.substring(0, text.length() - 1) + "8");
        }
        return copy;
    }

    /** Takes the logs out of the list of contents, while their files and sums stay. */
    private static Path withoutLogs(Path zip, Path copy) throws IOException {
        Files.copy(zip, copy);
        try (FileSystem inside = FileSystems.newFileSystem(copy)) {
            Path contents = inside.getPath("archive.json");
            ObjectNode all = (ObjectNode) RunningHall.tree(Files.readString(contents));
            all.putArray("logs");
            Files.writeString(contents, all.toString());
        }
        return copy;
    }

    /** What a federation files of a round of two games, named in the README. */
    private static void papersAreThere(Path zip) throws IOException {
        try (FileSystem inside = FileSystems.newFileSystem(zip)) {
            String readme = Files.readString(inside.getPath("README.txt"));
            for (String name : List.of(
                    "round-1-report.pdf",
                    "round-1-report-it.pdf",
                    "round-1-results.csv",
                    "round-1-standings.csv",
                    "games.pgn",
                    "tournament-report-trf26.trf",
                    "tournament-report-trf16.trf")) {
                assertTrue(Files.size(inside.getPath("papers", name)) > 0, name);
                assertTrue(readme.contains("papers/" + name), readme);
            }
            byte[] pdf = Files.readAllBytes(inside.getPath("papers/round-1-report.pdf"));
            assertEquals("%PDF-", new String(pdf, 0, 5, StandardCharsets.US_ASCII));
            String results = Files.readString(inside.getPath("papers/round-1-results.csv"));
            assertEquals(3, results.lines().count(), results);
            assertTrue(results.contains(",0,1,") && results.contains(",1,0,"), results);
            String games = Files.readString(inside.getPath("papers/games.pgn"));
            assertEquals(2, games.split("\\[Event ", -1).length - 1, games);
            String standings = Files.readString(inside.getPath("papers/round-1-standings.csv"));
            assertTrue(standings.startsWith("rank,number,name,federation,rating,points"), standings);
            assertTrue(Files.readString(inside.getPath("archive.json")).contains("FAIR_PLAY_CASES"));
        }
    }

    /** OCR 17.11: it is read, nothing in it is changed, and nobody gets a code for it. */
    private static void archivedIsReadOnly(Cup cup) {
        String event = hall.url() + "/api/events/" + ID;
        HttpResponse<String> done = hall.post(event + "/archive", hall.operatorToken(), "{\"reason\":\"kept\"}");
        assertEquals(200, done.statusCode(), done.body());
        cup.ca()
                .sees(
                        "that nobody gets a code for what is in the archive",
                        () -> hall.post(
                                        hall.url() + "/api/codes",
                                        hall.operatorToken(),
                                        "{\"competitionId\":\"" + ID + "\"}")
                                .body()
                                .contains("COMPETITION_ARCHIVED"));
        String archived = "COMPETITION_ARCHIVED";
        cup.ca().refused(archived, "issueCode", Map.of("official", "nobody"));
        cup.ca().refused(archived, "issueRoundCodes", Map.of("round", 1));
        cup.ca()
                .refused(
                        archived,
                        "registerDevice",
                        Map.of("venue", "oslo-" + ID, "device", "K7QF3M2P", "registered", true));
        cup.ca().refused(archived, "recordPresence", Map.of("board", cup.board(1), "side", "WHITE", "present", true));
        nothingComesPastTheZone(cup);
    }

    /** OCR 17.11: every command about a board or a venue, sent to the services themselves with a token from before. */
    private static void nothingComesPastTheZone(Cup cup) {
        String venue = ID + "/oslo-" + ID;
        Map<String, String> known =
                Map.of("boardId", cup.board(1), "venueId", venue, "venueKey", venue, "competitionId", ID);
        Map<String, String> answers = new TreeMap<>();
        for (Rpc rpc : Rpc.all()) {
            Message request = rpc.request(RunningHall.JSON.createObjectNode(), known);
            Descriptor type = request.getDescriptorForType();
            if (rpc.area().equals("competition")
                    || type.findFieldByName("write") == null
                    || Stream.of("board_id", "venue_id", "venue_key", "competition_id")
                            .allMatch(field -> type.findFieldByName(field) == null)) continue;
            try (Wire wire = Wire.to(hall, rpc.owner(), cup.ca().who().token())) {
                answers.put(rpc.name(), "carried out: " + rpc.call(wire.authorised(), request));
            } catch (StatusRuntimeException e) {
                answers.put(rpc.name(), String.valueOf(e.getStatus().getDescription()));
            }
        }
        assertTrue(answers.size() > 80, answers.keySet().toString());
        answers.values().removeIf(text -> text.startsWith("This competition is in the archive:"));
        assertEquals(Map.of(), answers);
    }

    @Test
    void anEventGoesOnInAnotherHall() throws IOException { // OCR 16.1
        Path zip = folder.resolve("moved.zip");
        try (Cup cup = new Cup(
                        hall,
                        ID,
                        2,
                        RunningHall.competition("three/three-venues.yaml"),
                        text -> text.replaceAll("(?m)^1,[3-6],.*\\R?", "")
                                .replaceAll("(?<=venue: |\\{id: |\\d,)(oslo|lyon|bari)(?=[,}])", "$1-" + ID))
                .opened()) {
            cup.start(1, 2);
            says(1, "round 1 of moved is being played", export(zip));
            assertFalse(Files.exists(zip));
            play(cup);
            RunningHall.Said exported = export(zip);
            says(0, "exported moved", exported);
            assertTrue(exported.text().contains("not in it: fair-play cases"), exported.text());
            papersAreThere(zip);
            archivedIsReadOnly(cup);
        }
        Path later = folder.resolve("archived.zip");
        says(0, "exported moved", export(later));
        says(
                1,
                "this hall has no open event",
                hall.onehall(
                        "event",
                        "export",
                        "nothing",
                        "--out",
                        folder.resolve("no.zip").toString(),
                        "--data",
                        hall.data().toString()));
        says(1, "is running", imports(zip, hall.data()));

        says(2, "start the hall once", imports(zip, folder.resolve("new")));
        try (RunningHall other = RunningHall.empty()) {
            other.stop();
            says(
                    1,
                    "is not as it was exported",
                    imports(damaged(zip, folder.resolve("damaged.zip"), "event/players.csv"), other.data()));
            says(1, "name each of its logs once", imports(withoutLogs(zip, folder.resolve("less.zip")), other.data()));
            says(
                    1,
                    "papers/games.pgn is not as it was exported",
                    imports(damaged(zip, folder.resolve("paper.zip"), "papers/games.pgn"), other.data()));
            says(0, "no gap, no duplicate", imports(zip, other.data()));
            says(1, "already has the event moved with everything that is in the file", imports(zip, other.data()));
            says(1, "already has an event or a draft with the id moved", imports(later, other.data()));
            other.startAgain();
            assertEquals(everybodySees(hall), everybodySees(other));
            for (int board = 1; board <= 2; board++)
                assertEquals(hall.record(ID + "/1/" + board), other.record(ID + "/1/" + board));
            assertEquals(orders(hall), orders(other));
            // What reacts to events does not react to those of the other hall.
            String competition = Files.readString(other.data().resolve("logs/competition.log"));
            assertFalse(competition.contains("of competition " + ID + " is open"), competition);
            assertFalse(orders(hall).isEmpty());
            HttpResponse<String> archived = other.post(
                    other.url() + "/api/events/" + ID + "/archive", other.operatorToken(), "{\"reason\":\"kept\"}");
            assertEquals(200, archived.statusCode(), archived.body());
            says(0, "no gap, no duplicate", other.verify());
        }
    }
}
