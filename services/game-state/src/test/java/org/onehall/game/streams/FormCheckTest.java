package org.onehall.game.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import com.google.protobuf.Message;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.FormCheck;
import org.onehall.eventlog.LogContext;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.PauseRequest;
import org.onehall.proto.game.v1.PlayRequest;
import org.onehall.proto.game.v1.RecordPresenceRequest;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Side;
import org.onehall.testkit.DryLog;

/** A command with a wrong form is refused before it is appended; everything else is decided in its turn. */
class FormCheckTest {
    private static final Actor CHIEF = Actor.official("ca", Role.CHIEF_ARBITER, "");

    private Map<String, byte[]> store = Map.of();
    private Map<String, byte[]> storeOfThePausedGame = Map.of();

    @BeforeEach
    void aGameIsUnderWay() {
        try (DryLog log = new DryLog(GameLog.CONTEXT, T0::toEpochMilli)) {
            var create = create(lawsRules(), "90+30", Optional.empty());
            send(
                    log,
                    GameLog.CONTEXT
                            .mapper()
                            .write(create, CreateRequest.newBuilder())
                            .build(),
                    "create",
                    T0.minusSeconds(60));
            for (Side side : new Side[] {Side.SIDE_WHITE, Side.SIDE_BLACK})
                send(
                        log,
                        RecordPresenceRequest.newBuilder()
                                .setBoardId(KEY)
                                .setSide(side)
                                .setPresent(true)
                                .build(),
                        "here " + side,
                        T0.minusSeconds(50));
            send(log, StartRequest.newBuilder().setBoardId(KEY).build(), "start", T0);
            store = new HashMap<>(log.store());
            log.append(
                    KEY, envelope(pause("The fire alarm rings"), CHIEF, "pause").toByteArray(), T0.plusSeconds(1));
            assertEquals("", log.answers().getLast().getRefusal().getCode());
            storeOfThePausedGame = log.store();
        }
    }

    private static void send(DryLog log, Message request, String id, Instant at) {
        log.append(KEY, envelope(request, SERVICE, id).toByteArray(), at);
    }

    private static Message envelope(Message request, Actor actor, String id) {
        return GameLog.CONTEXT.envelope(
                request,
                CommandHeader.newBuilder()
                        .setRequestId(id)
                        .setKey(KEY)
                        .setActor(LogContext.actor(actor))
                        .build());
    }

    private static PauseRequest pause(String reason) {
        return PauseRequest.newBuilder().setBoardId(KEY).setReason(reason).build();
    }

    private static PlayRequest play(String uci) {
        return PlayRequest.newBuilder()
                .setBoardId(KEY)
                .setSide(Side.SIDE_WHITE)
                .setUci(uci)
                .build();
    }

    private String refused(Message request, Actor actor, String id, boolean owned) {
        FormCheck.Entries entries = (_, name) -> {
            if (!owned) throw new IllegalStateException("another instance decides");
            return store.get(name);
        };
        return new FormCheck<>(GameLog.CONTEXT, entries, InstantSource.fixed(T0.plusSeconds(2)))
                .refusal(envelope(request, actor, id), KEY, actor, id)
                .join()
                .map(RefusalDetail::getCode)
                .orElse("");
    }

    @Test
    void aMoveThatIsNoneIsRefusedAndOneThatIsNotAllowedNowWaitsForItsTurn() { // OCR 3.3
        assertEquals("MALFORMED_MOVE", refused(play("e9e4"), WHITE, "a", true));
        assertEquals("", refused(play("e2e5"), WHITE, "b", true));
        assertEquals("", refused(play("e2e4"), WHITE, "c", true));
    }

    @Test
    void aTextThatIsNoIdOfABoardIsRefused() {
        Message nowhere = play("e2e4").toBuilder().setBoardId("nowhere").build();
        assertEquals("UNKNOWN_BOARD", refused(nowhere, WHITE, "a", true));
        assertEquals("UNKNOWN_BOARD", refused(nowhere, WHITE, "a", false));
    }

    @Test
    void whoMayNotIsToldSoInItsTurnWhateverTheForm() {
        assertEquals("", refused(pause(""), BLACK, "a", true));
    }

    @Test
    void aMoveIsAppendedWithoutBeingDecidedFirst() {
        List<String> read = new ArrayList<>();
        FormCheck.Entries entries = (_, name) -> {
            read.add(name);
            return store.get(name);
        };
        var check = new FormCheck<>(GameLog.CONTEXT, entries, InstantSource.fixed(T0.plusSeconds(2)));
        var moved = check.refusal(envelope(play("e2e4"), WHITE, "a"), KEY, WHITE, "a");
        assertTrue(moved.isDone() && moved.join().isEmpty() && read.isEmpty(), "moves stay in the order they came in");
        check.refusal(envelope(pause(""), CHIEF, "b"), KEY, CHIEF, "b").join();
        assertFalse(read.isEmpty());
    }

    @Test
    void aReasonThatIsMissingIsRefused() { // OCR 18.3
        assertEquals("REASON_MISSING", refused(pause(""), CHIEF, "a", true));
    }

    @Test
    void aRequestThatHadItsAnswerGetsItAgain() { // ENG-1
        store = storeOfThePausedGame;
        assertEquals("", refused(pause(""), CHIEF, "pause", true));
        assertEquals("REASON_MISSING", refused(pause(""), CHIEF, "another", true));
    }

    @Test
    void anEmptyLogDecidesOnlyHereOwnKeys() {
        store.keySet().removeIf(name -> !name.equals("~form"));
        assertEquals("", refused(play("e2e4"), WHITE, "a", true), "no such board");
        var create = create(lawsRules(), "90+30", Optional.of("no position"));
        Message absurd = GameLog.CONTEXT
                .mapper()
                .write(create, CreateRequest.newBuilder())
                .build();
        assertEquals("ILLEGAL_POSITION", refused(absurd, SERVICE, "b", true));
        assertEquals("", refused(absurd, SERVICE, "b", false));
    }

    @Test
    void aStoreOfAnotherFormIsNotRead() {
        store.remove("~form");
        assertEquals("", refused(pause(""), CHIEF, "a", true));
    }
}
