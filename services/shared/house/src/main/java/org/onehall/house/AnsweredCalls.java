package org.onehall.house;

import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Arrays;

/**
 * Logs nothing about a message that is too long and comes when its call is answered already, for want of rights say.
 * Vert.x tries to answer such a call once more and fails, so any caller could write errors into the log.
 */
@ApplicationScoped
public class AnsweredCalls {
    /** How Vert.x answers a message it does not take, in {@code GrpcServerImpl.createRequest}. */
    private static final String CLASS = "io.vertx.grpc.server.impl.GrpcServerImpl";

    private static final String METHOD = "createRequest";

    void watch(@Observes StartupEvent event, Vertx vertx) {
        Handler<Throwable> logs = vertx.exceptionHandler();
        if (logs != null) vertx.exceptionHandler(others(logs));
    }

    /** Hands on every failure but that one. */
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
