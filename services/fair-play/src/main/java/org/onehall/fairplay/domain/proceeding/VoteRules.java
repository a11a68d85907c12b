package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.decider.Decision;
import org.onehall.fairplay.domain.proceeding.FairPlayCase.Tally;

/** The panel votes by majority: on rejecting a complaint, and on forwarding a case (APP-I H2, H8, DEC-23). */
final class VoteRules {
    private VoteRules() {}

    /** Why a motion cannot be voted on now; empty if it can. */
    static Optional<ProceedingRefusal> votable(Motion motion, FairPlayCase file) {
        return switch (motion) {
            case FORWARD ->
                file.investigation().report().isEmpty()
                        ? Optional.of(ProceedingRefusal.REPORT_MISSING)
                        : Optional.empty();
            case REJECT -> {
                if (file.trigger() != Trigger.COMPLAINT) yield Optional.of(ProceedingRefusal.NOT_A_COMPLAINT);
                yield file.investigation().investigator().isEmpty()
                        ? Optional.empty()
                        : Optional.of(ProceedingRefusal.UNDER_INVESTIGATION);
            }
        };
    }

    static Decision<ProceedingEvent> close(CaseCommand.CloseVote close, Instant at, FairPlayCase file) {
        Optional<ProceedingRefusal> refusal = votable(close.motion(), file);
        if (refusal.isPresent()) return refuse(refusal.get());
        if (CaseTexts.faulty(close.federation(), CaseTexts.NAME)) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        Tally tally = file.tally(close.motion());
        if (tally.yes() + tally.no() == 0) return refuse(ProceedingRefusal.NO_VOTES);
        if (close.seen().filter(seen -> !seen.equals(tally)).isPresent())
            return refuse(
                    ProceedingRefusal.VOTED_MEANWHILE,
                    Map.of(
                            "yes",
                            String.valueOf(tally.yes()),
                            "no",
                            String.valueOf(tally.no()),
                            "abstain",
                            String.valueOf(tally.abstain())));
        boolean carried = tally.isCarried();
        List<ProceedingEvent> events = new ArrayList<>();
        events.add(new CaseEvent.VoteClosed(close.motion(), tally.yes(), tally.no(), tally.abstain(), carried));
        switch (close.motion()) {
            case REJECT -> {
                if (carried) events.add(new CaseEvent.ComplaintRejected(file.inadmissible()));
            }
            case FORWARD -> {
                if (carried && !file.investigation().isHeard(at)) return refuse(ProceedingRefusal.ACCUSED_NOT_HEARD);
                events.add(carried ? new CaseEvent.CaseForwarded() : new CaseEvent.CaseDismissed());
                List<Party> parties = file.trigger() == Trigger.COMPLAINT
                        ? List.of(Party.COMPLAINANT, Party.ACCUSED)
                        : List.of(Party.ACCUSED);
                events.add(new CaseEvent.FindingsSent(
                        file.investigation().report().orElseThrow().findings(), parties, close.federation()));
            }
        }
        return accept(events);
    }
}
