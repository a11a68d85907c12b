package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;

/** Explanations of rules (OCR 17.10, LAW 11.9). */
class QuestionsTest {
    private static final String QUESTION = BOARD + "/question-1";
    private static final String TEXT = "Is it a draw after three repetitions?";
    private static final Command ANSWER = new Command.AnswerQuestion(QUESTION, "OCR 5.4.1", "yes, by itself");

    /** One way to each refusal of a question. */
    static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(QUESTION_MISSING, () -> playing().when(ask(Side.BLACK, " "), BLACK, T0));
        ways.put(QUESTION_OPEN, () -> asked().when(ask(Side.BLACK, TEXT), BLACK, T0));
        ways.put(UNKNOWN_QUESTION, () -> playing().when(ANSWER, CA, T0));
        ways.put(QUESTION_ANSWERED, () -> asked().when(ANSWER, CA, T0).when(ANSWER, LCA_BARI, T0));
        ways.put(UNKNOWN_ARTICLE, () -> asked().when(new Command.AnswerQuestion(QUESTION, "no article", ""), CA, T0));
        return ways;
    }

    private static Command ask(Side side, String text) {
        return new Command.AskQuestion(BOARD, side, text, TERMS);
    }

    private static Scenario<Command, Event, AdjudicationState> asked() {
        return playing().when(ask(Side.BLACK, TEXT), BLACK, T0);
    }

    @Test
    void aTextThatIsTooLongIsMalformedWhateverHasHappened() {
        String most = "x".repeat(AdjudicationDecider.LONGEST_TEXT);
        assertEquals(Optional.empty(), new AdjudicationDecider().malformed(ask(Side.BLACK, most)));
        for (String text : List.of(most + "x", "a\u202Eb"))
            assertEquals(
                    AdjudicationRefusal.TEXT_TOO_LONG,
                    new AdjudicationDecider()
                            .malformed(ask(Side.BLACK, text))
                            .orElseThrow()
                            .refusal());
    }

    @Test
    void aQuestionIsAnsweredWithAnArticleOfTheCatalogueAndMakesRoomForTheNext() { // OCR 17.10
        asked().then(new Event.QuestionAsked(QUESTION, Side.BLACK, "bari", TEXT))
                .when(ANSWER, LCA_BARI, T0)
                .then(new Event.QuestionAnswered(QUESTION, "OCR 5.4.1", "yes, by itself"))
                .when(ask(Side.BLACK, TEXT), BLACK, T0)
                .then(new Event.QuestionAsked(BOARD + "/question-2", Side.BLACK, "bari", TEXT));
    }

    @Test
    void theArticleIsWrittenAsPeopleWriteIt() { // OCR 17.10, LAW 11.9
        for (String written : List.of("9.2", "FLC 9.2", "Laws 9.2", "law9.2"))
            asked().when(new Command.AnswerQuestion(QUESTION, written, ""), CA, T0)
                    .then(new Event.QuestionAnswered(QUESTION, "LAW 9.2", ""));
        asked().when(new Command.AnswerQuestion(QUESTION, "OCR16.11", ""), CA, T0)
                .then(new Event.QuestionAnswered(QUESTION, "OCR 16.11", ""));
    }

    @Test
    void whoNamesNoArticleIsToldSomeThatAreNearIt() { // OCR 17.10
        assertEquals("OCR 16.1, OCR 16.10, OCR 16.11, OCR 16.11/a", near("16.13"));
        assertEquals("OCR 5.4.1", near("none"));
    }

    private static String near(String article) {
        var refused = (Decision.Refused<Event>) new AdjudicationDecider()
                .decide(
                        new Submitted<>(new Command.AnswerQuestion(QUESTION, article, ""), CA, "r", T0, T0),
                        asked().state());
        return refused.details().get("near");
    }

    @Test
    void eachPlayerAsksForTheOwnSeatAtAnyTime() { // LAW 11.9
        asked().when(ask(Side.WHITE, TEXT), WHITE, T0).accepted();
        for (Event.BoardNoted then : List.of(noted(1, false, false), noted(1, false, true)))
            unknown().given(then).when(ask(Side.BLACK, TEXT), BLACK, T0).accepted();
        for (Actor other : List.of(WHITE, BLACK_ELSEWHERE, CA, LCA_BARI, SERVICE))
            playing().when(ask(Side.BLACK, TEXT), other, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void arbitersOfTheVenueAndTheChiefArbiterAnswer() { // OCR 17.10
        for (Actor arbiter : List.of(CA, LCA_BARI, LTA_BARI, FLOOR_BARI))
            asked().when(ANSWER, arbiter, T0).accepted();
        for (Actor other : List.of(LCA_ROME, BLACK, WHITE, SERVICE))
            asked().when(ANSWER, other, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void theCaptainAsksWhereHeSpeaksForTheTeam() { // FSSI team-b
        var terms = new CallTerms(true, false, false, Duration.ZERO, List.of(new CallTerms.Captain("p-captain", "Bo")));
        playing()
                .when(new Command.AskQuestion(BOARD, Side.BLACK, TEXT, terms), BLACK, T0)
                .refused(VIA_CAPTAIN)
                .when(
                        new Command.AskQuestion(BOARD, Side.BLACK, TEXT, terms),
                        Actor.seat("p-captain", "bari", "demo/1/4", "WHITE"),
                        T0)
                .accepted();
    }
}
