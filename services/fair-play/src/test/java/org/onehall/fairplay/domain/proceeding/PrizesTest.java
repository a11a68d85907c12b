package org.onehall.fairplay.domain.proceeding;

import static org.onehall.fairplay.domain.proceeding.Cases.T0;
import static org.onehall.fairplay.domain.proceeding.Cases.empty;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.testkit.AuthorityMatrix;

/** APP-I A8bis: no prize before the games of its winner have been checked. */
class PrizesTest {
    private static final String REGISTER = "cup/prizes";
    private static final Actor ORGANISER =
            Actor.official("o", Role.CHIEF_ORGANISER, "").of("cup");

    private static PrizeCommand release(boolean checked, boolean known, String... pending) {
        return new PrizeCommand.ReleasePrize(
                REGISTER, "r1", "First prize", checked, new PrizeFacts(known, List.of(pending), 0, List.of()), "");
    }

    /** APP-I A8bis */
    @Test
    void aPrizeIsReleasedWhenThePlatformAndTheScreeningAreThrough() {
        empty().when(release(true, true, "cup/2/1"), ORGANISER, T0).refused(ProceedingRefusal.CHECKS_PENDING);
        empty().when(release(false, true), ORGANISER, T0).refused(ProceedingRefusal.CHECKS_PENDING);
        empty().when(release(true, true), ORGANISER, T0)
                .then(new PrizeEvent.PrizeReleased("r1", "First prize", ""))
                .when(release(true, true), ORGANISER, T0)
                .then();
        empty().when(release(true, false), ORGANISER, T0).refused(ProceedingRefusal.UNKNOWN_WINNER);
        empty().when(
                        new PrizeCommand.ReleasePrize(
                                REGISTER, "r1", " ", true, new PrizeFacts(true, List.of(), 0, List.of()), ""),
                        ORGANISER,
                        T0)
                .refused(ProceedingRefusal.TEXT_MISSING);
    }

    private static PrizeCommand about(int forwarded, List<String> decisions, String decision) {
        return new PrizeCommand.ReleasePrize(
                REGISTER, "r1", "First prize", true, new PrizeFacts(true, List.of(), forwarded, decisions), decision);
    }

    /**
     * APP-I A8bis, APP-I E1: the hold after a forwarded case lasts until the decision, which the release then names.
     */
    @Test
    void aPrizeIsHeldWhileACaseIsForwardedAndReleasedUnderItsDecision() {
        empty().when(about(1, List.of(), ""), ORGANISER, T0).refused(ProceedingRefusal.PRIZE_HELD);
        empty().when(about(1, List.of("EDC 3/2026"), "EDC 3/2026"), ORGANISER, T0)
                .refused(ProceedingRefusal.PRIZE_HELD);
        for (String other : List.of("", "EDC 5/2026"))
            empty().when(about(0, List.of("EDC 4/2026"), other), ORGANISER, T0)
                    .refused(ProceedingRefusal.DECISION_STANDS);
        empty().when(about(0, List.of("EDC 4/2026"), "EDC 4/2026"), ORGANISER, T0)
                .then(new PrizeEvent.PrizeReleased("r1", "First prize", "EDC 4/2026"))
                .when(about(0, List.of("EDC 4/2026"), ""), ORGANISER, T0)
                .then();
    }

    /** DEC-21: cell by cell, as in rights.csv. */
    @Test
    void prizesAreReleasedByTheChiefOrganiser() {
        AuthorityMatrix.holds(
                "RELEASE_PRIZE",
                "rome",
                "cup/1/1",
                "WHITE",
                actor -> new ProceedingDecider()
                        .decide(new Submitted<>(release(true, true), actor, "r", T0, T0), ProceedingState.EMPTY));
    }
}
