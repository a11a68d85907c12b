package org.onehall.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** The competition with which a hall starts. */
final class CompetitionChoice {
    private CompetitionChoice() {}

    /**
     * The competition that the options name, otherwise that of the data folder, otherwise the demonstration; empty if
     * the hall starts without a competition now, or did so at its first start.
     *
     * @param doubts receives a line for each place whose letters may have been read with the wrong encoding
     * @throws Complaint if the options do not fit the data folder
     */
    static Optional<CompetitionFiles> of(Launcher.UpOptions options, Home home, Path data, Consumer<String> doubts)
            throws IOException {
        if (options.competition().isPresent()) {
            return Optional.of(CompetitionFiles.read(
                    options.competition().get(), options.regulations(), false, options.encoding(), doubts));
        }
        if (options.empty()) {
            if (CompetitionFiles.isOfFiles(data)) {
                throw new Complaint(
                        Complaint.USAGE,
                        "the data folder " + data + " already has a competition; start without --empty, or choose an "
                                + "empty folder with --data");
            }
            // A folder whose competition came from elsewhere is refused, and keeps the note of that.
            return CompetitionFiles.isOfNone(data) ? Optional.empty() : CompetitionFiles.ofData(data);
        }
        boolean none = CompetitionFiles.isOfNone(data);
        Optional<CompetitionFiles> kept = none ? Optional.empty() : CompetitionFiles.ofData(data);
        if (options.regulations().isPresent() && (none || kept.isPresent())) {
            throw new Complaint(
                    Complaint.USAGE,
                    none
                            ? "the hall on " + data + " started without a competition; use --regulations together with "
                                    + "--competition"
                            : "the data folder " + data + " already has a competition, whose regulations"
                                    + " cannot be changed; use --regulations together with an empty folder (--data)");
        }
        if (none || kept.isPresent()) return kept;
        return Optional.of(CompetitionFiles.read(home.demonstration(), options.regulations(), true));
    }
}
