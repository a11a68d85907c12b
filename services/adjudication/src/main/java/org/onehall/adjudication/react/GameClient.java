package org.onehall.adjudication.react;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.function.Supplier;
import org.onehall.house.Refused;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.DeclareResultRequest;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.PauseRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.game.v1.SetRulingAsideRequest;
import org.onehall.proto.types.v1.RefusalDetail;

/** Orders to game-state by gRPC. */
@Singleton
public class GameClient implements GameOrders {
    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub game;

    @Override
    public Optional<RefusalDetail> pause(PauseRequest request) {
        return definite(() -> game.pause(request));
    }

    @Override
    public Optional<RefusalDetail> resume(ResumeRequest request) {
        return definite(() -> game.resume(request));
    }

    @Override
    public Optional<RefusalDetail> adjustTime(AdjustTimeRequest request) {
        return definite(() -> game.adjustTime(request));
    }

    @Override
    public Optional<RefusalDetail> restart(RestartRequest request) {
        return definite(() -> game.restart(request));
    }

    @Override
    public Optional<RefusalDetail> declareResult(DeclareResultRequest request) {
        return definite(() -> game.declareResult(request));
    }

    @Override
    public Optional<RefusalDetail> setRulingAside(SetRulingAsideRequest request) {
        return definite(() -> game.setRulingAside(request));
    }

    /**
     * A missing or expired token is a problem of this service, not an answer about the ruling: the order is tried
     * again.
     */
    static Optional<RefusalDetail> definite(Supplier<?> call) {
        Optional<RefusalDetail> refusal = Refused.attempt(call);
        if (refusal.filter(r -> r.getCode().equals("UNAUTHENTICATED")).isPresent())
            throw new IllegalStateException("this service's token is not accepted");
        return refusal;
    }
}
