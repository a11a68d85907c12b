package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.QuestionAnswered;
import org.onehall.proto.adjudication.v1.QuestionAsked;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.OpenMatter;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.types.v1.EventHeader;

/** What has to be settled at a board before it can be cancelled (LAW 6.6). */
class OpenMattersTest {
    private static final BoardId BOARD = BoardId.of("spring/1/2");

    private final PendingRulings rulings = new PendingRulings();

    private static AdjudicationEvent.Builder at() {
        return AdjudicationEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(BOARD.toString()));
    }

    /** What is open at the board after an event, and never at another one. */
    private void after(AdjudicationEvent.Builder event, OpenMatter... open) {
        rulings.fold(event.build());
        assertEquals(List.of(open), rulings.toCancel(BOARD));
        assertEquals(List.of(), rulings.toCancel(BoardId.of("spring/1/3")));
    }

    private static AdjudicationEvent.Builder imposed(String ruling, PenaltyKind... kinds) {
        var imposed = PenaltiesImposed.newBuilder().setRulingId(ruling);
        for (PenaltyKind kind : kinds) imposed.addItems(PenaltyItem.newBuilder().setKind(kind));
        return at().setPenaltiesImposed(imposed);
    }

    private static AdjudicationEvent.Builder withdrawn(String ruling, String of, PenaltyKind kind) {
        return at().setRulingWithdrawn(RulingWithdrawn.newBuilder()
                .setRulingId(ruling)
                .setWithdrawnId(of)
                .addItems(PenaltyItem.newBuilder().setKind(kind)));
    }

    private static AdjudicationEvent.Builder refused(String ruling) {
        return at().setRulingRefused(RulingRefused.newBuilder().setRulingId(ruling));
    }

    @Test
    void anAppealIsOpenUntilItsDecisionHolds() { // OCR 17.11
        after(at().setAppealFiled(AppealFiled.newBuilder().setAppealId("a1")), OpenMatter.OPEN_MATTER_APPEAL);
        after(at().setAppealDecided(AppealDecided.newBuilder().setAppealId("a1").setRulingId("r1")));
        after(refused("r1"), OpenMatter.OPEN_MATTER_APPEAL);
        assertEquals(Set.of(BOARD.toString()), Set.copyOf(rulings.toArchive("spring")));
    }

    @Test
    void anAppealAtACancelledBoardKeepsNoCompetitionFromTheArchive() { // OCR 17.11, LAW 6.6
        rulings.fold(
                at().setAppealFiled(AppealFiled.newBuilder().setAppealId("a1")).build());
        assertEquals(List.of(BOARD.toString()), rulings.toArchive("spring"));
        rulings.fold(GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(BOARD.toString()))
                .setGameVoided(GameVoided.newBuilder().setCancelled(true))
                .build());
        assertEquals(List.of(), rulings.toArchive("spring"));
    }

    @Test
    void aCallIsOpenUntilItIsAnsweredAndItsPenaltyImposed() { // OCR 19.1, LAW 6.11.4
        OpenMatter call = OpenMatter.OPEN_MATTER_CALL;
        after(at().setArbiterCalled(ArbiterCalled.newBuilder().setCallId("c1")), call);
        after(at().setCallAnswered(CallAnswered.newBuilder().setCallId("c1").setPenaltyOwed(true)), call);
        var warning = imposed("r1", PenaltyKind.PENALTY_KIND_WARNING);
        warning.getPenaltiesImposedBuilder().setCallId("c1");
        after(warning);
        var withdrawal = withdrawn("r2", "r1", PenaltyKind.PENALTY_KIND_WARNING);
        withdrawal.getRulingWithdrawnBuilder().setCallId("c1");
        after(withdrawal, call);
        after(refused("r2"));
        after(refused("r1"), call);
        after(at().setCallAnswered(CallAnswered.newBuilder().setCallId("c1")));
    }

    @Test
    void aQuestionIsOpenUntilItIsAnswered() { // OCR 17.10
        after(at().setQuestionAsked(QuestionAsked.newBuilder().setQuestionId("q1")), OpenMatter.OPEN_MATTER_QUESTION);
        after(at().setQuestionAnswered(QuestionAnswered.newBuilder().setQuestionId("q1")));
    }

    @Test
    void aRulingBeyondAWarningStandsUntilItIsTakenBack() { // OCR 18.3, 18.4.1, 18.4.7
        OpenMatter ruling = OpenMatter.OPEN_MATTER_RULING;
        after(imposed("r1", PenaltyKind.PENALTY_KIND_WARNING));
        after(imposed("r2", PenaltyKind.PENALTY_KIND_WARNING, PenaltyKind.PENALTY_KIND_FINE), ruling);
        after(withdrawn("r3", "r2", PenaltyKind.PENALTY_KIND_FINE));
        after(refused("r3"), ruling);
        after(withdrawn("r4", "r2", PenaltyKind.PENALTY_KIND_FINE));
        after(imposed("r5", PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER), ruling);
        after(refused("r5"));
    }
}
