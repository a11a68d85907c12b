package org.onehall.game.domain;

import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;

/** A command that may end a game: draws, resignation, and rulings on the result (OCR 5, 17.11, 19.3, 19.4). */
public sealed interface ResultCommand extends BoardCommand {
    /** OCR 5.3. */
    record OfferDraw(BoardId boardId, Side side) implements ResultCommand {}

    /** OCR 5.3. */
    record AcceptDraw(BoardId boardId, Side side) implements ResultCommand {}

    /** Only where the profile uses it (C-05). */
    record DeclineDraw(BoardId boardId, Side side) implements ResultCommand {}

    /**
     * An arbiter consents to draws being offered in this game although the regulations ban offers, or ban them before a
     * certain move (LAW 9.1.1). Refused: FORBIDDEN_ROLE, REASON_MISSING, GAME_ENDED, CONSENT_NOT_USED, NO_OFFER_BAN.
     *
     * @param allowed false: the consent is taken back
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record AllowEarlyOffers(BoardId boardId, boolean allowed, String reason, int attempt) implements ResultCommand {}

    /**
     * The player on move claims a draw (LAW 9.2, 9.3). Refused: CLAIMS_NOT_USED, NOT_YOUR_MOVE, FLAG_FALLEN,
     * MALFORMED_MOVE, ILLEGAL_MOVE, PROMOTION_PIECE_MISSING.
     *
     * @param situation REPETITION or MOVE_COUNT
     * @param uci the move the player intends to make; "": the position is already on the board
     */
    record ClaimDraw(BoardId boardId, Side side, DrawSituation situation, String uci) implements ResultCommand {}

    /** OCR 5.2. */
    record Resign(BoardId boardId, Side side) implements ResultCommand {}

    /**
     * An arbiter declares that the game was drawn after a certain half-move, which the software missed (OCR 19.3).
     * Refused: REASON_MISSING, GAME_NOT_STARTED, FLAG_FALLEN, ALREADY_DRAWN, RULED, NO_SUCH_PLY, EXACT_RESULT,
     * NOT_REPEATED, NOT_COUNTED, ONLY_CLAIMED_REPETITION, ONLY_CLAIMED_COUNT, MATE_POSSIBLE.
     *
     * @param ply the number of half-moves made by then, from 0 to the number on the board
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record DeclareDraw(BoardId boardId, DrawSituation situation, int ply, String reason, int attempt)
            implements ResultCommand {}

    /**
     * A ruling ends the game (OCR 18.9); only adjudication. Refused: REASON_MISSING, GAME_NOT_STARTED, GAME_ENDED,
     * FLAG_FALLEN, NO_PROVISIONAL_RESULT.
     *
     * @param result empty: the result that the provisionally fallen flag means (OCR 4.5, DEC-15)
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record DeclareResult(BoardId boardId, Optional<Result> result, String reason, String article, int attempt)
            implements ResultCommand {}

    /**
     * Takes back the ruling that ended the game; the game then continues, paused (OCR 18.3); only adjudication.
     * Refused: REASON_MISSING, GAME_NOT_ENDED, NOT_BY_RULING, CANNOT_GO_ON.
     *
     * @param article the article on which the ruling was based
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record SetRulingAside(BoardId boardId, String reason, String article, int attempt) implements ResultCommand {}

    /**
     * An arbiter changes a result that the software set by judging whether a mate is possible (OCR 4.5, 19.4), or takes
     * back the record of an irregularity that ended the game (AMD 7.5.5): the game then goes on. Refused:
     * REASON_MISSING, GAME_NOT_ENDED, NOT_AUTOMATIC, EXACT_RESULT, RESULT_UNCHANGED, RESULT_NOT_POSSIBLE, CANNOT_GO_ON,
     * ONLY_GOES_ON, LINE_ILLEGAL, LINE_WITHOUT_MATE, MATE_POSSIBLE, RESULT_OFFICIAL, NEXT_ROUND_OPEN.
     *
     * @param result empty: the game goes on from its last position
     * @param line moves from the last position to a checkmate by the side that is to win, in short or long notation,
     *     with or without move numbers; "": none, then a reason must be given
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param round the round of the game; empty: not known
     */
    record ChangeResult(
            BoardId boardId, Optional<Result> result, String line, String reason, int attempt, Optional<RoundNow> round)
            implements ResultCommand {}
}
