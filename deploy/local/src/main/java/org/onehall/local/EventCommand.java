package org.onehall.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.backup.EventArchive;
import org.onehall.local.backup.EventArchiveReading;
import org.onehall.local.backup.EventExport;
import org.onehall.local.backup.EventImport;
import org.onehall.local.backup.EventPosition;
import org.onehall.local.replay.Finding;
import org.onehall.local.replay.Verification;
import org.onehall.local.replay.WholeCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./onehall event}: takes an event from one hall to another. */
@Command(
        name = "event",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Export an event of a hall as one file, or import it into another hall.",
        synopsisSubcommandLabel = "export|import",
        subcommands = {EventCommand.Export.class, EventCommand.Import.class})
final class EventCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "export or import?");
    }

    /** {@code ./onehall event export}. */
    @Command(
            name = "export",
            sortOptions = false,
            usageHelpAutoWidth = true,
            description = {
                "Write an event of a running hall to a ZIP file: its files and papers, which people can read, and its",
                "logs, from which another hall has the whole event. Fair-play cases, prizes held because of them, and",
                "recordings are left out: they stay in their hall. Exit code 1 if a round of the event is being played."
            })
    static final class Export implements Callable<Integer> {
        @Parameters(paramLabel = "ID", description = "The event.")
        private String event = "";

        @Option(names = "--out", required = true, paramLabel = "FILE.zip", description = "The file to write.")
        private Path out = Path.of("event.zip");

        @Mixin
        private DataOption data;

        @Mixin
        private HelpOption help;

        @Override
        public Integer call() throws Exception {
            OutFile.check("--out", out, List.of());
            OutFile.checkKind("--out", out, "PK", "ZIP");
            EventWriting.Exported exported = EventWriting.of(event, new Steps());
            EventPapers.Papers papers = exported.content().papers();
            System.out.println("exported " + event + " to " + out + ": "
                    + exported.content().files().size() + " files, "
                    + papers.papers().size() + " papers, " + exported.contents().records() + " records, checked");
            papers.missing().forEach(why -> System.out.println("not made: " + why));
            System.out.println("not in it: fair-play cases, prizes held because of them, and recordings; they stay in "
                    + "this hall");
            return 0;
        }

        private final class Steps implements EventWriting.Steps {
            @Override
            public EventPosition position() throws IOException, InterruptedException {
                return EventExport.position(broker(), event);
            }

            @Override
            public EventWriting.Content content() throws IOException, InterruptedException {
                return new EventWriting.Content(files(), papers());
            }

            @Override
            public Optional<EventArchive.Contents> write(EventWriting.Content content, EventPosition before)
                    throws IOException, InterruptedException {
                return EventExport.write(broker(), event, named(content.files(), content.papers()), before, out);
            }
        }

        private Map<String, String> files() throws IOException, InterruptedException {
            CompetitionFiles all = CompetitionFiles.ofAnswer(data.ask((_, operator) -> operator.eventFiles(event)));
            Map<String, String> files = new LinkedHashMap<>(all.files());
            files.put(all.fileName(), all.yaml());
            return files;
        }

        private EventPapers.Papers papers() throws IOException, InterruptedException {
            Identity identity = Identity.of(data.folder().data());
            return data.ask((_, operator) ->
                    operator.papers(() -> identity.paperToken(event)).all());
        }

        /** Every file by its name in the archive, except logs. */
        private Map<String, byte[]> named(Map<String, String> files, EventPapers.Papers papers) {
            Map<String, byte[]> named = new LinkedHashMap<>();
            String readme = EventReadme.of(event, files.keySet(), papers);
            named.put(EventReadme.NAME, readme.getBytes(StandardCharsets.UTF_8));
            files.forEach((name, text) -> named.put(EventArchive.FILES + name, text.getBytes(StandardCharsets.UTF_8)));
            papers.papers().forEach(paper -> named.put(paper.name(), paper.content()));
            return named;
        }

        private BrokerAccess broker() throws IOException {
            RunFolder run = data.folder();
            Ports ports = run.ports().orElseThrow(() -> new Complaint(Complaint.NO, data.noHall()));
            return BrokerCredentials.of(run.data()).operator(ports.bootstrap(run.scale()));
        }
    }

    /** {@code ./onehall event import}. */
    @Command(
            name = "import",
            sortOptions = false,
            usageHelpAutoWidth = true,
            description = {
                "Add an exported event to a hall that is not running but has been started before. The file is",
                "checked first, and all logs of the hall afterwards. Exit code 1 if the file is damaged or the hall",
                "has an event with this id."
            })
    static final class Import implements Callable<Integer> {
        @Parameters(paramLabel = "FILE.zip", description = "The file that ./onehall event export has written.")
        private Path file = Path.of("event.zip");

        @Mixin
        private DataOption data;

        @Mixin
        private HelpOption help;

        @Override
        public Integer call() throws Exception {
            if (!Files.isRegularFile(file))
                throw new Complaint(
                        Complaint.USAGE,
                        file + " does not exist or is not a file; name the file that ./onehall event export wrote");
            RunFolder run = data.folder();
            if (run.taken())
                throw new Complaint(
                        Complaint.NO,
                        "the hall on " + run.data() + " is running; stop it (./onehall stop), import the event, and "
                                + "start it again");
            if (run.brokers() == 0)
                throw new Complaint(
                        Complaint.USAGE,
                        run.data() + " is not the data folder of a hall that has been started; start the hall once "
                                + "(./onehall up --empty), and stop it");
            try (EventArchive archive = EventArchiveReading.open(file)) {
                List<Finding> findings = new ArrayList<>();
                archive.verify(findings);
                if (!findings.isEmpty()) {
                    findings.forEach(System.out::println);
                    throw new Complaint(
                            Complaint.NO,
                            "the logs in " + file + " are not sound, so nothing was imported. Export the event again; "
                                    + "if this stays, check the other hall with ./onehall replay --verify");
                }
                return into(run, archive);
            }
        }

        private static int into(RunFolder run, EventArchive archive) throws IOException, InterruptedException {
            List<Finding> findings = new ArrayList<>();
            Verification verification = new Verification(TopicCatalogue.events("game"), findings::add);
            long records;
            try (KeptLog log = KeptLog.open(run)) {
                records = EventImport.into(log.access(), archive);
                new WholeCheck(log.access(), TopicCatalogue.CONTEXTS, Optional.empty(), verification, findings::add)
                        .run(Map.of(), Duration.ZERO);
            }
            System.out.println("imported " + archive.contents().event() + ", exported at "
                    + archive.contents().taken() + ", into " + run.data() + ": " + records + " records");
            return Verdict.print(verification, findings);
        }
    }
}
