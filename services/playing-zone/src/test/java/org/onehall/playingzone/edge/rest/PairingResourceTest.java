package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.playingzone.Json;
import org.onehall.proto.competition.v1.Bye;
import org.onehall.proto.competition.v1.ByeKind;
import org.onehall.proto.competition.v1.ColourDue;
import org.onehall.proto.competition.v1.ColourStrength;
import org.onehall.proto.competition.v1.Float;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.PairingCandidate;
import org.onehall.proto.competition.v1.PairingFault;
import org.onehall.proto.competition.v1.PairingFinding;
import org.onehall.proto.competition.v1.PairingPreview;
import org.onehall.proto.competition.v1.PairingSeverity;
import org.onehall.proto.competition.v1.PairingSource;
import org.onehall.proto.competition.v1.PreviewPairingsRequest;
import org.onehall.proto.competition.v1.PreviewedBoard;
import org.onehall.proto.competition.v1.PreviewedSeat;
import org.onehall.proto.types.v1.Side;

/** What a page sends to preview pairings, and what it gets. */
class PairingResourceTest {
    private static PreviewPairingsRequest request(String body) {
        return PairingResource.request("cup", 3, Bodies.object(body));
    }

    @Test
    void theBodyNamesTheSourceAndWhatBelongsToIt() {
        assertEquals(
                PreviewPairingsRequest.newBuilder()
                        .setCompetitionId("cup")
                        .setRound(3)
                        .setSource(PairingSource.PAIRING_SOURCE_HAND)
                        .addPairings(Pairing.newBuilder()
                                .setBoard(0)
                                .setWhiteId("p1")
                                .setBlackId("p2"))
                        .addByes(Bye.newBuilder().setPlayerId("p3").setKind(ByeKind.BYE_KIND_ALLOCATED))
                        .addByes(Bye.newBuilder().setPlayerId("p4").setKind(ByeKind.BYE_KIND_HALF))
                        .build(),
                request("""
                        {"source":"HAND","pairings":[{"board":0,"whiteId":"p1","blackId":"p2"}],
                         "byes":["p3",{"playerId":"p4","kind":"HALF"}]}"""));
        assertEquals("001", request("{\"source\":\"TRF\",\"text\":\"001\"}").getText());
        assertEquals(
                List.of("HAND", "TABLE", "TRF", "PROGRAM", "ROUND_ROBIN", "DOUBLE_ROUND_ROBIN", "SCHEVENINGEN"),
                Stream.of(PairingSource.values())
                        .filter(one -> one.name().startsWith("PAIRING_SOURCE_")
                                && one != PairingSource.PAIRING_SOURCE_UNSPECIFIED)
                        .map(one -> request("{\"source\":\"" + PairingViews.name(one) + "\"}"))
                        .map(one -> PairingViews.name(one.getSource()))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"source\":\"UNSPECIFIED\"}",
                "{\"source\":\"\"}",
                "{\"source\":1}",
                "{\"source\":\"TRF\",\"text\":1}",
                "{\"source\":\"HAND\",\"pairings\":{}}",
                "{\"source\":\"HAND\",\"pairings\":[1]}",
                "{\"source\":\"HAND\",\"pairings\":[{\"whiteId\":\"p1\",\"blackId\":\"p2\"}]}",
                "{\"source\":\"HAND\",\"pairings\":[{\"board\":\"1\",\"whiteId\":\"p1\",\"blackId\":\"p2\"}]}",
                "{\"source\":\"HAND\",\"byes\":[{\"playerId\":\"p1\",\"kind\":\"UNSPECIFIED\"}]}",
                "{\"source\":\"HAND\",\"byes\":[7]}"
            })
    void anythingElseIsMalformed(String body) {
        RefusedException refused = assertThrows(RefusedException.class, () -> request(body));
        assertEquals(400, refused.problem().status());
    }

    private static PreviewedSeat.Builder seat(String id) {
        return PreviewedSeat.newBuilder().setPlayerId(id).setColours("W-").setFloated(Float.FLOAT_UP);
    }

    @Test
    void aPreviewShowsWhatIsKnownAndLeavesOutTheRest() {
        PairingPreview preview = PairingPreview.newBuilder()
                .setRound(3)
                .addBoards(PreviewedBoard.newBuilder()
                        .setNumber(1)
                        .setWhite(seat("p1")
                                .setPlayer(PairingCandidate.newBuilder()
                                        .setName("Bianchi, Anna")
                                        .setNumber(12)
                                        .setVenueId("rome")
                                        .setPoints("1.5"))
                                .setScoreGroup(2)
                                .setDue(ColourDue.newBuilder()
                                        .setColour(Side.SIDE_BLACK)
                                        .setStrength(ColourStrength.COLOUR_STRENGTH_STRONG))
                                .addLastFloats(Float.FLOAT_NONE)
                                .addLastFloats(Float.FLOAT_DOWN))
                        .setBlack(seat("ghost")))
                .addByes(Bye.newBuilder().setRound(3).setPlayerId("p4").setKind(ByeKind.BYE_KIND_HALF))
                .addLeftOut("p5")
                .addFindings(PairingFinding.newBuilder()
                        .setSeverity(PairingSeverity.PAIRING_SEVERITY_ERROR)
                        .setCode("UNKNOWN_PLAYER")
                        .setBoard(1)
                        .addPlayerIds("ghost")
                        .putParameters("player", "ghost")
                        .setText("No such player."))
                .build();
        assertEquals(
                "{\"round\":3,\"boards\":[{\"number\":1,\"white\":{\"playerId\":\"p1\",\"name\":\"Bianchi, Anna\","
                        + "\"number\":12,\"venueId\":\"rome\",\"points\":\"1.5\",\"scoreGroup\":2,\"colours\":\"W-\","
                        + "\"due\":{\"colour\":\"BLACK\",\"strength\":\"STRONG\"},\"lastFloats\":[\"NONE\",\"DOWN\"],"
                        + "\"floated\":\"UP\"},\"black\":{\"playerId\":\"ghost\",\"scoreGroup\":0,\"colours\":\"W-\","
                        + "\"lastFloats\":[],\"floated\":\"UP\"},\"sameVenue\":false}],"
                        + "\"byes\":[{\"playerId\":\"p4\",\"kind\":\"HALF\"}],\"leftOut\":[\"p5\"],"
                        + "\"findings\":[{\"severity\":\"ERROR\",\"code\":\"UNKNOWN_PLAYER\",\"board\":1,"
                        + "\"players\":[\"ghost\"],\"parameters\":{\"player\":\"ghost\"},"
                        + "\"text\":\"No such player.\"}],"
                        + "\"publishable\":false,\"notes\":[{\"line\":4,\"code\":\"UNREADABLE\",\"parameters\":{},"
                        + "\"text\":\"left out\"}]}",
                Json.write(PairingViews.preview(
                        preview,
                        List.of(PairingFault.newBuilder()
                                .setLine(4)
                                .setCode("UNREADABLE")
                                .setText("left out")
                                .build()))));
    }

    @Test
    void aFaultWithoutALineHasNone() {
        assertEquals(
                "[{\"code\":\"PROGRAM_TOO_SLOW\",\"parameters\":{},\"text\":\"too slow\"}]",
                Json.write(PairingViews.faults(List.of(PairingFault.newBuilder()
                        .setCode("PROGRAM_TOO_SLOW")
                        .setText("too slow")
                        .build()))));
    }
}
