package org.onehall.house;

import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/**
 * Logs nothing about a message that is too long and comes when its call is answered already, for want of rights say.
 * Vert.x tries to answer such a call once more and fails, so any caller could write errors into the log.
 */
@ApplicationScoped
public class AnsweredCalls {
    void watch(@Observes StartupEvent event, Vertx vertx) {
        vertx.exceptionHandler(others(vertx.exceptionHandler()));
    }

    /** Hands on every failure but that one. */
    static Handler<Throwable> others(Handler<Throwable> next) {
        return failure -> {
            if (next != null && !isAnsweredTwice(failure)) next.handle(failure);
        };
    }

    private static boolean isAnsweredTwice(Throwable failure) {
        StackTraceElement[] frames = failure.getStackTrace();
        return failure instanceof IllegalStateException && frames.length > 0
                && frames[0].getClassName().startsWith("io.vertx.grpc.server.");
    }
}
