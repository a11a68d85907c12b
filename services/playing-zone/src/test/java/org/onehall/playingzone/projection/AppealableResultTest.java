package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Facts;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.PenaltyKind;
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
