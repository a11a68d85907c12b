package org.onehall.competition.react;

import com.google.protobuf.Message;
import io.quarkus.grpc.GrpcClient;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Event;
import org.onehall.competition.query.Competitions;
import org.onehall.competition.query.Games;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.GrpcRequests;
import org.onehall.house.House;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.NoteResultRequest;
import org.onehall.proto.competition.v1.NoteResultResponse;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.WithdrawResultRequest;
import org.onehall.proto.competition.v1.WithdrawResultResponse;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * When a round is opened, its boards are created, except those of an excluded player. When a game ends, its result is
 * noted; when a result is set aside, it is withdrawn.
 */
@Singleton
public class Reactions {
    private static final Logger LOG = Logger.getLogger(Reactions.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @Inject
    SealedLog<Command, Event, CompetitionState> log;

    @Inject
    Competitions competitions;

    @Inject
    Games games;

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub game;

    void start(@Observes StartupEvent event, House house) {
        house.react(
                "onehall.competition.create-boards",
                CompetitionLog.CONTEXT.eventTopic(),
                CompetitionEvent.parser(),
                this::createBoards);
        house.react(
                "onehall.competition.note-results",
                TopicCatalogue.events("game"),
                GameEvent.parser(),
                this::noteResult);
    }

    private void createBoards(CompetitionEvent event) {
        if (!event.hasRoundOpened()) return;
        String competition = event.getHeader().getKey();
        CompetitionLoaded loaded = competitions
                .asOf(event)
                .orElseThrow(() -> new IllegalStateException("competition " + competition + " has not been read yet"));
        var caller =
                game.withOption(OutgoingInterceptor.TRACE, event.getHeader().getCorrelationId());
        for (Pairing pairing : event.getRoundOpened().getPairingsList()) {
            if (event.getRoundOpened().getNotPlayedList().contains(pairing.getBoard())) continue;
            CreateRequest request = Boards.create(event, loaded, pairing);
            Optional<RefusalDetail> refusal = Refused.attempt(() -> caller.create(request));
            if (refusal.isPresent() && !refusal.get().getCode().equals("ALREADY_CREATED"))
                throw new IllegalStateException("board " + request.getBoardId() + " was refused: "
                        + refusal.get().getCode());
        }
        LOG.infof(
                "round %d of competition %s is open with %d boards",
                event.getRoundOpened().getRound(),
                competition,
                event.getRoundOpened().getPairingsCount()
                        - event.getRoundOpened().getNotPlayedCount());
    }

    private void noteResult(GameEvent event) {
        Optional<BoardId> board = BoardId.parse(event.getHeader().getKey());
        if (board.isEmpty()) return;
        if (event.hasGameEnded()) noteResult(event, board.get());
        if (event.hasForfeitReversed())
            withdrawResult(event, board.get(), event.getForfeitReversed().getReason(), "DEC-14");
        if (event.hasResultSetAside())
            withdrawResult(
                    event,
                    board.get(),
                    event.getResultSetAside().getReason(),
                    event.getResultSetAside().getArticle());
    }

    private void noteResult(GameEvent event, BoardId board) {
        boolean reversed = games.coloursReversed(event.getHeader())
                .orElseThrow(() -> new IllegalStateException("board " + board + " has not been read to its end yet"));
        submit(
                event,
                board,
                NoteResultRequest.newBuilder()
                        .setWrite(write("note-result:", event))
                        .setCompetitionId(board.competition())
                        .setRound(board.round())
                        .setBoard(board.number())
                        .setResult(event.getGameEnded().getResult())
                        .setTermination(event.getGameEnded().getTermination())
                        .setColoursReversed(reversed)
                        .build(),
                NoteResultResponse.getDefaultInstance());
    }

    /** The game goes on and has no result, or the next event gives it another one. */
    private void withdrawResult(GameEvent event, BoardId board, String reason, String article) {
        submit(
                event,
                board,
                WithdrawResultRequest.newBuilder()
                        .setWrite(write("withdraw-result:", event))
                        .setCompetitionId(board.competition())
                        .setRound(board.round())
                        .setBoard(board.number())
                        .setReason(reason)
                        .setArticle(article)
                        .build(),
                WithdrawResultResponse.getDefaultInstance());
    }

    private void submit(GameEvent event, BoardId board, Message request, Message response) {
        Refused.attempt(() -> GrpcRequests.submit(
                                log,
                                request,
                                response,
                                Actor.service("competition"),
                                event.getHeader().getCorrelationId())
                        .await()
                        .atMost(PATIENCE))
                .ifPresent(refusal -> LOG.warnf("the end of board %s was not noted: %s", board, refusal.getCode()));
    }

    private static WriteContext write(String what, GameEvent event) {
        return WriteContext.newBuilder()
                .setRequestId(what + event.getHeader().getEventId())
                .build();
    }
}
