package org.onehall.virtualclock.grpc;

import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Inject;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.clock.v1.BeginOrderRequest;
import org.onehall.proto.clock.v1.BeginOrderResponse;
import org.onehall.proto.clock.v1.ClockService;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.GiveResponse;
import org.onehall.proto.clock.v1.ListOrdersRequest;
import org.onehall.proto.clock.v1.ListOrdersResponse;
import org.onehall.proto.clock.v1.NoteBoardRequest;
import org.onehall.proto.clock.v1.NoteBoardResponse;
import org.onehall.proto.clock.v1.NoteTimeTroubleRequest;
import org.onehall.proto.clock.v1.NoteTimeTroubleResponse;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.ProposeRequest;
import org.onehall.proto.clock.v1.ProposeResponse;
import org.onehall.proto.clock.v1.RaiseAlarmRequest;
import org.onehall.proto.clock.v1.RaiseAlarmResponse;
import org.onehall.proto.clock.v1.TakeTimeSheetRequest;
import org.onehall.proto.clock.v1.TakeTimeSheetResponse;
import org.onehall.proto.clock.v1.WithdrawRequest;
import org.onehall.proto.clock.v1.WithdrawResponse;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;
import org.onehall.virtualclock.domain.ClockDecider;
import org.onehall.virtualclock.domain.ClockRefusal;
import org.onehall.virtualclock.domain.ClockState;
import org.onehall.virtualclock.domain.Command;
import org.onehall.virtualclock.domain.Event;
import org.onehall.virtualclock.domain.OrderKind;
import org.onehall.virtualclock.query.Boards;
import org.onehall.virtualclock.query.Orders;
import org.onehall.virtualclock.query.TimeSheets;
import org.onehall.virtualclock.react.Reactors;
import org.onehall.virtualclock.streams.ClockLog;

/** The gRPC entrance for clock orders: finds the boards of an order and decides nothing. */
@GrpcService
public class ClockGrpc implements ClockService {
    @Inject
    SealedLog<Command, Event, ClockState> log;

    @Inject
    Reactors room;

    @Inject
    Boards boards;

    @Inject
    TimeSheets sheets;

    @Inject
    Orders orders;

    @Override
    public Uni<GiveResponse> give(GiveRequest request) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        return newest(() -> seen(request, boards.resolve(complete(request, actor))))
                .chain(order -> GrpcRequests.submit(log, order, GiveResponse.getDefaultInstance(), actor, trace));
    }

    /** The order, with what the caller knows of each of its boards. */
    static GiveRequest seen(GiveRequest request, GiveRequest order) {
        Map<String, Integer> changes = new HashMap<>();
        request.getBoardsList().stream()
                .filter(OrderedBoard::hasChangesSeen)
                .forEach(board -> changes.put(board.getBoardId(), board.getChangesSeen()));
        if (request.hasChangesSeen()) changes.put(request.getBoardId(), request.getChangesSeen());
        var told = order.toBuilder();
        told.getBoardsBuilderList().forEach(board -> {
            Integer known = changes.get(board.getBoardId());
            if (known == null) board.clearChangesSeen();
            else board.setChangesSeen(known);
        });
        return told.build();
    }

    @Override
    public Uni<WithdrawResponse> withdraw(WithdrawRequest request) {
        return GrpcRequests.submit(log, request, WithdrawResponse.getDefaultInstance());
    }

    @Override
    public Uni<BeginOrderResponse> beginOrder(BeginOrderRequest request) {
        return GrpcRequests.submit(log, request, BeginOrderResponse.getDefaultInstance());
    }

    /** What the order would do to each board, for a caller who may give it. */
    @Override
    public Uni<ProposeResponse> propose(ProposeRequest request) {
        Actor actor = Caller.current();
        return newest(() -> {
            GiveRequest order = boards.resolve(complete(request.getOrder(), actor));
            if (!mayGive(actor, order)) throw Refused.status(ClockRefusal.FORBIDDEN_ROLE);
            check(order);
            return ProposeResponse.newBuilder()
                    .addAllBoards(boards.propose(order, Instant.now()))
                    .build();
        });
    }

    private static boolean mayGive(Actor actor, GiveRequest order) {
        String kind = order.getKind().name().replace("ORDER_KIND_", "");
        return Stream.of(OrderKind.values())
                .filter(known -> known.name().equals(kind))
                .map(OrderKind::action)
                .anyMatch(action -> Rights.readsOf(actor, action, order.getCompetitionId())
                        && order.getBoardsList().stream()
                                .allMatch(board ->
                                        Rights.allows(actor, action, board.getVenuesList(), board.getBoardId(), "")));
    }

    /** Refuses values that an order cannot have, just as giving the order would. */
    static void check(GiveRequest order) {
        Command.Give give;
        try {
            give = ClockLog.CONTEXT.mapper().read(order, Command.Give.class);
        } catch (IllegalArgumentException malformed) {
            throw GrpcRequests.malformed(malformed.getMessage());
        } catch (ArithmeticException | DateTimeException beyond) {
            throw GrpcRequests.malformed(
                    "A time is out of range. Times are at most 24 hours, instants of this century.");
        }
        ClockDecider.wrongWith(give).ifPresent(refusal -> {
            throw Refused.status(refusal);
        });
    }

    /**
     * A sheet of many boards is written in parts; the answer contains all of them. It shows the boards that the caller
     * may give orders for: all boards of the round for the Chief Arbiter; for a venue's arbiters, those at which the
     * venue has a seat.
     */
    @Override
    public Uni<TakeTimeSheetResponse> takeTimeSheet(TakeTimeSheetRequest request) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        String requestId = request.getWrite().getRequestId();
        return newest(() -> {
                    int round =
                            request.getRound() == 0 ? sheets.latest(request.getCompetitionId()) : request.getRound();
                    String id = request.getOrderId().isEmpty() ? requestId : request.getOrderId();
                    List<TakeTimeSheetRequest> parts = sheets.take(
                            id,
                            request.getCompetitionId(),
                            round,
                            Instant.now(),
                            board -> Rights.reads(
                                    actor, Action.PAUSE_RESUME_CLOCK, board.getVenuesList(), board.getBoardId(), ""));
                    return parts.isEmpty()
                            ? List.of(request.toBuilder()
                                    .clearRows()
                                    .setAt(RecordMapper.timestamp(Instant.now()))
                                    .build())
                            : parts;
                })
                .chain(parts -> {
                    var answer = Uni.createFrom().item(TakeTimeSheetResponse.getDefaultInstance());
                    for (TakeTimeSheetRequest part : parts)
                        answer = answer.chain(said -> GrpcRequests.submit(
                                        log,
                                        part.toBuilder()
                                                .setWrite(request.getWrite().toBuilder()
                                                        .setRequestId(
                                                                part.getPart() <= 1
                                                                        ? requestId
                                                                        : requestId + ":" + part.getPart()))
                                                .build(),
                                        TakeTimeSheetResponse.getDefaultInstance(),
                                        actor,
                                        trace)
                                .map(more -> said.toBuilder()
                                        .addAllEvents(more.getEventsList())
                                        .build()));
                    return answer;
                });
    }

    @Override
    public Uni<RaiseAlarmResponse> raiseAlarm(RaiseAlarmRequest request) {
        return GrpcRequests.submit(log, request, RaiseAlarmResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteTimeTroubleResponse> noteTimeTrouble(NoteTimeTroubleRequest request) {
        return GrpcRequests.submit(log, request, NoteTimeTroubleResponse.getDefaultInstance());
    }

    /** An answer from the current state of the boards; waits for their newest facts on a thread that may wait. */
    private <T> Uni<T> newest(Supplier<T> question) {
        return Uni.createFrom()
                .item(() -> {
                    room.catchUp();
                    return question.get();
                })
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    @Override
    public Uni<NoteBoardResponse> noteBoard(NoteBoardRequest request) {
        return GrpcRequests.submit(log, request, NoteBoardResponse.getDefaultInstance());
    }

    /**
     * People read orders through the playing zone, which knows what each person may see. Services and the operator read
     * here.
     */
    @Override
    public Uni<ListOrdersResponse> listOrders(ListOrdersRequest request) {
        if (!Rights.reads(Caller.current(), Action.READ_RECORD, List.of(), request.getCompetitionId(), ""))
            throw Refused.status(ClockRefusal.FORBIDDEN_ROLE);
        return Uni.createFrom()
                .item(() -> ListOrdersResponse.newBuilder()
                        .addAllEvents(orders.list(request.getCompetitionId()))
                        .build());
    }

    /**
     * Without an order id, the id of the request is used. If the caller is bound to a venue and names neither a venue
     * nor a board, the order is for the caller's venue.
     */
    private static GiveRequest complete(GiveRequest request, Actor actor) {
        var complete = request.toBuilder();
        if (request.getOrderId().isEmpty())
            complete.setOrderId(request.getWrite().getRequestId());
        if (request.getVenue().isEmpty() && request.getBoardId().isEmpty()) complete.setVenue(actor.venue());
        return complete.build();
    }
}
