package org.onehall.local;

import java.io.IOException;
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

    /** A question of the operator to a hall. */
    interface Question<T> {
        /** @param open the hall's address for people */
        T of(String open, Operator operator) throws IOException, InterruptedException;
    }

    /**
     * Asks the hall that runs on the folder.
     *
     * @throws Complaint if no hall runs there
     */
    <T> T ask(Question<T> question) throws IOException, InterruptedException {
        RunFolder run = folder();
        if (!run.taken()) throw new Complaint(Complaint.NO, noHall());
        Ports ports = run.portsWithDoors()
                .orElseThrow(() -> new Complaint(Complaint.NO, "the hall on " + run.data() + " is just starting"));
        try (Hall hall = new Hall(ports)) {
            Path own = Identity.of(run.data()).token(Identity.OPERATOR);
            return question.of(ports.publicUrl(), hall.operator(TokenFile.read(own)));
        }
    }
}
