package org.onehall.adjudication.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.Boards.*;

import com.google.protobuf.Duration;
import com.google.protobuf.Message;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.CallArbiterRequest;
import org.onehall.proto.adjudication.v1.CallTerms;
import org.onehall.proto.adjudication.v1.NoteBoardRequest;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.testkit.DryLog;

/** The wiring of the log: numbered events with cause and article, one answer per request; no broker. */
class AdjudicationTopologyTest {
    private static byte[] command(Message request, Actor actor, String id) {
        var header = CommandHeader.newBuilder()
                .setRequestId(id)
                .setKey(BOARD.toString())
                .setActor(LogContext.actor(actor))
                .setCorrelationId("trace")
                .build();
        return AdjudicationLog.CONTEXT.envelope(request, header).toByteArray();
    }

    @Test
    void callsAreNumberedAnsweredOnceAndCarryTheirArticle() throws Exception {
        try (var dry = new DryLog(AdjudicationLog.CONTEXT, T0::toEpochMilli)) {
            var board = NoteBoardRequest.newBuilder()
                    .setBoardId(BOARD.toString())
                    .setWhiteVenue("rome")
                    .setBlackVenue("bari")
                    .setAttempt(1)
                    .setControl(new RecordMapper().write(CONTROL, TimeControl.newBuilder()))
                    .build();
            var call = CallArbiterRequest.newBuilder()
                    .setBoardId(BOARD.toString())
                    .setSide(Side.SIDE_BLACK)
                    .setText("help")
                    .setTerms(CallTerms.newBuilder().setEscalateAfter(Duration.getDefaultInstance()))
                    .build();
            dry.append(BOARD.toString(), command(board, SERVICE, "board"), T0);
            dry.append(BOARD.toString(), command(call, BLACK, "call"), T0.plusSeconds(1));
            dry.append(BOARD.toString(), command(call, BLACK, "call"), T0.plusSeconds(2));
            dry.append(BOARD.toString(), command(call, BLACK, "another call"), T0.plusSeconds(3));
            dry.append(
                    BOARD.toString(),
                    command(
                            CallArbiterRequest.newBuilder()
                                    .setBoardId(BOARD.toString())
                                    .build(),
                            BLACK,
                            "no side"),
                    T0.plusSeconds(4));

            List<AdjudicationEvent> log = dry.events().stream()
                    .map(b -> (AdjudicationEvent) AdjudicationLog.CONTEXT.parseEvent(b))
                    .toList();
            assertEquals(
                    List.of(1L, 2L),
                    log.stream().map(e -> e.getHeader().getSequence()).toList());
            assertEquals("OCR 19.1", log.getLast().getHeader().getRule());
            assertEquals("call", log.getLast().getHeader().getCausationId());
            assertEquals(BOARD + "/call-1", log.getLast().getArbiterCalled().getCallId());
            List<Outcome> answers = dry.answers();
            assertEquals(answers.get(1), answers.get(2));
            assertEquals("CALL_OPEN", answers.get(3).getRefusal().getCode());
            assertEquals("MALFORMED", answers.get(4).getRefusal().getCode());
        }
    }

    @Test
    void aTextThatIsNoIdOfABoardIsRefusedLikeABoardWithoutAGame() throws Exception {
        try (var dry = new DryLog(AdjudicationLog.CONTEXT, T0::toEpochMilli)) {
            for (String text : List.of("nowhere", "demo/1", "demo/01/1", BOARD.toString())) {
                var call = CallArbiterRequest.newBuilder()
                        .setBoardId(text)
                        .setSide(Side.SIDE_BLACK)
                        .setTerms(CallTerms.newBuilder().setEscalateAfter(Duration.getDefaultInstance()))
                        .build();
                dry.append(BOARD.toString(), command(call, BLACK, text), T0);
            }
            assertEquals(
                    List.of("UNKNOWN_BOARD"),
                    dry.answers().stream()
                            .map(answer -> answer.getRefusal().getCode())
                            .distinct()
                            .toList());
            assertEquals(List.of(), dry.events());
        }
    }
}
