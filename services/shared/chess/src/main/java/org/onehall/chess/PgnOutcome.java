package org.onehall.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which result of a game counts when the tag, the end of the moves and the board disagree: a checkmate or stalemate on
 * the board (OCR 5.1, 5.4.2), else the tag, else the result after the moves. If two Result tags differ, neither counts
 * when there is a result after the moves.
 */
final class PgnOutcome {
    private final Optional<PgnMark> tag;
    private final PgnError tagPlace;
    private final Optional<PgnMark> behind;
    private final PgnError markPlace;
    private final boolean tagTwice;
    private final Optional<String> board;
    private final List<PgnError> notes = new ArrayList<>();
    private final String result;

    /**
     * Judges a game.
     *
     * @param written value of the tag Result, empty if there is none
     * @param behind the result after the moves, empty if there is none
     * @param tagTwice whether there are two tags that differ
     * @param last the last position; empty if the moves were not read to their end, or there are none
     */
    PgnOutcome(
            Optional<String> written,
            PgnError tagPlace,
            Optional<PgnMark> behind,
            PgnError markPlace,
            boolean tagTwice,
            Optional<Position> last) {
        this.tag = written.flatMap(PgnMark::of).filter(PgnMark::isSaid);
        this.tagPlace = tagPlace;
        this.behind = behind;
        this.markPlace = markPlace;
        this.tagTwice = tagTwice;
        this.board = last.flatMap(PgnOutcome::shown);
        written.filter(text -> PgnMark.of(text).isEmpty()).ifPresent(this::unknown);
        this.result = judged();
    }

    private static Optional<String> shown(Position last) {
        if (last.isCheckmate()) {
            return Optional.of(last.sideToMove() == Side.WHITE ? "0-1" : "1-0");
        }
        return last.isStalemate() ? Optional.of("1/2-1/2") : Optional.empty();
    }

    String result() {
        return result;
    }

    /** The notes about contradictions. */
    List<PgnError> notes() {
        return notes;
    }

    private String judged() {
        Optional<PgnMark> counts = tagTwice ? behind.or(() -> tag) : tag.or(() -> behind);
        boolean differ = tag.isPresent() && behind.isPresent() && !tag.get().agrees(behind.get());
        if (differ) {
            String which = board.map(shown -> shown + ", which the board shows, counts")
                    .orElse(tagTwice ? "the end of the moves counts" : "the tag counts");
            note(
                    markPlace,
                    "the tag Result says " + tag.get() + " and the moves end with " + behind.get() + "; " + which);
        }
        if (counts.isEmpty()) {
            return "*";
        }
        if (board.isPresent()) {
            if (!differ && !board.get().equals(counts.get().result())) {
                note(
                        tag.isPresent() ? tagPlace : markPlace,
                        "the result " + counts.get() + " contradicts the "
                                + (board.get().equals("1/2-1/2") ? "stalemate" : "checkmate") + " on the board; "
                                + board.get()
                                + ", which the board shows, counts");
            }
            return board.get();
        }
        if (counts.get().bothLost()) {
            note(tagPlace, "0-0 (nobody won) is no result of PGN; * stands");
        }
        return counts.get().result();
    }

    private void unknown(String written) {
        note(
                tagPlace,
                "tag Result: \"" + Quoted.shortened(written) + "\" is no result; "
                        + behind.map(mark -> "the one behind the moves counts, " + mark)
                                .orElse("* stands"));
    }

    private void note(PgnError place, String message) {
        notes.add(new PgnError(place.line(), place.column(), message));
    }
}
