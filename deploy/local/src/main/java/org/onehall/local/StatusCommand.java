package org.onehall.local;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.onehall.eventlog.DiskRoom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code ./onehall status}. */
@Command(
        name = "status",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Show which parts of the hall run, and the health of each part. Exit code 0 if everything is "
                + "ready, otherwise 1.")
final class StatusCommand implements Callable<Integer> {
    private static final String ROW = "%-16s %8s %6s  %-4s  %-5s  %s%n";

    @Mixin
    private DataOption data;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        RunFolder run = data.folder();
        if (!run.taken()) {
            int left = run.children().size();
            throw new Complaint(
                    Complaint.NO,
                    data.noHall()
                            + (left == 0
                                    ? ""
                                    : "; " + left + (left == 1 ? " process" : " processes")
                                            + " of an earlier run left; ./onehall stop ends what is left"));
        }
        Optional<Ports> known = run.ports();
        if (known.isEmpty()) {
            throw new Complaint(Complaint.NO, "the hall on " + run.data() + " is just starting");
        }
        Ports ports = known.get();
        Map<String, ProcessHandle> children = run.children();
        System.out.printf(Locale.ROOT, ROW, "PART", "PID", "PORT", "LIVE", "READY", "UP FOR");
        run.launcher().ifPresent(launcher -> row("launcher", Optional.of(launcher), "", true, true));
        Scale scale = run.scale();
        BrokerCredentials credentials = BrokerCredentials.of(run.data());
        boolean all = true;
        for (int id = 1; id <= scale.brokers(); id++) {
            String name = scale.brokerNames().get(id - 1);
            boolean answers = Topics.answers(credentials.operator("127.0.0.1:" + ports.broker(id)), 3_000);
            all &= row(
                    name, Optional.ofNullable(children.get(name)), String.valueOf(ports.broker(id)), answers, answers);
        }
        try (Hall hall = new Hall(ports)) {
            for (Scale.Instance instance : scale.services()) {
                all &= row(
                        instance.name(),
                        Optional.ofNullable(children.get(instance.name())),
                        String.valueOf(ports.of(instance)),
                        hall.health(instance, "live"),
                        hall.health(instance, "ready"));
            }
        }
        if (children.containsKey(Launcher.DEMO)) {
            row("robots", Optional.of(children.get(Launcher.DEMO)), "", true, true);
        }
        DiskRoom.of(run.data())
                .ifPresent(room -> System.out.println(
                        (room.level() == DiskRoom.Level.ENOUGH ? "" : "WARNING: ") + DiskWatch.text(room)));
        return all ? 0 : Complaint.NO;
    }

    /** Prints a line about a part and returns whether it is ready. */
    private static boolean row(String part, Optional<ProcessHandle> process, String port, boolean live, boolean ready) {
        boolean runs = process.isPresent();
        System.out.printf(
                Locale.ROOT,
                ROW,
                part,
                process.map(p -> String.valueOf(p.pid())).orElse("-"),
                port,
                yesNo(runs && live),
                yesNo(runs && ready),
                process.flatMap(p -> p.info().startInstant())
                        .map(StatusCommand::since)
                        .orElse("-"));
        return runs && live && ready;
    }

    private static String yesNo(boolean value) {
        return value ? "yes" : "no";
    }

    private static String since(Instant start) {
        Duration up = Duration.between(start, Instant.now());
        return up.isNegative()
                ? "0:00:00"
                : String.format(Locale.ROOT, "%d:%02d:%02d", up.toHours(), up.toMinutesPart(), up.toSecondsPart());
    }
}
