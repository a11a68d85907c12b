package org.onehall.local;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.backup.Backup;
import org.onehall.local.backup.BackupFolder;
import org.onehall.local.backup.HallFiles;
import org.onehall.local.backup.KeptRecords;
import org.onehall.local.backup.Manifest;
import org.onehall.local.replay.ContextCheck;
import org.onehall.local.replay.Finding;
import org.onehall.local.replay.Verification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./onehall backup}. */
@Command(
        name = "backup",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Copy what a hall has recorded to another folder, preferably on another disk, while games go on.",
            "A second backup into the same folder adds only what is new. Ends with a check of the whole folder.",
            "The backup contains the hall's keys: keep it where only the operator can read it."
        })
final class BackupCommand implements Callable<Integer> {
    /** Longer than any writer's transaction time-out. */
    private static final Duration SETTLE = Duration.ofSeconds(20);

    @Mixin
    private DataOption data;

    @Mixin
    private BrokersOption brokers;

    @Option(
            names = "--identity",
            paramLabel = "DIR",
            description = "With --bootstrap: the folder that ./onehall identity wrote.")
    private Optional<Path> identity = Optional.empty();

    @Option(
            names = "--to",
            paramLabel = "DIR",
            required = true,
            description = "Folder for the backups: a new or empty folder, or a folder with earlier backups of this "
                    + "hall.")
    private Path to;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        Optional<BrokerAccess> named = brokers.access();
        if (named.isPresent() != identity.isPresent()) {
            throw new Complaint(
                    Complaint.USAGE,
                    named.isPresent()
                            ? "a backup with --bootstrap also needs the hall's keys: name the folder "
                                    + "of ./onehall identity with --identity"
                            : "use --identity only with --bootstrap; a data folder has its own keys");
        }
        return named.isPresent() ? ofBrokers(named.get(), RunFolder.absolute(identity.get())) : ofFolder();
    }

    private int ofBrokers(BrokerAccess access, Path keys) throws Exception {
        if (!Files.isReadable(keys.resolve("issuer-private.pem"))) {
            throw new Complaint(
                    Complaint.USAGE,
                    "the hall's keys cannot be read in " + keys
                            + "; name the folder of ./onehall identity with --identity");
        }
        try (BackupFolder backups = BackupFolder.toWrite(RunFolder.absolute(to));
                Admin admin = Admin.create(access.client())) {
            Backup backup = new Backup(backups, new HallFiles(keys, Optional.empty()), copies(admin) < 3 ? 1 : 3);
            return finish(backups, backup.take(access, SETTLE));
        }
    }

    /** How many brokers keep each record, including one that is offline just now. */
    private static int copies(Admin admin) throws Exception {
        String topic = TopicCatalogue.events("game");
        try {
            return admin.describeTopics(List.of(topic))
                    .allTopicNames()
                    .get()
                    .get(topic)
                    .partitions()
                    .getFirst()
                    .replicas()
                    .size();
        } catch (ExecutionException e) {
            throw new Complaint(
                    Complaint.NO,
                    "the brokers do not describe " + topic + ": " + e.getCause().getMessage());
        }
    }

    private int ofFolder() throws Exception {
        RunFolder run = data.folder();
        if (!Files.isDirectory(run.data().resolve(Launcher.BROKER))) {
            throw new Complaint(
                    Complaint.USAGE,
                    "nothing is recorded in " + run.data() + "; give the data folder of a hall with --data");
        }
        Path folder = RunFolder.absolute(to);
        if (RunFolder.real(folder).startsWith(RunFolder.real(run.data()))) {
            throw new Complaint(
                    Complaint.USAGE, "the backups cannot be in the data folder itself; name another folder with --to");
        }
        try (BackupFolder backups = BackupFolder.toWrite(folder)) {
            Backup backup = new Backup(backups, HallFiles.of(run.data()), run.brokers());
            if (!run.taken()) {
                try (KeptLog log = KeptLog.open(run)) {
                    return finish(backups, backup.take(log.access(), SETTLE));
                }
            }
            Ports ports = run.ports()
                    .orElseThrow(() -> new Complaint(
                            Complaint.NO, "the hall on " + run.data() + " is just starting; try again in a minute"));
            BrokerAccess broker = BrokerCredentials.of(run.data()).operator(ports.bootstrap(run.scale()));
            if (!Topics.answers(broker, 5_000)) {
                throw new Complaint(
                        Complaint.NO,
                        "the broker of the hall on " + run.data() + " does not answer; see ./onehall status");
            }
            return finish(backups, backup.take(broker, SETTLE));
        }
    }

    private static int finish(BackupFolder backups, Backup.Done done) throws Exception {
        if (done.leftovers() > 0) {
            System.out.println("an earlier backup was interrupted; its incomplete files were removed");
        }
        Manifest now = done.manifest();
        List<Manifest> all = backups.manifests(now.number());
        System.out.printf(
                java.util.Locale.ROOT,
                "backup %d in %s: the hall as it was at %s, read within %d ms;"
                        + " %d new records (%d kB), %d in all (%d kB)%n",
                now.number(),
                backups,
                now.taken(),
                now.within(),
                now.records(),
                kilobytes(now.logBytes()),
                all.stream().mapToLong(Manifest::records).sum(),
                kilobytes(all.stream().mapToLong(Manifest::logBytes).sum()));
        backups.check(now.number());
        List<Finding> findings = new ArrayList<>();
        Verification verification = new Verification(TopicCatalogue.events("game"), findings::add);
        ContextCheck check =
                new ContextCheck(new KeptRecords(backups, all), Optional.empty(), verification, findings::add);
        for (String context : TopicCatalogue.CONTEXTS) check.check(context);
        return Verdict.print(verification, findings);
    }

    private static long kilobytes(long bytes) {
        return (bytes + 999) / 1_000;
    }
}
