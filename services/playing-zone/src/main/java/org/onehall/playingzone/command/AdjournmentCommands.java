package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.ConfirmEnvelopeRequest;
import org.onehall.proto.game.v1.EnvelopeSeen;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.OrderSealingRequest;
import org.onehall.proto.game.v1.ResumeAdjournedRequest;

/** An arbiter's orders to seal a move and to resume an adjourned game (ADJ I). */
@Singleton
public class AdjournmentCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "orderSealing",
                    args -> new OrderSealing(args.text("board"), args.reason("reason"), args.instant("sessionEnd"))),
            Map.entry(
                    "confirmEnvelope",
                    args -> new ConfirmEnvelope(
                            args.text("board"),
                            envelope(args),
                            args.has("seen") ? Optional.of(envelope(args.object("seen"))) : Optional.empty())),
            Map.entry("resumeAdjourned", args -> new ResumeAdjourned(args.text("board"))));

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub games;

    /** One of these commands. */
    public sealed interface AdjournmentCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.GAME;
        }
    }

    /** ADJ I.1.1. */
    public record OrderSealing(String board, String reason, Optional<Instant> sessionEnd)
            implements AdjournmentCommand {}

    /** Where and when an adjourned game is resumed. */
    public record Envelope(String place, Instant resumesAt) {}

    /**
     * ADJ I.2, I.3.
     *
     * @param seen the record of the envelope that the screen showed; empty: none
     */
    public record ConfirmEnvelope(String board, Envelope envelope, Optional<Envelope> seen)
            implements AdjournmentCommand {}

    /** ADJ I.7. */
    public record ResumeAdjourned(String board) implements AdjournmentCommand {}

    @Override
    public Class<? extends Command> type() {
        return AdjournmentCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return Answer.ok(
                switch ((AdjournmentCommand) command) {
                    case OrderSealing sealing -> {
                        var request = OrderSealingRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(sealing.board())
                                .setReason(sealing.reason());
                        sealing.sessionEnd().ifPresent(end -> request.setSessionEnd(Wire.timestamp(end)));
                        yield sending.as(games).orderSealing(request.build());
                    }
                    case ConfirmEnvelope(String board, var envelope, var seen) -> {
                        var request = ConfirmEnvelopeRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setPlace(envelope.place())
                                .setResumesAt(Wire.timestamp(envelope.resumesAt()));
                        seen.ifPresent(shown -> request.setSeen(EnvelopeSeen.newBuilder()
                                .setPlace(shown.place())
                                .setResumesAt(Wire.timestamp(shown.resumesAt()))));
                        yield sending.as(games).confirmEnvelope(request.build());
                    }
                    case ResumeAdjourned(String board) ->
                        sending.as(games)
                                .resumeAdjourned(ResumeAdjournedRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .build());
                });
    }

    private static Envelope envelope(Arguments object) throws BadArgumentsException {
        return new Envelope(
                object.text("place"),
                object.instant("resumesAt").orElseThrow(() -> new BadArgumentsException("resumesAt is missing")));
    }
}
