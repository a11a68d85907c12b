package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.call.CaptainView;
import org.onehall.playingzone.projection.ruling.RuledView;
import org.onehall.proto.adjudication.v1.AppealCopyTaken;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.AppealFeePaid;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.AppealOutcome;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAcknowledged;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.adjudication.v1.CallEscalated;
import org.onehall.proto.adjudication.v1.CallPauseNoted;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.QuestionAnswered;
import org.onehall.proto.adjudication.v1.QuestionAsked;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.proto.competition.v1.Team;
import org.onehall.proto.types.v1.PointsBySide;

/** What the hall shows about calls, questions and appeals. */
class HallHelpTest extends HallFixture {
    @Test
    void aCallIsOpenUntilItIsAnswered() {
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 19.1",
                CA,
                event -> event.setArbiterCalled(ArbiterCalled.newBuilder()
                        .setCallId("c")
                        .setSide(BLACK)
                        .setVenue("milan")
                        .setText("noise"))));
        assertEquals("OPEN", called("c").orElseThrow().state());
        assertEquals("Bruno", called("c").orElseThrow().playerName());
        assertEquals(Optional.empty(), called("c").orElseThrow().valid());
        var notices = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setCallAnswered(CallAnswered.newBuilder()
                                .setCallId("c")
                                .setValid(true)
                                .setNote("done"))))
                .notices();
        assertEquals("ANSWERED", called("c").orElseThrow().state());
        assertEquals(Optional.of(true), called("c").orElseThrow().valid());
        assertEquals(
                List.of(new SeatKey(BOARD, Side.BLACK)),
                notices.stream().map(Notice::seat).toList());
    }

    @Test
    void aCallTellsWhoComesWhetherTheClocksStandAndThatNobodyCameInTime() { // OCR 19.1, LAW 6.11.2
        play();
        call("c", 1);
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setCallEscalated(CallEscalated.newBuilder().setCallId("c"))));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setCallPauseNoted(CallPauseNoted.newBuilder()
                        .setCallId("c")
                        .setCode("FLAG_FALLEN")
                        .setText("no"))));
        var notice = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setCallAcknowledged(
                                CallAcknowledged.newBuilder().setCallId("c"))))
                .notices()
                .getFirst();
        assertEquals(new SeatKey(BOARD, Side.BLACK), notice.seat());
        assertEquals("The Chief Arbiter is on the way to you.", notice.text());
        var call = called("c").orElseThrow();
        assertEquals(
                List.of("CHIEF_ARBITER", true, Optional.of(false), Optional.of("no")),
                List.of(call.onTheWay().orElseThrow().role(), call.overdue(), call.paused(), call.whyNotPaused()));
    }

    @Test
    void aCallCountsTheEarlierOnesWithoutReasonOfItsPlayer() { // OCR 19.1
        play();
        call("c1", 1);
        invalid("c1");
        call("c2", 1);
        invalid("c2");
        call("c3", 2);
        var call = called("c3").orElseThrow();
        assertEquals(List.of(0, 2), List.of(call.invalidHere(), call.invalidElsewhere()));
        assertEquals(
                List.of(1, 0),
                List.of(
                        called("c2").orElseThrow().invalidHere(),
                        called("c2").orElseThrow().invalidElsewhere()));
    }

    @Test
    void aPenaltyIsOwedForACallUntilARulingThatStandsNamesIt() { // LAW 6.11.4
        play();
        call("c", 1);
        invalid("c");
        assertTrue(called("c").orElseThrow().owed());
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r")
                        .setOffender(BLACK)
                        .setCallId("c")
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING)))));
        assertFalse(called("c").orElseThrow().owed());
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("r"))));
        assertTrue(called("c").orElseThrow().owed());
    }

    @Test
    void aPlayerSeesHisCallsAndWhatBecameOfThemWhileHeThinksToo() { // OCR 19.1
        play();
        call("c", 1);
        invalid("c");
        var help = hall.boardViews().view(BOARD).orElseThrow().help().orElseThrow();
        assertEquals(
                List.of(),
                help.forPlayer((side, _) -> side == Side.WHITE, false).calls());
        assertEquals(
                "ANSWERED",
                help.forPlayer((side, _) -> side == Side.BLACK, false)
                        .calls()
                        .getFirst()
                        .state());
        assertEquals(
                help.forPlayer((side, _) -> side == Side.BLACK, false).calls(),
                help.forPlayer((side, _) -> side == Side.BLACK, true).calls());
    }

    @Test
    void aQuestionIsAnsweredWithWhatTheArticleMeans() { // OCR 17.10
        play();
        var asked = hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.10",
                CA,
                event -> event.setQuestionAsked(QuestionAsked.newBuilder()
                        .setQuestionId(BOARD + "/question-1")
                        .setSide(BLACK)
                        .setVenue("milan")
                        .setText("repetition?"))));
        assertEquals(Set.of(new SeatKey(BOARD, Side.BLACK)), asked.help());
        var answered = hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.10",
                CA,
                event -> event.setQuestionAnswered(QuestionAnswered.newBuilder()
                        .setQuestionId(BOARD + "/question-1")
                        .setArticle("OCR 17.10")
                        .setNote("yes"))));
        assertEquals(
                "The arbiter has answered your question (OCR 17.10): yes.",
                answered.notices().getFirst().text());
        var question = hall.boardViews()
                .view(BOARD)
                .orElseThrow()
                .help()
                .orElseThrow()
                .forPlayer((side, _) -> side == Side.BLACK, false)
                .questions()
                .getFirst();
        assertEquals(
                List.of("Bruno", "repetition?", "A player may ask an arbiter to explain a rule."),
                List.of(
                        question.playerName(),
                        question.text(),
                        question.answer().orElseThrow().en()));
        assertEquals(
                Optional.of(question.answer().orElseThrow()),
                hall.boardViews()
                        .view(BOARD)
                        .orElseThrow()
                        .help()
                        .orElseThrow()
                        .forPlayer((side, _) -> side == Side.BLACK, true)
                        .questions()
                        .getFirst()
                        .answer());
    }

    @Test
    void anAppealIsSeenByBothSidesWithItsCopyFeeAndDecision() { // OCR 17.11, FSSI gen-8
        play();
        var filed = hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealFiled(AppealFiled.newBuilder()
                        .setAppealId("a")
                        .setSide(BLACK)
                        .setText("wrong")
                        .setFee("200")
                        .setBody("Jury"))));
        assertEquals(
                List.of(new SeatKey(BOARD, Side.WHITE)),
                filed.notices().stream().map(Notice::seat).toList());
        assertFalse(appeal(Side.WHITE).paid());
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setAppealCopyTaken(AppealCopyTaken.newBuilder().setAppealId("a"))));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setAppealFeePaid(
                        AppealFeePaid.newBuilder().setAppealId("a").setReference("CRO"))));
        var score = PointsBySide.newBuilder().setWhite("0.5").setBlack("0.5");
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setAppealId("a")
                        .setRulingId("r")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_CHANGED)
                        .setReason("heard")
                        .setAfter(score))));
        for (Side side : Side.values()) {
            var appeal = appeal(side);
            assertTrue(appeal.paid() && appeal.copyAt().isPresent());
            assertEquals(
                    List.of(Optional.of("CHANGED"), Optional.of("r")), List.of(appeal.outcome(), appeal.decision()));
        }
        var told = hall.fold(facts.adjudication(
                        BOARD,
                        "",
                        CA,
                        event -> event.setRulingApplied(
                                RulingApplied.newBuilder().setRulingId("r"))))
                .notices();
        assertEquals(
                "The appeal is accepted, and the score is now 0.5-0.5 (OCR 17.11): heard.",
                told.getFirst().text());
        assertEquals(
                List.of("APPEAL_CHANGED"),
                hall.boardViews().view(BOARD).orElseThrow().help().orElseThrow().rulings().stream()
                        .map(RuledView::kind)
                        .toList());
    }

    @Test
    void noSideIsOfferedAnAppealThatWouldBeRefusedOrAsksForNothing() { // OCR 17.11
        play();
        penalised("r1", PenaltyKind.PENALTY_KIND_WARNING);
        assertEquals(List.of(Side.WHITE, Side.BLACK), appealable("r1"));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealFiled(AppealFiled.newBuilder()
                        .setAppealId("a")
                        .setSide(BLACK)
                        .setRulingId("r1")
                        .setFee("0"))));
        assertEquals(List.of(Side.WHITE), appealable("r1"), "it has appealed against it");
        penalised("r2", PenaltyKind.PENALTY_KIND_WARNING);
        withdrawn("r3", "r2", RulingWithdrawn.newBuilder());
        assertEquals(List.of(), appealable("r2"), "nothing of it stands");
        assertEquals(List.of(Side.WHITE), appealable("r3"), "not against what is in one's favour");
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setAppealId("a")
                        .setRulingId("r4")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_UPHELD))));
        applied("r4");
        withdrawn("r5", "r1", RulingWithdrawn.newBuilder().setAppealId("a"));
        assertEquals(
                List.of(List.of(), List.of()), List.of(appealable("r4"), appealable("r5")), "a body has decided that");
    }

    @Test
    void aRefusedDecisionLeavesTheAppealOpen() { // OCR 17.11
        play();
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealFiled(
                        AppealFiled.newBuilder().setAppealId("a").setSide(BLACK).setFee("0"))));
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 17.11",
                CA,
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setAppealId("a")
                        .setRulingId("r")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_CHANGED))));
        hall.fold(facts.adjudication(
                BOARD,
                "",
                CA,
                event -> event.setRulingRefused(
                        RulingRefused.newBuilder().setRulingId("r").setCode("SCORE_MOVED"))));
        assertEquals(Optional.empty(), appeal(Side.BLACK).outcome());
        assertTrue(appeal(Side.BLACK).paid());
    }

    @Test
    void aCaptainCallsForTheBoardsOfHisTeamWhereTheRegulationsSaySo() { // FSSI team-b
        assertEquals(Optional.empty(), hall.rooms().competitions().captain("demo", "p1"));
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getWhiteBuilder().setPlayerId("p1");
        hall.fold(created.build());
        var loaded = facts.loaded().toBuilder();
        String cora = loaded.getCompetitionLoadedBuilder().getPlayers(2).getPlayerId();
        loaded.getCompetitionLoadedBuilder()
                .getEntriesBuilder()
                .addTeams(
                        Team.newBuilder().setCaptainId(cora).addPlayerIds("p1").addPlayerIds(cora));
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .getAssistanceBuilder()
                .setCaptainCalls(true);
        hall.fold(loaded.build());
        assertEquals(
                Optional.of("Cora"),
                hall.rooms().competitions().captain("demo", "p1").map(player -> player.getName()));
        assertEquals(Optional.empty(), hall.rooms().competitions().captain("demo", "p2"));
        SeatKey anna = new SeatKey(BOARD, Side.WHITE);
        assertEquals(Optional.of(anna), hall.seating().teamSeat(anna, 1));
        assertEquals(Optional.empty(), hall.seating().teamSeat(anna, 7));
        assertEquals(List.of(1), hall.seating().teamBoards(anna));

        String second = "demo/1/2";
        var captains = facts.created(second, "rome", "milan").toBuilder();
        captains.getGameCreatedBuilder().getBlackBuilder().setPlayerId(cora).setPlayerName("Cora");
        hall.fold(captains.build());
        assertEquals(List.of(1, 2), hall.seating().teamBoards(anna));
        var called = facts.adjudication(
                BOARD,
                "OCR 19.1",
                CA,
                event -> event.setArbiterCalled(ArbiterCalled.newBuilder()
                        .setCallId("c")
                        .setSide(org.onehall.proto.types.v1.Side.SIDE_WHITE)
                        .setVenue("rome")));
        var byCaptain = called.toBuilder();
        byCaptain
                .getHeaderBuilder()
                .getActorBuilder()
                .setSubject(cora)
                .setBoard(second)
                .setSide("BLACK");
        hall.fold(byCaptain.build());
        assertEquals(
                Optional.of(new CaptainView("Cora", 2)),
                called("c").orElseThrow().captain(),
                "the arbiter goes to him who called");
        var himself = called.toBuilder();
        himself.getArbiterCalledBuilder().setCallId("d");
        himself.getHeaderBuilder()
                .getActorBuilder()
                .setSubject("p1")
                .setBoard(BOARD)
                .setSide("WHITE");
        hall.fold(himself.build());
        assertEquals(Optional.empty(), called("d").orElseThrow().captain());
    }

    @Test
    void playersAreFoundByTheNumberTheyAreRegisteredUnder() { // APP-I A4
        var created = facts.created(BOARD, "rome", "milan").toBuilder();
        created.getGameCreatedBuilder().getWhiteBuilder().setPlayerId("p1");
        created.getGameCreatedBuilder().getBlackBuilder().setPlayerId("p2");
        hall.fold(created.build());
        var loaded = facts.loaded().toBuilder();
        var entries = loaded.getCompetitionLoadedBuilder().getEntriesBuilder();
        entries.getRegistrationBuilder()
                .addPersons(Registered.newBuilder().setPersonId("p1").setNumber("CLUB-17"))
                .addPersons(Registered.newBuilder().setPersonId("p2").setNumber("900002"));
        entries.addDetails(Details.newBuilder().setPlayerId("p1").setStartNumber(1))
                .addDetails(
                        Details.newBuilder().setPlayerId("p2").setStartNumber(2).setFideNumber("123456"));
        hall.fold(loaded.build());
        var board = hall.boardViews().view(BOARD).orElseThrow();
        assertEquals(
                List.of("CLUB-17", "123456"),
                List.of(
                        board.white().entry().orElseThrow().fide(),
                        board.black().entry().orElseThrow().fide()));
    }
}
