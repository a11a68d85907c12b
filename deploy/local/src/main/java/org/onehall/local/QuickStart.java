package org.onehall.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * Caches of the classes that each part has loaded and linked, from which a JVM starts in less than half the time (JEP
 * 483): made once after a build, used as long as they are newer than the program. Without one a part starts as well,
 * only later.
 *
 * @param folder of the caches, one for each version of Java
 */
public record QuickStart(Path folder) {
    /**
     * Without code for the processor it was made on: JDK 25 looks at no features of the one it runs on before it uses
     * that (JDK-8388703), and a release runs on others. In silence: what the JVM says of a cache it can't use whole is
     * of no use in a part's log.
     */
    private static final List<String> PORTABLE_AND_SILENT =
            List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-AOTAdapterCaching", "-Xlog:aot=off", "-Xlog:cds=off");

    /** The caches of a checkout or a release, whether there are any or not. */
    public static QuickStart of(Home home) {
        return new QuickStart(home.own("quick-" + Runtime.version().toString().replaceAll("[^\\w.+-]", "_")));
    }

    /**
     * Options that let a part start from its cache; none if there is none, or an older one.
     *
     * @param part "game-state", "broker"; the same for all its instances
     * @param program the jar it is started with
     */
    public List<String> options(String part, Path program) throws IOException {
        Path cache = cache(part);
        if (unnameable()
                || !Files.exists(cache)
                || Files.getLastModifiedTime(cache).compareTo(Files.getLastModifiedTime(program)) < 0) {
            return List.of();
        }
        return with("-XX:AOTCache=" + cache);
    }

    /**
     * Options with which a process, when it is asked to end, first writes the cache for the next ones. That takes it
     * some ten seconds. Empty where the JVM could not be told the name of the file.
     */
    List<String> recording(String part) throws IOException {
        if (unnameable()) return List.of();
        Files.createDirectories(folder);
        return with("-XX:AOTCacheOutput=" + next(part));
    }

    private static List<String> with(String option) {
        return Stream.concat(Stream.of(option), PORTABLE_AND_SILENT.stream()).toList();
    }

    /** From now on what a process has recorded is used. Throws an IOException if it has recorded nothing. */
    void keep(String part) throws IOException {
        if (!unnameable()) Files.move(next(part), cache(part), StandardCopyOption.ATOMIC_MOVE);
    }

    /** The JVM reads two names where one has a separator in it. */
    private boolean unnameable() {
        return folder.toString().contains(File.pathSeparator);
    }

    private Path cache(String part) {
        return folder.resolve(part + ".aot");
    }

    private Path next(String part) {
        return folder.resolve(part + ".next");
    }
}
