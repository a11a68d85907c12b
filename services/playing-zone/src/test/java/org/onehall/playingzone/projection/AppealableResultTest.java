package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.FairPlayGround;
import org.onehall.proto.adjudication.v1.LostGame;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.AppealRules;
import org.onehall.proto.competition.v1.PenaltyRules;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.Scoring;

/** Which sides are offered an appeal against a result (OCR 17.11). */
class AppealableResultTest extends HallFixture {
    private static final List<Side> BOTH = List.of(Side.WHITE, Side.BLACK);

    private void load(Consumer<AppealRules.Builder> appeals, String win) {
        var loaded = facts.loaded().toBuilder();
        var rules = AppealRules.newBuilder().setAllowed(true).setResults(true);
        appeals.accept(rules);
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .setAppeals(rules)
                .setPenalties(PenaltyRules.newBuilder()
                        .setScoring(
                                Scoring.newBuilder().setWin(win).setDraw("0.5").setLoss("0")));
        hall.fold(loaded.build());
    }

    private void ended(Result result) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(result)
                        .setTermination(Termination.TERMINATION_RESIGNATION)
                        .setClocks(Facts.standing(5400, 5400)))));
    }

    private void filed(String ruling) {
        var filed = AppealFiled.newBuilder()
                .setAppealId("a" + ruling)
                .setSide(WHITE)
                .setFee("0");
        if (!ruling.isEmpty()) filed.setRulingId(ruling);
        hall.fold(facts.adjudication(BOARD, "OCR 17.11", CA, event -> event.setAppealFiled(filed)));
    }

    private List<Side> appealable() {
        return board().help().orElseThrow().appealable();
    }

    /** A loss or an expulsion for fair play, against which there is no appeal. */
    private void sanctioned(String ruling, PenaltyKind kind, int attempt, boolean decisionFinal) {
        Changes made = hall.fold(facts.adjudication(
                BOARD,
                "APP-I A9",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(ruling)
                        .setOffender(BLACK)
                        .setAttempt(attempt)
                        .setLost(LostGame.LOST_GAME_OPPONENT_WINS)
                        .setFairPlay(FairPlayGround.FAIR_PLAY_GROUND_PROVEN)
                        .setDecisionFinal(decisionFinal)
                        .addItems(PenaltyItem.newBuilder().setKind(kind)))));
        assertEquals(
                Set.of(new SeatKey(BOARD, Side.WHITE), new SeatKey(BOARD, Side.BLACK)),
                made.help(),
                "sent again before the ruling is applied");
        applied(ruling);
    }

    private void takenBack(String ruling, PenaltyKind kind, Integer... rounds) {
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.3",
                CA,
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId("w" + ruling)
                        .setWithdrawnId(ruling)
                        .setOffender(BLACK)
                        .addItems(PenaltyItem.newBuilder().setKind(kind).addAllRounds(List.of(rounds))))));
    }

    private void refused(String ruling) {
        hall.fold(facts.adjudication(
                BOARD,
                "",
                SERVICE,
                event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId(ruling))));
    }

    private List<Side> withScore(String white, String black, String win) {
        load(_ -> {}, win);
        hall.fold(facts.competition(event -> event.setScoreChanged(ScoreChanged.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setAfter(PointsBySide.newBuilder().setWhite(white).setBlack(black)))));
        return appealable();
    }

    @Test
    void itIsPossibleAfterTheGameWhereResultsAreNotFinal() { // OCR 17.11, FSSI gen-8 a
        load(_ -> {}, "1");
        play();
        assertEquals(List.of(), appealable(), "there is no result yet");
        ended(Result.RESULT_DRAW);
        assertEquals(BOTH, appealable());
        load(rules -> rules.setResults(false), "1");
        assertEquals(List.of(), appealable(), "results are final");
        load(rules -> rules.setAllowed(false), "1");
        assertEquals(List.of(), appealable(), "there are no appeals");
    }

    @Test
    void whereThereAreNoAppealsRulingsCannotBeAppealedAgainst() { // OCR 17.11
        load(_ -> {}, "1");
        play();
        penalised("r", PenaltyKind.PENALTY_KIND_WARNING);
        assertEquals(BOTH, appealable("r"));
        load(rules -> rules.setResults(false), "1");
        assertEquals(BOTH, appealable("r"), "results are final, rulings are not");
        load(rules -> rules.setAllowed(false), "1");
        assertEquals(List.of(), appealable("r"));
    }

    @Test
    void aSideAppealsAgainstAResultOnce() { // OCR 17.11
        load(_ -> {}, "1");
        play();
        ended(Result.RESULT_DRAW);
        filed("r");
        assertEquals(BOTH, appealable(), "that was against a ruling");
        filed("");
        assertEquals(List.of(Side.BLACK), appealable());
    }

    @Test
    void theScoreOfAFinalDecisionIsNotOffered() { // APP-I A10
        load(_ -> {}, "1");
        play();
        ended(Result.RESULT_DRAW);
        sanctioned("appealable", PenaltyKind.PENALTY_KIND_GAME_LOST, 1, false);
        sanctioned("fine", PenaltyKind.PENALTY_KIND_FINE, 1, true);
        sanctioned("void", PenaltyKind.PENALTY_KIND_GAME_LOST, 2, true);
        assertEquals(BOTH, appealable(), "no final decision about this game says that it is lost");
        sanctioned("final", PenaltyKind.PENALTY_KIND_GAME_LOST, 1, true);
        assertEquals(List.of(), appealable());
        takenBack("final", PenaltyKind.PENALTY_KIND_GAME_LOST);
        assertEquals(BOTH, appealable(), "another ruling takes it back");
        refused("wfinal");
        assertEquals(List.of(), appealable(), "it could not be taken back");
        refused("final");
        assertEquals(BOTH, appealable(), "it was not carried out");
    }

    @Test
    void theLostGameOfALiftedExpulsionStays() { // APP-I A10, OCR 18.4.9
        load(_ -> {}, "1");
        play();
        ended(Result.RESULT_DRAW);
        sanctioned("expelled", PenaltyKind.PENALTY_KIND_EXPULSION, 1, true);
        assertEquals(List.of(), appealable());
        takenBack("expelled", PenaltyKind.PENALTY_KIND_EXPULSION, 2, 3);
        assertEquals(List.of(), appealable(), "only the rounds to come are taken back");
        takenBack("expelled", PenaltyKind.PENALTY_KIND_EXPULSION);
        assertEquals(BOTH, appealable());
    }

    @Test
    void noSideIsOfferedAnAppealAgainstItsOwnWin() { // OCR 17.11, 7.1
        load(_ -> {}, "1");
        play();
        ended(Result.RESULT_WHITE_WINS);
        assertEquals(List.of(Side.BLACK), appealable());
        assertEquals(BOTH, withScore("0.5", "0.5", "1"));
        assertEquals(List.of(Side.WHITE), withScore("0", "1", "1"), "Black has the points of a win");
        assertEquals(BOTH, withScore("1", "0.5", "1"), "Black has more than those of a loss");
        assertEquals(List.of(Side.BLACK), withScore("3", "0", "3"));
        assertEquals(BOTH, withScore("1", "0", "3"), "White has less than those of a win");
    }
}
