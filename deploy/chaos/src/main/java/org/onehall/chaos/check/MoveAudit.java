package org.onehall.chaos.check;

import static org.onehall.chaos.check.OwnClock.ms;

import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PlayRequest;

/** The moves of one board: made again by the rules of chess, each charged from its command's append time. */
final class MoveAudit {
    private final ClockAudit clocks;
    private final ClockAudit.Findings findings;
    private final Set<String> moved = new HashSet<>();

    private Position position = Position.initial();
    private int ply;
    private int lagLimit;
    private long longestCharge;
    private int moves;
    private OptionalLong lastMoveAt = OptionalLong.empty();
    /** The next move was queued earlier. */
    private boolean fired;

    MoveAudit(ClockAudit clocks, ClockAudit.Findings findings) {
        this.clocks = clocks;
        this.findings = findings;
    }

    /** @param milliseconds the most that a move is compensated for its way */
    void limitLag(int milliseconds) {
        lagLimit = milliseconds;
    }

    int lagLimit() {
        return lagLimit;
    }

    void fresh(String fen) {
        restore(fen, 0);
    }

    void restore(String fen, int halfMoves) {
        position = Position.ofFen(fen);
        ply = halfMoves;
    }

    Side sideToMove() {
        return position.sideToMove();
    }

    /** The next move is one that was queued. */
    void fire() {
        fired = true;
    }

    /** How many moves were made in all games of the board. */
    int moves() {
        return moves;
    }

    /** The most time that one move has cost its player, in milliseconds. */
    long longestCharge() {
        return longestCharge;
    }

    /** When the last move was appended; empty if none was made. */
    OptionalLong lastMoveAt() {
        return lastMoveAt;
    }

    /**
     * Makes a move of a running game.
     *
     * @param command the player's, if it was one; {@code appendedAt} its append time
     * @return whether the game must end with it
     */
    boolean move(MovePlayed move, Optional<GameCommand> command, long appendedAt, long published) {
        moves++;
        lastMoveAt = OptionalLong.of(appendedAt);
        Side side = ClockAudit.side(move.getSide());
        boolean queued = fired;
        fired = false;
        Optional<PlayRequest> asked =
                command.filter(_ -> !queued).filter(GameCommand::hasPlay).map(GameCommand::getPlay);
        asked.ifPresent(play -> {
            if (!moved.add(play.getWrite().getRequestId()))
                findings.find("moves of request " + play.getWrite().getRequestId(), "one", "another");
        });
        if (side != position.sideToMove())
            findings.find("side that moves", position.sideToMove().name(), side.name());
        if (move.getPly() != ply + 1)
            findings.find("half-move", String.valueOf(ply + 1), String.valueOf(move.getPly()));
        ply = move.getPly();
        play(move);
        OwnClock clock = clocks.clock();
        if (clock.running().isEmpty()) return false;
        long since = clock.since();
        long at = queued ? since : appendedAt; // a queued move is made at the instant its clock begins to run (DEC-28)
        long spent = Math.max(0, at - since);
        long lag = queued
                ? 0
                : Math.min(
                        spent,
                        Math.min(
                                lagLimit, asked.map(PlayRequest::getRoundTripMs).orElse(0)));
        if (lag != ms(move.getLagCompensated()))
            findings.find("lag compensated in ms", String.valueOf(lag), String.valueOf(ms(move.getLagCompensated())));
        longestCharge = Math.max(longestCharge, spent - lag);
        long charged = Math.max(since, at) - lag;
        if (clock.flagged(charged) || clock.flagged(at - lagLimit))
            findings.find("move", "before the flag falls at " + clock.flagAt().getAsLong(), "at " + at);
        if (spent - lag != ms(move.getSpent()))
            findings.find("time charged in ms", String.valueOf(spent - lag), String.valueOf(ms(move.getSpent())));
        if (!move.getClocks().hasRunning()) {
            clock.finish(charged);
            clocks.compare(move.getClocks(), ms(move.getClocks().getAt()));
            return true;
        }
        long from = queued ? since : Math.max(published, since);
        clock.press(charged, from);
        clocks.compare(move.getClocks(), from);
        return false;
    }

    private void play(MovePlayed move) {
        Optional<Move> legal = position.resolve(Move.ofUci(move.getUci()));
        if (legal.isEmpty()) {
            findings.find("move", "a legal one in " + position.fen(), move.getUci());
            position = Position.ofFen(move.getFen());
            return;
        }
        String san = San.write(position, legal.get());
        if (!san.equals(move.getSan())) findings.find("move in words", san, move.getSan());
        position = position.play(legal.get());
        if (!position.fen().equals(move.getFen())) findings.find("position", position.fen(), move.getFen());
    }
}
