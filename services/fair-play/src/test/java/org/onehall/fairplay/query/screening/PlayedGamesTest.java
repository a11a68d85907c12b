package org.onehall.fairplay.query.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.query.screening.HallLogs.minute;

import com.google.protobuf.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.query.screening.PlayedGames.Game;
import org.onehall.fairplay.query.screening.PlayedGames.Stage;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkRestored;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.fairplay.v1.Departed;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.IncidentClosed;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.fairplay.v1.IncidentOutcome;
import org.onehall.proto.fairplay.v1.InspectionOutcome;
import org.onehall.proto.fairplay.v1.InspectionRecorded;
import org.onehall.proto.fairplay.v1.Returned;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.screening.HallFact;

/** Games with what was observed in the hall meanwhile, from five logs that do not wait for each other. */
class PlayedGamesTest {
    private static final String BOARD = "cup/1/1";
    private static final org.onehall.proto.types.v1.Side WHITE = org.onehall.proto.types.v1.Side.SIDE_WHITE;
    private static final org.onehall.proto.types.v1.Side BLACK = org.onehall.proto.types.v1.Side.SIDE_BLACK;
    private final HallLogs logs = new HallLogs().cup(2);

    private Game game(long seed) {
        List<Game> games = logs.read(seed).of("cup", 1, _ -> true);
        assertEquals(1, games.size());
        return games.getFirst();
    }

    private void floor(double minute, FairPlayEvent.Builder event) {
        logs.floor.add(event.setHeader(logs.header(BOARD, minute(minute))).build());
    }

    private void link(double minute, ConnectivityEvent.Builder event) {
        logs.links.add(event.setHeader(logs.header("cup/rome", minute(minute))).build());
    }

    private void call(double minute, AdjudicationEvent.Builder event) {
        logs.calls.add(event.setHeader(logs.header(BOARD, minute(minute))).build());
    }

    private static ConnectivityEvent.Builder page(org.onehall.proto.types.v1.Side side, boolean away) {
        return ConnectivityEvent.newBuilder()
                .setLinkChanged(
                        LinkChanged.newBuilder().setBoardId(BOARD).setSide(side).setAway(away));
    }

    private static ConnectivityEvent.Builder meeting(boolean present) {
        return ConnectivityEvent.newBuilder()
                .setCommunicationChanged(CommunicationChanged.newBuilder()
                        .setPlayerId("b-" + BOARD)
                        .setPresent(present));
    }

    private static ConnectivityEvent.Builder linkOf(
            org.onehall.proto.types.v1.Side side, LinkState state, double lastSeen) {
        return ConnectivityEvent.newBuilder()
                .setLinkChanged(LinkChanged.newBuilder()
                        .setBoardId(BOARD)
                        .setSide(side)
                        .setState(state)
                        .setLastSeen(RecordMapper.timestamp(minute(lastSeen))));
    }

    private static ConnectivityEvent.Builder opened(String id, org.onehall.proto.types.v1.Side side, double startedAt) {
        return ConnectivityEvent.newBuilder()
                .setCaseOpened(CaseOpened.newBuilder()
                        .setBoardId(BOARD)
                        .setCaseId(id)
                        .setSide(side)
                        .setStartedAt(RecordMapper.timestamp(minute(startedAt))));
    }

    private static ConnectivityEvent.Builder restored(String id, org.onehall.proto.types.v1.Side side) {
        return ConnectivityEvent.newBuilder()
                .setLinkRestored(LinkRestored.newBuilder()
                        .setBoardId(BOARD)
                        .setCaseId(id)
                        .setSide(side));
    }

    private static ConnectivityEvent.Builder closed(String id) {
        return ConnectivityEvent.newBuilder()
                .setCaseClosed(CaseClosed.newBuilder().setBoardId(BOARD).setCaseId(id));
    }

    private static HallFact fact(String kind, Side side, double from, double until) {
        return new HallFact(
                kind, side, Duration.between(HallLogs.T0, minute(from)), Duration.between(HallLogs.T0, minute(until)));
    }

    @Test
    void aGameHasItsMovesWithTimesAndTheEndOfIt() {
        logs.game(BOARD, 40, true);
        Game game = game(1);
        assertEquals(Stage.OVER, game.stage());
        assertEquals(List.of("rome", "milan"), game.venues());
        assertEquals("1-0", game.result());
        assertEquals(40, game.moves().size());
        assertEquals(Optional.of(Duration.ofMinutes(7)), game.moves().get(6).at());
        assertEquals(
                Optional.of(Duration.ofSeconds(5_400 - 30 * 6)),
                game.moves().get(6).left());
        assertTrue(game.moves().get(6).spent().isPresent());
        assertEquals(24, game.positions().size(), "from move 9 on");
        assertEquals(2_000, game.players().white().rating().getAsInt());
    }

    /** OCR 17.7, 18.8, 16.7, 16.5, 19.1, 17.3: each fact comes from its own log, whichever log is read first. */
    @Test
    void whatTheHallSawStandsBesideTheMovesHoweverTheLogsAreRead() {
        logs.game(BOARD, 40, true);
        floor(
                3,
                FairPlayEvent.newBuilder()
                        .setDeparted(Departed.newBuilder().setLeaveId("l1").setSide(WHITE)));
        floor(
                6,
                FairPlayEvent.newBuilder()
                        .setReturned(Returned.newBuilder().setLeaveId("l1").setSide(WHITE)));
        floor(
                8,
                FairPlayEvent.newBuilder()
                        .setIncidentOpened(IncidentOpened.newBuilder()
                                .setIncidentId("i1")
                                .setSide(BLACK)
                                .setKind(IncidentKind.INCIDENT_KIND_PERSONAL_DEVICE)));
        floor(
                9,
                FairPlayEvent.newBuilder()
                        .setIncidentOpened(IncidentOpened.newBuilder()
                                .setIncidentId("i2")
                                .setSide(BLACK)
                                .setKind(IncidentKind.INCIDENT_KIND_PERSONAL_DEVICE)));
        floor(
                10,
                FairPlayEvent.newBuilder()
                        .setIncidentClosed(IncidentClosed.newBuilder()
                                .setIncidentId("i2")
                                .setOutcome(IncidentOutcome.INCIDENT_OUTCOME_NOT_ESTABLISHED)));
        floor(
                11,
                FairPlayEvent.newBuilder()
                        .setIncidentOpened(IncidentOpened.newBuilder()
                                .setIncidentId("i3")
                                .setSide(BLACK)
                                .setKind(IncidentKind.INCIDENT_KIND_NOISE)));
        floor(
                11,
                FairPlayEvent.newBuilder()
                        .setIncidentOpened(IncidentOpened.newBuilder()
                                .setIncidentId("i4")
                                .setSide(BLACK)
                                .setKind(IncidentKind.INCIDENT_KIND_PERSONAL_DEVICE)));
        floor(
                11,
                FairPlayEvent.newBuilder()
                        .setIncidentClosed(IncidentClosed.newBuilder()
                                .setIncidentId("i4")
                                .setOutcome(IncidentOutcome.INCIDENT_OUTCOME_TAKEN_BACK)));
        floor(
                12,
                FairPlayEvent.newBuilder()
                        .setInspectionRecorded(InspectionRecorded.newBuilder()
                                .setSide(WHITE)
                                .setOutcome(InspectionOutcome.INSPECTION_OUTCOME_FOUND)));
        floor(
                13,
                FairPlayEvent.newBuilder()
                        .setInspectionRecorded(InspectionRecorded.newBuilder()
                                .setSide(WHITE)
                                .setOutcome(InspectionOutcome.INSPECTION_OUTCOME_NOTHING_FOUND)));
        link(14, page(BLACK, true));
        link(15, page(BLACK, true));
        link(16, page(BLACK, false));
        link(17, page(BLACK, true));
        link(18, page(BLACK, false));
        link(
                20,
                ConnectivityEvent.newBuilder()
                        .setCaseOpened(CaseOpened.newBuilder()
                                .setBoardId(BOARD)
                                .setCaseId("c1")
                                .setSide(WHITE)
                                .setStartedAt(RecordMapper.timestamp(minute(19.5)))));
        link(
                22,
                ConnectivityEvent.newBuilder()
                        .setLinkRestored(LinkRestored.newBuilder()
                                .setBoardId(BOARD)
                                .setCaseId("c1")
                                .setSide(WHITE)));
        link(23, meeting(false));
        link(24, meeting(true));
        link(25, meeting(false));
        link(26, meeting(true));
        call(
                30,
                AdjudicationEvent.newBuilder()
                        .setArbiterCalled(
                                ArbiterCalled.newBuilder().setCallId("a1").setSide(WHITE)));
        call(
                31,
                AdjudicationEvent.newBuilder()
                        .setCallAnswered(CallAnswered.newBuilder().setCallId("a1")));
        List<HallFact> expected = List.of(
                fact(HallFact.ABSENCE, Side.WHITE, 3, 6),
                fact(HallFact.DEVICE_FINDING, Side.BLACK, 8, 8),
                fact(HallFact.INSPECTION_FINDING, Side.WHITE, 12, 12),
                fact(HallFact.FOCUS_LOSS, Side.BLACK, 14, 16),
                fact(HallFact.FOCUS_LOSS, Side.BLACK, 17, 18),
                fact(HallFact.DISCONNECTION, Side.WHITE, 19.5, 22),
                fact(HallFact.COMMUNICATION_LOSS, Side.BLACK, 25, 26),
                fact(HallFact.CALL, Side.WHITE, 30, 31));
        for (long seed = 0; seed < 20; seed++) assertEquals(expected, game(seed).facts(), "seed " + seed);
    }

    /**
     * A link that comes up, a returned player, a closed incident: at most boards nothing was observed that could end.
     */
    @ParameterizedTest
    @MethodSource("factsOfABoardOfWhichNothingWasSeen")
    void whatEndsNothingChangesNothing(Message fact) {
        PlayedGames played = new HallLogs().cup(1).game(BOARD, 10, true).read(1);
        Game before = played.of("cup", 1, _ -> true).getFirst();
        switch (fact) {
            case FairPlayEvent event -> played.fold(event);
            case ConnectivityEvent event -> played.fold(event);
            case AdjudicationEvent event -> played.fold(event);
            default -> throw new IllegalStateException();
        }
        assertEquals(before, played.of("cup", 1, _ -> true).getFirst());
    }

    static List<Message> factsOfABoardOfWhichNothingWasSeen() {
        EventHeader ofBoard =
                EventHeader.newBuilder().setKey(BOARD).setSequence(1).build();
        EventHeader ofVenue =
                EventHeader.newBuilder().setKey("cup/rome").setSequence(1).build();
        List<Message> facts = new ArrayList<>();
        for (IncidentOutcome outcome : IncidentOutcome.values())
            if (outcome != IncidentOutcome.UNRECOGNIZED)
                facts.add(FairPlayEvent.newBuilder()
                        .setHeader(ofBoard)
                        .setIncidentClosed(
                                IncidentClosed.newBuilder().setIncidentId("i1").setOutcome(outcome))
                        .build());
        facts.add(FairPlayEvent.newBuilder()
                .setHeader(ofBoard)
                .setReturned(Returned.newBuilder().setLeaveId("l1").setSide(WHITE))
                .build());
        facts.add(page(WHITE, false).setHeader(ofVenue).build());
        facts.add(linkOf(WHITE, LinkState.LINK_STATE_UP, 3).setHeader(ofVenue).build());
        facts.add(linkOf(WHITE, LinkState.LINK_STATE_DOWN, 3).setHeader(ofVenue).build());
        facts.add(ConnectivityEvent.newBuilder()
                .setHeader(ofVenue)
                .setLinkRestored(LinkRestored.newBuilder()
                        .setBoardId(BOARD)
                        .setCaseId("c1")
                        .setSide(WHITE))
                .build());
        facts.add(ConnectivityEvent.newBuilder()
                .setHeader(ofVenue)
                .setCaseClosed(CaseClosed.newBuilder().setBoardId(BOARD).setCaseId("c1"))
                .build());
        facts.add(AdjudicationEvent.newBuilder()
                .setHeader(ofBoard)
                .setCallAnswered(CallAnswered.newBuilder().setCallId("a1"))
                .build());
        return facts;
    }

    @Test
    void whatGoesOnAtTheEndEndsWithTheGameAndWhatWasOverBeforeItIsNoPartOfIt() {
        logs.game(BOARD, 20, true);
        floor(
                -9,
                FairPlayEvent.newBuilder()
                        .setDeparted(Departed.newBuilder().setLeaveId("l0").setSide(WHITE)));
        floor(
                -8,
                FairPlayEvent.newBuilder()
                        .setReturned(Returned.newBuilder().setLeaveId("l0").setSide(WHITE)));
        floor(
                -2,
                FairPlayEvent.newBuilder()
                        .setDeparted(Departed.newBuilder().setLeaveId("l1").setSide(WHITE)));
        floor(
                2,
                FairPlayEvent.newBuilder()
                        .setReturned(Returned.newBuilder().setLeaveId("l1").setSide(WHITE)));
        floor(
                19,
                FairPlayEvent.newBuilder()
                        .setDeparted(Departed.newBuilder().setLeaveId("l2").setSide(BLACK)));
        link(30, page(WHITE, true));
        assertEquals(
                List.of(fact(HallFact.ABSENCE, Side.WHITE, 0, 2), fact(HallFact.ABSENCE, Side.BLACK, 19, 21)),
                game(3).facts());
    }

    /** OCR 18.9: a case is opened once, and its link may be lost many times before it is decided. */
    @Test
    void eachTimeALinkIsLostWithinACaseIsSeenByItself() {
        logs.game(BOARD, 40, true);
        link(3.2, linkOf(WHITE, LinkState.LINK_STATE_DOWN, 3));
        link(3.2, opened("c1", WHITE, 3));
        link(4, linkOf(WHITE, LinkState.LINK_STATE_UP, 4));
        link(4, restored("c1", WHITE));
        link(12.2, linkOf(WHITE, LinkState.LINK_STATE_SUSPECT, 12));
        link(12.4, linkOf(WHITE, LinkState.LINK_STATE_DOWN, 12));
        link(14, linkOf(WHITE, LinkState.LINK_STATE_UP, 14));
        link(14, restored("c1", WHITE));
        link(15.2, linkOf(WHITE, LinkState.LINK_STATE_DOWN, 15));
        link(16, linkOf(WHITE, LinkState.LINK_STATE_UP, 16));
        link(16, restored("c1", WHITE));
        assertEquals(
                List.of(
                        fact(HallFact.DISCONNECTION, Side.WHITE, 3, 4),
                        fact(HallFact.DISCONNECTION, Side.WHITE, 12, 14),
                        fact(HallFact.DISCONNECTION, Side.WHITE, 15, 16)),
                game(1).facts());
    }

    @Test
    void whoIsLostAgainAndNotBackBeforeTheEndIsDarkUntilThen() {
        logs.game(BOARD, 40, true);
        link(3.2, linkOf(BLACK, LinkState.LINK_STATE_DOWN, 3));
        link(3.2, opened("c1", BLACK, 3));
        link(4, linkOf(BLACK, LinkState.LINK_STATE_UP, 4));
        link(4, restored("c1", BLACK));
        link(38.2, linkOf(BLACK, LinkState.LINK_STATE_DOWN, 38));
        link(90, linkOf(BLACK, LinkState.LINK_STATE_UP, 90));
        link(90, restored("c1", BLACK));
        link(95, linkOf(BLACK, LinkState.LINK_STATE_DOWN, 95));
        assertEquals(
                List.of(
                        fact(HallFact.DISCONNECTION, Side.BLACK, 3, 4),
                        fact(HallFact.DISCONNECTION, Side.BLACK, 38, 41)),
                game(1).facts());
    }

    /**
     * The log reports nothing more about a case that was decided while the link was lost: only the link itself is
     * reported.
     */
    @Test
    void aCaseThatIsDecidedWhileTheLinkIsLostEndsNoStretch() {
        logs.game(BOARD, 40, true);
        link(3.2, linkOf(WHITE, LinkState.LINK_STATE_DOWN, 3));
        link(3.2, opened("c1", WHITE, 3));
        link(5, closed("c1"));
        link(6, opened("c2", WHITE, 3));
        link(7, closed("c2"));
        link(8, linkOf(WHITE, LinkState.LINK_STATE_UP, 8));
        link(20, linkOf(WHITE, LinkState.LINK_STATE_DOWN, 20));
        assertEquals(
                List.of(fact(HallFact.DISCONNECTION, Side.WHITE, 3, 8)),
                game(1).facts(),
                "without a case a link that is lost is none of a game in progress");
    }

    /** OCR 16.7: nobody gets an engine's analysis of a game in progress. */
    @Test
    void aGameThatGoesOnHasNoPositionsToScreen() {
        logs.game(BOARD, 40, false);
        assertEquals(Stage.PLAYING, game(1).stage());
        assertEquals(List.of(), game(1).positions());
        logs.game("cup/1/2", 40, true);
        logs.games.add(logs.event("cup/1/2", minute(50))
                .setResultSetAside(ResultSetAside.getDefaultInstance())
                .build());
        assertEquals(
                List.of(Stage.PLAYING, Stage.PLAYING),
                logs.read(1).of("cup", 1, _ -> true).stream().map(Game::stage).toList());
    }

    /** OCR 19.6: for a move, a log gives the time spent since the resumption. */
    @Test
    void aMoveTakesWhatTheClockRanForItBeforeAndAfterAPause() {
        logs.game(BOARD, 0, false);
        logs.games.add(logs.event(BOARD, minute(1))
                .setMovePlayed(played("e2e4", WHITE, 60, running(BLACK, 1)))
                .build());
        logs.games.add(logs.event(BOARD, minute(3))
                .setGamePaused(GamePaused.newBuilder().setClocks(standing(3)))
                .build());
        logs.games.add(logs.event(BOARD, minute(16))
                .setGameResumed(GameResumed.newBuilder().setClocks(running(BLACK, 16)))
                .build());
        logs.games.add(logs.event(BOARD, minute(16.5))
                .setMovePlayed(played("e7e5", BLACK, 30, running(WHITE, 16.5)))
                .build());
        logs.games.add(logs.event(BOARD, minute(17))
                .setMovePlayed(played("g1f3", WHITE, 30, running(BLACK, 17)))
                .build());
        assertEquals(
                List.of(Duration.ofSeconds(60), Duration.ofSeconds(150), Duration.ofSeconds(30)),
                game(1).moves().stream().map(move -> move.spent().orElseThrow()).toList());
        assertEquals(
                Duration.ofSeconds(990),
                game(1).moves().get(1).at().orElseThrow(),
                "when it was played is told by the clock on the wall");
    }

    private static MovePlayed.Builder played(
            String uci, org.onehall.proto.types.v1.Side side, int spent, ClockReading.Builder clocks) {
        return MovePlayed.newBuilder()
                .setUci(uci)
                .setSide(side)
                .setSpent(RecordMapper.duration(Duration.ofSeconds(spent)))
                .setClocks(clocks);
    }

    private static ClockReading.Builder standing(double minute) {
        return ClockReading.newBuilder().setAt(RecordMapper.timestamp(minute(minute)));
    }

    private static ClockReading.Builder running(org.onehall.proto.types.v1.Side side, double minute) {
        return standing(minute).setRunning(side);
    }

    @Test
    void aRestartBeginsAnewAndAMoveTakenBackIsGone() {
        logs.game(BOARD, 40, false);
        logs.games.add(logs.event(BOARD, minute(41))
                .setPositionRestored(PositionRestored.newBuilder().setPly(30))
                .build());
        assertEquals(30, game(1).moves().size());
        logs.games.add(logs.event(BOARD, minute(42))
                .setGameRestarted(GameRestarted.newBuilder().setAttempt(2).setInitialFen(HallLogs.INITIAL))
                .build());
        assertEquals(Stage.WAITING, game(1).stage());
        assertEquals(List.of(), game(1).moves());
        assertEquals(
                List.of(1),
                game(1).annulled().stream().map(PlayedGames.Annulled::attempt).toList());
        assertEquals(30, game(1).annulled().getFirst().moves().size());
        assertEquals(14, game(1).annulled().getFirst().positions().size(), "from move 9 on");
        floor(
                30,
                FairPlayEvent.newBuilder()
                        .setDeparted(Departed.newBuilder().setLeaveId("l1").setSide(WHITE)));
        floor(
                31,
                FairPlayEvent.newBuilder()
                        .setReturned(Returned.newBuilder().setLeaveId("l1").setSide(WHITE)));
        logs.games.add(logs.event(BOARD, minute(43))
                .setGameStarted(GameStarted.newBuilder().setAttempt(2))
                .build());
        assertEquals(List.of(), game(1).facts(), "what was seen in the attempt before is no part of this one");
        assertEquals(
                List.of(fact(HallFact.ABSENCE, Side.WHITE, 30, 31)),
                game(1).annulled().getFirst().facts());
    }

    @Test
    void eachAnnulledAttemptWithMovesIsKeptApart() { // OCR 18.9/c, DEC-26
        logs.game(BOARD, 20, false);
        logs.games.add(logs.event(BOARD, minute(21))
                .setGameVoided(GameVoided.newBuilder().setAttempt(1))
                .build());
        logs.games.add(logs.event(BOARD, minute(21))
                .setGameRestarted(GameRestarted.newBuilder().setAttempt(2).setInitialFen(HallLogs.INITIAL))
                .build());
        logs.games.add(logs.event(BOARD, minute(22))
                .setGameVoided(GameVoided.newBuilder().setAttempt(2))
                .build());
        logs.games.add(logs.event(BOARD, minute(22))
                .setGameRestarted(GameRestarted.newBuilder().setAttempt(3).setInitialFen(HallLogs.INITIAL))
                .build());
        assertEquals(
                List.of(1),
                game(1).annulled().stream().map(PlayedGames.Annulled::attempt).toList(),
                "nothing was played in the second");
    }

    @Test
    void aRoundIsThatOfItsCompetitionAlone() {
        logs.game(BOARD, 2, true)
                .game("cup/2/1", 2, true)
                .game("cup/2/10", 2, true)
                .game("cup/2/9", 2, true)
                .game("cup2/1/1", 2, true);
        PlayedGames read = logs.read(1);
        assertEquals(
                List.of(new BoardId("cup", 2, 1), new BoardId("cup", 2, 9), new BoardId("cup", 2, 10)),
                read.of("cup", 2, _ -> true).stream().map(Game::board).toList());
        assertEquals(4, read.of("cup", 0, _ -> true).size());
        assertEquals(
                List.of(new BoardId("cup", 2, 9)),
                read.of("cup", 2, one -> one.board().number() == 9).stream()
                        .map(Game::board)
                        .toList());
        assertEquals(Set.of(1, 2), read.competition("cup").orElseThrow().rounds());
        assertTrue(read.competition("cup2").isEmpty());
    }
}
