package org.onehall.k8s;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Facts from the sources of the hall: ports, which service calls which, and which environment variables are read. */
final class Code {
    private static final Path ROOT = Path.of("../..");
    private static final Path SERVICES = ROOT.resolve("services");
    private static final Path LAUNCHER = ROOT.resolve("deploy/local/src/main/java/org/onehall/local");
    private static final String SETTINGS = "src/main/resources/application.properties";
    private static final Pattern CLIENT = Pattern.compile("quarkus\\.grpc\\.clients\\.\\w+\\.port");
    private static final Pattern PORT = Pattern.compile("\\$\\{ONEHALL_PORT_([A-Z_]+):(\\d+)}");
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Z][A-Z0-9_]+)");
    private static final Pattern PUT = Pattern.compile("\\.put\\(\\s*\"([A-Z][A-Z0-9_]+)\",");
    private static final Pattern PART = Pattern.compile("^ {4}([A-Z_]+)\\(\\d+, \\d+, (\\d+), ", Pattern.MULTILINE);
    private static final Pattern KAFKA = Pattern.compile("<kafka.version>([0-9.]+)</kafka.version>");
    private static final Pattern PREFIX = Pattern.compile("@ConfigMapping\\(\\s*prefix = \"([a-z.]+)\"");
    private static final Pattern GROUP = Pattern.compile("\\binterface (\\w+) \\{");
    private static final Pattern METHOD = Pattern.compile("^ +([\\w<>, .]+) (\\w+)\\(\\);");

    private Code() {}

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Properties settings(Path file) {
        Properties settings = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            settings.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return settings;
    }

    /** The services by their names, each with its settings. */
    static Map<String, Properties> services() {
        try (Stream<Path> folders = Files.list(SERVICES)) {
            return folders.filter(folder -> Files.exists(folder.resolve(SETTINGS)))
                    .collect(Collectors.toMap(
                            folder -> folder.getFileName().toString(),
                            folder -> settings(folder.resolve(SETTINGS)),
                            (one, _) -> one,
                            TreeMap::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The port on which a service listens for calls. */
    static int port(String service) {
        return Integer.parseInt(services().get(service).getProperty("quarkus.http.port"));
    }

    /** The port at which a service shows its health and metrics. */
    static int management(String service) {
        return Integer.parseInt(services().get(service).getProperty("quarkus.management.port"));
    }

    /** The services that a service calls, each with the expected port. */
    static Map<String, Integer> called(String service) {
        Map<String, Integer> called = new TreeMap<>();
        services().get(service).forEach((key, value) -> {
            if (!CLIENT.matcher(key.toString()).matches()) return;
            MatchResult port = PORT.matcher(value.toString())
                    .results()
                    .findAny()
                    .orElseThrow(() ->
                            new AssertionError(service + ": " + key + "=" + value + " names no port of a service"));
            called.put(port.group(1).toLowerCase(Locale.ROOT).replace('_', '-'), Integer.parseInt(port.group(2)));
        });
        return called;
    }

    /** The services that call a service. */
    static Set<String> callers(String service) {
        return services().keySet().stream()
                .filter(one -> called(one).containsKey(service))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The variables named in a service's own settings. */
    static Set<String> variables(String service) {
        return VARIABLE.matcher(services().get(service).toString())
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The largest heap that the launcher gives a service, in megabytes. */
    static int heap(String service) {
        Map<String, Integer> heaps = PART.matcher(text(LAUNCHER.resolve("Part.java")))
                .results()
                .collect(Collectors.toMap(one -> one.group(1), one -> Integer.parseInt(one.group(2))));
        return Optional.ofNullable(heaps.get(service.toUpperCase(Locale.ROOT).replace('-', '_')))
                .orElseThrow();
    }

    /** The version of Kafka with which the hall is built and tested. */
    static String kafka() {
        return KAFKA.matcher(text(ROOT.resolve("pom.xml")))
                .results()
                .map(one -> one.group(1))
                .findFirst()
                .orElseThrow();
    }

    /** The variables with which the launcher starts its services. */
    static Set<String> launched() {
        return put(LAUNCHER.resolve("HallProcesses.java"));
    }

    private static Set<String> put(Path file) {
        return PUT.matcher(text(file))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Path> sources(Path folder) {
        List<Path> sources = new ArrayList<>();
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes of) {
                    boolean built = directory.endsWith("target"); // it may be changing just now
                    return built ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes of) {
                    if (file.toString().contains("src/main/java")
                            && file.toString().endsWith(".java")) {
                        sources.add(file);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sources;
    }

    /**
     * Whether anything reads a variable: a setting of a service or of all of them, one that the launcher sets, or a
     * method of a configuration interface.
     */
    static boolean reads(String variable) {
        return Known.NAMES.contains(variable) || Known.MAPS.stream().anyMatch(variable::startsWith);
    }

    /** What is read only once. */
    private static final class Known {
        private static final Set<String> NAMES = new HashSet<>();
        /** Prefixes of variables that are entries of a map. */
        private static final Set<String> MAPS = new HashSet<>();

        static {
            services().forEach((service, settings) -> {
                NAMES.addAll(variables(service));
                settings.stringPropertyNames().forEach(key -> NAMES.add(variable(key)));
            });
            settings(SERVICES.resolve("shared/house/src/main/resources/META-INF/microprofile-config.properties"))
                    .stringPropertyNames()
                    .forEach(key -> NAMES.add(variable(key)));
            sources(LAUNCHER).forEach(file -> NAMES.addAll(put(file)));
            sources(SERVICES).forEach(file -> readMapping(text(file)));
        }

        private static String variable(String key) {
            return key.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
        }

        private static String kebab(String method) {
            return method.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        }

        /** Reads the methods of a configuration interface and of the groups inside it. */
        private static void readMapping(String source) {
            Optional<String> prefix = PREFIX.matcher(source)
                    .results()
                    .map(found -> found.group(1))
                    .findFirst();
            if (prefix.isEmpty()) return;
            Map<String, Map<String, String>> types = new HashMap<>();
            Deque<String> open = new ArrayDeque<>();
            String outer = "";
            for (String line : source.lines().toList()) {
                var group = GROUP.matcher(line);
                if (group.find()) {
                    if (open.isEmpty()) outer = group.group(1);
                    open.push(group.group(1));
                    types.put(group.group(1), new TreeMap<>());
                } else if (line.strip().equals("}") && !line.startsWith("        ") && !open.isEmpty()) {
                    open.pop();
                }
                var method = METHOD.matcher(line);
                if (method.find())
                    types.get(open.peek()).put(method.group(2), method.group(1).strip());
            }
            add(prefix.get(), outer, types);
        }

        private static void add(String prefix, String type, Map<String, Map<String, String>> types) {
            types.get(type).forEach((method, returned) -> {
                String name = prefix + "." + kebab(method);
                if (types.containsKey(returned)) add(name, returned, types);
                else if (returned.startsWith("Map<")) MAPS.add(variable(name) + "_");
                else NAMES.add(variable(name));
            });
        }
    }
}
