package org.onehall.playingzone.projection.clock;

/** What a correction of the setting would do to a board (DEC-19); a proposed time may be 0 or negative. */
public record ProposalView(
        String board,
        long whiteMs,
        long blackMs,
        long proposedWhiteMs,
        long proposedBlackMs,
        int whiteMoves,
        int blackMoves,
        boolean needsDecision,
        String text) {}
