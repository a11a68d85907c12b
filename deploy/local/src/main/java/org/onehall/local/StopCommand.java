package org.onehall.local;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code ./onehall stop}. */
@Command(
        name = "stop",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Stop the hall that runs on a data folder, and wait until it has ended. The data stays.")
final class StopCommand implements Callable<Integer> {
    private static final int PATIENCE_SECONDS = 30;

    @Mixin
    private DataOption data;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        RunFolder run = data.folder();
        if (!run.taken()) {
            List<String> ended = run.endLeftovers();
            System.out.println(
                    ended.isEmpty() ? data.noHall() : "ended processes of an earlier run: " + String.join(", ", ended));
            return 0;
        }
        Optional<ProcessHandle> launcher = run.launcher();
        if (launcher.isEmpty()) {
            throw new Complaint(
                    Complaint.NO,
                    "the hall on " + run.data() + " belongs to another user or is just starting; try again");
        }
        if (!launcher.get().destroy()) {
            throw new Complaint(
                    Complaint.NO,
                    "no permission to end process " + launcher.get().pid());
        }
        try {
            launcher.get().onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException _) {
            throw new Complaint(
                    Complaint.NO,
                    "process " + launcher.get().pid() + " has not ended after " + PATIENCE_SECONDS + " s");
        }
        System.out.println("stopped; the data stays in " + run.data());
        return 0;
    }
}
