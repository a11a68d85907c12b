package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.onehall.competition.domain.Halls.CA;
import static org.onehall.competition.domain.Halls.ID;
import static org.onehall.competition.domain.Halls.SERVICE;
import static org.onehall.competition.domain.Halls.T0;
import static org.onehall.competition.domain.Halls.loaded;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.EntryCommand;
import org.onehall.competition.domain.Exclusion;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.domain.Termination;
import org.onehall.competition.pairing.Availability;
import org.onehall.competition.pairing.Candidate;
import org.onehall.competition.pairing.PairingPreview;
import org.onehall.competition.pairing.PairingProposal;
import org.onehall.competition.pairing.PairingReading;
import org.onehall.competition.pairing.PairingRules;
import org.onehall.competition.pairing.PairingSource;
import org.onehall.competition.pairing.PastRound;
import org.onehall.competition.pairing.PastRound.Outcome;
import org.onehall.competition.pairing.RecordedSwiss;
import org.onehall.competition.pairing.TrfPairing;

/** The players of a competition as the pairing of a round sees them (C.04). */
class RoundCandidatesTest {
    /** With the board as the recorded history numbers it, and points without trailing zeros. */
    private static Candidate plain(Candidate player) {
        return new Candidate(
                player.playerId(),
                player.number(),
                player.name(),
                player.rating(),
                player.venueId(),
                player.teamId(),
                plain(player.points()),
                player.history().stream().map(RoundCandidatesTest::plain).toList(),
                player.availability());
    }

    private static BigDecimal plain(BigDecimal points) {
        return points.signum() == 0 ? BigDecimal.ZERO : points.stripTrailingZeros();
    }

    private static PastRound plain(PastRound past) {
        return switch (past) {
            case PastRound.Game game ->
                new PastRound.Game(
                        game.round(),
                        0,
                        game.opponentId(),
                        game.colour(),
                        game.outcome(),
                        game.played(),
                        plain(game.points()));
            case PastRound.Bye bye -> new PastRound.Bye(bye.round(), bye.kind(), plain(bye.points()));
        };
    }

    /**
     * Nine rounds of 60 players with forfeits, byes of three kinds and players who leave, by the answers of a pairing
     * program: before each round the players are those of the recorded event, and its pairings can be published.
     */
    @Test
    void aPlayedSwissIsAsItWasRecorded() { // C.04.2
        PlayedSwiss swiss = new PlayedSwiss();
        for (int round = 1; round <= RecordedSwiss.ROUNDS; round++) {
            List<Candidate> candidates = swiss.candidates(round);
            assertEquals(
                    RecordedSwiss.candidates(round).stream()
                            .map(RoundCandidatesTest::plain)
                            .toList(),
                    candidates.stream().map(RoundCandidatesTest::plain).toList(),
                    "round " + round);
            String report = RecordedSwiss.paired(round);
            PairingProposal proposal = assertInstanceOf(
                            PairingReading.Read.class, TrfPairing.read(round, candidates, report))
                    .proposal();
            PairingRules rules = RoundRules.of(swiss.state(), round, PairingSource.TRF, report);
            assertEquals(
                    List.of(),
                    PairingPreview.of(round, candidates, proposal, rules).errors(),
                    "round " + round);
            swiss.opens(proposal).plays(round);
            for (Standings.PlayerRow row : Standings.of(swiss.state(), false).players())
                assertEquals(
                        plain(row.points()),
                        plain(swiss.candidates(round + 1).stream()
                                .filter(player -> player.playerId().equals(row.playerId()))
                                .findFirst()
                                .orElseThrow()
                                .points()),
                        row.playerId());
        }
    }

    private static Candidate player(CompetitionState state, int round, String id) {
        return RoundCandidates.of(state, round).stream()
                .filter(one -> one.playerId().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static PastRound.Game game(int round, int board, String opponent, Side colour, Outcome outcome) {
        return new PastRound.Game(round, board, opponent, colour, outcome, true, BigDecimal.ZERO);
    }

    @Test
    void anEarlierRoundWithoutResultsCountsWithItsPairings() { // C.04.1.2
        var open = loaded().when(new Command.OpenRound(ID, 1, 518), CA, T0).accepted();
        assertEquals(
                List.of(game(1, 1, "m1", Side.WHITE, Outcome.OPEN)),
                player(open.state(), 2, "r1").history());
        assertEquals(
                List.of(game(1, 1, "m1", Side.WHITE, Outcome.OPEN), game(2, 1, "m2", Side.BLACK, Outcome.OPEN)),
                player(loaded().state(), 3, "r1").history());
        assertEquals(List.of(), player(open.state(), 1, "r1").history());
    }

    @Test
    void playersWithReversedColoursHadTheColoursOfTheirGame() { // DEC-18
        var reversed = loaded().when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(new Command.NoteResult(ID, 1, 1, Result.WHITE_WINS, Termination.TIME, true), SERVICE, T0)
                .accepted()
                .state();
        assertEquals(
                List.of(new PastRound.Game(1, 1, "r1", Side.WHITE, Outcome.WON, true, BigDecimal.ONE)),
                player(reversed, 2, "m1").history().stream()
                        .map(past -> {
                            PastRound.Game game = (PastRound.Game) past;
                            return new PastRound.Game(
                                    1, 1, game.opponentId(), game.colour(), game.outcome(), true, plain(game.points()));
                        })
                        .toList());
        assertEquals(
                Outcome.LOST,
                ((PastRound.Game) player(reversed, 2, "r1").history().getFirst()).outcome());
    }

    @Test
    void whoIsExcludedIsThereWithTheArticle() { // OCR 18.4.8
        var excluded = loaded().when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(
                        new Command.ApplyPenalty(
                                ID,
                                "spring/1/1/ruling-1",
                                "OCR 18.4.8",
                                1,
                                1,
                                Optional.empty(),
                                Optional.of(new Exclusion("r1", List.of(2), false)),
                                Optional.empty(),
                                false,
                                false,
                                ""),
                        SERVICE,
                        T0)
                .accepted()
                .state();
        assertEquals(
                new Availability.Excluded("OCR 18.4.8"),
                player(excluded, 2, "r1").availability());
        assertEquals(new Availability.Available(), player(excluded, 2, "m1").availability());
    }

    @Test
    void aWithdrawnPlayerAndOneWhoMovesAreKnown() { // OCR 16.1
        PlayedSwiss swiss = new PlayedSwiss()
                .does(new EntryCommand.WithdrawPlayer(ID, "p3", 2, "ill"), CA)
                .does(new EntryCommand.MovePlayer(ID, "p1", "turin", 2, "a new job"), CA);
        assertEquals(
                new Availability.Withdrawn(""), player(swiss.state(), 2, "p3").availability());
        assertEquals(
                new Availability.Available(), player(swiss.state(), 1, "p3").availability());
        assertEquals("rome", player(swiss.state(), 1, "p1").venueId());
        assertEquals("turin", player(swiss.state(), 2, "p1").venueId());
        Bye asked = swiss.state().definition().orElseThrow().entries().byes().getFirst();
        assertEquals(
                new Availability.Absent(asked.kind()),
                player(swiss.state(), asked.round(), asked.playerId()).availability());
    }
}
