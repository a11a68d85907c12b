package org.onehall.house;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.ForwardingClientCall;
import io.grpc.ForwardingClientCallListener;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.quarkus.grpc.GlobalInterceptor;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import org.jboss.logging.Logger;

/**
 * Logs why a call failed when this service uses TLS and the other one does not, or shows no valid certificate.
 * {@link PlainCallers} logs this on the other side.
 */
@GlobalInterceptor
@ApplicationScoped
public class TlsTroubles implements ClientInterceptor {
    private static final Logger LOG = Logger.getLogger(TlsTroubles.class);
    /** Netty's message about an unencrypted answer. */
    private static final String PLAIN = "not an SSL/TLS";

    @Override
    public <Q, R> ClientCall<Q, R> interceptCall(MethodDescriptor<Q, R> method, CallOptions options, Channel next) {
        return new ForwardingClientCall.SimpleForwardingClientCall<>(next.newCall(method, options)) {
            @Override
            public void start(Listener<R> listener, Metadata headers) {
                super.start(
                        new ForwardingClientCallListener.SimpleForwardingClientCallListener<>(listener) {
                            @Override
                            public void onClose(Status status, Metadata trailers) {
                                trouble(next.authority(), status).ifPresent(LOG::warn);
                                super.onClose(status, trailers);
                            }
                        },
                        headers);
            }
        };
    }

    /** The reason as a sentence for the operator; empty if a call ended for another reason. */
    static Optional<String> trouble(String peer, Status status) {
        return causes(status.getCause())
                .filter(SSLException.class::isInstance)
                .findFirst()
                .map(why -> "nothing was sent to " + peer + ", which "
                        + (String.valueOf(why.getMessage()).contains(PLAIN)
                                ? "does not speak TLS: set ONEHALL_GRPC_TLS_CERTIFICATE and _KEY there"
                                : "showed no certificate for this name by an authority in ONEHALL_GRPC_TLS_AUTHORITIES")
                        + " (" + deepest(why).getMessage() + ")");
    }

    private static Stream<Throwable> causes(Throwable first) {
        return Stream.iterate(first, one -> one != null, Throwable::getCause);
    }

    private static Throwable deepest(Throwable why) {
        return causes(why).reduce(why, (_, next) -> next);
    }
}
