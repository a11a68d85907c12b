package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AcknowledgeCallRequest;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc;
import org.onehall.proto.adjudication.v1.AnswerCallRequest;
import org.onehall.proto.adjudication.v1.AnswerQuestionRequest;
import org.onehall.proto.adjudication.v1.AskQuestionRequest;
import org.onehall.proto.adjudication.v1.CallArbiterRequest;

/** Calls for an arbiter and questions about rules, with their answers (OCR 17.10, 19.1). */
@Singleton
public class CallCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "callArbiter",
                    args -> new CallArbiter(
                            args.optionalText("text"),
                            args.optionalConstant(CallKind.class, "kind"),
                            args.count("number"))),
            Map.entry("askQuestion", args -> new AskQuestion(args.optionalText("text"), args.count("number"))),
            Map.entry("acknowledgeCall", args -> new AcknowledgeCall(args.text("board"), args.text("callId"))),
            Map.entry(
                    "answerCall",
                    args -> new AnswerCall(
                            args.text("board"), args.text("callId"), args.flag("valid"), args.optionalText("note"))),
            Map.entry(
                    "answerQuestion",
                    args -> new AnswerQuestion(
                            args.text("board"),
                            args.text("question"),
                            args.text("article"),
                            args.optionalText("note"))));

    @GrpcClient("adjudication")
    AdjudicationServiceGrpc.AdjudicationServiceBlockingStub adjudication;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface CallCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.ADJUDICATION;
        }
    }

    /** Special reasons for calling an arbiter (OCR 19.1). */
    public enum CallKind {
        MEDICAL,
        TECHNICAL
    }

    /**
     * OCR 19.1.
     *
     * @param kind empty for anything except medical and technical help
     * @param number if a captain calls: the number of the board in his team; empty for his own board (FSSI team-b)
     */
    public record CallArbiter(String text, Optional<CallKind> kind, OptionalInt number)
            implements CallCommand, SeatCommand {
        @Override
        public boolean asksArbiters() {
            return true;
        }
    }

    /** A question about a rule (OCR 17.10); {@code number} as for a call. */
    public record AskQuestion(String text, OptionalInt number) implements CallCommand, SeatCommand {
        @Override
        public boolean asksArbiters() {
            return true;
        }
    }

    /** An arbiter is on the way (OCR 19.1). */
    public record AcknowledgeCall(String board, String callId) implements CallCommand {}

    /** Whether the call had a valid reason (OCR 19.1). */
    public record AnswerCall(String board, String callId, boolean valid, String note) implements CallCommand {}

    /** Explains a rule by an article of the catalogue (OCR 17.10). */
    public record AnswerQuestion(String board, String question, String article, String note) implements CallCommand {}

    @Override
    public Class<? extends Command> type() {
        return CallCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return switch ((CallCommand) command) {
            case CallArbiter call ->
                TeamSeats.meant(hall, sending.seat(), call.number(), seat -> call(call, seat, sending));
            case AskQuestion(String text, OptionalInt number) ->
                TeamSeats.meant(
                        hall,
                        sending.seat(),
                        number,
                        asking -> Answer.ok(sending.as(adjudication)
                                .askQuestion(AskQuestionRequest.newBuilder()
                                        .setWrite(sending.write())
                                        .setBoardId(asking.board())
                                        .setSide(Wire.side(asking.side()))
                                        .setText(text)
                                        .build())));
            case AcknowledgeCall(String board, String callId) ->
                Answer.ok(sending.as(adjudication)
                        .acknowledgeCall(AcknowledgeCallRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setCallId(callId)
                                .build()));
            case AnswerCall call ->
                Answer.ok(sending.as(adjudication)
                        .answerCall(AnswerCallRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(call.board())
                                .setCallId(call.callId())
                                .setValid(call.valid())
                                .setNote(call.note())
                                .build()));
            case AnswerQuestion answer ->
                Answer.ok(sending.as(adjudication)
                        .answerQuestion(AnswerQuestionRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(answer.board())
                                .setQuestionId(answer.question())
                                .setArticle(answer.article())
                                .setNote(answer.note())
                                .build()));
        };
    }

    private Answer call(CallArbiter call, SeatKey seat, Sending sending) {
        var request = CallArbiterRequest.newBuilder()
                .setWrite(sending.write())
                .setBoardId(seat.board())
                .setSide(Wire.side(seat.side()))
                .setText(call.text());
        call.kind()
                .ifPresent(kind ->
                        request.setKind(org.onehall.proto.adjudication.v1.CallKind.valueOf("CALL_KIND_" + kind)));
        return Answer.ok(sending.as(adjudication).callArbiter(request.build()));
    }
}
