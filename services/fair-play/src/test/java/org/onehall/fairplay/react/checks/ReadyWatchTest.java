package org.onehall.fairplay.react.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.Timers;
import org.onehall.house.Watch;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.CheckRecorded;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.VenueClosed;
import org.onehall.proto.fairplay.v1.VenueOpened;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.SeatPresent;
import org.onehall.proto.game.v1.StartHeld;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/**
 * Boards that are not ready at the planned start of their round are held, and released when they are ready (OCR 16.3,
 * 18.5, 18.6, I28).
 */
class ReadyWatchTest {
    private static final String BOARD = "cup/1/1";
    private static final Instant START = Instant.parse("2026-03-01T14:00:00Z");
    private static final String WHITE = "hold SIDE_WHITE {NOT_READY missing=";
    private static final String LET_GO = "let go SIDE_WHITE ";

    private final Timers timers = new Timers();
    private final List<String> asked = new ArrayList<>();
    private Instant now = START.minusSeconds(3_600);
    private final Map<String, Long> sequences = new HashMap<>();
    private final Set<String> requests = new HashSet<>();
    private final ReadyWatch ready =
            new ReadyWatch(new Watch(Clock.fixed(START, ZoneOffset.UTC), _ -> true, timers), (hold, _) -> {
                assertTrue(requests.add(hold.getWrite().getRequestId()), "another thing is asked for than before");
                asked.add((hold.getHeld() ? "hold " : "let go ") + hold.getSide() + " " + hold.getReason());
                game(
                        Role.ROLE_SERVICE,
                        event -> event.setStartHeld(StartHeld.newBuilder()
                                .setSide(hold.getSide())
                                .setHeld(hold.getHeld())
                                .setReason(hold.getReason())));
                return Optional.empty();
            });

    /** Events of each log are numbered separately. */
    private EventHeader header(String log, String key, Role by) {
        long sequence = sequences.merge(log + key, 1L, Long::sum);
        return EventHeader.newBuilder()
                .setKey(key)
                .setSequence(sequence)
                .setEventId(key + "#" + sequence)
                .setOccurredAt(RecordMapper.timestamp(now))
                .setActor(Actor.newBuilder().setRole(by))
                .build();
    }

    private void game(Role by, UnaryOperator<GameEvent.Builder> payload) {
        ready.fold(payload.apply(GameEvent.newBuilder().setHeader(header("game", BOARD, by)))
                .build());
    }

    private void held(Role by, boolean held, String reason) {
        game(
                by,
                event -> event.setStartHeld(StartHeld.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setHeld(held)
                        .setReason(reason)));
    }

    private void present(Side side) {
        game(
                Role.ROLE_LOCAL_CHIEF_ARBITER,
                event -> event.setSeatPresent(
                        SeatPresent.newBuilder().setSide(side).setPresent(true)));
    }

    private void check(Side side, int attempt, CheckKind... kinds) {
        for (CheckKind kind : kinds)
            ready.fold(FairPlayEvent.newBuilder()
                    .setHeader(header("fairplay", BOARD, Role.ROLE_LOCAL_CHIEF_ARBITER))
                    .setCheckRecorded(CheckRecorded.newBuilder()
                            .setSide(side)
                            .setKind(kind)
                            .setPassed(true)
                            .setAttempt(attempt))
                    .build());
    }

    private void bothChecks(Side side, int attempt) {
        check(side, attempt, CheckKind.CHECK_KIND_DEVICE, CheckKind.CHECK_KIND_FAIR_PLAY);
    }

    private void venue(String venue, boolean open) {
        var event =
                FairPlayEvent.newBuilder().setHeader(header("fairplay", "cup/" + venue, Role.ROLE_LOCAL_CHIEF_ARBITER));
        ready.fold(
                open
                        ? event.setVenueOpened(VenueOpened.newBuilder().setRound(1))
                                .build()
                        : event.setVenueClosed(VenueClosed.getDefaultInstance()).build());
    }

    private void at(Instant instant) {
        now = instant;
        while (true) {
            List<Timers.Timer> due = timers.due(now, _ -> true);
            if (due.isEmpty()) return;
            for (Timers.Timer timer : due) timers.answered(timer, timer.run(), now);
        }
    }

    private void loaded(Round.Builder round) {
        ready.fold(CompetitionEvent.newBuilder()
                .setHeader(header("competition", "cup", Role.ROLE_CHIEF_ORGANISER))
                .setCompetitionLoaded(CompetitionLoaded.newBuilder().addRounds(round.setNumber(1)))
                .build());
    }

    private void created() {
        game(
                Role.ROLE_SERVICE,
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(Seat.newBuilder().setVenue("rome"))
                        .setBlack(Seat.newBuilder().setVenue("oslo"))));
    }

    private void planned() {
        loaded(Round.newBuilder().setStartsAt(RecordMapper.timestamp(START)));
        created();
        present(Side.SIDE_WHITE);
        present(Side.SIDE_BLACK);
        venue("rome", true);
        venue("oslo", true);
        bothChecks(Side.SIDE_BLACK, 1);
    }

    @BeforeEach
    void nothingIsHeldYet() {
        assertEquals(List.of(), asked);
    }

    @Test
    void aSeatWithoutItsChecksIsHeldAtThePlannedStartUntilItHasThem() { // OCR 18.5, 18.6, I28
        planned();
        at(START.minusSeconds(11));
        assertEquals(List.of(), asked);
        at(START.minusSeconds(10));
        assertEquals(List.of(WHITE + "DEVICE_CHECK,FAIR_PLAY_CHECK}"), asked);
        check(Side.SIDE_WHITE, 1, CheckKind.CHECK_KIND_DEVICE);
        at(START.plusSeconds(60));
        assertEquals(1, asked.size(), "one check is not both");
        check(Side.SIDE_WHITE, 1, CheckKind.CHECK_KIND_FAIR_PLAY);
        at(START.plusSeconds(60));
        assertEquals(List.of(WHITE + "DEVICE_CHECK,FAIR_PLAY_CHECK}", LET_GO), asked);
    }

    @Test
    void aBoardThatIsReadyIsNotHeld() {
        planned();
        bothChecks(Side.SIDE_WHITE, 1);
        at(START.plusSeconds(60));
        assertEquals(List.of(), asked);
    }

    @Test
    void aBoardOfAVenueThatIsNotOpenIsHeldUntilItIs() { // OCR 16.3
        planned();
        bothChecks(Side.SIDE_WHITE, 1);
        venue("rome", false);
        at(START);
        venue("rome", true);
        at(START.plusSeconds(1));
        assertEquals(List.of(WHITE + "OPENING}", LET_GO), asked);
    }

    @Test
    void withoutAPlannedStartNothingIsHeld() {
        loaded(Round.newBuilder());
        created();
        present(Side.SIDE_WHITE);
        at(START.plusSeconds(60));
        assertEquals(List.of(), asked);
    }

    @Test
    void anAbsentPlayerHoldsNothingBeforeHeComes() { // DEC-27
        loaded(Round.newBuilder().setStartsAt(RecordMapper.timestamp(START)));
        created();
        at(START);
        assertEquals(List.of(), asked);
        present(Side.SIDE_WHITE);
        at(START.plusSeconds(1));
        assertEquals(List.of(WHITE + "OPENING,DEVICE_CHECK,FAIR_PLAY_CHECK}"), asked);
    }

    @Test
    void ofTwoSeatsThatAreHeldTheOneThatIsReadyIsLetGo() {
        loaded(Round.newBuilder().setStartsAt(RecordMapper.timestamp(START)));
        created();
        present(Side.SIDE_WHITE);
        present(Side.SIDE_BLACK);
        at(START);
        assertEquals(2, asked.size());
        for (String venue : List.of("rome", "oslo")) {
            venue(venue, true);
            at(START.plusSeconds(1));
        }
        check(Side.SIDE_WHITE, 1, CheckKind.CHECK_KIND_FAIR_PLAY);
        at(START.plusSeconds(2));
        bothChecks(Side.SIDE_BLACK, 1);
        at(START.plusSeconds(3));
        assertEquals(List.of("let go SIDE_BLACK "), asked.subList(2, asked.size()));
    }

    @Test
    void whatAnArbiterHoldsOrLetsGoIsHis() { // DEC-27
        planned();
        held(Role.ROLE_LOCAL_CHIEF_ARBITER, true, "no chair");
        at(START);
        bothChecks(Side.SIDE_WHITE, 1);
        at(START.plusSeconds(1));
        assertEquals(List.of(), asked);
        held(Role.ROLE_LOCAL_CHIEF_ARBITER, false, "there is one");
        venue("rome", false);
        at(START.plusSeconds(2));
        assertEquals(List.of(), asked);
    }

    @Test
    void whatAnotherServiceLetsGoIsHeldOnWhileTheBoardIsNotReady() { // DEC-27
        planned();
        held(Role.ROLE_SERVICE, true, "{DEVICE_NOT_CONNECTED}");
        at(START);
        assertEquals(List.of(), asked);
        held(Role.ROLE_SERVICE, false, "");
        at(START.plusSeconds(1));
        assertEquals(List.of(WHITE + "DEVICE_CHECK,FAIR_PLAY_CHECK}"), asked);
    }

    @Test
    void aNewGameNeedsNewChecksAndAStartedOneIsLeftAlone() { // DEC-26
        planned();
        bothChecks(Side.SIDE_WHITE, 1);
        game(Role.ROLE_CHIEF_ARBITER, event -> event.setGameStarted(GameStarted.getDefaultInstance()));
        assertEquals(0, timers.size());
        venue("rome", false);
        venue("rome", true);
        at(START.plusSeconds(600));
        game(
                Role.ROLE_SERVICE,
                event -> event.setGameRestarted(GameRestarted.newBuilder().setAttempt(2)));
        bothChecks(Side.SIDE_BLACK, 2);
        at(START.plusSeconds(601));
        assertEquals(List.of(WHITE + "DEVICE_CHECK,FAIR_PLAY_CHECK}"), asked);
        bothChecks(Side.SIDE_WHITE, 2);
        at(START.plusSeconds(602));
        assertEquals(LET_GO, asked.getLast());
    }

    @Test
    void boardsAndChecksMayBeToldBeforeTheCompetition() {
        created();
        present(Side.SIDE_WHITE);
        venue("rome", true);
        venue("oslo", true);
        bothChecks(Side.SIDE_BLACK, 1);
        loaded(Round.newBuilder().setStartsAt(RecordMapper.timestamp(START)));
        at(START);
        assertEquals(List.of(WHITE + "DEVICE_CHECK,FAIR_PLAY_CHECK}"), asked);
    }

    @Test
    void nobodyIsCheckedForACancelledBoard() { // LAW 6.6
        loaded(Round.newBuilder().setStartsAt(RecordMapper.timestamp(START)));
        created();
        present(Side.SIDE_WHITE);
        game(
                Role.ROLE_SERVICE,
                event -> event.setGameVoided(
                        GameVoided.newBuilder().setAttempt(1).setCancelled(true)));
        at(START);
        assertEquals(List.of(), asked);
    }

    @Test
    void aPlayerWhoComesInInsteadIsCheckedAtTheNewVenue() { // LAW 6.6, DEC-26
        loaded(Round.newBuilder().setStartsAt(RecordMapper.timestamp(START)));
        created();
        venue("rome", true);
        venue("oslo", true);
        present(Side.SIDE_WHITE);
        bothChecks(Side.SIDE_WHITE, 1);
        game(
                Role.ROLE_SERVICE,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhite(Seat.newBuilder().setVenue("bari"))
                        .setBlack(Seat.newBuilder().setVenue("oslo"))
                        .setPairedAgain(true)
                        .setReplaced(Side.SIDE_WHITE)));
        at(START);
        assertEquals(List.of(), asked, "the new player has not come");
        present(Side.SIDE_WHITE);
        at(START.plusSeconds(1));
        assertEquals(1, asked.size(), asked::toString);
        bothChecks(Side.SIDE_WHITE, 2);
        at(START.plusSeconds(2));
        venue("bari", true);
        at(START.plusSeconds(3));
        assertEquals(LET_GO, asked.getLast());
    }
}
