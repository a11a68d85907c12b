package org.onehall.competition.trf;

import static org.onehall.competition.trf.Column.of;
import static org.onehall.competition.trf.Column.required;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onehall.competition.trf.Column.Kind;
import org.onehall.decider.Texts;

/** The meaning of each column of each line. */
public enum Layout {
    PLAYER(
            "001",
            Version.TRF16,
            List.of(
                    required("number", 5, 8, Kind.START_NUMBER),
                    of("sex", 10, 10, Kind.SEX),
                    of("title", 11, 13, Kind.TITLE),
                    of("name", 15, 47, Kind.TEXT),
                    of("rating", 49, 52, Kind.RATING),
                    of("federation", 54, 56, Kind.FEDERATION),
                    of("fideNumber", 58, 68, Kind.FIDE_NUMBER),
                    of("birth", 70, 79, Kind.BIRTH),
                    of("points", 81, 84, Kind.POINTS),
                    of("rank", 86, 89, Kind.RANK)),
            new Group(
                    92,
                    10,
                    of("opponent", 1, 4, Kind.OPPONENT),
                    of("colour", 6, 6, Kind.COLOUR),
                    of("result", 8, 8, Kind.RESULT))),
    /** National rating support: the tag is a federation. */
    NATIONAL(
            "",
            Version.TRF16,
            List.of(
                    required("number", 5, 8, Kind.START_NUMBER),
                    of("sex", 10, 10, Kind.SEX),
                    of("title", 11, 13, Kind.TEXT),
                    of("name", 15, 47, Kind.TEXT),
                    of("rating", 49, 52, Kind.RATING),
                    of("origin", 54, 56, Kind.TEXT),
                    of("nationalNumber", 58, 68, Kind.TEXT),
                    of("birth", 70, 79, Kind.BIRTH)),
            Group.NONE),
    OLD_TEAM(
            "013",
            Version.TRF16,
            List.of(required("name", 5, 36, Kind.TEXT)),
            new Group(37, 5, of("player", 1, 4, Kind.START_NUMBER))),
    TEAM(
            "310",
            Version.TRF26,
            List.of(
                    required("number", 5, 7, Kind.TEAM_NUMBER),
                    required("name", 9, 40, Kind.TEXT),
                    of("nickname", 42, 46, Kind.TEXT),
                    of("strength", 48, 53, Kind.POINTS),
                    of("matchPoints", 55, 60, Kind.POINTS),
                    of("gamePoints", 62, 67, Kind.POINTS),
                    of("rank", 69, 71, Kind.RANK)),
            new Group(74, 5, of("player", 1, 4, Kind.START_NUMBER))),
    SCORING(
            "162",
            Version.TRF26,
            List.of(),
            new Group(6, 9, required("symbol", 1, 1, Kind.SYMBOL), required("points", 2, 5, Kind.POINTS))),
    TEAM_SCORING(
            "362",
            Version.TRF26,
            List.of(),
            new Group(5, 10, required("symbol", 1, 2, Kind.TEAM_SYMBOL), required("points", 4, 7, Kind.POINTS))),
    BYES(
            "240",
            Version.TRF26,
            List.of(required("type", 5, 5, Kind.BYE), required("round", 7, 9, Kind.ROUND)),
            new Group(11, 5, of("participant", 1, 4, Kind.START_NUMBER))),
    ACCELERATION(
            "250",
            Version.TRF26,
            List.of(
                    of("matchPoints", 5, 8, Kind.POINTS),
                    of("points", 10, 13, Kind.POINTS),
                    required("from", 15, 17, Kind.ROUND),
                    required("to", 19, 21, Kind.ROUND),
                    required("first", 23, 26, Kind.START_NUMBER),
                    required("last", 28, 31, Kind.START_NUMBER)),
            Group.NONE),
    PROHIBITED(
            "260",
            Version.TRF26,
            List.of(required("from", 5, 7, Kind.ROUND), required("to", 9, 11, Kind.ROUND)),
            new Group(13, 5, of("participant", 1, 4, Kind.START_NUMBER))),
    ABNORMAL(
            "299",
            Version.TRF26,
            List.of(
                    of("type", 5, 5, Kind.ASSIGNMENT),
                    of("matchPoints", 8, 11, Kind.CHANGE),
                    of("points", 14, 17, Kind.CHANGE),
                    of("round", 20, 22, Kind.ROUND_OR_ALL)),
            new Group(24, 5, of("participant", 1, 4, Kind.START_NUMBER))),
    LINEUP(
            "300",
            Version.TRF26,
            List.of(
                    required("round", 5, 7, Kind.ROUND),
                    required("team", 9, 11, Kind.TEAM_NUMBER),
                    of("opponent", 13, 15, Kind.TEAM_OR_NONE)),
            new Group(17, 5, of("player", 1, 4, Kind.OPPONENT))),
    TEAM_BYE(
            "320",
            Version.TRF26,
            List.of(of("matchPoints", 5, 8, Kind.POINTS), of("gamePoints", 10, 13, Kind.POINTS)),
            new Group(15, 4, of("team", 1, 3, Kind.TEAM_OR_NONE))),
    FORFEIT(
            "330",
            Version.TRF26,
            List.of(
                    required("type", 5, 6, Kind.FORFEIT),
                    required("round", 8, 10, Kind.ROUND),
                    required("white", 12, 14, Kind.TEAM_NUMBER),
                    required("black", 16, 18, Kind.TEAM_NUMBER)),
            Group.NONE);

    /** The most rounds, players of a team, and the like: more means that the line is damaged. */
    private static final int MOST_GROUPS = 1_000;

    private static final int QUOTED = 40;
    /** The column after the tag and its blank, from 0. */
    private static final int FIRST_FIELD = 4;
    /** How many columns the rest of a line may be shifted to either side, and how often a shift is tried in a line. */
    private static final int FARTHEST = 20;

    private static final int MOST_TRIES = 4;
    /** The number of columns for the points of a result, in both lines that have them. */
    static final int POINTS_OF_RESULT = 4;

    private static final Pattern WORD = Pattern.compile("[A-Za-z]+|[^A-Za-z\\s]+");

    private final String tag;
    private final Version since;
    private final List<Column> fields;
    private final Group group;

    /**
     * The part that repeats.
     *
     * @param from first column of the first repetition
     * @param step columns from one repetition to the next; 0 if nothing repeats
     */
    private record Group(int from, int step, List<Column> columns) {
        static final Group NONE = new Group(0, 0);

        Group(int from, int step, Column... columns) {
            this(from, step, List.of(columns));
        }
    }

    Layout(String tag, Version since, List<Column> fields, Group group) {
        this.tag = tag;
        this.since = since;
        this.fields = fields;
        this.group = group;
    }

    static Optional<Layout> named(String tag) {
        return Arrays.stream(values())
                .filter(layout -> !layout.tag.isEmpty() && layout.tag.equals(tag))
                .findFirst();
    }

    String tag() {
        return tag;
    }

    /** The first version that has the line. */
    Version since() {
        return since;
    }

    int index(String name) {
        for (int i = 0; i < fields.size(); i++) if (fields.get(i).name().equals(name)) return i;
        throw new IllegalArgumentException("a line " + tag + " has no " + name);
    }

    /** The columns of a field. */
    Column field(String name) {
        return fields.get(index(name));
    }

    /** Whether a field can hold a text. */
    public boolean allows(String field, String text) {
        return field(field).allows(text);
    }

    /** The first column of a field, from 1. */
    public int column(String name) {
        return fields.get(index(name)).from();
    }

    /** The first column of a group's columns, from 1; groups are counted from 0. */
    public int column(int index) {
        return group.from() + index * group.step();
    }

    // ---- reading

    /** Reads the line and reports all of its faults; its tag is not checked. */
    TrfLine.Fields read(String text, int line, List<TrfFault> faults) {
        String stripped = text.stripTrailing();
        int[] written = stripped.codePoints().toArray();
        if (written.length > 3 && written[3] != ' ')
            faults.add(new TrfFault(line, 4, "a blank, not " + quoted(Character.toString(written[3]))));
        if (this == SCORING || this == TEAM_SCORING) return words(stripped, line, faults);
        String tag = new String(written, 0, 3);
        boolean endless = group.step() > 0 && written.length > column(MOST_GROUPS) - 1;
        int[] judged = endless ? Arrays.copyOf(written, column(MOST_GROUPS) - 1) : written;
        faults.addAll(judged(cells(judged.length + FARTHEST), 0, FIRST_FIELD, 0, judged, line, MOST_TRIES));
        if (endless)
            faults.add(new TrfFault(line, column(MOST_GROUPS), "more than " + MOST_GROUPS + " entries in a line"));
        List<String> values = cells(judged.length).stream()
                .map(cell -> cell.column().in(judged, cell.moved()))
                .toList();
        List<List<String>> groups = new ArrayList<>();
        for (int i = fields.size(); i < values.size(); i += group.columns().size())
            groups.add(values.subList(i, i + group.columns().size()));
        return new TrfLine.Fields(this, tag, values.subList(0, fields.size()), groups);
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
                fields.stream().map(column -> new Cell(column, 0)).toList());
        int moved = group.from() - 1;
        for (int groups = 0;
                group.step() > 0 && moved < length && groups < MOST_GROUPS;
                groups++, moved += group.step())
            for (Column column : group.columns()) cells.add(new Cell(column, moved));
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
        String where = "; what follows stands " + Math.abs(best) + (Math.abs(best) == 1 ? " column" : " columns")
                + " too far to the " + (best > 0 ? "right" : "left");
        return Optional.of(joined(
                List.of(new TrfFault(line, fault.column(), fault.text() + where)),
                judged(cells, next, then.applyAsInt(best), shift + best, text, line, tries - 1)));
    }

    /** Values of a line that have no meaning; the line is read without them. */
    List<TrfFault> notes(TrfLine.Fields line, int number) {
        return IntStream.range(0, fields.size())
                .filter(i -> !line.fields().get(i).isEmpty()
                        && !fields.get(i).allows(line.fields().get(i)))
                .mapToObj(i -> new TrfFault(
                        number,
                        fields.get(i).from(),
                        wrong(
                                fields.get(i),
                                fields.get(i).from(),
                                fields.get(i).to(),
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
            Column column = group.columns().get(pair.size());
            int from = text.codePointCount(0, words.start()) + 1;
            if (!column.allows(words.group()))
                faults.add(new TrfFault(
                        line, from, wrong(column, from, text.codePointCount(0, words.end()), words.group())));
            pair.add(words.group());
            if (pair.size() < group.columns().size()) continue;
            groups.add(List.copyOf(pair));
            pair.clear();
        }
        if (!pair.isEmpty())
            faults.add(new TrfFault(
                    line,
                    text.codePointCount(0, text.length()) + 1,
                    "after " + quoted(pair.getFirst()) + ": "
                            + group.columns().getLast().kind().allowed + ", but the line ends"));
        return new TrfLine.Fields(this, List.of(), groups);
    }

    private static String wrong(Column column, int from, int to, String value) {
        return column.kind().allowed + (column.required() ? "" : ", or nothing")
                + (from == to ? "" : " to column " + to) + ", not " + quoted(value);
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
                .map(i -> new TrfFault(line, i + 1, "a blank, not " + quoted(Character.toString(text[i]))));
    }

    static String quoted(String text) {
        return Texts.quoted(text, QUOTED);
    }

    // ---- writing

    String write(TrfLine.Fields line) {
        var text = new StringBuilder(line.tag()).append(' ');
        for (int i = 0; i < fields.size(); i++)
            put(text, fields.get(i), 0, line.fields().get(i));
        for (int i = 0; i < line.groups().size(); i++)
            for (int j = 0; j < group.columns().size(); j++)
                put(
                        text,
                        group.columns().get(j),
                        group.from() - 1 + i * group.step(),
                        line.groups().get(i).get(j));
        return text.toString().stripTrailing();
    }

    private static void put(StringBuilder text, Column column, int moved, String value) {
        text.append(" ".repeat(Math.max(0, column.from() - 1 + moved - text.codePointCount(0, text.length()))))
                .append(column.padded(value));
    }

    /** The cells of a group by name, as one list. */
    Stream<String> cells(TrfLine.Fields line, String name) {
        int index = group.columns().stream().map(Column::name).toList().indexOf(name);
        return line.groups().stream().map(cells -> cells.get(index));
    }
}
