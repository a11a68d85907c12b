package org.onehall.playingzone.projection.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Move;
import org.onehall.chess.PieceType;
import org.onehall.chess.Position;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.types.v1.EventHeader;

/** The moves of the present attempt and the position on the board. */
final class Moves {
    private final List<MoveView> moves = new ArrayList<>();
    private Position position = Position.initial();
    private Optional<List<String>> legal = Optional.empty();
    private Optional<String> last = Optional.empty();
    private int ply;
    private final List<RestoredView> restored = new ArrayList<>();

    /** A new attempt begins. */
    void fresh(String fen) {
        at(Position.ofFen(fen));
        moves.clear();
        last = Optional.empty();
        ply = 0;
    }

    /** @param clockMs what the mover's clock showed after the move */
    void played(MovePlayed move, long clockMs) {
        ply = move.getPly();
        last = Optional.of(move.getUci());
        boolean enPassant = isEnPassant(position, Move.ofUci(move.getUci()));
        at(Position.ofFen(move.getFen()));
        moves.add(new MoveView(
                ply,
                move.getSan(),
                move.getUci(),
                clockMs,
                move.getOfferDraw(),
                Wire.ms(move.getLagCompensated()),
                enPassant));
    }

    /** A draw was offered with a move. */
    void offered(int offerPly) {
        moves.replaceAll(move -> move.ply() == offerPly ? move.offered() : move);
    }

    /** An arbiter went back to an earlier position (LAW 7.1). */
    void restored(EventHeader header, PositionRestored back, int attempt) {
        ply = back.getPly();
        at(Position.ofFen(back.getFen()));
        restored.add(new RestoredView(
                Wire.ms(header.getOccurredAt()),
                attempt,
                Wire.name(header.getActor().getRole()),
                ply,
                List.copyOf(moves.subList(ply, moves.size())),
                back.getReason(),
                back.getArticle()));
        moves.subList(ply, moves.size()).clear();
        last = moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast().uci());
    }

    Position position() {
        return position;
    }

    /** The number of half-moves on the board. */
    int ply() {
        return ply;
    }

    /** The last move in UCI; empty before the first. */
    Optional<String> last() {
        return last;
    }

    List<MoveView> views() {
        return List.copyOf(moves);
    }

    List<RestoredView> restored() {
        return List.copyOf(restored);
    }

    List<String> legal() {
        if (legal.isEmpty())
            legal = Optional.of(position.legalMoves().stream().map(Move::uci).toList());
        return legal.get();
    }

    private void at(Position now) {
        position = now;
        legal = Optional.empty();
    }

    private static boolean isEnPassant(Position before, Move move) {
        return before.at(move.from())
                        .filter(piece -> piece.type() == PieceType.PAWN)
                        .isPresent()
                && move.from().file() != move.to().file()
                && before.at(move.to()).isEmpty();
    }
}
