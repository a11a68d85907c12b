package org.onehall.competition.pairing;

import java.util.Collection;
import java.util.List;

/** Pairings that a person types or drags: one row for a board. */
public final class HandPairing {
    /**
     * One row. Each side is a start number, an id or a name; one of them may be a word for a bye, such as "bye". A row
     * with two empty sides is skipped.
     */
    public record Row(String white, String black) {}

    private HandPairing() {}

    /**
     * Reads the rows: boards 1, 2, … in their order. A fault's line is the row, from 1; its column is 1 for White and 2
     * for Black.
     *
     * @param round from 1
     * @param candidates all players of the event
     */
    public static PairingReading read(int round, Collection<Candidate> candidates, List<Row> rows) {
        PairingFaults faults = new PairingFaults();
        ProposalRows proposal = new ProposalRows(round, candidates, faults);
        for (int i = 0; i < rows.size(); i++)
            proposal.row(
                    i + 1,
                    0,
                    new ProposalRows.Cell("", rows.get(i).white().strip(), 1),
                    new ProposalRows.Cell("", rows.get(i).black().strip(), 2));
        return proposal.reading();
    }
}
