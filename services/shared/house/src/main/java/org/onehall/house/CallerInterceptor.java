package org.onehall.house;

import com.google.protobuf.Any;
import com.google.protobuf.Duration;
import com.google.rpc.RetryInfo;
import io.grpc.Context;
import io.grpc.Contexts;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.StatusProto;
import io.quarkus.grpc.GlobalInterceptor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.UUID;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;

/** Lets no call in without a valid token; puts actor and trace id into the call's context. */
@GlobalInterceptor
@ApplicationScoped
public class CallerInterceptor implements ServerInterceptor {
    private static final String BEARER = "Bearer ";
    /** The answer while it is not known which sessions have ended. */
    private static final String STARTING = "The service is starting. Ask again in a second.";

    @Inject
    Tokens tokens;

    @Inject
    Unchangeable unchangeable = new Unchangeable();

    @Inject
    Traces traces = Traces.off();

    @Override
    public <Q, R> ServerCall.Listener<Q> interceptCall(
            ServerCall<Q, R> call, Metadata headers, ServerCallHandler<Q, R> next) {
        String authorization = headers.get(Caller.AUTHORIZATION);
        Tokens.Shown shown = authorization == null || !authorization.startsWith(BEARER)
                ? new Tokens.Shown.Invalid()
                : tokens.shown(authorization.substring(BEARER.length()));
        return switch (shown) {
            case Tokens.Shown.Valid(Actor actor) ->
                let(actor, tokens.device(authorization.substring(BEARER.length())), call, headers, next);
            case Tokens.Shown.Invalid _ ->
                close(
                        call,
                        Status.UNAUTHENTICATED.withDescription("A valid token is needed: enrol with your code first."));
            case Tokens.Shown.Undecided _ -> {
                StatusRuntimeException starting = starting();
                call.close(starting.getStatus(), starting.getTrailers());
                yield new ServerCall.Listener<>() {};
            }
        };
    }

    private boolean throughService(String shown) {
        return shown != null
                && shown.startsWith(BEARER)
                && tokens.actor(shown.substring(BEARER.length()))
                        .filter(actor -> actor.role() == Role.SERVICE)
                        .isPresent();
    }

    private static StatusRuntimeException starting() {
        return StatusProto.toStatusRuntimeException(com.google.rpc.Status.newBuilder()
                .setCode(Status.Code.UNAVAILABLE.value())
                .setMessage(STARTING)
                .addDetails(Any.pack(RetryInfo.newBuilder()
                        .setRetryDelay(Duration.newBuilder().setSeconds(1))
                        .build()))
                .build());
    }

    private static <Q, R> ServerCall.Listener<Q> close(ServerCall<Q, R> call, Status status) {
        call.close(status, new Metadata());
        return new ServerCall.Listener<>() {};
    }

    private <Q, R> ServerCall.Listener<Q> let(
            Actor actor, String device, ServerCall<Q, R> call, Metadata headers, ServerCallHandler<Q, R> next) {
        String given = headers.get(Caller.TRACE);
        String trace = given == null || given.length() > 64 ? UUID.randomUUID().toString() : given;
        Context context = Context.current()
                .withValue(Caller.ACTOR, actor)
                .withValue(Caller.DEVICE, device)
                .withValue(Caller.THROUGH_SERVICE, throughService(headers.get(Caller.THROUGH)))
                .withValue(Caller.TRACE_ID, trace);
        Traces.Call served =
                traces.isOn() ? traces.served(call.getMethodDescriptor(), trace, headers) : Traces.Call.NONE;
        if (!served.isShown()) return heard(actor, call, Contexts.interceptCall(context, call, headers, next));
        ServerCall<Q, R> shown = TracedCalls.served(call, served);
        return TracedCalls.heard(
                served,
                heard(
                        actor,
                        shown,
                        Contexts.interceptCall(context.withValue(Caller.SPAN, served.span()), shown, headers, next)));
    }

    private <Q> ServerCall.Listener<Q> heard(Actor actor, ServerCall<Q, ?> call, ServerCall.Listener<Q> next) {
        ServerCall.Listener<Q> readable = new Readable<>(call, next);
        return actor.role() == Role.SERVICE ? readable : unchangeable.refusing(call, readable);
    }
}
