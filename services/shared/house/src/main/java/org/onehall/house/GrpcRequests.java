package org.onehall.house;

import com.google.protobuf.Any;
import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Duration;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.rpc.RetryInfo;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.StatusProto;
import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.SealedLog;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.WriteContext;

/**
 * The path of a gRPC write: a request comes in, is appended in the caller's name, and events or a status go out. No
 * decisions are made here.
 */
public final class GrpcRequests {
    private static final Logger LOG = Logger.getLogger(GrpcRequests.class);
    private static final int LONGEST_ID = 200;

    private GrpcRequests() {}

    /** Submits a request as the caller of the gRPC method being served; the response's {@code events} are filled. */
    public static <R extends Message> Uni<R> submit(SealedLog<?, ?, ?> log, Message request, R response) {
        return submit(log, request, response, Caller.current(), Caller.trace());
    }

    /**
     * Submits a request about a board, with what the service knows about the board. The log refuses a text that is not
     * the id of a board ({@link org.onehall.decider.Decider#misnamed}).
     */
    public static <R extends Message> Uni<R> submit(
            SealedLog<?, ?, ?> log, String boardId, Message request, R response, Function<BoardId, Message> informed) {
        return submit(log, BoardId.parse(boardId).map(informed).orElse(request), response);
    }

    /** Submits a request on behalf of an actor. */
    public static <R extends Message> Uni<R> submit(
            SealedLog<?, ?, ?> log, Message request, R response, Actor actor, String trace) {
        Optional<StatusRuntimeException> fault = fault(log.context(), request);
        if (fault.isPresent()) return Uni.createFrom().failure(fault.get());
        WriteContext write = write(log.context(), request);
        String key = log.context().key(request);
        OptionalLong expected =
                write.hasExpectedSequence() ? OptionalLong.of(write.getExpectedSequence()) : OptionalLong.empty();
        return answered(() -> log.submit(request, key, actor, write.getRequestId(), expected, trace))
                .map(outcome -> answer(outcome, response));
    }

    /** What is wrong with a request that cannot be submitted to any log; empty: nothing. */
    private static Optional<StatusRuntimeException> fault(LogContext<?, ?, ?> context, Message request) {
        String requestId = write(context, request).getRequestId();
        String key = context.key(request);
        if (requestId.isEmpty() || requestId.length() > LONGEST_ID)
            return Optional.of(malformed("write.request_id must have 1 to " + LONGEST_ID + " characters"));
        if (key.isEmpty() || key.length() > LONGEST_ID)
            return Optional.of(malformed(
                    String.join(" or ", context.keyFields()) + " must have 1 to " + LONGEST_ID + " characters"));
        return Bounds.fault(request).map(GrpcRequests::malformed);
    }

    private static WriteContext write(LogContext<?, ?, ?> context, Message request) {
        return context.write(request).orElse(WriteContext.getDefaultInstance());
    }

    /**
     * The result of an append; UNAVAILABLE, with a request to try again, if there is none yet. A caller who has gone
     * away gets no answer, and this is not an error.
     */
    public static <T> Uni<T> answered(Supplier<CompletableFuture<T>> submission) {
        return Uni.createFrom().emitter(caller -> {
            try {
                submission.get().whenComplete((outcome, failure) -> {
                    if (failure == null) caller.complete(outcome);
                    else caller.fail(unavailable(failure));
                });
            } catch (RuntimeException notSent) {
                caller.fail(unavailable(notSent));
            }
        });
    }

    /** A status for input that cannot be read at all. */
    public static StatusRuntimeException malformed(String text) {
        return Refused.status(org.onehall.proto.types.v1.RefusalDetail.newBuilder()
                .setCode("MALFORMED")
                .setText(text)
                .setKind("MALFORMED")
                .build());
    }

    private static <R extends Message> R answer(Outcome outcome, R response) {
        if (outcome.hasRefusal()) throw Refused.status(outcome.getRefusal());
        Message.Builder builder = response.newBuilderForType();
        FieldDescriptor events = builder.getDescriptorForType().findFieldByName("events");
        for (ByteString bytes : outcome.getEventsList()) {
            try {
                builder.addRepeatedField(
                        events,
                        builder.newBuilderForField(events).mergeFrom(bytes).build());
            } catch (InvalidProtocolBufferException e) {
                throw new IllegalStateException(e);
            }
        }
        @SuppressWarnings("unchecked")
        R built = (R) builder.build();
        return built;
    }

    private static Throwable unavailable(Throwable failure) {
        Throwable cause = failure instanceof CompletionException e && e.getCause() != null ? e.getCause() : failure;
        if (!(cause instanceof TimeoutException)) LOG.warnf("a command was not sealed: %s", cause.toString());
        return notYet();
    }

    /** UNAVAILABLE, with a request to try again in a second. */
    static StatusRuntimeException notYet() {
        return StatusProto.toStatusRuntimeException(com.google.rpc.Status.newBuilder()
                .setCode(Status.Code.UNAVAILABLE.value())
                .setMessage("No answer yet. Ask again with the same request id: it is carried out once at most.")
                .addDetails(Any.pack(RetryInfo.newBuilder()
                        .setRetryDelay(Duration.newBuilder().setSeconds(1))
                        .build()))
                .build());
    }
}
