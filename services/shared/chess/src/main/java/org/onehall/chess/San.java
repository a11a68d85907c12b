package org.onehall.chess;

import static org.onehall.chess.UnreadableMoveException.Reason.AMBIGUOUS;
import static org.onehall.chess.UnreadableMoveException.Reason.ILLEGAL;
import static org.onehall.chess.UnreadableMoveException.Reason.UNKNOWN;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Standard algebraic notation with English letters, as in PGN. */
public final class San {
    private static final int LONGEST = 24;
    private static final Pattern SUFFIX = Pattern.compile("[+#!?]+$");
    private static final Pattern EN_PASSANT_MARK = Pattern.compile("\\s*(?:e\\.\\s?p\\.?|ep)$");
    private static final Pattern CASTLING = Pattern.compile("([O0o])-\\1(-\\1)?");
    private static final Pattern MOVE = Pattern.compile(
            "([PNBRQK])?([a-h])?([1-8])?([x:-])?([a-h][1-8])(?:=?([NBRQnbrq])|/([NBRQ])|\\(([NBRQ])\\))?");

    private San() {}

    /** Canonical notation of a legal move: as short as possible, with + and #. An illegal move is an IllegalArgumentException. */
    public static String write(Position position, Move move) {
        int packed = position.pack(move);
        if (packed < 0) {
            throw new IllegalArgumentException("illegal move " + move + " in " + position.fen());
        }
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        return write(position, packed, moves, MoveGenerator.generate(position.board(), moves));
    }

    private static String write(Position position, int move, int[] moves, int count) {
        int from = MoveGenerator.from(move);
        int to = MoveGenerator.to(move);
        var out = new StringBuilder(8);
        if ((move & MoveGenerator.CASTLING) != 0) {
            out.append(MoveGenerator.isKingSide(move) ? "O-O" : "O-O-O");
        } else {
            int type = position.typeAt(1L << from);
            boolean capture = position.typeAt(1L << to) >= 0 || (move & MoveGenerator.EN_PASSANT) != 0;
            if (type == 0) {
                if (capture) {
                    out.append((char) ('a' + (from & 7)));
                }
            } else {
                out.append(PieceType.at(type).letter()).append(origin(position, move, type, moves, count));
            }
            if (capture) {
                out.append('x');
            }
            out.append(Square.at(to).name());
            if (MoveGenerator.promotion(move) != 0) {
                out.append('=').append(PieceType.at(MoveGenerator.promotion(move)).letter());
            }
        }
        Position after = position.play(move);
        if (after.isCheck()) {
            out.append(MoveGenerator.any(after.board()) ? '+' : '#');
        }
        return out.toString();
    }

    /** What tells the piece from others of its kind that can legally move to the same square: nothing, file, rank or both. */
    private static String origin(Position position, int move, int type, int[] moves, int count) {
        int from = MoveGenerator.from(move);
        boolean rival = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (int i = 0; i < count; i++) {
            int other = MoveGenerator.from(moves[i]);
            if (MoveGenerator.to(moves[i]) == MoveGenerator.to(move) && other != from
                    && position.typeAt(1L << other) == type && (moves[i] & MoveGenerator.CASTLING) == 0) {
                rival = true;
                sameFile |= (other & 7) == (from & 7);
                sameRank |= other >> 3 == from >> 3;
            }
        }
        String name = Square.at(from).name();
        if (!rival) {
            return "";
        }
        if (!sameFile) {
            return name.substring(0, 1);
        }
        return sameRank ? name : name.substring(1);
    }

    /**
     * The one legal move a text means. Besides canonical notation it takes castling with zeros or small letters, missing or
     * superfluous {@code +}, {@code #} and (for pieces) {@code x}, a needless square of origin, {@code e.p.}, the annotations
     * {@code !} and {@code ?}, promotions without {@code =}, and moves given by both squares ({@code e2e4}). It refuses with
     * UnreadableMoveException whatever is not the notation of exactly one legal move.
     */
    public static Move read(Position position, String text) {
        return Position.unpack(readPacked(position, text));
    }

    private static int readPacked(Position position, String text) {
        String token = text.strip();
        if (token.length() > LONGEST) {
            throw unknown(text);
        }
        token = SUFFIX.matcher(token).replaceFirst("");
        String unmarked = EN_PASSANT_MARK.matcher(token).replaceFirst("");
        boolean enPassantOnly = !unmarked.equals(token);
        if (enPassantOnly) {
            token = SUFFIX.matcher(unmarked).replaceFirst("");
        }

        Matcher castling = CASTLING.matcher(token);
        Matcher parts = MOVE.matcher(token);
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(position.board(), moves);
        int found = -1;
        if (castling.matches()) {
            boolean kingSide = castling.group(2) == null;
            for (int i = 0; i < count; i++) {
                if ((moves[i] & MoveGenerator.CASTLING) != 0 && MoveGenerator.isKingSide(moves[i]) == kingSide) {
                    found = moves[i];
                }
            }
        } else if (parts.matches()) {
            if (parts.group(1) == null && parts.group(2) != null && parts.group(3) != null) {
                found = bySquares(position, parts);
            } else {
                found = byPiece(position, parts, moves, count, text);
            }
        } else {
            throw unknown(text);
        }
        if (found < 0 || enPassantOnly && (found & MoveGenerator.EN_PASSANT) == 0) {
            throw new UnreadableMoveException(ILLEGAL, "no legal move \"" + Quoted.shortened(text) + "\" in " + position.fen());
        }
        return found;
    }

    private static int bySquares(Position position, Matcher parts) {
        String promotion = promotion(parts);
        return position.pack(new Move(Square.of(parts.group(2) + parts.group(3)), Square.of(parts.group(5)),
                promotion == null ? java.util.Optional.empty() : PieceType.ofLetter(promotion.charAt(0))));
    }

    private static int byPiece(Position position, Matcher parts, int[] moves, int count, String text) {
        int type = parts.group(1) == null ? 0 : PieceType.ofLetter(parts.group(1).charAt(0)).orElseThrow().ordinal();
        int file = parts.group(2) == null ? -1 : parts.group(2).charAt(0) - 'a';
        int rank = parts.group(3) == null ? -1 : parts.group(3).charAt(0) - '1';
        int to = Square.of(parts.group(5)).index();
        String promotion = promotion(parts);
        int promoted = promotion == null ? 0 : PieceType.ofLetter(promotion.charAt(0)).orElseThrow().ordinal();
        boolean marksCapture = "x".equals(parts.group(4)) || ":".equals(parts.group(4));
        int found = -1;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int from = MoveGenerator.from(move);
            if (MoveGenerator.to(move) != to || position.typeAt(1L << from) != type
                    || (move & MoveGenerator.CASTLING) != 0
                    || file >= 0 && (from & 7) != file || rank >= 0 && from >> 3 != rank
                    || promotion != null && MoveGenerator.promotion(move) != promoted) {
                continue;
            }
            boolean pawnCapture = type == 0 && (from & 7) != (to & 7);
            // A pawn's capture names its file, and its straight move never carries an x.
            if (type == 0 && (pawnCapture ? file < 0 : marksCapture)) {
                continue;
            }
            if (found >= 0) {
                throw new UnreadableMoveException(AMBIGUOUS, "\"" + Quoted.shortened(text) + "\" fits "
                        + Position.unpack(found) + " and " + Position.unpack(move) + " in " + position.fen());
            }
            found = move;
        }
        return found;
    }

    private static String promotion(Matcher parts) {
        for (int group = 6; group <= 8; group++) {
            if (parts.group(group) != null) {
                return parts.group(group).toUpperCase(Locale.ROOT);
            }
        }
        return null;
    }

    private static UnreadableMoveException unknown(String text) {
        return new UnreadableMoveException(UNKNOWN, "not move notation: \"" + Quoted.shortened(text) + "\"");
    }
}
