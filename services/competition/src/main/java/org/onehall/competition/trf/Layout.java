package org.onehall.competition.trf;

import static org.onehall.competition.trf.Column.of;
import static org.onehall.competition.trf.Column.required;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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

    private static final int QUOTED = 40;
    /** The number of columns for the points of a result, in both lines that have them. */
    static final int POINTS_OF_RESULT = 4;

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
    record Group(int from, int step, List<Column> columns) {
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

    List<Column> fields() {
        return fields;
    }

    Group group() {
        return group;
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

    static String quoted(String text) {
        return Texts.quoted(text, QUOTED);
    }

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
