package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.game.v1.ForfeitReversed;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.PointsBySide;

/** The rulings for which a round must wait (OCR 18.4.8, 18.4.9). */
class PendingRulingsTest {
    private static final String RULING = "spring/1/2/ruling-1";

    private final PendingRulings rulings = new PendingRulings();

    private static AdjudicationEvent.Builder at(String board) {
        return AdjudicationEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(board));
    }

    private void imposed(PenaltyKind kind, Integer... rounds) {
        rulings.fold(at("spring/1/2")
                .setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(RULING)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING))
                        .addItems(PenaltyItem.newBuilder().setKind(kind).addAllRounds(List.of(rounds))))
                .build());
    }

    @Test
    void aRoundWaitsForAnExclusionFromItAndForNoOther() { // OCR 18.4.8
        imposed(PenaltyKind.PENALTY_KIND_EXCLUSION, 2, 4);
        assertEquals(List.of("spring/1/2"), rulings.toOpen("spring", 2));
        assertEquals(List.of("spring/1/2"), rulings.toOpen("spring", 4));
        assertEquals(List.of(), rulings.toOpen("spring", 3));
        assertEquals(List.of(), rulings.toOpen("autumn", 2));
    }

    @Test
    void everyRoundWaitsForAnExpulsionAndNoneForOtherPenalties() { // OCR 18.4.9, OCR 18.4.6
        imposed(PenaltyKind.PENALTY_KIND_GAME_LOST);
        assertEquals(List.of(), rulings.toOpen("spring", 2));
        imposed(PenaltyKind.PENALTY_KIND_EXPULSION);
        for (int round = 1; round <= 9; round++) assertEquals(List.of("spring/1/2"), rulings.toOpen("spring", round));
    }

    @Test
    void itWaitsNoLongerOnceTheRulingIsAppliedOrRefused() { // OCR 18.3
        imposed(PenaltyKind.PENALTY_KIND_EXPULSION);
        rulings.fold(at("spring/1/2")
                .setRulingApplied(RulingApplied.newBuilder().setRulingId("spring/1/2/ruling-9"))
                .build());
        assertEquals(List.of("spring/1/2"), rulings.toOpen("spring", 2));
        rulings.fold(at("spring/1/2")
                .setRulingApplied(RulingApplied.newBuilder().setRulingId(RULING))
                .build());
        assertEquals(List.of(), rulings.toOpen("spring", 2));
        imposed(PenaltyKind.PENALTY_KIND_EXCLUSION, 2);
        rulings.fold(at("spring/1/2")
                .setRulingRefused(RulingRefused.newBuilder().setRulingId(RULING).setCode("FLAG_FALLEN"))
                .build());
        assertEquals(List.of(), rulings.toOpen("spring", 2));
    }

    @Test
    void itWaitsForARulingThatLetsAPlayerInAgain() { // OCR 18.3, OCR 18.4.8
        rulings.fold(at("spring/1/2")
                .setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("spring/1/2/ruling-2")
                        .setWithdrawnId(RULING)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_EXCLUSION)
                                .addRounds(2)))
                .build());
        assertEquals(
                List.of(List.of("spring/1/2"), List.of()),
                List.of(rulings.toOpen("spring", 2), rulings.toOpen("spring", 3)));
        rulings.fold(at("spring/1/2")
                .setRulingApplied(RulingApplied.newBuilder().setRulingId("spring/1/2/ruling-2"))
                .build());
        assertEquals(List.of(), rulings.toOpen("spring", 2));
    }

    @Test
    void laterRoundsWaitForAGameThatIsToGoOnAndItsOwnIsNotMadeOfficial() { // OCR 18.3, OCR 18.4.6
        rulings.fold(at("spring/1/2")
                .setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("spring/1/2/ruling-2")
                        .setWithdrawnId(RULING)
                        .setGoesOn(true)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_GAME_LOST)))
                .build());
        assertEquals(
                List.of(List.of("spring/1/2"), List.of("spring/1/2"), List.of()),
                List.of(rulings.toOpen("spring", 2), rulings.toClose("spring", 1), rulings.toClose("spring", 2)));
        rulings.fold(at("spring/1/2")
                .setRulingApplied(RulingApplied.newBuilder().setRulingId("spring/1/2/ruling-2"))
                .build());
        assertEquals(List.of(List.of(), List.of()), List.of(rulings.toOpen("spring", 2), rulings.toClose("spring", 1)));
    }

    @Test
    void aRoundIsNotMadeOfficialWhileAScoreIsTakenBack() { // OCR 18.3, OCR 18.4.5
        rulings.fold(at("spring/1/2")
                .setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("spring/1/2/ruling-2")
                        .setWithdrawnId(RULING)
                        .setBefore(PointsBySide.newBuilder().setWhite("0").setBlack("1"))
                        .setAfter(PointsBySide.newBuilder().setWhite("0.5").setBlack("0.5"))
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_LOWER_SCORE_OF_OFFENDER)))
                .build());
        assertEquals(
                List.of(List.of(), List.of("spring/1/2")),
                List.of(rulings.toOpen("spring", 2), rulings.toClose("spring", 1)));
    }

    private static GameEvent.Builder game(String board) {
        return GameEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(board));
    }

    @Test
    void laterRoundsWaitForAGameWhoseForfeitOrResultWasTakenBackUntilItHasEndedAgain() { // DEC-14, OCR 19.4, OCR 17.11
        rulings.fold(game("spring/1/2")
                .setForfeitReversed(ForfeitReversed.getDefaultInstance())
                .build());
        rulings.fold(game("spring/1/3")
                .setResultSetAside(ResultSetAside.newBuilder().setGoesOn(true))
                .build());
        rulings.fold(game("spring/1/4")
                .setResultSetAside(ResultSetAside.getDefaultInstance())
                .build());
        List<String> both = List.of("spring/1/2", "spring/1/3");
        assertEquals(
                List.of(both, both, List.of(), List.of()),
                List.of(
                        rulings.toOpen("spring", 2),
                        rulings.toClose("spring", 1),
                        rulings.toClose("spring", 2),
                        rulings.toOpen("autumn", 2)));
        rulings.fold(
                game("spring/1/2").setGameEnded(GameEnded.getDefaultInstance()).build());
        rulings.fold(
                game("spring/1/3").setGameEnded(GameEnded.getDefaultInstance()).build());
        assertEquals(List.of(List.of(), List.of()), List.of(rulings.toOpen("spring", 2), rulings.toClose("spring", 1)));
    }

    @Test
    void noRoundWaitsForACancelledBoard() { // LAW 6.6, DEC-14
        rulings.fold(game("spring/1/2")
                .setForfeitReversed(ForfeitReversed.getDefaultInstance())
                .build());
        rulings.fold(game("spring/1/2").setGameVoided(GameVoided.newBuilder()).build());
        assertEquals(List.of("spring/1/2"), rulings.toClose("spring", 1), "another attempt follows");
        rulings.fold(game("spring/1/2")
                .setGameVoided(GameVoided.newBuilder().setCancelled(true))
                .build());
        assertEquals(
                List.of(List.of(), List.of(), List.of()),
                List.of(rulings.toOpen("spring", 2), rulings.toClose("spring", 1), rulings.toArchive("spring")));
    }

    @Test
    void noRoundOpensWhileTheRulingsAreNotKnown() { // ENG-1
        assertEquals(
                Status.Code.UNAVAILABLE,
                assertThrows(StatusRuntimeException.class, rulings::catchUp)
                        .getStatus()
                        .getCode());
    }
}
