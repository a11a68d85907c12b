package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.Question;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Article;
import org.onehall.regulations.Rights;
import org.onehall.regulations.RuleCatalogue;

/** Questions about rules and their answers; they change nothing in the game (OCR 17.10, LAW 11.9). */
final class Questions {
    /** How many similar articles are suggested to a person who entered an unknown one. */
    private static final int MOST_NEAR = 4;

    private Questions() {}

    static Decision<Event> ask(Command.AskQuestion question, Actor actor, AdjudicationState state) {
        if (state.board().isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_BOARD);
        Board board = state.board().get();
        Optional<Decision<Event>> notAllowed =
                Calls.whyMayNotSpeak(actor, question.boardId(), question.side(), question.terms(), false, board);
        if (notAllowed.isPresent()) return notAllowed.get();
        if (Texts.isEmpty(question.text())) return refuse(AdjudicationRefusal.QUESTION_MISSING);
        if (AdjudicationDecider.malformed(question.text())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        if (state.questions().stream().anyMatch(one -> one.side() == question.side() && !one.answered()))
            return refuse(AdjudicationRefusal.QUESTION_OPEN);
        return accept(new Event.QuestionAsked(
                question.boardId() + "/question-" + (state.questions().size() + 1),
                question.side(),
                board.venue(question.side()),
                question.text()));
    }

    static Decision<Event> answer(Command.AnswerQuestion answer, Actor actor, AdjudicationState state) {
        Optional<Question> question = state.questions().stream()
                .filter(one -> one.questionId().equals(answer.questionId()))
                .findAny();
        if (question.isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_QUESTION);
        if (!Rights.allows(actor, Action.ANSWER_CALL, List.of(question.get().venue()), answer.questionId(), ""))
            return refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        Optional<Article> article = RuleCatalogue.standard().meant(answer.article());
        if (article.isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_ARTICLE, "near", near(answer.article()));
        if (AdjudicationDecider.malformed(answer.note())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        if (question.get().answered()) return refuse(AdjudicationRefusal.QUESTION_ANSWERED);
        return accept(new Event.QuestionAnswered(
                answer.questionId(), article.get().rule().id(), answer.note()));
    }

    private static String near(String written) {
        List<String> near = RuleCatalogue.standard().near(written, MOST_NEAR);
        return near.isEmpty() ? "OCR 5.4.1" : String.join(", ", near);
    }

    static AdjudicationState evolve(AdjudicationState state, Event.QuestionAsked asked) {
        List<Question> questions = new ArrayList<>(state.questions());
        questions.add(new Question(asked.questionId(), asked.side(), asked.venue(), false));
        return state.withQuestions(questions);
    }

    static AdjudicationState evolve(AdjudicationState state, Event.QuestionAnswered answered) {
        return state.withQuestions(state.questions().stream()
                .map(one -> one.questionId().equals(answered.questionId())
                        ? new Question(one.questionId(), one.side(), one.venue(), true)
                        : one)
                .toList());
    }
}
