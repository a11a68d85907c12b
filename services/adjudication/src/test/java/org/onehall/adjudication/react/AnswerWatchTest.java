package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.onehall.adjudication.domain.DisconnectionRefusal;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.Timers;
import org.onehall.house.Watch;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.CaseNoted;
import org.onehall.proto.adjudication.v1.DecidedCase;
import org.onehall.proto.adjudication.v1.DecisionDelegated;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;

/** OCR 18.9: which case the Chief Arbiter has not decided in time, and when that is noted. */
class AnswerWatchTest {
    private static final Instant DUE = Instant.parse("2026-03-01T14:01:00Z");
    private static final String BOARD = "cup/1/3";

    private final Timers timers = new Timers();
    private final List<String> noted = new ArrayList<>();
    private Optional<RefusalDetail> answer = Optional.empty();
    private int sequence;
    private final AnswerWatch answers =
            new AnswerWatch(new Watch(Clock.fixed(DUE, ZoneOffset.UTC), _ -> true, timers), (note, _) -> {
                noted.add(note.getBoardId() + " " + note.getCaseId() + " "
                        + note.getWrite().getRequestId());
                return answer;
            });

    private void fold(UnaryOperator<AdjudicationEvent.Builder> payload) {
        sequence++;
        answers.fold(payload.apply(AdjudicationEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder().setKey(BOARD).setEventId(BOARD + "#" + sequence)))
                .build());
    }

    private void decidable(int number, Instant due) {
        fold(event -> event.setCaseNoted(
                CaseNoted.newBuilder().setCaseId("rome/case-" + number).setDeputyAt(RecordMapper.timestamp(due))));
    }

    private void decided(int number) {
        fold(event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                .setCaseId("rome/case-" + number)
                .setRulingId("ruling-" + number)));
    }

    private void at(Instant now) {
        for (Timers.Timer timer : timers.due(now, _ -> true)) timers.answered(timer, timer.run(), now);
    }

    @Test
    void aCaseIsNotedWhenTheTimeIsOverAndNotBefore() {
        decidable(1, DUE);
        at(DUE.minusMillis(1));
        assertEquals(List.of(), noted);
        at(DUE);
        assertEquals(List.of("cup/1/3 rome/case-1 unanswered:cup/1/3#1:rome/case-1:0"), noted);
        at(DUE.plusSeconds(60));
        assertEquals(1, noted.size());
    }

    @Test
    void whatIsDecidedLostAgainOrHandedOverIsNotNoted() {
        for (int number = 1; number <= 3; number++) decidable(number, DUE);
        decided(1);
        fold(event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId("ruling-1")));
        fold(event -> event.setCaseNoted(CaseNoted.newBuilder().setCaseId("rome/case-2")));
        fold(event -> event.setDecisionDelegated(DecisionDelegated.newBuilder().setCaseId("rome/case-3")));
        at(DUE.plusSeconds(60));
        assertEquals(List.of(), noted);
        assertEquals(0, timers.size());
    }

    @Test
    void aLinkThatComesBackAgainStartsTheTimeAnew() {
        decidable(1, DUE);
        fold(event -> event.setCaseNoted(CaseNoted.newBuilder().setCaseId("rome/case-1")));
        decidable(1, DUE.plusSeconds(30));
        at(DUE);
        assertEquals(List.of(), noted);
        at(DUE.plusSeconds(30));
        assertEquals(List.of("cup/1/3 rome/case-1 unanswered:cup/1/3#3:rome/case-1:0"), noted);
    }

    @Test
    void aRefusedDecisionStartsTheTimeAnew() {
        decidable(1, DUE);
        decided(1);
        fold(event -> event.setRulingRefused(RulingRefused.newBuilder()
                .setRulingId("ruling-1")
                .setDeputyAt(RecordMapper.timestamp(DUE.plusSeconds(20)))));
        fold(event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("a penalty")));
        at(DUE.plusSeconds(20));
        assertEquals(List.of("cup/1/3 rome/case-1 unanswered:cup/1/3#3:rome/case-1:0"), noted);
    }

    private void decidedTogether() {
        fold(event -> event.setDisconnectionDecided(DisconnectionDecided.newBuilder()
                .setCaseId("rome/case-1")
                .setRulingId("ruling-1")
                .addWith(DecidedCase.newBuilder().setCaseId("rome/case-2"))));
    }

    @Test
    void aRefusedDecisionAboutTwoCasesStartsTheTimeOfBothAnew() {
        decidable(1, DUE);
        decidable(2, DUE.plusSeconds(5));
        decidedTogether();
        at(DUE.plusSeconds(10));
        assertEquals(List.of(), noted);
        fold(event -> event.setRulingRefused(RulingRefused.newBuilder()
                .setRulingId("ruling-1")
                .setDeputyAt(RecordMapper.timestamp(DUE.plusSeconds(20)))));
        at(DUE.plusSeconds(20));
        assertEquals(
                Set.of(
                        "cup/1/3 rome/case-1 unanswered:cup/1/3#4:rome/case-1:0",
                        "cup/1/3 rome/case-2 unanswered:cup/1/3#4:rome/case-2:0"),
                Set.copyOf(noted));
    }

    @Test
    void whereTheDeputyMayDecideOneOfTwoCasesARefusalLetsTheTimeOfTheOtherGoOn() {
        decidable(1, DUE);
        decidable(2, DUE.plusSeconds(30));
        fold(event -> event.setDecisionDelegated(DecisionDelegated.newBuilder().setCaseId("rome/case-1")));
        decidedTogether();
        fold(event -> event.setRulingRefused(RulingRefused.newBuilder().setRulingId("ruling-1")));
        at(DUE.plusSeconds(29));
        assertEquals(List.of(), noted);
        at(DUE.plusSeconds(30));
        assertEquals(List.of("cup/1/3 rome/case-2 unanswered:cup/1/3#5:rome/case-2:0"), noted);
    }

    /** The broker's clock may be behind this machine's: the request is sent again, as a new intention. */
    @Test
    void aNoteThatComesTooSoonIsRepeated() {
        answer = Optional.of(RefusalDetail.newBuilder()
                .setCode(DisconnectionRefusal.NOT_OVERDUE.name())
                .build());
        decidable(1, DUE);
        at(DUE);
        answer = Optional.of(RefusalDetail.newBuilder()
                .setCode(DisconnectionRefusal.ALREADY_DECIDED.name())
                .build());
        at(DUE.plusSeconds(1));
        assertEquals("cup/1/3 rome/case-1 unanswered:cup/1/3#1:rome/case-1:1", noted.getLast());
        at(DUE.plusSeconds(60));
        assertEquals(2, noted.size());
        assertEquals(0, timers.size());
    }
}
