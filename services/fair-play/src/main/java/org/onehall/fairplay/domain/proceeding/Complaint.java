package org.onehall.fairplay.domain.proceeding;

import java.util.List;

/**
 * The written form (APP-I G2.2-G2.4). All but the evidence is required.
 *
 * @param fideId of the complainant (FSSI: member number), 1 to 20 characters
 * @param contact where an answer reaches the complainant, 1 to 200 characters
 * @param games rounds and boards, 1 to 200 characters
 * @param grounds all that are known, at least one
 * @param facts 1 to 10,000 characters; so has {@code evidence}, which may be empty
 */
public record Complaint(
        String fideId,
        String contact,
        Accused accused,
        String games,
        List<Ground> grounds,
        String facts,
        String evidence) {
    public Complaint {
        grounds = List.copyOf(grounds);
    }

    Complaint about(Accused known) {
        return new Complaint(fideId, contact, known, games, grounds, facts, evidence);
    }
}
