package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;
import org.onehall.regulations.GameRules;

/**
 * The claim of a draw by the player on move, examined at once while his clock stands still (LAW 9.2, LAW 9.3, LAW 9.5).
 */
final class DrawClaims {
    private DrawClaims() {}

    static Decision<Event> decide(ResultCommand.ClaimDraw claim, Submitted<Command> submitted, Board board) {
        Side side = claim.side();
        Instant at = submitted.at();
        if (!GameDecider.mayAt(Action.CLAIM_DRAW, side, submitted)) return refuse(FORBIDDEN_SEAT);
        if (board.rules().drawClaims().isEmpty() || claim.situation() == DrawSituation.DEAD_POSITION)
            return refuse(CLAIMS_NOT_USED);
        if (board.phase() != Phase.PLAYING) return refuse(GameDecider.notPlaying(board));
        if (board.sealing().isUnopened() || board.position().sideToMove() != side) return refuse(NOT_YOUR_MOVE);
        if (board.clocks().flagged(at)) return refuse(FLAG_FALLEN);
        Position position = board.position();
        Repetitions repetitions = board.repetitions();
        if (!claim.uci().isEmpty()) {
            if (TraditionalBoards.isOwed(side, board)) return refuse(REPRODUCE_FIRST);
            Move wanted = Move.ofUci(claim.uci());
            Optional<Move> legal = position.resolve(wanted);
            if (legal.isEmpty())
                return refuse(Moves.promotionMissing(position, wanted) ? PROMOTION_PIECE_MISSING : ILLEGAL_MOVE);
            position = position.play(legal.get());
            repetitions = repetitions.after(position);
        }
        boolean thrice = claim.situation() == DrawSituation.REPETITION;
        boolean upheld = thrice
                ? repetitions.count() >= GameRules.CLAIMED_OCCURRENCES
                : position.halfmoveClock() >= 2 * GameRules.CLAIMED_MOVES;
        Event claimed = new Event.DrawClaimed(
                side,
                claim.situation(),
                board.ply(),
                claim.uci(),
                repetitions.count(),
                position.halfmoveClock(),
                upheld);
        if (upheld)
            return accept(List.of(
                    claimed,
                    GameDecider.ended(
                            Result.DRAW,
                            thrice ? Termination.REPETITION : Termination.MOVE_COUNT,
                            thrice ? "LAW 9.2" : "LAW 9.3",
                            board,
                            at)));
        List<Event> wrong = new ArrayList<>(List.of(claimed));
        Duration grant = Duration.ofSeconds(board.rules().drawClaims().get().wrongClaimSeconds());
        if (grant.isPositive()) {
            Clocks after = board.clocks().add(side.other(), grant, at);
            wrong.add(new Event.TimeAdjusted(
                    side.other(),
                    grant,
                    "",
                    ClockReading.of(after, at),
                    "LAW 9.5.3",
                    ClockReading.of(board.clocks(), at)));
        }
        return GameDecider.after(wrong, board, now -> goesOn(claim, submitted, now));
    }

    /**
     * The intended move is played, and the claim stands as an offer of a draw unless an offer is not allowed at that
     * time (LAW 9.1.2.3, LAW 9.5.3).
     */
    private static Decision<Event> goesOn(ResultCommand.ClaimDraw claim, Submitted<Command> submitted, Board board) {
        Side side = claim.side();
        boolean open = board.offer().filter(offer -> offer.by() == side).isPresent();
        if (!claim.uci().isEmpty()) {
            var play = new MoveCommand.Play(claim.boardId(), side, claim.uci(), !open, OptionalInt.empty(), 0);
            return Sealing.play(play, submitted, board).orElseGet(() -> Moves.decide(play, submitted, board));
        }
        boolean offers = !open
                && DrawOffers.whyNoOffer(board, side, board.movesMade().get(side), board.offer())
                        .isEmpty();
        return offers ? accept(new Event.DrawOffered(side, board.ply() - 1)) : accept();
    }
}
