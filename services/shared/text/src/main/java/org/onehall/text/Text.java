package org.onehall.text;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The whole text of a file, as {@link TextReader} decodes it.
 *
 * @param text without a byte order mark; line ends are as they were
 * @param doubts places where letters look misread
 */
public record Text(String text, List<Doubt> doubts) {
    public Text {
        doubts = List.copyOf(doubts);
    }

    /** @param stated the encoding, if a person stated it */
    public static Text read(Path file, Optional<Charset> stated) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, stated);
        }
    }

    public static Text decode(byte[] bytes, Optional<Charset> stated) {
        try {
            return read(new ByteArrayInputStream(bytes), stated);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Text read(InputStream in, Optional<Charset> stated) throws IOException {
        var reader = new TextReader(in, stated);
        var text = new StringWriter();
        reader.transferTo(text);
        return new Text(text.toString(), reader.doubts());
    }
}
