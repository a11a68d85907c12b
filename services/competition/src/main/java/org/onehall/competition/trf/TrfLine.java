package org.onehall.competition.trf;

import java.util.List;

/** One line of a report. */
public sealed interface TrfLine {
    /** The tag at the beginning of the line, "001"; shorter if the line is. */
    String tag();

    /**
     * A line whose columns have a meaning.
     *
     * @param tag as written: for national ratings the federation
     * @param fields in the order of the layout's fields, "" if blank
     * @param groups what repeats to the right, in the order of the group's columns; the last group is not all blank
     */
    record Fields(Layout layout, String tag, List<String> fields, List<List<String>> groups) implements TrfLine {
        public Fields {
            fields = List.copyOf(fields);
            groups = groups.stream().map(List::copyOf).toList();
        }

        /** For a layout with only one tag. */
        public Fields(Layout layout, List<String> fields, List<List<String>> groups) {
            this(layout, layout.tag(), fields, groups);
        }

        public String field(String name) {
            return fields.get(layout.index(name));
        }

        /** A field that has a meaning; "" if it is blank or without meaning, see {@link Trf#notes()}. */
        public String known(String name) {
            return layout.field(name).allows(field(name)) ? field(name) : "";
        }

        /** A field as a number; 0 if it is blank. */
        public int number(String name) {
            return field(name).isEmpty() ? 0 : Integer.parseInt(field(name));
        }
    }

    /** A line that is one text, or of an unknown kind: kept as it was written, without blanks at its end. */
    record Text(String text) implements TrfLine {
        public Text {
            text = text.stripTrailing();
        }

        @Override
        public String tag() {
            return text.substring(0, Math.min(3, text.length()));
        }

        /** What follows the tag, "" if nothing does. */
        public String value() {
            return text.length() < 5 ? "" : text.substring(4).strip();
        }
    }
}
