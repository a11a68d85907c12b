package org.onehall.competition.pairing;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.competition.domain.ByeKind;

/** The words that people and programs write in place of an opponent. */
final class ByeWords {
    private static final Map<String, ByeKind> WORDS = Stream.of(
                    Map.of(ByeKind.ALLOCATED, "bye|pab|spielfrei|freilos|frei|riposo|riposa|exempt|libre|vrij|-|0|u"),
                    Map.of(
                            ByeKind.HALF,
                            "half|half bye|half point bye|halber punkt|halbes freilos|mezzo punto|h|1/2|=|0.5|0,5"),
                    Map.of(
                            ByeKind.ZERO,
                            "zero|zero bye|zero point bye|not paired|nicht ausgelost|nicht gepaart|non abbinato|"
                                    + "absent|abwesend|assente|z"),
                    Map.of(ByeKind.FULL, "full|full bye|full point bye|ganzer punkt|punto intero|f|1|+"))
            .flatMap(kinds -> kinds.entrySet().stream())
            .flatMap(kind -> Stream.of(kind.getValue().split("\\|")).map(word -> Map.entry(word, kind.getKey())))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private ByeWords() {}

    /**
     * The kind of bye that a cell with an opponent's name means; empty: it is no word for a bye. A lone "1" is a start
     * number and not a bye.
     */
    static Optional<ByeKind> kind(String cell) {
        String word = Names.folded(cell.replaceAll("[\u2010-\u2015\u2212]", "-"))
                .replace('\u2044', '/')
                .replaceAll("^-+$", "-")
                .replaceAll("^0+$", "0")
                .replaceAll("(?<=\\p{L})-(?=\\p{L})", " ")
                .replaceAll("^[(\\[<\\s]+|[)\\]>\\s]+$", "");
        return word.equals("1") ? Optional.empty() : Optional.ofNullable(WORDS.get(word));
    }
}
