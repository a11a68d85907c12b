package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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
    private static Path damaged(Path zip, Path copy) throws IOException {
        Files.copy(zip, copy);
        try (FileSystem inside = FileSystems.newFileSystem(copy)) {
            Path players = inside.getPath("event/players.csv");
            Files.writeString(players, Files.readString(players).replaceFirst("[0-9]", "8"));
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
        }
        says(0, "exported moved", export(zip));
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
            says(1, "is not as it was exported", imports(damaged(zip, folder.resolve("damaged.zip")), other.data()));
            says(1, "name each of its logs once", imports(withoutLogs(zip, folder.resolve("less.zip")), other.data()));
            says(0, "no gap, no duplicate", imports(zip, other.data()));
            says(1, "already has an event or a draft with the id moved", imports(zip, other.data()));
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
