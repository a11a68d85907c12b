package org.onehall.fairplay.domain.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.fairplay.domain.proceeding.Cases.ACCUSED;
import static org.onehall.fairplay.domain.proceeding.Cases.PANEL;
import static org.onehall.fairplay.domain.proceeding.Cases.PLAYER;
import static org.onehall.fairplay.domain.proceeding.Cases.T0;
import static org.onehall.fairplay.domain.proceeding.Cases.filed;
import static org.onehall.fairplay.domain.proceeding.Cases.forwarded;
import static org.onehall.fairplay.domain.proceeding.Cases.informed;
import static org.onehall.fairplay.domain.proceeding.Cases.state;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.fairplay.domain.proceeding.CaseVisibility.Author;
import org.onehall.fairplay.domain.proceeding.CaseVisibility.Part;

/** Which part of a case each person who sees it may know (APP-I G2.7). */
class CaseVisibilityTest {
    private static final Set<Sight> PARTIES = EnumSet.of(Sight.FILER, Sight.ACCUSED);

    private static void parts(Sight sight, FairPlayCase file, Part... expected) {
        assertEquals(Set.of(expected), CaseVisibility.parts(sight, file), sight::name);
    }

    @Test
    void peopleAtWorkKnowItsProgressAndOnlyTheChairAppoints() { // APP-I G2.7, H3
        FairPlayCase file = informed().state().file().orElseThrow();
        for (Sight sight : List.of(Sight.PANEL, Sight.INVESTIGATOR, Sight.ETHICS))
            parts(sight, file, Part.ORIGIN, Part.DECISION, Part.PROGRESS);
        parts(Sight.CHAIR, file, Part.ORIGIN, Part.DECISION, Part.PROGRESS, Part.APPOINTMENT);
    }

    @Test
    void aComplainantKnowsTheEndAndOtherPeopleWhoBeganACaseDoNot() { // APP-I G2.7, H2, H8
        parts(Sight.FILER, filed().state().file().orElseThrow(), Part.ORIGIN, Part.END);
        for (Trigger trigger : Trigger.values())
            if (trigger != Trigger.COMPLAINT)
                parts(Sight.FILER, FairPlayCase.of(trigger, ACCUSED, false, "ca", PANEL, "f1"), Part.ORIGIN);
    }

    @Test
    void theAccusedKnowsTheEndTheDecisionAndUntilTheAnswerItsDeadline() { // APP-I E1, H8
        parts(Sight.ACCUSED, informed().state().file().orElseThrow(), Part.END, Part.DECISION, Part.ANSWER);
        FairPlayCase answered = informed()
                .when(state(Party.ACCUSED), PLAYER, T0.plusSeconds(1))
                .accepted()
                .state()
                .file()
                .orElseThrow();
        parts(Sight.ACCUSED, answered, Part.END, Part.DECISION);
        parts(Sight.ACCUSED, forwarded().state().file().orElseThrow(), Part.END, Part.DECISION);
    }

    @Test
    void peopleAtWorkReadWhoActedAndPartiesDoNot() { // APP-I G2.7
        CaseEvent event = new CaseEvent.NoteRecorded("x");
        for (Sight sight : Sight.values()) {
            assertEquals(
                    PARTIES.contains(sight) ? Author.NOBODY : Author.PERSON,
                    CaseVisibility.author(event, sight, false),
                    sight::name);
            assertEquals(Author.NOBODY, CaseVisibility.author(event, sight, true), sight::name);
        }
    }

    @Test
    void theHallItselfFindsAComplaintInadmissible() { // APP-I G2.1, G2.5
        CaseEvent event = new CaseEvent.ComplaintInadmissible(List.of(Inadmissibility.ONLY_STRONGER));
        for (Sight sight : Sight.values())
            assertEquals(Author.HALL, CaseVisibility.author(event, sight, false), sight::name);
    }
}
