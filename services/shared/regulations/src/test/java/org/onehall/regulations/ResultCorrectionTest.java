package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.regulations.ResultCorrection.Ground.RECORD;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.regulations.ResultCorrection.Ground;
import org.onehall.regulations.ResultCorrection.Obstacle;
import org.onehall.regulations.ResultCorrection.Outcome;

/** How a result can be corrected (OCR 19.3, 19.4, AMD 7.5.5). */
class ResultCorrectionTest {
    @ParameterizedTest
    @CsvSource({
        "CHECKMATE,       POSITION",
        "STALEMATE,       POSITION",
        "REPETITION,      POSITION",
        "MOVE_COUNT,      POSITION",
        "DEAD_POSITION,   DEAD_POSITION",
        "TIME,            FLAG",
        "TIME_UNWINNABLE, FLAG",
        "RESIGNATION,     PLAYERS",
        "AGREEMENT,       PLAYERS",
        "FORFEIT,         FORFEIT",
        "RULING,          RULING",
        "UNKNOWN,         RULING",
    })
    void aResultRestsOnHowTheGameEndedUnlessARecordEndedIt(String termination, Ground ground) { // AMD 7.5.5
        assertEquals(ground, Ground.of(termination, false));
        assertEquals(RECORD, Ground.of(termination, true));
    }

    @ParameterizedTest
    @EnumSource(names = {"POSITION", "DEAD_POSITION", "FLAG", "PLAYERS"})
    void aDrawMayHaveBeenMissedUnlessTheGameIsDrawn(Ground ground) { // OCR 19.3
        assertEquals(Optional.empty(), ResultCorrection.missedDraw(ground, false));
        assertEquals(Optional.of(Obstacle.DRAWN), ResultCorrection.missedDraw(ground, true));
    }

    @ParameterizedTest
    @EnumSource(names = {"RULING", "RECORD", "FORFEIT"})
    void noDrawWasMissedInAGameThatAnArbiterDecided(Ground ground) { // OCR 19.3, OCR 17.11
        assertEquals(Optional.of(Obstacle.DECIDED), ResultCorrection.missedDraw(ground, false));
        assertEquals(Optional.of(Obstacle.DRAWN), ResultCorrection.missedDraw(ground, true));
    }

    @ParameterizedTest
    @CsvSource({ // ground, the side not on move, present result, outcomes: OCR 19.4, AMD 7.5.5
        "DEAD_POSITION, WHITE, DRAW,       GOES_ON WHITE_WINS BLACK_WINS",
        "FLAG,          WHITE, DRAW,       WHITE_WINS",
        "FLAG,          BLACK, DRAW,       BLACK_WINS",
        "FLAG,          WHITE, WHITE_WINS, DRAW",
        "FLAG,          BLACK, BLACK_WINS, DRAW",
        "RECORD,        WHITE, BLACK_WINS, GOES_ON",
        "POSITION,      WHITE, DRAW,       ''",
        "PLAYERS,       WHITE, BLACK_WINS, ''",
        "FORFEIT,       WHITE, BLACK_WINS, ''",
        "FORFEIT,       WHITE, ,           ''",
        "RULING,        WHITE, WHITE_WINS, ''",
    })
    void onlyWhatTheSoftwareJudgedOrARecordEndedCanBecomeSomethingElse(
            Ground ground, Side waiting, Outcome present, String outcomes) {
        assertEquals(read(outcomes), ResultCorrection.outcomes(ground, waiting, Optional.ofNullable(present)));
    }

    @ParameterizedTest
    @CsvSource({ // ground, present result, White's and Black's chance to give checkmate, what is left: OCR 19.4
        "DEAD_POSITION, DRAW,       UNDECIDED,  UNDECIDED,  GOES_ON WHITE_WINS BLACK_WINS",
        "DEAD_POSITION, DRAW,       UNWINNABLE, UNDECIDED,  GOES_ON BLACK_WINS",
        "DEAD_POSITION, DRAW,       WINNABLE,   UNWINNABLE, GOES_ON WHITE_WINS",
        "DEAD_POSITION, DRAW,       UNWINNABLE, UNWINNABLE, ''",
        "FLAG,          WHITE_WINS, UNWINNABLE, UNDECIDED,  DRAW",
        "FLAG,          WHITE_WINS, UNDECIDED,  WINNABLE,   DRAW",
        "FLAG,          WHITE_WINS, WINNABLE,   UNDECIDED,  ''",
        "FLAG,          DRAW,       WINNABLE,   UNWINNABLE, WHITE_WINS",
        "FLAG,          DRAW,       UNDECIDED,  WINNABLE,   WHITE_WINS",
        "FLAG,          DRAW,       UNWINNABLE, WINNABLE,   ''",
        "RECORD,        BLACK_WINS, UNWINNABLE, UNWINNABLE, GOES_ON",
        "RULING,        BLACK_WINS, WINNABLE,   WINNABLE,   ''",
    })
    void whatIsProvedImpossibleIsNotLeftToWhite( // White is not on move
            Ground ground, Outcome present, Winnability white, Winnability black, String left) {
        List<Outcome> before = ResultCorrection.outcomes(ground, Side.WHITE, Optional.of(present));
        assertEquals(read(left), ResultCorrection.left(ground, Side.WHITE, before, new BySide<>(white, black)));
    }

    private static List<Outcome> read(String outcomes) {
        return outcomes.isEmpty()
                ? List.of()
                : Stream.of(outcomes.split(" ")).map(Outcome::valueOf).toList();
    }
}
