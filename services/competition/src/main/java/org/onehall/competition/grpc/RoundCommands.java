package org.onehall.competition.grpc;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.util.List;
import java.util.function.Supplier;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Event;
import org.onehall.competition.query.Competitions;
import org.onehall.competition.query.PendingRulings;
import org.onehall.competition.react.PairingChanges;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.competition.v1.CancelBoardRequest;
import org.onehall.proto.competition.v1.CancelBoardResponse;
import org.onehall.proto.competition.v1.CloseRoundRequest;
import org.onehall.proto.competition.v1.CloseRoundResponse;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.NoteRepairResponse;
import org.onehall.proto.competition.v1.OpenMatter;
import org.onehall.proto.competition.v1.OpenRoundRequest;
import org.onehall.proto.competition.v1.OpenRoundResponse;
import org.onehall.proto.competition.v1.RepairPairingRequest;
import org.onehall.proto.competition.v1.RepairPairingResponse;

/** Commands about a whole round or a board of it that other logs have a say in. They are answered when these have. */
@Singleton
class RoundCommands {
    /** The number of starting positions of Chess960 (960 II.1). */
    private static final int POSITIONS = 960;

    private final SecureRandom random = new SecureRandom();
    private final SealedLog<Command, Event, CompetitionState> log;
    private final Competitions competitions;
    private final PendingRulings rulings;
    private final PairingChanges changes;

    @Inject
    RoundCommands(
            SealedLog<Command, Event, CompetitionState> log,
            Competitions competitions,
            PendingRulings rulings,
            PairingChanges changes) {
        this.log = log;
        this.competitions = competitions;
        this.rulings = rulings;
        this.changes = changes;
    }

    /** Waits for the newest rulings. */
    Uni<OpenRoundResponse> open(OpenRoundRequest request) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        return waiting(() -> {
                    rulings.catchUp();
                    return request.toBuilder()
                            .setDrawn(random.nextInt(POSITIONS))
                            .clearRulingsPending()
                            .addAllRulingsPending(rulings.toOpen(request.getCompetitionId(), request.getRound()))
                            .build();
                })
                .chain(open -> GrpcRequests.submit(log, open, OpenRoundResponse.getDefaultInstance(), actor, trace));
    }

    /** Waits for the newest rulings. */
    Uni<CloseRoundResponse> close(CloseRoundRequest request) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        return waiting(() -> {
                    rulings.catchUp();
                    return request.toBuilder()
                            .clearRulingsPending()
                            .addAllRulingsPending(rulings.toClose(request.getCompetitionId(), request.getRound()))
                            .build();
                })
                .chain(close -> GrpcRequests.submit(log, close, CloseRoundResponse.getDefaultInstance(), actor, trace));
    }

    /**
     * Orders the repair, asks game-state for the new game and notes the answer, as the reaction to the order does as
     * well: whoever comes first, game-state decides once. Its refusal is the answer here. A board is added without it.
     */
    Uni<RepairPairingResponse> repairPairing(RepairPairingRequest request) {
        String trace = Caller.trace();
        return GrpcRequests.submit(log, request, RepairPairingResponse.getDefaultInstance())
                .chain(ordered -> carriedOut(ordered, ordered.getEventsList(), trace));
    }

    /** The same for the cancellation of a board. Waits for the newest calls, appeals and rulings. */
    Uni<CancelBoardResponse> cancelBoard(CancelBoardRequest request) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        return waiting(() -> {
                    rulings.catchUp();
                    return request.toBuilder()
                            .clearOpen()
                            .addAllOpen(open(request))
                            .build();
                })
                .chain(cancel ->
                        GrpcRequests.submit(log, cancel, CancelBoardResponse.getDefaultInstance(), actor, trace))
                .chain(ordered -> carriedOut(ordered, ordered.getEventsList(), trace));
    }

    /** Of a board with a number that cannot be one, nothing is open. */
    private List<OpenMatter> open(CancelBoardRequest request) {
        return BoardId.parse(request.getCompetitionId() + "/" + request.getRound() + "/" + request.getBoard())
                .map(rulings::toCancel)
                .orElse(List.of());
    }

    /** Has what the events of an answer order carried out, then gives the answer. */
    private <A> Uni<A> carriedOut(A answer, List<CompetitionEvent> events, String trace) {
        return events.stream()
                .filter(CompetitionEvent::hasPairingRepairOrdered)
                .findFirst()
                .map(order -> carriedOut(order, trace).map(_ -> answer))
                .orElseGet(() -> Uni.createFrom().item(answer));
    }

    private Uni<NoteRepairResponse> carriedOut(CompetitionEvent order, String trace) {
        return waiting(() -> {
                    competitions.catchUp();
                    return changes.request(order);
                })
                .chain(refusal -> GrpcRequests.submit(
                                log,
                                PairingChanges.answered(order, refusal),
                                NoteRepairResponse.getDefaultInstance(),
                                Actor.service("competition"),
                                trace)
                        .invoke(() -> refusal.ifPresent(why -> {
                            throw Refused.status(why);
                        })));
    }

    private static <T> Uni<T> waiting(Supplier<T> answer) {
        return Uni.createFrom().item(answer).runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }
}
