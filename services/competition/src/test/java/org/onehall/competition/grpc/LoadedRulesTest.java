package org.onehall.competition.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.proto.competition.v1.LoadRequest;
import org.onehall.proto.competition.v1.Regulations;
import org.onehall.proto.competition.v1.StandingsRules;

class LoadedRulesTest {
    private static Optional<String> problem(int edition, String... tieBreaks) {
        return LoadedRules.problem(LoadRequest.newBuilder()
                .setRegulations(Regulations.newBuilder()
                        .setStandings(StandingsRules.newBuilder()
                                .addAllTieBreaks(List.of(tieBreaks))
                                .setEdition(edition)))
                .build());
    }

    @Test
    void aRequestNamesTieBreaksOfTheEdition() { // FIDE C.07
        assertEquals(Optional.empty(), LoadedRules.problem(LoadRequest.getDefaultInstance()));
        assertEquals(Optional.empty(), problem(2026, "DE", "BH/C1", "STD"));
        assertEquals(Optional.of("there is no tie-break"), problem(2026));
        assertEquals(Optional.of("the editions of C.07 are 2023, 2024, 2026"), problem(2025, "DE"));
        assertEquals(Optional.of("STD is in C.07 only since 2026-03-01 (C.07 7.7)"), problem(2024, "STD"));
        assertEquals(
                Optional.of("\"XX\" is not a tie-break of C.07."),
                problem(2024, "XX").map(text -> text.substring(0, text.indexOf(" The names"))));
    }
}
