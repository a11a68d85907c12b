package org.onehall.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Archives of the classes that each part has loaded, from which a JVM starts in about half the time: made once after a build,
 * used as long as they are newer than the program. Without one a part starts as well, only later.
 *
 * @param folder of the archives, one for each version of Java
 */
public record QuickStart(Path folder) {
    /** What a process needs whose classes are to be archived. */
    static final List<String> RECORDED = List.of("-XX:+RecordDynamicDumpInfo");
    private static final long PATIENCE_SECONDS = 60;

    /** The archives of a checkout or a release, whether there are any or not. */
    public static QuickStart of(Home home) {
        return new QuickStart(home.own("quick-" + Runtime.version().toString().replaceAll("[^\\w.+-]", "_")));
    }

    /**
     * Options that let a part start from its archive; none if there is none, or an older one.
     *
     * @param part    "game-state", "broker"; the same for all its instances
     * @param program the jar it is started with
     */
    public List<String> options(String part, Path program) throws IOException {
        Path archive = archive(part);
        boolean listed = archive.toString().contains(File.pathSeparator);
        if (listed || !Files.exists(archive) || Files.getLastModifiedTime(archive).compareTo(Files.getLastModifiedTime(program)) < 0) {
            return List.of();
        }
        // What the JVM says of an archive it can't use whole is of no use in a part's log.
        return List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:cds=off", "-Xlog:cds+dynamic=off");
    }

    /** Archives what a running process has loaded. The process is not to be used any more. */
    void write(String part, long pid) throws IOException, InterruptedException {
        Path made = Files.createTempDirectory("onehall-quick").resolve(part + ".jsa");
        Process jcmd = new ProcessBuilder(Path.of(Home.java()).resolveSibling("jcmd").toString(), String.valueOf(pid), "VM.cds", "dynamic_dump",
                made.toString()).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.INHERIT).start();
        try {
            if (!jcmd.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || !Files.exists(made)) {
                throw new IOException("no archive of " + part + " was made");
            }
            Files.createDirectories(folder);
            Path beside = Files.copy(made, folder.resolve(part + ".next"), StandardCopyOption.REPLACE_EXISTING);
            Files.move(beside, archive(part), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            jcmd.destroy();
            Files.deleteIfExists(made);
            Files.deleteIfExists(made.getParent());
        }
    }

    private Path archive(String part) {
        return folder.resolve(part + ".jsa");
    }
}
