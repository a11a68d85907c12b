package org.onehall.chess;

/** Reads a FEN and refuses illegal positions (LAW 3.10.3): those in which the rules of play make no sense. */
final class FenReader {
    private static final int LONGEST_FEN = 200;
    private static final int HIGHEST_COUNTER = 9999;

    private final String fen;
    private final long[] types = new long[6];
    private final long[] colours = new long[2];

    private FenReader(String fen) {
        this.fen = fen;
    }

    static Position read(String fen) {
        return new FenReader(fen).read();
    }

    private Position read() {
        if (fen.length() > LONGEST_FEN) {
            throw malformed("it has " + fen.length() + " characters, more than any FEN");
        }
        String[] fields = fen.strip().split(" +");
        if (fields.length != 6 && fields.length != 4) {
            throw malformed("it has " + fields.length + " fields instead of 6 (or 4, without the counters)");
        }
        placement(fields[0]);
        int side = switch (fields[1]) {
            case "w" -> 0;
            case "b" -> 1;
            default ->
                throw malformed("field 2 (side to move) must be w or b, not \"" + Quoted.shortened(fields[1]) + "\"");
        };
        pieces();
        long castling = castling(fields[2]);
        int enPassant = enPassantSquare(fields[3], side);
        int halfmoves = fields.length == 4 ? 0 : counter(fields[4], "field 5 (halfmove clock)");
        int fullmoves = fields.length == 4 ? 1 : counter(fields[5], "field 6 (move number)");
        var board = new Board();
        board.pawns = types[0];
        board.knights = types[1];
        board.bishops = types[2];
        board.rooks = types[3];
        board.queens = types[4];
        board.kings = types[5];
        board.white = colours[0];
        board.black = colours[1];
        board.side = side;
        board.castling = castling;
        board.enPassant = enPassant;
        checks(board);
        if (enPassant >= 0) {
            enPassant(board);
        }
        return new Position(board, halfmoves, Math.max(1, fullmoves));
    }

    private void placement(String field) {
        String[] ranks = field.split("/", -1);
        if (ranks.length != 8) {
            throw malformed("field 1 (placement) has " + ranks.length + " ranks instead of 8");
        }
        for (int i = 0; i < 8; i++) {
            int rank = 7 - i;
            int file = 0;
            boolean afterGap = false;
            for (char c : ranks[i].toCharArray()) {
                if (c >= '1' && c <= '8') {
                    if (afterGap) {
                        throw malformed("field 1 (placement): two numbers in a row on rank " + (rank + 1));
                    }
                    file += c - '0';
                    afterGap = true;
                } else {
                    int type = "pnbrqk".indexOf(Character.toLowerCase(c));
                    if (type < 0 || c > 'z') {
                        throw malformed("field 1 (placement): \"" + Quoted.shortened(String.valueOf(c)) + "\" on rank "
                                + (rank + 1) + " is no piece");
                    }
                    if (file < 8) {
                        long bit = 1L << (rank * 8 + file);
                        types[type] |= bit;
                        colours[Character.isUpperCase(c) ? 0 : 1] |= bit;
                    }
                    file++;
                    afterGap = false;
                }
            }
            if (file != 8) {
                throw malformed("field 1 (placement): rank " + (rank + 1) + " has " + file + " squares instead of 8");
            }
        }
    }

    private void pieces() {
        for (int side = 0; side < 2; side++) {
            String name = side == 0 ? "White" : "Black";
            int kings = Long.bitCount(types[5] & colours[side]);
            if (kings != 1) {
                throw illegal(name + " has " + (kings == 0 ? "no king" : kings + " kings"));
            }
        }
        if ((types[0] & (Bitboards.RANK_1 | Bitboards.RANK_8)) != 0) {
            throw illegal("a pawn stands on the first or eighth rank");
        }
    }

    private long castling(String field) {
        if (field.equals("-")) {
            return 0;
        }
        long rights = 0;
        for (char c : field.toCharArray()) {
            if ("KQkqABCDEFGHabcdefgh".indexOf(c) < 0) {
                throw malformed("field 3 (castling) must be made of KQkq, or of the files of rooks, or be -, not \""
                        + Quoted.shortened(field) + "\"");
            }
            long rook = castlingRook(c);
            if ((rights & rook) != 0) {
                throw malformed("field 3 (castling) repeats " + c);
            }
            rights |= rook;
        }
        for (int side = 0; side < 2; side++) {
            long own = rights & colours[side];
            long below = own & Chess960.side(Long.numberOfTrailingZeros(types[5] & colours[side]), false);
            if (Long.bitCount(below) > 1 || Long.bitCount(own ^ below) > 1) {
                throw illegal("two castling rights on one side of the king");
            }
        }
        return rights;
    }

    /** The rook of a castling right: the outermost one on that side of the king, or the one on that file. */
    private long castlingRook(char right) {
        int side = Character.isUpperCase(right) ? 0 : 1;
        int firstRank = side * 56;
        int king = Long.numberOfTrailingZeros(types[5] & colours[side]);
        long rooks = types[3] & colours[side];
        int rook = switch (Character.toLowerCase(right)) {
            case 'k' -> Chess960.outermostRook(rooks, king, true);
            case 'q' -> Chess960.outermostRook(rooks, king, false);
            default -> firstRank + Character.toLowerCase(right) - 'a';
        };
        boolean kingCanBeUnmoved = king >> 3 == firstRank >> 3 && (king & 7) != 0 && (king & 7) != 7;
        if (!kingCanBeUnmoved || rook < 0 || (rooks & 1L << rook) == 0) {
            throw illegal("the castling right " + right + " needs king and rook on their initial squares");
        }
        return 1L << rook;
    }

    private int enPassantSquare(String field, int side) {
        if (field.equals("-")) {
            return -1;
        }
        Square square;
        try {
            square = Square.of(field);
        } catch (IllegalArgumentException _) {
            throw malformed("field 4 (en passant) must be a square or -, not \"" + Quoted.shortened(field) + "\"");
        }
        if (square.rank() != (side == 0 ? 5 : 2)) {
            throw illegal(
                    "no en-passant capture on " + square + " when " + (side == 0 ? "White" : "Black") + " is to move");
        }
        return square.index();
    }

    private int counter(String field, String name) {
        if (field.isEmpty()
                || field.length() > 5
                || !field.chars().allMatch(c -> c >= '0' && c <= '9')
                || Integer.parseInt(field) > HIGHEST_COUNTER) {
            throw malformed(name + " must be a number from 0 to " + HIGHEST_COUNTER + ", not \""
                    + Quoted.shortened(field) + "\"");
        }
        return Integer.parseInt(field);
    }

    private void checks(Board p) {
        long occupied = p.white | p.black;
        if (p.attackersOf(p.kingSquare(p.side ^ 1), p.side, occupied) != 0) {
            throw illegal("the side that has just moved has left its king in check");
        }
        int king = p.kingSquare(p.side);
        long checkers = p.attackersOf(king, p.side ^ 1, occupied);
        if (Long.bitCount(checkers) > 2) {
            throw illegal("no move gives " + Long.bitCount(checkers) + " checks at once");
        }
    }

    private void enPassant(Board p) {
        Square square = Square.at(p.enPassant);
        int back = p.side == 0 ? 8 : -8;
        long target = 1L << (p.enPassant - back);
        long origin = 1L << (p.enPassant + back);
        long occupied = p.white | p.black;
        if ((p.pawns & p.enemy() & target) == 0) {
            throw illegal("en passant on " + square + ", but no pawn stands in front of it");
        }
        if ((occupied & (1L << p.enPassant | origin)) != 0) {
            throw illegal("en passant on " + square + ", but the pawn's way is not empty");
        }
    }

    private MalformedFenException malformed(String why) {
        return new MalformedFenException("not a FEN: " + why);
    }

    private IllegalPositionException illegal(String why) {
        return new IllegalPositionException("illegal position: " + why);
    }
}
