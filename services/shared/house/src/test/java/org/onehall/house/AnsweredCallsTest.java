package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpVersion;
import io.vertx.grpc.common.GrpcStatus;
import io.vertx.grpc.server.GrpcServer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A call that a real server answers before its message has arrived. */
class AnsweredCallsTest {
    /** In bytes; Vert.x accepts a quarter of it. */
    private static final int TOO_LONG = 1 << 20;

    private final Vertx vertx = Vertx.vertx();
    private final List<Throwable> logged = new CopyOnWriteArrayList<>();

    @AfterEach
    void end() throws Exception {
        vertx.close().toCompletionStage().toCompletableFuture().get(30, TimeUnit.SECONDS);
    }

    @Test
    void aMessageThatIsTooLongAndComesAfterTheAnswerIsNoError() throws Exception {
        vertx.exceptionHandler(AnsweredCalls.others(logged::add));
        sendAfterTheAnswer();
        assertEquals(List.of(), logged);
    }

    @Test
    void vertxItselfTakesItForAnError() throws Exception {
        vertx.exceptionHandler(logged::add);
        sendAfterTheAnswer();
        assertEquals(1, logged.size(), logged::toString);
    }

    @Test
    void anyOtherFailureIsLogged() {
        var failure = new IllegalStateException("The stream has been closed");
        AnsweredCalls.others(logged::add).handle(failure);
        assertEquals(List.of(failure), logged);
        var ours = new IllegalStateException("The stream has been closed");
        ours.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("io.vertx.grpc.server.impl.GrpcServerResponseImpl", "writeMessage", null, 1)
        });
        AnsweredCalls.others(logged::add).handle(ours);
        assertEquals(List.of(failure, ours), logged, "an answer of ours that comes twice is a fault");
    }

    private void sendAfterTheAnswer() throws Exception {
        CompletableFuture<Void> read = new CompletableFuture<>();
        GrpcServer calls = GrpcServer.server(vertx).callHandler(call -> {
            call.response().status(GrpcStatus.UNAUTHENTICATED).end();
        });
        HttpServer server = vertx.createHttpServer()
                .requestHandler(request -> {
                    calls.handle(request);
                    request.endHandler(_ -> read.complete(null));
                })
                .listen(0, "127.0.0.1")
                .toCompletionStage()
                .toCompletableFuture()
                .get(30, TimeUnit.SECONDS);
        HttpClientRequest call = vertx.createHttpClient(new HttpClientOptions()
                        .setProtocolVersion(HttpVersion.HTTP_2)
                        .setHttp2ClearTextUpgrade(false))
                .request(HttpMethod.POST, server.actualPort(), "127.0.0.1", "/onehall.v1.Service/Call")
                .toCompletionStage()
                .toCompletableFuture()
                .get(30, TimeUnit.SECONDS);
        call.putHeader("content-type", "application/grpc").setChunked(true);
        CompletableFuture<Void> answered = new CompletableFuture<>();
        call.response().onSuccess(_ -> answered.complete(null)).onFailure(answered::completeExceptionally);
        call.sendHead();
        answered.get(30, TimeUnit.SECONDS);
        call.end(Buffer.buffer().appendByte((byte) 0).appendInt(TOO_LONG).appendBytes(new byte[TOO_LONG]));
        read.get(30, TimeUnit.SECONDS);
    }
}
