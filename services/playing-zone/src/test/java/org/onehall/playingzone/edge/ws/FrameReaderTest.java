package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.onehall.playingzone.edge.ws.FrameReading.*;
import static org.onehall.playingzone.edge.ws.RulingFrames.penalty;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.command.FloorCommands;
import org.onehall.playingzone.command.GameCommands.SealMove;
import org.onehall.playingzone.command.RulingCommands.FairPlayGround;
import org.onehall.playingzone.command.RulingCommands.Penalise;
import org.onehall.playingzone.command.RulingCommands.PenaltyKind;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOutcome;

/** Every frame of the contract is read as what it says. */
class FrameReaderTest {
    @Test
    void aPingMayTellTheRoundTripBefore() {
        assertEquals(
                new ClientFrame.Ping(1, OptionalLong.of(12)),
                FRAMES.read("{\"t\":\"ping\",\"n\":1,\"rtt\":12}", FrameReader.LARGEST));
        assertEquals(
                new ClientFrame.Ping(2, OptionalLong.empty()),
                FRAMES.read("{\"t\":\"ping\",\"n\":2}", FrameReader.LARGEST));
        assertEquals(
                new ClientFrame.Ping(3, OptionalLong.empty()),
                FRAMES.read("{\"t\":\"ping\",\"n\":3,\"rtt\":null}", FrameReader.LARGEST));
    }

    @Test
    void everyCommandOfTheContractIsRead() {
        GameFrames.areRead();
        FloorFrames.areRead();
        RulingFrames.areRead();
        CompetitionFrames.areRead();
        assertEquals(new ClientFrame.LogOut(), FRAMES.read("{\"t\":\"logOut\"}", FrameReader.LARGEST));
        assertEquals(new ClientFrame.Away(true), FRAMES.read("{\"t\":\"away\",\"on\":true}", FrameReader.LARGEST));
    }

    @Test
    void severalPenaltiesComeInOneFrame() { // OCR 18.4
        assertEquals(
                new Penalise(
                        "b",
                        Side.BLACK,
                        List.of(
                                penalty(
                                        PenaltyKind.REDUCE_TIME_OF_OFFENDER,
                                        Optional.of(Duration.ofMinutes(2)),
                                        Optional.empty(),
                                        Optional.empty()),
                                penalty(PenaltyKind.GAME_LOST, Optional.empty(), Optional.of("0.5"), Optional.empty()),
                                penalty(PenaltyKind.FINE, Optional.empty(), Optional.empty(), Optional.of("PHONE")),
                                penalty(
                                        PenaltyKind.EXCLUSION,
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        3,
                                        4)),
                        "phone",
                        2,
                        Optional.of("b/call-1"),
                        false,
                        Optional.of(FairPlayGround.SUSPECTED)),
                request("penalise", """
                        {"board":"b","offender":"BLACK","reason":"phone","seen":2,"call":"b/call-1","fairPlay":"SUSPECTED","items":[{"kind":"REDUCE_TIME_OF_OFFENDER","seconds":120},
                        {"kind":"GAME_LOST","points":"0.50"},{"kind":"FINE","fine":"PHONE"},{"kind":"EXCLUSION","rounds":[3,4]}]}"""));
    }

    @Test
    void whatIsWrittenDownOfASealedMoveDoesNotTellIt() {
        assertFalse(new SealMove("e2e4").toString().contains("e2e4"));
    }

    @Test
    void everyIncidentAndItsEndingIsCalledAsFairPlayCallsIt() { // OCR 17.9
        assertEquals(names(FloorCommands.IncidentKind.values(), "INCIDENT_KIND_"), names(IncidentKind.values()));
        assertEquals(
                names(FloorCommands.IncidentOutcome.values(), "INCIDENT_OUTCOME_"), names(IncidentOutcome.values()));
    }

    private static Set<String> names(Enum<?>[] ours, String prefix) {
        return Stream.of(ours).map(one -> prefix + one.name()).collect(Collectors.toSet());
    }

    private static Set<String> names(Enum<?>[] theirs) {
        return Stream.of(theirs)
                .map(Enum::name)
                .filter(name -> !name.endsWith("UNSPECIFIED") && !name.equals("UNRECOGNIZED"))
                .collect(Collectors.toSet());
    }
}
