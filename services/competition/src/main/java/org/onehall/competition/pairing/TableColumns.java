package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the columns of a table of pairings hold, by their headings in English, German or Italian or, without headings,
 * by their number and contents.
 *
 * @param kinds one for each column
 */
record TableColumns(List<Kind> kinds) {
    /** What a column holds. */
    enum Kind {
        BOARD("board|bo|bd|table|tbl|brett|br|tisch|tavolo|tav|scacchiera|scacch|sc"),
        WHITE("white|whiteplayer|whitename|weiss|weissspieler|bianco|bianchi|giocatorebianco|w"),
        BLACK("black|blackplayer|blackname|schwarz|schwarzspieler|nero|neri|giocatorenero|b|s"),
        WHITE_NUMBER("whiteno|whitenr|whitenumber|whiteid|weissnr|nrweiss|biancon|biancoid|idbianco|nbianco"),
        BLACK_NUMBER("blackno|blacknr|blacknumber|blackid|schwarznr|nrschwarz|neron|neroid|idnero|nnero"),
        RESULT("result|res|score|ergebnis|erg|risultato|ris"),
        /** A start number of either side: the first column of it is White's. */
        NUMBER("no|nr|n|num|number|numero|sno|snr|startno|startnr|startnumber|tpn|id"),
        /** A name of either side: the first column of it is White's. */
        NAME("name|player|spieler|nome|giocatore|nominativo"),
        /** Anything else, such as ratings and points. */
        OTHER("");

        private final List<String> headings;

        Kind(String headings) {
            this.headings = List.of(headings.split("\\|"));
        }
    }

    private static final Map<String, Kind> HEADINGS = Arrays.stream(Kind.values())
            .flatMap(kind -> kind.headings.stream().map(heading -> Map.entry(heading, kind)))
            .filter(entry -> !entry.getKey().isEmpty())
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    /** What may stand between two names or behind them: a result, or only its separator. */
    private static final Pattern RESULT =
            Pattern.compile("(?i)(?:[01½=+-]|1/2|0[.,]5)\\s*[-:–—]\\s*(?:[01½=+-]|1/2|0[.,]5)[kf]?|[-:–—]|vs\\.?|\\*|");

    private static final Pattern WHOLE = Pattern.compile("\\d{1,4}\\.?");

    TableColumns {
        kinds = List.copyOf(kinds);
    }

    /** The columns of a line of headings; empty if it is none: it does not name both players. */
    static Optional<TableColumns> ofHeadings(List<String> headings) {
        List<Kind> kinds =
                new ArrayList<>(headings.stream().map(TableColumns::kind).toList());
        sides(kinds, Kind.NAME, Kind.WHITE, Kind.BLACK);
        List<Integer> numbers = places(kinds, Kind.NUMBER);
        boolean withBoard = kinds.contains(Kind.BOARD);
        if (!withBoard && (numbers.size() == 1 || numbers.size() == 3)) kinds.set(numbers.getFirst(), Kind.BOARD);
        sides(kinds, Kind.NUMBER, Kind.WHITE_NUMBER, Kind.BLACK_NUMBER);
        TableColumns columns = new TableColumns(kinds);
        return columns.isComplete() ? Optional.of(columns) : Optional.empty();
    }

    /** Gives the first of two columns of either side to White and the last to Black. */
    private static void sides(List<Kind> kinds, Kind either, Kind white, Kind black) {
        List<Integer> places = places(kinds, either);
        boolean free = !kinds.contains(white) && !kinds.contains(black);
        for (int i = 0; i < places.size(); i++)
            kinds.set(places.get(i), !free || places.size() != 2 ? Kind.OTHER : i == 0 ? white : black);
    }

    /** The columns of a table without headings, by the cells of all its rows; empty if they are of no known order. */
    static Optional<TableColumns> ofRows(List<List<String>> rows) {
        int width = rows.stream().mapToInt(List::size).max().orElse(0);
        List<Integer> kept = IntStream.range(0, width)
                .filter(column -> !all(rows, column, RESULT))
                .boxed()
                .toList();
        if (kept.size() < 2) kept = IntStream.range(0, width).boxed().toList();
        List<Kind> order = switch (kept.size()) {
            case 2 -> List.of(Kind.WHITE, Kind.BLACK);
            case 3 -> List.of(Kind.BOARD, Kind.WHITE, Kind.BLACK);
            case 4 -> List.of(Kind.WHITE_NUMBER, Kind.WHITE, Kind.BLACK_NUMBER, Kind.BLACK);
            case 5 -> List.of(Kind.BOARD, Kind.WHITE_NUMBER, Kind.WHITE, Kind.BLACK_NUMBER, Kind.BLACK);
            default -> List.of();
        };
        if (order.isEmpty()
                || order.getFirst() == Kind.BOARD && !all(rows, kept.getFirst(), WHOLE)
                || order.size() == 4 && !all(rows, kept.getFirst(), WHOLE)) return Optional.empty();
        List<Kind> kinds = new ArrayList<>();
        for (int column = 0; column < width; column++)
            kinds.add(kept.contains(column) ? order.get(kept.indexOf(column)) : Kind.RESULT);
        return Optional.of(new TableColumns(kinds));
    }

    private static boolean all(List<List<String>> rows, int column, Pattern pattern) {
        return rows.stream()
                .allMatch(row ->
                        column >= row.size() || pattern.matcher(row.get(column)).matches());
    }

    private boolean isComplete() {
        return Stream.of(List.of(Kind.WHITE, Kind.WHITE_NUMBER), List.of(Kind.BLACK, Kind.BLACK_NUMBER))
                .allMatch(side -> side.stream().anyMatch(kinds::contains));
    }

    private static Kind kind(String heading) {
        if (heading.strip().equals("#")) return Kind.NUMBER;
        String plain = Names.folded(heading).replaceAll("[^a-z]", "");
        return HEADINGS.getOrDefault(plain, Kind.OTHER);
    }

    private static List<Integer> places(List<Kind> kinds, Kind kind) {
        return IntStream.range(0, kinds.size())
                .filter(i -> kinds.get(i) == kind)
                .boxed()
                .toList();
    }

    /** The index of the first column of a kind, from 0; -1 if there is none. */
    int index(Kind kind) {
        return kinds.indexOf(kind);
    }
}
