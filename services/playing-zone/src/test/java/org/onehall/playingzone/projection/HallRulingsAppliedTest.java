package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.ruling.EffectView;
import org.onehall.proto.adjudication.v1.FairPlayGround;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.fairplay.v1.IncidentClosed;
import org.onehall.proto.fairplay.v1.IncidentConfirmed;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.fairplay.v1.IncidentOutcome;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.PointsBySide;

/** What the hall shows about the effects of rulings on boards. */
class HallRulingsAppliedTest extends HallFixture {
    @Test
    void aBreachIsOpenAgainOnceNothingOfItsPenaltyStands() { // OCR 17.9, OCR 18.3
        play();
        var items = List.of(
                PenaltyItem.newBuilder()
                        .setKind(PenaltyKind.PENALTY_KIND_WARNING)
                        .build(),
                PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_FINE).build());
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentOpened(IncidentOpened.newBuilder()
                        .setIncidentId("i")
                        .setSide(BLACK)
                        .setKind(IncidentKind.INCIDENT_KIND_UNAUTHORISED_ABSENCE)
                        .setArticle("OCR 17.7"))));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentConfirmed(
                        IncidentConfirmed.newBuilder().setIncidentId("i"))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(BLACK)
                        .addAllItems(items))));
        hall.fold(facts.fairPlay(
                BOARD,
                event -> event.setIncidentClosed(IncidentClosed.newBuilder()
                        .setIncidentId("i")
                        .setOutcome(IncidentOutcome.INCIDENT_OUTCOME_PENALISED)
                        .setRulingId("r"))));
        for (int part = 0; part < 2; part++) {
            String ruling = "w" + part;
            PenaltyItem item = items.get(part);
            boolean whole = part == 1;
            assertEquals(
                    Optional.of("PENALISED"),
                    board().floor().orElseThrow().incidents().getFirst().outcome(),
                    "a part of it stands");
            hall.fold(facts.adjudication(
                    BOARD,
                    "OCR 18.4",
                    CA,
                    event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                            .setRulingId(ruling)
                            .setWithdrawnId("r")
                            .setOffender(BLACK)
                            .setWhole(whole)
                            .addItems(item))));
            assertTrue(hall.fold(facts.adjudication(
                            BOARD,
                            "",
                            SERVICE,
                            event -> event.setRulingApplied(
                                    RulingApplied.newBuilder().setRulingId(ruling))))
                    .boards()
                    .contains(BOARD));
        }
        var open = board().floor().orElseThrow().incidents().getFirst();
        assertEquals(
                List.of(true, Optional.empty(), Optional.empty()),
                List.of(open.confirmed(), open.outcome(), open.rulingId()));
    }

    @Test
    void aWithdrawalThatIsRefusedLeavesTheRulingUnmarked() { // OCR 18.3
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.3",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r1")
                        .setOffender(BLACK)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER)
                                .setTime(Facts.seconds(60)))
                        .setReason("talking"))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.3",
                CA,
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r2")
                        .setWithdrawnId("r1")
                        .setOffender(BLACK)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER)
                                .setTime(Facts.seconds(60))))));
        var changes = hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingRefused(
                        RulingRefused.newBuilder().setRulingId("r2").setCode("GAME_ENDED"))));
        assertEquals(
                List.of(List.of(), List.of(), "REFUSED"),
                List.of(
                        changes.notices(),
                        hall.rooms().rulings().view("r1").orElseThrow().withdrawn(),
                        hall.rooms().rulings().view("r2").orElseThrow().state()));
    }

    @Test
    void aSanctionWithoutProofSaysSoToItsPlayerAndAFinalOneIsNotOfferedForAppeal() { // APP-I A9, APP-I A10
        play();
        for (boolean isFinal : List.of(false, true))
            hall.fold(facts.adjudication(
                    BOARD,
                    "APP-I A9",
                    CA,
                    event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                            .setRulingId("r" + isFinal)
                            .setOffender(BLACK)
                            .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_EXPULSION))
                            .setReason("moves")
                            .setFairPlay(FairPlayGround.FAIR_PLAY_GROUND_SUSPECTED)
                            .setDecisionFinal(isFinal))));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("rfalse"))));
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        SERVICE,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("rtrue"))))
                .notices();
        assertEquals(
                List.of("APP-I A9", "OCR 18.4.9"),
                notices.stream().map(Notice::article).toList());
        assertEquals(
                "Black is expelled; in fair play, without proof; final",
                hall.rooms().rulings().view("rtrue").orElseThrow().detail());
        assertEquals(
                List.of("EXPULSION", "FAIR_PLAY_SUSPECTED", "DECISION_FINAL"),
                hall.rooms().rulings().view("rtrue").orElseThrow().effects().stream()
                        .map(EffectView::kind)
                        .toList());
        assertEquals(
                List.of("rfalse OCR 18.4.9"),
                board().help().orElseThrow().rulings().stream()
                        .map(ruled -> ruled.id() + " " + ruled.rule())
                        .toList(),
                "the opponent reads it too");
    }

    @Test
    void severalPenaltiesOfARulingAreToldEachWithItsArticle() { // OCR 18.4.6, OCR 18.4.7
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(BLACK)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_GAME_LOST)
                                .setPoints("1"))
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_FINE)
                                .setFine("PHONE")
                                .setAmount("50"))
                        .setReason("phone"))));
        assertEquals("PENALTIES", hall.rooms().rulings().view("r").orElseThrow().kind());
        assertEquals(
                "Black loses, White gets 1; Black, fine of 50 (PHONE)",
                hall.rooms().rulings().view("r").orElseThrow().detail());
        assertEquals(
                List.of(
                        effect(
                                "GAME_LOST",
                                Side.BLACK,
                                OptionalLong.empty(),
                                Optional.of("1"),
                                OptionalInt.empty(),
                                Optional.empty(),
                                Optional.empty()),
                        effect(
                                "FINE",
                                Side.BLACK,
                                OptionalLong.empty(),
                                Optional.empty(),
                                OptionalInt.empty(),
                                Optional.of("PHONE"),
                                Optional.of("50"))),
                hall.rooms().rulings().view("r").orElseThrow().effects());
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r"))))
                .notices();
        assertEquals(
                List.of(
                        "The arbiter has decided that you lose the game (OCR 18.4.6): phone.",
                        "The arbiter has decided that your opponent loses the game. Your points are 1 (OCR 18.4.6).",
                        "You must pay a fine of 50 (PHONE) (OCR 18.4.7): phone."),
                notices.stream().map(Notice::text).toList());
        assertEquals(
                List.of(Side.BLACK, Side.WHITE, Side.BLACK),
                notices.stream().map(notice -> notice.seat().side()).toList());
    }

    @Test
    void aScoreThatARulingChangedIsShownAndWaitsForApprovalAgain() { // OCR 18.4.5, OCR 17.11
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(Result.RESULT_WHITE_WINS)
                        .setTermination(Termination.TERMINATION_RESIGNATION))));
        hall.fold(facts.competition(event -> event.setResultNoted(
                ResultNoted.newBuilder().setRound(1).setBoard(1).setResult(Result.RESULT_WHITE_WINS))));
        hall.fold(facts.competition(event ->
                event.setResultApproved(ResultApproved.newBuilder().setRound(1).setBoard(1))));
        assertEquals(
                Optional.empty(), hall.boardViews().view(BOARD).orElseThrow().score());
        hall.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setAfter(PointsBySide.newBuilder().setWhite("0.5").setBlack("0")))));
        var board = hall.boardViews().view(BOARD).orElseThrow();
        assertEquals(
                List.of(Optional.of("1-0"), Optional.of("0.5-0"), Optional.of("UNAPPROVED")),
                List.of(board.result(), board.score(), board.resultStatus()));
    }
}
