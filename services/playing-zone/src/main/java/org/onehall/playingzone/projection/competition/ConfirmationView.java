package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.Side;

/**
 * Whether a player says that the result is right; empty: nothing said of it as it is now (LAW 8.7).
 *
 * @param disputes that a result was wrong, the first first; those a player has taken back are not in it
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

    /** There is another result, or none; a dispute that is open stays so (LAW 8.7). */
    public ConfirmationView changed(String article) {
        return new ConfirmationView(
                Optional.empty(),
                Optional.empty(),
                disputes.stream().map(one -> one.changed(article)).toList());
    }

    /** An arbiter has approved a result of the board, whom he has heard (OCR 17.11). */
    public ConfirmationView answered(String score, String reason) {
        return new ConfirmationView(
                white,
                black,
                disputes.stream().map(one -> one.answered(score, reason)).toList());
    }

    /** Whether an arbiter has to answer a player still. */
    public boolean hasDispute() {
        return disputes.stream().anyMatch(one -> one.answer().isEmpty());
    }
}
