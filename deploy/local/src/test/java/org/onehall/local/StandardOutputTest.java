package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StandardOutputTest {
    private final StringWriter said = new StringWriter();
    private final PrintWriter err = new PrintWriter(said, true);

    private static OutputStream failing(String why) {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException(why);
            }
        };
    }

    @Test
    void whatIsWrittenIsNothingToTell() {
        ByteArrayOutputStream to = new ByteArrayOutputStream();
        StandardOutput output = StandardOutput.of(to);
        output.stream().print("König");
        assertEquals(0, output.end(0, err));
        assertEquals("König", to.toString(StandardCharsets.UTF_8));
        assertEquals("", said.toString());
    }

    @Test
    void whatCannotBeWrittenIsToldAndIsNoSuccess() {
        for (int exit : new int[] {0, 1, 2}) {
            StandardOutput output = StandardOutput.of(failing("No space left on device"));
            output.stream().print("{}");
            assertEquals(exit == 2 ? 2 : 1, output.end(exit, err));
        }
        assertEquals(
                "onehall: the output could not be written, or not all of it: No space left on device",
                said.toString().lines().findFirst().orElseThrow());
    }

    @Test
    void whoReadsNoFurtherHasAllHeWanted() {
        StandardOutput output = StandardOutput.of(failing("Broken pipe"));
        output.stream().print("{}");
        assertEquals(0, output.end(0, err));
        assertEquals("", said.toString());
    }

    @Test
    void aCommandEndsWithOneOnAFullDisk() throws Exception {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "only Linux has a disk that is always full");
        for (List<String> args : List.of(List.of("perft", "startpos", "1"), List.of("screen", "--help"))) {
            Process process = new ProcessBuilder(Stream.concat(
                                    Stream.of(
                                            Path.of(System.getProperty("java.home"), "bin", "java")
                                                    .toString(),
                                            "-cp",
                                            System.getProperty("java.class.path"),
                                            Onehall.class.getName()),
                                    args.stream())
                            .toList())
                    .redirectOutput(full.toFile())
                    .start();
            String told = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(1, process.waitFor(), told);
            assertEquals(
                    "onehall: the output could not be written, or not all of it: No space left on device",
                    told.strip());
        }
    }
}
