package org.onehall.playingzone.projection.call;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Names;
import org.onehall.playingzone.projection.Notice;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.PauseFailed;
import org.onehall.proto.adjudication.v1.QuestionAnswered;
import org.onehall.proto.adjudication.v1.QuestionAsked;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.Points;
import org.onehall.regulations.RuleCatalogue;

/**
 * The requests of one board's players to the arbiters, except calls, and the pauses that failed there (OCR 17.10,
 * 17.11, 19.6). Not thread-safe: the hall guards it.
 */
public final class HelpProjection {
    private final String board;
    private final Map<String, Question> questions = new LinkedHashMap<>();

    private record Question(QuestionAsked asked, long at, Optional<AnswerView> answer) {}

    private final Map<String, Appeal> appeals = new LinkedHashMap<>();

    private static final class Appeal {
        private final AppealFiled filed;
        private final EventHeader header;
        private Optional<String> reference = Optional.empty();
        private OptionalLong copyAt = OptionalLong.empty();
        private Optional<AppealDecided> decided = Optional.empty();

        Appeal(AppealFiled filed, EventHeader header) {
            this.filed = filed;
            this.header = header;
        }
    }

    private final Map<String, FailedPause> failedPauses = new LinkedHashMap<>();

    private record FailedPause(
            PauseFailed failed, EventHeader header, Optional<String> ruling, Optional<String> closing) {
        FailedPause compensatedBy(Optional<String> rulingId) {
            return new FailedPause(failed, header, rulingId, closing);
        }
    }

    public HelpProjection(String board) {
        this.board = board;
    }

    /** Takes the next fact of the board; other facts change nothing. */
    public void fold(AdjudicationEvent event, Names names, Changes changes) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case QUESTION_ASKED -> {
                questions.put(
                        event.getQuestionAsked().getQuestionId(),
                        new Question(event.getQuestionAsked(), Wire.ms(header.getOccurredAt()), Optional.empty()));
                changes.help()
                        .add(new SeatKey(
                                board, Wire.side(event.getQuestionAsked().getSide())));
            }
            case QUESTION_ANSWERED -> {
                QuestionAnswered answered = event.getQuestionAnswered();
                Question question = questions.get(answered.getQuestionId());
                if (question == null) break;
                questions.put(
                        answered.getQuestionId(),
                        new Question(question.asked(), question.at(), Optional.of(answer(header, answered))));
                SeatKey seat = names.seat(board, Wire.side(question.asked().getSide()), question.at());
                changes.help().add(seat);
                changes.notice(new Notice(
                        seat, Notice.Kind.QUESTION_ANSWERED, Map.of(), answered.getArticle(), answered.getNote()));
            }
            case APPEAL_FILED -> {
                AppealFiled filed = event.getAppealFiled();
                appeals.put(filed.getAppealId(), new Appeal(filed, header));
                changed(filed.getAppealId(), changes);
                changes.notice(new Notice(
                        new SeatKey(board, Wire.side(filed.getSide())).opponent(),
                        Notice.Kind.APPEAL_FILED,
                        Map.of(),
                        "OCR 17.11",
                        ""));
            }
            case APPEAL_COPY_TAKEN ->
                changed(event.getAppealCopyTaken().getAppealId(), changes)
                        .ifPresent(appeal -> appeal.copyAt = OptionalLong.of(Wire.ms(header.getOccurredAt())));
            case APPEAL_FEE_PAID ->
                changed(event.getAppealFeePaid().getAppealId(), changes)
                        .ifPresent(appeal -> appeal.reference =
                                Optional.of(event.getAppealFeePaid().getReference()));
            case APPEAL_DECIDED ->
                changed(event.getAppealDecided().getAppealId(), changes)
                        .ifPresent(appeal -> appeal.decided = Optional.of(event.getAppealDecided()));
            case PAUSE_FAILED -> {
                failedPauses.put(
                        event.getPauseFailed().getFailureId(),
                        new FailedPause(event.getPauseFailed(), header, Optional.empty(), Optional.empty()));
                changes.board(board);
            }
            case FAILED_PAUSE_COMPENSATED -> {
                var compensated = event.getFailedPauseCompensated();
                failedPauses.computeIfPresent(
                        compensated.getFailureId(),
                        (_, failed) -> failed.compensatedBy(Optional.of(compensated.getRulingId())));
                changes.board(board);
            }
            case FAILED_PAUSE_CLOSED -> {
                var closed = event.getFailedPauseClosed();
                failedPauses.computeIfPresent(
                        closed.getFailureId(),
                        (_, failed) -> new FailedPause(
                                failed.failed(), failed.header(), Optional.empty(), Optional.of(closed.getReason())));
                changes.board(board);
            }
            case RULING_REFUSED -> refused(event.getRulingRefused().getRulingId(), changes);
            case DISCONNECTION_DECIDED,
                    PENALTY_IMPOSED,
                    ARBITER_CALLED,
                    CALL_ACKNOWLEDGED,
                    CALL_ESCALATED,
                    CALL_PAUSE_NOTED,
                    CALL_ANSWERED,
                    PENALTIES_IMPOSED,
                    RULING_WITHDRAWN,
                    RULING_APPLIED,
                    CASE_VOIDED,
                    CASE_NOTED,
                    DECISION_DELEGATED,
                    BOARD_NOTED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    /** A ruling was refused: what it was to settle is open again. */
    private void refused(String rulingId, Changes changes) {
        appeals.values().stream()
                .filter(appeal -> appeal.decided
                        .filter(decided -> decided.getRulingId().equals(rulingId))
                        .isPresent())
                .toList()
                .forEach(appeal -> {
                    appeal.decided = Optional.empty();
                    changed(appeal.filed.getAppealId(), changes);
                });
        failedPauses.replaceAll((_, failed) ->
                failed.ruling().filter(rulingId::equals).isPresent() ? failed.compensatedBy(Optional.empty()) : failed);
        changes.board(board);
    }

    public List<FailedPauseView> failedPauses(Names names) {
        return failedPauses.values().stream()
                .map(one -> new FailedPauseView(
                        one.failed().getFailureId(),
                        Wire.ms(one.failed().getWantedAt()),
                        one.failed().getReason(),
                        one.failed().getAttempt(),
                        Wire.ms(one.header().getOccurredAt()),
                        Wire.name(one.header().getActor().getRole()),
                        names.official(board, one.header().getActor().getSubject()),
                        one.closing().isPresent() ? "CLOSED" : one.ruling().isPresent() ? "COMPENSATED" : "OWED",
                        one.ruling(),
                        one.closing()))
                .toList();
    }

    /** Whether the player who has a side now has appealed against a ruling, whichever side he had then (OCR 19.2). */
    public boolean hasAppealed(Side side, String rulingId, Names names) {
        return appeals.values().stream()
                .anyMatch(appeal -> appeal.filed.getRulingId().equals(rulingId)
                        && names.seat(board, Wire.side(appeal.filed.getSide()), Wire.ms(appeal.header.getOccurredAt()))
                                        .side()
                                == side);
    }

    /** Whether a side has appealed against the result. */
    public boolean hasAppealedResult(Side side) {
        return appeals.values().stream()
                .anyMatch(appeal -> appeal.filed.getRulingId().isEmpty() && Wire.side(appeal.filed.getSide()) == side);
    }

    /** Records a change of an appeal, which both sides see. */
    private Optional<Appeal> changed(String id, Changes changes) {
        for (Side side : Side.values()) changes.help().add(new SeatKey(board, side));
        return Optional.ofNullable(appeals.get(id));
    }

    public List<AppealView> appeals(Names names) {
        return appeals.values().stream()
                .map(appeal -> {
                    Side side = Wire.side(appeal.filed.getSide());
                    return new AppealView(
                            appeal.filed.getAppealId(),
                            side,
                            names.player(board, side, Wire.ms(appeal.header.getOccurredAt())),
                            Wire.text(appeal.filed.getRulingId()),
                            appeal.filed.getText(),
                            Wire.ms(appeal.header.getOccurredAt()),
                            Wire.name(appeal.header.getActor().getRole()),
                            appeal.filed.hasDeadline()
                                    ? OptionalLong.of(Wire.ms(appeal.filed.getDeadline()))
                                    : OptionalLong.empty(),
                            appeal.filed.getFee(),
                            Points.of(appeal.filed.getFee()).signum() == 0 || appeal.reference.isPresent(),
                            appeal.reference,
                            appeal.copyAt,
                            appeal.filed.getBody(),
                            appeal.decided.map(decided -> Wire.name(decided.getOutcome())),
                            appeal.decided.map(AppealDecided::getReason),
                            appeal.decided.map(AppealDecided::getRulingId));
                })
                .toList();
    }

    /** The appeal that a ruling decides; empty if it decides none, or was refused. */
    public Optional<AppealReport> appealDecidedBy(String rulingId, Names names) {
        return appeals.values().stream()
                .filter(appeal -> appeal.decided
                        .filter(decided -> decided.getRulingId().equals(rulingId))
                        .isPresent())
                .findFirst()
                .map(appeal -> new AppealReport(
                        appeal.filed.getAppealId(),
                        Wire.side(appeal.filed.getSide()),
                        appeal.filed.getPlayer(),
                        names.player(board, Wire.side(appeal.filed.getSide()), Wire.ms(appeal.header.getOccurredAt())),
                        Wire.text(appeal.filed.getRulingId()),
                        appeal.filed.getText(),
                        appeal.filed.getBody()));
    }

    private static AnswerView answer(EventHeader header, QuestionAnswered answered) {
        RuleCatalogue catalogue = RuleCatalogue.standard();
        return new AnswerView(
                answered.getArticle(),
                catalogue.text(answered.getArticle(), Locale.ENGLISH).orElse(""),
                catalogue.text(answered.getArticle(), Locale.ITALIAN).orElse(""),
                answered.getNote(),
                Wire.name(header.getActor().getRole()),
                Wire.ms(header.getOccurredAt()));
    }

    public List<QuestionView> questions(Names names) {
        return questions.values().stream()
                .map(question -> {
                    Side side = Wire.side(question.asked().getSide());
                    return new QuestionView(
                            question.asked().getQuestionId(),
                            side,
                            question.asked().getVenue(),
                            names.player(board, side, question.at()),
                            question.asked().getText(),
                            question.at(),
                            question.answer());
                })
                .toList();
    }
}
