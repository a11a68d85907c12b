package org.onehall.competition.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.eventlog.DecideTopology;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.LogMeter;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.LoadRequest;
import org.onehall.proto.competition.v1.NoteResultRequest;
import org.onehall.proto.competition.v1.OpenRoundRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;

/** The desk's log through the kit's wiring; no broker. */
class CompetitionTopologyTest {
    private TopologyTestDriver driver;
    private TestInputTopic<String, byte[]> commands;
    private TestOutputTopic<String, byte[]> events;
    private TestOutputTopic<String, byte[]> replies;
    private int requests;

    @BeforeEach void open() {
        Properties properties = new Properties();
        properties.put(StreamsConfig.APPLICATION_ID_CONFIG, "test");
        driver = new TopologyTestDriver(DecideTopology.of(CompetitionLog.CONTEXT, T0::toEpochMilli, LogMeter.NONE), properties);
        commands = driver.createInputTopic(CompetitionLog.CONTEXT.commandTopic(), new StringSerializer(), new ByteArraySerializer());
        events = driver.createOutputTopic(CompetitionLog.CONTEXT.eventTopic(), new StringDeserializer(), new ByteArrayDeserializer());
        replies = driver.createOutputTopic(CompetitionLog.CONTEXT.replyTopic(), new StringDeserializer(), new ByteArrayDeserializer());
    }

    @AfterEach void close() {
        driver.close();
    }

    private Outcome send(Message request, Actor actor) throws InvalidProtocolBufferException {
        var header = CommandHeader.newBuilder().setRequestId("request-" + ++requests).setKey(ID).setActor(LogContext.actor(actor)).build();
        commands.pipeInput(ID, CompetitionLog.CONTEXT.envelope(request, header).toByteArray(), T0);
        return Outcome.parseFrom(replies.readValue());
    }

    @Test void recordsAndWireAgree() {
        assertEquals(List.of(), CompetitionLog.CONTEXT.gaps());
    }

    @Test void aCompetitionIsLoadedOpenedAndItsResultNoted() throws InvalidProtocolBufferException {
        LoadRequest load = CompetitionLog.request(load());
        assertEquals(1, send(load, OPERATOR).getSequence());
        assertEquals(0, send(load, OPERATOR).getEventsCount());
        assertEquals(2, send(OpenRoundRequest.newBuilder().setCompetitionId(ID).setRound(1).build(), CA).getSequence());
        send(NoteResultRequest.newBuilder().setCompetitionId(ID).setRound(1).setBoard(2).setResult(Result.RESULT_DRAW)
                .setTermination(Termination.TERMINATION_AGREEMENT).build(), SERVICE);
        List<CompetitionEvent> log = events.readValuesToList().stream().map(bytes -> (CompetitionEvent) CompetitionLog.CONTEXT.parseEvent(bytes)).toList();
        assertEquals(load.getPlayersList(), log.getFirst().getCompetitionLoaded().getPlayersList());
        assertEquals(load.getRounds(0).getPairingsList(), log.get(1).getRoundOpened().getPairingsList());
        assertEquals("OCR 17.11", log.getLast().getHeader().getRule());
        assertEquals(Termination.TERMINATION_AGREEMENT, log.getLast().getResultNoted().getTermination());
    }

    @Test void aRequestWithoutItsEnumsOrRegulationsIsMalformed() throws InvalidProtocolBufferException {
        assertEquals("MALFORMED", send(CompetitionLog.request(load()).toBuilder().clearRegulations().build(), OPERATOR).getRefusal().getCode());
        var badRules = CompetitionLog.request(load()).toBuilder();
        badRules.getRegulationsBuilder().getRulesBuilder().setRepetitionAuto(4);
        assertEquals("MALFORMED", send(badRules.build(), OPERATOR).getRefusal().getCode());
        assertEquals("MALFORMED", send(NoteResultRequest.newBuilder().setCompetitionId(ID).setRound(1).setBoard(1).build(), SERVICE)
                .getRefusal().getCode());
        assertTrue(events.isEmpty());
    }
}
