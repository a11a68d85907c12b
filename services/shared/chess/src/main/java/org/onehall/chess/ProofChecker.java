package org.onehall.chess;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks again, slowly, the {@link Proof} that one side can never checkmate (OCR 4.5, DEC-09). It uses none of the code
 * that found the proof, only the moves of {@link Position}, so that a mistake in that code is found.
 */
public final class ProofChecker {
    private ProofChecker() {}

    /**
     * Whether the proof shows that no series of legal moves from the position ends with the winner giving checkmate.
     */
    public static boolean holds(Position position, Side winner, Proof proof) {
        return objection(position, winner, proof).isEmpty();
    }

    /**
     * Why the proof does not hold; empty if it does. Every position that can be reached is visited, up to the leaves:
     * positions without a legal move, positions in which the winner's material cannot mate and positions with a cage.
     * Leaves for lack of material do not count towards {@link Proof#positions()}.
     */
    public static Optional<String> objection(Position position, Side winner, Proof proof) {
        if (position.legalMoves().isEmpty()) {
            return isMateBy(position, winner)
                    ? Optional.of("the mate stands on the board")
                    : objectionUnless(
                            proof.kind() == Proof.Kind.OVER,
                            "the game is over, which makes a proof that is " + proof.kind());
        }
        if (cannotMate(position, winner)) {
            return objectionUnless(
                    proof.kind() == Proof.Kind.MATERIAL,
                    "the material cannot mate, which makes a proof that is " + proof.kind());
        }
        Cage cage = proof.cages().get(position.repetitionKey());
        return switch (proof.kind()) {
            case OVER -> Optional.of("the game is not over: " + position);
            case MATERIAL -> Optional.of("the material can mate: " + position);
            case CLOSED ->
                cage == null
                        ? Optional.of("there is no cage for " + position)
                        : CageChecker.objection(position, winner, cage);
            case BISHOPS_ANYWHERE -> BishopsAnywhereChecker.objection(position, winner, proof.positions());
            case EXHAUSTED ->
                cage == null
                        ? objectionToSearch(position, winner, proof)
                        : Optional.of("a position closed from the start makes no search: " + position);
        };
    }

    private static Optional<String> objectionToSearch(Position first, Side winner, Proof proof) {
        var met = new HashSet<String>();
        var open = new ArrayDeque<Position>();
        met.add(first.repetitionKey());
        open.add(first);
        while (!open.isEmpty()) {
            Position position = open.remove();
            if (isMateBy(position, winner)) {
                return Optional.of("a mate can be reached: " + position);
            }
            Cage cage = proof.cages().get(position.repetitionKey());
            if (cage != null) {
                Optional<String> objection = CageChecker.objection(position, winner, cage);
                if (objection.isPresent()) {
                    return objection.map(why -> why + " in " + position);
                }
                continue;
            }
            for (Move move : position.legalMoves()) {
                Position next = position.play(move);
                boolean leaf = cannotMate(next, winner) && !isMateBy(next, winner);
                if (!leaf && met.add(next.repetitionKey())) {
                    open.add(next);
                }
            }
            if (met.size() > proof.positions()) {
                return Optional.of("more positions can be reached than the " + proof.positions() + " of the proof");
            }
        }
        return Optional.empty();
    }

    private static boolean isMateBy(Position position, Side winner) {
        return position.sideToMove() != winner && position.isCheckmate();
    }

    /**
     * Whether no game can lead to a mate with the pieces the winner has (DEC-09 a): a bare king; one knight against at
     * most queens; bishops of one square colour when the loser has no pawn, no knight and no bishop of the other
     * colour.
     */
    private static boolean cannotMate(Position position, Side winner) {
        if (count(position, winner, PieceType.PAWN, PieceType.ROOK, PieceType.QUEEN) > 0) {
            return false;
        }
        Side loser = winner.other();
        long knights = count(position, winner, PieceType.KNIGHT);
        long bishops = count(position, winner, PieceType.BISHOP);
        if (knights > 0) {
            return knights == 1
                    && bishops == 0
                    && count(position, loser, PieceType.PAWN, PieceType.KNIGHT, PieceType.BISHOP, PieceType.ROOK) == 0;
        }
        return bishops == 0
                || count(position, loser, PieceType.PAWN, PieceType.KNIGHT) == 0 && bishopsShareAColour(position);
    }

    private static long count(Position position, Side side, PieceType... types) {
        return squares()
                .filter(square -> Stream.of(types)
                        .anyMatch(type -> position.at(square).equals(Optional.of(new Piece(side, type)))))
                .count();
    }

    private static boolean bishopsShareAColour(Position position) {
        return squares()
                        .filter(square -> position.at(square)
                                .map(piece -> piece.type() == PieceType.BISHOP)
                                .orElse(false))
                        .mapToInt(square -> (square.file() + square.rank()) % 2)
                        .distinct()
                        .count()
                < 2;
    }

    private static Stream<Square> squares() {
        return Stream.iterate(0, index -> index < 64, index -> index + 1).map(Square::new);
    }

    private static Optional<String> objectionUnless(boolean holds, String objection) {
        return holds ? Optional.empty() : Optional.of(objection);
    }
}
