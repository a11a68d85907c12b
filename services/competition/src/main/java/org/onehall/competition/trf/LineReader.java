package org.onehall.competition.trf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads lines of one layout, and finds their faults. */
final class LineReader {
    /** The most rounds, players of a team, and the like: more means that the line is damaged. */
    private static final int MOST_GROUPS = 1_000;
    /** The column after the tag and its blank, from 0. */
    private static final int FIRST_FIELD = 4;
    /** How many columns the rest of a line may be shifted to either side, and how often a shift is tried in a line. */
    private static final int FARTHEST = 20;

    private static final int MOST_TRIES = 4;
    private static final Pattern WORD = Pattern.compile("[A-Za-z]+|[^A-Za-z\\s]+");

    private final Layout layout;

    LineReader(Layout layout) {
        this.layout = layout;
    }

    /** Reads the line and reports all of its faults; its tag is not checked. */
    TrfLine.Fields read(String text, int line, List<TrfFault> faults) {
        String stripped = text.stripTrailing();
        int[] written = stripped.codePoints().toArray();
        if (written.length > 3 && written[3] != ' ')
            faults.add(new TrfFault(line, 4, "a blank, not " + Layout.quoted(Character.toString(written[3]))));
        if (layout == Layout.SCORING || layout == Layout.TEAM_SCORING) return words(stripped, line, faults);
        String tag = new String(written, 0, 3);
        boolean endless = layout.group().step() > 0 && written.length > layout.column(MOST_GROUPS) - 1;
        int[] judged = endless ? Arrays.copyOf(written, layout.column(MOST_GROUPS) - 1) : written;
        faults.addAll(judged(cells(judged.length + FARTHEST), 0, FIRST_FIELD, 0, judged, line, MOST_TRIES));
        if (endless)
            faults.add(
                    new TrfFault(line, layout.column(MOST_GROUPS), "more than " + MOST_GROUPS + " entries in a line"));
        List<String> values = cells(judged.length).stream()
                .map(cell -> cell.column().in(judged, cell.moved()))
                .toList();
        List<List<String>> groups = new ArrayList<>();
        for (int i = layout.fields().size();
                i < values.size();
                i += layout.group().columns().size())
            groups.add(values.subList(i, i + layout.group().columns().size()));
        return new TrfLine.Fields(layout, tag, values.subList(0, layout.fields().size()), groups);
    }

    /** A column of a line; {@code moved} is the offset of its group. */
    private record Cell(Column column, int moved) {
        /** The first column in a line that is shifted to the right by this much, from 0. */
        int begin(int shift) {
            return column.from() - 1 + moved + shift;
        }
    }

    private List<Cell> cells(int length) {
        List<Cell> cells = new ArrayList<>(
                layout.fields().stream().map(column -> new Cell(column, 0)).toList());
        int moved = layout.group().from() - 1;
        for (int groups = 0;
                layout.group().step() > 0 && moved < length && groups < MOST_GROUPS;
                groups++, moved += layout.group().step())
            for (Column column : layout.group().columns()) cells.add(new Cell(column, moved));
        return cells;
    }

    /**
     * The faults from a cell on. One character too many or too few shifts all that follows into wrong columns. So what
     * follows a fault is read in the columns where it has the fewest faults, so that one cause is reported once.
     *
     * @param end column after the last one checked, from 0
     * @param shift by how much this part of the line is shifted to the right
     * @param tries how often the rest may still be tried with a shift
     */
    private static List<TrfFault> judged(
            List<Cell> cells, int first, int end, int shift, int[] text, int line, int tries) {
        List<TrfFault> faults = new ArrayList<>();
        int from = end;
        int left = tries;
        for (int i = first; i < cells.size(); i++) {
            Column column = cells.get(i).column();
            int begin = cells.get(i).begin(shift);
            Optional<TrfFault> strange = blank(text, from, begin, line);
            if (strange.isPresent()) {
                int at = strange.get().column() - 1;
                Optional<List<TrfFault>> elsewhere = elsewhere(
                        strange.get(), cells, i, begin, by -> by > 0 ? at + by : at, shift, text, line, left--, 1);
                if (elsewhere.isPresent()) return joined(faults, elsewhere.get());
                faults.add(strange.get());
            }
            int after = begin + column.width();
            String value = column.in(text, cells.get(i).moved() + shift);
            from = after;
            if (column.allows(value)) continue;
            var wrong = new TrfFault(line, begin + 1, wrong(column, begin + 1, after, value));
            Optional<List<TrfFault>> elsewhere =
                    elsewhere(wrong, cells, i + 1, after, by -> after + by, shift, text, line, left--, 2);
            if (elsewhere.isPresent()) return joined(faults, elsewhere.get());
            // While the correct columns are searched for, an unknown title counts like any other fault.
            if (tries == 0 || !column.kind().isSoft()) faults.add(wrong);
        }
        blank(text, from, text.length, line).ifPresent(faults::add);
        return faults;
    }

    /**
     * A fault, together with the faults in the rest of its line if that is read with a shift.
     *
     * @param end where the rest begins if it is in its place, from 0; {@code then} gives where it begins if it is
     *     shifted
     * @param saved how many fewer faults there must be
     */
    private static Optional<List<TrfFault>> elsewhere(
            TrfFault fault,
            List<Cell> cells,
            int next,
            int end,
            IntUnaryOperator then,
            int shift,
            int[] text,
            int line,
            int tries,
            int saved) {
        if (tries <= 0 || next == cells.size()) return Optional.empty();
        int least = judged(cells, next, end, shift, text, line, 0).size() - saved;
        int best = 0;
        for (int i = 2; i <= 2 * FARTHEST + 1 && least >= 0; i++) {
            int by = i % 2 == 0 ? i / 2 : -(i / 2);
            if (cells.get(next).begin(shift + by) < FIRST_FIELD || then.applyAsInt(by) < FIRST_FIELD) continue;
            int found = judged(cells, next, then.applyAsInt(by), shift + by, text, line, 0)
                    .size();
            if (found > least) continue;
            least = found - 1;
            best = by;
        }
        if (best == 0) return Optional.empty();
        String where = "; what follows is " + Math.abs(best) + (Math.abs(best) == 1 ? " column" : " columns")
                + " too far to the " + (best > 0 ? "right" : "left");
        return Optional.of(joined(
                List.of(new TrfFault(line, fault.column(), fault.text() + where)),
                judged(cells, next, then.applyAsInt(best), shift + best, text, line, tries - 1)));
    }

    /** Values of a line that have no meaning; the line is read without them. */
    List<TrfFault> notes(TrfLine.Fields line, int number) {
        return IntStream.range(0, layout.fields().size())
                .filter(i -> !line.fields().get(i).isEmpty()
                        && !layout.fields().get(i).allows(line.fields().get(i)))
                .mapToObj(i -> new TrfFault(
                        number,
                        layout.fields().get(i).from(),
                        wrong(
                                layout.fields().get(i),
                                layout.fields().get(i).from(),
                                layout.fields().get(i).to(),
                                line.fields().get(i))))
                .toList();
    }

    private static List<TrfFault> joined(List<TrfFault> one, List<TrfFault> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    /** Pairs of a symbol and points, in whatever columns they were written. */
    private TrfLine.Fields words(String text, int line, List<TrfFault> faults) {
        List<List<String>> groups = new ArrayList<>();
        List<String> pair = new ArrayList<>();
        Matcher words = WORD.matcher(text);
        if (text.length() > 4) words.region(4, text.length());
        else words.region(text.length(), text.length());
        while (words.find()) {
            Column column = layout.group().columns().get(pair.size());
            int from = text.codePointCount(0, words.start()) + 1;
            if (!column.allows(words.group()))
                faults.add(new TrfFault(
                        line, from, wrong(column, from, text.codePointCount(0, words.end()), words.group())));
            pair.add(words.group());
            if (pair.size() < layout.group().columns().size()) continue;
            groups.add(List.copyOf(pair));
            pair.clear();
        }
        if (!pair.isEmpty())
            faults.add(new TrfFault(
                    line,
                    text.codePointCount(0, text.length()) + 1,
                    "after " + Layout.quoted(pair.getFirst()) + ": "
                            + layout.group().columns().getLast().kind().allowed + ", but the line ends"));
        return new TrfLine.Fields(layout, List.of(), groups);
    }

    private static String wrong(Column column, int from, int to, String value) {
        return column.kind().allowed + (column.required() ? "" : ", or nothing")
                + (from == to ? "" : " to column " + to) + ", not " + Layout.quoted(value);
    }

    /**
     * Text between meaningful columns, where there must be none; {@code from} and {@code to} from 0, without the last
     * one.
     */
    private static Optional<TrfFault> blank(int[] text, int from, int to, int line) {
        return IntStream.range(from, Math.min(to, text.length))
                .filter(i -> text[i] != ' ')
                .boxed()
                .findFirst()
                .map(i -> new TrfFault(line, i + 1, "a blank, not " + Layout.quoted(Character.toString(text[i]))));
    }
}
