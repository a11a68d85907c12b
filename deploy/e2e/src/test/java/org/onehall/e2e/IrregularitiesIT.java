package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.assertOver;
import static org.onehall.e2e.Incidents.cup;
import static org.onehall.e2e.Incidents.make;
import static org.onehall.e2e.Incidents.with;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.IllegalMovePolicy;
import org.onehall.proto.game.v1.IllegalMoves;

/** Reversed colours, a wrong setting of the clocks, and illegal moves (OCR 16.10, 19.2, 19.5). */
class IrregularitiesIT {
    private static final RunningHall hall = RunningHall.shared();
    /** Ten moves by each side. */
    private static final String[] TEN_MOVES =
            "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 d2d3 d7d6 c2c3 g7g6 b1d2 f8g7 d2f1 e8g8 f1g3 b7b5 a4c2 d6d5"
                    .split(" ");

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    @ConcurrentTest
    void i16ReversedColoursAreANewGameUntilTenMovesAndPlayedOnAfter() { // OCR 19.2
        try (Cup cup = cup("i16")) {
            cup.start(1);
            for (int ply = 0; ply < 14; ply++) cup.plays(1, TEN_MOVES[ply]);
            cup.lca("oslo-i16").does("reverseColours", Map.of("board", cup.board(1), "reason", "seen at move 7"));
            assertEquals(
                    2,
                    cup.ca().seesStatus(cup.board(1), "CREATED").path("attempt").asInt());
            cup.start(4);
            cup.plays(4, TEN_MOVES);
            cup.lca("oslo-i16").does("reverseColours", Map.of("board", cup.board(4), "reason", "seen at move 10"));
            JsonNode kept = cup.ca()
                    .sees(
                            cup.board(4),
                            "the colours kept",
                            view -> view.path("coloursKept").asInt() == 20);
            assertEquals(1, kept.path("attempt").asInt());
            assertFalse(kept.path("status").asText().equals("CREATED"), kept::toString);
        }
    }

    @ConcurrentTest
    void i17AWrongSettingIsSeenBeforeTheStartAndCorrectedByTheMovesMade() { // OCR 19.5, DEC-19
        try (Cup cup = Cup.ofThreeVenues(hall, "i17")) {
            setWrongly(cup);
            cup.opened();
            JsonNode alarm = cup.ca()
                    .seesOne(
                            "the alarm",
                            cup.ca().client()::alarms,
                            one -> one.path("board").asText().equals(cup.board(1)));
            assertEquals(
                    List.of("SETTING_DIFFERS", "90+30", "60+30"),
                    Stream.of("kind", "expected", "found")
                            .map(field -> alarm.path(field).asText())
                            .toList());
            assertEquals(1, cup.ca().client().alarms().size());
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            cup.order(
                    cup.lca("oslo-i17"),
                    Map.of("kind", "PAUSE", "board", cup.board(1), "reason", "the clocks are set wrongly"));
            JsonNode wrong = cup.ca().seesStatus(cup.board(1), "PAUSED").path("clocks");
            Map<String, Object> setting = Map.of(
                    "kind",
                    "CORRECT_SETTING",
                    "board",
                    cup.board(1),
                    "reason",
                    "90+30 is announced",
                    "whiteControl",
                    "90+30",
                    "blackControl",
                    "90+30");
            JsonNode proposal =
                    cup.ca().does("propose", setting).path("proposals").path(0);
            JsonNode noted = cup.order(cup.ca(), setting).path("changed").path(0);
            JsonNode right = cup.ca()
                    .sees(
                            cup.board(1),
                            "the right setting",
                            view -> view.path("control").asText().equals("90+30"))
                    .path("clocks");
            for (String side : List.of("white", "black")) {
                long before = wrong.path(side + "Ms").asLong();
                assertEquals(before + 1_800_000, right.path(side + "Ms").asLong());
                assertEquals(
                        before + 1_800_000,
                        proposal.path("proposed" + (side.equals("white") ? "White" : "Black") + "Ms")
                                .asLong(),
                        proposal::toString);
                assertEquals(
                        List.of(before, before + 1_800_000),
                        List.of(
                                noted.path(side + "Before").asLong(),
                                noted.path(side + "After").asLong()),
                        noted::toString);
            }
            cup.order(cup.ca(), Map.of("kind", "RESUME", "board", cup.board(1), "reason", "the clocks are right"));
            cup.plays(1, "g1f3");
        }
    }

    /** Creates board 1 with an hour instead of the announced 90 minutes, before its round is opened. */
    private static void setWrongly(Cup cup) {
        make(cup, 1, request -> {
            for (var control : List.of(request.getWhiteControlBuilder(), request.getBlackControlBuilder()))
                control.getPeriodsBuilder(0).getBaseBuilder().setSeconds(3_600);
        });
    }

    @ConcurrentTest
    void illegalMovesAreRecordedByTheArbiterOfTheVenueAndTheSecondLoses() { // OCR 16.10, AMD 7.5.5, DEC-22
        try (Cup cup = Cup.ofThreeVenues(hall, "illegal")) {
            var policy = IllegalMoves.newBuilder()
                    .setPolicy(IllegalMovePolicy.ILLEGAL_MOVE_POLICY_LAWS_2018)
                    .setSeconds(120);
            make(cup, 1, request -> request.getRulesBuilder().setIllegalMoves(policy));
            make(cup, 4, request -> request.getRulesBuilder().setIllegalMoves(policy.setAccepted(true)));
            cup.opened();
            cup.start(1);
            cup.plays(1, "e2e4");
            Screen lca = cup.lca(cup.venue(1, Side.WHITE));
            Map<String, Object> recorded = new HashMap<>(Map.of(
                    "board",
                    cup.board(1),
                    "side",
                    "WHITE",
                    "kind",
                    "TWO_HANDS",
                    "ply",
                    1,
                    "reason",
                    "seen",
                    "attempt",
                    1,
                    "seen",
                    0));
            cup.lca(cup.venue(1, Side.BLACK)).refused("FORBIDDEN_ROLE", "recordIrregularity", recorded);
            lca.refused("NOT_HIS_MOVE", "recordIrregularity", with(recorded, "ply", 2));
            lca.does("recordIrregularity", recorded);
            for (Side side : Side.values()) cup.seat(1, side).seesNotice("moved with two hands");
            JsonNode first = lca.sees(
                            cup.board(1),
                            "the record",
                            view -> view.path("irregularities").size() == 1)
                    .path("irregularities")
                    .path(0);
            assertEquals(
                    List.of("TWO_HANDS", "TIME", "AMD 7.5.5"),
                    Stream.of("kind", "consequence", "article")
                            .map(field -> first.path(field).asText())
                            .toList());
            cup.ca().refused("RECORDED_MEANWHILE", "recordIrregularity", recorded);
            lca.refused("RECORDED_ALREADY", "recordIrregularity", with(recorded, "seen", 1));
            lca.does("recordIrregularity", with(with(recorded, "kind", "ILLEGAL_MOVE"), "seen", 1));
            assertOver(cup.black(1).seesStatus(cup.board(1), "ENDED"), "0-1", "RULING", "AMD 7.5.5");
            cup.ca()
                    .does(
                            "changeResult",
                            Map.of(
                                    "board",
                                    cup.board(1),
                                    "outcome",
                                    "GOES_ON",
                                    "reason",
                                    "It was the same one",
                                    "attempt",
                                    1));
            JsonNode back = cup.black(1).seesStatus(cup.board(1), "PAUSED");
            assertEquals(
                    1,
                    lca.sees(
                                    cup.board(1),
                                    "the record taken back",
                                    view -> view.path("status").asText().equals("PAUSED"))
                            .path("irregularities")
                            .size());
            assertTrue(
                    back.path("result").isMissingNode() || back.path("result").isNull(), "the game goes on");
            cup.ca()
                    .does(
                            "takeBackIrregularity",
                            Map.of("board", cup.board(1), "reason", "It was Black", "attempt", 1, "seen", 1));
            cup.white(1).seesNotice("taken back the last record");
            lca.sees(
                    cup.board(1),
                    "no record",
                    view -> view.path("irregularities").isEmpty());
            lca.refused(
                    "NO_RECORD",
                    "takeBackIrregularity",
                    Map.of("board", cup.board(1), "reason", "It was Black", "attempt", 1, "seen", 0));

            cup.start(4);
            cup.white(4).does("play", Map.of("uci", "e2e5"));
            cup.black(4).seesNotice("has made an illegal move");
            assertEquals(0, cup.black(4).board(cup.board(4)).path("ply").asInt(), "the position stays");
            cup.start(2);
            cup.white(2).refused("ILLEGAL_MOVE", "play", Map.of("uci", "e2e5"));
            cup.lca(cup.venue(2, Side.WHITE))
                    .refused("NO_POLICY", "recordIrregularity", with(recorded, "board", cup.board(2)));
        }
    }
}
