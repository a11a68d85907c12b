package org.onehall.fairplay.domain.proceeding;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/** A competition whose last round ended on a Sunday at 18:05, its people, and a case at various stages. */
final class Cases {
    static final Instant ENDED = Instant.parse("2026-03-01T18:05:00Z");
    static final Instant T0 = ENDED.plus(Duration.ofHours(1));
    static final String CASE = "cup/case-0123456789";
    static final Actor CHAIR = official("f1", Role.FAIR_PLAY_CHAIR);
    static final Actor SECOND = official("f2", Role.FAIR_PLAY_PANEL);
    static final Actor THIRD = official("f3", Role.FAIR_PLAY_PANEL);
    static final Actor FOURTH = official("f4", Role.FAIR_PLAY_PANEL);
    static final Actor FIFTH = official("f5", Role.FAIR_PLAY_PANEL);
    static final Actor CA = official("ca", Role.CHIEF_ARBITER);
    static final Actor EDC = official("edc", Role.ETHICS_COMMISSION);
    static final Actor COMPLAINANT = new Actor("r1", Role.PLAYER, "cup", "rome", "cup/2/1", "WHITE");
    static final Actor PLAYER = new Actor("m1", Role.PLAYER, "cup", "milan", "cup/2/1", "BLACK");
    static final Actor SERVICE = Actor.service("fair-play");
    static final List<String> PANEL = List.of("f1", "f2", "f3", "f4", "f5");
    static final Accused ACCUSED = new Accused(PersonType.PLAYER, "m1", "Bo Neri");

    static final List<CaseFacts.Person> PEOPLE = List.of(
            new CaseFacts.Person("m1", "Bo Neri"),
            new CaseFacts.Person("r1", "Al Rossi"),
            new CaseFacts.Person("ca", "Cy Viola"),
            new CaseFacts.Person("f1", "Fay Uno"),
            new CaseFacts.Person("f2", "Fay Due"),
            new CaseFacts.Person("f3", "Fay Tre"));

    private Cases() {}

    private static Actor official(String id, Role role) {
        return Actor.official(id, role, "").of("cup");
    }

    static CaseFacts facts(Optional<Standing> standing, String lastInvestigator) {
        return new CaseFacts(true, true, standing, "", Optional.of(ENDED), PANEL, "f1", lastInvestigator, true, PEOPLE);
    }

    static CaseFacts facts() {
        return facts(Optional.of(Standing.PLAYER), "");
    }

    static Complaint complaint(Ground... grounds) {
        return new Complaint(
                "812345",
                "bo@example.org",
                ACCUSED,
                "round 2, board 1",
                List.of(grounds),
                "He left the hall eleven times.",
                "");
    }

    static CaseCommand file(Complaint complaint) {
        return new CaseCommand.FileComplaint(CASE, "cup", complaint, about(facts(), complaint.accused()), 0, false, "");
    }

    /** The edge finds the person with the id; for a name without an id it finds nobody here. */
    static CaseFacts about(CaseFacts facts, Accused accused) {
        return with(
                facts,
                facts.people().stream()
                        .filter(one -> one.personId().equals(accused.personId()))
                        .toList());
    }

    static CaseFacts with(CaseFacts facts, List<CaseFacts.Person> people) {
        return new CaseFacts(
                facts.competitionKnown(),
                facts.appendixHolds(),
                facts.standing(),
                facts.registeredId(),
                facts.lastRoundEnded(),
                facts.panel(),
                facts.chair(),
                facts.lastInvestigator(),
                facts.basisKnown(),
                people);
    }

    static CaseCommand open(Trigger trigger, String reference, String basis) {
        return new CaseCommand.OpenCase(
                CASE, "cup", trigger, ACCUSED, "Eleven absences.", reference, basis, false, facts());
    }

    static CaseCommand appoint(String person, String reason) {
        return appoint(person, reason, "");
    }

    static CaseCommand appoint(String person, String reason, String seen) {
        return new CaseCommand.AppointInvestigator(CASE, person, reason, seen, facts());
    }

    static CaseCommand vote(Motion motion, Vote vote) {
        return new CaseCommand.CastVote(CASE, motion, vote);
    }

    static CaseCommand close(Motion motion) {
        return new CaseCommand.CloseVote(CASE, motion, "", Optional.empty());
    }

    static CaseCommand inform(Instant until) {
        return new CaseCommand.InformAccused(CASE, "You are accused of having used a device.", until);
    }

    static CaseCommand state(Party party) {
        return new CaseCommand.FileStatement(CASE, party, "I was ill.", List.of("letter of the doctor"));
    }

    static Report report(Recommendation recommendation) {
        return new Report(
                recommendation,
                "A complaint of r1.",
                "Eleven absences.",
                "A phone was used.",
                "None",
                "",
                List.of(Offence.INFORMATION_USE),
                Optional.empty());
    }

    static CaseCommand report(Report report) {
        return new CaseCommand.FinaliseReport(CASE, report);
    }

    static Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> empty() {
        return Scenario.of(new ProceedingDecider());
    }

    static Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> filed() {
        return empty().when(file(complaint(Ground.ABSENCES)), COMPLAINANT, T0).accepted();
    }

    /**
     * Nobody was appointed before, so the first in the list, the chair, would be next; here the second is appointed.
     */
    static Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> investigated() {
        return filed().when(appoint("f2", "The chair is abroad."), CHAIR, T0).accepted();
    }

    static Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> informed() {
        return investigated()
                .when(inform(T0.plus(Duration.ofDays(5))), SECOND, T0)
                .accepted();
    }

    static Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> reported() {
        return informed()
                .when(state(Party.ACCUSED), PLAYER, T0.plusSeconds(60))
                .accepted()
                .when(report(report(Recommendation.FORWARD)), SECOND, T0.plusSeconds(120))
                .accepted();
    }

    static Scenario<ProceedingCommand, ProceedingEvent, ProceedingState> forwarded() {
        return reported()
                .when(vote(Motion.FORWARD, Vote.YES), THIRD, T0.plusSeconds(180))
                .accepted()
                .when(close(Motion.FORWARD), CHAIR, T0.plusSeconds(240))
                .accepted();
    }
}
