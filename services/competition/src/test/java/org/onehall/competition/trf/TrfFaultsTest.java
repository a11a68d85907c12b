package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.trf.TrfSamples.*;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class TrfFaultsTest {
    private static final String PLAYERS = """
            001    1 m GM Uno,Bo                            2500 ITA      123456 1990/12/31  1.5    1     2 w 1
            001    2 w    Due,Bo                            2400 ITA             1991        1.0    2     1 b 0
            """;

    private static List<String> faults(String text) {
        return assertInstanceOf(TrfReading.Refused.class, Trf.read(text)).faults().stream()
                .map(fault -> fault.line() + ":" + fault.column() + " " + fault.text())
                .toList();
    }

    /** The effect of one replacement in a correct report, and where the fault is reported. */
    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "001    1 |001    x |1:5 a start number from 1 to 9999 to column 8, not 'x'",
                "001    1 |001    0 |1:5 a start number from 1 to 9999 to column 8, not '0'",
                "001    1 |001      |1:5 a start number from 1 to 9999 to column 8, not ''",
                "001    2 |001    1 |2:5 start number 1 is used twice, first in line 1",
                "001    1 |001x   1 |1:4 a blank, not 'x'",
                " 1 m GM| 1xm GM|1:9 a blank, not 'x'",
                "2500 ITA|4001 ITA|1:49 a rating from 0 to 4000, or nothing to column 52, not '4001'",
                "1990/12/31  1.5|1990/12/31  1,x|1:81 points like 11.5, or nothing to column 84, not '1,x'",
                "  1.5    1 |  1.5  1st |1:86 a rank, or nothing to column 89, not '1st'",
                "    2 w 1|    x w 1|1:92 a start number, 0000 or blanks, or nothing to column 95, not 'x'",
                "    2 w 1|    3 w 1|1:92 there is no player with start number 3",
                "    2 w 1|    2 r 1|1:97 w, b or -, or nothing, not 'r'",
                "    2 w 1|    2 w 2|1:99 one of 1 0 = + - W D L H F U Z, or nothing, not '2'",
                "    2 w 1|    2 w 1 1|1:101 a blank, not '1'",
                "Uno,Bo|Uno\u0007Bo|1:18 no control character, but here is one",
                "Uno,Bo|Uno\u202EBo|1:18 no control character, but here is one",
                "Uno,Bo|U\uD83D\uDE00o\u202EBo|1:18 no control character, but here is one",
                "Uno,Bo|Uno\uD83DBo|1:18 no control character, but here is one",
                "Uno,Bo                            2500 ITA|\uD83D\uDE00no,Bo                            4001 "
                        + "ITA|1:49 a rating from 0 to 4000, or nothing to column 52, not '4001'"
            })
    void aDamagedPlayerIsToldByLineAndColumnAndWhatIsAllowedThere(String was, String is, String told) {
        assertTrue(PLAYERS.contains(was), was);
        assertEquals(
                told,
                faults(PLAYERS.replaceFirst(Pattern.quote(was), Matcher.quoteReplacement(is)))
                        .getFirst());
    }

    /** Titles of a federation or of an older program, and unknown dates of birth: the report is read without them. */
    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "1 m GM|1 m1N |1:11 a title like GM, WFM or f, or nothing to column 13, not '1N'",
                "1 m GM|1 mWH |1:11 a title like GM, WFM or f, or nothing to column 13, not 'WH'",
                "1 m GM|1 x GM|1:10 m or w, or nothing, not 'x'",
                "1 m GM|1 m 7M|1:11 a title like GM, WFM or f, or nothing to column 13, not '7M'",
                "1 m GM|1 mzzz|1:11 a title like GM, WFM or f, or nothing to column 13, not 'zzz'",
                "2500 ITA|2500 Ita|1:54 three capital letters, or nothing to column 56, not 'Ita'",
                "     123456|   A-123456|1:58 a FIDE number, or nothing to column 68, not 'A-123456'",
                "1990/12/31|born later|1:70 a date like 1990/12/31, 1990/00/00 or 1990, or nothing to column 79, not "
                        + "'born later'",
                "1990/12/31|2001/13/45|1:70 a date like 1990/12/31, 1990/00/00 or 1990, or nothing to column 79, not "
                        + "'2001/13/45'",
                "1990/12/31|01/01/2001|1:70 a date like 1990/12/31, 1990/00/00 or 1990, or nothing to column 79, not "
                        + "'01/01/2001'",
                "1990/12/31|2001/00/12|1:70 a date like 1990/12/31, 1990/00/00 or 1990, or nothing to column 79, not "
                        + "'2001/00/12'",
                "1990/12/31|2001/12-12|1:70 a date like 1990/12/31, 1990/00/00 or 1990, or nothing to column 79, not "
                        + "'2001/12-12'",
                "1990/12/31|90/12/31  |1:70 a date like 1990/12/31, 1990/00/00 or 1990, or nothing to column 79, not "
                        + "'90/12/31'",
                "1990/12/31|0000/00/00|1:70 a date like 1990/12/31, 1990/00/00 or 1990, or nothing to column 79, not "
                        + "'0000/00/00'",
                "1990/12/31|1990/02/30|1:70 a date like 1990/12/31, 1990/00/00 or 1990, or nothing to column 79, not "
                        + "'1990/02/30'"
            })
    void whatNoGameDependsOnIsNoFault(String was, String is, String told) {
        assertTrue(PLAYERS.contains(was), was);
        String text = PLAYERS.replaceFirst(Pattern.quote(was), Matcher.quoteReplacement(is));
        Trf report = read(text);
        assertEquals(
                List.of(told),
                report.notes().stream()
                        .map(note -> note.line() + ":" + note.column() + " " + note.text())
                        .toList());
        assertEquals(report, read(report.text()));
        assertEquals(List.of(), read(PLAYERS).notes());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "042 2026/13/01|3:5 a date like 2026/12/31, not '2026/13/01'",
                "042 soon|3:5 a date like 2026/12/31, not 'soon'",
                "052 2026/02/29|3:5 a date like 2026/12/31, not '2026/02/29'",
                "062 many|3:5 a number of players from 0 to 9999, not 'many'",
                "062 -4|3:5 a number of players from 0 to 9999, not '-4'",
                "072 4.5|3:5 a number of players from 0 to 9999, not '4.5'",
                "082 two|3:5 a number of teams from 0 to 9999, not 'two'",
                "XXR 99999|3:5 a number of rounds from 1 to 999, not '99999'",
                "XXR -1|3:5 a number of rounds from 1 to 999, not '-1'",
                "XXR 0|3:5 a number of rounds from 1 to 999, not '0'",
                "XXR a|3:5 a number of rounds from 1 to 999, not 'a'",
                "142 many|3:5 a number of rounds from 0 to 999, not 'many'",
                "152 X|3:5 W or B, not 'X'",
                "0122 A name|3:4 a blank, not '2'",
                "162  Q 1.0|3:6 one of W D L A P X, not 'Q'",
                "162  W one|3:8 points like 11.5 to column 10, not 'one'",
                "162  W|3:7 after 'W': points like 11.5, but the line ends",
                "362 W   1.0|3:5 one of TW TD TL, not 'W'",
                "172 ITA BEST|3:5 a federation and one of FIDE NRO FIDON NIDOF HBFN LBFN OTHER, not 'ITA BEST'",
                "222 90 minutes|3:5 a time control like 5400+30, 40/6000+30:900+30 or W300-B240, not '90 minutes'",
                "352 WBX|3:5 colours of the boards like WBWB, not 'WBX'",
                "013 Team                               1    3|3:42 there is no player with start number 3",
                "013                                    1    2|3:5 a text to column 36, not ''",
                "310   0 Team|3:5 a number from 1 to 999 to column 7, not '0'",
                "310   1 Team                                                                1    7|3:79 there is "
                        + "no player with start number 7",
                "240 X 001    1|3:5 F, H or Z, not 'X'",
                "240 H 000    1|3:7 a round from 1 to 999 to column 9, not '000'",
                "250  1.0        1   1    1|3:28 a start number from 1 to 9999 to column 31, not ''",
                "260 001 xxx    1    2|3:9 a round from 1 to 999 to column 11, not 'xxx'",
                "299 Q   1.0|3:5 one of W D L F H Z + -, or a blank, or nothing, not 'Q'",
                "299 W   a.0|3:8 points like 11.5 or -11.5, or nothing to column 11, not 'a.0'",
                "300   1   1   2    9|3:17 there is no player with start number 9",
                "320  1.0  x|3:10 points like 11.5, or nothing to column 13, not 'x'",
                "330 ++ 001   1   2|3:5 +-, -+ or -- to column 6, not '++'"
            })
    void aDamagedLineIsToldByLineAndColumnAndWhatIsAllowedThere(String line, String told) {
        assertEquals(told, faults(PLAYERS + line + "\n").getFirst());
    }

    @Test
    void aTeamsNumberIsUsedOnceAndANationalRatingIsOfAPlayer() {
        assertEquals(List.of("4:5 team 1 is used twice, first in line 3"), faults(PLAYERS + "310   1 A\n310   1 B\n"));
        assertEquals(
                List.of("4:5 there is no player with start number 5"),
                faults(PLAYERS + "172 ITA NRO\nITA    5      Uno\n"));
        assertEquals(
                List.of("4:4 a blank, not '1'", "4:5 a start number from 1 to 9999 to column 8, not ''"),
                faults(PLAYERS + "172 ITA NRO\nITA1\n"));
    }

    @Test
    void aCharacterHasOneColumnWhateverItsNumberInUnicode() {
        Trf report = read(PLAYERS.replace("Uno,Bo ", "\uD83D\uDE00no,Bo "));
        var uno = report.all(Layout.PLAYER).findFirst().orElseThrow();
        assertEquals(
                List.of("\uD83D\uDE00no,Bo", "2500", "ITA"),
                List.of(uno.field("name"), uno.field("rating"), uno.field("federation")));
        assertEquals(report, read(report.text()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"1990/12/31", "1990.00.00", "1990/00/00", "1990/05/00", "1988-02-29", "1991", "1990/5/1"})
    void aBirthIsADateOfTheCalendarAsFarAsItIsKnown(String birth) {
        read(PLAYERS.replace("1990/12/31", "%-10s".formatted(birth)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "2026/12/31",
                "2026.12.31",
                "28. 07. 2005",
                "24/09/2010",
                "09/24/2010",
                "May 29, 2020",
                "29 May 2020",
                "28. Juli 2005"
            })
    void aDayOfTheTournamentIsWrittenAsProgramsDo(String day) {
        read(PLAYERS + "042 " + day + "\n052 " + day + "\n");
    }

    @Test
    void whatAReportHasOnceIsToldWhereItIsThereAgain() {
        assertEquals(
                List.of(
                        "4:1 only one line 012, but line 3 is one already",
                        "6:1 only one line XXR, but line 5 is one already"),
                faults(PLAYERS + "012 One\n012 Two\nXXR 5\nXXR 6\n"));
        read(PLAYERS + "112 FA Uno\n112 FA Due\n162 W 1.0\n162 D 0.5\nXXA 1\nXXA 2\n");
    }

    @Test
    void aFideNumberIsOnePersons() {
        String two = PLAYERS.replace("2400 ITA            ", "2400 ITA     0123456");
        assertEquals(List.of("2:58 FIDE number 123456 is used twice, first in line 1"), faults(two));
        read(PLAYERS.replace("     123456", "          0").replace("2400 ITA            ", "2400 ITA           0"));
    }

    /** Lines with too many or too few characters, and the fault reported for each. */
    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "Uno,Bo|Uno,Bonifacio|1:54 three capital letters, or nothing to column 56, not '2'; what follows "
                        + "is 7 columns too far to the right",
                "Uno,Bo|Uno,B|1:48 a blank, not '2'; what follows is 1 column too far to the left",
                " 1 m GM|  1 m GM|1:5 a start number from 1 to 9999 to column 8, not ''; what follows is 1 "
                        + "column too far to the right",
                "  1.5 | 1.5 |1:96 a blank, not 'w'; what follows is 1 column too far to the left"
            })
    void whatStandsBesideItsColumnsIsOneFault(String was, String is, String told) {
        String longer = PLAYERS.replace("     2 w 1", "     2 w 1     2 b 0     2 w 1")
                .replace("     1 b 0", "     1 b 0     1 w 1     1 b 0");
        assertEquals(List.of(told), faults(longer.replaceFirst(Pattern.quote(was), is)));
    }

    @Test
    void faultsWithoutACauseInCommonAreAllTold() {
        assertEquals(
                List.of(
                        "1:48 a blank, not 'o'; what follows is 1 column too far to the right",
                        "1:100 one of 1 0 = + - W D L H F U Z, or nothing, not '7'"),
                faults(PLAYERS.replace("Uno,Bo                           ", "Uno,Bonifacio of the Long Name, Bo")
                                .replace("2 w 1", "2 w 7"))
                        .stream()
                        .filter(fault -> fault.startsWith("1:"))
                        .toList());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"GM", "WGM", "WCM", "g", "m", "f", "wf", "NM", "AGM"})
    void aTitleIsOneThatIsGiven(String title) {
        read(PLAYERS.replace(" GM", "%3s".formatted(title)));
    }

    @Test
    void everythingThatIsWrongWithTheLinesAndBetweenThemIsToldAtOnce() {
        assertEquals(
                List.of(
                        "3:5 W or B, not 'X'",
                        "4:42 there is no player with start number 3",
                        "6:5 team 1 is used twice, first in line 5"),
                faults(PLAYERS + "152 X\n013 Team                               1    3\n310   1 A\n310   1 B\n"));
    }

    @Test
    void everyFaultIsToldAtOnceButNotWithoutEnd() {
        assertEquals(
                2,
                faults(PLAYERS.replace("2500 ITA", "4001 ITA").replace("w 1", "w 2"))
                        .size());
        assertEquals(500, faults("001 what\n".repeat(2_000)).size());
    }

    /** Less than a second. If the time grew with the square of a line's length, it would be many minutes. */
    @Test
    void aLongLineOfNothingButFaultsIsReadInNoTime() {
        assertTimeout(
                Duration.ofMinutes(2),
                () -> assertEquals(
                        500,
                        faults(("001 " + "x".repeat(400_000) + "\n").repeat(20)).size()));
    }

    @Test
    void moreRoundsThanAnyTournamentHasAreToldWhereTheyBegin() {
        assertEquals(
                List.of("1:1092 more than 100 rounds"),
                faults("%-91s%s".formatted("001    1      Uno", "0000 - Z  ".repeat(101))));
        assertEquals(
                List.of("1:10092 more than 1000 entries in a line"),
                faults("%-91s%s".formatted("001    1      Uno", "0000 - Z  ".repeat(5_000))));
    }
}
