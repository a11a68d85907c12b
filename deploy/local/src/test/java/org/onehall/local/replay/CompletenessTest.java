package org.onehall.local.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.ByteString;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.proto.types.v1.RefusalDetail;

/** What was acknowledged is compared with the event log. */
class CompletenessTest {
    private static final String LOG = "onehall.game.events.v1";
    private static final String BOARD = BoardLog.BOARD;
    private static final String SOMEBODY = "somebody";
    /** Created, started, 1. e4 e5 2. Nf3 Nc6: six events. */
    private static final List<GameEvent> GAME = new BoardLog()
            .created()
            .started()
            .move("e2e4", 1_500)
            .move("e7e5", 2_250)
            .move("g1f3", 800)
            .move("b8c6", 12)
            .events();

    private static final Instant LAST = Wire.instant(GAME.getLast().getHeader().getOccurredAt());

    private final List<Finding> findings = new ArrayList<>();
    private Verification verification;
    private Completeness whole;

    @BeforeEach
    void nothingWasRead() {
        verification = new Verification(LOG, findings::add);
        whole = new Completeness("game", LossNames.ofBoards(verification::position), findings::add);
    }

    private void happened(List<GameEvent> events) {
        for (GameEvent event : events) {
            whole.happened(BOARD, event.toByteArray());
            verification.accept(LOG, 0, BOARD, event.toByteArray());
        }
    }

    private List<String> found() {
        whole.finish();
        return findings.stream()
                .map(finding -> finding.key() + " " + finding.sequence() + " " + finding.text())
                .toList();
    }

    /**
     * An entry of the store as written by the decider.
     *
     * @param requests the remembered requests; from the third event on, each caused the event at the same position
     * @param answers events of the answers that are kept completely
     */
    private static byte[] stored(long sequence, Instant lastAt, List<String> requests, List<GameEvent> answers) {
        ByteBuffer tail = ByteBuffer.allocate(16_000).put((byte) requests.size());
        for (int i = 0; i < requests.size(); i++) {
            tail.putLong(digest(requests.get(i))).putLong(i + 3);
        }
        for (int i = 0; i < 3; i++) {
            byte[] answer = i >= answers.size()
                    ? new byte[0]
                    : Outcome.newBuilder()
                            .addEvents(answers.get(i).toByteString())
                            .build()
                            .toByteArray();
            tail.putInt(answer.length).put(answer);
        }
        tail.flip();
        return ByteBuffer.allocate(20 + tail.remaining())
                .putLong(sequence)
                .putLong(lastAt.toEpochMilli())
                .putInt(tail.remaining())
                .put(tail)
                .array();
    }

    private static long digest(String request) {
        try {
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256")
                            .digest((SOMEBODY + "|" + request).getBytes(StandardCharsets.UTF_8)))
                    .getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static GameCommand play(String request, String uci) {
        var command = GameCommand.newBuilder()
                .setHeader(CommandHeader.newBuilder()
                        .setRequestId(request)
                        .setKey(BOARD)
                        .setActor(Actor.newBuilder().setSubject(SOMEBODY)));
        command.getPlayBuilder().setBoardId(BOARD).setUci(uci);
        return command.build();
    }

    @Test
    void nothingIsMissingWhereStoreAnswersAndLogAgree() {
        whole.stored("=" + BOARD, stored(6, LAST, List.of("a", "b", "c", "d"), GAME.subList(3, 6)));
        whole.replied(Outcome.newBuilder()
                .setKey(BOARD)
                .setSequence(6)
                .setRefusal(RefusalDetail.newBuilder())
                .build()
                .toByteArray());
        happened(GAME);
        whole.taken(BOARD, play("a", "e2e4").toByteArray(), LAST.toEpochMilli() - 100);
        assertEquals(List.of(), found());
    }

    @Test
    void aStoreThatIsBehindTheLogIsNoLoss() {
        whole.stored(
                "=" + BOARD,
                stored(3, Wire.instant(GAME.get(2).getHeader().getOccurredAt()), List.of("a"), List.of(GAME.get(2))));
        happened(GAME);
        whole.taken(
                BOARD, play(GAME.get(3).getHeader().getCausationId(), "e7e5").toByteArray(), LAST.toEpochMilli() - 1);
        assertEquals(List.of(), found());
    }

    @Test
    void movesThatOnlyTheStoreKnowsAreNamedByItsAnswers() {
        whole.stored("=" + BOARD, stored(6, LAST, List.of("a", "b", "c", "d"), GAME.subList(3, 6)));
        happened(GAME.subList(0, 4));
        assertEquals(
                List.of(BOARD + " 5 events 5 to 6 were acknowledged and are missing:"
                        + " the move 2. Nf3 (g1f3), the move 2... Nc6 (b8c6)"),
                found());
    }

    @Test
    void movesWhoseAnswersAreNoLongerKeptAreNamedByTheirCommands() {
        whole.stored("=" + BOARD, stored(6, LAST, List.of("a", "b", "c", "d"), List.of(GAME.get(5))));
        happened(GAME.subList(0, 3));
        whole.taken(BOARD, play("b", "e7e5").toByteArray(), LAST.toEpochMilli() - 80);
        whole.taken(BOARD, play("c", "g1f3").toByteArray(), LAST.toEpochMilli() - 40);
        whole.taken(BOARD, play("d", "b8c6").toByteArray(), LAST.toEpochMilli());
        assertEquals(
                List.of(BOARD + " 4 events 4 to 6 were acknowledged and are missing:"
                        + " the move 1... e5 (e7e5), the move 2. Nf3 (g1f3), the move 2... Nc6 (b8c6)"),
                found());
    }

    @Test
    void aBoardOfWhichNothingIsLeftIsNamed() {
        whole.stored("=" + BOARD, stored(1, LAST, List.of(), List.of(GAME.getFirst())));
        assertEquals(List.of(BOARD + " 1 event 1 was acknowledged and is missing: game created"), found());
    }

    @Test
    void anAnswerThatWasGivenShowsHowFarTheBoardHadCome() {
        whole.replied(Outcome.newBuilder()
                .setKey(BOARD)
                .setSequence(5)
                .addEvents(ByteString.EMPTY)
                .build()
                .toByteArray());
        happened(GAME.subList(0, 4));
        assertEquals(List.of(BOARD + " 5 event 5 was acknowledged and is missing"), found());
    }

    @Test
    void aTakenRequestThatIsInNoLogIsNamed() {
        Instant before = Wire.instant(GAME.get(3).getHeader().getOccurredAt());
        whole.stored("=" + BOARD, stored(4, before, List.of("a", "b"), List.of()));
        whole.replied(Outcome.newBuilder()
                .setKey(BOARD)
                .setSequence(4)
                .setRequestId("refused")
                .build()
                .toByteArray());
        happened(GAME.subList(0, 4));
        whole.taken(BOARD, play("refused", "e1e2").toByteArray(), before.toEpochMilli() + 20);
        whole.taken(BOARD, play("lost", "g1f3").toByteArray(), before.toEpochMilli() + 40);
        assertEquals(
                List.of(BOARD + " 0 a request was accepted, but its outcome is in no log: the move 2. Nf3 (g1f3)"),
                found());
    }
}
