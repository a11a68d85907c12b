package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.ScoreChange;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.ForfeitReversed;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.Termination;
import org.onehall.regulations.Points;

class PgnExportResultsTest extends PgnExportFixture {
    @Test
    void theResultIsWhatRulingsMadeOfIt() { // OCR 18.4.4, OCR 18.4.5
        move("e2e4", 5430, 0, false);
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_RESIGNATION);
        assertTrue(
                ruled("0", "1").contains("[Result \"0-1\"]")
                        && ruled("0", "1").contains("score by ruling 0-1, OCR 18.4.5"),
                ruled("0", "1"));
        assertTrue(ruled("0.5", "0.5").contains("[Result \"1/2-1/2\"]"), ruled("0.5", "0.5"));
        String half = ruled("0.5", "0");
        assertTrue(
                half.contains("[Result \"1-0\"]") && half.contains("score by ruling 0.5-0, OCR 18.4.5} 1-0"),
                "PGN has no result for half a point against none: that of the board stays\n" + half);
        assertTrue(ruled("0", "0").contains("[Result \"1-0\"]"), ruled("0", "0"));
    }

    private String ruled(String white, String black) {
        var score = new BySide<>(Points.of(white), Points.of(black));
        var before = new BySide<>(Points.of("1"), Points.of("0"));
        var more = empty().when(
                        load(
                                venues(),
                                officials(),
                                players(),
                                List.of(new Round(1, List.of(new Pairing(3, "r1", "m1"))))),
                        OPERATOR,
                        T0);
        var state = more.when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(note(1, 3, org.onehall.competition.domain.Result.WHITE_WINS), SERVICE, T0)
                .when(
                        new Command.ApplyPenalty(
                                ID,
                                "r",
                                "OCR 18.4.5",
                                1,
                                3,
                                Optional.of(new ScoreChange(before, score)),
                                Optional.empty(),
                                Optional.empty(),
                                false,
                                false,
                                ""),
                        SERVICE,
                        T0)
                .accepted()
                .state();
        return games.pgn(ID, competition, 0, SERVICE, Optional.of(state), Games.Which.COUNTING)
                .replaceAll("\\s+", " ");
    }

    @Test
    void aForfeitIsARulesInfractionAndADoubleOneHasNoResultInPgn() { // LAW 6.7.1
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_FORFEIT);
        assertTrue(
                pgn(SERVICE).contains("[Result \"1-0\"]")
                        && pgn(SERVICE).contains("[Termination \"rules infraction\"]"),
                pgn(SERVICE));
        end(Result.RESULT_BOTH_LOSE, Termination.TERMINATION_FORFEIT);
        assertTrue(
                pgn(SERVICE).contains("[Result \"*\"]") && pgn(SERVICE).contains("[Termination \"rules infraction\"]"),
                pgn(SERVICE));
        tell(
                "spring/1/3",
                event -> event.setForfeitReversed(ForfeitReversed.newBuilder().setReason("He was there")));
        assertTrue(pgn(SERVICE).contains("[Termination \"unterminated\"]"), pgn(SERVICE));
    }

    @Test
    void aResultThatAnArbiterHasPutRightKeepsBothInTheRecord() { // OCR 19.3, 19.4
        move("e2e4", 5430, 0, false);
        end(Result.RESULT_DRAW, Termination.TERMINATION_DEAD_POSITION);
        tell(
                "spring/1/3",
                event -> event.setResultSetAside(ResultSetAside.newBuilder()
                        .setResult(Result.RESULT_DRAW)
                        .setArticle("OCR 19.4")
                        .setGoesOn(true)));
        assertTrue(
                pgn(SERVICE).contains("[Result \"*\"]") && pgn(SERVICE).contains("[Termination \"unterminated\"]"),
                pgn(SERVICE));
        move("e7e5", 5400, 0, false);
        end(Result.RESULT_WHITE_WINS, Termination.TERMINATION_TIME);
        tell(
                "spring/1/3",
                event -> event.setResultSetAside(ResultSetAside.newBuilder()
                        .setResult(Result.RESULT_WHITE_WINS)
                        .setArticle("OCR 19.3")));
        tell(
                "spring/1/3",
                event -> event.setDrawDeclared(DrawDeclared.newBuilder()
                        .setSituation(DrawSituation.DRAW_SITUATION_DEAD_POSITION)
                        .setPly(1)));
        end(Result.RESULT_DRAW, Termination.TERMINATION_RULING);
        String pgn = pgn(SERVICE).replaceAll("\\s+", " ");
        assertTrue(pgn.contains("[Result \"1/2-1/2\"]") && pgn.contains("[Termination \"adjudication\"]"), pgn);
        assertTrue(pgn.contains("result 1/2-1/2 set aside, OCR 19.4}"), pgn);
        assertTrue(
                pgn.contains(
                        "result 1-0 set aside, OCR 19.3; dead position after half-move 1, OCR 5.4.3; decided by an "
                                + "arbiter"),
                pgn);
    }
}
