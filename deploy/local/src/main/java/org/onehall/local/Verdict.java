package org.onehall.local;

import java.util.List;
import org.onehall.local.replay.Finding;
import org.onehall.local.replay.Verification;

/** The outcome of a check of logs, in words. */
final class Verdict {
    private Verdict() {}

    /**
     * Prints the findings and a line about all of them.
     *
     * @return the exit code
     */
    static int print(Verification verification, List<Finding> findings) {
        findings.forEach(System.out::println);
        System.out.println(verification.events() + " events, " + verification.boards() + " boards: "
                + (findings.isEmpty()
                        ? "no gap, no duplicate, no broken order, no illegal move, no lost millisecond,"
                                + " nothing acknowledged is missing"
                        : findings.size() + (findings.size() == 1 ? " finding" : " findings")));
        return findings.isEmpty() ? 0 : Complaint.NO;
    }
}
