package org.onehall.competition.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.tiebreak.Crosstables.order;
import static org.onehall.competition.tiebreak.Crosstables.values;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.Side;
import org.onehall.competition.tiebreak.Crosstable.Boards;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Game;
import org.onehall.competition.tiebreak.Crosstable.Match;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Crosstable.Round;

/**
 * The tournament of teams of the same exercises (section 2.3): 14 teams of four in seven rounds, with the published
 * solutions of exercises 34 to 49. The results of single boards are published for one match only.
 */
class FideTeamExercisesTest {
    /** "1-8 2.5" is a match with White for team 1, which made 2.5 of the 4 game points; P, H and Z are byes. */
    private static final List<String> ROUNDS = List.of(
            "1-8 2.5, 9-2 1, 3-10 2.5, 11-4 1, 5-12 4, 6-13 2, 7-14 2",
            "4-1 2.5, 2-3 4, 6-5 1, 8-7 2, 12-9 0, 10-11 1.5, 14-13 1.5",
            "1-7 3, 5-2 4, 3-9 3, 13-4 1, 8-6 1, 12-10 1.5, 11-14 2",
            "2-1 1.5, 6-3 1.5, 4-5 3.5, 7-10 2.5, 12-8 0.5, 9-14 3, 13-11 2.5",
            "1-5 1.5, 2-13 3, 3-4 3, 11-6 1.5, 9-7 2, 10-8 2, 12P, 14H",
            "6-1 forfeit, 4-2 1.5, 5-3 0.5, 13-7 2, 8-9 2, 14-10 1, 11-12 2",
            "3-1 1.5, 10-2 1, 9-4 1.5, 13-5 0.5, 6-12 2.5, 8-11 3, 7Z, 14P");

    private static final Crosstable TEAMS = teams();

    private static Crosstable teams() {
        Map<Integer, List<Round>> rounds = new TreeMap<>();
        for (int number = 1; number <= ROUNDS.size(); number++)
            for (String match : ROUNDS.get(number - 1).split(", ")) add(rounds, number, match);
        List<Entrant> entrants = new ArrayList<>();
        rounds.forEach((team, own) -> entrants.add(new Entrant(team, Optional.empty(), 0, own)));
        return new Crosstable(
                Pairing.SWISS, 7, Scoring.MATCHES, Optional.of(new Boards(4, Scoring.STANDARD)), entrants);
    }

    private static void add(Map<Integer, List<Round>> rounds, int number, String match) {
        String[] words = match.split("[- ]");
        if (words.length == 1) {
            Happening bye = switch (match.charAt(match.length() - 1)) {
                case 'P' -> Happening.PAIRING_BYE;
                case 'H' -> Happening.HALF_BYE;
                default -> Happening.ZERO_BYE;
            };
            add(rounds, match.substring(0, match.length() - 1), bye, 0, "", bye == Happening.ZERO_BYE ? "0" : "2");
        } else if (words[2].equals("forfeit")) {
            add(rounds, words[0], Happening.FORFEIT_LOSS, Integer.parseInt(words[1]), "w", "0");
            add(rounds, words[1], Happening.FORFEIT_WIN, Integer.parseInt(words[0]), "b", "4");
        } else {
            BigDecimal white = new BigDecimal(words[2]);
            BigDecimal black = new BigDecimal(4).subtract(white);
            int better = white.compareTo(black);
            Happening result = better > 0 ? Happening.WIN : better < 0 ? Happening.LOSS : Happening.DRAW;
            Happening opposite = better > 0 ? Happening.LOSS : better < 0 ? Happening.WIN : Happening.DRAW;
            add(rounds, words[0], result, Integer.parseInt(words[1]), "w", white.toPlainString());
            add(rounds, words[1], opposite, Integer.parseInt(words[0]), "b", black.toPlainString());
        }
        // Exercise 46: the boards of 11 against 14.
        if (number == 3 && match.startsWith("11-14")) {
            boards(rounds, 11, Happening.WIN, Happening.DRAW, Happening.DRAW, Happening.LOSS);
            boards(rounds, 14, Happening.LOSS, Happening.DRAW, Happening.DRAW, Happening.WIN);
        }
    }

    private static void add(
            Map<Integer, List<Round>> rounds,
            String team,
            Happening happening,
            int opponent,
            String colour,
            String gamePoints) {
        rounds.computeIfAbsent(Integer.valueOf(team), _ -> new ArrayList<>())
                .add(new Round(
                        happening,
                        opponent,
                        opponent == 0 ? Optional.empty() : Optional.of(colour.equals("w") ? Side.WHITE : Side.BLACK),
                        Scoring.MATCHES.points(happening),
                        Optional.of(new Match(new BigDecimal(gamePoints), List.of()))));
    }

    private static void boards(Map<Integer, List<Round>> rounds, int team, Happening... results) {
        Round drawn = rounds.get(team).removeLast();
        List<Game> games = Stream.of(results)
                .map(result -> new Game(result, Scoring.STANDARD.points(result)))
                .toList();
        rounds.get(team)
                .add(new Round(
                        drawn.happening(),
                        drawn.opponent(),
                        drawn.colour(),
                        drawn.points(),
                        Optional.of(new Match(drawn.match().orElseThrow().gamePoints(), games))));
    }

    @ParameterizedTest(name = "exercise {0}: {1}")
    @CsvSource({
        "34, PTS, 10 10 10 10 10 7 6 7 6 5 4 2 6 4",
        "34, GPTS, 17.5 17 16 17 18 12.5 11.5 15 14.5 13 11.5 7.5 11.5 11.5",
        "35, BH, 64 57 58 56 55 46 44 41 50 44 41 41 52 36",
        "36, BH/C1, 57 52 53 52 53 39 38 39 48 42 39 39 48 32",
        "37, BH:GP, 114 107.5 109.5 106 99 92 94.5 90 97.5 92 88 92 101 87",
        "37, BH:GP/C1, 100.5 96 97 94.5 91.5 79.5 83 82.5 90 84.5 80.5 84.5 89.5 75.5"
    })
    void thePublishedValues(int exercise, String tieBreak, String published) {
        assertEquals(published, values(TEAMS, "PTS " + tieBreak, Edition.SEPTEMBER_2023), "exercise " + exercise);
    }

    @ParameterizedTest(name = "exercise {0}: {1}")
    @CsvSource({
        "38, EMMSB, 1 2 3 4 5, 88 74 76 72 70",
        "38, EMMSB/C1, 1 2 3 4 5, 74 64 66 64 66",
        "39, EGMSB, 1 2 3 4 5, 158 144 150 146 132",
        "40, EMGSB, 7 9 13, 68.5 83 73",
        "41, EGGSB, 6 8, 157.5 181.5"
    })
    void thePublishedValuesOfSomeTeams(int exercise, String tieBreak, String numbers, String published) {
        String[] all = values(TEAMS, tieBreak, Edition.SEPTEMBER_2023).split(" ");
        assertEquals(
                published,
                Arrays.stream(numbers.split(" "))
                        .map(number -> all[Integer.parseInt(number) - 1])
                        .collect(Collectors.joining(" ")),
                "exercise " + exercise);
    }

    @Test
    void extendedDirectEncounterSeparatesTheFirstFiveAsPublished() {
        String order = order(TEAMS, "PTS EDE", Edition.SEPTEMBER_2023);
        assertEquals("4 2 1 3 5 6 8 7=9=13 10 11=14 12", order, "exercises 42 to 45");
    }

    @Test
    void theBoardsOfTheirMatchSeparateTwoTeams() {
        for (String name : List.of("EDEBT", "EDEBB", "EDET", "EDEB"))
            assertEquals("4 2 1 3 5 6 8 7=9=13 10 11 14 12", order(TEAMS, "PTS " + name, Edition.MARCH_2026), name);
    }

    @Test
    void matchPointsOrGamePointsRanksByTheOtherScore() {
        assertEquals("5 1 2=4 3 8 6 9 7=13 10 11=14 12", order(TEAMS, "PTS MPvGP", Edition.SEPTEMBER_2023));
        assertEquals("5 1 2=4 3 8 9 10 6 7=13 11=14 12", order(TEAMS, "PTS:GP MPvGP", Edition.SEPTEMBER_2023));
    }

    @Test
    void scoresAndScheduleStrengthArePublishedWithOneDecimal() {
        String rounded = Arrays.stream(
                        values(TEAMS, "PTS SSSC", Edition.SEPTEMBER_2023).split(" "))
                .map(value ->
                        new BigDecimal(value).setScale(1, RoundingMode.HALF_UP).toPlainString())
                .collect(Collectors.joining(" "));
        assertEquals("38.8 36.0 35.3 35.7 36.3 27.8 26.2 28.7 31.2 27.7 25.2 21.2 28.8 23.5", rounded, "exercise 49");
    }
}
