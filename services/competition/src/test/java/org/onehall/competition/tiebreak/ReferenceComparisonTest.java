package org.onehall.competition.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compares every value and every rank with those of FIDE's TieBreakServer, in 400 tournaments of players and 100 of
 * teams. What differs is in {@code differences.tsv}, row by row, each with the article of C.07 that decides for us.
 */
@Tag("slow")
class ReferenceComparisonTest {
    private long values;
    private long ranks;
    private final List<String> differences = new ArrayList<>();

    @Test
    void everyValueAndRankIsThatOfTheReferenceExceptWhereAnArticleDecidesForUs() throws IOException {
        List<ReferenceAnswers> all;
        try (InputStream zipped = resource("reference-answers.txt.gz")) {
            all = ReferenceAnswers.read(zipped);
        }
        assertTrue(all.size() >= 500, "only " + all.size() + " tournaments");
        assertEquals(
                GeneratedTournament.seeds(),
                all.stream().map(ReferenceAnswers::seed).toList());
        all.forEach(this::compare);

        assertTrue(values > 3_500_000, "only " + values + " values");
        assertTrue(ranks > 1_500_000, "only " + ranks + " ranks");
        List<String> known = known();
        List<String> unknown = new ArrayList<>(differences);
        unknown.removeAll(known);
        List<String> gone = new ArrayList<>(known);
        gone.removeAll(differences);
        assertEquals(List.of(), unknown, "differences that the list does not explain");
        assertEquals(List.of(), gone, "differences that there are no more");
    }

    @Test
    void fourArticlesDecideForUs() throws IOException {
        TreeSet<String> articles = new TreeSet<>();
        for (String row : rows()) articles.add(row.split("\t")[4]);
        assertEquals(new TreeSet<>(List.of("12.1", "15.2", "16.5", "6.1.2")), articles);
    }

    private void compare(ReferenceAnswers answers) {
        GeneratedTournament tournament = GeneratedTournament.of(answers.seed());
        assertEquals(
                answers.fingerprint(),
                tournament.fingerprint(),
                "the answers are of another tournament " + answers.seed() + "; they need to be recorded again");
        int line = 0;
        for (String list : ReferenceLists.of(tournament.crosstable().isOfTeams())) {
            List<TieBreak> tieBreaks =
                    Arrays.stream(list.split(" ")).map(TieBreak::of).toList();
            List<Ranking.Row> rows =
                    Ranking.of(tournament.crosstable(), tieBreaks, tournament.edition()).rows().stream()
                            .sorted(Comparator.comparingInt(Ranking.Row::number))
                            .toList();
            for (int i = 0; i < tieBreaks.size(); i++) {
                int place = i;
                String name =
                        tieBreaks.get(i).text() + (tieBreaks.subList(0, i).contains(tieBreaks.get(i)) ? " again" : "");
                values += rows.size();
                compare(
                        answers.seed() + "\t" + list + "\t" + name,
                        rows.stream()
                                .map(row -> row.figures().get(place).value())
                                .toList(),
                        answers.values(line++));
            }
            ranks += rows.size();
            compare(
                    answers.seed() + "\t" + list + "\trank",
                    rows.stream()
                            .map(row -> Optional.of(BigDecimal.valueOf(row.rank())))
                            .toList(),
                    answers.values(line++));
        }
        assertEquals(answers.lines().size(), line, "lines of tournament " + answers.seed());
    }

    private void compare(String what, List<Optional<BigDecimal>> ours, List<Optional<BigDecimal>> theirs) {
        assertEquals(ours.size(), theirs.size(), what);
        long different = IntStream.range(0, ours.size())
                .filter(i -> !ours.get(i).equals(theirs.get(i)))
                .count();
        if (different > 0) differences.add(what + "\t" + different);
    }

    /** The rows without their articles. */
    private static List<String> known() throws IOException {
        return rows().stream()
                .map(row -> row.substring(0, row.lastIndexOf('\t')))
                .toList();
    }

    private static List<String> rows() throws IOException {
        try (InputStream list = resource("differences.tsv")) {
            return new String(list.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .skip(1)
                    .toList();
        }
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(ReferenceComparisonTest.class.getResourceAsStream("/tiebreak/" + name), name);
    }
}
