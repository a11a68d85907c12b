package org.onehall.fairplay.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.fairplay.domain.Boards.*;

import com.google.protobuf.Message;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.NoteBoardRequest;
import org.onehall.proto.fairplay.v1.QueueScreeningRequest;
import org.onehall.proto.fairplay.v1.RecordCheckRequest;
import org.onehall.proto.fairplay.v1.RecordScreeningRequest;
import org.onehall.proto.fairplay.v1.Screening;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.Side;
import org.onehall.testkit.DryLog;

/** The wiring of the log: numbered events with cause and article, one answer per request; no broker. */
class FairPlayTopologyTest {
    private static byte[] command(Message request, Actor actor, String id) {
        var header = CommandHeader.newBuilder()
                .setRequestId(id)
                .setKey(BOARD.toString())
                .setActor(LogContext.actor(actor))
                .setCorrelationId("trace")
                .build();
        return FairPlayLog.CONTEXT.envelope(request, header).toByteArray();
    }

    @Test
    void aBoardIsNotedCheckedQueuedAndScreened() throws Exception {
        try (var dry = new DryLog(FairPlayLog.CONTEXT, T0::toEpochMilli)) {
            var check = RecordCheckRequest.newBuilder()
                    .setBoardId(BOARD.toString())
                    .setSide(Side.SIDE_BLACK)
                    .setKind(CheckKind.CHECK_KIND_DEVICE)
                    .setPassed(true)
                    .build();
            var screening =
                    new RecordMapper().write(SCREENING, Screening.newBuilder()).build();
            dry.append(
                    BOARD.toString(),
                    command(
                            NoteBoardRequest.newBuilder()
                                    .setBoardId(BOARD.toString())
                                    .setWhiteVenue("rome")
                                    .setBlackVenue("bari")
                                    .setAttempt(1)
                                    .build(),
                            SERVICE,
                            "board"),
                    T0);
            dry.append(BOARD.toString(), command(check, LCA_BARI, "check"), T0.plusSeconds(1));
            dry.append(BOARD.toString(), command(check, LCA_BARI, "check"), T0.plusSeconds(2));
            dry.append(
                    BOARD.toString(),
                    command(
                            QueueScreeningRequest.newBuilder()
                                    .setBoardId(BOARD.toString())
                                    .setAttempt(1)
                                    .setInitialFen(INITIAL)
                                    .addMoves("e2e4")
                                    .addMoves("e7e5")
                                    .build(),
                            SERVICE,
                            "queue"),
                    T0.plusSeconds(3));
            dry.append(
                    BOARD.toString(),
                    command(
                            RecordScreeningRequest.newBuilder()
                                    .setBoardId(BOARD.toString())
                                    .setAttempt(1)
                                    .setScreening(screening)
                                    .build(),
                            SERVICE,
                            "record"),
                    T0.plusSeconds(4));
            dry.append(
                    BOARD.toString(),
                    command(
                            RecordScreeningRequest.newBuilder()
                                    .setBoardId(BOARD.toString())
                                    .setAttempt(1)
                                    .build(),
                            SERVICE,
                            "nothing"),
                    T0.plusSeconds(5));

            List<FairPlayEvent> log = dry.events().stream()
                    .map(b -> (FairPlayEvent) FairPlayLog.CONTEXT.parseEvent(b))
                    .toList();
            assertEquals(
                    List.of(1L, 2L, 3L, 4L),
                    log.stream().map(e -> e.getHeader().getSequence()).toList());
            assertEquals(
                    List.of("", "OCR 18.5", "APP-I A1", "APP-I A3"),
                    log.stream().map(e -> e.getHeader().getRule()).toList());
            assertEquals(screening, log.getLast().getScreeningCompleted().getScreening());
            List<Outcome> answers = dry.answers();
            assertEquals(answers.get(1), answers.get(2));
            assertEquals("MALFORMED", answers.getLast().getRefusal().getCode());
        }
    }

    @Test
    void aRequestTooLargeForTheLogIsRefusedAndTheNextIsCarriedOut() {
        var queue = QueueScreeningRequest.newBuilder()
                .setBoardId(BOARD.toString())
                .setAttempt(1)
                .setInitialFen(INITIAL)
                .addMoves("e2e4");
        try (var dry = new DryLog(FairPlayLog.CONTEXT, T0::toEpochMilli)) {
            dry.append(
                    BOARD.toString(),
                    command(
                            NoteBoardRequest.newBuilder()
                                    .setBoardId(BOARD.toString())
                                    .setWhiteVenue("rome")
                                    .setBlackVenue("bari")
                                    .setAttempt(1)
                                    .build(),
                            SERVICE,
                            "board"),
                    T0);
            dry.append(
                    BOARD.toString(),
                    command(
                            queue.clone()
                                    .addAllMoves(
                                            Collections.nCopies(50_000, List.of("g8f6", "g1f3", "f6g8", "f3g1"))
                                                    .stream()
                                                    .flatMap(List::stream)
                                                    .toList())
                                    .build(),
                            SERVICE,
                            "huge"),
                    T0);
            dry.append(BOARD.toString(), command(queue.build(), SERVICE, "queue"), T0);
            List<Outcome> answers = dry.answers();
            assertEquals("TOO_LARGE", answers.get(1).getRefusal().getCode());
            assertEquals(2, answers.getLast().getSequence());
        }
    }

    @Test
    void aTextThatIsNoIdOfABoardIsRefusedLikeABoardWithoutAGame() throws Exception {
        try (var dry = new DryLog(FairPlayLog.CONTEXT, T0::toEpochMilli)) {
            for (String text : List.of("nowhere", "demo/1", "demo/01/1", BOARD.toString())) {
                var check = RecordCheckRequest.newBuilder()
                        .setBoardId(text)
                        .setSide(Side.SIDE_BLACK)
                        .setKind(CheckKind.CHECK_KIND_DEVICE)
                        .setPassed(true)
                        .build();
                dry.append(BOARD.toString(), command(check, LCA_BARI, text), T0);
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
