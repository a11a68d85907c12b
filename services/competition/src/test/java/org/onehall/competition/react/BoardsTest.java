package org.onehall.competition.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import org.junit.jupiter.api.Test;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.LoadRequest;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.types.v1.EventHeader;

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
}
