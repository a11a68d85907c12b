package org.onehall.connectivity.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.testkit.AuthorityMatrix;

/** The authority matrix for the links of a venue (regulations §5). */
class AuthorityTest {
    private static final BoardId BOARD = new BoardId("demo", 1, 1);
    private static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");
    private static final GameGlimpse NO_GAME =
            new GameGlimpse(false, 0, 0, Optional.empty(), "", Optional.empty(), Optional.empty(), Optional.empty());

    private static void holds(String action, Command... commands) {
        for (Command command : commands)
            AuthorityMatrix.holds(
                    action,
                    "rome",
                    "demo/1/1",
                    "WHITE",
                    actor -> ConnectivityDecider.DECIDER.decide(
                            new Submitted<>(command, actor, "r", AT, AT),
                            Scenario.of(ConnectivityDecider.DECIDER).state()));
    }

    @Test
    void reportsAndLinksAreTheLocalTechnicalArbiters() { // DEC-21, OCR 18.8, OCR 18.9
        var withCase = Scenario.of(ConnectivityDecider.DECIDER)
                .given(new Event.CaseOpened(
                        "demo/rome/case-1", BOARD, Side.WHITE, AT, AT, NO_GAME, 0, Optional.empty()));
        AuthorityMatrix.holds(
                "REPORT_DISCONNECTION",
                "rome",
                "demo/1/1",
                "WHITE",
                actor -> ConnectivityDecider.DECIDER.decide(
                        new Submitted<>(
                                new Command.ConfirmReport("demo/rome", "demo/rome/case-1", ""), actor, "r", AT, AT),
                        withCase.state()));
        List<Command> ofTheVenue = List.of(
                new Command.ReportCommunication("demo/rome", "p1", true, Optional.empty(), CommunicationSource.ARBITER),
                new Command.RecordProbes("demo/rome", "node", "a", Optional.of(Duration.ZERO), List.of()));
        for (Command command : ofTheVenue)
            AuthorityMatrix.holds(
                    "REPORT_LINKS",
                    "rome",
                    "demo/1/1",
                    "WHITE",
                    actor -> ConnectivityDecider.DECIDER.decide(
                            new Submitted<>(command, actor, "r", AT, AT),
                            Scenario.of(ConnectivityDecider.DECIDER).state()));
    }

    @Test
    void whatOneServiceTellsAnotherNobodyElseDoes() {
        holds(
                "SYSTEM",
                new Command.ReportPresence(
                        "demo/rome",
                        BOARD,
                        Side.WHITE,
                        "tablet-1",
                        LinkState.UP,
                        AT,
                        AT,
                        Optional.empty(),
                        NO_GAME,
                        false),
                new Command.NoteOverdue("demo/rome", "demo/rome/case-1"),
                new Command.NoteMove("demo/rome", "p1", BOARD, Side.WHITE, 1, AT),
                new Command.CloseCase("demo/rome", "demo/rome/case-1", "ruling-1"));
    }
}
