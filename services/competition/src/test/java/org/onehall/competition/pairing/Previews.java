package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.onehall.competition.pairing.Players.player;

import java.util.List;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.pairing.Finding.Code;

/** Previews of small proposals. */
final class Previews {
    static final PairingRules SWISS = PairingRules.swiss(9);

    private Previews() {}

    /** Four players before round 3. */
    static List<Candidate> four() {
        return List.of(
                player(1, "Bianchi, Anna", "3w1", "2b1"),
                player(2, "Rossi, Mario", "4b1", "1w0"),
                player(3, "Verdi, Luca", "1b0", "4w1"),
                player(4, "Neri, Sara", "2w0", "3b0"));
    }

    static PairingProposal proposal(int round, Pairing... pairings) {
        return new PairingProposal(round, List.of(pairings), List.of(), List.of());
    }

    static PairingPreview preview(List<Candidate> players, Pairing... pairings) {
        return PairingPreview.of(3, players, proposal(3, pairings), SWISS);
    }

    static List<String> texts(PairingPreview preview, Code code) {
        return preview.findings().stream()
                .filter(finding -> finding.code() == code)
                .map(Finding::text)
                .toList();
    }

    static Finding only(PairingPreview preview) {
        assertEquals(1, preview.findings().size(), () -> preview.findings().toString());
        assertFalse(
                preview.findings().getFirst().text().contains("{"),
                () -> preview.findings().toString());
        return preview.findings().getFirst();
    }
}
