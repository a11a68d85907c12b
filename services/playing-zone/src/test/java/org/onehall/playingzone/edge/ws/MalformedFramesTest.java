package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.command.Families;
import org.onehall.testkit.MalformedRun;
import org.onehall.testkit.Mutator;

/** Frames of every command, damaged in every way; each is read or refused with a sentence. */
class MalformedFramesTest {
    private static final Pattern SAMPLE =
            Pattern.compile("(?:request|command)\\(\\s*\"(\\w+)\",\\s*\"((?:[^\"\\\\]|\\\\.)*)\"\\)");
    /** A text that the formatter has broken into two lines. */
    private static final String BROKEN_TEXT = "\"\\s*\\+\\s*\"";

    private static final FrameReader FRAMES = new FrameReader(Families.catalogue());
    private static final Path CONTRACT = Path.of("src/test/java/org/onehall/playingzone/edge/ws");

    /** Every frame that the tests of the contract send. */
    private static List<String> frames() throws IOException {
        StringBuilder tests = new StringBuilder();
        try (Stream<Path> files = Files.list(CONTRACT)) {
            for (Path file : files.sorted().toList()) tests.append(Files.readString(file));
        }
        Stream<String> commands = SAMPLE.matcher(tests.toString().replaceAll(BROKEN_TEXT, ""))
                .results()
                .map(sample -> "{\"t\":\"cmd\",\"id\":\"11111111-2222\",\"name\":\"" + sample.group(1) + "\",\"args\":"
                        + sample.group(2).translateEscapes() + "}");
        return Stream.concat(commands, Stream.of("{\"t\":\"ping\",\"n\":1,\"rtt\":12}", "{\"t\":\"away\",\"on\":true}"))
                .distinct()
                .toList();
    }

    @Test
    void aDamagedFrameIsReadOrRefusedWithASentence() throws IOException {
        List<String> frames = frames();
        assertTrue(frames.size() > 90, () -> frames.size() + " samples");
        MalformedRun run = new MalformedRun("frames read", 35);
        int read = 0;
        while (run.goesOn()) {
            Mutator mutator = run.next();
            String sound = mutator.one(frames);
            int args = Math.max(0, sound.indexOf("\"args\":"));
            String frame = mutator.once(3)
                    ? mutator.json(sound)
                    : sound.substring(0, args) + mutator.json(sound.substring(args));
            try {
                if (!(FRAMES.read(frame, FrameReader.LARGEST) instanceof ClientFrame.Malformed(var id, String why)))
                    read++;
                else assertFalse(why.isBlank() || id.isPresent() && id.get().isEmpty(), run.last());
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                throw new AssertionError(run.last() + ":\n" + frame, e);
            }
        }
        System.out.println(run.figure(read + " read, " + (run.given() - read) + " refused"));
        assertTrue(run.given() > 0, "nothing was tried");
    }
}
