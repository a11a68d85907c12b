package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.OptionalInt;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.AcceptDrawRequest;
import org.onehall.proto.game.v1.CancelPreMoveRequest;
import org.onehall.proto.game.v1.ClaimDrawRequest;
import org.onehall.proto.game.v1.ConfirmReproducedRequest;
import org.onehall.proto.game.v1.ConfirmSealedRequest;
import org.onehall.proto.game.v1.DeclineDrawRequest;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.OfferDrawRequest;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.QueuePreMoveRequest;
import org.onehall.proto.game.v1.ResignRequest;
import org.onehall.proto.game.v1.SealMoveRequest;

/** Commands that a player gives at his board. */
@Singleton
public class GameCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "play",
                    args -> new Play(
                            args.text("uci"),
                            args.optionalFlag("offerDraw"),
                            args.optionalInteger("expectedPly", 0, 100_000))),
            Map.entry("offerDraw", args -> new OfferDraw()),
            Map.entry("acceptDraw", args -> new AcceptDraw()),
            Map.entry("declineDraw", args -> new DeclineDraw()),
            Map.entry("resign", args -> new Resign()),
            Map.entry(
                    "claimDraw",
                    args -> new ClaimDraw(args.constant(DrawSituation.class, "situation"), args.optionalText("uci"))),
            Map.entry("sealMove", args -> new SealMove(args.text("uci"))),
            Map.entry(
                    "queuePreMove",
                    args -> new QueuePreMove(args.text("uci"), args.integer("expectedPly", 0, 100_000))),
            Map.entry("cancelPreMove", args -> new CancelPreMove()),
            Map.entry("confirmReproduced", args -> new ConfirmReproduced(args.integer("ply", 1, 100_000))),
            Map.entry("confirmSealed", args -> new ConfirmSealed()));

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub games;

    /** One of these commands. */
    public sealed interface GameCommand extends SeatCommand {
        @Override
        default Owner owner() {
            return Owner.GAME;
        }
    }

    /** Situations in which a draw may have been missed (OCR 5.4). */
    public enum DrawSituation {
        REPETITION,
        DEAD_POSITION,
        MOVE_COUNT
    }

    /** @param expectedPly half-moves completed before this one, as shown on the board (ENG-1) */
    public record Play(String uci, boolean offerDraw, OptionalInt expectedPly) implements GameCommand {}

    /** The move to be made as soon as the opponent has moved (OCR 3.6 b). */
    public record QueuePreMove(String uci, int expectedPly) implements GameCommand {
        /** Omits the move, so that it never appears in a log. */
        @Override
        public String toString() {
            return "QueuePreMove[]";
        }
    }

    /** Takes the queued move back (OCR 3.6 b). */
    public record CancelPreMove() implements GameCommand {}

    /** LAW 9.1. */
    public record OfferDraw() implements GameCommand {}

    /** LAW 9.1. */
    public record AcceptDraw() implements GameCommand {}

    /** LAW 9.1. */
    public record DeclineDraw() implements GameCommand {}

    /** LAW 5.1.2. */
    public record Resign() implements GameCommand {}

    /** @param uci the move the player intends to make; "" if the position is already on the board (LAW 9.2, 9.3) */
    public record ClaimDraw(DrawSituation situation, String uci) implements GameCommand {}

    /** The move can be replaced until it is confirmed (ADJ I.1.1). */
    public record SealMove(String uci) implements GameCommand {
        /** Omits the move, so that it never appears in a log. */
        @Override
        public String toString() {
            return "SealMove[]";
        }
    }

    /** The half-move stands on the traditional board (OCR 20.5). */
    public record ConfirmReproduced(int ply) implements GameCommand {}

    /** The sealed move is final (ADJ I.1.1). */
    public record ConfirmSealed() implements GameCommand {}

    @Override
    public Class<? extends Command> type() {
        return GameCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        String board = sending.seat().board();
        var side = Wire.side(sending.seat().side());
        return Answer.ok(
                switch ((GameCommand) command) {
                    case Play(String uci, boolean offerDraw, var expectedPly) -> {
                        var play = PlayRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setSide(side)
                                .setUci(uci)
                                .setOfferDraw(offerDraw)
                                .setRoundTripMs(sending.roundTripMs().orElse(0));
                        expectedPly.ifPresent(play::setExpectedPly);
                        yield sending.as(games).play(play.build());
                    }
                    case QueuePreMove(String uci, int expectedPly) ->
                        sending.as(games)
                                .queuePreMove(QueuePreMoveRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .setUci(uci)
                                        .setExpectedPly(expectedPly)
                                        .build());
                    case CancelPreMove() ->
                        sending.as(games)
                                .cancelPreMove(CancelPreMoveRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .build());
                    case OfferDraw() ->
                        sending.as(games)
                                .offerDraw(OfferDrawRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .build());
                    case AcceptDraw() ->
                        sending.as(games)
                                .acceptDraw(AcceptDrawRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .build());
                    case DeclineDraw() ->
                        sending.as(games)
                                .declineDraw(DeclineDrawRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .build());
                    case Resign() ->
                        sending.as(games)
                                .resign(ResignRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .build());
                    case ClaimDraw(var situation, String uci) ->
                        sending.as(games)
                                .claimDraw(ClaimDrawRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .setSituation(org.onehall.proto.game.v1.DrawSituation.valueOf(
                                                "DRAW_SITUATION_" + situation))
                                        .setUci(uci)
                                        .build());
                    case SealMove(String uci) ->
                        sending.as(games)
                                .sealMove(SealMoveRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .setUci(uci)
                                        .build());
                    case ConfirmReproduced(int ply) ->
                        sending.as(games)
                                .confirmReproduced(ConfirmReproducedRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .setPly(ply)
                                        .build());
                    case ConfirmSealed() ->
                        sending.as(games)
                                .confirmSealed(ConfirmSealedRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setSide(side)
                                        .build());
                });
    }
}
