package org.onehall.fairplay.domain.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.fairplay.domain.proceeding.CaseCommand.CloseVote;

/** A text that breaks one of its own limits is refused before any of it is stored, not only at the decision. */
class UnreadableTextsTest {
    private static final String CASE = "cup/case-1";
    private static final Instant DUE = Instant.parse("2026-11-21T15:00:00Z");

    private static boolean isRefused(ProceedingCommand command) {
        return new ProceedingDecider()
                .malformed(command)
                .filter(refused -> refused.refusal() == ProceedingRefusal.TEXT_UNREADABLE)
                .isPresent();
    }

    @Test
    void eachTextHasItsOwnLimit() {
        String long201 = "x".repeat(201);
        List<ProceedingCommand> refused = List.of(
                new CaseCommand.RegisterEvidence(CASE, EvidenceKind.values()[0], "the files", long201),
                new CaseCommand.RequestCooperation(CASE, "two\nlines", "come", DUE, ""),
                new CaseCommand.FileStatement(CASE, Party.values()[0], "it was so", List.of(long201)),
                new CaseCommand.FileStatement(CASE, Party.values()[0], "it was so", Collections.nCopies(21, "a")),
                new CloseVote(CASE, Motion.values()[0], "x".repeat(101), Optional.empty()),
                new CaseCommand.RecordNote(CASE, "x".repeat(10_001)));
        assertEquals(
                List.of(),
                refused.stream().filter(command -> !isRefused(command)).toList());
        assertTrue(List.of(
                        new CaseCommand.RegisterEvidence(
                                CASE, EvidenceKind.values()[0], "x".repeat(10_000), "x".repeat(200)),
                        new CaseCommand.RequestCooperation(CASE, "Ada Selvalunga", "come", DUE, ""),
                        new CaseCommand.RequestCooperation(CASE, "", "come", DUE, ""),
                        new CloseVote(CASE, Motion.values()[0], "x".repeat(100), Optional.empty()))
                .stream()
                .noneMatch(UnreadableTextsTest::isRefused));
    }
}
