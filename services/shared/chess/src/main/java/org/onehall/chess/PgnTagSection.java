package org.onehall.chess;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the tags of a game, tolerantly: a tag that cannot be read is left out, with a note. */
final class PgnTagSection {
    /** An Event tag at the beginning of a line. */
    static final Pattern EVENT = Pattern.compile("\\s*\\[\\s*Event\\s+\"");

    private static final Pattern START = Pattern.compile("\\[\\s*([A-Za-z0-9_]+)\\s*\"");
    private static final Pattern END = Pattern.compile("\"\\s*]");
    /** Text that can only be meant as a tag, also one whose bracket is missing. */
    private static final Pattern BROKEN = Pattern.compile("\\[\\s*[^\\s%\\]]|[A-Za-z0-9_]+\\s+\"[^\"]*\"\\s*]");

    private static final Pattern NEXT = Pattern.compile("\\[\\s*[A-Za-z0-9_]+\\s*\"");
    /** Most characters of a tag; the reader does not look for the end of a longer one. */
    private static final int LONGEST_TAG = 10_000;
    /** Another tag may begin within this many characters of a tag: quotes inside a value are common. */
    private static final int NEAR = 1_000;

    private final PgnCursor text;
    private final PgnComments gaps;
    private final Finder ends = new Finder(END);
    private final Finder nextTags = new Finder(NEXT);
    private final Finder brackets = new Finder(Pattern.compile("]"));

    // The game being read.
    private PgnFaults faults = new PgnFaults();
    private Map<String, String> tags = new LinkedHashMap<>();
    private Map<String, PgnError> places = new LinkedHashMap<>();
    private boolean resultTwice;

    PgnTagSection(PgnCursor text, PgnComments gaps) {
        this.text = text;
        this.gaps = gaps;
    }

    /** A new game begins; its faults are reported here. */
    void begin(PgnFaults ofGame) {
        faults = ofGame;
        tags = new LinkedHashMap<>();
        places = new LinkedHashMap<>();
        resultTwice = false;
    }

    /** The tags read so far, in the order of the text. */
    Map<String, String> tags() {
        return tags;
    }

    /** Where a tag stands; empty if the game has none with this name. */
    Optional<PgnError> place(String name) {
        return Optional.ofNullable(places.get(name));
    }

    /** The number of the line with the first tag. */
    int firstLine() {
        return places.values().iterator().next().line();
    }

    /** Whether there are two Result tags that differ. */
    boolean resultTwice() {
        return resultTwice;
    }

    /** Whether a tag begins at the reader's place. */
    static boolean isAt(PgnCursor text) {
        return START.matcher(text.line).region(text.column, text.line.length()).lookingAt();
    }

    /** Whether a line begins with a tag. */
    static boolean beginsAt(String line) {
        return START.matcher(line).lookingAt();
    }

    /** Whether an Event tag begins at the reader's place. */
    static boolean isEventAt(PgnCursor text) {
        return EVENT.matcher(text.line).region(text.column, text.line.length()).lookingAt();
    }

    /** Whether something that can only be meant as a tag begins at a column of a line. */
    static boolean isMeantAt(String line, int column) {
        return BROKEN.matcher(line).region(column, line.length()).lookingAt();
    }

    void read() throws IOException {
        while (gaps.skipToContent()) {
            Matcher start = START.matcher(text.line).region(text.column, text.line.length());
            if (start.lookingAt()) {
                String name = PgnTags.standard(start.group(1));
                if (tags.containsKey(name) && isNextGame(name)) {
                    return;
                }
                // A comment before the tags belongs to no game.
                gaps.take();
                readTag(name, start.end());
            } else if (BROKEN.matcher(text.line)
                    .region(text.column, text.line.length())
                    .lookingAt()) {
                leaveOut(text.column, "a tag must look like [Name \"value\"]; it is left out");
            } else {
                return;
            }
        }
    }

    /** A game without a single move, not even a result, ends where the tags start again. */
    private boolean isNextGame(String again) throws IOException {
        boolean players = tags.containsKey("White") && tags.containsKey("Black");
        boolean first = again.equals(tags.keySet().iterator().next());
        if (text.afterBlankLine()) {
            return !again.equals("Result") && (first || players);
        }
        return again.equals("Event") && (players || !isFollowedByAnotherTag());
    }

    /** Whether another tag follows: a repeated Event tag that is followed by other tags belongs to the same game. */
    private boolean isFollowedByAnotherTag() throws IOException {
        return text.isFollowed()
                && NEXT.matcher(text.peek()).lookingAt()
                && !EVENT.matcher(text.peek()).lookingAt();
    }

    private void readTag(String name, int valueStart) throws IOException {
        int begin = text.column;
        // Quotes inside the value should be escaped; an unescaped quote ends the value only together with the bracket.
        var value = new StringBuilder();
        String line = text.line;
        Matcher end = END.matcher(line);
        Matcher next = NEXT.matcher(line);
        int column = valueStart;
        int limit = ends.from(line, valueStart) < line.length()
                ? Math.min(line.length(), valueStart + LONGEST_TAG)
                : valueStart;
        int near = valueStart + NEAR;
        char before = ' ';
        while (column < limit) {
            if (column >= near) { // text that begins like a tag this far on is a tag, and this tag is not closed
                limit = Math.min(limit, nextTags.from(line, column));
                near = limit;
            }
            char c = line.charAt(column);
            if (c == '"' && end.region(column, limit).lookingAt()) {
                text.column = end.end();
                taken(name, value.toString(), begin);
                return;
            }
            if (c == '[' && before == '"' && next.region(column, limit).lookingAt()) {
                break;
            }
            boolean escaped = c == '\\' && column + 1 < limit && "\\\"".indexOf(line.charAt(column + 1)) >= 0;
            char taken = line.charAt(escaped ? column + 1 : column);
            value.append(taken == '\t' ? ' ' : taken);
            before = Character.isWhitespace(taken) ? before : taken;
            column += escaped ? 2 : 1;
        }
        if (ends.from(line, valueStart) == line.length()
                && nextTags.from(line, valueStart) == line.length()
                && line.length() < LONGEST_TAG
                && text.isFollowed()) {
            Matcher rest = END.matcher(text.peek());
            Matcher another = NEXT.matcher(text.peek());
            if (rest.find() && !(another.find() && another.start() < rest.start())) {
                faults.note(
                        text.number(), begin + 1, "the tag " + Quoted.shortened(name) + " goes on in the next line");
                gaps.nextLine();
                text.column = rest.end();
                taken(name, line.substring(valueStart) + " " + text.line.substring(0, rest.start()), begin);
                return;
            }
        }
        leaveOut(begin, "the tag " + Quoted.shortened(name) + " is not closed with \"]; it is left out");
    }

    private void taken(String name, String value, int begin) {
        String first = tags.putIfAbsent(name, value);
        if (first == null) {
            places.put(name, new PgnError(text.number(), begin + 1, ""));
            return;
        }
        boolean differs = name.equals("Result") && !first.equals(value);
        resultTwice |= differs;
        faults.note(
                text.number(),
                begin + 1,
                "the tag " + Quoted.shortened(name) + " is given twice; the first counts"
                        + (differs ? ", or the result behind the moves" : ""));
    }

    /** Skips a tag that cannot be read: to its end, to a bracket, to the next tag or over the rest of the line. */
    void leaveOut(int begin, String why) {
        faults.note(text.number(), begin + 1, why);
        String line = text.line;
        int tag = nextTags.from(line, Math.min(begin + 1, line.length()));
        int end = ends.from(line, begin);
        int bracket = brackets.from(line, end < tag ? end : begin);
        text.column = bracket < tag ? bracket + 1 : tag;
    }

    /** The position in which the game starts; empty, with a fault, if the tags name none that can be read. */
    Optional<Position> start() {
        try {
            return PgnTags.start(tags);
        } catch (MalformedFenException | IllegalPositionException e) {
            failAt("FEN", String.valueOf(e.getMessage()));
        } catch (IllegalArgumentException e) {
            failAt("Variant", String.valueOf(e.getMessage()));
        }
        return Optional.empty();
    }

    /** @param tag one that is given */
    private void failAt(String tag, String message) {
        PgnError place = Objects.requireNonNull(places.get(tag), tag);
        faults.fail(place.line(), place.column(), "tag " + tag + ": " + message);
    }

    /** Finds the next place of a text in a line; the part between two searches is searched only once. */
    private static final class Finder {
        private final Pattern pattern;
        private String line = "";
        private int from;
        private int at;

        Finder(Pattern pattern) {
            this.pattern = pattern;
        }

        /** The first place at or after a column; the length of the line if there is none. */
        int from(String searched, int column) {
            if (searched != line || column < from || column > at) {
                Matcher found = pattern.matcher(searched).region(column, searched.length());
                at = found.find() ? found.start() : searched.length();
                line = searched;
                from = column;
            }
            return at;
        }
    }
}
