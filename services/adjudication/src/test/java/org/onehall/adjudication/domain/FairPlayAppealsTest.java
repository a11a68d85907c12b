package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.AppealRefusal.*;
import static org.onehall.adjudication.domain.AppealedBoards.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Decisions in fair play against which there is no appeal. */
class FairPlayAppealsTest {
    @Test
    void aLossOrAnExclusionInFairPlayIsFinalWhereTheRegulationsSaySo() { // APP-I A10
        for (FairPlayGround ground : FairPlayGround.values())
            for (PenaltyItem item : List.of(
                    item(PenaltyKind.GAME_LOST), item(PenaltyKind.EXPULSION), PenaltyItem.exclusion(List.of(2)))) {
                sanctioned(ground, true, item)
                        .when(file(Optional.of(RULING), "why", FREE), BLACK, END)
                        .refused(DECISION_FINAL);
                sanctioned(ground, false, item)
                        .when(file(Optional.of(RULING), "why", FREE), BLACK, END)
                        .accepted();
            }
    }

    /** An appeal against the result cannot achieve what an appeal against the ruling that made it cannot. */
    @Test
    void neitherIsTheResultThatAFinalDecisionMade() { // APP-I A10
        sanctioned(FairPlayGround.SUSPECTED, true, item(PenaltyKind.GAME_LOST))
                .when(file(FREE), BLACK, END)
                .refused(DECISION_FINAL);
        sanctioned(FairPlayGround.SUSPECTED, false, item(PenaltyKind.GAME_LOST))
                .when(file(FREE), BLACK, END)
                .accepted();
        sanctioned(FairPlayGround.SUSPECTED, true, PenaltyItem.exclusion(List.of(2)))
                .when(file(FREE), BLACK, END)
                .accepted();
        playing()
                .when(
                        inFairPlay(FairPlayGround.PROVEN, false, true, Optional.empty(), item(PenaltyKind.EXPULSION)),
                        CA,
                        T0)
                .given(new Event.BoardNoted(
                        "rome",
                        "bari",
                        1,
                        false,
                        true,
                        CONTROL,
                        Optional.empty(),
                        "p-white",
                        "p-black",
                        Optional.of(END),
                        Optional.of(START),
                        false))
                .when(file(FREE), BLACK, END)
                .refused(DECISION_FINAL);
    }

    @Test
    void anEarlierAppealDoesNotChangeTheScoreThatAFinalDecisionMade() { // APP-I A10
        var ruled = filed().when(
                        inFairPlay(
                                FairPlayGround.PROVEN,
                                false,
                                true,
                                Optional.of(score("0", "1")),
                                item(PenaltyKind.GAME_LOST)),
                        CA,
                        END)
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, END);
        ruled.when(change("0", "1"), CA, END)
                .refused(DECISION_FINAL)
                .when(decide(AppealOutcome.DISMISSED), CA, END)
                .accepted();
    }

    @Test
    void onlyTheChiefArbiterChangesAScoreThatAFinalDecisionMade() { // APP-I A10, DEC-21
        var raised = penalise(List.of(item(PenaltyKind.RAISE_SCORE_OF_OPPONENT)), ended("0", "0"));
        var ruled = sanctioned(FairPlayGround.PROVEN, true, item(PenaltyKind.GAME_LOST))
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, END);
        ruled.when(raised, LCA_BARI, END)
                .refused(SCORE_FINAL)
                .when(penalise(PenaltyKind.WARNING), LCA_BARI, END)
                .accepted();
        ruled.when(raised, CA, END).accepted();
        sanctioned(FairPlayGround.PROVEN, false, item(PenaltyKind.GAME_LOST))
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, END)
                .when(raised, LCA_BARI, END)
                .accepted();
    }

    @Test
    void widerSanctionsStayOpenToAppealWhateverTheRegulationsSay() { // APP-I A10
        var fined = sanctioned(FairPlayGround.PROVEN, true, item(PenaltyKind.GAME_LOST))
                .when(penalise(PenaltyKind.FINE), CA, END)
                .accepted();
        fined.when(file(Optional.of(BOARD + "/ruling-2"), "too much", FREE), BLACK, END)
                .accepted();
    }

    @Test
    void aFinalDecisionThatIsTakenBackBarsNothing() { // APP-I A10, OCR 18.3
        var back = sanctioned(FairPlayGround.PROVEN, true, PenaltyItem.exclusion(List.of(2)))
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, END)
                .when(withdraw(PenaltyKind.EXCLUSION), CA, END)
                .accepted();
        back.when(file(Optional.of(BOARD + "/ruling-2"), "it was right", FREE), BLACK, END)
                .accepted()
                .when(file(FREE), BLACK, END)
                .accepted();
    }
}
