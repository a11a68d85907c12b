package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Lost;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Ended;

/**
 * Events of a board that were acknowledged and then lost with the end of a damaged log (ENG-1). The game stops at the
 * point that the log still has, nobody is charged for the time since then, and the arbiters see what is known to be
 * missing: they decide how the game goes on (OCR 19.6).
 */
final class Losses {
    /** If more moves are missing, only their number is given. */
    private static final int MOST_NAMED = 20;

    private static final String ARTICLE = "ENG-1";

    private Losses() {}

    /**
     * Even the board's creation is lost: the board is created again from what is known, and stops where its game
     * begins.
     */
    static Decision<Event> made(Command.NoteLoss loss, Submitted<Command> submitted) {
        Board known = loss.known();
        var controls = known.clocks().controls();
        var created = new Event.GameCreated(
                known.seats().white(),
                known.seats().black(),
                controls.white(),
                controls.black(),
                known.initial().fen(),
                known.rules(),
                ClockReading.of(Clocks.ready(controls), submitted.publishedAt()));
        List<Event> events = new ArrayList<>(List.of(created));
        if (note(loss, submitted, GameFold.created(created)) instanceof Decision.Accepted<Event>(var more))
            events.addAll(more);
        return accept(events);
    }

    /**
     * A result that was reported stands. A game without a result is stopped; an adjourned game stays as it is, because
     * the arbiters know what came after.
     */
    static Decision<Event> note(Command.NoteLoss loss, Submitted<Command> submitted, Board board) {
        Board known = loss.known();
        if (known.phase() == Phase.CANCELLED)
            return accept(new Event.GameVoided(board.attempt(), reason(loss, board), ARTICLE, true));
        boolean same = known.attempt() == board.attempt();
        if (same && known.ended().isPresent()) return ended(loss, known.ended().get(), submitted, board);
        if (same && board.ended().isPresent()) return goesOn(loss, board.ended().get(), submitted, board);
        return GameDecider.after(lead(loss, submitted, board), board, now -> accept(paused(loss, submitted, now)));
    }

    /** The game had ended: its result is entered again, and no player has to come back to the board. */
    private static Decision<Event> ended(Command.NoteLoss loss, Ended told, Submitted<Command> submitted, Board board) {
        Optional<Ended> left = board.ended();
        if (left.filter(ended -> isSame(ended, told)).isPresent()) return accept();
        List<Event> first = left.map(ended -> List.<Event>of(aside(loss, ended, false, submitted, board)))
                .orElseGet(() -> told.termination() == Termination.FORFEIT ? List.of() : lead(loss, submitted, board));
        return GameDecider.after(first, board, now -> {
            List<Event> events = new ArrayList<>(left.isPresent() ? List.of() : paused(loss, submitted, now));
            events.add(GameDecider.ended(told.result(), told.termination(), ARTICLE, now, at(submitted, now)));
            return accept(events);
        });
    }

    /** The log has a result that was set aside later. */
    private static Decision<Event> goesOn(
            Command.NoteLoss loss, Ended ended, Submitted<Command> submitted, Board board) {
        if (!stands(loss.known())) return accept();
        return GameDecider.after(
                List.of(aside(loss, ended, true, submitted, board)),
                board,
                now -> accept(paused(loss, submitted, now)));
    }

    private static boolean isSame(Ended one, Ended other) {
        return one.result() == other.result() && one.termination() == other.termination();
    }

    private static Event aside(
            Command.NoteLoss loss, Ended ended, boolean goesOn, Submitted<Command> submitted, Board board) {
        return new Event.ResultSetAside(
                ended.result(),
                ended.termination(),
                reason(loss, board),
                ARTICLE,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                goesOn,
                ClockReading.of(board.clocks(), at(submitted, board)));
    }

    private static List<Event> lead(Command.NoteLoss loss, Submitted<Command> submitted, Board board) {
        boolean startLost = board.phase() == Phase.CREATED && loss.known().phase() != Phase.CREATED;
        return startLost ? List.of(start(submitted, board)) : givenBack(loss.lost(), submitted.at(), board);
    }

    private static List<Event> paused(Command.NoteLoss loss, Submitted<Command> submitted, Board now) {
        if (!stands(now)) return List.of();
        Instant at = at(submitted, now);
        return List.of(new Event.GamePaused(
                reason(loss, now), ClockReading.of(now.clocks().pause(at), at), Optional.of(PauseCause.LOSS)));
    }

    private static boolean stands(Board board) {
        return board.phase() == Phase.PLAYING || board.phase() == Phase.PAUSED;
    }

    private static Instant at(Submitted<Command> submitted, Board board) {
        return board.clocks()
                .since()
                .filter(since -> since.isAfter(submitted.at()))
                .orElse(submitted.at());
    }

    /** The start itself is lost. */
    private static Event start(Submitted<Command> submitted, Board board) {
        Instant from = submitted.publishedAt();
        return new Event.GameStarted(
                board.attempt(),
                ClockReading.of(board.clocks().start(board.position().sideToMove(), from), from),
                Optional.empty());
    }

    private static List<Event> givenBack(Lost lost, Instant at, Board board) {
        if (board.phase() != Phase.PLAYING
                || !lost.since().isBefore(at)
                || board.clocks().flagged(lost.since())) return List.of();
        Clocks covered = board.clocks().cover(lost.since(), at);
        return covered.equals(board.clocks())
                ? List.of()
                : List.of(new Event.OutageCovered(lost.since(), at, ClockReading.of(covered, at)));
    }

    private static String reason(Command.NoteLoss loss, Board board) {
        Lost lost = loss.lost();
        StringBuilder codes = new StringBuilder(Reason.of(
                ReasonCode.RECORDS_LOST,
                "records",
                lost.first() == lost.last() ? String.valueOf(lost.first()) : lost.first() + "-" + lost.last()));
        Board known = loss.known();
        if (known.attempt() != board.attempt())
            return codes.append(Reason.of(ReasonCode.BEGUN_AGAIN)).toString();
        List<String> moves = missing(board, known);
        boolean over = known.ended().isPresent();
        codes.append(moves.isEmpty() ? Reason.of(ReasonCode.NO_MOVE_MISSING) : missing(moves, known));
        if (!moves.isEmpty() && !over) codes.append(Reason.of(ReasonCode.MAKE_MOVES_AGAIN));
        known.ended()
                .ifPresent(ended -> codes.append(Reason.of(
                        ReasonCode.RESULT_STANDS,
                        "result",
                        ended.result().name(),
                        "termination",
                        ended.termination().name())));
        if (!over && board.ended().isPresent()) codes.append(Reason.of(ReasonCode.RESULT_WAS_SET_ASIDE));
        return codes.toString();
    }

    private static String missing(List<String> moves, Board known) {
        boolean many = moves.size() > MOST_NAMED;
        return Reason.of(
                many ? ReasonCode.MANY_MOVES_MISSING : ReasonCode.MOVES_MISSING,
                many ? "count" : "moves",
                many ? String.valueOf(moves.size()) : String.join(" ", moves),
                "white",
                left(known, Side.WHITE),
                "black",
                left(known, Side.BLACK));
    }

    /**
     * The moves of this game that the log no longer has, as "12. Nf3" and "Nc6"; none if they do not continue from its
     * position.
     */
    private static List<String> missing(Board board, Board known) {
        boolean goesOn = known.attempt() == board.attempt()
                && known.ply() > board.ply()
                && known.moves().subList(0, board.ply()).equals(board.moves());
        if (!goesOn) return List.of();
        List<String> missing = new ArrayList<>();
        Position position = board.position();
        for (String uci : known.moves().subList(board.ply(), known.ply())) {
            Move move = position.resolve(Move.ofUci(uci)).orElseThrow();
            boolean white = position.sideToMove() == Side.WHITE;
            String number = white
                    ? position.fullmoveNumber() + ". "
                    : missing.isEmpty() ? position.fullmoveNumber() + "... " : "";
            missing.add(number + San.write(position, move));
            position = position.play(move);
        }
        return missing;
    }

    private static String left(Board board, Side side) {
        Duration time = board.clocks().faces().get(side).remaining();
        return String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }
}
