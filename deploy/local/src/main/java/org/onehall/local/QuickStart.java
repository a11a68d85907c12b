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
 * 483): created once after a build, and used as long as they are newer than the program. Without a cache a part starts
 * too, only more slowly.
 *
 * @param folder of the caches, one for each version of Java
 */
public record QuickStart(Path folder) {
    /**
     * Portable: without code for the processor on which the cache was made, because JDK 25 does not check the features
     * of the present processor before it uses such code (JDK-8388703), and a release runs on others. Silent: what the
     * JVM says about a cache it can use only in part is of no use in a part's log.
     */
    private static final List<String> PORTABLE_AND_SILENT =
            List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-AOTAdapterCaching", "-Xlog:aot=off", "-Xlog:cds=off");

    /** The caches of a checkout or a release, whether there are any or not. */
    public static QuickStart of(Home home) {
        return new QuickStart(home.own("quick-" + Runtime.version().toString().replaceAll("[^\\w.+-]", "_")));
    }

    /**
     * Options that let a part start from its cache; none if there is no cache, or only an older one.
     *
     * @param part "game-state", "broker"; the same for all its instances
     * @param program the jar with which it is started
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
     * Options that make a process, when asked to end, first write the cache for later ones, which takes about ten
     * seconds. Empty if the file's name cannot be passed to the JVM.
     */
    List<String> recording(String part) throws IOException {
        if (unnameable()) return List.of();
        Files.createDirectories(folder);
        return with("-XX:AOTCacheOutput=" + next(part));
    }

    private static List<String> with(String option) {
        return Stream.concat(Stream.of(option), PORTABLE_AND_SILENT.stream()).toList();
    }

    /** Puts the cache that a process has recorded into use. Throws an IOException if it has recorded nothing. */
    void keep(String part) throws IOException {
        if (!unnameable()) Files.move(next(part), cache(part), StandardCopyOption.ATOMIC_MOVE);
    }

    /** Whether the name contains a separator, so that the JVM would read it as two names. */
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
