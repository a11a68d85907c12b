package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.chess.Side;

/**
 * A real hall and real venue nodes in a network of namespaces, in which cables are unplugged: each time the hall
 * reports where the link broke (OCR 18.8, 18.9, ENG-7). Two venues, Oslo and Lyon, have two devices and a node each;
 * the devices of Bari are connected directly to the zone.
 */
class WhereItBrokeIT {
    private static final int OSLO = 1;
    private static final int LYON = 2;
    private static final int NODE = 3;
    private static final int ZONE_PORT = 8080;
    private static final RunningHall hall = RunningHall.shared();

    private static Network network;

    @TempDir
    private Path folder;

    private final List<Process> nodes = new ArrayList<>();
    private Cup cup;

    @BeforeAll
    static void twoVenues() throws IOException {
        Optional<String> why = Network.impossible();
        assumeTrue(why.isEmpty(), why.orElse(""));
        network = new Network(2, NODE);
        network.serve(ZONE_PORT, hall.port("playing-zone"));
    }

    @AfterAll
    static void nothingIsLeft() throws IOException {
        if (network != null) network.close();
    }

    @AfterEach
    void mended() {
        network.restore();
        nodes.forEach(Process::destroyForcibly);
        if (cup != null) cup.close();
    }

    /** Boards 1 to 3 in play: Oslo has White of 1 and Black of 3, Lyon Black of 1 and White of 2. */
    private void playing(String id, Duration delay) throws IOException {
        cup = Cup.ofThreeVenues(hall, id).opened();
        seat(OSLO, 1, 1, Side.WHITE, delay);
        seat(OSLO, 2, 3, Side.BLACK, delay);
        seat(LYON, 1, 1, Side.BLACK, Duration.ZERO);
        seat(LYON, 2, 2, Side.WHITE, Duration.ZERO);
        cup.start(1, 2, 3);
    }

    private void seat(int venue, int device, int board, Side side, Duration delay) throws IOException {
        cup.seat(board, side, URI.create("http://127.0.0.1:" + network.through(venue, device, ZONE_PORT, delay)));
    }

    private String venue(int venue) {
        return (venue == OSLO ? "oslo-" : "lyon-") + cup.id();
    }

    /** Starts the nodes of venues, and waits until each has reported and everything answers it. */
    private void nodes(int... venues) throws IOException {
        for (int venue : venues) start(venue);
        for (int venue : venues)
            cup.lta(venue(venue))
                    .sees(
                            "all that the node measures",
                            () -> hops(venue).equals("DEVICE DEVICE GATEWAY PROVIDER ZONE"));
    }

    private void start(int venue) throws IOException {
        Path devices = Files.writeString(
                folder.resolve("devices-" + venue),
                Network.address(venue, 1) + " 1 " + (venue == OSLO ? "white" : "black") + "\n"
                        + Network.address(venue, 2) + (venue == OSLO ? " 3 black" : " 2 white") + "\n");
        cup.lta(venue(venue)); // enters with its own code, before the node gets one
        String code = cup.ca()
                .does("issueCode", Map.of("official", venue == OSLO ? "oslo-lta" : "lyon-lta"))
                .path("code")
                .asText();
        nodes.add(new ProcessBuilder(network.inside(
                        Network.device(venue, NODE),
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Xmx64m",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "org.onehall.venue.VenueNodeCommand",
                                "--zone",
                                "http://" + Network.ZONE + ":" + ZONE_PORT,
                                "--provider",
                                "10.199." + venue + ".253",
                                "--code",
                                code,
                                "--data",
                                folder.resolve("node-" + venue).toString(),
                                "--devices",
                                devices.toString())))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("node-" + venue + ".log").toFile())
                .start());
    }

    /** What answers a venue's node now. */
    private String hops(int venue) {
        List<String> hops = new ArrayList<>();
        for (JsonNode node : RunningHall.tree(hall.get(
                                hall.url() + "/api/venues",
                                cup.lta(venue(venue)).who().token())
                        .body())
                .path("nodes"))
            for (JsonNode hop : node.path("hops"))
                if (!hop.path("lost").asBoolean()) hops.add(hop.path("hop").asText());
        return String.join(" ", hops);
    }

    /** The cause of a seat's case, once it satisfies a condition. */
    private JsonNode cause(int board, Side side, String what, Predicate<JsonNode> truth) {
        return cup.ca()
                .seesOne(
                        what + " of " + side + " at board " + board,
                        cup.ca().client()::cases,
                        one -> one.path("board").asText().equals(cup.board(board))
                                && one.path("side").asText().equals(side.name())
                                && truth.test(one.path("cause")))
                .path("cause");
    }

    private void settled(String segment, int board, Side side) {
        JsonNode cause = cause(
                board, side, "the settled cause", seen -> seen.path("settled").asBoolean());
        assertEquals(segment, cause.path("segment").asText(), cause::toString);
    }

    private void almostCertainly(String segment, String place, int board, Side side) {
        cause(
                board,
                side,
                segment + ", almost certainly, with the silent " + place,
                seen -> seen.path("segment").asText().equals(segment)
                        && seen.path("confidence").asText().equals("HIGH")
                        && seen.path("probes").path(place).asText().equals("SILENT"));
    }

    @Test
    void aDevice() throws IOException { // I6
        playing("cut-device", Duration.ZERO);
        nodes(OSLO);
        network.cutDevice(OSLO, 1);
        settled("DEVICE", 1, Side.WHITE);
        almostCertainly("DEVICE", "device", 1, Side.WHITE);
        JsonNode cause = cause(
                1,
                Side.WHITE,
                "the way to the zone",
                seen -> seen.path("probes").path("zone").asText().equals("ANSWERED"));
        assertEquals(0, cause.path("lostHere").asInt(), cause::toString);
        network.restore();
        cup.ca()
                .seesOne(
                        "the device back",
                        cup.ca().client()::cases,
                        one -> one.path("board").asText().equals(cup.board(1))
                                && one.path("state").asText().equals("RESTORED"));
    }

    @Test
    void theNetworkOfAVenue() throws IOException { // I7
        playing("cut-network", Duration.ZERO);
        nodes(OSLO);
        network.cutVenueNetwork(OSLO);
        settled("VENUE_LINE", 1, Side.WHITE); // all that can be seen from here: nobody answers
        network.restore();
        almostCertainly("VENUE_NETWORK", "gateway", 1, Side.WHITE);
        almostCertainly("VENUE_NETWORK", "gateway", 3, Side.BLACK);
    }

    @Test
    void theLineOfAVenue() throws IOException { // I7
        playing("cut-line", Duration.ZERO);
        nodes(OSLO);
        network.cutLine(OSLO);
        settled("VENUE_LINE", 1, Side.WHITE);
        JsonNode outage = cup.ca()
                .seesOne(
                        "Oslo dark",
                        cup.ca().client()::outages,
                        one -> one.path("venue").asText().equals(venue(OSLO)));
        assertEquals(2, outage.path("caseIds").size(), outage::toString);
        cup.ca().seesStatus(cup.board(2), "PLAYING");
        network.restore();
        almostCertainly("VENUE_LINE", "provider", 1, Side.WHITE);
        JsonNode cause = cause(
                3,
                Side.BLACK,
                "the answering gateway",
                seen -> seen.path("probes").path("gateway").asText().equals("ANSWERED"));
        assertEquals("VENUE_LINE", cause.path("segment").asText(), cause::toString);
    }

    @Test
    void theZone() throws IOException { // I5
        playing("cut-zone", Duration.ZERO);
        nodes(OSLO, LYON);
        network.cutZone();
        settled("ZONE", 1, Side.WHITE);
        settled("ZONE", 2, Side.WHITE);
        network.restore();
        almostCertainly("ZONE", "zone", 1, Side.WHITE);
        almostCertainly("ZONE", "zone", 2, Side.WHITE);
    }

    @Test
    void aFlappingLineIsOneCaseWithItsCourseAndAGapOfASecondIsNone() throws IOException { // OCR 18.9/a
        playing("flapping", Duration.ZERO);
        for (int drop = 1; drop <= 3; drop++) {
            int number = drop;
            network.cutDevice(OSLO, 1);
            cup.ca()
                    .seesOne(
                            "drop " + drop,
                            cup.ca().client()::cases,
                            one -> one.path("board").asText().equals(cup.board(1))
                                    && one.path("state").asText().equals("OPEN"));
            network.restore();
            cup.ca()
                    .sees(
                            "the course of drop " + drop,
                            () -> course(1).stream()
                                                    .filter(step -> step.matches("LOST|LOST_AGAIN"))
                                                    .count()
                                            == number
                                    && course(1).getLast().equals("RESTORED"));
        }
        assertEquals(
                1,
                cup.ca().client().cases().values().stream()
                        .filter(one -> one.path("board").asText().equals(cup.board(1)))
                        .count(),
                "no storm of cases");
        for (int gap = 0; gap < 3; gap++) {
            cup.black(3).client().drop();
            cup.black(3).client().restore();
            cup.black(3).sees("the connection", () -> cup.black(3).client().isConnected());
        }
        assertTrue(cup.ca().client().cases().values().stream()
                .noneMatch(one -> one.path("board").asText().equals(cup.board(3))));
    }

    private List<String> course(int board) {
        for (JsonNode report : RunningHall.tree(hall.get(
                        hall.url() + "/api/disconnections?round=1",
                        cup.ca().who().token())
                .body()))
            if (report.path("board").asInt() == board) {
                List<String> steps = new ArrayList<>();
                report.path("course")
                        .forEach(step -> steps.add(step.path("what").asText()));
                steps.removeIf(step -> step.equals("CAUSE") || step.equals("DETECTED"));
                return steps;
            }
        return List.of("");
    }

    /** Lasts as long as {@code onehall.e2e.lossySeconds} says. */
    @Test
    void aSlowLineThatLosesPacketsIsNoDisconnection() throws IOException { // OCR 18.8: 300 ms and 5 %
        playing("lossy", Duration.ofMillis(150));
        network.lossy(OSLO, 5);
        long end = System.nanoTime()
                + Duration.ofSeconds(Long.getLong("onehall.e2e.lossySeconds")).toNanos();
        String[] moves = {"g1f3", "g8f6", "f3g1", "f6g8"};
        for (int ply = 0; System.nanoTime() < end && ply < 7; ply++)
            cup.plays(1, moves[ply % 4]); // three times the same position ends a game
        cup.ca()
                .sees(
                        "the end of the time, or a case",
                        Duration.ofNanos(end - System.nanoTime()),
                        () -> System.nanoTime() >= end
                                || !cup.ca().client().cases().isEmpty());
        assertTrue(
                cup.ca().client().cases().isEmpty(),
                () -> cup.ca().client().cases().toString());
        JsonNode row = RunningHall.tree(hall.get(
                                hall.url() + "/api/links?round=1",
                                cup.lta(venue(OSLO)).who().token())
                        .body())
                .path(0);
        List<String> states = new ArrayList<>();
        row.path("course").forEach(step -> states.add(step.path("state").asText()));
        assertTrue(!states.contains("DOWN"), row::toString);
        assertTrue(
                row.path("samples")
                                .path(row.path("samples").size() - 1)
                                .path("ms")
                                .asInt()
                        >= 300,
                row::toString);
    }
}
