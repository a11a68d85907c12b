package org.onehall.local;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option for the data folder that a command works on. */
final class DataOption {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Data folder (default: .onehall/data in the checkout, data in an unpacked release).")
    private Optional<Path> data = Optional.empty();

    /** The message if no hall is found; other folders are mentioned only if they were named. */
    String noHall() {
        return "no hall is running on " + folder().data()
                + (data.isPresent() ? "" : "; if the hall was started with --data, pass the same folder");
    }

    /** Whether the option is present. */
    boolean isNamed() {
        return data.isPresent();
    }

    RunFolder folder() {
        return new RunFolder(data.orElseGet(Home.current()::defaultData));
    }
}
