package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc;
import org.onehall.proto.adjudication.v1.CloseFailedPauseRequest;
import org.onehall.proto.adjudication.v1.CompensateFailedPauseRequest;
import org.onehall.proto.adjudication.v1.RecordFailedPauseRequest;

/** Commands about attempts to pause the clocks that failed (OCR 19.6). */
@Singleton
public class FailedPauseCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "recordFailedPause",
                    args -> new RecordFailedPause(
                            args.text("board"),
                            args.instant("wantedAt")
                                    .orElseThrow(() -> new BadArgumentsException("wantedAt is missing")),
                            args.reason("reason"))),
            Map.entry(
                    "compensateFailedPause",
                    args -> new CompensateFailedPause(
                            args.text("board"), args.text("failure"), args.span("whiteMs"), args.span("blackMs"))),
            Map.entry(
                    "closeFailedPause",
                    args -> new CloseFailedPause(args.text("board"), args.text("failure"), args.reason("reason"))));

    @GrpcClient("adjudication")
    AdjudicationServiceGrpc.AdjudicationServiceBlockingStub adjudication;

    /** One of these commands. */
    public sealed interface FailedPauseCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.ADJUDICATION;
        }
    }

    /** Records that somebody wanted to pause the clocks but they kept running (OCR 19.6). */
    public record RecordFailedPause(String board, Instant wantedAt, String reason) implements FailedPauseCommand {}

    /** Adds time because of a failed pause; an empty time adds nothing. */
    public record CompensateFailedPause(
            String board, String failure, Optional<Duration> white, Optional<Duration> black)
            implements FailedPauseCommand {}

    /** Closes a failed pause: nothing more needs to be done (OCR 19.6). */
    public record CloseFailedPause(String board, String failure, String reason) implements FailedPauseCommand {}

    @Override
    public Class<? extends Command> type() {
        return FailedPauseCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return Answer.ok(
                switch ((FailedPauseCommand) command) {
                    case RecordFailedPause(String board, var wantedAt, String reason) ->
                        sending.as(adjudication)
                                .recordFailedPause(RecordFailedPauseRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setWantedAt(Wire.timestamp(wantedAt))
                                        .setReason(reason)
                                        .build());
                    case CompensateFailedPause(String board, String failure, var white, var black) -> {
                        var compensate = CompensateFailedPauseRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setFailureId(failure);
                        white.ifPresent(time -> compensate.setWhite(Wire.duration(time)));
                        black.ifPresent(time -> compensate.setBlack(Wire.duration(time)));
                        yield sending.as(adjudication).compensateFailedPause(compensate.build());
                    }
                    case CloseFailedPause(String board, String failure, String reason) ->
                        sending.as(adjudication)
                                .closeFailedPause(CloseFailedPauseRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(board)
                                        .setFailureId(failure)
                                        .setReason(reason)
                                        .build());
                });
    }
}
