package org.onehall.demo;

import java.util.List;
import java.util.stream.IntStream;
import org.onehall.chess.PgnGame;
import org.onehall.chess.Side;

/** What a robot does next. */
public sealed interface Choice {
    /** Plays a move, in UCI notation. */
    record Move(String uci) implements Choice {}

    record OfferDraw() implements Choice {}

    record AcceptDraw() implements Choice {}

    record Resign() implements Choice {}

    /** Does nothing until the board changes. */
    record Wait() implements Choice {}

    /**
     * Follows the script as long as the board does; if somebody has played differently, continues with plain moves.
     * After the script's last move it brings about the result of the script: the loser resigns (OCR 5.2), or both agree
     * to a draw (OCR 5.3).
     *
     * @param patient false once this robot has waited long for the other side at this move: it then plays on if it can
     */
    static Choice of(Glimpse board, Side me, PgnGame script, boolean patient) {
        if (!board.playing()) return new Wait();
        boolean mine = board.turn() == me;
        boolean followed = follows(board.moves(), script);
        if (followed && board.ply() < script.moves().size())
            return mine ? new Move(script.moves().get(board.ply()).move().uci()) : new Wait();
        if (followed && board.ply() == script.moves().size() && patient) return atTheEnd(board, me, script.result());
        if (!mine || board.legal().isEmpty()) return new Wait();
        return new Move(PlainPlayer.choose(board.fen(), board.legal()));
    }

    private static Choice atTheEnd(Glimpse board, Side me, String result) {
        return switch (result) {
            case "1-0" -> me == Side.BLACK ? new Resign() : new Wait();
            case "0-1" -> me == Side.WHITE ? new Resign() : new Wait();
            default -> {
                if (board.drawOffer().isPresent()) yield board.drawOffer().get() == me ? new Wait() : new AcceptDraw();
                yield board.turn() == me ? new OfferDraw() : new Wait();
            }
        };
    }

    /** Whether the moves made so far are the first moves of the script. */
    private static boolean follows(List<String> moves, PgnGame script) {
        return moves.size() <= script.moves().size()
                && IntStream.range(0, moves.size())
                        .allMatch(i -> script.moves().get(i).move().uci().equals(moves.get(i)));
    }
}
