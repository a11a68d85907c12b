package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.Boards.*;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.DisconnectionOption;
import org.onehall.regulations.Points;
import org.onehall.testkit.AuthorityMatrix;

/** The authority matrix for rulings and calls (regulations §5), applied to Black, who sits in Bari. */
class AuthorityTest {
    private static final AppealTerms APPEALS = new AppealTerms(
            true,
            true,
            Optional.empty(),
            Points.of("0"),
            Points.of("0"),
            "Jury",
            Optional.empty(),
            false,
            Optional.empty(),
            false);

    private static void holds(String action, Scenario<Command, Event, AdjudicationState> board, Command... commands) {
        for (Command command : commands)
            AuthorityMatrix.holds(
                    action,
                    "bari",
                    BOARD.toString(),
                    "BLACK",
                    actor -> new AdjudicationDecider()
                            .decide(new Submitted<>(command, actor, "r", T0, T0), board.state()));
    }

    @Test
    void disconnectionsAreTheChiefArbiters() { // DEC-21, OCR 18.9
        for (DisconnectionOption option : DisconnectionOption.values())
            holds("DECIDE_DISCONNECTION", decidable(), decide(option));
        holds("DELEGATE_DECISION", decidable(), new Command.DelegateDecision(BOARD, CASE));
    }

    @Test
    void eachPenaltyHasItsRight() { // DEC-21, OCR 18.4
        for (PenaltyKind kind : PenaltyKind.values()) holds(kind.right().name(), playing(), penalise(kind));
    }

    @Test
    void aRulingInFairPlayIsTheChiefArbiters() { // DEC-21, APP-I A9, APP-I A10
        for (FairPlayGround ground : FairPlayGround.values())
            holds(
                    "SANCTION_FAIR_PLAY",
                    playing(),
                    inFairPlay(ground, true, true, Optional.empty(), item(PenaltyKind.GAME_LOST)));
    }

    @Test
    void whoMayImposeAPenaltyMayTakeItBack() { // DEC-21, OCR 18.3
        for (PenaltyKind kind : PenaltyKind.values()) {
            var ruled = (kind.changesPoints()
                            ? playing()
                                    .given(noted(1, false, true))
                                    .when(
                                            penalise(
                                                    List.of(item(kind)),
                                                    kind == PenaltyKind.LOWER_SCORE_OF_OFFENDER
                                                            ? ended("0.5", "0.5")
                                                            : ended("0", "0")),
                                            CA,
                                            T0)
                            : playing().when(penalise(kind), CA, T0))
                    .accepted();
            holds(
                    kind.right().name(),
                    ruled,
                    new Command.WithdrawRuling(
                            BOARD,
                            BOARD + "/ruling-1",
                            List.of(kind),
                            "not he",
                            1,
                            Optional.of(Role.FLOOR_ARBITER),
                            known(Optional.empty()),
                            List.of()));
        }
    }

    @Test
    void aPlayerCallsForTheOwnSeatAndTheArbitersOfItsVenueAnswer() { // DEC-21, OCR 19.1
        holds("CALL_ARBITER", playing(), call(Side.BLACK), new Command.AskQuestion(BOARD, Side.BLACK, "May I?", TERMS));
        var called = playing()
                .when(call(Side.BLACK), BLACK, T0)
                .when(new Command.AskQuestion(BOARD, Side.BLACK, "May I?", TERMS), BLACK, T0);
        holds(
                "ANSWER_CALL",
                called,
                new Command.AcknowledgeCall(BOARD + "/call-1"),
                new Command.AnswerCall(BOARD + "/call-1", true, ""),
                new Command.AnswerQuestion(BOARD + "/question-1", "OCR 5.3", ""));
    }

    @Test
    void anAppealIsFiledForTheSeatAndRecordedForTheBody() { // DEC-21, OCR 17.11
        var ended = playing().given(noted(1, false, true));
        Command file =
                new Command.FileAppeal(BOARD, Side.BLACK, Optional.empty(), "My flag had not fallen", TERMS, APPEALS);
        holds("FILE_APPEAL", ended, file);
        var filed = ended.when(file, BLACK, T0).accepted();
        holds(
                "RECORD_APPEAL",
                filed,
                new Command.RecordFee(BOARD, BOARD + "/appeal-1", ""),
                new Command.DecideAppeal(
                        BOARD,
                        BOARD + "/appeal-1",
                        AppealOutcome.DISMISSED,
                        Optional.empty(),
                        "heard",
                        OptionalInt.empty(),
                        ended("1", "0")));
    }

    @Test
    void whatOneServiceTellsAnotherNobodyElseDoes() {
        holds(
                "SYSTEM",
                decidable(),
                note(CaseState.DOWN_AGAIN),
                new Command.NoteRuling(BOARD + "/ruling-1", true, "", ""),
                new Command.NoteBoard(
                        "rome",
                        "bari",
                        1,
                        true,
                        false,
                        CONTROL,
                        Optional.empty(),
                        "p-white",
                        "p-black",
                        Optional.empty(),
                        Optional.empty(),
                        false),
                new Command.NoteUnanswered(CASE),
                new Command.NoteUnacknowledged(BOARD + "/call-1"),
                new Command.NoteCallPause(BOARD + "/call-1", true, "", ""));
    }
}
