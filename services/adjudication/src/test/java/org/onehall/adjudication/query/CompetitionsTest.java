package org.onehall.adjudication.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Duration;
import com.google.protobuf.Timestamp;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.BoardNoted;
import org.onehall.proto.adjudication.v1.CallTerms;
import org.onehall.proto.adjudication.v1.Captain;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.AppealRules;
import org.onehall.proto.competition.v1.AssistanceRules;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Entries;
import org.onehall.proto.competition.v1.FairPlayRules;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.PenaltyRules;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Regulations;
import org.onehall.proto.competition.v1.ResultNoted;
import org.onehall.proto.competition.v1.ResultWithdrawn;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.RoundClosed;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.competition.v1.Team;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Fine;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.Scoring;
import org.onehall.proto.types.v1.Side;

/** What a penalty needs to know when it is requested (OCR 18.4). */
class CompetitionsTest {
    private static final BoardId BOARD = new BoardId("cup", 2, 5);

    private final Competitions competitions = new Competitions();

    private void told(Consumer<CompetitionEvent.Builder> payload) {
        var event =
                CompetitionEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey("cup"));
        payload.accept(event);
        competitions.fold(event.build());
    }

    private void ruled(BoardId board, Consumer<AdjudicationEvent.Builder> payload) {
        var event = AdjudicationEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(board.toString()));
        payload.accept(event);
        competitions.fold(event.build());
    }

    private void sits(BoardId board, String white, String black) {
        ruled(
                board,
                event -> event.setBoardNoted(
                        BoardNoted.newBuilder().setWhitePlayer(white).setBlackPlayer(black)));
    }

    private void penalised(BoardId board, String ruling, String player, PenaltyKind kind) {
        ruled(
                board,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(ruling)
                        .setPlayer(player)
                        .addItems(PenaltyItem.newBuilder().setKind(kind))));
    }

    private static PointsBySide points(String white, String black) {
        return PointsBySide.newBuilder().setWhite(white).setBlack(black).build();
    }

    @Test
    void whatTheRegulationsSayOfRulingsInFairPlayGoesIntoEachPenalty() { // APP-I A9, APP-I A10
        assertFalse(competitions.of(BOARD, Side.SIDE_WHITE).getWithoutProof()
                || competitions.of(BOARD, Side.SIDE_WHITE).getFairPlayFinal());
        told(event -> event.setCompetitionLoaded(CompetitionLoaded.newBuilder()
                .setRegulations(Regulations.newBuilder()
                        .setFairPlay(FairPlayRules.newBuilder()
                                .setAppendixHolds(true)
                                .setSanctionsWithoutProof(true)
                                .setDecisionFinal(true)))));
        assertTrue(competitions.of(BOARD, Side.SIDE_WHITE).getWithoutProof()
                && competitions.of(BOARD, Side.SIDE_WHITE).getFairPlayFinal());
    }

    @Test
    void whatIsTakenBackCountsNoLongerUnlessThatIsRefused() { // OCR 18.3, OCR 18.4.1
        sits(BOARD, "ann", "bob");
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r1")
                        .setPlayer("ann")
                        .setCard(1)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING))
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_FINE))));
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r2")
                        .setWithdrawnId("r1")
                        .setCard(true)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING))));
        assertEquals(List.of(1, 0, 0), counts());
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r3")
                        .setWithdrawnId("r1")
                        .setWhole(true)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_FINE))));
        assertEquals(List.of(0, 0, 0), counts());
        for (String ruling : List.of("r2", "r3"))
            ruled(
                    new BoardId("cup", 1, 1),
                    event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId(ruling)));
        assertEquals(List.of(1, 1, 1), counts());
    }

    @Test
    void anExpulsionAtAnotherBoardIsKnownOfBothPlayersWhileItStands() { // OCR 18.4.9, OCR 18.3
        sits(BOARD, "ann", "bob");
        assertFalse(competitions.of(BOARD, Side.SIDE_WHITE).hasExpelledBy());
        penalised(new BoardId("cup", 1, 1), "r1", "bob", PenaltyKind.PENALTY_KIND_EXPULSION);
        penalised(new BoardId("other", 1, 1), "r2", "ann", PenaltyKind.PENALTY_KIND_EXPULSION);
        for (Side side : List.of(Side.SIDE_WHITE, Side.SIDE_BLACK))
            assertEquals("r1", competitions.of(BOARD, side).getExpelledBy());
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r3")
                        .setWithdrawnId("r1")
                        .setWhole(true)
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_EXPULSION))));
        assertFalse(competitions.of(BOARD, Side.SIDE_WHITE).hasExpelledBy());
    }

    @Test
    void whoHasMissedARoundOrLostAGameByARulingHasThatRulingAgainstHimThoughHeIsLetInAgain() { // OCR 18.3, OCR
        // 18.4.8, OCR 18.4.9
        sits(BOARD, "ann", "bob");
        var excluded = PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_EXCLUSION);
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r1")
                        .setPlayer("ann")
                        .addItems(excluded.clone().addRounds(3).addRounds(4))));
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r2")
                        .setWithdrawnId("r1")
                        .addItems(excluded.clone().addRounds(4))));
        penalised(new BoardId("cup", 1, 1), "r3", "ann", PenaltyKind.PENALTY_KIND_EXPULSION);
        assertEquals("r3", competitions.of(BOARD, Side.SIDE_WHITE).getExpelledBy());
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r4")
                        .setWithdrawnId("r3")
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_EXPULSION)
                                .addRounds(4))));
        assertEquals(List.of(2, 0, 0), counts());
        assertFalse(competitions.of(BOARD, Side.SIDE_WHITE).hasExpelledBy());
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r5")
                        .setWithdrawnId("r1")
                        .addItems(excluded.clone().addRounds(3))));
        assertEquals(List.of(1, 0, 0), counts());
    }

    @Test
    void theLastNumberOfAWarningIsKnownThoughItIsTakenBack() { // OCR 18.3, OCR 18.4.1
        sits(BOARD, "ann", "bob");
        assertEquals(0, competitions.of(BOARD, Side.SIDE_WHITE).getLastWarning());
        var warning = PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING);
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r1")
                        .setPlayer("ann")
                        .addItems(warning)
                        .setWarnings(2)));
        assertEquals(2, competitions.of(BOARD, Side.SIDE_WHITE).getLastWarning(), "of an older log");
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId("r2")
                        .setPlayer("ann")
                        .addItems(warning)
                        .setWarnings(2)
                        .setWarning(3)));
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("r3")
                        .setWithdrawnId("r2")
                        .addItems(warning)
                        .setWhole(true)));
        assertEquals(
                List.of(3, 1),
                List.of(
                        competitions.of(BOARD, Side.SIDE_WHITE).getLastWarning(),
                        competitions.of(BOARD, Side.SIDE_WHITE).getWarnings()));
        ruled(
                new BoardId("cup", 1, 1),
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("r2")));
        assertEquals(2, competitions.of(BOARD, Side.SIDE_WHITE).getLastWarning());
    }

    private List<Integer> counts() {
        var known = competitions.of(BOARD, Side.SIDE_WHITE);
        return List.of(known.getPenalties(), known.getWarnings(), known.getCards());
    }

    @Test
    void whoAppealsIsKnownToHaveWonByThePointsOfTheCompetition() { // OCR 17.11, OCR 7.1
        assertFalse(competitions.appealTerms(BOARD, Side.SIDE_WHITE).getWon());
        told(event -> event.setResultNoted(
                ResultNoted.newBuilder().setRound(2).setBoard(5).setPoints(points("1", "0"))));
        assertEquals(List.of(true, false), won());
        told(event -> event.setScoreChanged(
                ScoreChanged.newBuilder().setRound(2).setBoard(5).setAfter(points("1", "0.5"))));
        assertEquals(List.of(false, false), won(), "the other side has something of it");
        told(event -> event.setCompetitionLoaded(CompetitionLoaded.newBuilder()
                .setRegulations(Regulations.newBuilder()
                        .setPenalties(PenaltyRules.newBuilder()
                                .setScoring(Scoring.newBuilder()
                                        .setWin("3")
                                        .setDraw("1.0")
                                        .setLoss("0.0"))))));
        told(event -> event.setScoreChanged(
                ScoreChanged.newBuilder().setRound(2).setBoard(5).setAfter(points("0", "3"))));
        assertEquals(List.of(false, true), won());
    }

    @Test
    void theEndOfATeamsMatchIsThatOfItsLastBoard() { // FSSI gen-8 b
        told(event -> event.setCompetitionLoaded(CompetitionLoaded.newBuilder()
                .setRegulations(Regulations.newBuilder()
                        .setAppeals(AppealRules.newBuilder()
                                .setAllowed(true)
                                .setResults(true)
                                .setDeadlineMinutes(10)
                                .setFee("0")
                                .setSecondFee("0")))
                .setEntries(Entries.newBuilder()
                        .addTeams(Team.newBuilder()
                                .setTeamId("rome")
                                .addPlayerIds("r1")
                                .addPlayerIds("r2")
                                .addPlayerIds("r3"))
                        .addTeams(Team.newBuilder()
                                .setTeamId("bari")
                                .addPlayerIds("b1")
                                .addPlayerIds("b2")
                                .addPlayerIds("b3"))
                        .addTeams(Team.newBuilder().setTeamId("pisa").addPlayerIds("p1")))));
        told(event -> event.setRoundOpened(RoundOpened.newBuilder()
                .setRound(2)
                .addPairings(pairing(4, "b1", "r1"))
                .addPairings(pairing(5, "r2", "b2"))
                .addPairings(pairing(6, "b3", "r3"))
                .addNotPlayed(6)
                .addPairings(pairing(7, "p1", "nobody"))));
        ended(new BoardId("cup", 2, 5), 100);
        assertTrue(competitions.appealTerms(BOARD, Side.SIDE_BLACK).getMatchGoesOn(), "board 4 plays on");
        ended(new BoardId("cup", 2, 4), 300);
        var over = competitions.appealTerms(BOARD, Side.SIDE_BLACK);
        assertFalse(over.getMatchGoesOn(), "board 6 is not played");
        assertEquals(300, over.getMatchEndedAt().getSeconds());
        var alone = competitions.appealTerms(new BoardId("cup", 2, 7), Side.SIDE_WHITE);
        assertFalse(alone.getMatchGoesOn() || alone.hasMatchEndedAt(), "no two teams meet");
    }

    private static Pairing pairing(int board, String white, String black) {
        return Pairing.newBuilder()
                .setBoard(board)
                .setWhiteId(white)
                .setBlackId(black)
                .build();
    }

    private void ended(BoardId board, long second) {
        ruled(
                board,
                event -> event.setBoardNoted(BoardNoted.newBuilder()
                        .setEnded(true)
                        .setEndedAt(Timestamp.newBuilder().setSeconds(second))));
    }

    private List<Boolean> won() {
        return List.of(
                competitions.appealTerms(BOARD, Side.SIDE_WHITE).getWon(),
                competitions.appealTerms(BOARD, Side.SIDE_BLACK).getWon());
    }

    @Test
    void aRoundIsOfficialUntilOneOfItsScoresChanges() { // OCR 17.11
        told(event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(2)));
        assertTrue(competitions.of(BOARD, Side.SIDE_WHITE).getOfficial());
        assertFalse(competitions.of(new BoardId("cup", 1, 5), Side.SIDE_WHITE).getOfficial());
        told(event ->
                event.setScoreChanged(ScoreChanged.newBuilder().setRound(2).setBoard(7)));
        assertFalse(competitions.of(BOARD, Side.SIDE_WHITE).getOfficial());
    }

    @Test
    void roundsScoringAndFinesAreThoseOfTheCompetition() { // OCR 7.1, OCR 18.4.7, OCR 18.4.8
        var scoring = Scoring.newBuilder().setWin("3").setDraw("1").setLoss("0").build();
        told(event -> event.setCompetitionLoaded(CompetitionLoaded.newBuilder()
                .addRounds(Round.newBuilder().setNumber(1))
                .addRounds(Round.newBuilder().setNumber(2))
                .setRegulations(Regulations.newBuilder()
                        .setPenalties(PenaltyRules.newBuilder()
                                .setScoring(scoring)
                                .addFines(Fine.newBuilder().setCode("PHONE"))))));
        told(event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1)));
        var known = competitions.of(BOARD, Side.SIDE_WHITE);
        assertEquals(scoring, known.getScoring());
        assertEquals("PHONE", known.getFines(0).getCode());
        assertEquals(List.of(List.of(1, 2), List.of(1)), List.of(known.getRoundsList(), known.getStartedList()));
    }

    @Test
    void withoutASayOfTheCompetitionItsPointsAreTheUsual() { // OCR 7.1
        var scoring = competitions.of(BOARD, Side.SIDE_WHITE).getScoring();
        assertEquals(List.of("1", "0.5", "0"), List.of(scoring.getWin(), scoring.getDraw(), scoring.getLoss()));
    }

    @Test
    void aBoardIsSeatedOnceItsNoteIsRead() { // OCR 18.4.1: before that, the count of penalties would start again
        assertFalse(competitions.isSeated(BOARD));
        sits(BOARD, "anna", "bruno");
        assertTrue(competitions.isSeated(BOARD));
    }

    @Test
    void theScoreIsThatOfTheResultOrOfTheLastRuling() { // OCR 18.4.4
        assertFalse(competitions.of(BOARD, Side.SIDE_WHITE).hasScore());
        told(event -> event.setResultNoted(
                ResultNoted.newBuilder().setRound(2).setBoard(5).setPoints(points("1", "0"))));
        assertEquals(points("1", "0"), competitions.of(BOARD, Side.SIDE_WHITE).getScore());
        told(event -> event.setScoreChanged(
                ScoreChanged.newBuilder().setRound(2).setBoard(5).setAfter(points("0.5", "0"))));
        assertEquals(points("0.5", "0"), competitions.of(BOARD, Side.SIDE_WHITE).getScore());
        told(event -> event.setResultWithdrawn(
                ResultWithdrawn.newBuilder().setRound(2).setBoard(5)));
        assertFalse(competitions.of(BOARD, Side.SIDE_WHITE).hasScore());
    }

    @Test
    void aCallGoesByTheRegulationsAndTheCaptainsOfTheTeam() { // OCR 19.1, FSSI team-b
        assertEquals(
                CallTerms.newBuilder()
                        .setEscalateAfter(Duration.getDefaultInstance())
                        .build(),
                competitions.callTerms(BOARD, Side.SIDE_WHITE));
        told(event -> event.setCompetitionLoaded(CompetitionLoaded.newBuilder()
                .setRegulations(Regulations.newBuilder()
                        .setAssistance(AssistanceRules.newBuilder()
                                .setCaptainCalls(true)
                                .setStopsClock(true)
                                .setShallPenalise(true)
                                .setEscalateSeconds(90)))
                .addAllPlayers(Stream.of("anna", "cora", "dora", "bruno")
                        .map(id ->
                                Player.newBuilder().setPlayerId(id).setName(id).build())
                        .toList())
                .setEntries(Entries.newBuilder()
                        .addTeams(team("cora", "anna", "cora"))
                        .addTeams(team("dora", "dora")))));
        sits(BOARD, "anna", "bruno");
        var terms = competitions.callTerms(BOARD, Side.SIDE_WHITE);
        assertEquals(
                List.of(true, true, true, 90L),
                List.of(
                        terms.getCaptainCalls(),
                        terms.getStopsClock(),
                        terms.getShallPenalise(),
                        terms.getEscalateAfter().getSeconds()));
        assertEquals(
                List.of("cora"),
                terms.getCaptainsList().stream().map(Captain::getPlayerId).toList());
        assertEquals(List.of(), competitions.callTerms(BOARD, Side.SIDE_BLACK).getCaptainsList());
    }

    private static Team team(String captain, String... players) {
        return Team.newBuilder()
                .setTeamId(captain)
                .setCaptainId(captain)
                .addAllPlayerIds(List.of(players))
                .build();
    }

    @Test
    void penaltiesOfOtherRoundsCountAndRefusedOnesNot() { // OCR 18.4.1
        sits(BOARD, "anna", "bruno");
        sits(new BoardId("cup", 1, 7), "cora", "anna");
        penalised(new BoardId("cup", 1, 7), "r1", "anna", PenaltyKind.PENALTY_KIND_WARNING);
        penalised(new BoardId("cup", 1, 7), "r2", "anna", PenaltyKind.PENALTY_KIND_FINE);
        penalised(new BoardId("cup", 1, 7), "r3", "anna", PenaltyKind.PENALTY_KIND_GAME_LOST);
        ruled(
                new BoardId("cup", 1, 7),
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("r3")));
        ruled(
                new BoardId("cup", 1, 7),
                event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId("r4")
                        .setOffender(Side.SIDE_BLACK)
                        .setKind(PenaltyKind.PENALTY_KIND_WARNING)));
        penalised(BOARD, "r5", "anna", PenaltyKind.PENALTY_KIND_WARNING);
        penalised(new BoardId("other", 1, 1), "r6", "anna", PenaltyKind.PENALTY_KIND_WARNING);
        var known = competitions.of(BOARD, Side.SIDE_WHITE);
        assertEquals(
                List.of(3, 2),
                List.of(known.getPenalties(), known.getWarnings()),
                "those of this board are in its own log");
        assertEquals(0, competitions.of(BOARD, Side.SIDE_BLACK).getPenalties());
    }
}
