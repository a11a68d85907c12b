package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.AppealRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.Points;

/** A game that White has won, appeals of Black about it, and decisions about them. */
final class AppealedBoards {
    static final String APPEAL = BOARD + "/appeal-1";
    static final String RULING = BOARD + "/ruling-1";
    static final Instant END = Instant.parse("2026-11-21T16:42:10Z");
    static final Duration TEN = Duration.ofMinutes(10);
    static final Actor ORGANISER = Actor.official("org", Role.CHIEF_ORGANISER, "");
    static final AppealTerms FREE = terms(true, Optional.empty(), "0");
    static final AppealTerms WON = new AppealTerms(
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

    static final AppealTerms FSSI = terms(false, Optional.of(TEN), "200");
    static final String DECISION = BOARD + "/ruling-2";

    private AppealedBoards() {}

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

    static Scenario<Command, Event, AdjudicationState> withdrawnSince() {
        return over().when(penalise(PenaltyKind.WARNING), LCA_BARI, END)
                .when(file(Optional.of(RULING), "why", FREE), BLACK, END)
                .accepted()
                .when(withdraw(PenaltyKind.WARNING), LCA_BARI, END)
                .accepted();
    }

    static AppealTerms terms(boolean results, Optional<Duration> deadline, String fee) {
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

    static Scenario<Command, Event, AdjudicationState> takenBack() {
        return playing()
                .when(penalise(PenaltyKind.WARNING), LCA_BARI, T0)
                .when(withdraw(PenaltyKind.WARNING), LCA_BARI, T0)
                .accepted();
    }

    static Command file(AppealTerms terms) {
        return file(Optional.empty(), "My flag had not fallen", terms);
    }

    static Command file(Optional<String> rulingId, String text, AppealTerms terms) {
        return new Command.FileAppeal(BOARD, Side.BLACK, rulingId, text, TERMS, terms);
    }

    /** For a game that White has won. */
    static Command decide(AppealOutcome outcome) {
        return new Command.DecideAppeal(
                BOARD, APPEAL, outcome, Optional.empty(), "heard", OptionalInt.empty(), ended("1", "0"));
    }

    static Command change(String white, String black) {
        return new Command.DecideAppeal(
                BOARD,
                APPEAL,
                AppealOutcome.CHANGED,
                Optional.of(score(white, black)),
                "heard",
                OptionalInt.empty(),
                ended("1", "0"));
    }

    static Scenario<Command, Event, AdjudicationState> over() {
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

    static Scenario<Command, Event, AdjudicationState> filed() {
        return over().when(file(FREE), BLACK, END);
    }

    static Scenario<Command, Event, AdjudicationState> ruled() {
        return over().when(penalise(PenaltyKind.WARNING), CA, END);
    }

    /** Black is sanctioned in fair play after the game, which White had lost. */
    static Scenario<Command, Event, AdjudicationState> sanctioned(
            FairPlayGround ground, boolean isFinal, PenaltyItem... items) {
        return over().when(inFairPlay(ground, true, isFinal, Optional.of(score("0", "1")), items), CA, END)
                .accepted();
    }

    static Command.DecideAppeal upheld(Circumstances known, boolean effectStays, List<Side> setSince) {
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

    static Scenario<Command, Event, AdjudicationState> appealed(Scenario<Command, Event, AdjudicationState> penalised) {
        return penalised
                .accepted()
                .when(file(Optional.of(RULING), "why", FREE), BLACK, END)
                .accepted();
    }

    static Event.AppealDecided upheld() {
        return new Event.AppealDecided(
                DECISION, APPEAL, AppealOutcome.UPHELD, "heard", Optional.empty(), Optional.empty());
    }

    /** White has won, and a ruling has made it a draw without a point for Black. */
    static Scenario<Command, Event, AdjudicationState> lowered() {
        return appealed(over().when(
                        penalise(
                                List.of(PenaltyItem.points(PenaltyKind.LOWER_SCORE_OF_OFFENDER, Points.of("0"))),
                                ended("0.5", "0.5")),
                        LCA_BARI,
                        END)
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, END));
    }
}
