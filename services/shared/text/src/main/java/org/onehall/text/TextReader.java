package org.onehall.text;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Decodes a text that another program wrote. A byte order mark decides. Without one, a text with a NUL in every other
 * byte is UTF-16. In any other text each line is UTF-8 if it can be, because files are often joined from several files;
 * a line that cannot be UTF-8 is in the stated encoding, or in Windows-1252 if none is stated. A stated encoding that
 * writes ASCII in another way holds for the whole text. Lines end in LF, CR or both, which stay as they are. Not
 * thread-safe.
 */
public final class TextReader extends Reader {
    /** Bytes examined to find the encoding of the text. */
    private static final int PROBED = 4096;
    /** Number of bytes read at once. */
    private static final int BUFFERED = 1 << 16;
    /** Most bytes decoded at once; a longer line is decoded in parts, which begin after an ASCII character. */
    private static final int LONGEST = 1 << 20;

    private static final Charset UTF_32LE = Charset.forName("UTF-32LE");
    private static final Charset UTF_32BE = Charset.forName("UTF-32BE");

    private final InputStream in;
    /** Bytes that have been read and not yet decoded: from {@link #from}, before {@link #end}. */
    private final byte[] buffer = new byte[BUFFERED];

    private int from;
    private int end;
    private final Optional<Charset> stated;
    private final Charset fallback;
    private final boolean guessing;
    private final Misreadings misreadings = new Misreadings();
    /**
     * The encoding of the whole text. Empty before the first line; after that, empty means that each line has its own.
     */
    private Optional<Charset> whole = Optional.empty();

    private boolean begun;
    private String part = "";
    private int at;
    private int line = 1;
    private boolean afterCr;

    /** Reads a text whose encoding nobody stated. */
    public TextReader(InputStream in) {
        this(in, Optional.empty());
    }

    /** @param stated the encoding, if a person stated it; a byte order mark takes precedence */
    public TextReader(InputStream in, Optional<Charset> stated) {
        this.in = in;
        this.stated = stated.filter(charset -> !extendsAscii(charset));
        this.fallback = stated.filter(TextReader::extendsAscii)
                .filter(charset -> !charset.equals(StandardCharsets.UTF_8))
                .orElse(Encodings.WINDOWS_1252);
        this.guessing = stated.isEmpty();
    }

    /** Places where letters look misread in the text read so far. */
    public List<Doubt> doubts() {
        return misreadings.doubts();
    }

    @Override
    public int read(char[] chars, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        while (at == part.length()) {
            if (!nextPart()) {
                return -1;
            }
        }
        int taken = Math.min(length, part.length() - at);
        part.getChars(at, at + taken, chars, offset);
        at += taken;
        return taken;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    /** Whether each line can be judged by itself: ASCII is one byte each, and no sequence changes what follows. */
    private static boolean extendsAscii(Charset charset) {
        byte[] ascii = "[Event \"1;\"],~{".getBytes(StandardCharsets.US_ASCII);
        return new String(ascii, charset).equals(new String(ascii, StandardCharsets.US_ASCII))
                && !charset.name().startsWith("ISO-2022")
                && !charset.name().startsWith("x-ISO-2022");
    }

    // ---- parts of the text

    private boolean nextPart() throws IOException {
        if (!begun) {
            begun = true;
            whole = mark().or(() -> stated);
            if (whole.isEmpty()) {
                whole = utf16();
            }
        }
        byte[] bytes = bytes();
        if (bytes.length == 0) {
            return false;
        }
        at = 0;
        if (whole.isPresent() && !whole.get().equals(StandardCharsets.UTF_8)) {
            part = new String(bytes, whole.get());
            misreadings.judge(part, line, whole.get(), false);
        } else {
            Optional<String> utf8 = strict(bytes, StandardCharsets.UTF_8);
            part = utf8.orElseGet(() -> new String(bytes, fallback));
            misreadings.judge(
                    part, line, utf8.isPresent() ? Encodings.WINDOWS_1252 : fallback, utf8.isEmpty() && guessing);
        }
        count();
        return true;
    }

    /** The encoding that a byte order mark names; the mark is skipped. */
    private Optional<Charset> mark() throws IOException {
        byte[] first = first(4);
        Optional<Charset> named = Optional.empty();
        int length = 2;
        if (begins(first, 0xEF, 0xBB, 0xBF)) {
            named = Optional.of(StandardCharsets.UTF_8);
            length = 3;
        } else if (begins(first, 0xFF, 0xFE, 0, 0)) {
            named = Optional.of(UTF_32LE);
            length = 4;
        } else if (begins(first, 0, 0, 0xFE, 0xFF)) {
            named = Optional.of(UTF_32BE);
            length = 4;
        } else if (begins(first, 0xFF, 0xFE)) {
            named = Optional.of(StandardCharsets.UTF_16LE);
        } else if (begins(first, 0xFE, 0xFF)) {
            named = Optional.of(StandardCharsets.UTF_16BE);
        }
        if (named.isPresent()) {
            from += length;
        }
        return named;
    }

    /** The next bytes, without consuming them; fewer at the end of the text. */
    private byte[] first(int count) throws IOException {
        fill(count);
        return Arrays.copyOfRange(buffer, from, from + Math.min(count, end - from));
    }

    /** Fills the buffer; returns whether this many bytes are in it now. */
    private boolean fill(int count) throws IOException {
        if (end - from >= count) {
            return true;
        }
        System.arraycopy(buffer, from, buffer, 0, end - from);
        end -= from;
        from = 0;
        int read = 0;
        while (end < count && read >= 0) {
            read = in.read(buffer, end, buffer.length - end);
            end += Math.max(0, read);
        }
        return end >= count;
    }

    private static boolean begins(byte[] bytes, int... with) {
        if (bytes.length < with.length) {
            return false;
        }
        for (int i = 0; i < with.length; i++) {
            if ((bytes[i] & 0xFF) != with[i]) {
                return false;
            }
        }
        return true;
    }

    /** UTF-16 without a mark: most characters of our files are ASCII, whose other byte is NUL. */
    private Optional<Charset> utf16() throws IOException {
        byte[] first = first(PROBED);
        int even = 0;
        int odd = 0;
        for (int i = 0; i < first.length; i++) {
            if (first[i] == 0) {
                even += 1 - i % 2;
                odd += i % 2;
            }
        }
        int most = first.length * 3 / 8;
        return odd > most && even * 8 < odd
                ? Optional.of(StandardCharsets.UTF_16LE)
                : even > most && odd * 8 < even ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
    }

    /** Bytes up to and including the end of a line; none at the end of the text. */
    private byte[] bytes() throws IOException {
        Charset charset = whole.orElse(StandardCharsets.UTF_8);
        int unit = charset.name().startsWith("UTF-16") ? 2 : charset.name().startsWith("UTF-32") ? 4 : 1;
        boolean lowFirst = charset.name().endsWith("LE");
        var bytes = new ByteArrayOutputStream();
        while (fill(unit)) {
            int start = from;
            boolean ended = false;
            while (!ended && end - from >= unit) {
                int value = 0;
                for (int i = 0; i < unit; i++) {
                    value |= (buffer[from++] & 0xFF) << 8 * (lowFirst ? i : unit - 1 - i);
                }
                int size = bytes.size() + from - start;
                ended = value == '\n' || value == '\r' || size >= LONGEST && value < 0x80 || size >= 2 * LONGEST;
            }
            bytes.write(buffer, start, from - start);
            if (ended) {
                return bytes.toByteArray();
            }
        }
        bytes.write(buffer, from, end - from);
        from = end;
        return bytes.toByteArray();
    }

    static Optional<String> strict(byte[] bytes, Charset charset) {
        try {
            return Optional.of(
                    charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException _) {
            return Optional.empty();
        }
    }

    private void count() {
        char last = part.isEmpty() ? ' ' : part.charAt(part.length() - 1);
        boolean second = last == '\n' && afterCr && part.length() == 1;
        if ((last == '\n' || last == '\r') && !second) {
            line++;
        }
        afterCr = last == '\r';
    }
}
