package org.onehall.local.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PositionRestored;

/** The position of a board and the moves that led to it, checked by the rules of chess. */
final class CheckedMoves {
    private final Consumer<String> say;
    private Position initial = Position.initial();
    private Position position = initial;
    private final List<String> moves = new ArrayList<>();
    /** The sealed move, until it is opened. */
    private String sealed = "";
    /** Whether the sealed move has been made but not yet revealed. */
    private boolean unopened;
    /** Whether the next move is the sealed one. */
    private boolean opening;

    private int ply;

    /** @param say takes each finding */
    CheckedMoves(Consumer<String> say) {
        this.say = say;
    }

    /** The initial position of a new game. */
    void fresh(String fen) {
        position = Position.ofFen(fen);
        initial = position;
        moves.clear();
        sealed = "";
        unopened = false;
        opening = false;
        ply = 0;
    }

    Position position() {
        return position;
    }

    /** The number of half-moves. */
    int ply() {
        return ply;
    }

    /** Whether the next move is the sealed one. */
    boolean isOpening() {
        return opening;
    }

    /** Makes a move. True if it was sealed, so that its time was settled then. */
    boolean play(MovePlayed move) {
        Side side = Wire.side(move.getSide());
        check(side == position.sideToMove(), side + " moves although it is " + position.sideToMove() + "'s turn");
        check(move.getPly() == ply + 1, "is half-move " + move.getPly() + " after " + ply);
        ply = move.getPly();
        Optional<Move> legal = position.resolve(Move.ofUci(move.getUci()));
        if (legal.isEmpty()) {
            say.accept("the move " + move.getUci() + " is illegal in " + position.fen());
            position = Position.ofFen(move.getFen());
        } else {
            String san = San.write(position, legal.get());
            check(
                    san.equals(move.getSan()),
                    "the move " + move.getUci() + " is written " + move.getSan() + ", not " + san);
            position = position.play(legal.get());
            check(
                    position.fen().equals(move.getFen()),
                    "the position after " + san + " is " + position.fen() + ", not " + move.getFen());
        }
        moves.add(move.getUci());
        if (opening) { // its time was settled when it was sealed
            check(move.getUci().equals(sealed), "the sealed move " + sealed + " is played as " + move.getUci());
            opening = false;
            return true;
        }
        return false;
    }

    void seal(String uci) {
        sealed = uci;
        check(
                position.resolve(Move.ofUci(sealed)).isPresent(),
                "a move was sealed that is illegal in " + position.fen());
    }

    void adjourn(GameAdjourned adjourned) {
        check(
                Wire.side(adjourned.getSide()) == position.sideToMove()
                        && adjourned.getPly() == ply
                        && !sealed.isEmpty(),
                "is adjourned without a sealed move of the side on move");
        unopened = true;
    }

    void open(String uci) {
        check(uci.equals(sealed), "the opened move is not the sealed one");
        opening = true;
        unopened = false;
    }

    /** Goes back to an earlier position. Returns how many moves of each side were taken back. */
    BySide<Integer> restore(PositionRestored restored) {
        List<String> kept = List.copyOf(moves.subList(0, Math.min(moves.size(), restored.getPly())));
        BySide<Integer> takenBack = BySide.both(0);
        Side turn = initial.sideToMove();
        for (int half = 0; half < moves.size(); half++, turn = turn.other()) {
            if (half >= kept.size()) {
                takenBack = takenBack.with(turn, count -> count + 1);
            }
        }
        if (unopened) {
            takenBack = takenBack.with(position.sideToMove(), count -> count + 1);
        }
        unopened = false;
        position = initial;
        for (String uci : kept) {
            position = position.resolve(Move.ofUci(uci)).map(position::play).orElse(position);
        }
        check(
                position.fen().equals(restored.getFen()),
                "the position after half-move " + restored.getPly() + " is " + position.fen() + ", not "
                        + restored.getFen());
        moves.clear();
        moves.addAll(kept);
        ply = restored.getPly();
        sealed = "";
        return takenBack;
    }

    private void check(boolean holds, String otherwise) {
        if (!holds) {
            say.accept(otherwise);
        }
    }
}
