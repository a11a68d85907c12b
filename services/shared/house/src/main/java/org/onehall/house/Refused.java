package org.onehall.house;

import com.google.protobuf.Any;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.rpc.ErrorInfo;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.StatusProto;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.onehall.decider.Refusal;
import org.onehall.proto.types.v1.RefusalDetail;

/** The one mapping between refusals and gRPC statuses (style §6), both ways. */
public final class Refused {
    private static final String DOMAIN = "onehall.org";

    private Refused() {}

    /** Status of a refusal, with its code, article and details as ErrorInfo. */
    public static StatusRuntimeException status(RefusalDetail refusal) {
        Status.Code code = switch (Refusal.Kind.valueOf(refusal.getKind().isEmpty() ? "STATE" : refusal.getKind())) {
            case STATE -> Status.Code.FAILED_PRECONDITION;
            case MALFORMED -> Status.Code.INVALID_ARGUMENT;
            case NOT_FOUND -> Status.Code.NOT_FOUND;
            case FORBIDDEN -> Status.Code.PERMISSION_DENIED;
            case STALE -> Status.Code.ABORTED;
            case FAULT -> Status.Code.INTERNAL;
        };
        var info = ErrorInfo.newBuilder()
                .setReason(refusal.getCode())
                .setDomain(DOMAIN)
                .putMetadata("rule", refusal.getRule())
                .putAllMetadata(refusal.getDetailsMap())
                .build();
        return StatusProto.toStatusRuntimeException(com.google.rpc.Status.newBuilder()
                .setCode(code.value())
                .setMessage(refusal.getText())
                .addDetails(Any.pack(info))
                .build());
    }

    /** Status of a refusal made at the edge itself. */
    public static StatusRuntimeException status(Refusal refusal) {
        return status(refusal, Map.of());
    }

    /** The same with details, which also replace their names in the text. */
    public static StatusRuntimeException status(Refusal refusal, Map<String, String> details) {
        return status(RefusalDetail.newBuilder()
                .setCode(refusal.name())
                .setRule(refusal.rule())
                .setText(refusal.text(details))
                .setKind(refusal.kind().name())
                .putAllDetails(details)
                .build());
    }

    /** The refusal in a status; empty when it is not a definite answer: the service is away, too slow or broken. */
    public static Optional<RefusalDetail> read(StatusRuntimeException e) {
        Refusal.Kind kind = switch (e.getStatus().getCode()) {
            case FAILED_PRECONDITION -> Refusal.Kind.STATE;
            case INVALID_ARGUMENT -> Refusal.Kind.MALFORMED;
            case NOT_FOUND -> Refusal.Kind.NOT_FOUND;
            case PERMISSION_DENIED, UNAUTHENTICATED -> Refusal.Kind.FORBIDDEN;
            case ABORTED -> Refusal.Kind.STALE;
            case INTERNAL -> Refusal.Kind.FAULT;
            default -> null;
        };
        if (kind == null) return Optional.empty();
        var detail = RefusalDetail.newBuilder()
                .setCode(e.getStatus().getCode().name())
                .setKind(kind.name())
                .setText(String.valueOf(e.getStatus().getDescription()));
        com.google.rpc.Status status = StatusProto.fromThrowable(e);
        for (Any any : status.getDetailsList()) {
            if (!any.is(ErrorInfo.class)) continue;
            try {
                ErrorInfo info = any.unpack(ErrorInfo.class);
                detail.setCode(info.getReason());
                for (Map.Entry<String, String> entry : info.getMetadataMap().entrySet()) {
                    if (entry.getKey().equals("rule")) detail.setRule(entry.getValue());
                    else detail.putDetails(entry.getKey(), entry.getValue());
                }
            } catch (InvalidProtocolBufferException unreadable) {
                throw new IllegalStateException(unreadable);
            }
        }
        boolean ours = status.getDetailsList().stream().anyMatch(any -> any.is(ErrorInfo.class));
        return kind == Refusal.Kind.FAULT && !ours ? Optional.empty() : Optional.of(detail.build());
    }

    /** HTTP status of a kind of refusal. */
    public static int http(Refusal.Kind kind) {
        return switch (kind) {
            case STATE -> 409;
            case MALFORMED -> 400;
            case NOT_FOUND -> 404;
            case FORBIDDEN -> 403;
            case STALE -> 412;
            case FAULT -> 500;
        };
    }

    /**
     * Makes a call; returns the refusal if it was refused, empty if it was carried out; throws if there was no definite
     * answer.
     */
    public static Optional<RefusalDetail> attempt(Supplier<?> call) {
        try {
            var _ = call.get();
            return Optional.empty();
        } catch (StatusRuntimeException e) {
            Optional<RefusalDetail> refusal = read(e);
            if (refusal.isEmpty()) throw e;
            return refusal;
        }
    }
}
