package org.onehall.house;

import io.grpc.Context;
import io.grpc.Metadata;
import io.opentelemetry.api.trace.Span;
import org.onehall.decider.Actor;

/** The caller and the trace of a call: set at the edge of a service from the signed token, never from the request. */
public final class Caller {
    static final Metadata.Key<String> AUTHORIZATION =
            Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER);
    static final Metadata.Key<String> TRACE = Metadata.Key.of("x-trace-id", Metadata.ASCII_STRING_MARSHALLER);
    /** Token of a service that calls on behalf of somebody else. */
    static final Metadata.Key<String> THROUGH = Metadata.Key.of("x-through", Metadata.ASCII_STRING_MARSHALLER);

    static final Context.Key<Boolean> THROUGH_SERVICE = Context.key("through");
    static final Context.Key<Actor> ACTOR = Context.key("actor");
    static final Context.Key<String> DEVICE = Context.key("device");
    static final Context.Key<String> TRACE_ID = Context.key("trace");
    /** If traces are on, the span to which calls made in this context belong. */
    static final Context.Key<Span> SPAN = Context.key("span");

    private Caller() {}

    /** The caller of the gRPC method that is being served. */
    public static Actor current() {
        Actor actor = ACTOR.get();
        if (actor == null) throw new IllegalStateException("no caller: the interceptor did not run");
        return actor;
    }

    /**
     * Whether the call came through a service of the hall that showed its own token, and not directly from its caller.
     */
    public static boolean throughService() {
        return Boolean.TRUE.equals(THROUGH_SERVICE.get());
    }

    /** The device of the caller, see {@link Tokens#device}; "" if the token belongs to no device. */
    public static String device() {
        String device = DEVICE.get();
        return device == null ? "" : device;
    }

    /** The trace id of the call being served; "" outside a call. */
    public static String trace() {
        String trace = TRACE_ID.get();
        return trace == null ? "" : trace;
    }
}
