package org.onehall.adjudication.react;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.onehall.proto.competition.v1.ApplyPenaltyRequest;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.types.v1.RefusalDetail;

/** Orders to the competition service by gRPC. */
@Singleton
public class CompetitionClient implements CompetitionOrders {
    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competition;

    @Override
    public Optional<RefusalDetail> applyPenalty(ApplyPenaltyRequest request) {
        return GameClient.definite(() -> competition.applyPenalty(request));
    }
}
