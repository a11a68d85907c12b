package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.trf.TrfSamples.*;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class TrfRoundTripTest {
    @TestFactory
    Stream<DynamicTest> nothingIsLostWhenAReportIsReadAndWritten() throws IOException {
        return samples().stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                    Trf report = read(text(file));
                    assertEquals(report, read(report.text()));
                    assertEquals(words(text(file)), words(report.text()));
                }));
    }

    /** What is written, line by line, ignoring the blanks between. */
    private static List<String> words(String text) {
        return Arrays.stream(text.replaceFirst("^\uFEFF", "").split("\r\n|\r|\n"))
                .map(line -> line.strip().replaceAll(" +", " "))
                .toList();
    }

    @Test
    void everyKindOfLineIsReadAndWrittenAsItWas() {
        Trf report = read(EVERYTHING);
        assertEquals(
                EVERYTHING.lines().map(String::stripTrailing).toList().size(),
                report.lines().size());
        assertEquals(report, read(report.text()));
        assertEquals(words(EVERYTHING), words(report.text()));
        for (Layout layout : Layout.values())
            assertTrue(report.all(layout).findAny().isPresent(), layout.toString());
        var uno = report.all(Layout.PLAYER).findFirst().orElseThrow();
        assertEquals(
                List.of("1", "m", "GM", "Uno,Bo", "2500", "ITA", "123456", "1990/12/31", "1.5", "1"), uno.fields());
        assertEquals(
                List.of(List.of("3", "w", "1"), List.of("0000", "-", "H"), List.of("", "", ""), List.of("3", "b", "")),
                uno.groups());
        assertEquals("12345678901", report.all(Layout.PLAYER).toList().get(2).field("fideNumber"));
        var team = report.all(Layout.TEAM).findFirst().orElseThrow();
        assertEquals(List.of("1", "Alpha", "ALF", "2450", "11.5", "28.0", "1"), team.fields());
        assertEquals(List.of(List.of("1"), List.of("2")), team.groups());
        var change = report.all(Layout.ABNORMAL).toList().getLast();
        assertEquals(List.of("", "", "-0.5", "002"), change.fields());
    }

    @Test
    void columnsAreWhereTheFormatHasThem() {
        List<String> written =
                read(EVERYTHING).text().lines().filter(line -> !line.isBlank()).toList();
        String uno = written.stream()
                .filter(line -> line.startsWith("001"))
                .findFirst()
                .orElseThrow();
        assertEquals("   1", uno.substring(4, 8));
        assertEquals(" GM", uno.substring(10, 13));
        assertEquals("Uno,Bo ", uno.substring(14, 21));
        assertEquals("2500 ITA      123456 1990/12/31  1.5    1     3 w 1  0000 - H", uno.substring(48, 109));
        assertEquals(
                "330 +- 002   1   2",
                written.stream()
                        .filter(line -> line.startsWith("330"))
                        .findFirst()
                        .orElseThrow());
        assertTrue(written.contains("162  W 3.0    D 1.0    L 0.0"), written::toString);
        assertTrue(written.contains("362 TW  2.0   TD  1.0   TL  0.0"), written::toString);
    }

    @Test
    void linesMayEndInCarriageReturnLineFeedOrBothAndAMarkOfTheByteOrderIsNothing() {
        Trf report = read(EVERYTHING);
        assertEquals(report, read(EVERYTHING.replace("\n", "\r")));
        assertEquals(report, read(EVERYTHING.replace("\n", "\r\n")));
        assertEquals(report, read("\uFEFF" + EVERYTHING));
        assertEquals(report, read(EVERYTHING + "\u001A"));
        assertEquals(report, read(EVERYTHING.stripTrailing()));
        assertTrue(report.text().startsWith("012 Every Kind of Line\r\n"), "each line ends in CR");
    }

    @Test
    void linesOfAnUnknownKindAreKept() {
        Trf report = read("XXZ  4 5\n999 what\nhello\n\n### x\nITA    9 no national line, for no line 172 says so\n");
        assertEquals(
                List.of(
                        "XXZ  4 5",
                        "999 what",
                        "hello",
                        "",
                        "### x",
                        "ITA    9 no national line, for no line 172 says so"),
                report.text().lines().toList());
    }
}
