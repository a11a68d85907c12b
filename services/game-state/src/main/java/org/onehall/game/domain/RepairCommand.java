package org.onehall.game.domain;

import java.time.Duration;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;

/**
 * A command that repairs a game: a new game, other players, an earlier position, or a record of an irregularity (AMD
 * 7.5, OCR 18.9, 19.2, LAW 6.6).
 */
public sealed interface RepairCommand extends BoardCommand {
    /**
     * Voids the attempt and opens the next (OCR 18.9 c, d): only adjudication. Arbiters may also do so when colours
     * were reversed (OCR 19.2, DEC-18); from 20 half-moves on, a game with reversed colours goes on instead.
     *
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record Restart(
            BoardId boardId,
            String reason,
            String article,
            Optional<TimeControl> control,
            boolean reverseColours,
            int attempt)
            implements RepairCommand {}

    /**
     * The game began from a wrong position (LAW 7.2.1, RAP A.4.1, DEC-26): it is void, and a new game begins from the
     * right position.
     *
     * @param position number of the right one among the positions of Chess960, 0 to 959; 518 is that of standard chess
     */
    record Replay(BoardId boardId, int position, String reason) implements RepairCommand {}

    /**
     * Goes back to the position after a half-move (AMD 7.5.1, LAW 7.1). Refused: FORBIDDEN_ROLE, REASON_MISSING,
     * GAME_NOT_STARTED, GAME_ENDED, CLOCKS_CHANGED, FLAG_FALLEN, NO_SUCH_POSITION, MALFORMED_TIME.
     *
     * @param changesSeen how many changes of the board's clocks and restored positions the arbiter knew of, from 0
     */
    record RestorePosition(
            BoardId boardId,
            int ply,
            Optional<Duration> white,
            Optional<Duration> black,
            String reason,
            String article,
            int changesSeen)
            implements RepairCommand {}

    /**
     * An arbiter records an irregularity of a player (AMD 7.5.1 to 7.5.4). Refused: REASON_MISSING, NO_POLICY,
     * GAME_NOT_STARTED, GAME_ENDED, FLAG_FALLEN, NOT_HIS_MOVE, TOO_LATE, RECORDED_MEANWHILE, RECORDED_ALREADY.
     *
     * @param side the offender's side
     * @param ply the offender's half-move it belongs to: one already made, or the next one
     * @param giveTime by the Laws of 2017: the opponent gets time for the first irregularity, in addition to the
     *     warning
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param recordsSeen how many records of this game, of both sides, the arbiter knows of, from 0
     * @param again the player did the same once more at a half-move for which it is already recorded
     */
    record RecordIrregularity(
            BoardId boardId,
            Side side,
            IrregularityKind kind,
            int ply,
            boolean giveTime,
            String reason,
            int attempt,
            int recordsSeen,
            boolean again)
            implements RepairCommand {}

    /**
     * Takes back the last irregularity of the game and the time it gave. The arbiter who recorded it by mistake, or the
     * Chief Arbiter, may do so (AMD 7.5.5, OCR 19.5). Refused: REASON_MISSING, ONLY_GOES_ON, GAME_NOT_STARTED,
     * GAME_ENDED, FLAG_FALLEN, NO_RECORD, RECORDS_CHANGED, RECORD_OF_ANOTHER, REDUCTION_TOO_LARGE.
     *
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param recordsSeen how many records of this game, of both sides, the arbiter knows of
     */
    record TakeBackIrregularity(BoardId boardId, String reason, int attempt, int recordsSeen)
            implements RepairCommand {}

    /**
     * The pairing of the board is changed before the first move (LAW 6.6): the attempt is void, and a new one is set up
     * with these players; only competition. Refused: FORBIDDEN_ROLE, REASON_MISSING, MOVE_PLAYED, GAME_ENDED,
     * GAME_ADJOURNED, AWAITING_CHIEF_ARBITER, CASE_OPEN, FLAG_FALLEN, SEATS_DIFFER.
     */
    record ChangePlayers(BoardId boardId, Seat white, Seat black, String reason) implements RepairCommand {}

    /**
     * The board is cancelled before the first move (LAW 6.6): the attempt is void, and no other one follows; only
     * competition. Refused like {@link ChangePlayers}, whoever sits where.
     */
    record CancelBoard(BoardId boardId, String reason) implements RepairCommand {}
}
