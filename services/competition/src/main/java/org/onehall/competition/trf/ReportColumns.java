package org.onehall.competition.trf;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What fits into the columns of a report, and comments on what does not. */
final class ReportColumns {
    private final List<String> comments = new ArrayList<>();
    private final List<String> noRoom = new ArrayList<>();

    /** Adds a comment for the reader of the report. */
    void comment(String text) {
        comments.add(text);
    }

    /** What is not in the columns, or not in full. */
    List<String> comments() {
        return comments;
    }

    /** The points whose whole number does not fit. */
    List<String> noRoom() {
        return noRoom;
    }

    /**
     * With one decimal place, two if they are needed, none if the columns have no room for one; a rounded value is also
     * written as a comment.
     */
    String points(BigDecimal points, int columns, String what) {
        int places = Math.max(0, points.stripTrailingZeros().scale());
        for (int shown : places == 0
                ? List.of(1, 0)
                : IntStream.iterate(places, place -> place >= 0, place -> place - 1)
                        .boxed()
                        .toList()) {
            String text = points.setScale(shown, RoundingMode.HALF_UP).toPlainString();
            if (text.length() > columns) continue;
            if (shown < places) comments.add(what + " are " + points.toPlainString() + ", rounded to " + text);
            return text;
        }
        noRoom.add(what + " are " + points.toPlainString() + ", but there are only " + columns + " columns");
        return "";
    }

    /** As much of a name as fits; the full name is then a comment. */
    String name(String name, int columns, String whose) {
        if (name.codePointCount(0, name.length()) <= columns) return name;
        comments.add("name of " + whose + " in full: " + name);
        return name.substring(0, name.offsetByCodePoints(0, columns)).strip();
    }
}
