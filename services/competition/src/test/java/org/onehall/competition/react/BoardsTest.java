package org.onehall.competition.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Command;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.LoadRequest;
import org.onehall.proto.competition.v1.PairingRepairOrdered;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;

class BoardsTest {
    @Test
    void allGamesOfARoundOfChess960BeginFromItsPosition() { // 960 II.1
        LoadRequest load = CompetitionLog.request(load());
        var competition = CompetitionLoaded.newBuilder()
                .addAllPlayers(load.getPlayersList())
                .setRegulations(load.getRegulations())
                .build();
        var round = RoundOpened.newBuilder()
                .setRound(1)
                .addAllPairings(load.getRounds(0).getPairingsList());
        for (var pairing : load.getRounds(0).getPairingsList()) {
            var of960 = Boards.create(
                    CompetitionEvent.newBuilder()
                            .setRoundOpened(round.setPosition(584))
                            .build(),
                    competition,
                    pairing);
            assertEquals("qbrnbkrn/pppppppp/8/8/8/8/PPPPPPPP/QBRNBKRN w KQkq - 0 1", of960.getInitialFen());
            assertFalse(Boards.create(
                            CompetitionEvent.newBuilder()
                                    .setRoundOpened(round.clearPosition())
                                    .build(),
                            competition,
                            pairing)
                    .hasInitialFen());
        }
    }

    @Test
    void aPairingBecomesABoardWithBothSeatsControlsAndTheCompetitionsRules() {
        LoadRequest load = CompetitionLog.request(load());
        var competition = CompetitionLoaded.newBuilder()
                .setName(load.getName())
                .addAllVenues(load.getVenuesList())
                .addAllPlayers(load.getPlayersList())
                .addAllRounds(load.getRoundsList())
                .setRegulations(load.getRegulations())
                .build();
        var opened = CompetitionEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(ID).setEventId(ID + "#2"))
                .setRoundOpened(RoundOpened.newBuilder()
                        .setRound(1)
                        .addAllPairings(load.getRounds(0).getPairingsList()))
                .build();
        var request = Boards.create(opened, competition, load.getRounds(0).getPairings(1));
        assertEquals("spring/1/2", request.getBoardId());
        assertEquals("create-board:spring#2:2", request.getWrite().getRequestId());
        assertEquals("milan", request.getWhite().getVenue());
        assertEquals("m2", request.getWhite().getPlayerId());
        assertEquals("Bo Verdi", request.getBlack().getPlayerName());
        assertEquals(1900, request.getWhite().getRating());
        assertEquals(0, request.getBlack().getRating());
        assertEquals(load.getRegulations().getRules(), request.getRules());
        assertTrue(request.getRules().getPauseOnDisconnection());
        assertEquals(90 * 60, request.getWhiteControl().getPeriods(0).getBase().getSeconds());
        assertEquals(request.getWhiteControl(), request.getBlackControl());
    }

    @Test
    void anOrderedCancellationAsksForItAndItsAnswerIsNoted() { // LAW 6.6
        var ordered = CompetitionEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(ID).setEventId(ID + "#5"))
                .setPairingRepairOrdered(PairingRepairOrdered.newBuilder()
                        .setRound(1)
                        .setBoard(2)
                        .setWhiteId("m2")
                        .setBlackId("r1")
                        .setReason("ill")
                        .setCancelled(true))
                .build();
        var request = Boards.cancel(ordered);
        assertEquals("spring/1/2", request.getBoardId());
        assertEquals("cancel-board:spring#5", request.getWrite().getRequestId());
        assertEquals("ill", request.getReason());
        assertTrue(PairingChanges.answered(ordered, Optional.empty()).getCancelled());
    }

    @Test
    void anOrderedRepairAsksForTheNewPlayersAndItsAnswerIsNoted() { // LAW 6.6
        LoadRequest load = CompetitionLog.request(load());
        var competition = CompetitionLoaded.newBuilder()
                .addAllPlayers(load.getPlayersList())
                .setRegulations(load.getRegulations())
                .build();
        var ordered = CompetitionEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(ID).setEventId(ID + "#5"))
                .setPairingRepairOrdered(PairingRepairOrdered.newBuilder()
                        .setRound(1)
                        .setBoard(2)
                        .setWhiteId("m2")
                        .setBlackId("r1")
                        .setReason("ill"))
                .build();
        var request = Boards.changePlayers(ordered, competition);
        assertEquals("spring/1/2", request.getBoardId());
        assertEquals("change-players:spring#5", request.getWrite().getRequestId());
        assertEquals("m2", request.getWhite().getPlayerId());
        assertEquals("rome", request.getBlack().getVenue());
        assertEquals("ill", request.getReason());

        var done = PairingChanges.answered(ordered, Optional.empty());
        assertEquals("", done.getRefused());
        assertEquals("r1", done.getBlackId());
        var refused = PairingChanges.answered(
                ordered,
                Optional.of(RefusalDetail.newBuilder()
                        .setCode("MOVE_PLAYED")
                        .setRule("LAW 6.6")
                        .build()));
        assertEquals("MOVE_PLAYED", refused.getRefused());
        assertEquals("LAW 6.6", refused.getArticle());
        var restarted = GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey("spring/1/2").setEventId("spring/1/2#9"))
                .setGameRestarted(GameRestarted.newBuilder()
                        .setPairedAgain(true)
                        .setWhite(request.getWhite())
                        .setBlack(request.getBlack()))
                .build();
        var seen =
                PairingChanges.carriedOut(restarted, BoardId.of("spring/1/2")).orElseThrow();
        assertEquals(
                done.toBuilder().clearWrite().build(),
                seen.toBuilder().clearWrite().build());
        assertNotEquals(done.getWrite().getRequestId(), seen.getWrite().getRequestId());
    }

    @Test
    void aCancelledBoardNotesTheRepairAsWell() { // LAW 6.6
        var cancelled = GameVoided.newBuilder().setAttempt(1).setCancelled(true);
        var seen = PairingChanges.carriedOut(voided(cancelled), BoardId.of("spring/1/2"))
                .orElseThrow();
        assertEquals("note-repair:spring/1/2#9", seen.getWrite().getRequestId());
        var note = new RecordMapper().read(seen.toBuilder().clearWrite().build(), Command.NoteRepair.class);
        assertEquals(
                new Command.NoteRepair("spring", 1, 2, "", "", "", "", true),
                note,
                "the note that takes effect in CancelledBoardsTest");
        assertEquals(
                Optional.empty(),
                PairingChanges.carriedOut(voided(cancelled.clearCancelled()), BoardId.of("spring/1/2")));
    }

    private static GameEvent voided(GameVoided.Builder voided) {
        return GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey("spring/1/2").setEventId("spring/1/2#9"))
                .setGameVoided(voided)
                .build();
    }
}
