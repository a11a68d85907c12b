package org.onehall.competition.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.eventlog.LogContext;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.LoadRequest;
import org.onehall.proto.competition.v1.NoteResultRequest;
import org.onehall.proto.competition.v1.OpenRoundRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.testkit.DryLog;

/** The competition log, wired by the library; without a broker. */
class CompetitionTopologyTest {
    private final DryLog log = new DryLog(CompetitionLog.CONTEXT, T0::toEpochMilli);
    private int requests;

    @AfterEach
    void close() {
        log.close();
    }

    private Outcome send(Message request, Actor actor) throws InvalidProtocolBufferException {
        var header = CommandHeader.newBuilder()
                .setRequestId("request-" + ++requests)
                .setKey(ID)
                .setActor(LogContext.actor(actor))
                .build();
        log.append(ID, CompetitionLog.CONTEXT.envelope(request, header).toByteArray(), T0);
        return log.answer();
    }

    @Test
    void recordsAndWireAgree() {
        assertEquals(List.of(), CompetitionLog.CONTEXT.gaps());
    }

    @Test
    void aCompetitionIsLoadedOpenedAndItsResultNoted() throws InvalidProtocolBufferException {
        LoadRequest load = CompetitionLog.request(load());
        assertEquals(1, send(load, OPERATOR).getSequence());
        assertEquals(0, send(load, OPERATOR).getEventsCount());
        assertEquals(
                2,
                send(
                                OpenRoundRequest.newBuilder()
                                        .setCompetitionId(ID)
                                        .setRound(1)
                                        .build(),
                                CA)
                        .getSequence());
        send(
                NoteResultRequest.newBuilder()
                        .setCompetitionId(ID)
                        .setRound(1)
                        .setBoard(2)
                        .setResult(Result.RESULT_DRAW)
                        .setTermination(Termination.TERMINATION_AGREEMENT)
                        .build(),
                SERVICE);
        List<CompetitionEvent> told = log.events().stream()
                .map(bytes -> (CompetitionEvent) CompetitionLog.CONTEXT.parseEvent(bytes))
                .toList();
        assertEquals(
                load.getPlayersList(), told.getFirst().getCompetitionLoaded().getPlayersList());
        assertEquals(
                load.getRounds(0).getPairingsList(),
                told.get(1).getRoundOpened().getPairingsList());
        assertEquals("OCR 17.11", told.getLast().getHeader().getRule());
        assertEquals(
                Termination.TERMINATION_AGREEMENT,
                told.getLast().getResultNoted().getTermination());
    }

    @Test
    void aRequestWithoutItsEnumsOrRegulationsIsMalformed() throws InvalidProtocolBufferException {
        assertEquals(
                "MALFORMED",
                send(
                                CompetitionLog.request(load()).toBuilder()
                                        .clearRegulations()
                                        .build(),
                                OPERATOR)
                        .getRefusal()
                        .getCode());
        var badRules = CompetitionLog.request(load()).toBuilder();
        badRules.getRegulationsBuilder().getRulesBuilder().setRepetitionAuto(4);
        assertEquals("MALFORMED", send(badRules.build(), OPERATOR).getRefusal().getCode());
        assertEquals(
                "MALFORMED",
                send(
                                NoteResultRequest.newBuilder()
                                        .setCompetitionId(ID)
                                        .setRound(1)
                                        .setBoard(1)
                                        .build(),
                                SERVICE)
                        .getRefusal()
                        .getCode());
        assertTrue(log.events().isEmpty());
    }
}
