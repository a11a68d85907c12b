package org.onehall.local;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./onehall test}: listed here, run by the launcher script, which needs nothing built for it. */
@Command(
        name = "test",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Build everything and run the whole test suite, integration and browser tests included.",
            "Ends with a line \"N passed, N failed\". Further arguments go to Maven."
        })
final class TestCommand implements Callable<Integer> {
    @Option(
            names = "--fast",
            description = "Run only the fast tests (some minutes): no tests tagged slow, no tests that start a whole "
                    + "hall, no packing.")
    private boolean fast;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() {
        throw new Complaint(Complaint.USAGE, "the tests are run by the script: ./onehall test");
    }
}
