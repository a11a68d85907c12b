package org.onehall.connectivity.react;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.connectivity.query.Venues;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.Timers;
import org.onehall.house.Watch;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
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

/** DEC-27: which starts are held, and when they are released. */
class StartWatchTest {
    private static final String BOARD = "cup/1/1";
    private static final Instant START = Instant.parse("2026-03-01T14:00:00Z");

    private final Timers timers = new Timers();
    private final Venues venues = new Venues();
    private final List<String> asked = new ArrayList<>();
    private Instant now = START;
    private long sequence;
    private final StartWatch starts =
            new StartWatch(new Watch(Clock.fixed(START, ZoneOffset.UTC), _ -> true, timers), venues, (hold, _) -> {
                asked.add((hold.getHeld() ? "hold " : "let go ") + hold.getSide());
                return Optional.empty();
            });

    private EventHeader header(String key, Role by) {
        sequence++;
        return EventHeader.newBuilder()
                .setKey(key)
                .setSequence(sequence)
                .setEventId(key + "#" + sequence)
                .setOccurredAt(RecordMapper.timestamp(now))
                .setActor(Actor.newBuilder().setRole(by))
                .build();
    }

    private void game(Role by, UnaryOperator<GameEvent.Builder> payload) {
        starts.fold(payload.apply(GameEvent.newBuilder().setHeader(header(BOARD, by)))
                .build());
    }

    private void present(Side side, boolean here) {
        game(
                Role.ROLE_LOCAL_CHIEF_ARBITER,
                event -> event.setSeatPresent(
                        SeatPresent.newBuilder().setSide(side).setPresent(here)));
    }

    private void held(Role by, Side side, boolean held) {
        held(by, side, held, held ? "{DEVICE_NOT_CONNECTED}" : "");
    }

    private void held(Role by, Side side, boolean held, String reason) {
        game(
                by,
                event -> event.setStartHeld(
                        StartHeld.newBuilder().setSide(side).setHeld(held).setReason(reason)));
    }

    private void link(String venue, Side side, LinkState state) {
        var event = ConnectivityEvent.newBuilder()
                .setHeader(header(venue, Role.ROLE_SERVICE))
                .setLinkChanged(
                        LinkChanged.newBuilder().setBoardId(BOARD).setSide(side).setState(state))
                .build();
        venues.fold(event);
        starts.fold(event);
    }

    private void after(long seconds) {
        now = now.plusSeconds(seconds);
        for (Timers.Timer timer : timers.due(now, _ -> true)) timers.answered(timer, timer.run(), now);
    }

    @BeforeEach
    void aRoundIsOpen() {
        game(
                Role.ROLE_SERVICE,
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(Seat.newBuilder().setVenue("rome"))
                        .setBlack(Seat.newBuilder().setVenue("oslo"))));
    }

    @Test
    void whoIsThereWithoutADeviceHoldsTheStartUntilItIsConnected() {
        present(Side.SIDE_WHITE, true);
        after(2);
        assertEquals(List.of(), asked, "the link of one who has just come may be told after him");
        after(1);
        assertEquals(List.of("hold SIDE_WHITE"), asked);
        held(Role.ROLE_SERVICE, Side.SIDE_WHITE, true);
        after(60);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
        after(0);
        assertEquals(List.of("hold SIDE_WHITE", "let go SIDE_WHITE"), asked);
    }

    @Test
    void aDeviceThatConnectsWhileTheHoldIsOnItsWayIsNotHeldForEver() {
        present(Side.SIDE_WHITE, true);
        after(3);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
        after(0);
        assertEquals(List.of("hold SIDE_WHITE"), asked);
        held(Role.ROLE_SERVICE, Side.SIDE_WHITE, true);
        after(0);
        assertEquals(List.of("hold SIDE_WHITE", "let go SIDE_WHITE"), asked);
    }

    @Test
    void whoComesWithHisDeviceOrNotAtAllHoldsNothing() {
        present(Side.SIDE_WHITE, true);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
        link("oslo", Side.SIDE_BLACK, LinkState.LINK_STATE_DOWN);
        after(10);
        assertEquals(List.of(), asked);
    }

    @Test
    void aDeviceLostBeforeTheStartHoldsItAndOnlyThen() {
        present(Side.SIDE_WHITE, true);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_SUSPECT);
        after(5);
        assertEquals(List.of(), asked);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_DOWN);
        after(0);
        assertEquals(List.of("hold SIDE_WHITE"), asked);
        held(Role.ROLE_SERVICE, Side.SIDE_WHITE, false);
        game(Role.ROLE_CHIEF_ARBITER, event -> event.setGameStarted(GameStarted.getDefaultInstance()));
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_DOWN);
        after(60);
        assertEquals(1, asked.size(), "a disconnection of a game in progress is a case");
        assertEquals(0, timers.size());
    }

    @Test
    void whatAnArbiterHoldsIsHisToLetGo() {
        present(Side.SIDE_WHITE, true);
        held(Role.ROLE_LOCAL_CHIEF_ARBITER, Side.SIDE_WHITE, true);
        after(10);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
        after(10);
        assertEquals(List.of(), asked);
    }

    @Test
    void whatAnotherServiceHoldsForItsReasonIsItsOwnToLetGo() { // DEC-27
        present(Side.SIDE_WHITE, true);
        held(Role.ROLE_SERVICE, Side.SIDE_WHITE, true, "{NOT_READY missing=DEVICE_CHECK}");
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
        after(10);
        assertEquals(List.of(), asked);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_DOWN);
        after(10);
        assertEquals(List.of(), asked, "it is held already");
        held(Role.ROLE_SERVICE, Side.SIDE_WHITE, false);
        after(0);
        assertEquals(List.of("hold SIDE_WHITE"), asked);
    }

    @Test
    void whatAnArbiterHasLetGoIsNotHeldAgainWhileTheDeviceStaysAway() {
        present(Side.SIDE_WHITE, true);
        after(3);
        held(Role.ROLE_SERVICE, Side.SIDE_WHITE, true);
        held(Role.ROLE_LOCAL_CHIEF_ARBITER, Side.SIDE_WHITE, false);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_DOWN);
        present(Side.SIDE_WHITE, true);
        after(10);
        assertEquals(List.of("hold SIDE_WHITE"), asked);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
        link("rome", Side.SIDE_WHITE, LinkState.LINK_STATE_DOWN);
        after(0);
        assertEquals(List.of("hold SIDE_WHITE", "hold SIDE_WHITE"), asked);
    }

    @Test
    void aNewGameOfPlayersWhoExchangeSeatsLooksAtThemInTheirNewOnes() { // OCR 19.2
        present(Side.SIDE_BLACK, true);
        link("oslo", Side.SIDE_BLACK, LinkState.LINK_STATE_UP);
        game(Role.ROLE_SERVICE, event -> event.setGameStarted(GameStarted.getDefaultInstance()));
        game(
                Role.ROLE_CHIEF_ARBITER,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setWhite(Seat.newBuilder().setVenue("oslo"))
                        .setBlack(Seat.newBuilder().setVenue("rome"))));
        after(3);
        assertEquals(List.of("hold SIDE_WHITE"), asked, "the player from Oslo has not entered with the new code yet");
        link("oslo", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
    }

    @Test
    void nobodyWaitsForTheStartOfACancelledBoard() { // LAW 6.6
        present(Side.SIDE_WHITE, true);
        game(
                Role.ROLE_SERVICE,
                event -> event.setGameVoided(
                        GameVoided.newBuilder().setAttempt(1).setCancelled(true)));
        after(60);
        assertEquals(List.of(), asked);
    }

    @Test
    void aPlayerWhoComesInInsteadIsNotHeldUntilThere() { // LAW 6.6
        present(Side.SIDE_WHITE, true);
        after(3);
        held(Role.ROLE_SERVICE, Side.SIDE_WHITE, true);
        game(
                Role.ROLE_SERVICE,
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setWhite(Seat.newBuilder().setVenue("bari"))
                        .setBlack(Seat.newBuilder().setVenue("oslo"))
                        .setPairedAgain(true)
                        .setReplaced(Side.SIDE_WHITE)));
        after(60);
        assertEquals(List.of("hold SIDE_WHITE"), asked, "nothing is known of the new player");
        present(Side.SIDE_WHITE, true);
        after(3);
        assertEquals(List.of("hold SIDE_WHITE", "hold SIDE_WHITE"), asked);
        held(Role.ROLE_SERVICE, Side.SIDE_WHITE, true);
        link("bari", Side.SIDE_WHITE, LinkState.LINK_STATE_UP);
        after(0);
        assertEquals("let go SIDE_WHITE", asked.getLast());
    }
}
