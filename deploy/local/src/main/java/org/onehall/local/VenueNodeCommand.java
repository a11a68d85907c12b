package org.onehall.local;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code ./onehall venue-node}: listed here, run by the launcher script from deploy/venue-node. */
@Command(
        name = "venue-node",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Measure the connection from a venue's devices to the hall, also while the line is down.")
final class VenueNodeCommand implements Callable<Integer> {
    @Mixin
    private HelpOption help;

    @Override
    public Integer call() {
        throw new Complaint(Complaint.USAGE, "the venue node is run by the script: ./onehall venue-node");
    }
}
