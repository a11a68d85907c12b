package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.pairing.Players.player;
import static org.onehall.competition.pairing.Players.with;
import static org.onehall.competition.pairing.Previews.SWISS;
import static org.onehall.competition.pairing.Previews.four;
import static org.onehall.competition.pairing.Previews.only;
import static org.onehall.competition.pairing.Previews.preview;
import static org.onehall.competition.pairing.Previews.proposal;
import static org.onehall.competition.pairing.Previews.texts;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.pairing.Finding.Code;
import org.onehall.competition.pairing.Finding.Severity;
import org.onehall.competition.pairing.PairingRules.Acceleration;
import org.onehall.competition.pairing.PairingRules.PairingSystem;
import org.onehall.regulations.ScoringTable;

class PairingPreviewTest {
    @Test
    void aBoardShowsPointsScoreGroupColoursAndFloats() {
        PairingPreview preview = preview(four(), new Pairing(1, "p4", "p1"), new Pairing(2, "p3", "p2"));
        assertTrue(preview.isPublishable(), () -> preview.findings().toString());
        PairingPreview.Board first = preview.boards().getFirst();
        assertEquals("WB", first.black().colours());
        assertEquals(1, first.black().scoreGroup());
        assertEquals(3, first.white().scoreGroup());
        assertEquals(Floated.DOWN, first.black().floated());
        assertEquals(Floated.UP, first.white().floated());
        assertEquals(List.of(Floated.NONE, Floated.NONE), first.black().lastFloats());
        assertEquals(
                Optional.of(new ColourDue(Side.WHITE, ColourDue.Strength.MILD)),
                first.black().due());
        assertFalse(first.sameVenue());
        assertEquals("BW", preview.boards().getLast().white().colours());
    }

    @Test
    void aRoundWithoutAGameIsAHyphenInTheColours() {
        Candidate one = player(1, "Bianchi, Anna", "U", "2w1", "", "3b+", "2b0");
        Candidate two = player(2, "Rossi, Mario", "H", "1b0", "3w1", "", "1w1");
        PairingPreview preview =
                PairingPreview.of(6, List.of(one, two), proposal(6, new Pairing(1, "p1", "p2")), PairingRules.swiss(9));
        assertEquals("-W--B", preview.boards().getFirst().white().colours());
        assertEquals(
                List.of(Floated.DOWN, Floated.DOWN),
                preview.boards().getFirst().white().lastFloats());
    }

    @Test
    void theColourDueIsAbsoluteAfterTwoOfOneColourOrADifferenceOfTwo() {
        assertEquals(Optional.empty(), ColourDue.after(List.of()));
        assertEquals(
                Optional.of(new ColourDue(Side.BLACK, ColourDue.Strength.STRONG)),
                ColourDue.after(List.of(Side.WHITE)));
        assertEquals(
                Optional.of(new ColourDue(Side.BLACK, ColourDue.Strength.ABSOLUTE)),
                ColourDue.after(List.of(Side.BLACK, Side.WHITE, Side.WHITE)));
        assertEquals(
                Optional.of(new ColourDue(Side.BLACK, ColourDue.Strength.ABSOLUTE)),
                ColourDue.after(List.of(Side.WHITE, Side.WHITE, Side.BLACK, Side.WHITE)));
    }

    @Test
    void unknownPlayersStop() {
        Finding finding = only(preview(List.of(player(1, "Bianchi, Anna")), new Pairing(1, "p9", "p1")));
        assertEquals(Code.UNKNOWN_PLAYER, finding.code());
        assertEquals("Board 1: this event has no player 'p9'.", finding.text());
        assertEquals(1, finding.board());
        assertEquals(List.of("p9"), finding.playerIds());
    }

    @Test
    void anUnknownPlayerHasASeatWithoutDetails() {
        PairingPreview.Seat seat =
                preview(four(), new Pairing(1, "p9", "p1")).boards().getFirst().white();
        assertEquals(Optional.empty(), seat.player());
        assertEquals(0, seat.scoreGroup());
    }

    @Test
    void nobodyAppearsTwice() {
        PairingPreview preview = PairingPreview.of(
                1,
                Players.named("Bianchi, Anna", "Rossi, Mario", "Verdi, Luca"),
                new PairingProposal(
                        1,
                        List.of(new Pairing(1, "p1", "p2"), new Pairing(2, "p3", "p1")),
                        List.of(new Bye(1, "p2", ByeKind.HALF)),
                        List.of()),
                SWISS);
        assertEquals(
                List.of(
                        "Bianchi, Anna (1) appears twice in round 1: board 1 and board 2.",
                        "Rossi, Mario (2) appears twice in round 1: board 1 and a bye."),
                texts(preview, Code.TWICE_IN_ROUND));
    }

    @Test
    void boardsHaveDifferentNumbers() {
        PairingPreview preview = preview(four(), new Pairing(1, "p1", "p4"), new Pairing(1, "p3", "p2"));
        assertEquals(
                List.of("Board 1 appears more than once. Give each board its own number."),
                texts(preview, Code.BOARD_TWICE));
        assertEquals(
                List.of("Board 0: a board's number must be from 1 to 9999."),
                texts(preview(four(), new Pairing(0, "p1", "p4"), new Pairing(10, "p3", "p2")), Code.BOARD_NUMBER));
    }

    @Test
    void nobodyPlaysThemselves() {
        assertEquals(
                List.of("Board 1: Bianchi, Anna (1) would play against themselves."),
                texts(preview(four(), new Pairing(1, "p1", "p1")), Code.PLAYS_ITSELF));
    }

    @Test
    void aProposalHasABoard() {
        assertEquals(List.of("There is no board. Add at least one pairing."), texts(preview(four()), Code.NO_BOARDS));
    }

    @Test
    void whoHasWithdrawnIsExcludedOrAbsentIsNotPaired() {
        List<Candidate> players = four();
        players = with(players, with(players.get(0), new Availability.Withdrawn("")));
        players = with(players, with(players.get(1), new Availability.Excluded("OCR 18.4.9")));
        players = with(players, with(players.get(2), new Availability.Absent(ByeKind.HALF)));
        PairingPreview preview = preview(players, new Pairing(1, "p4", "p1"), new Pairing(2, "p3", "p2"));
        assertEquals(
                List.of("Board 1: Bianchi, Anna (1) has withdrawn from the event."), texts(preview, Code.WITHDRAWN));
        assertEquals(
                List.of("Board 2: a ruling excludes Rossi, Mario (2) from round 3."), texts(preview, Code.EXCLUDED));
        assertEquals(
                List.of("Board 2: Verdi, Luca (3) asked not to play in round 3 and gets a half-point bye."),
                texts(preview, Code.ABSENT));
        assertEquals(
                "OCR 18.4.9",
                preview.findings().stream()
                        .filter(finding -> finding.code() == Code.EXCLUDED)
                        .findFirst()
                        .orElseThrow()
                        .article());
        assertFalse(preview.isPublishable());
    }

    @Test
    void whoIsOutGetsNoPointsByABye() {
        List<Candidate> players = four();
        players = with(players, with(players.get(0), new Availability.Withdrawn("")));
        players = with(players, with(players.get(3), new Availability.Excluded("OCR 18.4.8")));
        PairingProposal points = new PairingProposal(
                3,
                List.of(new Pairing(1, "p3", "p2")),
                List.of(new Bye(3, "p1", ByeKind.FULL), new Bye(3, "p4", ByeKind.HALF)),
                List.of());
        assertEquals(
                List.of(
                        "Bye: Bianchi, Anna (1) has withdrawn from the event.",
                        "Bye: a ruling excludes Neri, Sara (4) from round 3."),
                PairingPreview.of(3, players, points, SWISS).errors().stream()
                        .map(Finding::text)
                        .toList());
        PairingProposal none = new PairingProposal(
                3,
                List.of(new Pairing(1, "p3", "p2")),
                List.of(new Bye(3, "p1", ByeKind.ZERO), new Bye(3, "p4", ByeKind.ZERO)),
                List.of());
        assertEquals(List.of(), PairingPreview.of(3, players, none, SWISS).findings());
    }

    @Test
    void aRequestedByeIsAddedAndAnotherKindIsAWarning() {
        List<Candidate> players = four();
        players = with(players, with(players.get(0), new Availability.Absent(ByeKind.HALF)));
        players = with(players, with(players.get(3), new Availability.Absent(ByeKind.ZERO)));
        PairingPreview preview = PairingPreview.of(
                3,
                players,
                new PairingProposal(
                        3,
                        List.of(new Pairing(1, "p3", "p2")),
                        List.of(new Bye(3, "p1", ByeKind.ALLOCATED)),
                        List.of()),
                SWISS);
        Finding finding = only(preview);
        assertEquals(
                "Bianchi, Anna (1) gets a pairing-allocated bye here, but asked for a half-point bye.", finding.text());
        assertEquals(Severity.WARNING, finding.severity());
        assertEquals(List.of(new Bye(3, "p1", ByeKind.ALLOCATED), new Bye(3, "p4", ByeKind.ZERO)), preview.byes());
    }

    @Test
    void whoIsAvailableIsPairedHasAByeOrIsLeftOutOnPurpose() {
        PairingPreview preview = PairingPreview.of(
                3,
                four(),
                new PairingProposal(3, List.of(new Pairing(1, "p3", "p2")), List.of(), List.of("p4")),
                SWISS);
        assertEquals(
                List.of("Bianchi, Anna (1) is available, but has neither a game nor a bye in round 3."),
                texts(preview, Code.MISSING));
        assertEquals(
                List.of("Neri, Sara (4) is available, but is left without a game in round 3."),
                texts(preview, Code.LEFT_OUT));
        assertEquals(1, preview.warnings().size());
    }

    @Test
    void aProposalForAnotherRoundIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> PairingPreview.of(2, four(), proposal(3), SWISS));
        assertThrows(
                IllegalArgumentException.class,
                () -> PairingPreview.of(
                        3, List.of(player(1, "Bianchi, Anna"), player(1, "Rossi, Mario")), proposal(3), SWISS));
    }

    @Test
    void everyTextIsASentence() {
        for (Code code : Code.values()) assertTrue(code.template().endsWith("."), code.name());
    }

    @Test
    void accelerationCountsForGroupsAndFloats() {
        PairingRules rules = new PairingRules(
                PairingSystem.SWISS,
                9,
                1,
                ScoringTable.STANDARD,
                List.of(),
                false,
                Map.of(),
                List.of(new Acceleration(1, 2, 1, 3, BigDecimal.ONE)));
        List<Candidate> players =
                List.of(player(1, "Bianchi, Anna", "3w0"), player(2, "Rossi, Mario"), player(3, "Verdi, Luca", "1b1"));
        PairingPreview preview = PairingPreview.of(2, players, proposal(2, new Pairing(1, "p2", "p3")), rules);
        PairingPreview.Board board = preview.boards().getFirst();
        assertEquals(1, board.white().scoreGroup());
        assertEquals(1, board.black().scoreGroup());
        assertEquals(Floated.NONE, board.white().floated());
        assertEquals(List.of(Floated.UP), board.black().lastFloats());
        PairingPreview without =
                PairingPreview.of(2, players, proposal(2, new Pairing(1, "p2", "p3")), PairingRules.swiss(9));
        assertEquals(Floated.UP, without.boards().getFirst().white().floated());
    }
}
