package org.onehall.release;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * A Java runtime cut down to what a program needs, linked from the JDK on which this runs, for the same platform.
 *
 * @param modules to include, besides those they need themselves
 * @param locales languages whose names and formats it knows, in the format of {@code jlink --include-locales}; empty
 *     for English
 */
record JavaRuntime(List<String> modules, String locales) {
    /**
     * For broker, services and launcher: the modules that {@code jdeps} finds in them, and those needed only at run
     * time: names of hosts by DNS (gRPC), elliptic curves (TLS), file systems and character sets of files that other
     * programs wrote, the recorder and {@code jcmd} to examine a process.
     */
    static final JavaRuntime HALL = new JavaRuntime(
            List.of(
                    "java.compiler",
                    "java.desktop",
                    "java.instrument",
                    "java.logging",
                    "java.management",
                    "java.naming",
                    "java.net.http",
                    "java.rmi",
                    "java.security.jgss",
                    "java.security.sasl",
                    "java.sql",
                    "java.xml",
                    "jdk.charsets",
                    "jdk.crypto.ec",
                    "jdk.httpserver",
                    "jdk.jcmd",
                    "jdk.jfr",
                    "jdk.localedata",
                    "jdk.management",
                    "jdk.management.agent",
                    "jdk.naming.dns",
                    "jdk.net",
                    "jdk.security.auth",
                    "jdk.unsupported",
                    "jdk.zipfs"),
            "en,it");

    static final JavaRuntime VENUE_NODE =
            new JavaRuntime(List.of("java.logging", "java.net.http", "jdk.crypto.ec"), "");

    /**
     * Links it into a new folder. Its own classes are archived in the form that the JVM needs for compact object
     * headers, with which every program of a release is started.
     *
     * @param time of its files: the JVM accepts the archive only if the files still have the time they had when it was
     *     made
     * @throws IOException if this JDK cannot link, or the link fails
     */
    void linkInto(Path folder, FileTime time) throws IOException, InterruptedException {
        ToolProvider jlink = ToolProvider.findFirst("jlink")
                .orElseThrow(() -> new IOException("this JDK has no jlink; set JAVA_HOME to a whole JDK 25"));
        List<String> arguments = new ArrayList<>(List.of(
                "--add-modules",
                String.join(",", modules),
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--dedup-legal-notices=error-if-not-same-content",
                "--output",
                folder.toString()));
        if (!locales.isEmpty()) arguments.add("--include-locales=" + locales);
        StringWriter said = new StringWriter();
        if (jlink.run(new PrintWriter(said), new PrintWriter(said), arguments.toArray(String[]::new)) != 0) {
            throw new IOException("no runtime was linked: " + said);
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) Files.setLastModifiedTime(file, time);
        }
        Path log = Files.createTempFile("onehall-release", ".txt");
        int code = new ProcessBuilder(
                        folder.resolve("bin/java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:+UseCompactObjectHeaders",
                        "-Xshare:dump")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        if (code != 0) throw new IOException("the runtime's own classes were not archived: " + Files.readString(log));
        Files.delete(log);
    }

    /** The platform on which this runs and for which it links, as used in file names: "linux-x64". */
    static String platform() {
        String name = System.getProperty("os.name");
        String system = name.startsWith("Mac") ? "macos" : name.toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch");
        return system + "-" + (processor.equals("amd64") || processor.equals("x86_64") ? "x64" : processor);
    }
}
