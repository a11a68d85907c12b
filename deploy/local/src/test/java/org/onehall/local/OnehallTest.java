package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.regulations.ProfileSchema;
import picocli.CommandLine;

class OnehallTest {
    private record Ran(int exit, String out, String err) {}

    private static Ran run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Onehall.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
        return new Ran(exit, out.toString(), err.toString());
    }

    private static UpCommand up(String... args) {
        UpCommand up = new UpCommand();
        CommandLine line = new CommandLine(up);
        line.parseArgs(args);
        return up;
    }

    @Test
    void everyCommandHasHelpAndNoneIsShownThatDoesNotExist() {
        assertEquals(
                List.of(
                        "up",
                        "test",
                        "status",
                        "stop",
                        "doctor",
                        "perft",
                        "winnable",
                        "pgn",
                        "analyse",
                        "screen",
                        "calibrate",
                        "replay",
                        "backup",
                        "restore",
                        "identity",
                        "topics",
                        "load",
                        "operator",
                        "rehearse",
                        "event",
                        "coverage",
                        "regulations",
                        "bench",
                        "chaos",
                        "venue-node",
                        "prepare"),
                List.copyOf(Onehall.commandLine().getSubcommands().keySet()));
        for (String command : Onehall.commandLine().getSubcommands().keySet()) {
            Ran help = run(command, "--help");
            assertEquals(0, help.exit(), command);
            assertTrue(help.out().startsWith("Usage: "), help.out());
            assertEquals("", help.err());
        }
        assertEquals(0, run("--help").exit());
    }

    @Test
    void badUsageEndsWithTwoAndSaysWhatToType() {
        for (String[] args : new String[][] {
            {},
            {"dance"},
            {"perft"},
            {"perft", "startpos", "deep"},
            {"perft", "startpos", "-1"},
            {"perft", "8/8", "3"},
            {"perft", "startpos"},
            {"perft", "k7/8/8/8/8/8/8/R2K4 w Q -", "1"},
            {"winnable"},
            {"winnable", "--side", "green", "startpos"},
            {"winnable", "--budget", "0", "startpos"},
            {"winnable", "8/8"},
            {"pgn"},
            {"pgn", "no-such.pgn"},
            {"pgn", "--letters", "greek", "pom.xml"},
            {"pgn", "--letters", "italian", "--strict", "pom.xml"},
            {"identity"},
            {"identity", "--out", "target/none", "--days", "0"},
            {"topics"},
            {"topics", "--bootstrap", "127.0.0.1:1", "--replication", "0"},
            {"analyse"},
            {"analyse", "no-such.pgn"},
            {"analyse", "--multipv", "1", "pom.xml"},
            {"analyse", "--nodes", "0", "pom.xml"},
            {"analyse", "--workers", "0", "pom.xml"},
            {"analyse", "--limit-games", "0", "pom.xml"},
            {"screen"},
            {"screen", "no-such.pgn"},
            {"screen", "--lang", "fr", "pom.xml"},
            {"screen", "--workers", "0", "pom.xml"},
            {"screen", "--nodes", "0", "pom.xml"},
            {"screen", "--rating-error", "501", "pom.xml"},
            {"screen", "--increment", "-1", "pom.xml"},
            {"screen", "--calibration", "no-such.txt", "pom.xml"},
            {"calibrate", "pom.xml"},
            {"calibrate", "--out", "Bad Name.txt", "pom.xml"},
            {"calibrate", "--out", "c.txt", "--date", "1 March", "pom.xml"},
            {"calibrate", "--out", "c.txt", "--description", "two\nlines", "pom.xml"},
            {"calibrate", "--out", "c.txt", "no-such.pgn"},
            {"bench"},
            {"chaos"},
            {"regulations"},
            {"regulations", "law"},
            {"replay", "--data", "no-such-folder"},
            {"up", "--port", "80"},
            {"up", "--port", "70000"},
            {"up", "--port", "x"},
            {"up", "--demo=0"},
            {"up", "--demo=fast"},
            {"up", "--demo=NaN"},
            {"up", "--empty", "--demo"},
            {"up", "--empty", "--competition", "a.yaml"},
            {"up", "--empty", "--regulations", "a.yaml"},
            {"operator", "--zone", "http://127.0.0.1:1"},
            {"operator", "--token", "a.jwt"},
            {"operator", "--data", "a", "--zone", "http://127.0.0.1:1", "--token", "a.jwt"},
            {"operator", "--zone", "here", "--token", "a.jwt"},
            {"event"},
            {"event", "export"},
            {"event", "export", "cup"},
            {"event", "export", "cup", "--out", "no-such-folder/cup.zip"},
            {"event", "export", "cup", "--out", "pom.xml"},
            {"event", "import"},
            {"event", "import", "no-such.zip"},
            {"event", "remove"},
            {"rehearse"},
            {"rehearse", "--event", "cup", "--round", "0"},
            {"rehearse", "--event", "cup", "--speed", "fast"},
            {"rehearse", "--event", "cup", "--port", "80"},
            {"up", "--nonsense"},
            {"dance", "--help"},
            {"--help", "dance"},
            {"up", "--nonsense", "--help"},
            {"up", "--help", "--nonsense"},
            {"pgn", "-h", "--nonsense"},
            {"status", "now", "--help"},
            {"regulations", "law", "--help"},
            {"regulations", "schema", "law", "--help"},
            {"up", "--competition", "no-such.yaml"}
        }) {
            Ran ran = run(args);
            assertEquals(2, ran.exit(), String.join(" ", args));
            assertTrue(ran.err().startsWith("onehall: "), ran.err());
            assertFalse(ran.err().contains("\tat "), ran.err());
            assertEquals("", ran.out());
        }
    }

    @Test
    void theSchemaOfRegulationsIsPrinted() { // V-01
        Ran ran = run("regulations", "schema");
        assertEquals(0, ran.exit());
        assertEquals(ProfileSchema.text(), ran.out());
        assertEquals("", ran.err());
        assertTrue(run("regulations", "schema", "--help").out().contains("# yaml-language-server: $schema="));
    }

    @Test
    void upTakesItsOptions() {
        UpCommand plain = up();
        assertEquals(8080, plain.ports().base());
        assertEquals(
                new Launcher.UpOptions(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        true,
                        Map.of(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        false,
                        false),
                plain.options());
        UpCommand full = up(
                "--competition",
                "a.yaml",
                "--regulations",
                "r.yaml",
                "--port",
                "9000",
                "--demo=2.5",
                "--no-browser",
                "--durable");
        assertEquals(9000, full.ports().base());
        assertEquals(
                new Launcher.UpOptions(
                        Optional.of(Path.of("a.yaml")),
                        Optional.of(Path.of("r.yaml")),
                        Optional.of("2.5"),
                        false,
                        Map.of(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        true,
                        false),
                full.options());
        assertTrue(up("--empty").options().empty());
        UpCommand several = up("--instances", "game-state=2,virtual-clock=3", "--brokers", "3");
        assertEquals(
                Map.of(Part.GAME_STATE, 2, Part.VIRTUAL_CLOCK, 3),
                several.options().instances());
        assertEquals(OptionalInt.of(3), several.options().brokers());
        assertEquals(
                Optional.of(UpCommand.DEMO_SPEED),
                up("--demo", "--no-browser").options().speed());
        assertEquals(Optional.of("max"), up("--demo=max").options().speed());
    }

    @Test
    void everyPartHasItsOwnPort() {
        Ports ports = new Ports(9000);
        assertEquals(16, ports.all(Scale.ONE).size());
        assertEquals(
                16,
                List.copyOf(ports.all(Scale.ONE).values()).stream().distinct().count());
        assertEquals(9000, ports.of(Part.PLAYING_ZONE));
        assertEquals(9001, ports.of(Part.GAME_STATE));
        assertEquals(9002, ports.of(Part.VIRTUAL_CLOCK));
        assertEquals(9003, ports.of(Part.CONNECTIVITY));
        assertEquals(9004, ports.of(Part.FAIR_PLAY));
        assertEquals(9005, ports.of(Part.ADJUDICATION));
        assertEquals(9006, ports.of(Part.COMPETITION));
        assertEquals(9007, ports.management(new Scale.Instance(Part.PLAYING_ZONE, 1)));
        assertEquals(9011, ports.management(new Scale.Instance(Part.FAIR_PLAY, 1)));
        assertEquals(9014, ports.management(new Scale.Instance(Part.ADJUDICATION, 1)));
        assertEquals(9012, ports.broker(1));
        assertEquals(9013, ports.controller(1));
        assertEquals("game-state", Part.GAME_STATE.service());
        assertThrows(IllegalArgumentException.class, () -> new Ports(1023));
        assertThrows(IllegalArgumentException.class, () -> new Ports(65521));
        assertEquals(65535, new Ports(65520).management(new Scale.Instance(Part.COMPETITION, 1)));
    }

    @Test
    void secondInstancesLieFortyPortsAboveTheFirst() {
        Ports ports = new Ports(8080);
        Scale scale = new Scale(3, Map.of(Part.GAME_STATE, 2));
        assertEquals(
                List.of(
                        "playing-zone",
                        "game-state",
                        "virtual-clock",
                        "connectivity",
                        "fair-play",
                        "adjudication",
                        "competition",
                        "game-state-2"),
                scale.services().stream().map(Scale.Instance::name).toList());
        assertEquals(
                List.of("game-state-1", "game-state-2"),
                scale.services(Part.GAME_STATE).stream().map(Scale.Instance::id).toList());
        assertEquals(List.of("broker", "broker-2", "broker-3"), scale.brokerNames());
        assertEquals("127.0.0.1:8081,127.0.0.1:8121", ports.addresses(Part.GAME_STATE, scale));
        assertEquals("127.0.0.1:8082", ports.addresses(Part.VIRTUAL_CLOCK, scale));
        assertEquals("127.0.0.1:8092,127.0.0.1:8132,127.0.0.1:8172", ports.bootstrap(scale));
        assertEquals("127.0.0.1:8092", ports.bootstrap(Scale.ONE));
        assertEquals(
                22,
                ports.all(scale).values().stream().distinct().count(),
                "8 services with health ports, 3 brokers with controllers");
    }

    @Test
    void notEveryNumberOfPartsMakesSense() {
        assertThrows(IllegalArgumentException.class, () -> new Scale(2, Map.of()));
        assertThrows(IllegalArgumentException.class, () -> new Scale(1, Map.of(Part.GAME_STATE, 0)));
        assertThrows(IllegalArgumentException.class, () -> new Scale(1, Map.of(Part.PLAYING_ZONE, 2)));
        for (String[] wrong : new String[][] {
            {"--brokers", "2"},
            {"--instances", "chess=2"},
            {"--instances", "game-state=9"},
            {"--instances", "playing-zone=2"}
        }) {
            assertThrows(CommandLine.ParameterException.class, () -> up(wrong).options());
        }
    }

    @Test
    void aFenMayBeGivenInOneWordOrSix() {
        for (String[] args : new String[][] {
            {"startpos", "1"},
            {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "1"},
            {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "w", "KQkq", "-", "0", "1", "1"}
        }) {
            PerftCommand perft = new PerftCommand();
            new CommandLine(perft).parseArgs(args);
            assertEquals(1, perft.depth());
            assertEquals(org.onehall.chess.Position.initial(), perft.position());
        }
    }
}
