package org.onehall.house;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.ForwardingClientCall;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.quarkus.grpc.GlobalInterceptor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.TimeUnit;

/**
 * Adds a token to every outgoing call: the one the call was given ({@link #AS}) together with this service's own, or
 * only the service's own. Also sets a deadline.
 */
@GlobalInterceptor
@ApplicationScoped
public class OutgoingInterceptor implements ClientInterceptor {
    /** Token of the person a call is made for. */
    public static final CallOptions.Key<String> AS = CallOptions.Key.create("token");
    /** Trace id to pass on. */
    public static final CallOptions.Key<String> TRACE = CallOptions.Key.create("trace");

    private static final long DEADLINE_SECONDS = 10;

    @Inject
    Tokens tokens;

    @Inject
    Traces traces = Traces.off();

    @Override
    public <Q, R> ClientCall<Q, R> interceptCall(MethodDescriptor<Q, R> method, CallOptions options, Channel next) {
        CallOptions timed =
                options.getDeadline() == null ? options.withDeadlineAfter(DEADLINE_SECONDS, TimeUnit.SECONDS) : options;
        return new ForwardingClientCall.SimpleForwardingClientCall<>(next.newCall(method, timed)) {
            @Override
            public void start(Listener<R> listener, Metadata headers) {
                String token = options.getOption(AS) != null
                        ? options.getOption(AS)
                        : tokens.own().orElse(null);
                if (token != null) headers.put(Caller.AUTHORIZATION, "Bearer " + token);
                if (options.getOption(AS) != null)
                    tokens.own().ifPresent(own -> headers.put(Caller.THROUGH, "Bearer " + own));
                String trace = options.getOption(TRACE) != null ? options.getOption(TRACE) : Caller.trace();
                if (!trace.isEmpty()) headers.put(Caller.TRACE, trace);
                Traces.Call call = traces.calling(method, trace, headers);
                super.start(call.isShown() ? TracedCalls.answered(call, listener) : listener, headers);
            }
        };
    }
}
