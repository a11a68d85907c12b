package org.onehall.fairplay.domain.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.proceeding.Cases.ACCUSED;
import static org.onehall.fairplay.domain.proceeding.Cases.CA;
import static org.onehall.fairplay.domain.proceeding.Cases.CASE;
import static org.onehall.fairplay.domain.proceeding.Cases.CHAIR;
import static org.onehall.fairplay.domain.proceeding.Cases.COMPLAINANT;
import static org.onehall.fairplay.domain.proceeding.Cases.EDC;
import static org.onehall.fairplay.domain.proceeding.Cases.PANEL;
import static org.onehall.fairplay.domain.proceeding.Cases.PLAYER;
import static org.onehall.fairplay.domain.proceeding.Cases.SECOND;
import static org.onehall.fairplay.domain.proceeding.Cases.SERVICE;
import static org.onehall.fairplay.domain.proceeding.Cases.T0;
import static org.onehall.fairplay.domain.proceeding.Cases.THIRD;
import static org.onehall.fairplay.domain.proceeding.Cases.appoint;
import static org.onehall.fairplay.domain.proceeding.Cases.close;
import static org.onehall.fairplay.domain.proceeding.Cases.empty;
import static org.onehall.fairplay.domain.proceeding.Cases.filed;
import static org.onehall.fairplay.domain.proceeding.Cases.forwarded;
import static org.onehall.fairplay.domain.proceeding.Cases.inform;
import static org.onehall.fairplay.domain.proceeding.Cases.informed;
import static org.onehall.fairplay.domain.proceeding.Cases.investigated;
import static org.onehall.fairplay.domain.proceeding.Cases.open;
import static org.onehall.fairplay.domain.proceeding.Cases.report;
import static org.onehall.fairplay.domain.proceeding.Cases.reported;
import static org.onehall.fairplay.domain.proceeding.Cases.state;
import static org.onehall.fairplay.domain.proceeding.Cases.vote;

import io.grpc.MethodDescriptor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.proto.cases.v1.CaseServiceGrpc;

/** APP-I G2.7: until a case is completed it exists only for the panel, the complainant and the informed accused. */
class CaseSecrecyTest {
    private static final List<CaseCommand> STEPS = List.of(
            new CaseCommand.RecordNote(CASE, "x"),
            appoint("f1", ""),
            new CaseCommand.RegisterEvidence(CASE, EvidenceKind.PHYSICAL, "x", ""),
            new CaseCommand.RequestCooperation(CASE, "x", "x", T0.plusSeconds(9), ""),
            new CaseCommand.RecordCooperation(CASE, "request-1", true, ""),
            inform(T0.plusSeconds(9)),
            state(Party.ACCUSED),
            state(Party.COMPLAINANT),
            new CaseCommand.RecordMatter(CASE, MatterKind.COSTS, "x"),
            report(report(Recommendation.DISMISS)),
            new CaseCommand.SendReportBack(CASE, "x"),
            vote(Motion.REJECT, Vote.YES),
            close(Motion.REJECT),
            new CaseCommand.RecordSanction(CASE, "x", 1, 1, List.of(), List.of(), "", List.of()),
            new CaseCommand.NoteAccess(CASE, "x", Role.SPECTATOR, true, "x"));

    /** The commands that begin a case and therefore need no existing one. */
    private static final Set<Class<?>> OPENING = Set.of(CaseCommand.FileComplaint.class, CaseCommand.OpenCase.class);
    /**
     * Calls that the service answers without any content of a case, or only with cases that the caller may see; CasesIT
     * tests them.
     */
    private static final Set<String> OTHERS = Set.of(
            "FileComplaint",
            "OpenCase",
            "ListCases",
            "ReadCase",
            "RegisterRecording",
            "OpenRecording",
            "ConfirmDeletion",
            "ListRecordings",
            "ReleasePrize",
            "ListPrizes");

    /** If you add a command of a case, or a call of its service, add it to what strangers ask for. */
    @Test
    void everyCommandOfACaseAndEveryCallOfItsServiceIsAskedForHere() {
        Set<Class<?>> commands = new HashSet<>(Set.of(CaseCommand.class.getPermittedSubclasses()));
        commands.removeAll(OPENING);
        assertEquals(commands, STEPS.stream().map(Object::getClass).collect(Collectors.toSet()));
        Set<String> calls = CaseServiceGrpc.getServiceDescriptor().getMethods().stream()
                .map(MethodDescriptor::getBareMethodName)
                .collect(Collectors.toSet());
        Set<String> known = Stream.concat(
                        OTHERS.stream(),
                        STEPS.stream()
                                .map(step -> step.getClass().getSimpleName())
                                .filter(name -> !name.equals("NoteAccess")))
                .collect(Collectors.toSet());
        assertEquals(known, calls);
    }

    private static Decision<ProceedingEvent> asked(CaseCommand command, Actor actor, ProceedingState state) {
        return new ProceedingDecider().decide(new Submitted<>(command, actor, "r", T0, T0), state);
    }

    /**
     * Every role, in the case's competition, in none and in another one, as a person without any relation to the case.
     */
    private static List<Actor> strangers() {
        List<Actor> all = new ArrayList<>();
        for (Role role : Role.values()) {
            if (role == Role.SERVICE) continue;
            for (String competition : List.of("cup", "", "another"))
                all.add(new Actor("stranger", role, competition, "rome", "cup/2/1", "WHITE"));
        }
        for (Actor insider : List.of(CHAIR, SECOND, COMPLAINANT, PLAYER)) all.add(insider.of("another"));
        return all;
    }

    @Test
    void whoIsNothingToACaseGetsTheAnswerHeWouldGetIfThereWereNone() {
        for (var state : List.of(filed().state(), informed().state(), reported().state()))
            for (Actor stranger : strangers())
                for (CaseCommand step : STEPS) {
                    Decision<ProceedingEvent> answer = asked(step, stranger, state);
                    assertEquals(
                            Decision.<ProceedingEvent>refuse(ProceedingRefusal.NO_SUCH_CASE),
                            answer,
                            stranger + " " + step);
                    assertEquals(asked(step, stranger, ProceedingState.EMPTY), answer);
                }
    }

    @Test
    void chiefArbitersAndLocalOnesSeeNothingButTheOwnReport() {
        FairPlayCase complaint = filed().state().file().orElseThrow();
        assertEquals(Optional.empty(), CaseVisibility.sight(CA, CASE, complaint));
        FairPlayCase reported = empty().when(open(Trigger.CHIEF_ARBITER_REPORT, "", ""), CA, T0)
                .state()
                .file()
                .orElseThrow();
        assertEquals(Optional.of(Sight.FILER), CaseVisibility.sight(CA, CASE, reported));
        assertEquals(
                Optional.empty(),
                CaseVisibility.sight(
                        Actor.official("lca", Role.LOCAL_CHIEF_ARBITER, "rome").of("cup"), CASE, reported));
    }

    @Test
    void theAccusedSeesACaseOnceInformedAndTheCommissionOnceItIsForwarded() {
        assertEquals(
                Optional.empty(),
                CaseVisibility.sight(PLAYER, CASE, filed().state().file().orElseThrow()));
        assertEquals(
                Optional.of(Sight.ACCUSED),
                CaseVisibility.sight(PLAYER, CASE, informed().state().file().orElseThrow()));
        assertEquals(
                Optional.empty(),
                CaseVisibility.sight(EDC, CASE, reported().state().file().orElseThrow()));
        assertEquals(
                Optional.of(Sight.ETHICS),
                CaseVisibility.sight(EDC, CASE, forwarded().state().file().orElseThrow()));
        FairPlayCase requested = FairPlayCase.of(Trigger.REQUEST, ACCUSED, false, "edc", PANEL, "f1");
        assertEquals(Optional.of(Sight.FILER), CaseVisibility.sight(EDC, CASE, requested));
        assertEquals(
                Optional.of(Sight.ETHICS), CaseVisibility.sight(EDC, CASE, requested.completed(Outcome.FORWARDED)));
        assertEquals(
                Optional.of(Sight.INVESTIGATOR),
                CaseVisibility.sight(SECOND, CASE, informed().state().file().orElseThrow()));
        assertEquals(
                Optional.of(Sight.PANEL),
                CaseVisibility.sight(THIRD, CASE, informed().state().file().orElseThrow()));
    }

    /**
     * APP-I H8: the findings go to the accused even if nobody informed him before; a rejected complaint goes to nobody.
     */
    @Test
    void anAccusedWhoWasNotInformedReadsTheFindingsOfADismissedCase() {
        var dismissed = investigated()
                .when(report(report(Recommendation.DISMISS)), SECOND, T0)
                .when(vote(Motion.FORWARD, Vote.NO), THIRD, T0);
        assertEquals(
                Optional.empty(),
                CaseVisibility.sight(PLAYER, CASE, dismissed.state().file().orElseThrow()));
        var closed = dismissed.when(close(Motion.FORWARD), CHAIR, T0).accepted();
        assertEquals(
                Optional.of(Sight.ACCUSED),
                CaseVisibility.sight(PLAYER, CASE, closed.state().file().orElseThrow()));
        assertEquals(
                List.of("CaseDismissed", "FindingsSent"),
                shown(closed.log(), Sight.ACCUSED, closed.state().file().orElseThrow()));
        var rejected = filed().when(vote(Motion.REJECT, Vote.YES), THIRD, T0)
                .when(close(Motion.REJECT), CHAIR, T0)
                .accepted();
        assertEquals(
                Optional.empty(),
                CaseVisibility.sight(PLAYER, CASE, rejected.state().file().orElseThrow()));
    }

    /** A party reads what was said to it and by it, never how the panel works. */
    @Test
    void aPartySeesTheOwnSideOnly() {
        FairPlayCase file = forwarded().state().file().orElseThrow();
        List<ProceedingEvent> log = informed()
                .when(state(Party.COMPLAINANT), COMPLAINANT, T0)
                .when(new CaseCommand.RecordNote(CASE, "x"), THIRD, T0)
                .log();
        assertEquals(List.of("ComplaintFiled", "StatementFiled"), shown(log, Sight.FILER, file));
        assertEquals(List.of("AccusedInformed"), shown(log, Sight.ACCUSED, file));
        assertEquals(List.of("CaseForwarded", "FindingsSent"), shown(forwarded().events(), Sight.FILER, file));
        assertEquals(List.of("CaseForwarded", "FindingsSent"), shown(forwarded().events(), Sight.ACCUSED, file));
        FairPlayCase report = FairPlayCase.of(Trigger.CHIEF_ARBITER_REPORT, ACCUSED, false, "ca", PANEL, "f1");
        assertEquals(List.of(), shown(forwarded().events(), Sight.FILER, report));
        assertEquals(log.size(), shown(log, Sight.PANEL, file).size());
    }

    /** APP-I E1: the accused sees the decision about him; the complainant does not. */
    @Test
    void theAccusedReadsWhatTheEthicsCommissionHasDecidedAboutHim() {
        var decided = forwarded()
                .when(
                        new CaseCommand.RecordSanction(
                                CASE, "EDC 4/2026", 12, 6, List.of(), List.of("Young."), "A year.", List.of("edc")),
                        EDC,
                        T0.plusSeconds(300))
                .accepted();
        FairPlayCase file = decided.state().file().orElseThrow();
        assertEquals(List.of("SanctionRecorded"), shown(decided.events(), Sight.ACCUSED, file));
        assertEquals(List.of(), shown(decided.events(), Sight.FILER, file));
    }

    private static List<String> shown(List<ProceedingEvent> log, Sight sight, FairPlayCase file) {
        return log.stream()
                .filter(event -> event instanceof CaseEvent one && CaseVisibility.isShown(one, sight, file))
                .map(event -> event.getClass().getSimpleName())
                .toList();
    }

    @Test
    void everyLookAndEveryAttemptIsPutIntoTheCaseByTheServiceOnly() {
        var note = new CaseCommand.NoteAccess(CASE, "ca", Role.CHIEF_ARBITER, false, "ReadCase");
        forwarded()
                .when(note, SERVICE, T0.plusSeconds(999))
                .then(new CaseEvent.AccessNoted("ca", Role.CHIEF_ARBITER, false, "ReadCase"));
        assertTrue(CaseVisibility.isShown(
                new CaseEvent.AccessNoted("ca", Role.CHIEF_ARBITER, false, "ReadCase"),
                Sight.CHAIR,
                filed().state().file().orElseThrow()));
        for (Sight other : List.of(Sight.FILER, Sight.ACCUSED, Sight.ETHICS))
            assertFalse(CaseVisibility.isShown(
                    new CaseEvent.AccessNoted("ca", Role.CHIEF_ARBITER, false, "ReadCase"),
                    other,
                    filed().state().file().orElseThrow()));
    }
}
