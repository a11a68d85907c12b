package org.onehall.competition.trf;

import static org.onehall.competition.trf.Column.of;
import static org.onehall.competition.trf.Column.required;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.competition.trf.Column.Kind;
import org.onehall.decider.Texts;

/** Which columns of which line mean what. */
public enum Layout {
    PLAYER("001", Version.TRF16, List.of(required("number", 5, 8, Kind.START_NUMBER), of("sex", 10, 10, Kind.SEX), of("title", 11, 13, Kind.TITLE),
            of("name", 15, 47, Kind.TEXT), of("rating", 49, 52, Kind.RATING), of("federation", 54, 56, Kind.FEDERATION),
            of("fideNumber", 58, 68, Kind.FIDE_NUMBER), of("birth", 70, 79, Kind.BIRTH), of("points", 81, 84, Kind.POINTS), of("rank", 86, 89, Kind.RANK)),
            new Group(92, 10, of("opponent", 1, 4, Kind.OPPONENT), of("colour", 6, 6, Kind.COLOUR), of("result", 8, 8, Kind.RESULT))),
    /** National rating support: the tag is a federation. */
    NATIONAL("", Version.TRF16, List.of(required("number", 5, 8, Kind.START_NUMBER), of("sex", 10, 10, Kind.SEX), of("title", 11, 13, Kind.TEXT),
            of("name", 15, 47, Kind.TEXT), of("rating", 49, 52, Kind.RATING), of("origin", 54, 56, Kind.TEXT), of("nationalNumber", 58, 68, Kind.TEXT),
            of("birth", 70, 79, Kind.BIRTH)), Group.NONE),
    OLD_TEAM("013", Version.TRF16, List.of(required("name", 5, 36, Kind.TEXT)), new Group(37, 5, of("player", 1, 4, Kind.START_NUMBER))),
    TEAM("310", Version.TRF26, List.of(required("number", 5, 7, Kind.TEAM_NUMBER), required("name", 9, 40, Kind.TEXT), of("nickname", 42, 46, Kind.TEXT),
            of("strength", 48, 53, Kind.POINTS), of("matchPoints", 55, 60, Kind.POINTS), of("gamePoints", 62, 67, Kind.POINTS),
            of("rank", 69, 71, Kind.RANK)), new Group(74, 5, of("player", 1, 4, Kind.START_NUMBER))),
    SCORING("162", Version.TRF26, List.of(), new Group(6, 9, required("symbol", 1, 1, Kind.SYMBOL), required("points", 2, 5, Kind.POINTS))),
    TEAM_SCORING("362", Version.TRF26, List.of(), new Group(5, 10, required("symbol", 1, 2, Kind.TEAM_SYMBOL), required("points", 4, 7, Kind.POINTS))),
    BYES("240", Version.TRF26, List.of(required("type", 5, 5, Kind.BYE), required("round", 7, 9, Kind.ROUND)),
            new Group(11, 5, of("participant", 1, 4, Kind.START_NUMBER))),
    ACCELERATION("250", Version.TRF26, List.of(of("matchPoints", 5, 8, Kind.POINTS), of("points", 10, 13, Kind.POINTS),
            required("from", 15, 17, Kind.ROUND), required("to", 19, 21, Kind.ROUND), required("first", 23, 26, Kind.START_NUMBER),
            required("last", 28, 31, Kind.START_NUMBER)), Group.NONE),
    PROHIBITED("260", Version.TRF26, List.of(required("from", 5, 7, Kind.ROUND), required("to", 9, 11, Kind.ROUND)),
            new Group(13, 5, of("participant", 1, 4, Kind.START_NUMBER))),
    ABNORMAL("299", Version.TRF26, List.of(of("type", 5, 5, Kind.ASSIGNMENT), of("matchPoints", 8, 11, Kind.CHANGE), of("points", 14, 17, Kind.CHANGE),
            of("round", 20, 22, Kind.ROUND_OR_ALL)), new Group(24, 5, of("participant", 1, 4, Kind.START_NUMBER))),
    LINEUP("300", Version.TRF26, List.of(required("round", 5, 7, Kind.ROUND), required("team", 9, 11, Kind.TEAM_NUMBER),
            of("opponent", 13, 15, Kind.TEAM_OR_NONE)), new Group(17, 5, of("player", 1, 4, Kind.OPPONENT))),
    TEAM_BYE("320", Version.TRF26, List.of(of("matchPoints", 5, 8, Kind.POINTS), of("gamePoints", 10, 13, Kind.POINTS)),
            new Group(15, 4, of("team", 1, 3, Kind.TEAM_OR_NONE))),
    FORFEIT("330", Version.TRF26, List.of(required("type", 5, 6, Kind.FORFEIT), required("round", 8, 10, Kind.ROUND),
            required("white", 12, 14, Kind.TEAM_NUMBER), required("black", 16, 18, Kind.TEAM_NUMBER)), Group.NONE);

    /** Rounds, players of a team, and the like: more is damage. */
    private static final int MOST_GROUPS = 1_000;
    private static final int QUOTED = 40;
    /** Columns of the points of a result, in both lines that tell them. */
    static final int POINTS_OF_RESULT = 4;
    private static final Pattern WORD = Pattern.compile("[A-Za-z]+|[^A-Za-z\\s]+");

    private final String tag;
    private final Version since;
    private final List<Column> fields;
    private final Group group;

    /**
     * What repeats.
     *
     * @param from first column of the first one
     * @param step columns from one to the next; 0 if nothing repeats
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
        return Arrays.stream(values()).filter(layout -> !layout.tag.isEmpty() && layout.tag.equals(tag)).findFirst();
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

    /** First column of a field. */
    int column(String name) {
        return fields.get(index(name)).from();
    }

    /** First column of a group's columns, counted from 0. */
    int column(int index) {
        return group.from() + index * group.step();
    }

    // ---- reading

    /** The line, of whose faults nothing is left out; its tag is not looked at. */
    TrfLine.Fields read(String text, int line, List<TrfFault> faults) {
        String stripped = text.stripTrailing();
        int[] written = stripped.codePoints().toArray();
        if (written.length > 3 && written[3] != ' ') faults.add(new TrfFault(line, 4, "a blank, not " + quoted(Character.toString(written[3]))));
        if (this == SCORING || this == TEAM_SCORING) return words(stripped, line, faults);
        String tag = new String(written, 0, 3);
        List<String> values = new ArrayList<>();
        int end = 4;
        for (Column column : fields) {
            blank(written, end, column.from() - 1, line, faults);
            values.add(value(column, written, 0, line, faults));
            end = column.to();
        }
        List<List<String>> groups = new ArrayList<>();
        for (int moved = group.from() - 1; group.step() > 0 && moved < written.length; moved += group.step()) {
            if (groups.size() == MOST_GROUPS) {
                faults.add(new TrfFault(line, moved + 1, "more than " + MOST_GROUPS + " entries in a line"));
                return new TrfLine.Fields(this, tag, values, groups);
            }
            List<String> cells = new ArrayList<>();
            for (Column column : group.columns()) {
                blank(written, end, column.from() - 1 + moved, line, faults);
                cells.add(value(column, written, moved, line, faults));
                end = column.to() + moved;
            }
            groups.add(cells);
        }
        blank(written, end, written.length, line, faults);
        return new TrfLine.Fields(this, tag, values, groups);
    }

    /** Pairs of a symbol and points, in whatever columns they were put. */
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
                faults.add(new TrfFault(line, from, wrong(column, from, text.codePointCount(0, words.end()), words.group())));
            pair.add(words.group());
            if (pair.size() < group.columns().size()) continue;
            groups.add(List.copyOf(pair));
            pair.clear();
        }
        if (!pair.isEmpty()) faults.add(new TrfFault(line, text.codePointCount(0, text.length()) + 1, "after " + quoted(pair.getFirst()) + ": " + group.columns().getLast().kind().allowed + ", but the line ends"));
        return new TrfLine.Fields(this, List.of(), groups);
    }

    private static String value(Column column, int[] text, int moved, int line, List<TrfFault> faults) {
        String value = column.in(text, moved);
        if (!column.allows(value))
            faults.add(new TrfFault(line, column.from() + moved, wrong(column, column.from() + moved, column.to() + moved, value)));
        return value;
    }

    private static String wrong(Column column, int from, int to, String value) {
        return column.kind().allowed + (column.required() ? "" : ", or nothing") + (from == to ? "" : " to column " + to) + ", not " + quoted(value);
    }

    /** Between columns that mean something nothing may stand; {@code from} and {@code to} from 0, the last not included. */
    private static void blank(int[] text, int from, int to, int line, List<TrfFault> faults) {
        for (int i = from; i < Math.min(to, text.length); i++) {
            if (text[i] == ' ') continue;
            faults.add(new TrfFault(line, i + 1, "a blank, not " + quoted(Character.toString(text[i]))));
            return;
        }
    }

    static String quoted(String text) {
        return Texts.quoted(text, QUOTED);
    }

    // ---- writing

    String write(TrfLine.Fields line) {
        var text = new StringBuilder(line.tag()).append(' ');
        for (int i = 0; i < fields.size(); i++) put(text, fields.get(i), 0, line.fields().get(i));
        for (int i = 0; i < line.groups().size(); i++)
            for (int j = 0; j < group.columns().size(); j++) put(text, group.columns().get(j), group.from() - 1 + i * group.step(), line.groups().get(i).get(j));
        return text.toString().stripTrailing();
    }

    private static void put(StringBuilder text, Column column, int moved, String value) {
        text.append(" ".repeat(Math.max(0, column.from() - 1 + moved - text.codePointCount(0, text.length())))).append(column.padded(value));
    }

    /** Cells of a group by name, one list. */
    Stream<String> cells(TrfLine.Fields line, String name) {
        int index = group.columns().stream().map(Column::name).toList().indexOf(name);
        return line.groups().stream().map(cells -> cells.get(index));
    }
}
