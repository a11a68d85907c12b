package org.onehall.testkit.houses.asking.query;

import io.quarkus.grpc.GrpcClient;

public class View {
    @GrpcClient
    Object game;
}
