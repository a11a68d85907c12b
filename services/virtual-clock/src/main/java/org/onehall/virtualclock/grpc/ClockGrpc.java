package org.onehall.virtualclock.grpc;

import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.Caller;
import org.onehall.house.Desk;
import org.onehall.house.Refused;
import org.onehall.proto.clock.v1.ClockService;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.GiveResponse;
import org.onehall.proto.clock.v1.ListOrdersRequest;
import org.onehall.proto.clock.v1.ListOrdersResponse;
import org.onehall.proto.clock.v1.NoteBoardRequest;
import org.onehall.proto.clock.v1.NoteBoardResponse;
import org.onehall.virtualclock.domain.Command;
import org.onehall.virtualclock.domain.Event;
import org.onehall.virtualclock.domain.OrderRefusal;
import org.onehall.virtualclock.domain.OrderState;
import org.onehall.virtualclock.query.Boards;
import org.onehall.virtualclock.query.Orders;

/** The gRPC door of the clock orders: says which boards an order means, decides nothing. */
@GrpcService
public class ClockGrpc implements ClockService {
    @Inject SealedLog<Command, Event, OrderState> log;
    @Inject Boards boards;
    @Inject Orders orders;

    @Override public Uni<GiveResponse> give(GiveRequest request) {
        return Desk.submit(log, boards.resolve(complete(request, Caller.current())), GiveResponse.getDefaultInstance());
    }

    @Override public Uni<NoteBoardResponse> noteBoard(NoteBoardRequest request) {
        return Desk.submit(log, request, NoteBoardResponse.getDefaultInstance());
    }

    /** People read orders through the playing zone, which knows what each may see; services read here. */
    @Override public Uni<ListOrdersResponse> listOrders(ListOrdersRequest request) {
        Role role = Caller.current().role();
        if (role != Role.SERVICE && role != Role.OPERATOR) throw Refused.status(OrderRefusal.FORBIDDEN_ROLE);
        return Uni.createFrom().item(() -> ListOrdersResponse.newBuilder()
                .addAllEvents(orders.list(request.getCompetitionId())).build());
    }

    /** Without an order id the request's id is it; whoever is bound to a venue and names neither venue nor board means the own venue. */
    private static GiveRequest complete(GiveRequest request, Actor actor) {
        var complete = request.toBuilder();
        if (request.getOrderId().isEmpty()) complete.setOrderId(request.getWrite().getRequestId());
        if (request.getVenue().isEmpty() && request.getBoardId().isEmpty()) complete.setVenue(actor.venue());
        return complete.build();
    }
}
