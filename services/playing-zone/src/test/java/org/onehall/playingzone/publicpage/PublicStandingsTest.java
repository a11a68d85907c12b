package org.onehall.playingzone.publicpage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Json;
import org.onehall.proto.competition.v1.Cell;
import org.onehall.proto.competition.v1.CellKind;
import org.onehall.proto.competition.v1.Mark;
import org.onehall.proto.competition.v1.MarkKind;
import org.onehall.proto.competition.v1.PlayerRow;
import org.onehall.proto.competition.v1.Standings;

class PublicStandingsTest {
    private static final Mark RULED = Mark.newBuilder()
            .setKind(MarkKind.MARK_KIND_EXCLUDED)
            .setArticle("OCR 18.4.8")
            .addRounds(2)
            .build();

    @Test
    void pointsAndPlacesAreShownWithoutTheRulingsBehindThem() { // OCR 7.1
        PublicStandings shown = PublicStandings.of(Standings.newBuilder()
                .addRounds(1)
                .addPlayers(PlayerRow.newBuilder()
                        .setRank(1)
                        .setPlayerId("r1")
                        .setStartNumber(3)
                        .setName("Anna")
                        .setPoints("1.5")
                        .addMarks(RULED)
                        .addCells(Cell.newBuilder()
                                .setRound(1)
                                .setKind(CellKind.CELL_KIND_GAME)
                                .setOpponentId("m1")
                                .setColour(org.onehall.proto.types.v1.Side.SIDE_BLACK)
                                .setPoints("1")
                                .setChange(RULED))
                        .addCells(Cell.newBuilder()
                                .setRound(2)
                                .setKind(CellKind.CELL_KIND_EXCLUDED)
                                .setPoints("0")))
                .addPlayers(PlayerRow.newBuilder().setPlayerId("m1").setStartNumber(8))
                .build());
        assertEquals(
                List.of(
                        new PublicStandings.Round(1, 8, Optional.of(Side.BLACK), Optional.of("1"), false),
                        new PublicStandings.Round(2, 0, Optional.empty(), Optional.of("0"), true)),
                shown.players().getFirst().rounds());
        String text = Json.write(shown);
        for (String secret : new String[] {"18.4.8", "EXCLUDED", "r1", "m1"}) assertFalse(text.contains(secret), text);
    }
}
