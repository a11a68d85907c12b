package org.onehall.competition.react;

import com.google.protobuf.Message;
import io.quarkus.grpc.GrpcClient;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
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
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.NoteRepairResponse;
import org.onehall.proto.competition.v1.NoteResultRequest;
import org.onehall.proto.competition.v1.NoteResultResponse;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.WithdrawResultRequest;
import org.onehall.proto.competition.v1.WithdrawResultResponse;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * When a round is opened, its boards are created, except those of an excluded player; the same for an added board. When
 * the repair of a pairing is ordered, the players at the board are changed or the board is cancelled, and the answer is
 * noted. When a game ends, its result is noted; when a result is set aside, it is withdrawn.
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

    @Inject
    PairingChanges changes;

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

    /** In the order of the log, so that a board exists before its players are changed. */
    private void createBoards(CompetitionEvent event) {
        if (event.hasRoundOpened()) createBoards(event, event.getRoundOpened());
        if (event.getDefinitionChanged().getKind() == ChangeKind.CHANGE_KIND_BOARD_ADDED) addBoard(event);
        if (!event.hasPairingRepairOrdered()) return;
        Optional<RefusalDetail> refusal = changes.request(event);
        refusal.ifPresent(why -> LOG.infof(
                "a pairing of %s was not repaired: %s", event.getHeader().getKey(), why.getCode()));
        submit(
                PairingChanges.answered(event, refusal),
                NoteRepairResponse.getDefaultInstance(),
                event.getHeader().getCorrelationId(),
                event.getHeader().getKey());
    }

    private void createBoards(CompetitionEvent event, RoundOpened opened) {
        String competition = event.getHeader().getKey();
        CompetitionLoaded loaded = competitions
                .asOf(event)
                .orElseThrow(() -> new IllegalStateException("competition " + competition + " has not been read yet"));
        for (Pairing pairing : opened.getPairingsList())
            if (!opened.getNotPlayedList().contains(pairing.getBoard()))
                create(event, Boards.create(event, loaded, pairing));
        LOG.infof(
                "round %d of competition %s is open with %d boards",
                opened.getRound(), competition, opened.getPairingsCount() - opened.getNotPlayedCount());
    }

    /** The new board is the last one of its round; its game begins from the position of the others. */
    private void addBoard(CompetitionEvent event) {
        var changed = event.getDefinitionChanged();
        Pairing added = changed.getDefinition().getRoundsList().stream()
                .filter(round -> round.getNumber() == changed.getRound())
                .flatMap(round -> round.getPairingsList().stream())
                .max(Comparator.comparingInt(Pairing::getBoard))
                .orElseThrow();
        RoundOpened opened = competitions.events(event.getHeader().getKey()).stream()
                .flatMap(List::stream)
                .filter(CompetitionEvent::hasRoundOpened)
                .map(CompetitionEvent::getRoundOpened)
                .filter(one -> one.getRound() == changed.getRound())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("round " + changed.getRound() + " of "
                        + event.getHeader().getKey() + " has not been read yet"));
        create(
                event,
                Boards.create(event, changed.getDefinition(), changed.getRound(), added, Boards.position(opened)));
    }

    private void create(CompetitionEvent event, CreateRequest request) {
        var caller =
                game.withOption(OutgoingInterceptor.TRACE, event.getHeader().getCorrelationId());
        Optional<RefusalDetail> refusal = Refused.attempt(() -> caller.create(request));
        if (refusal.isPresent() && !refusal.get().getCode().equals("ALREADY_CREATED"))
            throw new IllegalStateException("board " + request.getBoardId() + " was refused: "
                    + refusal.get().getCode());
    }

    private void noteResult(GameEvent event) {
        Optional<BoardId> board = BoardId.parse(event.getHeader().getKey());
        if (board.isEmpty()) return;
        PairingChanges.carriedOut(event, board.get())
                .ifPresent(note -> submit(event, board.get(), note, NoteRepairResponse.getDefaultInstance()));
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
        submit(request, response, event.getHeader().getCorrelationId(), board.toString());
    }

    private void submit(Message request, Message response, String trace, String about) {
        Refused.attempt(() -> GrpcRequests.submit(log, request, response, Actor.service("competition"), trace)
                        .await()
                        .atMost(PATIENCE))
                .ifPresent(refusal -> LOG.warnf(
                        "%s about %s was refused: %s",
                        request.getDescriptorForType().getName(), about, refusal.getCode()));
    }

    private static WriteContext write(String what, GameEvent event) {
        return WriteContext.newBuilder()
                .setRequestId(what + event.getHeader().getEventId())
                .build();
    }
}
