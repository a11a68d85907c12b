package org.onehall.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class TextReaderTest {
    private static final Charset CP1250 = Charset.forName("windows-1250");
    private static final Charset CP1252 = Charset.forName("windows-1252");

    private static Text decode(byte[] bytes) {
        return Text.decode(bytes, Optional.empty());
    }

    private static byte[] joined(byte[]... parts) {
        var all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] bytes(int... values) {
        var all = new ByteArrayOutputStream();
        for (int value : values) {
            all.write(value);
        }
        return all.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
    void aByteOrderMarkDecidesWhateverWasStated(String name) {
        String text = "Čapek, Ö\r\n\r\nžluťoučký\rkůň \uD83D\uDE42\n";
        byte[] marked = ("\uFEFF" + text).getBytes(Charset.forName(name));
        assertEquals(new Text(text, List.of()), decode(marked));
        assertEquals(new Text(text, List.of()), Text.decode(marked, Optional.of(CP1250)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
    void utf16NeedsNoMark(String name) {
        String text = "[White \"Čapek\"]\n\n1. e4 *\n";
        assertEquals(text, decode(text.getBytes(Charset.forName(name))).text());
    }

    @Test
    void eachLineIsUtf8OrElseWindows1252() {
        Text read = decode(joined(
                "Müller\r\n".getBytes(StandardCharsets.UTF_8),
                "Müller – O’Brien\r".getBytes(CP1252),
                "Željko\n".getBytes(StandardCharsets.UTF_8),
                "Košir, Žan".getBytes(CP1252)));
        assertEquals("Müller\r\nMüller – O’Brien\rŽeljko\nKošir, Žan", read.text());
        assertEquals(List.of(), read.doubts());
    }

    @Test
    void aStatedEncodingHoldsForEveryLineThatIsNoUtf8() {
        byte[] mixed = joined(
                "Dvořák, Łukasz\r\n".getBytes(CP1250),
                "Müller, Јован\n".getBytes(StandardCharsets.UTF_8),
                "Đurić".getBytes(CP1250));
        assertEquals(
                new Text("Dvořák, Łukasz\r\nMüller, Јован\nĐurić", List.of()), Text.decode(mixed, Optional.of(CP1250)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-32BE", "ISO-2022-JP", "Shift_JIS", "EUC-KR", "IBM273"})
    void anyEncodingThatTheMachineKnowsCanBeStated(String name) {
        Charset charset = Charset.forName(name);
        String text = charset.newEncoder().canEncode('日') ? "日本\nab\n日" : "Ä[1]";
        assertEquals(
                text, Text.decode(text.getBytes(charset), Optional.of(charset)).text());
    }

    @ParameterizedTest
    @CsvSource({
        "'Dvořák, Jiří', 1250",
        "'Łukasz, Żak', 1250",
        "'Đurić, Žiro', 1250",
        "'Petrović', 1250",
        "'Kołecki', 1250",
        "'Němec', 1250",
        "'Kůrka', 1250",
        "'Gdański', 1250",
        "'Popeşcu', 1250",
        "'Иванов', 1251",
        "'Παπαδόπουλος', 1253",
        "'001 Szabó ő HUN', 1250",
        "'Erdős Pál', 1250",
        "'Ťapák', 1250",
        "'Čapek', 1250",
    })
    void lettersThatWereReadAsWesternOnesAreDoubted(String name, String page) {
        Text read = decode(("id;name\np1;" + name + "\n").getBytes(Charset.forName("windows-" + page)));
        assertEquals(1, read.doubts().size(), read::toString);
        assertEquals(2, read.doubts().getFirst().line());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Müller, Jörg",
                "Helbák, Ján",
                "Søren Bjørnæs Lærke",
                "João Guimarães",
                "Núñez, José",
                "François Lebœuf, Hélène",
                "Põder, Ülo",
                "Magnús Örn Þórðarson",
                "Nicolò Ferrè, Così, Niccolò",
                "O’Brien – 1ª División, 2º",
                "Žan Košir",
                "Åke Sjögren",
                "Đ £5 and ½",
                "Ève Août, Où",
                "Koželuh, Željko",
                "große Dummheit",
                "Lærke, Æbelø",
                "Muñoz Ibáñez, Begoña"
            })
    void westernNamesAreNotDoubted(String name) {
        byte[] western = name.replace("Đ ", "").getBytes(CP1252);
        assertEquals(new Text(name.replace("Đ ", ""), List.of()), decode(western));
        assertEquals(new Text(name, List.of()), decode(name.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"MÃ¼ller", "JosÃ©", "Å½eljko", "Oâ€™Brien"})
    void utf8ThatSomebodyReadWronglyIsDoubted(String name) {
        Text read = decode(("x\n" + name + "\n").getBytes(StandardCharsets.UTF_8));
        assertEquals(name, read.text().lines().toList().get(1));
        assertEquals(1, read.doubts().size());
        assertTrue(read.doubts().getFirst().message().contains("UTF-8"));
    }

    @Test
    void controlCharactersAndWhatIsNoCharacterAreDoubted() {
        assertEquals(
                List.of(1),
                decode("Ko\u009Auelj".getBytes(StandardCharsets.UTF_8)).doubts().stream()
                        .map(Doubt::line)
                        .toList());
        assertEquals(
                List.of(2),
                decode(joined("a\n".getBytes(CP1252), bytes('K', 0x81, 'x'))).doubts().stream()
                        .map(Doubt::line)
                        .toList());
    }

    @Test
    void linesAreCountedWhateverEndsThem() {
        String wrong = "MÃ¼ller";
        Text read = decode((wrong + "\r\n" + wrong + "\r" + wrong + "\n\n" + wrong).getBytes(StandardCharsets.UTF_8));
        assertEquals(
                List.of(1, 2, 3, 5), read.doubts().stream().map(Doubt::line).toList());
    }

    /** A judgement that searches the rest of the line for each letter would take minutes. */
    @ParameterizedTest
    @ValueSource(strings = {"áb", "áõeb", "ážb õe", "õeáb"})
    void aLongLineOfLettersWithAccentsIsJudgedInTime(String part) {
        byte[] line = part.repeat(1_000_000 / part.length()).getBytes(CP1252);
        assertTimeout(Duration.ofMinutes(2), () -> decode(line));
    }

    @Test
    void aLineOfAnyLengthIsRead() {
        String text = "ab€".repeat(700_000) + "\nx";
        assertEquals(text, decode(text.getBytes(StandardCharsets.UTF_8)).text());
    }

    /** Lines cross the borders of the blocks in which a text is read, however much arrives at once. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
    void aTextIsTheSameHoweverItComes(String name) throws IOException {
        String text = "Čapek, Ö\r\nžluťoučký\rkůň \uD83D\uDE42\n\n".repeat(10_000) + "x";
        byte[] marked = ("\uFEFF" + text).getBytes(Charset.forName(name));
        for (int most : new int[] {1, 7, 65_535, Integer.MAX_VALUE}) {
            var trickling = new ByteArrayInputStream(marked) {
                @Override
                public synchronized int read(byte[] into, int offset, int length) {
                    return super.read(into, offset, Math.min(length, most));
                }
            };
            assertEquals(text, new TextReader(trickling).readAllAsString(), "at most " + most + " bytes at once");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "windows-1250, windows-1250",
        "CP1250, windows-1250",
        "1250, windows-1250",
        "win1251, windows-1251",
        "Latin2, ISO-8859-2",
        "utf8, UTF-8",
        "UTF-16, UTF-16",
        "iso-8859-15, ISO-8859-15",
        "klingon, ''",
        "'', ''",
        "'a b', ''"
    })
    void encodingsHaveManyNames(String name, String known) {
        assertEquals(known, Encodings.named(name).map(Charset::name).orElse(""));
    }
}
