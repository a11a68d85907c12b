package org.onehall.local.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.Role;

class VerificationTest {
    private static final String LOG = "onehall.game.events.v1";

    private static List<String> findings(List<GameEvent> events) {
        return found(events).stream()
                .map(finding -> finding.sequence() + " " + finding.text())
                .toList();
    }

    private static List<Finding> found(List<GameEvent> events) {
        List<Finding> findings = new ArrayList<>();
        Verification verification = new Verification(LOG, findings::add);
        events.forEach(event -> verification.accept(LOG, 0, BoardLog.BOARD, event.toByteArray()));
        return findings;
    }

    private static List<GameEvent> game() {
        return new BoardLog()
                .created()
                .started()
                .move("e2e4", 1_500)
                .move("e7e5", 2_250)
                .move("g1f3", 800)
                .move("b8c6", 12)
                .events();
    }

    /** Checks that something is found at that event, with this text. */
    private static void finds(int sequence, String text, List<GameEvent> events) {
        List<Finding> found = found(events);
        assertTrue(
                found.stream()
                        .anyMatch(
                                one -> one.sequence() == sequence && one.text().contains(text)),
                "looking for \"" + text + "\" at " + sequence + ", found " + found);
    }

    /** Checks the same, and that nothing else is found. */
    private static void findsOnly(int sequence, String text, List<GameEvent> events) {
        finds(sequence, text, events);
        assertEquals(1, found(events).size(), () -> found(events).toString());
    }

    private static List<GameEvent> changed(int sequence, UnaryOperator<GameEvent.Builder> change) {
        return BoardLog.changed(game(), sequence - 1, change);
    }

    private static Timestamp later(Timestamp timestamp, long millis) {
        return BoardLog.timestamp(Wire.instant(timestamp).plusMillis(millis));
    }

    private static com.google.protobuf.Duration longer(com.google.protobuf.Duration duration, long millis) {
        return BoardLog.duration(Wire.duration(duration).plusMillis(millis));
    }

    @Test
    void onlyASeatWithoutWhichAGameBeganIsCheckedWhileItLasts() { // OCR 18.5, OCR 18.6, DEC-27
        assertEquals(
                List.of(),
                findings(new BoardLog()
                        .created()
                        .checked(Side.WHITE)
                        .started()
                        .checked(Side.BLACK)
                        .move("e2e4", 1_500)
                        .move("e7e5", 2_250)
                        .events()));
        finds(
                5,
                "checks a seat that had passed its checks at the start",
                new BoardLog()
                        .created()
                        .checked(Side.WHITE)
                        .started()
                        .checked(Side.WHITE)
                        .events());
    }

    @Test
    void nothingIsFoundInSoundLogs() {
        assertEquals(List.of(), findings(game()));
        assertEquals(
                List.of(),
                findings(new BoardLog()
                        .created()
                        .started()
                        .move("f2f3", 900)
                        .move("e7e5", 100)
                        .move("g2g4", 10)
                        .move("d8h4", 5_000)
                        .events()),
                "a mate");
        assertEquals(
                List.of(),
                findings(new BoardLog()
                        .created()
                        .started()
                        .move("e2e4", 10)
                        .resigned(2_000)
                        .events()),
                "a resignation");
        assertEquals(
                List.of(),
                findings(new BoardLog()
                        .created()
                        .started()
                        .move("e2e4", 10)
                        .paused(700)
                        .resumed(60_000, 20)
                        .move("e7e5", 300)
                        .move("d2d4", 300)
                        .events()),
                "a pause with time taken off");
        assertEquals(
                List.of(),
                findings(new BoardLog()
                        .created()
                        .started()
                        .move("e2e4", 10)
                        .outage(9_000)
                        .move("e7e5", 400)
                        .events()),
                "an outage");
        assertEquals(
                List.of(),
                findings(new BoardLog()
                        .created()
                        .started()
                        .move("e2e4", 10)
                        .flagFell()
                        .events()),
                "a flag");
        assertEquals(
                List.of(),
                findings(new BoardLog()
                                .created()
                                .started()
                                .move("e2e4", 10)
                                .paused(5)
                                .restarted(50_000)
                                .started()
                                .move("d2d4", 100)
                                .move("d7d5", 100)
                                .events()
                                .stream()
                                .map(VerificationTest::secondStart)
                                .toList()),
                "a restart");
    }

    @Test
    void aGameMayBeReplayedBeforeItsStart() { // LAW 7.2.1
        var replayed = new BoardLog().created().restarted(50_000).started().move("d2d4", 100);
        assertEquals(
                List.of(),
                findings(replayed.events().stream()
                        .map(VerificationTest::secondStart)
                        .toList()));
    }

    @Test
    void aQueuedMoveIsMadeInTheInstantOfTheOpponentsAndChargedNothing() { // DEC-28
        assertEquals(
                List.of(),
                findings(new BoardLog()
                        .created()
                        .started()
                        .move("e2e4", 1_500)
                        .fired("e7e5", 0)
                        .move("g1f3", 700)
                        .move("b8c6", 300)
                        .events()));
        findsOnly(
                5,
                "charged 40 ms, not 0 ms",
                new BoardLog()
                        .created()
                        .started()
                        .move("e2e4", 1_500)
                        .fired("e7e5", 40)
                        .events());
    }

    /** The start after a restart belongs to the second attempt. */
    private static GameEvent secondStart(GameEvent event) {
        return event.hasGameStarted() && event.getHeader().getSequence() > 2
                ? event.toBuilder()
                        .setGameStarted(event.getGameStarted().toBuilder().setAttempt(2))
                        .build()
                : event;
    }

    @Test
    void aGapIsFound() {
        List<GameEvent> log = new ArrayList<>(game());
        log.remove(3);
        finds(5, "event 4 is missing", log);
        log.remove(3);
        finds(6, "events 4 to 5 are missing", log);
    }

    @Test
    void aRepeatedEventIsFound() {
        List<GameEvent> log = new ArrayList<>(game());
        log.add(4, log.get(3));
        finds(4, "comes again or late", log);
    }

    @Test
    void aChangedOrderIsFound() {
        List<GameEvent> log = new ArrayList<>(game());
        log.add(3, log.remove(4));
        finds(5, "event 4 is missing", log);
        finds(4, "comes again or late", log);
        finds(4, "before the event in front of it", log);
    }

    @Test
    void aLogThatBeginsInTheMiddleIsFound() {
        finds(2, "event 1 is missing", game().subList(1, 6));
        finds(2, "the board was never created", game().subList(1, 6));
    }

    @Test
    void timeThatGoesBackIsFound() {
        finds(4, "before the event in front of it", changed(4, event -> {
            event.getHeaderBuilder().setOccurredAt(later(event.getHeader().getOccurredAt(), -10_000));
            return event;
        }));
    }

    @Test
    void publicationBeforeTheFactIsFound() {
        finds(6, "was published before it happened", changed(6, event -> {
            event.getHeaderBuilder().setPublishedAt(later(event.getHeader().getOccurredAt(), -1));
            return event;
        }));
    }

    @Test
    void aRequestAnsweredTwiceIsFound() {
        findsOnly(6, "answers the request request-3 a second time", changed(6, event -> {
            event.getHeaderBuilder().setCausationId("request-3");
            return event;
        }));
        findsOnly(6, "answers the request request-5 a second time, at another moment", changed(6, event -> {
            event.getHeaderBuilder().setCausationId("request-5");
            return event;
        }));
        findsOnly(6, "names no request", changed(6, event -> {
            event.getHeaderBuilder().clearCausationId();
            return event;
        }));
    }

    @Test
    void aForeignKeyOrIdIsFound() {
        finds(3, "filed under another key", changed(3, event -> {
            event.getHeaderBuilder().setKey("cup/1/2");
            return event;
        }));
        findsOnly(3, "has the id other", changed(3, event -> {
            event.getHeaderBuilder().setEventId("other");
            return event;
        }));
    }

    @Test
    void aBoardInTwoPartitionsIsFound() {
        List<Finding> findings = new ArrayList<>();
        Verification verification = new Verification(LOG, findings::add);
        List<GameEvent> log = game();
        for (int i = 0; i < log.size(); i++) {
            verification.accept(LOG, i < 4 ? 0 : 1, BoardLog.BOARD, log.get(i).toByteArray());
        }
        assertEquals(2, findings.size());
        assertTrue(findings.getFirst().text().contains("partition 1"), findings.toString());
    }

    private static BoardLog eventful() {
        return new BoardLog()
                .created()
                .arrived(Side.WHITE)
                .started()
                .forfeitedAndReversed(400)
                .resumed(60_000, 0)
                .setAside(300)
                .resumed(10_000, 0)
                .paused(200)
                .ruledAndSetAside(300)
                .resumed(10_000, 0)
                .move("e2e4", 700)
                .assisted(Side.BLACK, 1, 40)
                .move("e7e5", 900)
                .set(Duration.ofMinutes(2), 300)
                .restored(5_000)
                .resumed(60_000, 0)
                .move("d2d4", 100)
                .sealed("d7d5", 800)
                .resumedAndOpened("d7d5", 3_600_000)
                .move("c2c4", 200)
                .resigned(10);
    }

    @Test
    void nothingIsFoundInLogsWithForfeitsRestoredPositionsAndSealedMoves() {
        assertEquals(List.of(), findings(eventful().events()));
    }

    @Test
    void aSealedMoveThatIsOpenedAsAnotherIsFound() {
        List<GameEvent> log = eventful().events();
        int opened = (int)
                log.stream().takeWhile(event -> !event.hasSealedMoveOpened()).count();
        finds(opened + 1, "the opened move is not the sealed one", BoardLog.changed(log, opened, event -> {
            event.getSealedMoveOpenedBuilder().setUci("g8f6");
            return event;
        }));
    }

    @Test
    void timesToldOfAnotherPositionAreFound() { // APP-III 1.3
        List<GameEvent> log = eventful().events();
        int asked = (int)
                log.stream().takeWhile(event -> !event.hasClockTimesAsked()).count();
        finds(asked + 1, "records the times of half-move 7; there are 1", BoardLog.changed(log, asked, event -> {
            event.getClockTimesAskedBuilder().setPly(7);
            return event;
        }));
    }

    @Test
    void aRestoredPositionThatIsNotOneOfTheGameIsFound() {
        List<GameEvent> log = eventful().events();
        int restored = (int)
                log.stream().takeWhile(event -> !event.hasPositionRestored()).count();
        finds(restored + 1, "the position after half-move 0 is", BoardLog.changed(log, restored, event -> {
            event.getPositionRestoredBuilder().setFen("8/8/8/8/8/8/8/K1k5 w - - 0 1");
            return event;
        }));
    }

    @Test
    void anIllegalMoveIsFound() {
        finds(4, "the move e7e3 is illegal", changed(4, event -> {
            event.getMovePlayedBuilder().setUci("e7e3");
            return event;
        }));
    }

    @Test
    void aWrongNotationOrPositionIsFound() {
        findsOnly(3, "is written e5, not e4", changed(3, event -> {
            event.getMovePlayedBuilder().setSan("e5");
            return event;
        }));
        findsOnly(6, "the position after Nc6 is", changed(6, event -> {
            event.getMovePlayedBuilder().setFen("8/8/8/8/8/8/8/K1k5 w - - 0 1");
            return event;
        }));
    }

    @Test
    void aMoveOfTheWrongSideOrNumberIsFound() {
        findsOnly(4, "WHITE moves although it is BLACK's turn", changed(4, event -> {
            event.getMovePlayedBuilder().setSide(org.onehall.proto.types.v1.Side.SIDE_WHITE);
            return event;
        }));
        findsOnly(6, "is half-move 9 after 3", changed(6, event -> {
            event.getMovePlayedBuilder().setPly(9);
            return event;
        }));
    }

    @Test
    void aLostMillisecondIsFoundOnceWhereItWasLost() {
        List<GameEvent> log = game();
        for (int index = 3; index < log.size(); index++) {
            log = BoardLog.changed(log, index, event -> {
                event.getMovePlayedBuilder()
                        .getClocksBuilder()
                        .setBlack(longer(event.getMovePlayed().getClocks().getBlack(), -1));
                return event;
            });
        }
        finds(4, "the clock of BLACK shows", log);
        findsOnly(4, "-1 ms too much", log);
    }

    @Test
    void aWrongChargeIsFound() {
        findsOnly(5, "the move is charged 801 ms, not 800 ms", changed(5, event -> {
            event.getMovePlayedBuilder().setSpent(longer(event.getMovePlayed().getSpent(), 1));
            return event;
        }));
    }

    @Test
    void aWrongRunningClockOrFlagTimeIsFound() {
        finds(6, "the running clock is BLACK, not WHITE", changed(6, event -> {
            event.getMovePlayedBuilder().getClocksBuilder().setRunning(org.onehall.proto.types.v1.Side.SIDE_BLACK);
            return event;
        }));
        findsOnly(6, "the flag would fall at", changed(6, event -> {
            event.getMovePlayedBuilder()
                    .getClocksBuilder()
                    .setFlagAt(later(event.getMovePlayed().getClocks().getFlagAt(), 5));
            return event;
        }));
    }

    @Test
    void timeThatAnOrderDoesNotExplainIsFound() {
        List<GameEvent> log = new BoardLog()
                .created()
                .started()
                .move("e2e4", 10)
                .paused(700)
                .resumed(60_000, 20)
                .events();
        finds(6, "shows", BoardLog.changed(log, 5, event -> {
            event.getGameResumedBuilder()
                    .getClocksBuilder()
                    .setBlack(longer(event.getGameResumed().getClocks().getBlack(), 1_000));
            return event;
        }));
        List<GameEvent> unexplained = new ArrayList<>(log);
        unexplained.remove(4);
        finds(6, "20000 ms", unexplained);
    }

    @Test
    void aFlagThatHadNotFallenIsFound() {
        List<GameEvent> log =
                new BoardLog().created().started().move("e2e4", 10).flagFell().events();
        finds(4, "the flag is recorded as fallen by", BoardLog.changed(log, 3, event -> {
            event.getHeaderBuilder().setOccurredAt(later(event.getFlagFell().getAt(), -1));
            return event;
        }));
        finds(4, "the flag is recorded as fallen at", BoardLog.changed(log, 3, event -> {
            event.getFlagFellBuilder().setAt(later(event.getFlagFell().getAt(), 3));
            return event;
        }));
    }

    @Test
    void aMoveAfterTheFlagIsFound() {
        finds(3, "after the flag had fallen", changed(3, event -> {
            event.getHeaderBuilder()
                    .setOccurredAt(later(
                            event.getHeader().getOccurredAt(),
                            Duration.ofMinutes(4).toMillis()))
                    .setPublishedAt(later(
                            event.getHeader().getPublishedAt(),
                            Duration.ofMinutes(4).toMillis()));
            return event;
        }));
    }

    @Test
    void aMoveAfterTheEndOrWhilePausedIsFound() {
        List<GameEvent> over =
                new ArrayList<>(new BoardLog().created().started().resigned(10).events());
        over.add(game().get(2).toBuilder()
                .setHeader(game().get(2).getHeader().toBuilder().setSequence(4).setEventId("cup/1/1#4"))
                .build());
        finds(4, "cannot happen to a board that is ended", over);
    }

    @Test
    void aMatingMoveWithoutItsEndIsFound() {
        List<GameEvent> mate = new ArrayList<>(new BoardLog()
                .created()
                .started()
                .move("f2f3", 900)
                .move("e7e5", 100)
                .move("g2g4", 10)
                .move("d8h4", 5_000)
                .events());
        GameEvent end = mate.removeLast();
        mate.add(end.toBuilder()
                .setDrawOffered(org.onehall.proto.game.v1.DrawOffered.newBuilder())
                .build());
        finds(7, "the game should have ended", mate);
    }

    @Test
    void anUnreadableRecordIsFound() {
        List<Finding> findings = new ArrayList<>();
        new Verification(LOG, findings::add).accept(LOG, 0, "cup/1/1", new byte[] {1, 2, 3});
        assertEquals(1, findings.size());
        assertTrue(findings.getFirst().text().startsWith("is not readable"));
    }

    @Test
    void logsOfOtherContextsAreCheckedByTheirHeaders() {
        List<Finding> findings = new ArrayList<>();
        Verification verification = new Verification(LOG, findings::add);
        String other = "onehall.clock.events.v1";
        verification.accept(other, 0, BoardLog.BOARD, game().get(0).toByteArray());
        verification.accept(other, 0, BoardLog.BOARD, game().get(2).toByteArray());
        assertEquals(
                List.of("event 2 is missing"),
                findings.stream().map(Finding::text).toList());
        assertEquals(0, verification.boards());
        assertEquals(2, verification.events());
    }

    @Test
    void aPauseThatTellsOfLostEventsIsNamedAlsoOnABoardThatStood() {
        List<GameEvent> stood =
                new BoardLog().created().started().move("e2e4", 10).paused(5).events();
        GameEvent.Builder told = stood.getLast().toBuilder();
        told.getGamePausedBuilder().setReason("Missing: 1... e5.");
        told.getHeaderBuilder()
                .setSequence(7)
                .setEventId(BoardLog.BOARD + "#7")
                .setCausationId("lost-5-6")
                .getActorBuilder()
                .setRole(Role.ROLE_SERVICE);
        List<GameEvent> events = new ArrayList<>(stood);
        events.add(told.build());
        assertEquals(List.of("7 events 5 to 6 are missing", "7 Missing: 1... e5."), findings(events));
    }

    @Test
    void nothingFollowsAtACancelledBoard() { // LAW 6.6
        var cancelled = new BoardLog().created().started().cancelled(500);
        assertEquals(List.of(), findings(cancelled.events()));
        findsOnly(4, "was cancelled", cancelled.arrived(Side.WHITE).events());
        findsOnly(
                4,
                "was cancelled",
                new BoardLog().created().started().cancelled(500).cancelled(20).events());
    }

    @Test
    void aForfeitMayBeTheLastThatIsLeftBeforeALostCancellation() { // LAW 6.6, ENG-1
        var forfeited = new BoardLog().created().started().forfeitedAndReversed(400);
        List<GameEvent> left = new ArrayList<>(forfeited.cancelled(90).events());
        GameEvent last = left.removeLast();
        left.removeLast();
        left.add(last.toBuilder()
                .setHeader(last.getHeader().toBuilder().setSequence(4).setEventId(BoardLog.BOARD + "#4"))
                .build());
        findsOnly(4, "cannot happen to a board that is ended", left);
        GameEvent told = left.removeLast();
        left.add(told.toBuilder()
                .setHeader(told.getHeader().toBuilder()
                        .setCausationId("lost-4")
                        .setActor(Actor.newBuilder().setSubject("game").setRole(Role.ROLE_SERVICE)))
                .build());
        assertEquals(List.of(), findings(left));
    }
}
