package org.onehall.local;

import java.nio.charset.Charset;
import java.util.Optional;
import org.onehall.text.Encodings;
import picocli.CommandLine.Option;

/** The option {@code --encoding}. */
final class EncodingOption {
    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = {
                "Encoding of files that are neither UTF-8 nor marked as UTF-16, such as windows-1250 for names",
                "from Central Europe (default: windows-1252, with a warning where names look misread)."
            })
    private Optional<String> name = Optional.empty();

    /** The stated encoding; empty if none is stated. An unknown name is a complaint. */
    Optional<Charset> charset() {
        return name.map(stated -> Encodings.named(stated)
                .orElseThrow(() -> new Complaint(
                        Complaint.USAGE,
                        "--encoding: there is no encoding '" + Printable.of(stated) + "'; there are "
                                + Encodings.EXAMPLES + " and others")));
    }
}
