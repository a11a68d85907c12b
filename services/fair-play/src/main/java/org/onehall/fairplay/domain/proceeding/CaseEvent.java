package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.List;
import org.onehall.decider.Role;

/** What happened in a case. */
public sealed interface CaseEvent extends ProceedingEvent {
    /**
     * @param panel members in list order, the chair among them
     * @param device it was filed on, "" if its token belonged to none
     */
    record ComplaintFiled(
            Complaint complaint, String filer, Standing standing, List<String> panel, String chair, String device)
            implements CaseEvent {
        public ComplaintFiled {
            panel = List.copyOf(panel);
        }
    }

    record ComplaintInadmissible(List<Inadmissibility> reasons) implements CaseEvent {
        public ComplaintInadmissible {
            reasons = List.copyOf(reasons);
        }
    }

    record CaseOpened(
            Trigger trigger,
            Accused accused,
            String facts,
            String reference,
            String basis,
            boolean falseAccusation,
            String filer,
            List<String> panel,
            String chair)
            implements CaseEvent {
        public CaseOpened {
            panel = List.copyOf(panel);
        }
    }

    record NoteRecorded(String text) implements CaseEvent {}

    /**
     * @param proposed the member who was next in the list; "" if none
     * @param target fourteen days later (APP-I H6)
     */
    record InvestigatorAppointed(String person, String proposed, String reason, Instant target) implements CaseEvent {}

    record EvidenceRegistered(String evidence, EvidenceKind kind, String text, String reference) implements CaseEvent {}

    /** @param personId id of the person who reads it in the hall; "" for anybody else */
    record CooperationRequested(String request, String person, String text, Instant due, String personId)
            implements CaseEvent {}

    /** @param given if not given, it must be referred (APP-I H5) */
    record CooperationRecorded(String request, boolean given, String text) implements CaseEvent {}

    record AccusedInformed(String text, Instant until) implements CaseEvent {}

    record StatementFiled(Party party, String text, List<String> documents) implements CaseEvent {
        public StatementFiled {
            documents = List.copyOf(documents);
        }
    }

    record MatterRecorded(MatterKind kind, String text) implements CaseEvent {}

    /**
     * @param rebuttable the report also rests on statistics: a presumption the accused may rebut on the balance of
     *     probability (APP-I C1)
     */
    record ReportFinalised(Report report, Standard standard, boolean rebuttable) implements CaseEvent {}

    record ReportSentBack(String reason) implements CaseEvent {}

    record VoteCast(Motion motion, String member, Vote vote) implements CaseEvent {}

    /** @param carried more yes than no (DEC-23) */
    record VoteClosed(Motion motion, int yes, int no, int abstain, boolean carried) implements CaseEvent {}

    /** @param inadmissible true: inadmissible; false: manifestly unfounded (APP-I H2) */
    record ComplaintRejected(boolean inadmissible) implements CaseEvent {}

    record CaseForwarded() implements CaseEvent {}

    record CaseDismissed() implements CaseEvent {}

    /** @param federation "" if none is involved (APP-I H8) */
    record FindingsSent(String findings, List<Party> parties, String federation) implements CaseEvent {
        public FindingsSent {
            parties = List.copyOf(parties);
        }
    }

    record SanctionRecorded(
            String reference,
            int months,
            int overTheBoardMonths,
            List<String> aggravating,
            List<String> mitigating,
            String text)
            implements CaseEvent {
        public SanctionRecorded {
            aggravating = List.copyOf(aggravating);
            mitigating = List.copyOf(mitigating);
        }
    }

    record AccessNoted(String subject, Role role, boolean granted, String asked) implements CaseEvent {}
}
