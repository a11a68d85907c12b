package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Ending;
import org.onehall.chess.Endings;
import org.onehall.chess.Move;
import org.onehall.chess.PieceType;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Offer;
import org.onehall.regulations.GameRules;

/** A move, the switch of the clocks, and what the position then means, as one fact (OCR 3.3, 4.2, Art. 5, ENG-2). */
final class Moves {
    private Moves() {}

    static Decision<Event> decide(MoveCommand.Play play, Submitted<Command> submitted, Board board) {
        Side side = play.side();
        Optional<GameRefusal> notHis = Assistants.whyNotMover(side, submitted, board);
        if (notHis.isPresent()) return refuse(notHis.get());
        if (board.phase() != Phase.PLAYING) return refuse(GameDecider.notPlaying(board));
        if (play.expectedPly().isPresent() && play.expectedPly().getAsInt() != board.ply())
            return refuse(STALE_PLY, "ply", String.valueOf(board.ply()));
        if (board.position().sideToMove() != side) return refuse(NOT_YOUR_MOVE);
        if (TraditionalBoards.isOwed(side, board)) return refuse(REPRODUCE_FIRST);
        Instant charged = chargedUntil(play, submitted.at(), board);
        if (board.clocks().flagged(charged)) return refuse(FLAG_FALLEN);
        Move wanted = Move.ofUci(play.uci());
        Optional<Move> legal = board.position().resolve(wanted);
        if (legal.isEmpty() && promotionMissing(board.position(), wanted)) return refuse(PROMOTION_PIECE_MISSING);
        if (legal.isEmpty())
            return board.rules()
                    .illegalMoves()
                    .filter(GameRules.IllegalMoves::accepted)
                    .map(rules -> Irregularities.seen(side, wanted.uci(), rules, submitted.at(), board))
                    .orElseGet(() -> refuse(ILLEGAL_MOVE));
        return accept(played(legal.get(), side, play.offerDraw(), submitted, charged, board));
    }

    /** @param offersDraw the mover offers a draw with the move */
    static List<Event> played(
            Move move, Side side, boolean offersDraw, Submitted<Command> submitted, Instant charged, Board board) {
        Position after = board.position().play(move);
        Repetitions repetitions = board.repetitions().after(after);
        Optional<Ending> ending = Endings.after(
                board.position(),
                after,
                repetitions,
                board.rules().repetitionAuto(),
                board.rules().moveCountAuto());
        Optional<GameRefusal> offerRefused = offersDraw
                ? DrawOffers.whyNoOffer(
                        board,
                        side,
                        board.movesMade().get(side) + 1,
                        board.offer().filter(open -> open.by() == side))
                : Optional.empty();
        boolean offered = offersDraw && offerRefused.isEmpty() && ending.isEmpty();
        Instant opponentFrom =
                later(submitted.publishedAt(), board.clocks().since().orElseThrow());
        Clocks clocks = ending.isPresent()
                ? board.clocks().finish(charged)
                : board.clocks().press(charged, opponentFrom);
        ClockReading reading = ClockReading.of(clocks, ending.isPresent() ? charged : opponentFrom);
        Optional<Duration> lag =
                Optional.of(Duration.between(charged, submitted.at())).filter(Duration::isPositive);
        List<Event> events = new ArrayList<>();
        events.add(new Event.MovePlayed(
                side,
                board.ply() + 1,
                move.uci(),
                San.write(board.position(), move),
                after.fen(),
                spent(board.clocks(), charged),
                reading,
                offered,
                offerRefused.map(Enum::name).orElse(""),
                lag,
                TraditionalBoards.isAsked(side, board)));
        events.addAll(periodsBegun(side, board.clocks(), clocks, charged, reading));
        ending.ifPresent(end -> events.add(new Event.GameEnded(
                end == Ending.CHECKMATE ? Result.win(side) : Result.DRAW,
                Termination.of(end),
                reading,
                "",
                GameDecider.article(end, board.rules()))));
        return events;
    }

    /** The periods that begin because a move was completed (DEC-05). */
    static List<Event> periodsBegun(Side side, Clocks before, Clocks after, Instant charged, ClockReading reading) {
        List<Event> begun = new ArrayList<>();
        for (int period = before.face(side, charged).period() + 1;
                period <= after.faces().get(side).period();
                period++) begun.add(new Event.PeriodCompleted(side, period, charged, reading));
        return begun;
    }

    /**
     * Until when the mover is charged: the append time less the measured travel time of the move, but at most what the
     * regulations allow and at most the time spent thinking (DEC-03).
     */
    static Instant chargedUntil(MoveCommand.Play play, Instant at, Board board) {
        int most = Math.min(play.roundTripMs(), board.rules().lagCompensationMs());
        if (most <= 0 || board.clocks().since().isEmpty()) return at;
        Instant since = board.clocks().since().get();
        return at.isBefore(since) ? at : later(since, at.minusMillis(most));
    }

    static Board evolve(Board board, Event.MovePlayed move) {
        Instant charged = board.clocks()
                .since()
                .orElseThrow(() -> new CorruptLogException(board, move))
                .plus(move.spent());
        Clocks clocks = move.clocks().running().isPresent()
                ? board.clocks().press(charged, move.clocks().at())
                : board.clocks().finish(charged);
        Optional<Offer> standing = move.offerDraw()
                ? Optional.of(new Offer(move.side(), move.ply()))
                : board.offer().filter(open -> open.by() == move.side());
        Attendance attendance = board.attendance();
        return TraditionalBoards.evolve(
                        board.moved(move.side(), move.uci(), Position.ofFen(move.fen()), clocks, standing), move)
                .with(attendance.with(
                        move.side(), attendance.person(move.side()).moved(true)))
                .with(board.sealing().opened());
    }

    static boolean promotionMissing(Position position, Move move) {
        return move.promotion().isEmpty()
                && position.isLegal(new Move(move.from(), move.to(), Optional.of(PieceType.QUEEN)));
    }

    private static Duration spent(Clocks clocks, Instant at) {
        Instant since = clocks.since().orElseThrow();
        return at.isBefore(since) ? Duration.ZERO : Duration.between(since, at);
    }

    static Instant later(Instant a, Instant b) {
        return a.isBefore(b) ? b : a;
    }
}
