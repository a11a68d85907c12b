package org.onehall.house;

import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Arrays;

/**
 * Logs nothing about a message that is too long and arrives after its call has been answered, for example refused for
 * missing rights. Vert.x tries to answer such a call again and fails, so any caller could write errors into the log.
 */
@ApplicationScoped
public class AnsweredCalls {
    /**
     * The class with which Vert.x answers a message that it does not accept, in {@code GrpcServerImpl.createRequest}.
     */
    private static final String CLASS = "io.vertx.grpc.server.impl.GrpcServerImpl";

    private static final String METHOD = "createRequest";

    void watch(@Observes StartupEvent event, Vertx vertx) {
        Handler<Throwable> logs = vertx.exceptionHandler();
        if (logs != null) vertx.exceptionHandler(others(logs));
    }

    /** Passes on every failure except that one. */
    static Handler<Throwable> others(Handler<Throwable> next) {
        return failure -> {
            if (!isAnsweredTwice(failure)) next.handle(failure);
        };
    }

    private static boolean isAnsweredTwice(Throwable failure) {
        return failure instanceof IllegalStateException
                && Arrays.stream(failure.getStackTrace())
                        .anyMatch(frame -> frame.getClassName().equals(CLASS)
                                && frame.getMethodName().contains(METHOD));
    }
}
