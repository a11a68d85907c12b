package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.github.dockerjava.api.command.BuildImageResultCallback;
import com.github.dockerjava.api.command.WaitContainerResultCallback;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.release.Release;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.Container.ExecResult;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.startupcheck.OneShotStartupCheckStrategy;
import org.testcontainers.containers.wait.strategy.Wait;

/**
 * A hall starts from only its zip file, and a venue node from only its archive: in a container with a shell and the C
 * library, as a user without a name, in folders that nobody can write to. Two browsers play in it from another network,
 * through a proxy that speaks TLS.
 */
@Order(RunningHall.OF_ITS_OWN)
class ReleaseIT {
    private static final String VERSION = "1.2.3";
    /** Whether the release is prepared as by ./onehall release, which takes minutes. */
    private static final boolean PREPARED = Boolean.getBoolean("onehall.release.prepared");

    private static final String IMAGE = "onehall-release-test:" + VERSION;
    /** Prints "yes" if a part has mapped its start cache into memory. */
    private static final String USES_CACHE = "for maps in /proc/[0-9]*/maps; do while read -r line; do "
            + "case $line in */playing-zone.aot) echo yes; exit;; esac; done <\"$maps\"; done";

    private static final String USER = "10001:10001";
    private static final Duration PATIENCE = Duration.ofMinutes(6);
    private static final long VENUE_NODE_AT_MOST = 60_000_000;
    private static final Pattern READY = Pattern.compile("ready in ([0-9.]+) s");
    private static final Map<String, String> FOLDERS = Map.of("/tmp", "exec,mode=1777", "/data", "mode=1777");

    @TempDir
    private static Path folder;

    private static boolean built;

    @BeforeAll
    static void aReleaseIsPackedAndUnpackedWhereNothingElseIs() throws IOException, InterruptedException {
        assumeTrue(
                DockerClientFactory.instance().isDockerAvailable(),
                "no Docker engine answers: a release is not started in an empty container");
        long from = System.nanoTime();
        Release release = Release.of(RunningHall.root(), VERSION, FileTime.from(Instant.parse("2026-01-01T00:00:00Z")));
        Path zip = folder.resolve("onehall.zip");
        Path tarGz = folder.resolve("venue-node.tar.gz");
        release.hall(folder, zip, 0, PREPARED);
        release.venueNode(folder, tarGz);
        RunningHall.figure(
                "release: the hall's zip file %.0f MB, the venue node's archive %.1f MB, packed in %.1f s",
                Files.size(zip) / 1e6, Files.size(tarGz) / 1e6, (System.nanoTime() - from) / 1e9);
        assertTrue(Files.size(tarGz) <= VENUE_NODE_AT_MOST, () -> tarGz.toFile().length() + " bytes");
        Path files = Files.createDirectory(folder.resolve("context")).resolve("container.tar");
        try (EmptyContainer container = new EmptyContainer(files)) {
            container.unzip(zip, "opt/onehall");
            container.untar(tarGz, "opt/venue-node");
            Path cup = RunningHall.competition("two-venues.yaml");
            for (String name : List.of("two-venues.yaml", "players.csv", "pairings.csv")) {
                container.file("opt/cup/" + name, cup.resolveSibling(name));
            }
        }
        Path recipe = Files.writeString(files.resolveSibling("Dockerfile"), "FROM scratch\nADD container.tar /\n");
        DockerClientFactory.lazyClient()
                .buildImageCmd(recipe.toFile())
                .withTags(Set.of(IMAGE))
                .exec(new BuildImageResultCallback())
                .awaitImageId();
        built = true;
    }

    @AfterAll
    static void itsImageIsRemoved() {
        if (built)
            DockerClientFactory.lazyClient()
                    .removeImageCmd(IMAGE)
                    .withForce(true)
                    .exec();
    }

    /** The address of this machine as containers see it. */
    private static String machine() {
        var network = DockerClientFactory.lazyClient()
                .inspectNetworkCmd()
                .withNetworkId("bridge")
                .exec()
                .getIpam()
                .getConfig()
                .getFirst();
        // An engine that has just made the network does not name its gateway, which is the first address.
        String gateway = network.getGateway();
        return gateway != null && !gateway.isEmpty()
                ? gateway
                : network.getSubnet().replaceFirst("\\d+/\\d+$", "1");
    }

    private static GenericContainer<?> container(String... command) {
        return new GenericContainer<>(IMAGE)
                .withCommand(command)
                .withTmpFs(FOLDERS)
                .withCreateContainerCmdModifier(create -> {
                    create.withUser(USER);
                    create.getHostConfig().withReadonlyRootfs(true);
                });
    }

    @Test
    void aHallRunsFromItsZipFileAndAVenueNodeFromItsArchive() throws IOException, InterruptedException {
        assumeTrue(Nginx.program().isPresent(), "no nginx to put before the hall; install it: apt-get install nginx");
        int https = DoorsIT.freePort();
        String url = "https://localhost:" + https;
        String machine = machine();
        try (GenericContainer<?> hall = container(
                        "/opt/onehall/onehall",
                        "up",
                        "--no-browser",
                        "--data",
                        "/data/hall",
                        "--competition",
                        "/opt/cup/two-venues.yaml",
                        "--host",
                        "0.0.0.0",
                        "--public-url",
                        url,
                        "--trusted-proxy",
                        machine)
                .waitingFor(Wait.forLogMessage("(?s).*ready in .*", 1).withStartupTimeout(PATIENCE))) {
            hall.start();
            Matcher ready = READY.matcher(hall.getLogs());
            assertTrue(ready.find(), hall::getLogs);
            RunningHall.figure(
                    "release: ready in %s s in an empty container, at its first start, %s",
                    ready.group(1), PREPARED ? "prepared" : "unprepared");
            assertEquals(PREPARED, said(hall, "/bin/sh", "-c", USES_CACHE).equals("yes"));

            assertEquals(VERSION, said(hall, "/opt/onehall/onehall", "--version"));
            String status = said(hall, "/opt/onehall/onehall", "status", "--data", "/data/hall");
            for (String service : RunningHall.SERVICES) {
                assertTrue(
                        Pattern.compile(service + " +\\d+ +\\d+ +yes +yes .*")
                                .matcher(status)
                                .find(),
                        status);
            }
            String measured = measurements(hall);
            assertTrue(
                    Pattern.compile("zone http://127\\.0\\.0\\.1:8080 +yes +\\d+ ms")
                            .matcher(measured)
                            .find(),
                    measured);
            String address = hall.getContainerInfo()
                    .getNetworkSettings()
                    .getNetworks()
                    .get("bridge")
                    .getIpAddress();
            TestAuthority authority = new TestAuthority(Files.createDirectory(folder.resolve("authority")));
            try (Nginx _ = new Nginx(
                    Files.createDirectory(folder.resolve("nginx")),
                    https,
                    DoorsIT.freePort(),
                    address + ":8080",
                    machine,
                    authority)) {
                String codes = said(
                        hall, "/bin/sh", "-c", "while read -r line; do echo \"$line\"; done </data/hall/codes.txt");
                play(url, authority, new ReleasedHall(URI.create("http://" + address + ":8080"), codes));
            }
            end(hall);
        }
    }

    private static void play(String url, TestAuthority authority, ReleasedHall hall) {
        Cup cup = Cup.goingOn(hall, "two-venues").opened();
        List<String> complaints = new CopyOnWriteArrayList<>();
        try (cup;
                Playwright driver = BrowserWindow.driver();
                BrowserWindow rome = BrowserWindow.with(driver, authority.chromiumOption());
                BrowserWindow milan = BrowserWindow.with(driver, authority.chromiumOption())) {
            PlaywrightAssertions.setDefaultAssertionTimeout(BrowserWindow.PATIENCE_MS);
            Page white = rome.enters(url, hall.code("two-venues", cup.board(1) + " WHITE"));
            Page black = milan.enters(url, hall.code("two-venues", cup.board(1) + " BLACK"));
            for (Page player : List.of(white, black)) {
                player.onConsoleMessage(message -> {
                    if (message.type().equals("error")) complaints.add(message.text());
                });
                player.onPageError(complaints::add);
                player.reload();
                BrowserSteps.role(player, AriaRole.BUTTON, "I am at the board").click();
            }
            DoorsIT.playsToTheEnd(cup, white, black);
            BrowserSteps.isAccessible("a board from a release", white);
            cup.ca().seesStatus(cup.board(1), "ENDED");
        }
        assertEquals(List.of(), complaints);
    }

    private static String said(GenericContainer<?> hall, String... command) throws IOException, InterruptedException {
        ExecResult result = hall.execInContainer(command);
        assertEquals(0, result.getExitCode(), result::toString);
        return result.getStdout().strip();
    }

    /** Runs the venue node together with the hall, in the hall's network. Returns its table. */
    private static String measurements(GenericContainer<?> hall) {
        try (GenericContainer<?> node = container(
                        "/opt/venue-node/venue-node", "--zone", "http://127.0.0.1:8080", "--once")
                .withNetworkMode("container:" + hall.getContainerId())
                .withStartupCheckStrategy(new OneShotStartupCheckStrategy().withTimeout(PATIENCE))) {
            node.start();
            return node.getLogs();
        }
    }

    /** Ends the hall as the shutdown of a machine would. */
    private static void end(GenericContainer<?> hall) {
        var docker = DockerClientFactory.lazyClient();
        docker.killContainerCmd(hall.getContainerId()).withSignal("TERM").exec();
        int code = docker.waitContainerCmd(hall.getContainerId())
                .exec(new WaitContainerResultCallback())
                .awaitStatusCode();
        assertEquals(0, code, hall::getLogs);
        assertTrue(hall.getLogs().contains("stopped; the data stays in /data/hall"), hall::getLogs);
    }
}
