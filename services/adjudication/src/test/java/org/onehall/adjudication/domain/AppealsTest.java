package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.AppealRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.Points;

/**
 * Appeals: who may appeal, against what, until when, and with which result (OCR 17.11, LAW 11.10, FSSI gen-8, DEC-24,
 * DEC-34).
 */
class AppealsTest {
    private static final String APPEAL = BOARD + "/appeal-1";
    private static final String RULING = BOARD + "/ruling-1";
    private static final Instant END = Instant.parse("2026-11-21T16:42:10Z");
    private static final Duration TEN = Duration.ofMinutes(10);
    private static final Actor ORGANISER = Actor.official("org", Role.CHIEF_ORGANISER, "");
    private static final AppealTerms FREE = terms(true, Optional.empty(), "0");
    private static final AppealTerms WON = new AppealTerms(
            true,
            true,
            Optional.empty(),
            Points.of("0"),
            Points.of("0"),
            "Jury",
            Optional.empty(),
            true,
            Optional.empty(),
            false);
    private static final AppealTerms FSSI = terms(false, Optional.of(TEN), "200");

    /** One way to each refusal of an appeal. */
    static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(
                NO_APPEALS,
                () -> over().when(
                                file(
                                        Optional.empty(),
                                        "wrong",
                                        new AppealTerms(
                                                false,
                                                true,
                                                Optional.empty(),
                                                Points.of("0"),
                                                Points.of("0"),
                                                "",
                                                Optional.empty(),
                                                false,
                                                Optional.empty(),
                                                false)),
                                BLACK,
                                END));
        ways.put(RESULT_FINAL, () -> over().when(file(FSSI), BLACK, END));
        ways.put(NO_RESULT_YET, () -> playing().when(file(FREE), BLACK, END));
        ways.put(OWN_WIN, () -> over().when(file(WON), BLACK, END));
        ways.put(APPEAL_TEXT_MISSING, () -> over().when(file(Optional.empty(), " ", FREE), BLACK, END));
        ways.put(NOTHING_TO_APPEAL, () -> takenBack().when(file(Optional.of(RULING), "why", FREE), BLACK, T0));
        ways.put(
                DECISION_FINAL,
                () -> sanctioned(FairPlayGround.PROVEN, true, item(PenaltyKind.GAME_LOST))
                        .when(file(Optional.of(RULING), "why", FREE), BLACK, END));
        ways.put(ALREADY_APPEALED, () -> filed().when(file(FREE), BLACK, END));
        ways.put(
                DEADLINE_PASSED,
                () -> over().when(
                                file(terms(true, Optional.of(TEN), "0")),
                                BLACK,
                                END.plus(TEN).plusSeconds(1)));
        ways.put(UNKNOWN_APPEAL, () -> over().when(decide(AppealOutcome.DISMISSED), CA, END));
        ways.put(NO_FEE_DUE, () -> filed().when(new Command.RecordFee(BOARD, APPEAL, ""), CA, END));
        ways.put(
                FEE_UNPAID,
                () -> over().when(file(terms(true, Optional.empty(), "200")), BLACK, END)
                        .when(decide(AppealOutcome.DISMISSED), CA, END));
        ways.put(
                APPEAL_DECIDED,
                () -> filed().when(decide(AppealOutcome.DISMISSED), CA, END)
                        .when(decide(AppealOutcome.UPHELD), CA, END));
        ways.put(
                APPEAL_REASON_MISSING,
                () -> filed().when(
                                new Command.DecideAppeal(
                                        BOARD,
                                        APPEAL,
                                        AppealOutcome.UPHELD,
                                        Optional.empty(),
                                        "",
                                        OptionalInt.empty(),
                                        ended("1", "0")),
                                CA,
                                END));
        ways.put(APPEAL_LEAVES_EFFECT, () -> lowered().when(upheld(ended("0", "1"), false, List.of()), CA, END));
        ways.put(NEW_SCORE_MISSING, () -> filed().when(decide(AppealOutcome.CHANGED), CA, END));
        ways.put(APPEALED_RULING_GONE, () -> withdrawnSince().when(change("0.5", "0.5"), CA, END));
        ways.put(
                SCORE_FINAL,
                () -> sanctioned(FairPlayGround.PROVEN, true, item(PenaltyKind.GAME_LOST))
                        .when(
                                penalise(List.of(item(PenaltyKind.RAISE_SCORE_OF_OPPONENT)), ended("0", "0")),
                                LCA_BARI,
                                END));
        ways.put(SCORE_UNCHANGED, () -> filed().when(change("1", "0"), CA, END));
        return ways;
    }

    static Event.AppealDecided dismissed(int number) {
        return new Event.AppealDecided(
                BOARD + "/ruling-" + number,
                APPEAL,
                AppealOutcome.DISMISSED,
                "heard",
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void whoIsRightAboutAResultGetsAnotherScore() { // OCR 17.11
        filed().when(decide(AppealOutcome.UPHELD), CA, END)
                .refused(NEW_SCORE_MISSING)
                .when(change("0.5", "0.5"), CA, END)
                .accepted();
    }

    @Test
    void aRulingOfWhichNothingStandsIsNotAppealedAgainstButItsWithdrawalIs() { // OCR 17.11, OCR 18.3
        takenBack()
                .when(file(Optional.of(RULING), "why", FREE), BLACK, T0)
                .refused(NOTHING_TO_APPEAL)
                .when(file(Optional.of(BOARD + "/ruling-2"), "it was right", FREE), BLACK, T0)
                .accepted();
        playing()
                .when(penalise(List.of(item(PenaltyKind.WARNING), item(PenaltyKind.FINE))), CA, T0)
                .when(withdraw(PenaltyKind.WARNING), LCA_BARI, T0)
                .accepted()
                .when(file(Optional.of(RULING), "the fine stands", FREE), BLACK, T0)
                .accepted();
    }

    @Test
    void anAppealAgainstARulingThatWasTakenBackSinceChangesNoScore() { // OCR 17.11, OCR 18.3
        withdrawnSince().when(change("0.5", "0.5"), CA, END).refused(APPEALED_RULING_GONE);
        for (AppealOutcome outcome : List.of(AppealOutcome.UPHELD, AppealOutcome.DISMISSED))
            withdrawnSince().when(decide(outcome), CA, END).accepted();
    }

    private static Scenario<Command, Event, AdjudicationState> withdrawnSince() {
        return over().when(penalise(PenaltyKind.WARNING), LCA_BARI, END)
                .when(file(Optional.of(RULING), "why", FREE), BLACK, END)
                .accepted()
                .when(withdraw(PenaltyKind.WARNING), LCA_BARI, END)
                .accepted();
    }

    private static AppealTerms terms(boolean results, Optional<Duration> deadline, String fee) {
        return new AppealTerms(
                true,
                results,
                deadline,
                Points.of(fee),
                Points.of("500"),
                "Jury",
                Optional.empty(),
                false,
                Optional.empty(),
                false);
    }

    private static Scenario<Command, Event, AdjudicationState> takenBack() {
        return playing()
                .when(penalise(PenaltyKind.WARNING), LCA_BARI, T0)
                .when(withdraw(PenaltyKind.WARNING), LCA_BARI, T0)
                .accepted();
    }

    private static Command file(AppealTerms terms) {
        return file(Optional.empty(), "My flag had not fallen", terms);
    }

    private static Command file(Optional<String> rulingId, String text, AppealTerms terms) {
        return new Command.FileAppeal(BOARD, Side.BLACK, rulingId, text, TERMS, terms);
    }

    /** For a game that White has won. */
    private static Command decide(AppealOutcome outcome) {
        return new Command.DecideAppeal(
                BOARD, APPEAL, outcome, Optional.empty(), "heard", OptionalInt.empty(), ended("1", "0"));
    }

    /** By an arbiter who knew this number of rulings of the board. */
    private static Command seeing(int rulings, AppealOutcome outcome) {
        return new Command.DecideAppeal(
                BOARD,
                APPEAL,
                outcome,
                outcome == AppealOutcome.CHANGED ? Optional.of(score("0.5", "0.5")) : Optional.empty(),
                "heard",
                OptionalInt.of(rulings),
                ended("1", "0"));
    }

    private static Command change(String white, String black) {
        return new Command.DecideAppeal(
                BOARD,
                APPEAL,
                AppealOutcome.CHANGED,
                Optional.of(score(white, black)),
                "heard",
                OptionalInt.empty(),
                ended("1", "0"));
    }

    private static Scenario<Command, Event, AdjudicationState> over() {
        return playing()
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
                        false));
    }

    private static Scenario<Command, Event, AdjudicationState> filed() {
        return over().when(file(FREE), BLACK, END);
    }

    // ---- when

    @Test
    void theDeadlineIsInclusiveToTheSecondAndToTheMillisecond() { // DEC-24, FSSI gen-8 b
        var terms = terms(true, Optional.of(TEN), "0");
        over().when(file(terms), BLACK, Instant.parse("2026-11-21T16:52:10Z"))
                .then(new Event.AppealFiled(
                        APPEAL,
                        Side.BLACK,
                        "p-black",
                        Optional.empty(),
                        "My flag had not fallen",
                        Optional.of(END.plus(TEN)),
                        Points.of("0"),
                        "Jury"));
        for (String late : List.of("2026-11-21T16:52:10.001Z", "2026-11-21T16:52:11Z"))
            over().when(file(terms), BLACK, Instant.parse(late)).refused(DEADLINE_PASSED);
    }

    @Test
    void withoutADeadlineAnAppealIsInTimeDaysLater() { // DEC-34
        over().when(file(FREE), BLACK, END.plus(Duration.ofDays(3))).accepted();
    }

    @Test
    void againstARulingTheTimeCountsFromTheLaterOfItAndTheEndOfTheGame() { // OCR 17.11, FSSI gen-8 b
        var late = new AppealTerms(
                true,
                false,
                Optional.of(TEN),
                Points.of("0"),
                Points.of("0"),
                "",
                Optional.of(END.plusSeconds(60)),
                false,
                Optional.empty(),
                false);
        ruled().when(
                        file(Optional.of(RULING), "why", late),
                        BLACK,
                        END.plus(TEN).plusSeconds(60))
                .accepted();
        ruled().when(
                        file(Optional.of(RULING), "why", late),
                        BLACK,
                        END.plus(TEN).plusSeconds(61))
                .refused(DEADLINE_PASSED);
        var early = new AppealTerms(
                true,
                false,
                Optional.of(TEN),
                Points.of("0"),
                Points.of("0"),
                "",
                Optional.of(END.minusSeconds(3_600)),
                false,
                Optional.empty(),
                false);
        ruled().when(file(Optional.of(RULING), "why", early), BLACK, END.plus(TEN))
                .accepted();
        ruled().when(
                        file(Optional.of(RULING), "why", early),
                        BLACK,
                        END.plus(TEN).plusSeconds(1))
                .refused(DEADLINE_PASSED);
    }

    @Test
    void aTeamsTimeRunsFromTheEndOfTheMatchsLastBoard() { // FSSI gen-8 b
        Instant last = END.plus(Duration.ofHours(1));
        var going = ofMatch(Optional.empty(), true, Optional.empty());
        over().when(file(going), BLACK, END.plus(Duration.ofHours(3)))
                .then(new Event.AppealFiled(
                        APPEAL,
                        Side.BLACK,
                        "p-black",
                        Optional.empty(),
                        "My flag had not fallen",
                        Optional.empty(),
                        Points.of("0"),
                        "Jury"));
        var ended = ofMatch(Optional.of(last), false, Optional.empty());
        over().when(file(ended), BLACK, last.plus(TEN))
                .then(new Event.AppealFiled(
                        APPEAL,
                        Side.BLACK,
                        "p-black",
                        Optional.empty(),
                        "My flag had not fallen",
                        Optional.of(last.plus(TEN)),
                        Points.of("0"),
                        "Jury"));
        over().when(file(ended), BLACK, last.plus(TEN).plusSeconds(1)).refused(DEADLINE_PASSED);
        var ruledLater = ofMatch(Optional.of(last), false, Optional.of(last.plusSeconds(60)));
        ruled().when(
                        file(Optional.of(RULING), "why", ruledLater),
                        BLACK,
                        last.plus(TEN).plusSeconds(60))
                .accepted();
        ruled().when(
                        file(Optional.of(RULING), "why", ruledLater),
                        BLACK,
                        last.plus(TEN).plusSeconds(61))
                .refused(DEADLINE_PASSED);
    }

    private static AppealTerms ofMatch(Optional<Instant> ended, boolean goesOn, Optional<Instant> ruledAt) {
        return new AppealTerms(
                true, true, Optional.of(TEN), Points.of("0"), Points.of("0"), "Jury", ruledAt, false, ended, goesOn);
    }

    private static Scenario<Command, Event, AdjudicationState> ruled() {
        return over().when(penalise(PenaltyKind.WARNING), CA, END);
    }

    @Test
    void whileTheGameGoesOnThereIsTimeForAnAppealAgainstARuling() { // OCR 17.11
        playing()
                .when(penalise(PenaltyKind.WARNING), CA, T0)
                .when(
                        file(Optional.of(RULING), "why", terms(true, Optional.of(TEN), "0")),
                        BLACK,
                        T0.plus(Duration.ofHours(2)))
                .accepted();
    }

    // ---- in fair play

    /** Black is sanctioned in fair play after the game, which White had lost. */
    private static Scenario<Command, Event, AdjudicationState> sanctioned(
            FairPlayGround ground, boolean isFinal, PenaltyItem... items) {
        return over().when(inFairPlay(ground, true, isFinal, Optional.of(score("0", "1")), items), CA, END)
                .accepted();
    }

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

    // ---- against what, by whom

    @Test
    void resultsThatAreFinalLeaveRulingsToAppealAgainst() { // FSSI gen-8 a
        over().when(penalise(PenaltyKind.WARNING), CA, END)
                .when(file(Optional.of(RULING), "why", FSSI), BLACK, END)
                .accepted();
        over().when(file(Optional.of(RULING), "why", FSSI), BLACK, END).refused(UNKNOWN_RULING);
    }

    @Test
    void whoHasTheWholePointAppealsAgainstARulingButNotAgainstHisOwnWin() { // OCR 17.11, OCR 7.1
        over().when(penalise(PenaltyKind.WARNING), CA, END)
                .when(file(WON), BLACK, END)
                .refused(OWN_WIN)
                .when(file(WON), LCA_BARI, END)
                .refused(OWN_WIN)
                .when(file(Optional.of(RULING), "I was quiet", WON), BLACK, END)
                .accepted();
    }

    @Test
    void thePlayerAppealsOrAnArbiterOfHisVenueForHim() { // OCR 17.11
        for (Actor actor : List.of(BLACK, LCA_BARI, CA))
            over().when(file(FREE), actor, END).accepted();
        for (Actor other : List.of(WHITE, BLACK_ELSEWHERE, LCA_ROME, LTA_BARI, FLOOR_BARI, DEPUTY, SERVICE))
            over().when(file(FREE), other, END).refused(FORBIDDEN_ROLE);
    }

    @Test
    void theCaptainAppealsWhereHeSpeaksForTheTeam() { // FSSI team-b
        var captain =
                new CallTerms(true, false, false, Duration.ZERO, List.of(new CallTerms.Captain("p-captain", "Bo")));
        var appeal = new Command.FileAppeal(BOARD, Side.BLACK, Optional.empty(), "why", captain, FREE);
        over().when(appeal, BLACK, END)
                .refused(VIA_CAPTAIN)
                .when(appeal, LCA_BARI, END)
                .accepted();
        over().when(appeal, Actor.seat("p-captain", "bari", "demo/1/4", "WHITE"), END)
                .accepted();
    }

    @Test
    void bothSidesMayAppealAgainstTheSame() { // OCR 17.11
        filed().when(new Command.FileAppeal(BOARD, Side.WHITE, Optional.empty(), "I agree", TERMS, FREE), WHITE, END)
                .accepted();
    }

    // ---- copy and fee

    @Test
    void theOtherSideTakesItsCopyOnce() { // FSSI gen-8 c
        var copy = new Command.TakeCopy(BOARD, APPEAL);
        for (Actor receiver : List.of(WHITE, LCA_ROME, CA))
            filed().when(copy, receiver, END)
                    .then(new Event.AppealCopyTaken(APPEAL))
                    .when(copy, receiver, END)
                    .then();
        for (Actor other : List.of(BLACK, LCA_BARI, FLOOR_BARI))
            filed().when(copy, other, END).refused(FORBIDDEN_ROLE);
    }

    @Test
    void aProceedingOpensWhenItsFeeIsPaid() { // FSSI gen-8 e
        var due = over().when(file(terms(true, Optional.empty(), "200")), BLACK, END);
        for (Actor other : List.of(BLACK, LCA_BARI))
            due.when(new Command.RecordFee(BOARD, APPEAL, "CRO 1"), other, END).refused(FORBIDDEN_ROLE);
        due.when(new Command.RecordFee(BOARD, APPEAL, "CRO 1"), ORGANISER, END)
                .then(new Event.AppealFeePaid(APPEAL, "CRO 1"))
                .when(decide(AppealOutcome.DISMISSED), ORGANISER, END)
                .accepted();
    }

    @Test
    void anAppealAgainstTheDecisionOfAnAppealCostsMore() { // FSSI gen-8 e
        var again = filed().when(decide(AppealOutcome.DISMISSED), CA, END)
                .when(file(Optional.of(RULING), "still wrong", FREE), BLACK, END);
        assertEquals(Points.of("500"), ((Event.AppealFiled) again.events().getFirst()).fee());
    }

    // ---- the decision

    @Test
    void aDecisionWithoutANewScoreStandsByItself() { // OCR 17.11
        filed().when(decide(AppealOutcome.DISMISSED), CA, END).then(dismissed(1), new Event.RulingApplied(RULING));
        for (Actor other : List.of(BLACK, LCA_BARI, DEPUTY))
            filed().when(decide(AppealOutcome.UPHELD), other, END).refused(FORBIDDEN_ROLE);
    }

    @Test
    void aNewScoreIsCheckedAndStillToBeApplied() { // OCR 17.11, DEC-20
        filed().when(change("0.5", "0.5"), CA, END)
                .then(new Event.AppealDecided(
                        RULING,
                        APPEAL,
                        AppealOutcome.CHANGED,
                        "heard",
                        Optional.of(score("1", "0")),
                        Optional.of(score("0.5", "0.5"))));
        filed().when(change("1", "0.5"), CA, END).refused(SCORE_NOT_ALLOWED);
        filed().when(
                        new Command.DecideAppeal(
                                BOARD,
                                APPEAL,
                                AppealOutcome.CHANGED,
                                Optional.of(score("0", "1")),
                                "heard",
                                OptionalInt.empty(),
                                known(Optional.empty())),
                        CA,
                        END)
                .refused(NO_SCORE);
    }

    @Test
    void aRefusedNewScoreOpensTheAppealForAnotherDecision() { // OCR 17.11
        var changed = filed().when(change("0.5", "0.5"), CA, END);
        assertTrue(changed.state().appeals().getFirst().decided());
        var refused = changed.when(new Command.NoteRuling(RULING, false, "SCORE_MOVED", ""), SERVICE, END);
        assertFalse(refused.state().appeals().getFirst().decided());
        refused.when(decide(AppealOutcome.DISMISSED), CA, END)
                .then(dismissed(2), new Event.RulingApplied(BOARD + "/ruling-2"));
    }

    // ---- an upheld appeal against a ruling

    private static final String DECISION = BOARD + "/ruling-2";
    private static final String TAKEN_BACK = BOARD + "/ruling-3";

    private static Command.DecideAppeal upheld(Circumstances known, boolean effectStays, List<Side> setSince) {
        return new Command.DecideAppeal(
                BOARD,
                APPEAL,
                AppealOutcome.UPHELD,
                Optional.empty(),
                "heard",
                OptionalInt.empty(),
                effectStays,
                known,
                setSince);
    }

    private static Circumstances official(String white, String black, Integer... started) {
        Circumstances known = ended(white, black);
        return new Circumstances(
                known.scoring(),
                known.fines(),
                known.rounds(),
                List.of(started),
                known.score(),
                0,
                0,
                true,
                0,
                true,
                Optional.empty(),
                0,
                false,
                false);
    }

    private static Scenario<Command, Event, AdjudicationState> appealed(
            Scenario<Command, Event, AdjudicationState> penalised) {
        return penalised
                .accepted()
                .when(file(Optional.of(RULING), "why", FREE), BLACK, END)
                .accepted();
    }

    private static Event.AppealDecided upheld() {
        return new Event.AppealDecided(
                DECISION, APPEAL, AppealOutcome.UPHELD, "heard", Optional.empty(), Optional.empty());
    }

    private static Event.RulingWithdrawn undone(
            PenaltyItem item, boolean whole, Optional<BySide<BigDecimal>> before, Optional<BySide<BigDecimal>> after) {
        return new Event.RulingWithdrawn(
                TAKEN_BACK,
                RULING,
                Side.BLACK,
                "p-black",
                List.of(item),
                "heard",
                1,
                false,
                before,
                after,
                Optional.empty(),
                false,
                whole,
                Optional.of(APPEAL));
    }

    /** White has won, and a ruling has made it a draw without a point for Black. */
    private static Scenario<Command, Event, AdjudicationState> lowered() {
        return appealed(over().when(
                        penalise(
                                List.of(PenaltyItem.points(PenaltyKind.LOWER_SCORE_OF_OFFENDER, Points.of("0"))),
                                ended("0.5", "0.5")),
                        LCA_BARI,
                        END)
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, END));
    }

    @Test
    void anUpheldAppealTakesTheWarningBackWithItsDecision() { // OCR 17.11, OCR 18.4.1
        var decided = appealed(ruled())
                .when(decide(AppealOutcome.UPHELD), CA, END)
                .then(
                        upheld(),
                        undone(item(PenaltyKind.WARNING), true, Optional.empty(), Optional.empty()),
                        new Event.RulingApplied(TAKEN_BACK),
                        new Event.RulingApplied(DECISION));
        assertEquals(
                "OCR 17.11", new AdjudicationDecider().rule(decided.events().get(1)));
        assertTrue(
                decided.state().standing(decided.state().rulings().getFirst()).isEmpty());
        appealed(ruled())
                .when(decide(AppealOutcome.DISMISSED), CA, END)
                .then(
                        new Event.AppealDecided(
                                DECISION, APPEAL, AppealOutcome.DISMISSED, "heard", Optional.empty(), Optional.empty()),
                        new Event.RulingApplied(DECISION));
    }

    @Test
    void anUpheldAppealGivesThePointsBackAlsoWhenTheRoundIsOfficial() { // OCR 17.11, OCR 18.4.5
        Event back = undone(
                PenaltyItem.points(PenaltyKind.LOWER_SCORE_OF_OFFENDER, Points.of("0")),
                true,
                Optional.of(score("0.5", "0")),
                Optional.of(score("0.5", "0.5")));
        for (Circumstances known : List.of(ended("0.5", "0"), official("0.5", "0", 1, 2)))
            lowered().when(upheld(known, false, List.of()), CA, END).then(upheld(), back);
    }

    @Test
    void theDecisionStandsOrFallsWithWhatItUndoes() { // OCR 17.11, OCR 18.3
        lowered()
                .when(upheld(ended("0.5", "0"), false, List.of()), CA, END)
                .when(new Command.NoteRuling(DECISION, true, "", ""), SERVICE, END)
                .then()
                .when(new Command.NoteRuling(TAKEN_BACK, true, "", ""), SERVICE, END)
                .then(new Event.RulingApplied(TAKEN_BACK), new Event.RulingApplied(DECISION));
        var refused = lowered()
                .when(upheld(ended("0.5", "0"), false, List.of()), CA, END)
                .when(new Command.NoteRuling(TAKEN_BACK, false, "SCORE_MOVED", ""), SERVICE, END)
                .then(
                        new Event.RulingRefused(TAKEN_BACK, "SCORE_MOVED", "", Optional.empty()),
                        new Event.RulingRefused(DECISION, "SCORE_MOVED", "", Optional.empty()));
        assertFalse(refused.state().appeals().getFirst().decided(), "it can be decided again");
        assertTrue(
                refused.state().standing(refused.state().rulings().getFirst()).isPresent());
    }

    private static final Event OVER = new Event.BoardNoted(
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
            false);

    private static Scenario<Command, Event, AdjudicationState> timed() {
        return playing()
                .when(penalise(List.of(item(PenaltyKind.WARNING), item(PenaltyKind.REDUCE_TIME_OF_OFFENDER))), CA, T0)
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .accepted();
    }

    /** Black has lost the running game by a ruling. */
    private static Scenario<Command, Event, AdjudicationState> lost() {
        return playing()
                .when(
                        penalise(
                                List.of(PenaltyItem.points(PenaltyKind.GAME_LOST, Points.of("1"))),
                                known(Optional.empty())),
                        CA,
                        T0)
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .accepted()
                .given(OVER);
    }

    @Test
    void whatCanNotBeUndoneIsToldBeforeAndStaysOnlyIfThatIsConfirmed() { // OCR 17.11, OCR 18.4.3
        var after = appealed(timed().given(OVER));
        var refused = (Decision.Refused<Event>) new AdjudicationDecider()
                .decide(new Submitted<>(upheld(ended("1", "0"), false, List.of()), CA, "r", END, END), after.state());
        assertEquals(APPEAL_LEAVES_EFFECT, refused.refusal());
        assertEquals(Map.of("penalties", "OCR 18.4.3"), refused.details());
        after.when(upheld(ended("1", "0"), true, List.of()), CA, END)
                .then(
                        upheld(),
                        undone(item(PenaltyKind.WARNING), false, Optional.empty(), Optional.empty()),
                        new Event.RulingApplied(TAKEN_BACK),
                        new Event.RulingApplied(DECISION));
        appealed(timed())
                .when(upheld(known(Optional.empty()), false, List.of(Side.BLACK)), CA, END)
                .refused(APPEAL_LEAVES_EFFECT);
        lowered().when(upheld(ended("0", "1"), false, List.of()), CA, END).refused(APPEAL_LEAVES_EFFECT);
        lowered()
                .when(upheld(ended("0", "1"), true, List.of()), CA, END)
                .then(upheld(), new Event.RulingApplied(DECISION));
    }

    @Test
    void aGameThatARulingEndedGoesOnUnlessItCanNot() { // OCR 17.11, OCR 18.4.6
        var decided = appealed(lost())
                .when(upheld(ended("1", "0"), false, List.of()), CA, END)
                .accepted();
        assertTrue(((Event.RulingWithdrawn) decided.events().get(1)).goesOn());
        appealed(lost())
                .when(upheld(official("1", "0", 1, 2), false, List.of()), CA, END)
                .refused(APPEAL_LEAVES_EFFECT);
    }

    @Test
    void whoDecidesIsToldWhatWasRuledMeanwhile() { // OCR 17.11, OCR 18.4
        for (AppealOutcome outcome : List.of(AppealOutcome.CHANGED, AppealOutcome.DISMISSED)) {
            var penalised =
                    filed().when(penalise(PenaltyKind.WARNING), LCA_BARI, END).accepted();
            var refused = (Decision.Refused<Event>) new AdjudicationDecider()
                    .decide(new Submitted<>(seeing(0, outcome), CA, "r", END, END), penalised.state());
            assertEquals(RULED_MEANWHILE, refused.refusal());
            assertTrue(
                    refused.refusal().text(refused.details()).contains("black: warning"), refused.details()::toString);
            penalised.when(seeing(1, outcome), CA, END).accepted();
        }
        filed().when(penalise(PenaltyKind.WARNING), LCA_BARI, END)
                .when(decide(AppealOutcome.DISMISSED), CA, END)
                .accepted(); // an arbiter who does not state what he knew
    }

    @Test
    void ofTwoWhoDecideAtOnceOneDoesAndTheOtherIsToldHow() { // OCR 17.11
        Map.of(
                        AppealOutcome.DISMISSED,
                        "Ruling 1 of this board has already decided this appeal: rejected.",
                        AppealOutcome.CHANGED,
                        "accepted, 0.5-0.5.",
                        AppealOutcome.UPHELD,
                        "accepted.")
                .forEach((first, told) -> {
                    boolean upheld = first == AppealOutcome.UPHELD;
                    var decided = (upheld ? appealed(ruled()) : filed())
                            .when(seeing(upheld ? 1 : 0, first), ORGANISER, END)
                            .accepted();
                    var refused = (Decision.Refused<Event>) new AdjudicationDecider()
                            .decide(
                                    new Submitted<>(seeing(0, AppealOutcome.UPHELD), CA, "r", END, END),
                                    decided.state());
                    assertEquals(APPEAL_DECIDED, refused.refusal());
                    assertTrue(refused.refusal().text(refused.details()).contains(told), refused.details()::toString);
                });
    }
}
