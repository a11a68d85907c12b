package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GrpcRequestsTest {
    private final List<Throwable> dropped = new ArrayList<>();

    @AfterEach
    void dropsAsBefore() {
        Infrastructure.resetDroppedExceptionHandler();
    }

    @Test
    void whoWaitsIsToldThatThereIsNoAnswerYet() {
        var late = CompletableFuture.failedFuture(new TimeoutException());
        var told = assertThrows(
                StatusRuntimeException.class,
                () -> GrpcRequests.answered(() -> late).await().indefinitely());
        assertEquals(Status.Code.UNAVAILABLE, told.getStatus().getCode());
        assertEquals(
                "e4",
                GrpcRequests.answered(() -> CompletableFuture.completedFuture("e4"))
                        .await()
                        .indefinitely());
    }

    @Test
    void anAnswerThatComesTooLateIsNoError() {
        Infrastructure.setDroppedExceptionHandler(dropped::add);
        CompletableFuture<String> outcome = new CompletableFuture<>();
        GrpcRequests.answered(() -> outcome).subscribe().with(_ -> {}).cancel();
        outcome.completeExceptionally(new TimeoutException());
        assertEquals(List.of(), dropped);
    }
}
