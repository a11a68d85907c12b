package org.onehall.game.domain;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;

/** A command about the clocks of a board: flags, pauses, and changes of time (OCR 4.5, 18.4, 19.5, 19.6). */
public sealed interface ClockCommand extends BoardCommand {
    /** The flag watch claims that a flag has fallen (OCR 4.5); only virtual-clock. */
    record ClaimFlag(BoardId boardId, Side side) implements ClockCommand {}

    /**
     * Pauses the game: an arbiter's order (OCR 19.6), or a call that stops the clocks (LAW 6.11.2).
     *
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param call a player's call is the reason; only by a service
     */
    record Pause(BoardId boardId, String reason, int attempt, boolean call) implements ClockCommand {
        /** An arbiter's pause, of whichever game is at the board. */
        public Pause(BoardId boardId, String reason) {
            this(boardId, reason, 0, false);
        }
    }

    /**
     * Resumes the game (OCR 19.6), with or without added time (LAW 6.11.3), or as the Chief Arbiter's decision a) or b)
     * (OCR 18.9).
     *
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param decides every open case of the board that this decides: refused if another one is open; none: whichever
     *     are open
     */
    record Resume(
            BoardId boardId,
            String reason,
            Optional<Duration> white,
            Optional<Duration> black,
            Optional<Side> reduceSide,
            Optional<Duration> reduceBy,
            String article,
            Optional<Duration> addWhite,
            Optional<Duration> addBlack,
            int attempt,
            List<String> decides)
            implements ClockCommand {
        public Resume {
            decides = List.copyOf(decides);
        }

        /** For a board without a case, or about whichever cases are open. */
        public Resume(
                BoardId boardId,
                String reason,
                Optional<Duration> white,
                Optional<Duration> black,
                Optional<Side> reduceSide,
                Optional<Duration> reduceBy,
                String article,
                Optional<Duration> addWhite,
                Optional<Duration> addBlack,
                int attempt) {
            this(boardId, reason, white, black, reduceSide, reduceBy, article, addWhite, addBlack, attempt, List.of());
        }
    }

    /**
     * Adds time if positive, takes it if negative (OCR 18.4.2, 18.4.3, LAW 12.5). If it changes both clocks, it changes
     * both or neither.
     *
     * @param otherChange of the other side's clock; empty: that clock stays
     * @param otherArticle the article of that change; empty: {@code article}
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param changesSeen how many changes of the board's clocks the arbiter knew of; empty: not checked
     * @param rulingId the ruling that changes the time, "": no ruling; only adjudication sets it, and also
     *     {@code withdraws}
     * @param withdraws the ruling whose time is taken back, "": none; refused if one of these clocks was set to a new
     *     time since then (OCR 18.3)
     */
    record AdjustTime(
            BoardId boardId,
            Side side,
            Duration change,
            String reason,
            String article,
            Optional<Duration> otherChange,
            String otherArticle,
            int attempt,
            OptionalInt changesSeen,
            String rulingId,
            String withdraws)
            implements ClockCommand {
        /** The change of one clock. */
        record OfSide(Side side, Duration change, String article) {}

        List<OfSide> changes() {
            OfSide one = new OfSide(side, change, article);
            return otherChange
                    .map(other -> List.of(
                            one, new OfSide(side.other(), other, otherArticle.isEmpty() ? article : otherArticle)))
                    .orElse(List.of(one));
        }
    }

    /**
     * Sets what the clocks show, running or paused (OCR 19.5).
     *
     * @param changesSeen how many changes of the board's clocks the arbiter knew of; empty: not checked
     */
    record SetClocks(
            BoardId boardId,
            Optional<Duration> white,
            Optional<Duration> black,
            String reason,
            String article,
            OptionalInt changesSeen)
            implements ClockCommand {}

    /**
     * Replaces a wrong setting of the clocks (OCR 19.5, LAW 6.10.2).
     *
     * @param white what White's clock is to show; empty: what DEC-19 proposes
     * @param whiteMoves the correct move counter; empty: it stays
     * @param scheduleSuffers lifts the limit of RAP A.4.1.1
     * @param changesSeen how many changes of the board's clocks the arbiter knew of; empty: not checked
     */
    record CorrectSetting(
            BoardId boardId,
            Optional<TimeControl> whiteControl,
            Optional<TimeControl> blackControl,
            Optional<Duration> white,
            Optional<Duration> black,
            OptionalInt whiteMoves,
            OptionalInt blackMoves,
            String reason,
            String article,
            boolean scheduleSuffers,
            OptionalInt changesSeen)
            implements ClockCommand {}
}
