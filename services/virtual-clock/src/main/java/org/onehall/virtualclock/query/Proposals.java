package org.onehall.virtualclock.query;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.Face;
import org.onehall.clock.TimeControl;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.clock.v1.BoardProposal;
import org.onehall.proto.clock.v1.GiveRequest;

/** What the clocks of a board would show after an order (OCR 19.5, DEC-19). */
final class Proposals {
    private Proposals() {}

    static BoardProposal of(
            Board board,
            GiveRequest order,
            Function<org.onehall.proto.types.v1.TimeControl, TimeControl> controls,
            Instant now) {
        var proposed = new BySide<>(
                left(
                        board,
                        Side.WHITE,
                        given(order.hasWhite(), order.getWhite()),
                        right(order.hasWhiteControl(), order.getWhiteControl(), controls),
                        order,
                        now),
                left(
                        board,
                        Side.BLACK,
                        given(order.hasBlack(), order.getBlack()),
                        right(order.hasBlackControl(), order.getBlackControl(), controls),
                        order,
                        now));
        String text = obstacle(board, order, proposed);
        return BoardProposal.newBuilder()
                .setBoardId(board.id().toString())
                .setBefore(board.clocks().readingAt(now))
                .setWhite(RecordMapper.duration(proposed.white()))
                .setBlack(RecordMapper.duration(proposed.black()))
                .setWhiteMoves(board.clocks().moves(Side.WHITE))
                .setBlackMoves(board.clocks().moves(Side.BLACK))
                .setNeedsDecision(!text.isEmpty())
                .setText(text)
                .build();
    }

    private static Duration left(
            Board board,
            Side side,
            Optional<Duration> given,
            Optional<TimeControl> right,
            GiveRequest order,
            Instant now) {
        Face face = board.clocks().face(side, now);
        return switch (order.getKind()) {
            case ORDER_KIND_SET_TIMES -> given.orElse(face.remaining());
            case ORDER_KIND_ADD_TIME, ORDER_KIND_RESUME -> face.remaining().plus(given.orElse(Duration.ZERO));
            case ORDER_KIND_CORRECT_SETTING ->
                given.or(() -> right.map(
                                control -> board.clocks().control(side).corrected(face.remaining(), control, face)))
                        .orElse(face.remaining());
            case ORDER_KIND_START, ORDER_KIND_PAUSE, ORDER_KIND_UNSPECIFIED, UNRECOGNIZED -> face.remaining();
        };
    }

    /** Why the order cannot be carried out as it is on this board; "" if it can. */
    private static String obstacle(Board board, GiveRequest order, BySide<Duration> proposed) {
        for (Side side : Side.values())
            if (!proposed.get(side).isPositive())
                return "This would leave no time on the clock of " + (side == Side.WHITE ? "White" : "Black") + " ("
                        + (proposed.get(side).isNegative() ? "-" : "")
                        + Clocks.display(proposed.get(side).abs())
                        + "). Choose a time above zero.";
        boolean setting = order.hasWhiteControl() || order.hasBlackControl();
        if (setting
                && board.rules().hasCutoffMoves()
                && !order.getScheduleSuffers()
                && Math.min(board.clocks().moves(Side.WHITE), board.clocks().moves(Side.BLACK))
                        >= board.rules().getCutoffMoves())
            return "Both players have completed " + board.rules().getCutoffMoves()
                    + " moves. You may now change the clock setting only if the round would end too "
                    + "late without the change (RAP A.4.1.1). Confirm this, or keep the setting as it "
                    + "is.";
        return "";
    }

    private static Optional<Duration> given(boolean present, com.google.protobuf.Duration time) {
        return present ? Optional.of(Duration.ofSeconds(time.getSeconds(), time.getNanos())) : Optional.empty();
    }

    private static Optional<TimeControl> right(
            boolean present,
            org.onehall.proto.types.v1.TimeControl control,
            Function<org.onehall.proto.types.v1.TimeControl, TimeControl> controls) {
        return present ? Optional.of(controls.apply(control)) : Optional.empty();
    }
}
