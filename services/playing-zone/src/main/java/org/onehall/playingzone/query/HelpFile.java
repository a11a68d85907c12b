package org.onehall.playingzone.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.playingzone.query.Views.AnswerView;
import org.onehall.playingzone.query.Views.QuestionView;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.QuestionAnswered;
import org.onehall.proto.adjudication.v1.QuestionAsked;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.RuleCatalogue;

/** What the players of one board have asked of the arbiters beside their calls (OCR 17.10). Not thread-safe: the hall guards it. */
final class HelpFile {
    private final String board;
    private final Map<String, Question> questions = new LinkedHashMap<>();

    private record Question(QuestionAsked asked, long at, Optional<AnswerView> answer) {}

    HelpFile(String board) {
        this.board = board;
    }

    /** Takes the next fact of the board; what is none of it changes nothing. */
    void fold(AdjudicationEvent event, Changes changes) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case QUESTION_ASKED -> {
                questions.put(event.getQuestionAsked().getQuestionId(),
                        new Question(event.getQuestionAsked(), Wire.ms(header.getOccurredAt()), Optional.empty()));
                changes.help().add(new SeatKey(board, Wire.side(event.getQuestionAsked().getSide())));
            }
            case QUESTION_ANSWERED -> {
                QuestionAnswered answered = event.getQuestionAnswered();
                Question question = questions.get(answered.getQuestionId());
                if (question == null) break;
                questions.put(answered.getQuestionId(), new Question(question.asked(), question.at(), Optional.of(answer(header, answered))));
                SeatKey seat = new SeatKey(board, Wire.side(question.asked().getSide()));
                changes.help().add(seat);
                changes.notice(new Notice(seat, Notice.Kind.QUESTION_ANSWERED, Map.of(),
                        answered.getArticle(), answered.getNote()));
            }
            default -> { }
        }
    }

    private static AnswerView answer(EventHeader header, QuestionAnswered answered) {
        RuleCatalogue catalogue = RuleCatalogue.standard();
        return new AnswerView(answered.getArticle(), catalogue.text(answered.getArticle(), Locale.ENGLISH).orElse(""),
                catalogue.text(answered.getArticle(), Locale.ITALIAN).orElse(""), answered.getNote(), Wire.name(header.getActor().getRole()),
                Wire.ms(header.getOccurredAt()));
    }

    List<QuestionView> questions(CallDesk.Names names) {
        return questions.values().stream().map(question -> {
            Side side = Wire.side(question.asked().getSide());
            return new QuestionView(question.asked().getQuestionId(), side, question.asked().getVenue(), names.player(board, side), question.asked().getText(),
                    question.at(), question.answer());
        }).toList();
    }
}
