package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.board.CorrectableView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.IrregularityConsequence;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.JudgeResponse;
import org.onehall.proto.game.v1.Judgement;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.Winnability;
import org.onehall.regulations.ResultCorrection.Outcome;

/** How the hall says that a result can be corrected (OCR 19.3, 19.4). */
class CorrectableResultTest extends HallFixture {
    private void ended(Result result, Termination termination) {
        hall.fold(facts.game(
                BOARD,
                event -> event.setGameEnded(GameEnded.newBuilder()
                        .setResult(result)
                        .setTermination(termination)
                        .setClocks(Facts.standing(5400, 5400)))));
    }

    private CorrectableView correctable() {
        return board().correctable().orElseThrow();
    }

    private static List<Outcome> read(String outcomes) {
        return outcomes.isEmpty()
                ? List.of()
                : List.of(outcomes.split(" ")).stream().map(Outcome::valueOf).toList();
    }

    @Test
    void aDrawMayHaveBeenMissedOnceTheGameHasBegun() { // OCR 19.3
        hall.fold(facts.created(BOARD, "rome", "milan"));
        assertEquals(new CorrectableView(false, List.of(), false), correctable());
        hall.fold(facts.started(BOARD));
        assertEquals(new CorrectableView(true, List.of(), false), correctable());
    }

    @ParameterizedTest
    @CsvSource({ // White is on move: OCR 19.3, OCR 19.4, OCR 17.11
        "RESULT_WHITE_WINS, TERMINATION_CHECKMATE,       true,  ''",
        "RESULT_WHITE_WINS, TERMINATION_RESIGNATION,     true,  ''",
        "RESULT_DRAW,       TERMINATION_AGREEMENT,       false, ''",
        "RESULT_DRAW,       TERMINATION_REPETITION,      false, ''",
        "RESULT_DRAW,       TERMINATION_DEAD_POSITION,   false, GOES_ON WHITE_WINS BLACK_WINS",
        "RESULT_BLACK_WINS, TERMINATION_TIME,            true,  DRAW",
        "RESULT_DRAW,       TERMINATION_TIME_UNWINNABLE, false, BLACK_WINS",
        "RESULT_WHITE_WINS, TERMINATION_FORFEIT,         false, ''",
        "RESULT_BOTH_LOSE,  TERMINATION_FORFEIT,         false, ''",
        "RESULT_WHITE_WINS, TERMINATION_RULING,          false, ''",
    })
    void aResultIsCorrectedByWhatItRestsOn(Result result, Termination termination, boolean missed, String outcomes) {
        play();
        ended(result, termination);
        assertEquals(new CorrectableView(missed, read(outcomes), false), correctable());
    }

    @ParameterizedTest
    @CsvSource({ // the consequence of the last record: AMD 7.5.5
        "IRREGULARITY_CONSEQUENCE_END,  GOES_ON, true",
        "IRREGULARITY_CONSEQUENCE_TIME, '',      false",
    })
    void aGameThatARecordEndedCanOnlyGoOn(IrregularityConsequence consequence, String outcomes, boolean byRecord) {
        play();
        hall.fold(facts.game(
                BOARD,
                event -> event.setIrregularityRecorded(IrregularityRecorded.newBuilder()
                        .setSide(WHITE)
                        .setKind(IrregularityKind.IRREGULARITY_KIND_TWO_HANDS)
                        .setConsequence(consequence))));
        ended(Result.RESULT_BLACK_WINS, Termination.TERMINATION_RULING);
        assertEquals(new CorrectableView(false, read(outcomes), byRecord), correctable());
    }

    @Test
    void afterAFindingOnlyWhatItLeavesIsPossible() { // OCR 19.4
        play();
        assertEquals(List.of(), judged(Winnability.WINNABILITY_UNDECIDED), "the game has no result");
        ended(Result.RESULT_BLACK_WINS, Termination.TERMINATION_TIME);
        assertEquals(List.of(Outcome.DRAW), judged(Winnability.WINNABILITY_UNDECIDED));
        assertEquals(List.of(), judged(Winnability.WINNABILITY_WINNABLE), "Black can give checkmate");
    }

    private List<Outcome> judged(Winnability black) {
        return hall.boardViews()
                .judgement(
                        BOARD,
                        JudgeResponse.newBuilder()
                                .setWhite(Judgement.newBuilder().setWinnability(Winnability.WINNABILITY_UNWINNABLE))
                                .setBlack(Judgement.newBuilder().setWinnability(black))
                                .build())
                .outcomes();
    }

    @Test
    void onlyArbitersSeeIt() { // DEC-21
        play();
        Viewer arbiter = new Viewer(Actor.official("ca", Role.CHIEF_ARBITER, ""), "Carla");
        Viewer player = new Viewer(Actor.seat("w", "rome", BOARD, "WHITE"), "Anna");
        assertEquals(board().correctable(), Visibility.shown(arbiter, board()).correctable());
        assertEquals(Optional.empty(), Visibility.shown(player, board()).correctable());
    }
}
