package org.onehall.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The legal moves found slowly, piece by piece and square by square as described in Article 3 of the Laws, by trying
 * each move and checking whether the king can then be captured. Written for comparison: it shares no code with the
 * bitboards.
 */
final class SlowBoard {
    /** A move; castling is the king's move onto its own rook. */
    record SlowMove(int from, int to, char promotion, boolean castling) {
        /** UCI as in Chess960. */
        @Override
        public String toString() {
            return name(from) + name(to) + (promotion == ' ' ? "" : promotion);
        }

        private static String name(int square) {
            return "" + "abcdefgh".charAt(square % 8) + "12345678".charAt(square / 8);
        }
    }

    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] ALL_ROUND =
            Stream.of(STRAIGHT, DIAGONAL).flatMap(Stream::of).toArray(int[][]::new);
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    /** FEN letters by square from a1 to h8, a blank for an empty square. */
    private final char[] pieces;

    private final boolean[] mayCastle;
    private boolean whiteToMove;
    private int passedOver = -1;

    private SlowBoard(char[] pieces, boolean[] mayCastle, boolean whiteToMove) {
        this.pieces = pieces;
        this.mayCastle = mayCastle;
        this.whiteToMove = whiteToMove;
    }

    /** Reads a FEN, with castling rights as X-FEN or Shredder-FEN, without checking it. */
    static SlowBoard ofFen(String fen) {
        String[] fields = fen.split(" ");
        var board = new SlowBoard(new char[64], new boolean[64], fields[1].equals("w"));
        Arrays.fill(board.pieces, ' ');
        int square = 56;
        for (char c : fields[0].toCharArray()) {
            if (c == '/') {
                square -= 16;
            } else if (c >= '1' && c <= '8') {
                square += c - '0';
            } else {
                board.pieces[square++] = c;
            }
        }
        for (char c : fields[2].replace("-", "").toCharArray()) {
            board.mayCastle[board.castlingRook(c)] = true;
        }
        if (!fields[3].equals("-")) {
            board.passedOver = fields[3].charAt(0) - 'a' + 8 * (fields[3].charAt(1) - '1');
        }
        return board;
    }

    private int castlingRook(char right) {
        boolean white = Character.isUpperCase(right);
        int rank = white ? 0 : 56;
        char letter = Character.toLowerCase(right);
        char rook = white ? 'R' : 'r';
        if (letter == 'k') {
            int square = rank + 7;
            while (pieces[square] != rook) {
                square--;
            }
            return square;
        }
        if (letter == 'q') {
            int square = rank;
            while (pieces[square] != rook) {
                square++;
            }
            return square;
        }
        return rank + letter - 'a';
    }

    List<SlowMove> legalMoves() {
        var legal = new ArrayList<SlowMove>();
        for (SlowMove move : movesOfPieces()) {
            if (!play(move).canCaptureKing()) {
                legal.add(move);
            }
        }
        addCastling(legal);
        return legal;
    }

    long perft(int depth) {
        var moves = legalMoves();
        return depth == 1
                ? moves.size()
                : moves.stream().mapToLong(move -> play(move).perft(depth - 1)).sum();
    }

    SlowBoard play(SlowMove move) {
        var after = new SlowBoard(pieces.clone(), mayCastle.clone(), !whiteToMove);
        char piece = pieces[move.from];
        int rank = move.from / 8 * 8;
        after.pieces[move.from] = ' ';
        after.mayCastle[move.from] = false;
        after.mayCastle[move.to] = false;
        if (piece == 'K' || piece == 'k') {
            Arrays.fill(
                    after.mayCastle, rank == 0 || rank == 56 ? rank : 0, rank == 0 || rank == 56 ? rank + 8 : 0, false);
        }
        if (move.castling) {
            boolean right = move.to > move.from;
            char rook = pieces[move.to];
            after.pieces[move.to] = ' ';
            after.pieces[rank + (right ? 6 : 2)] = piece;
            after.pieces[rank + (right ? 5 : 3)] = rook;
            return after;
        }
        after.pieces[move.to] =
                move.promotion == ' ' ? piece : whiteToMove ? Character.toUpperCase(move.promotion) : move.promotion;
        if (Character.toLowerCase(piece) == 'p') {
            if (move.to == passedOver) {
                after.pieces[rank + move.to % 8] = ' ';
            }
            if (Math.abs(move.to - move.from) == 16) {
                after.passedOver = (move.to + move.from) / 2;
            }
        }
        return after;
    }

    private List<SlowMove> movesOfPieces() {
        var moves = new ArrayList<SlowMove>();
        for (int from = 0; from < 64; from++) {
            if (!isOwn(from)) {
                continue;
            }
            switch (Character.toLowerCase(pieces[from])) {
                case 'p' -> addPawnMoves(from, moves);
                case 'n' -> addSteps(from, KNIGHT, 1, moves);
                case 'b' -> addSteps(from, DIAGONAL, 7, moves);
                case 'r' -> addSteps(from, STRAIGHT, 7, moves);
                case 'q' -> addSteps(from, ALL_ROUND, 7, moves);
                default -> addSteps(from, ALL_ROUND, 1, moves);
            }
        }
        return moves;
    }

    private void addSteps(int from, int[][] directions, int longest, List<SlowMove> moves) {
        for (int[] direction : directions) {
            for (int length = 1; length <= longest; length++) {
                int to = away(from, direction[0] * length, direction[1] * length);
                if (to < 0 || isOwn(to)) {
                    break;
                }
                moves.add(new SlowMove(from, to, ' ', false));
                if (pieces[to] != ' ') {
                    break;
                }
            }
        }
    }

    private void addPawnMoves(int from, List<SlowMove> moves) {
        int up = whiteToMove ? 1 : -1;
        int one = away(from, 0, up);
        if (pieces[one] == ' ') {
            addPawnMove(from, one, moves);
            int two = away(from, 0, 2 * up);
            if (from / 8 == (whiteToMove ? 1 : 6) && pieces[two] == ' ') {
                addPawnMove(from, two, moves);
            }
        }
        for (int aside = -1; aside <= 1; aside += 2) {
            int to = away(from, aside, up);
            if (to >= 0 && (isEnemy(to) || to == passedOver)) {
                addPawnMove(from, to, moves);
            }
        }
    }

    private static void addPawnMove(int from, int to, List<SlowMove> moves) {
        if (to / 8 == 0 || to / 8 == 7) {
            for (char promotion : "nbrq".toCharArray()) {
                moves.add(new SlowMove(from, to, promotion, false));
            }
        } else {
            moves.add(new SlowMove(from, to, ' ', false));
        }
    }

    /**
     * Castling: no other piece on the ways of king and rook, and no attack on the king's way, including its start and
     * end.
     */
    private void addCastling(List<SlowMove> moves) {
        int king = new String(pieces).indexOf(whiteToMove ? 'K' : 'k');
        int rank = king / 8 * 8;
        for (int rook = rank; rook < rank + 8; rook++) {
            if (!mayCastle[rook] || !isOwn(rook)) {
                continue;
            }
            int kingTo = rank + (rook > king ? 6 : 2);
            int rookTo = rank + (rook > king ? 5 : 3);
            boolean possible = true;
            for (int square = rank; square < rank + 8; square++) {
                boolean onKingsWay = Math.min(king, kingTo) <= square && square <= Math.max(king, kingTo);
                boolean onRooksWay = Math.min(rook, rookTo) <= square && square <= Math.max(rook, rookTo);
                possible &= !(onKingsWay || onRooksWay) || pieces[square] == ' ' || square == king || square == rook;
                possible &= !onKingsWay || !withKingOn(square).canCaptureKing();
            }
            var castling = new SlowMove(king, rook, ' ', true);
            if (possible && !play(castling).canCaptureKing()) {
                moves.add(castling);
            }
        }
    }

    /** The board for the opponent, with the king on a square of its way and everything else unchanged. */
    private SlowBoard withKingOn(int square) {
        var moved = new SlowBoard(pieces.clone(), new boolean[64], !whiteToMove);
        int king = new String(pieces).indexOf(whiteToMove ? 'K' : 'k');
        moved.pieces[king] = ' ';
        moved.pieces[square] = pieces[king];
        return moved;
    }

    private boolean canCaptureKing() {
        return movesOfPieces().stream().anyMatch(move -> Character.toLowerCase(pieces[move.to]) == 'k');
    }

    private boolean isOwn(int square) {
        return pieces[square] != ' ' && Character.isUpperCase(pieces[square]) == whiteToMove;
    }

    private boolean isEnemy(int square) {
        return pieces[square] != ' ' && Character.isUpperCase(pieces[square]) != whiteToMove;
    }

    private static int away(int square, int files, int ranks) {
        int file = square % 8 + files;
        int rank = square / 8 + ranks;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
    }
}
