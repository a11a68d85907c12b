package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.clock.TimeControl;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.Termination;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;

class TrfExportTest extends TrfExportFixture {
    @Test
    void aCompetitionIsAReportWithItsOfficialsPlayersAndTimeControl() { // LAW 8.1.1, OCR 7.1
        told(load())
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        assertEquals(
                List.of(
                        "012 Spring Open",
                        "022 Rome / Milan",
                        "062 4",
                        "072 3",
                        "082 0",
                        "102 Ada Uno",
                        "122 90+30",
                        "142 2",
                        "212 PTS",
                        "222 5400+30",
                        "001    1      Bo Rossi                          2100 ITA                         1.0    1  "
                                + "   3 w 1     4 b",
                        "001    2      Bo Verdi                                                           0.5    3  "
                                + "   4 b =     3 w",
                        "001    3      Bo Neri                           2050 ITA                         0.0    4  "
                                + "   1 b 0     2 b",
                        "001    4      Bo Gialli                         1900 SMR                         0.5    2  "
                                + "   2 w =     1 w"),
                lines(Version.TRF26));
        assertEquals(
                List.of("012 Spring Open", "022 Rome / Milan", "062 4", "072 3", "082 0", "102 Ada Uno", "122 90+30"),
                lines(Version.TRF16).stream()
                        .filter(line -> !line.startsWith("001"))
                        .toList());
    }

    @Test
    void forfeitsAreNoGames() {
        told(load())
                .opened(1)
                .result(1, 1, Result.BLACK_WINS, Termination.FORFEIT)
                .result(1, 2, Result.BOTH_LOSE, Termination.FORFEIT)
                .closed(1);
        assertEquals(
                List.of(
                        "Bo Rossi 0.0    2     3 w -",
                        "Bo Verdi 0.0    4     4 b -",
                        "Bo Neri 1.0    1     1 b +",
                        "Bo Gialli 0.0    3     2 w -"),
                rows(Version.TRF16).stream()
                        .map(line -> line.replaceFirst("     \\d [wb]$", ""))
                        .map(String::stripTrailing)
                        .toList());
    }

    @Test
    void thePlayersOfACancelledBoardHaveWhatTheyGotInstead() { // LAW 6.6
        told(load()).opened(1);
        events.add(new Event.PairingRepairOrdered(
                1, 2, "m2", "r2", "mistake", true, List.of(new Bye(1, "m2", ByeKind.HALF))));
        var ordered = state();
        events.add(((Decision.Accepted<Event>) new CompetitionDecider()
                        .decide(
                                new Submitted<>(
                                        new Command.NoteRepair(ID, 1, 2, "m2", "r2", "", "", true),
                                        SERVICE,
                                        "r",
                                        T0,
                                        T0),
                                ordered))
                .events()
                .getFirst());
        result(1, 1, Result.WHITE_WINS).closed(1);
        assertEquals(
                List.of(
                        "Bo Rossi 1.0    1     3 w 1     4 b",
                        "Bo Verdi 0.0    4               3 w",
                        "Bo Neri 0.0    3     1 b 0     2 b",
                        "Bo Gialli 0.5    2  0000 - H     1 w"),
                rows(Version.TRF26));
    }

    @Test
    void aGameWithoutAMoveByBothIsNotRated() {
        told(load())
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        List<String> results = written(state(), Version.TRF16, Map.of(), Set.of("1/1", "1/2"))
                .all(Layout.PLAYER)
                .map(line -> line.groups().getFirst().getLast())
                .toList();
        assertEquals(List.of("W", "D", "L", "D"), results);
    }

    @Test
    void theDaysOfTheRoundsAreInTheirColumns() { // LAW 6.6
        told(load()).opened(1);
        List<String> lines = written(
                        state(),
                        Version.TRF26,
                        Map.of(1, LocalDate.of(2026, 5, 1), 2, LocalDate.of(2026, 5, 3)),
                        Set.of())
                .text()
                .lines()
                .toList();
        assertTrue(
                lines.containsAll(
                        List.of("042 2026/05/01", "052 2026/05/03", "132 " + " ".repeat(87) + "26/05/01  26/05/03")),
                lines::toString);
    }

    @Test
    void whatIsNotOfficialIsAComment() { // OCR 17.11
        told(load()).opened(1).result(1, 1, Result.WHITE_WINS).result(1, 2, Result.DRAW);
        assertEquals(
                List.of("### not official: round 1 board 1", "### not official: round 1 board 2"),
                tagged(Version.TRF16, "###").stream().sorted().toList());
    }

    @Test
    void teamsAreLinesOfTheirOwn() { // FSSI team-a, team-h
        Entries entries = entries(List.of(
                new Team("a", "Alpha", "r1", List.of("r1", "r2")), new Team("b", "Beta", "m1", List.of("m1", "m2"))));
        told(load(entries))
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        assertEquals(
                List.of(
                        "310   1 Alpha                                    1050    2.0    1.5   1     1    2",
                        "310   2 Beta                                     1975    0.0    0.5   2     3    4"),
                tagged(Version.TRF26, "310"));
        assertEquals(List.of("362 TW  2.0   TD  1.0   TL  0.0"), tagged(Version.TRF26, "362"));
        assertEquals(
                List.of(
                        "013 Alpha                              1    2",
                        "013 Beta                               3    4"),
                tagged(Version.TRF16, "013"));
        assertEquals(List.of(), tagged(Version.TRF16, "310"));
    }

    @Test
    void byesStartNumbersAndWhatAnEarlierReportSaidAreKept() {
        List<Details> details =
                List.of(new Details("r1", 7, "m", "GM", "123456", "1990/12/31"), new Details("m1", 3, "", "", "", ""));
        Entries entries = new Entries(
                false,
                Optional.empty(),
                List.of(),
                List.of(new Bye(3, "r1", ByeKind.HALF), new Bye(3, "m1", ByeKind.ALLOCATED)),
                details,
                List.of("012 The Name for FIDE", "032 ITA", "XXR 9", "260 001 002    1    2", "### by hand"),
                Optional.empty());
        told(load(entries));
        assertEquals(
                List.of(
                        "012 The Name for FIDE",
                        "022 Rome / Milan",
                        "032 ITA",
                        "062 4",
                        "072 3",
                        "082 0",
                        "102 Ada Uno",
                        "122 90+30",
                        "001    1      Bo Verdi                                                           0.0    4  "
                                + "   2 b       3 w",
                        "001    2      Bo Gialli                         1900 SMR                         0.0    3  "
                                + "   1 w       7 w",
                        "001    3      Bo Neri                           2050 ITA                         0.0    2  "
                                + "   7 b       1 b    0000 - U",
                        "001    7 m GM Bo Rossi                          2100 ITA      123456 1990/12/31  0.0    1  "
                                + "   3 w       2 b    0000 - H",
                        "XXR 9",
                        "### by hand"),
                lines(Version.TRF16));
        assertEquals(List.of("260 001 002    1    2"), tagged(Version.TRF26, "260"));
    }

    @Test
    void theFideNumberIsThatOfTheRegistration() { // APP-I A4
        var registration = new Registration(
                "",
                Optional.empty(),
                List.of(
                        new Registration.Registered("r1", "900001", Optional.empty()),
                        new Registration.Registered("r2", "CLUB-17", Optional.empty()),
                        new Registration.Registered("m1", "900003", Optional.empty())));
        Entries entries = new Entries(
                false,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(new Details("m1", 3, "w", "WFM", "123456", "")),
                List.of(),
                Optional.of(registration));
        told(load(entries));
        for (Version version : Version.values())
            assertEquals(
                    List.of(
                            "001    1      Bo Rossi                          2100 ITA      900001",
                            "001    2      Bo Verdi",
                            "001    3 wWFM Bo Neri                           2050 ITA      123456",
                            "001    4      Bo Gialli                         1900 SMR"),
                    lines(version).stream()
                            .filter(line -> line.startsWith("001"))
                            .map(line -> line.substring(0, 79).stripTrailing())
                            .toList(),
                    version.name());
    }

    @Test
    void aTimeControlHasItsCodeUnlessThereIsNone() { // OCR 4.4
        assertEquals(Optional.of("40/6000+30:900+30"), TournamentLines.coded(TimeControl.parse("40/100+30,15+30")));
        assertEquals(Optional.of("300"), TournamentLines.coded(TimeControl.parse("5")));
        assertEquals(Optional.empty(), TournamentLines.coded(TimeControl.parse("60d5")));
    }
}
