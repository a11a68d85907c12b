package org.onehall.fairplay.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.protobuf.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.onehall.proto.fairplay.v1.NoteBoardRequest;
import org.onehall.proto.fairplay.v1.QueueScreeningRequest;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.EventHeader;

/** What each game event means for checks and screenings. */
class GameHistoryTest {
    private static final Duration SOON = Duration.ofMillis(1);

    private static GameEvent.Builder event(long sequence) {
        return GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setEventId("demo/1/3#" + sequence)
                        .setKey("demo/1/3")
                        .setSequence(sequence));
    }

    private static GameEvent created() {
        return event(1).setGameCreated(GameCreated.newBuilder()
                        .setWhite(Seat.newBuilder().setVenue("rome"))
                        .setBlack(Seat.newBuilder().setVenue("bari"))
                        .setInitialFen("fen"))
                .build();
    }

    private static GameEvent move(long sequence, String uci) {
        return event(sequence)
                .setMovePlayed(MovePlayed.newBuilder().setUci(uci))
                .build();
    }

    private static Optional<Message> note(int attempt, boolean started) {
        return Optional.of(NoteBoardRequest.newBuilder()
                .setBoardId("demo/1/3")
                .setWhiteVenue("rome")
                .setBlackVenue("bari")
                .setAttempt(attempt)
                .setStarted(started)
                .build());
    }

    private static List<Optional<Message>> requests(List<GameEvent> log) throws Exception {
        var history = new GameHistory();
        log.forEach(history::fold);
        log.forEach(history::fold);
        List<Optional<Message>> requests = new ArrayList<>();
        for (GameEvent event : log) requests.add(history.at(event.getHeader(), SOON));
        return requests;
    }

    @Test
    void nobodyWaitsForAnEventThatSaysNothingReadable() throws Exception {
        var history = new GameHistory();
        GameEvent beyond = event(1).setPositionRestored(
                        PositionRestored.newBuilder().setPly(3))
                .build();
        assertThrows(RuntimeException.class, () -> history.fold(beyond));
        assertEquals(Optional.empty(), history.at(beyond.getHeader(), SOON));
    }

    @Test
    void onlyTheMovesOfTheAttemptThatEndedAreScreened() throws Exception { // APP-I A1, DEC-26
        assertEquals(
                List.of(
                        note(1, false),
                        note(1, true),
                        Optional.empty(),
                        note(2, false),
                        note(2, true),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(QueueScreeningRequest.newBuilder()
                                .setBoardId("demo/1/3")
                                .setAttempt(2)
                                .setInitialFen("fen 2")
                                .addMoves("e2e4")
                                .addMoves("e7e5")
                                .build())),
                requests(List.of(
                        created(),
                        event(2).setGameStarted(GameStarted.newBuilder().setAttempt(1))
                                .build(),
                        move(3, "d2d4"),
                        event(4).setGameRestarted(
                                        GameRestarted.newBuilder().setAttempt(2).setInitialFen("fen 2"))
                                .build(),
                        event(5).setGameStarted(GameStarted.newBuilder().setAttempt(2))
                                .build(),
                        move(6, "e2e4"),
                        move(7, "e7e5"),
                        event(8).setGameEnded(GameEnded.newBuilder()).build())));
    }

    @Test
    void aGameWithoutMovesIsNotScreened() throws Exception {
        assertEquals(
                List.of(note(1, false), note(1, true), Optional.empty()),
                requests(List.of(
                        created(),
                        event(2).setGameStarted(GameStarted.newBuilder().setAttempt(1))
                                .build(),
                        event(3).setGameEnded(GameEnded.newBuilder()).build())));
    }

    @Test
    void anEventThatIsNotFoldedYetIsTriedAgainLater() {
        assertThrows(
                TimeoutException.class, () -> new GameHistory().at(created().getHeader(), SOON));
    }
}
