package org.onehall.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Closed positions and small changes of them, of the kinds that mislead analysers of closed positions: pawns that can
 * hardly move, walls that a check or a sacrifice opens, en passant to come, pieces shut in, kings at the edge.
 */
final class Mutants {
    private static final List<String> MODELS = Stream.of("hard", "mutants", "flag-unwinnable")
            .flatMap(file -> Lists.rows("winnability/" + file + ".txt").stream())
            .map(row -> row[0])
            .filter(fen ->
                    fen.split(" ")[0].chars().filter(c -> c == 'p' || c == 'P').count() >= 3)
            .distinct()
            .toList();
    private static final String PIECES = "PPPppppNnBbBbRrQqNn";

    private final Random random;
    /** FEN letters from a1 to h8, a point for an empty square. */
    private final char[] board = new char[64];

    private char turn;
    private String enPassant = "-";

    private Mutants(Random random) {
        this.random = random;
    }

    /** A legal position that depends only on the random numbers. */
    static Position next(Random random) {
        while (true) {
            var mutant = new Mutants(random);
            if (random.nextInt(4) == 0) {
                mutant.lockedPawns();
            } else {
                mutant.read(MODELS.get(random.nextInt(MODELS.size())));
            }
            for (int changes = 1 + random.nextInt(5); changes > 0; changes--) {
                mutant.change();
            }
            try {
                return Position.ofFen(mutant.fen());
            } catch (IllegalPositionException | MalformedFenException _) {
                // Try another one.
            }
        }
    }

    private void read(String fen) {
        String[] fields = fen.split(" ");
        Arrays.fill(board, '.');
        int square = 56;
        for (char c : fields[0].toCharArray()) {
            if (c == '/') {
                square -= 16;
            } else if (Character.isDigit(c)) {
                square += c - '0';
            } else {
                board[square++] = c;
            }
        }
        turn = fields[1].charAt(0);
    }

    private String fen() {
        var out = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            out.append(new String(board, rank * 8, 8)).append(rank > 0 ? "/" : "");
        }
        String castling = (holds("e1K", "h1R") ? "K" : "")
                + (holds("e1K", "a1R") ? "Q" : "")
                + (holds("e8k", "h8r") ? "k" : "")
                + (holds("e8k", "a8r") ? "q" : "");
        return runsOfGaps(out.toString()) + " " + turn + " " + (castling.isEmpty() ? "-" : castling) + " " + enPassant;
    }

    private static String runsOfGaps(String placement) {
        return Pattern.compile("\\.+")
                .matcher(placement)
                .replaceAll(gap -> String.valueOf(gap.group().length()));
    }

    private boolean holds(String... pieces) {
        return Stream.of(pieces)
                .allMatch(piece -> board[Square.of(piece.substring(0, 2)).index()] == piece.charAt(2));
    }

    /** Pairs of pawns head to head on most files, kings and a few pieces anywhere. */
    private void lockedPawns() {
        Arrays.fill(board, '.');
        turn = random.nextBoolean() ? 'w' : 'b';
        for (int file = 0; file < 8; file++) {
            if (random.nextInt(4) > 0) {
                int rank = 1 + random.nextInt(5);
                board[rank * 8 + file] = 'P';
                board[rank * 8 + 8 + file] = 'p';
            }
        }
        put('K');
        put('k');
        for (int more = random.nextInt(5); more > 0; more--) {
            put(PIECES.charAt(random.nextInt(PIECES.length())));
        }
    }

    private void change() {
        enPassant = "-";
        switch (random.nextInt(16)) {
            case 0 -> put(PIECES.charAt(random.nextInt(PIECES.length())));
            case 1 -> take(any("PNBRQpnbrq"));
            case 2 -> move(any("PNBRQKpnbrqk"), random.nextInt(64));
            case 3 -> turn = other(turn);
            case 4 -> faceAPawn();
            case 5 -> shiftFiles(random.nextBoolean() ? 1 : -1);
            case 6 -> reflect(7);
            case 7 -> swapColours();
            case 8 -> stepAside(any("Kk"));
            case 9 -> besideAKing();
            case 10 -> becomeAnother(any("NBRQnbrq"));
            case 11 -> stepAside(any("NBRQnbrq"));
            case 12 -> pawnOneStep(any("Pp"));
            case 13 -> doubleStepToCome();
            case 14 -> doubleStepJustMade();
            default -> castlingToCome();
        }
    }

    /** A random square of one of these pieces, -1 if there is none. */
    private int any(String pieces) {
        int[] squares = IntStream.range(0, 64)
                .filter(square -> pieces.indexOf(board[square]) >= 0)
                .toArray();
        return squares.length == 0 ? -1 : squares[random.nextInt(squares.length)];
    }

    private void put(char piece) {
        int square = any(".");
        if (square >= 0) {
            board[square] = piece;
        }
    }

    private void take(int square) {
        if (square >= 0) {
            board[square] = '.';
        }
    }

    private void move(int from, int to) {
        if (from >= 0 && to >= 0 && to < 64 && board[to] == '.') {
            board[to] = board[from];
            board[from] = '.';
        }
    }

    private int near(int square) {
        int file = square % 8 + random.nextInt(3) - 1;
        int rank = square / 8 + random.nextInt(3) - 1;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? square : rank * 8 + file;
    }

    private void stepAside(int square) {
        if (square >= 0) {
            move(square, near(square));
        }
    }

    private void pawnOneStep(int square) {
        move(square, square + (random.nextBoolean() ? 8 : -8));
    }

    private void faceAPawn() {
        int pawn = any("Pp");
        if (pawn >= 0) {
            int ahead = board[pawn] == 'P' ? pawn + 8 : pawn - 8;
            if (ahead >= 0 && ahead < 64 && board[ahead] == '.') {
                board[ahead] = board[pawn] == 'P' ? 'p' : 'P';
            }
        }
    }

    private void besideAKing() {
        int square = near(any("Kk"));
        if (board[square] == '.') {
            board[square] = PIECES.charAt(random.nextInt(PIECES.length()));
        }
    }

    private void becomeAnother(int square) {
        if (square >= 0) {
            char kind = "NBRQP".charAt(random.nextInt(5));
            board[square] = Character.isUpperCase(board[square]) ? kind : Character.toLowerCase(kind);
        }
    }

    private void shiftFiles(int by) {
        if (IntStream.range(0, 8).allMatch(rank -> board[rank * 8 + (by > 0 ? 7 : 0)] == '.')) {
            char[] before = board.clone();
            for (int square = 0; square < 64; square++) {
                int from = square % 8 - by;
                board[square] = from < 0 || from > 7 ? '.' : before[square - by];
            }
        }
    }

    /** 7 reverses the files, 56 the ranks. */
    private void reflect(int bits) {
        char[] before = board.clone();
        for (int square = 0; square < 64; square++) {
            board[square] = before[square ^ bits];
        }
    }

    private void swapColours() {
        reflect(56);
        for (int square = 0; square < 64; square++) {
            board[square] = Character.isUpperCase(board[square])
                    ? Character.toLowerCase(board[square])
                    : Character.toUpperCase(board[square]);
        }
        turn = other(turn);
    }

    private static char other(char turn) {
        return turn == 'w' ? 'b' : 'w';
    }

    /** Adds a pawn that can still make a double step past a pawn of the other side. */
    private void doubleStepToCome() {
        int file = random.nextInt(8);
        int beside = file == 0 ? 1 : file == 7 ? 6 : file + (random.nextBoolean() ? 1 : -1);
        boolean white = random.nextBoolean();
        setIfEmpty((white ? 8 : 48) + file, white ? 'P' : 'p');
        setIfEmpty((white ? 24 : 32) + beside, white ? 'p' : 'P');
    }

    private void setIfEmpty(int square, char piece) {
        if (board[square] == '.') {
            board[square] = piece;
        }
    }

    private void doubleStepJustMade() {
        boolean white = random.nextBoolean();
        int[] targets = IntStream.range(white ? 24 : 32, white ? 32 : 40)
                .filter(square -> board[square] == (white ? 'P' : 'p')
                        && board[square + (white ? -8 : 8)] == '.'
                        && board[square + (white ? -16 : 16)] == '.')
                .toArray();
        if (targets.length > 0) {
            int target = targets[random.nextInt(targets.length)];
            int beside = target % 8 == 0 ? 1 : target % 8 == 7 ? -1 : random.nextBoolean() ? 1 : -1;
            setIfEmpty(target + beside, white ? 'p' : 'P');
            turn = white ? 'b' : 'w';
            enPassant = new Square(target + (white ? -8 : 8)).name();
        }
    }

    private void castlingToCome() {
        boolean white = random.nextBoolean();
        move(any(white ? "K" : "k"), white ? 4 : 60);
        setIfEmpty((white ? 0 : 56) + (random.nextBoolean() ? 7 : 0), white ? 'R' : 'r');
    }
}
