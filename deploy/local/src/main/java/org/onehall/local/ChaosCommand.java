package org.onehall.local;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code ./onehall chaos}: listed here, run by the launcher script from deploy/chaos. */
@Command(
        name = "chaos",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description =
                "Play games while parts of the hall are killed, then check that nothing was lost, doubled or mistimed.")
final class ChaosCommand implements Callable<Integer> {
    @Mixin
    private HelpOption help;

    @Override
    public Integer call() {
        throw new Complaint(Complaint.USAGE, "chaos is run by the script: ./onehall chaos");
    }
}
