package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.Side;

/**
 * Whether each player has confirmed the result; empty if he has said nothing about the present result (LAW 8.7).
 *
 * @param disputes the disputes about a result, oldest first, without those a player has taken back
 */
public record ConfirmationView(Optional<Boolean> white, Optional<Boolean> black, List<DisputeView> disputes) {
    public static final ConfirmationView NONE = new ConfirmationView(Optional.empty(), Optional.empty(), List.of());

    ConfirmationView said(DisputeView said, boolean agrees) {
        Stream<DisputeView> others = disputes.stream()
                .filter(one -> one.side() != said.side() || one.answer().isPresent() || !agrees);
        return new ConfirmationView(
                said.side() == Side.WHITE ? Optional.of(agrees) : white,
                said.side() == Side.BLACK ? Optional.of(agrees) : black,
                (agrees ? others : Stream.concat(others, Stream.of(said))).toList());
    }

    /** The result has changed or was removed; an open dispute stays open (LAW 8.7). */
    public ConfirmationView changed(String article) {
        return new ConfirmationView(
                Optional.empty(),
                Optional.empty(),
                disputes.stream().map(one -> one.changed(article)).toList());
    }

    /** An arbiter has approved a result of the board, and thereby answered the disputes (OCR 17.11). */
    public ConfirmationView answered(String score, String reason) {
        return new ConfirmationView(
                white,
                black,
                disputes.stream().map(one -> one.answered(score, reason)).toList());
    }

    /** Whether an arbiter still has to answer a player. */
    public boolean hasDispute() {
        return disputes.stream().anyMatch(one -> one.answer().isEmpty());
    }
}
