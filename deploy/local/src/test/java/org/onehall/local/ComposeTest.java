package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;

/** The files of deploy/compose agree with the launcher, the services and the build. */
class ComposeTest {
    private static final String TLS = "ONEHALL_GRPC_TLS_";
    private static Path root;
    private static Map<String, Object> one;
    private static Map<String, Object> cluster;

    @BeforeAll
    static void read() throws IOException {
        root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("onehall"))) root = root.getParent();
        one = yaml("deploy/compose/compose.yaml");
        cluster = yaml("deploy/compose/compose.cluster.yaml");
    }

    private static Map<String, Object> yaml(String file) throws IOException {
        LoaderOptions options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        return map(new Yaml(options).load(Files.readString(root.resolve(file))));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object value) {
        return value == null ? Map.of() : (Map<String, Object>) value;
    }

    private static Map<String, Object> service(Map<String, Object> file, String name) {
        return map(map(file.get("services")).get(name));
    }

    private static Map<String, Object> environment(String service) {
        return map(service(one, service).get("environment"));
    }

    @Test
    void everyServiceIsThereWithTheHeapOfTheLauncher() {
        for (Part part : Part.values()) {
            assertEquals(
                    "onehall/" + part.service() + ":${ONEHALL_VERSION:-dev}",
                    service(one, part.service()).get("image"));
            assertEquals(
                    "-Xmx" + part.heap() + "m", environment(part.service()).get("JAVA_TOOL_OPTIONS"), part.service());
        }
    }

    @Test
    void servicesFindEachOtherWhereTheyListen() {
        for (Part by : Part.values()) {
            for (Part part : Part.values()) {
                if (part == Part.PLAYING_ZONE) continue;
                assertEquals(
                        part.service() + ":" + (8080 + part.offset()),
                        environment(by.service()).get("ONEHALL_ADDRESSES_" + part.name()),
                        by.service());
            }
        }
    }

    /** A setting that no service reads would have no effect. */
    @Test
    void everySettingIsReadByAPart() throws IOException {
        StringBuilder sources = new StringBuilder(Files.readString(root.resolve("deploy/containers/start")));
        Files.walkFileTree(root.resolve("services"), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes of) {
                boolean built = directory.endsWith("target"); // it may be changing just now
                return built ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes of) throws IOException {
                if (file.toString().contains("/src/main/resources/")
                        && file.toString().endsWith(".properties")) {
                    sources.append(Files.readString(file));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        Path launchers = root.resolve("deploy/local/src/main/java/org/onehall/local");
        String launcher = Files.readString(launchers.resolve("HallProcesses.java"))
                + Files.readString(launchers.resolve("Doors.java"));
        String grpc = Files.readString(
                root.resolve("services/shared/house/src/main/java/org/onehall/house/GrpcTlsConfig.java"));
        for (Part part : Part.values()) {
            for (String name : environment(part.service()).keySet()) {
                boolean address = name.startsWith("ONEHALL_ADDRESSES_") && sources.indexOf(name) >= 0;
                boolean tls = name.startsWith(TLS)
                        && grpc.contains("> " + name.substring(TLS.length()).toLowerCase(Locale.ROOT) + "();");
                assertTrue(
                        address || tls || name.equals("JAVA_TOOL_OPTIONS") || launcher.contains("\"" + name + "\""),
                        name + " of " + part.service() + " is none that ./onehall up gives a service");
            }
        }
    }

    @Test
    void everyServiceSpeaksTlsWithTheOthers() {
        for (Part part : Part.values()) {
            Map<?, ?> environment = environment(part.service());
            assertEquals(
                    "/run/onehall/identity/" + ServiceCertificates.AUTHORITY, environment.get(TLS + "AUTHORITIES"));
            boolean serves = part != Part.PLAYING_ZONE;
            assertEquals(serves ? "/run/onehall/identity/grpc.crt" : null, environment.get(TLS + "CERTIFICATE"));
            assertEquals(serves ? "/run/onehall/identity/grpc.key" : null, environment.get(TLS + "KEY"));
        }
        assertTrue(service(one, "setup").get("entrypoint").toString().contains("--certificates"));
    }

    @Test
    void aSecondInstanceHasANameOfItsOwnAndIsFoundByThatOfTheService() {
        for (Part part : Part.values()) {
            String second = part.service() + "-2";
            if (part == Part.PLAYING_ZONE) {
                assertFalse(map(cluster.get("services")).containsKey(second), "every screen is connected to the zone");
                continue;
            }
            assertEquals(
                    Map.of("file", "compose.yaml", "service", part.service()),
                    service(cluster, second).get("extends"));
            assertEquals(
                    second, map(service(cluster, second).get("environment")).get("ONEHALL_INSTANCE"));
            assertEquals(
                    List.of(part.service()),
                    map(map(service(cluster, second).get("networks")).get("inside"))
                            .get("aliases"));
        }
    }

    @Test
    void nobodyButTheProxyIsReachedFromOutside() {
        map(one.get("services")).forEach((name, service) -> {
            Object ports = map(service).get("ports");
            if (name.equals("proxy")) {
                assertTrue(ports.toString().contains(":443"));
            } else if (name.equals("grafana")) {
                assertTrue(ports.toString().startsWith("[127.0.0.1:"), ports.toString());
            } else {
                assertEquals(null, ports, name);
            }
        });
        assertEquals(true, map(map(one.get("networks")).get("inside")).get("internal"));
    }

    /** A container sees only its own secrets; only containers that an operator starts by hand see those of all. */
    @Test
    void eachContainerMountsItsOwnIdentity() {
        map(one.get("services")).forEach((name, service) -> {
            Object volumes = map(service).get("volumes");
            if (volumes == null) return;
            if (name.equals("setup") || name.equals("backup")) {
                assertEquals(List.of("operator"), map(service).get("profiles"), name);
                return;
            }
            for (Object volume : (List<?>) volumes) {
                if (!volume.toString().contains("ONEHALL_IDENTITY")) continue;
                String owner = switch (name) {
                    case "broker-1" -> "broker";
                    case "topics", "tools", "load" -> "operator";
                    default -> name;
                };
                assertTrue(
                        volume.toString().contains("/containers/" + owner + ":")
                                && volume.toString().endsWith(":ro"),
                        name + " mounts " + volume);
            }
        });
    }

    @Test
    void monitoringLooksAtEveryServicesPortOfHealth() throws IOException {
        List<?> jobs = (List<?>) yaml("deploy/compose/prometheus.yaml").get("scrape_configs");
        Map<String, Object> job = map(jobs.getFirst());
        Map<String, Object> seen = new TreeMap<>();
        for (Object look : (List<?>) job.get("dns_sd_configs")) {
            seen.put(
                    ((List<?>) map(look).get("names")).getFirst().toString(),
                    map(look).get("port"));
        }
        Map<String, Object> wanted = new TreeMap<>();
        for (Part part : Part.values()) wanted.put(part.service(), 8080 + part.management());
        assertEquals(wanted, seen);
    }

    @Test
    void theBrokersVersionIsTheOneInUse() throws IOException {
        var version = Pattern.compile("<kafka.version>(.*)</kafka.version>")
                .matcher(Files.readString(root.resolve("pom.xml")));
        assertTrue(version.find());
        assertEquals(
                "${ONEHALL_KAFKA_IMAGE:-apache/kafka:" + version.group(1) + "}",
                service(one, "broker-1").get("image"));
    }

    @Test
    void everyNamedVolumeIsDeclared() {
        TreeSet<String> declared = new TreeSet<>(map(one.get("volumes")).keySet());
        declared.addAll(map(cluster.get("volumes")).keySet());
        for (Map<String, Object> file : List.of(one, cluster)) {
            map(file.get("services")).forEach((name, service) -> {
                Object volumes = map(service).get("volumes");
                if (volumes == null) return;
                for (Object volume : (List<?>) volumes) {
                    String from = volume.toString().split(":", 2)[0];
                    assertTrue(from.matches("[.$].*") || declared.contains(from), name + " mounts " + volume);
                }
            });
        }
    }
}
