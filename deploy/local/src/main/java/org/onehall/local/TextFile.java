package org.onehall.local;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Text of files that other programs wrote. */
public final class TextFile {
    private TextFile() {}

    /** The whole text of a file. */
    public static String read(Path file) throws IOException {
        return decode(Files.readAllBytes(file));
    }

    /** UTF-8, or the Latin-1 of older pairing programs. */
    static String decode(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException _) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }
}
