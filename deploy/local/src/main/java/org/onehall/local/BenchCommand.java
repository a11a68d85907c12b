package org.onehall.local;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * {@code ./onehall bench}: listed here, run by the launcher script from deploy/bench, together with the programs it
 * compares with.
 */
@Command(
        name = "bench",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Run a benchmark: rules, moves, alarms, readers, screen.")
final class BenchCommand implements Callable<Integer> {
    @Mixin
    private HelpOption help;

    @Override
    public Integer call() {
        throw new Complaint(Complaint.USAGE, "the benchmarks are run by the script: ./onehall bench");
    }
}
