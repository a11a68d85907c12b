package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.Role;

/**
 * A command to a case. A caller who may not see the case is refused NO_SUCH_CASE. In a completed case all commands but
 * the first two are refused CASE_COMPLETED. A text that is too long or holds control characters is refused
 * TEXT_UNREADABLE.
 */
public sealed interface CaseCommand extends ProceedingCommand {
    String caseId();

    /**
     * A complaint in writing (APP-I G2). Refused: CASE_EXISTS, APPENDIX_NOT_ADOPTED, NOT_ELIGIBLE, FORM_INCOMPLETE,
     * TIME_BARRED, UNKNOWN_ACCUSED, NAME_OF_COMPETITION, OWN_CASE, COMPLAINT_IN_WORK, TOO_MANY_COMPLAINTS.
     *
     * @param openComplaints of the same person that are not completed, from 0; set by the service, like the fields that
     *     follow
     * @param complained one of them is about the same accused
     * @param device it is filed on; "" if the token belongs to none
     */
    record FileComplaint(
            String caseId,
            String competitionId,
            Complaint complaint,
            CaseFacts facts,
            int openComplaints,
            boolean complained,
            String device)
            implements CaseCommand {}

    /**
     * A report of the Chief Arbiter, an initiative of the panel, or a request (APP-I G1). Refused: as for a complaint,
     * and UNKNOWN_BASIS.
     *
     * @param reference of the report or request, may be empty
     * @param basis case whose facts are taken up (APP-I G1.2, G2.6), "" if none
     */
    record OpenCase(
            String caseId,
            String competitionId,
            Trigger trigger,
            Accused accused,
            String facts,
            String reference,
            String basis,
            boolean falseAccusation,
            CaseFacts known)
            implements CaseCommand {}

    /** By the panel or the investigator (APP-I H1). Refused: TEXT_MISSING. */
    record RecordNote(String caseId, String text) implements CaseCommand {}

    /**
     * By the chair (APP-I H3). Refused: CHAIR_NEEDED, COMPLAINT_INADMISSIBLE, REPORT_FINAL, NOT_ON_PANEL,
     * APPOINTED_MEANWHILE, NOT_NEXT_IN_LIST.
     *
     * @param seen the investigator as the chair knows it, "" if none: an investigator appointed meanwhile is not
     *     replaced by accident
     */
    record AppointInvestigator(String caseId, String person, String reason, String seen, CaseFacts facts)
            implements CaseCommand {}

    /** By the investigator (APP-I H4, C2). Refused: NOT_INVESTIGATOR, REPORT_FINAL, TEXT_MISSING. */
    record RegisterEvidence(String caseId, EvidenceKind kind, String text, String reference) implements CaseCommand {}

    /**
     * By the investigator (APP-I H5). Refused: NOT_INVESTIGATOR, REPORT_FINAL, TEXT_MISSING, DUE_PASSED.
     *
     * @param person name of the person asked; for a person of the competition the name known to the service, "" if
     *     nobody has that id
     * @param personId id in the competition of a person who reads the request in the hall; "" for anybody else
     */
    record RequestCooperation(String caseId, String person, String text, Instant due, String personId)
            implements CaseCommand {}

    /**
     * By the investigator (APP-I H5). Refused: NOT_INVESTIGATOR, REPORT_FINAL, UNKNOWN_REQUEST.
     *
     * @param given if not given, it is flagged for referral
     */
    record RecordCooperation(String caseId, String request, boolean given, String text) implements CaseCommand {}

    /**
     * By the investigator, in writing (APP-I I3). Refused: NOT_INVESTIGATOR, REPORT_FINAL, TEXT_MISSING, DUE_PASSED,
     * HEARING_TOO_SHORT.
     *
     * @param until when statements and documents are awaited
     */
    record InformAccused(String caseId, String text, Instant until) implements CaseCommand {}

    /**
     * By a party, or by the investigator for a party who wrote (APP-I I3, I5). Refused: NOT_INVESTIGATOR, REPORT_FINAL,
     * TEXT_MISSING.
     */
    record FileStatement(String caseId, Party party, String text, List<String> documents) implements CaseCommand {
        public FileStatement {
            documents = List.copyOf(documents);
        }
    }

    /** By the panel or the investigator (APP-I G2.7, I2, I4-I7). Refused: NOT_INVESTIGATOR, TEXT_MISSING. */
    record RecordMatter(String caseId, MatterKind kind, String text) implements CaseCommand {}

    /**
     * By the investigator (APP-I H7). Refused: NOT_INVESTIGATOR, REPORT_FINAL, REPORT_INCOMPLETE, ACCUSED_NOT_HEARD.
     */
    record FinaliseReport(String caseId, Report report) implements CaseCommand {}

    /** By the chair (APP-I H7). Refused: CHAIR_NEEDED, REPORT_MISSING, TEXT_MISSING. */
    record SendReportBack(String caseId, String reason) implements CaseCommand {}

    /**
     * By a member of the panel; a later vote replaces an earlier one (DEC-23). Refused: NOT_A_COMPLAINT,
     * UNDER_INVESTIGATION, REPORT_MISSING.
     */
    record CastVote(String caseId, Motion motion, Vote vote) implements CaseCommand {}

    /**
     * The chair closes the vote, and its result takes effect (APP-I H2, H8). Refused: CHAIR_NEEDED, NO_VOTES,
     * VOTED_MEANWHILE and as for a vote.
     *
     * @param federation involved, to which the findings are sent; "" if none
     * @param seen the tally as the chair knows it; empty if not stated
     */
    record CloseVote(String caseId, Motion motion, String federation, Optional<FairPlayCase.Tally> seen)
            implements CaseCommand {}

    /**
     * Records what the Ethics and Disciplinary Commission imposed. The Commission records it; the panel may do so only
     * if the competition names nobody of the Commission who can (APP-I E1, E2). Refused: FORBIDDEN_ROLE, NOT_FORWARDED,
     * COMMISSION_NEEDED, SANCTION_MALFORMED, SANCTION_RECORDED.
     *
     * @param months of a ban from online play, 0 to 1,200; 0: no ban
     * @param overTheBoardMonths 0 to {@code months}
     * @param commission ids of the people whom the competition names for the Commission
     */
    record RecordSanction(
            String caseId,
            String reference,
            int months,
            int overTheBoardMonths,
            List<String> aggravating,
            List<String> mitigating,
            String text,
            List<String> commission)
            implements CaseCommand {
        public RecordSanction {
            commission = List.copyOf(commission);
            aggravating = List.copyOf(aggravating);
            mitigating = List.copyOf(mitigating);
        }
    }

    /** Somebody has read the case or tried to; by a service, also in a completed case (APP-I G2.7). */
    record NoteAccess(String caseId, String subject, Role role, boolean granted, String asked) implements CaseCommand {}
}
