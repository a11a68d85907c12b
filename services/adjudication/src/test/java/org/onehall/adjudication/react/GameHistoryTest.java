package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.NoteBoardRequest;
import org.onehall.proto.game.v1.AdjournmentResumed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.TimeControl;

/** What rulings learn about a game, event by event. */
class GameHistoryTest {
    private static final Duration SOON = Duration.ofMillis(1);

    private static TimeControl control(String text) {
        return new RecordMapper()
                .write(org.onehall.clock.TimeControl.parse(text), TimeControl.newBuilder())
                .build();
    }

    private static GameEvent.Builder event(long sequence) {
        return GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setEventId("demo/1/3#" + sequence)
                        .setKey("demo/1/3")
                        .setSequence(sequence)
                        .setOccurredAt(Timestamp.newBuilder().setSeconds(sequence)));
    }

    private static NoteBoardRequest note(int attempt, boolean inProgress, boolean ended, String control) {
        return NoteBoardRequest.newBuilder()
                .setBoardId("demo/1/3")
                .setWhiteVenue("rome")
                .setBlackVenue("bari")
                .setAttempt(attempt)
                .setInProgress(inProgress)
                .setEnded(ended)
                .setControl(control(control))
                .build();
    }

    private static NoteBoardRequest started(long at, NoteBoardRequest note) {
        return note.toBuilder()
                .setStartedAt(Timestamp.newBuilder().setSeconds(at))
                .build();
    }

    @Test
    void nobodyWaitsForAnEventThatSaysNothingReadable() throws Exception {
        var history = new GameHistory();
        GameEvent without =
                event(1).setGameCreated(GameCreated.getDefaultInstance()).build();
        assertThrows(IllegalArgumentException.class, () -> history.fold(without));
        assertEquals(Optional.empty(), history.at(without.getHeader(), SOON));
    }

    @Test
    void eachEventLeavesTheBoardAsItWasThen() throws Exception {
        var seat = Seat.newBuilder();
        List<GameEvent> log = List.of(
                event(1).setGameCreated(GameCreated.newBuilder()
                                .setWhite(seat.setVenue("rome").build())
                                .setBlack(seat.setVenue("bari").build())
                                .setWhiteControl(control("90+30"))
                                .setBlackControl(control("60+30")))
                        .build(),
                event(2).setGameStarted(GameStarted.newBuilder().setAttempt(1)).build(),
                event(3).setMovePlayed(MovePlayed.newBuilder().setUci("e2e4")).build(),
                event(4).setGameVoided(GameVoided.newBuilder().setAttempt(1)).build(),
                event(5).setGameRestarted(GameRestarted.newBuilder()
                                .setAttempt(2)
                                .setWhiteControl(control("25+10"))
                                .setBlackControl(control("25+10")))
                        .build(),
                event(6).setGameStarted(GameStarted.newBuilder().setAttempt(2)).build(),
                event(7).setGameEnded(GameEnded.newBuilder()).build());
        var history = new GameHistory();
        log.forEach(history::fold);
        log.forEach(history::fold);
        List<Optional<NoteBoardRequest>> notes = new ArrayList<>();
        for (GameEvent event : log) notes.add(history.at(event.getHeader(), SOON));
        assertEquals(
                List.of(
                        Optional.of(note(1, false, false, "60+30")),
                        Optional.of(started(2, note(1, true, false, "60+30"))),
                        Optional.empty(),
                        Optional.of(started(2, note(1, false, false, "60+30"))),
                        Optional.of(note(2, false, false, "25+10")),
                        Optional.of(started(6, note(2, true, false, "25+10"))),
                        Optional.of(started(6, note(2, false, true, "25+10")).toBuilder()
                                .setEndedAt(Timestamp.newBuilder().setSeconds(7))
                                .build())),
                notes);
    }

    @Test
    void anAdjournedGameIsKnownAsThatUntilItGoesOnOrEnds() throws Exception { // ADJ I.5
        var created = GameCreated.newBuilder().setWhiteControl(control("90+30")).setBlackControl(control("90+30"));
        List<GameEvent> log = List.of(
                event(1).setGameCreated(created).build(),
                event(2).setGameStarted(GameStarted.newBuilder().setAttempt(1)).build(),
                event(3).setGameAdjourned(GameAdjourned.getDefaultInstance()).build(),
                event(4).setAdjournmentResumed(AdjournmentResumed.getDefaultInstance())
                        .build(),
                event(5).setGameAdjourned(GameAdjourned.getDefaultInstance()).build(),
                event(6).setGameEnded(GameEnded.newBuilder()).build());
        var history = new GameHistory();
        log.forEach(history::fold);
        List<Boolean> adjourned = new ArrayList<>();
        for (GameEvent event : log)
            adjourned.add(history.at(event.getHeader(), SOON).orElseThrow().getAdjourned());
        assertEquals(List.of(false, false, true, false, true, false), adjourned);
    }

    @Test
    void howLongTheChiefArbiterHasForACaseStaysWithTheBoard() throws Exception { // OCR 18.9
        var created = GameCreated.newBuilder().setWhiteControl(control("90+30")).setBlackControl(control("90+30"));
        created.getRulesBuilder().setDeputySeconds(90);
        var history = new GameHistory();
        List<GameEvent> log = List.of(
                event(1).setGameCreated(created).build(),
                event(2).setGameStarted(GameStarted.newBuilder().setAttempt(1)).build());
        log.forEach(history::fold);
        for (GameEvent event : log)
            assertEquals(
                    90,
                    history.at(event.getHeader(), SOON)
                            .orElseThrow()
                            .getDeputyAfter()
                            .getSeconds());
    }

    @Test
    void anEventThatIsNotFoldedYetIsTriedAgainLater() {
        assertThrows(
                TimeoutException.class,
                () -> new GameHistory().at(event(1).build().getHeader(), SOON));
    }
}
