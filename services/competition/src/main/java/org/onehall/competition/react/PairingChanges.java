package org.onehall.competition.react;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.onehall.competition.query.Competitions;
import org.onehall.decider.BoardId;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.NoteRepairRequest;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * An ordered repair of a pairing at game-state, which alone knows whether a move has been made at the board (LAW 6.6).
 */
@Singleton
public class PairingChanges {
    private final Competitions competitions;
    private final GameServiceGrpc.GameServiceBlockingStub game;

    @Inject
    PairingChanges(Competitions competitions, @GrpcClient("game") GameServiceGrpc.GameServiceBlockingStub game) {
        this.competitions = competitions;
        this.game = game;
    }

    /**
     * Asks game-state to set up the new game of an ordered repair, or to cancel the board; asking again has no second
     * effect. Returns why it was refused; empty: it was carried out. Throws if there is no definite answer, or if the
     * order has not been read here yet.
     */
    public Optional<RefusalDetail> request(CompetitionEvent event) {
        CompetitionLoaded known = competitions
                .asOf(event)
                .orElseThrow(() -> new IllegalStateException(
                        "competition " + event.getHeader().getKey() + " has not been read yet"));
        var caller =
                game.withOption(OutgoingInterceptor.TRACE, event.getHeader().getCorrelationId());
        return event.getPairingRepairOrdered().getCancelled()
                ? Refused.attempt(() -> caller.cancelBoard(Boards.cancel(event)))
                : Refused.attempt(() -> caller.changePlayers(Boards.changePlayers(event, known)));
    }

    /**
     * The note of what game-state has answered to an ordered repair.
     *
     * @param refusal empty: it was carried out
     */
    public static NoteRepairRequest answered(CompetitionEvent event, Optional<RefusalDetail> refusal) {
        var ordered = event.getPairingRepairOrdered();
        return NoteRepairRequest.newBuilder()
                .setWrite(WriteContext.newBuilder()
                        .setRequestId("answered-repair:" + event.getHeader().getEventId()))
                .setCompetitionId(event.getHeader().getKey())
                .setRound(ordered.getRound())
                .setBoard(ordered.getBoard())
                .setWhiteId(ordered.getWhiteId())
                .setBlackId(ordered.getBlackId())
                .setCancelled(ordered.getCancelled())
                .setRefused(refusal.map(RefusalDetail::getCode).orElse(""))
                .setArticle(refusal.map(RefusalDetail::getRule).orElse(""))
                .build();
    }

    /**
     * The note of what a fact of a game says about an ordered repair: the new game is set up, or the board is
     * cancelled. It has no effect if that was noted before. It is sent where the end of a game is noted, so that the
     * pairing has changed before the result of the new game is noted.
     *
     * @return empty: the fact is not about a repair
     */
    static Optional<NoteRepairRequest> carriedOut(GameEvent event, BoardId board) {
        var note = NoteRepairRequest.newBuilder()
                .setWrite(WriteContext.newBuilder()
                        .setRequestId("note-repair:" + event.getHeader().getEventId()))
                .setCompetitionId(board.competition())
                .setRound(board.round())
                .setBoard(board.number());
        if (event.getGameVoided().getCancelled())
            return Optional.of(note.setCancelled(true).build());
        var restarted = event.getGameRestarted();
        return restarted.getPairedAgain()
                ? Optional.of(note.setWhiteId(restarted.getWhite().getPlayerId())
                        .setBlackId(restarted.getBlack().getPlayerId())
                        .build())
                : Optional.empty();
    }
}
