package org.onehall.connectivity.domain;

import static org.onehall.chess.Side.WHITE;
import static org.onehall.connectivity.domain.LinkState.DOWN;
import static org.onehall.connectivity.domain.LinkState.UP;
import static org.onehall.connectivity.domain.RomeVenue.*;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;

/** The report of a case: who confirms it, and until when. */
class CaseReportsTest {
    @Test
    void theTechnicalArbiterOfTheVenueConfirmsTheReport() {
        withCase()
                .when(new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "Cable pulled"), LTA, LATE)
                .then(new Event.CaseReported("demo/rome/case-1", board(1), "Cable pulled"));
    }

    /** OCR 18.9/b: the drafted report counts as the report, and the delay is logged. */
    @Test
    void aReportNobodyConfirmsInTimeIsOverdueOnce() {
        var overdue = new Command.NoteOverdue("demo/rome", "demo/rome/case-1");
        withCase()
                .when(overdue, OWN, DUE)
                .then(new Event.ReportOverdue("demo/rome/case-1", board(1), DUE))
                .when(overdue, OWN, DUE.plusSeconds(1))
                .then();
    }

    @Test
    void anOverdueReportMayStillBeCompleted() {
        withCase()
                .given(new Event.ReportOverdue("demo/rome/case-1", board(1), DUE))
                .when(
                        new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "Cable pulled"),
                        LTA,
                        DUE.plusSeconds(5))
                .then(new Event.CaseReported("demo/rome/case-1", board(1), "Cable pulled"));
    }

    @Test
    void whatIsReportedOrClosedIsNotOverdue() {
        var overdue = new Command.NoteOverdue("demo/rome", "demo/rome/case-1");
        withCase()
                .given(new Event.CaseReported("demo/rome/case-1", board(1), ""))
                .when(overdue, OWN, DUE)
                .then();
        withCase()
                .given(new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1"))
                .when(overdue, OWN, DUE)
                .then();
        rome().when(overdue, OWN, DUE).refused(ConnectivityRefusal.UNKNOWN_CASE);
        withCase().when(overdue, LTA, DUE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void aGameThatDoesNotSayHowLongAReportMayTakeGivesItAMinute() {
        var silent =
                new GameGlimpse(true, 1, 0, Optional.empty(), "", Optional.empty(), Optional.empty(), Optional.empty());
        rome().given(changed(1, WHITE, UP, 0))
                .when(seen(1, WHITE, DOWN, 1_000, silent), OWN, LATE)
                .then(
                        changed(1, WHITE, DOWN, 1_000),
                        new Event.CaseOpened(
                                "demo/rome/case-1",
                                board(1),
                                WHITE,
                                after(1_000),
                                after(6_000),
                                silent,
                                0,
                                Optional.of(LATE.plusSeconds(60))));
    }

    @ParameterizedTest
    @EnumSource(Role.class)
    void onlyTheTechnicalArbiterOfTheVenueReports(Role role) {
        var confirm = new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "");
        var here =
                withCase().when(confirm, new Actor("somebody", role, "", "rome", board(1).toString(), "WHITE"), LATE);
        if (role == Role.LOCAL_TECHNICAL_ARBITER) here.accepted();
        else here.refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        withCase()
                .when(confirm, Actor.official("somebody", role, "oslo"), LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void nobodyReportsWhatHappensInAVenueOfAnotherCompetition() { // DEC-21
        var foreign = new Actor("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "other", "rome", "", "");
        var own = new Actor("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "demo", "rome", "", "");
        var here = new Command.ReportCommunication(
                "demo/rome", "p1", false, Optional.empty(), CommunicationSource.ARBITER);
        var nowhere =
                new Command.ReportCommunication("rome", "p1", false, Optional.empty(), CommunicationSource.ARBITER);
        rome().when(here, foreign, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        rome().when(here, own, LATE).accepted();
        rome().when(nowhere, foreign, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        rome().when(nowhere, LTA, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        withCase()
                .when(new Command.ConfirmReport("demo/rome", "demo/rome/case-1", ""), foreign, LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void aCaseOfALogThatNamesNoCompetitionIsReportedThere() { // DEC-21
        var old = new Event.CaseOpened(
                "rome/case-1", board(1), WHITE, after(1_000), after(6_000), PLAYING, 0, Optional.of(DUE));
        var confirm = new Command.ConfirmReport("rome", "rome/case-1", "");
        var own = new Actor("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "demo", "rome", "", "");
        var foreign = new Actor("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "other", "rome", "", "");
        rome().given(old).when(confirm, foreign, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        rome().given(old).when(confirm, own, LATE).accepted();
    }
}
