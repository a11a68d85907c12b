package org.onehall.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.backup.BackupFolder;
import org.onehall.local.backup.KeptRecords;
import org.onehall.local.backup.Manifest;
import org.onehall.local.backup.Restoration;
import org.onehall.local.replay.Finding;
import org.onehall.local.replay.Verification;
import org.onehall.local.replay.WholeCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./onehall restore}. */
@Command(
        name = "restore",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Make a data folder from a backup; ./onehall up --data with this folder continues the games.",
            "First every file is compared with its checksum; at the end the new folder is checked."
        })
final class RestoreCommand implements Callable<Integer> {
    /** The folder in which everything is built; a folder that contains only this is not a hall's, and up refuses it. */
    private static final String UNFINISHED = "restore-unfinished";

    @Option(names = "--from", paramLabel = "DIR", required = true, description = "Folder that ./onehall backup wrote.")
    private Path from;

    @Option(names = "--data", paramLabel = "DIR", required = true, description = "A new or an empty folder.")
    private Path data;

    @Option(
            names = "--number",
            paramLabel = "N",
            description = "Number of the backup to restore; the last one by default.")
    private Optional<Integer> number = Optional.empty();

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        Path target = RunFolder.absolute(data);
        if (Files.exists(target) && !Files.isDirectory(target)) {
            throw new Complaint(Complaint.USAGE, target + " is a file; name a new or an empty folder with --data");
        }
        if (Files.exists(target.resolve(UNFINISHED))) {
            throw new Complaint(
                    Complaint.USAGE,
                    "a restore into " + target + " was interrupted; remove " + target.resolve(UNFINISHED)
                            + " and everything else in the folder, and try again");
        }
        if (!BackupFolder.isEmpty(target)) {
            throw new Complaint(Complaint.USAGE, target + " is not empty; name a new or an empty folder with --data");
        }
        try (BackupFolder backups = BackupFolder.toRead(RunFolder.absolute(from))) {
            if (number.isEmpty()) backups.mustHaveNoGap();
            int last = backups.last();
            if (last == 0) {
                throw new Complaint(
                        Complaint.NO,
                        "the only backup in " + backups + " was interrupted;" + " there is nothing to restore");
            }
            int wanted = number.orElse(last);
            if (wanted < 1 || wanted > last) {
                throw new Complaint(
                        Complaint.USAGE,
                        "there is no backup " + wanted + " in " + backups + "; there are the backups 1 to " + last);
            }
            List<Manifest> manifests = backups.manifests(wanted);
            backups.check(wanted);
            return restore(target, backups, manifests);
        }
    }

    private static int restore(Path target, BackupFolder backups, List<Manifest> manifests)
            throws IOException, InterruptedException {
        Manifest manifest = manifests.getLast();
        Identity.ownFolder(target);
        Path making = Identity.ownFolder(target.resolve(UNFINISHED));
        for (Manifest.HallFile file : manifest.hall()) {
            Path place = making.resolve(file.name()).normalize();
            if (!place.startsWith(making)) throw new IOException(file.name() + " does not lie in a data folder");
            Identity.ownFolder(place.getParent());
            Identity.write(place, new String(backups.bytes(file), StandardCharsets.UTF_8));
        }
        boolean elsewhere = Files.notExists(making.resolve("competition.json"));
        if (elsewhere) CompetitionFiles.noteElsewhere(making);
        for (String broker : new Scale(manifest.brokers(), Map.of()).brokerNames()) {
            Files.createDirectories(making.resolve(broker));
        }
        List<Finding> findings = new ArrayList<>();
        Verification verification = new Verification(TopicCatalogue.events("game"), findings::add);
        long records;
        try (KeptLog log = KeptLog.open(making)) {
            records = new Restoration(new KeptRecords(backups, manifests)).into(log.access());
            new WholeCheck(log.access(), TopicCatalogue.CONTEXTS, Optional.empty(), verification, findings::add)
                    .run(Map.of(), Duration.ZERO);
        }
        finish(making, target);
        System.out.println("restored backup " + manifest.number() + " of " + backups + " into " + target + ": "
                + records + " records, the hall as it was at " + manifest.taken());
        int exit = Verdict.print(verification, findings);
        if (exit == 0)
            System.out.println("to continue the games: ./onehall up --data " + RunFolder.quoted(target)
                    + (elsewhere ? " --competition FILE (the file from which the competition was loaded)" : ""));
        return exit;
    }

    /**
     * Moves everything into place, the identity first: a folder with brokers but without an identity would get new keys
     * at the next start.
     */
    private static void finish(Path making, Path target) throws IOException {
        Folders.delete(making.resolve("run"));
        List<Path> made;
        try (Stream<Path> files = Files.list(making)) {
            made = files.sorted(Comparator.comparing((Path file) ->
                                    !file.getFileName().toString().equals("identity"))
                            .thenComparing(Path::toString))
                    .toList();
        }
        for (Path file : made) Files.move(file, target.resolve(file.getFileName()));
        Files.delete(making);
    }
}
