package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.playingzone.command.GameCommands.DrawSituation;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.AllowEarlyOffersRequest;
import org.onehall.proto.game.v1.ChangeResultRequest;
import org.onehall.proto.game.v1.DeclareDrawRequest;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.RecordIrregularityRequest;
import org.onehall.proto.game.v1.ReplayRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.RestorePositionRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ReverseForfeitRequest;
import org.onehall.proto.game.v1.TakeBackIrregularityRequest;

/** Commands with which an arbiter corrects a game: its moves, result and colours, and irregularities (AMD 7). */
@Singleton
public class CorrectionCommands implements Family {
    /** The highest number of a position that is accepted here; the owner checks whether such a position exists. */
    private static final int MOST_POSITION = 9_999;

    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry("reverseForfeit", args -> new ReverseForfeit(args.text("board"), args.reason("reason"))),
            Map.entry(
                    "restorePosition",
                    args -> new RestorePosition(
                            args.text("board"),
                            args.integer("ply", 0, 100_000),
                            args.span("whiteMs"),
                            args.span("blackMs"),
                            args.reason("reason"),
                            args.integer("seen", 0, 100_000))),
            Map.entry(
                    "declareDraw",
                    args -> new DeclareDraw(
                            args.text("board"),
                            args.constant(DrawSituation.class, "situation"),
                            args.integer("ply", 0, 100_000),
                            args.reason("reason"),
                            args.integer("attempt", 1, 10_000))),
            Map.entry(
                    "changeResult",
                    args -> new ChangeResult(
                            args.text("board"),
                            args.constant(Outcome.class, "outcome"),
                            args.optionalText("line"),
                            args.reason("reason"),
                            args.integer("attempt", 1, 10_000))),
            Map.entry(
                    "recordIrregularity",
                    args -> new RecordIrregularity(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.constant(IrregularityKind.class, "kind"),
                            args.integer("ply", 1, 100_000),
                            args.isTrue("giveTime"),
                            args.reason("reason"),
                            args.integer("attempt", 1, 10_000),
                            args.integer("seen", 0, 100_000),
                            args.optionalFlag("again"))),
            Map.entry(
                    "takeBackIrregularity",
                    args -> new TakeBackIrregularity(
                            args.text("board"),
                            args.reason("reason"),
                            args.integer("attempt", 1, 10_000),
                            args.integer("seen", 0, 100_000))),
            Map.entry(
                    "allowEarlyOffers",
                    args -> new AllowEarlyOffers(
                            args.text("board"),
                            args.flag("allowed"),
                            args.reason("reason"),
                            args.integer("attempt", 1, 10_000))),
            Map.entry(
                    "replay",
                    args -> new Replay(
                            args.text("board"), args.integer("position", 0, MOST_POSITION), args.reason("reason"))),
            Map.entry("reverseColours", args -> new ReverseColours(args.text("board"), args.reason("reason"))));

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub games;

    /** One of these commands. */
    public sealed interface CorrectionCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.GAME;
        }
    }

    /** DEC-14. */
    public record ReverseForfeit(String board, String reason) implements CorrectionCommand {}

    /**
     * Goes back to an earlier position; the game is then paused (AMD 7.5.1, LAW 7.1).
     *
     * @param ply number of half-moves that remain
     * @param white together with {@code black}: what the clock is to show, more than 0; empty to leave it unchanged
     * @param seen how many changes of the board's clocks and restored positions the page showed
     */
    public record RestorePosition(
            String board, int ply, Optional<Duration> white, Optional<Duration> black, String reason, int seen)
            implements CorrectionCommand {}

    /** The new result of a game whose result is changed. */
    public enum Outcome {
        WHITE_WINS,
        BLACK_WINS,
        DRAW,
        GOES_ON
    }

    /**
     * A draw was missed after a half-move (OCR 19.3).
     *
     * @param attempt the number of the game attempt that the page showed
     */
    public record DeclareDraw(String board, DrawSituation situation, int ply, String reason, int attempt)
            implements CorrectionCommand {}

    /**
     * A result was misjudged (OCR 19.4).
     *
     * @param line moves that lead to a mate; "" if there are none
     */
    public record ChangeResult(String board, Outcome outcome, String line, String reason, int attempt)
            implements CorrectionCommand {}

    /** Irregularities that a player may have committed at his board (AMD 7.5). */
    public enum IrregularityKind {
        ILLEGAL_MOVE,
        UNPROMOTED_PAWN,
        CLOCK_WITHOUT_MOVE,
        TWO_HANDS
    }

    /**
     * AMD 7.5.
     *
     * @param ply the offender's half-move to which the irregularity belongs
     * @param giveTime under the Laws of 2017: whether the opponent gets time for the first irregularity
     * @param attempt the number of the game attempt that the page showed
     * @param seen how many recorded irregularities of the game the page showed
     * @param again true to record the same irregularity a second time at the same half-move
     */
    public record RecordIrregularity(
            String board,
            Side side,
            IrregularityKind kind,
            int ply,
            boolean giveTime,
            String reason,
            int attempt,
            int seen,
            boolean again)
            implements CorrectionCommand {}

    /**
     * Takes back the last irregularity of a game (AMD 7.5.5).
     *
     * @param attempt the number of the game attempt that the page showed
     * @param seen how many recorded irregularities of the game the page showed
     */
    public record TakeBackIrregularity(String board, String reason, int attempt, int seen)
            implements CorrectionCommand {}

    /** Lifts the ban on early draw offers for this game, or restores it (LAW 9.1.1). */
    public record AllowEarlyOffers(String board, boolean allowed, String reason, int attempt)
            implements CorrectionCommand {}

    /**
     * The players sat with the wrong colours (OCR 19.2): the consequence depends on the number of half-moves made
     * (DEC-18).
     */
    public record ReverseColours(String board, String reason) implements CorrectionCommand {}

    /** LAW 7.2.1. */
    public record Replay(String board, int position, String reason) implements CorrectionCommand {}

    @Override
    public Class<? extends Command> type() {
        return CorrectionCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return switch ((CorrectionCommand) command) {
            case ReverseForfeit forfeit ->
                Answer.ok(sending.as(games)
                        .reverseForfeit(ReverseForfeitRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(forfeit.board())
                                .setReason(forfeit.reason())
                                .build()));
            case RestorePosition back -> restore(back, sending);
            case DeclareDraw draw ->
                Answer.ok(sending.as(games)
                        .declareDraw(DeclareDrawRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(draw.board())
                                .setSituation(org.onehall.proto.game.v1.DrawSituation.valueOf(
                                        "DRAW_SITUATION_" + draw.situation()))
                                .setPly(draw.ply())
                                .setReason(draw.reason())
                                .setAttempt(draw.attempt())
                                .build()));
            case ChangeResult change -> {
                var request = ChangeResultRequest.newBuilder()
                        .setWrite(sending.write())
                        .setBoardId(change.board())
                        .setLine(change.line())
                        .setReason(change.reason())
                        .setAttempt(change.attempt());
                if (change.outcome() != Outcome.GOES_ON)
                    request.setResult(Result.valueOf("RESULT_" + change.outcome()));
                yield Answer.ok(sending.as(games).changeResult(request.build()));
            }
            case RecordIrregularity of ->
                Answer.ok(sending.as(games)
                        .recordIrregularity(RecordIrregularityRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(of.board())
                                .setSide(Wire.side(of.side()))
                                .setKind(org.onehall.proto.game.v1.IrregularityKind.valueOf(
                                        "IRREGULARITY_KIND_" + of.kind()))
                                .setPly(of.ply())
                                .setGiveTime(of.giveTime())
                                .setReason(of.reason())
                                .setAttempt(of.attempt())
                                .setRecordsSeen(of.seen())
                                .setAgain(of.again())
                                .build()));
            case TakeBackIrregularity(String board, String reason, int attempt, int seen) ->
                Answer.ok(sending.as(games)
                        .takeBackIrregularity(TakeBackIrregularityRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setReason(reason)
                                .setAttempt(attempt)
                                .setRecordsSeen(seen)
                                .build()));
            case AllowEarlyOffers(String board, boolean allowed, String reason, int attempt) ->
                Answer.ok(sending.as(games)
                        .allowEarlyOffers(AllowEarlyOffersRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setAllowed(allowed)
                                .setReason(reason)
                                .setAttempt(attempt)
                                .build()));
            case ReverseColours(String board, String reason) ->
                Answer.ok(sending.as(games)
                        .restart(RestartRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setReason(reason)
                                .setArticle("OCR 19.2")
                                .setReverseColours(true)
                                .build()));
            case Replay(String board, int position, String reason) ->
                Answer.ok(sending.as(games)
                        .replay(ReplayRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setPosition(position)
                                .setReason(reason)
                                .build()));
        };
    }

    private Answer restore(RestorePosition back, Sending sending) {
        var request = RestorePositionRequest.newBuilder()
                .setWrite(sending.write())
                .setBoardId(back.board())
                .setPly(back.ply())
                .setReason(back.reason())
                .setArticle("LAW 7.1")
                .setChangesSeen(back.seen());
        back.white().ifPresent(time -> request.setWhite(Wire.duration(time)));
        back.black().ifPresent(time -> request.setBlack(Wire.duration(time)));
        return Answer.ok(sending.as(games).restorePosition(request.build()));
    }
}
