package org.onehall.fairplay.domain.proceeding;

import java.util.Optional;
import org.onehall.decider.CorruptLogException;
import org.onehall.fairplay.domain.proceeding.FairPlayCase.Ballot;
import org.onehall.fairplay.domain.proceeding.Investigation.Asked;

/** What the events of a case make of its state, and the article each of them rests on. */
final class CaseFold {
    private CaseFold() {}

    static FairPlayCase evolve(Optional<FairPlayCase> file, CaseEvent event) {
        if (file.isEmpty()) return begin(event);
        FairPlayCase known = file.get();
        return switch (event) {
            case CaseEvent.ComplaintFiled _, CaseEvent.CaseOpened _ -> throw new CorruptLogException(file, event);
            case CaseEvent.ComplaintInadmissible _ -> known.foundInadmissible();
            case CaseEvent.InvestigatorAppointed(var person, var _, var _, var target) ->
                known.investigatedBy(person, target);
            case CaseEvent.EvidenceRegistered evidence ->
                known.with(known.investigation().with(evidence.kind()));
            case CaseEvent.CooperationRequested request ->
                known.with(known.investigation().with(new Asked(request.request(), true)));
            case CaseEvent.CooperationRecorded record ->
                known.with(known.investigation().with(new Asked(record.request(), false)));
            case CaseEvent.AccusedInformed informed ->
                known.with(known.investigation().informed(informed.until()));
            case CaseEvent.StatementFiled statement ->
                known.with(known.investigation().stated(statement.party()));
            case CaseEvent.ReportFinalised finalised -> known.reported(Optional.of(finalised.report()));
            case CaseEvent.ReportSentBack _ -> known.reported(Optional.empty());
            case CaseEvent.VoteCast(var motion, var member, var vote) -> known.with(new Ballot(motion, member, vote));
            case CaseEvent.VoteClosed closed -> known.closed(closed.motion());
            case CaseEvent.ComplaintRejected _ -> known.completed(Outcome.REJECTED);
            case CaseEvent.CaseForwarded _ -> known.completed(Outcome.FORWARDED);
            case CaseEvent.CaseDismissed _ -> known.completed(Outcome.DISMISSED);
            case CaseEvent.SanctionRecorded recorded -> known.sanctioned(recorded.reference());
            case CaseEvent.NoteRecorded _,
                    CaseEvent.MatterRecorded _,
                    CaseEvent.FindingsSent _,
                    CaseEvent.AccessNoted _ -> known;
        };
    }

    private static FairPlayCase begin(CaseEvent event) {
        if (event instanceof CaseEvent.ComplaintFiled filed)
            return FairPlayCase.of(
                    Trigger.COMPLAINT,
                    filed.complaint().accused(),
                    filed.complaint().grounds().contains(Ground.FALSE_ACCUSATION),
                    filed.filer(),
                    filed.panel(),
                    filed.chair());
        if (event instanceof CaseEvent.CaseOpened opened)
            return FairPlayCase.of(
                    opened.trigger(),
                    opened.accused(),
                    opened.falseAccusation(),
                    opened.filer(),
                    opened.panel(),
                    opened.chair());
        throw new CorruptLogException("a case that was not opened", event);
    }

    static String rule(CaseEvent event) {
        return switch (event) {
            case CaseEvent.ComplaintFiled _ -> "APP-I G2.2";
            case CaseEvent.ComplaintInadmissible inadmissible ->
                inadmissible.reasons().contains(Inadmissibility.LATE) ? "APP-I G2.1" : "APP-I G2.5";
            case CaseEvent.CaseOpened opened -> opened.trigger() == Trigger.OWN_INITIATIVE ? "APP-I G1.2" : "APP-I G1";
            case CaseEvent.NoteRecorded _ -> "APP-I H1";
            case CaseEvent.InvestigatorAppointed _ -> "APP-I H3";
            case CaseEvent.EvidenceRegistered _ -> "APP-I H4";
            case CaseEvent.CooperationRequested _, CaseEvent.CooperationRecorded _ -> "APP-I H5";
            case CaseEvent.AccusedInformed _, CaseEvent.StatementFiled _ -> "APP-I I3";
            case CaseEvent.MatterRecorded matter -> matter.kind().article();
            case CaseEvent.ReportFinalised _, CaseEvent.ReportSentBack _ -> "APP-I H7";
            case CaseEvent.VoteCast _, CaseEvent.VoteClosed _ -> "DEC-23";
            case CaseEvent.ComplaintRejected _ -> "APP-I H2";
            case CaseEvent.CaseForwarded _, CaseEvent.CaseDismissed _, CaseEvent.FindingsSent _ -> "APP-I H8";
            case CaseEvent.SanctionRecorded _ -> "APP-I E1";
            case CaseEvent.AccessNoted _ -> "APP-I G2.7";
        };
    }
}
