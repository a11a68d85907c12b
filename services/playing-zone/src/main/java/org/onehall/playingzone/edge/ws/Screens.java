package org.onehall.playingzone.edge.ws;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.websockets.next.HandshakeRequest;
import io.quarkus.websockets.next.WebSocketConnection;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.onehall.decider.Role;
import org.onehall.house.Traces;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.command.Answer;
import org.onehall.playingzone.command.CommandCatalogue;
import org.onehall.playingzone.command.CommandSender;
import org.onehall.playingzone.command.Owner;
import org.onehall.playingzone.config.AdmissionConfig;
import org.onehall.playingzone.config.CommandConfig;
import org.onehall.playingzone.edge.admission.ClientAddresses;
import org.onehall.playingzone.hall.Frames;
import org.onehall.playingzone.hall.Hub;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.hall.Member;
import org.onehall.playingzone.hall.MoveTimes;
import org.onehall.playingzone.hall.Origin;
import org.onehall.playingzone.hall.Outlet;
import org.onehall.playingzone.hall.ZoneMetrics;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.presence.LinkHistory;
import org.onehall.playingzone.presence.PresencePublisher;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.LinkQuality;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;

/**
 * All open screens: takes their frames, sends their answers, and closes those whose token has ended or whose connection
 * is dead.
 */
@Singleton
public class Screens {
    private static final Logger LOG = Logger.getLogger(Screens.class);
    private static final int GOING_AWAY = 1001;
    private static final int FLOOD = 1008;
    private static final int TRY_LATER = 1013;
    private static final int TOKEN_NOT_VALID = 4003;
    private static final int NO_SCREEN = 4004;
    private static final String OPERATOR = "The operator has no place in an event, so nothing is shown here.";
    private static final String NOT_ADMITTED = "This assistant is not admitted to this seat, or is no longer admitted.";
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(60);
    private static final String LOGGED_OUT = "You have logged out.";
    private static final String SHUT_OUT = "This device was shut out, or a newer code has been used for its seat.";
    private static final Duration WATCH_EVERY = Duration.ofSeconds(1);
    /** How many checks pass between two reports of link quality. */
    private static final int TELL_AFTER = 5;

    @Inject
    LiveHall hall;

    @Inject
    CommandCatalogue catalogue;

    @Inject
    CommandSender commands;

    @Inject
    PresencePublisher presence;

    @Inject
    ZoneMetrics metrics;

    @Inject
    MoveTimes moves;

    @Inject
    Traces traces;

    @Inject
    CodeLog codes;

    @Inject
    AdmissionConfig admission;

    @Inject
    ClientAddresses clients;

    @Inject
    CommandConfig budgets;

    private final Map<String, Screen> screens = new ConcurrentHashMap<>();
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("screens").factory());

    private FrameReader frames;
    private ScreenCommands screenCommands;
    private long looks;

    void start(@Observes StartupEvent event) {
        frames = new FrameReader(catalogue);
        CommandBudget budget = new CommandBudget(budgets.ofSeat(), budgets.ofOthers());
        screenCommands = new ScreenCommands(new BudgetedSender(commands, budget, hall), traces, moves, metrics);
        watch.scheduleAtFixedRate(this::watch, WATCH_EVERY.toMillis(), WATCH_EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        watch.shutdownNow();
    }

    /** @param device stable per enrolment; {@code expires} is in seconds since 1970 */
    void opened(WebSocketConnection connection, Viewer viewer, String token, String device, long expires) {
        Member member = new Member(
                viewer,
                new SocketOutlet(connection),
                Origin.of(connection.handshakeRequest().query()));
        if (viewer.actor().role() == Role.OPERATOR) {
            member.outlet().close(NO_SCREEN, OPERATOR);
            return;
        }
        if (!hall.isReady()) {
            member.outlet().close(TRY_LATER, "The server is starting.");
            return;
        }
        if (codes.book().isRevoked(device)) {
            member.outlet().close(TOKEN_NOT_VALID, SHUT_OUT);
            return;
        }
        if (viewer.isAssistant() && !isDevice(viewer, assistants())) {
            member.outlet().close(TOKEN_NOT_VALID, NOT_ADMITTED);
            return;
        }
        Screen screen =
                new Screen(connection.id(), member, token, device, expires, address(connection.handshakeRequest()));
        makeRoom(device);
        screens.put(screen.id, screen);
        screen.lane(Owner.GAME).submit(() -> {
            if (screens.get(screen.id) != screen) return; // closed before its turn came
            hall.join(member);
            viewer.seat().ifPresent(seat -> connected(screen, seat));
            screen.joined.set(true);
            if (screens.get(screen.id) != screen) left(screen); // closed in the meantime
        });
    }

    /**
     * Nobody looks at so many screens: the oldest one of the enrolment is replaced and does not reconnect
     * automatically.
     */
    private void makeRoom(String session) {
        List<Screen> others = screens.values().stream()
                .filter(other -> other.session.equals(session))
                .sorted(Comparator.comparingLong(other -> other.opened))
                .toList();
        others.stream()
                .limit(Math.max(0, others.size() - admission.screensPerSession() + 1))
                .forEach(oldest -> {
                    oldest.member
                            .outlet()
                            .close(
                                    Hub.TAKEN_OVER,
                                    "This device has more than " + admission.screensPerSession() + " screens open.");
                    leave(oldest);
                });
    }

    /**
     * Whether the moves of a seat come from this screen: from that of the admitted assistant, if it has one (APP-III
     * 1.1).
     */
    private static boolean isDevice(Viewer viewer, Map<SeatKey, String> assistants) {
        return viewer.seat()
                .map(assistants::get)
                .map(serving ->
                        viewer.isAssistant() && serving.equals(viewer.actor().subject()))
                .orElse(!viewer.isAssistant());
    }

    /**
     * Reports that a seat's moves come from a screen, unless a newer screen has taken the seat by now. One at a time: a
     * proxy may open several connections of a page at once, and if the older one were reported last, the hall would
     * wait for it for ever.
     */
    private synchronized void connected(Screen screen, SeatKey seat) {
        if (screen.member.isReplaced() || !isDevice(screen.member.viewer(), assistants())) return;
        if (screen.member.viewer().isAssistant())
            for (Screen other : screens.values())
                if (other.member.viewer().seat().filter(seat::equals).isPresent()) other.device = false;
        screen.device = true;
        presence.connected(seat, screen.member.viewer().actor().venue(), screen.session, screen.id);
        presence.links()
                .connected(
                        seat,
                        new LinkHistory.Device(
                                screen.id, screen.member.page(), screen.address, System.currentTimeMillis()));
    }

    /**
     * When an assistant is dismissed, his screen is closed and the player's screen becomes the seat's device again,
     * until another admitted assistant has come.
     */
    private void changeDevices() {
        Map<SeatKey, String> assistants = assistants();
        for (Screen screen : screens.values())
            screen.member.viewer().seat().ifPresent(seat -> {
                boolean device = isDevice(screen.member.viewer(), assistants);
                if (screen.member.viewer().isAssistant() && !device)
                    screen.member.outlet().close(TOKEN_NOT_VALID, NOT_ADMITTED);
                else if (device && !screen.device && screen.joined.get()) connected(screen, seat);
            });
    }

    /** The admitted assistants of all seats, by id (APP-III 1.1). */
    private Map<SeatKey, String> assistants() {
        return hall.read(h -> h.rooms().boards().assistants());
    }

    /** Whether the screen's device was shut out, or a newer code was used for its seat. */
    private boolean isShutOut(Screen screen) {
        return codes.book().isRevoked(screen.session);
    }

    /** The address of the client, without the port, which tells nothing. */
    private String address(HandshakeRequest opening) {
        String remote = Objects.requireNonNullElse(opening.remoteAddress(), "");
        int port = remote.lastIndexOf(':');
        return clients.of(port < 0 ? remote : remote.substring(0, port), opening.headers(ClientAddresses.FORWARDED));
    }

    void closed(String id) {
        Screen screen = screens.remove(id);
        if (screen == null) return;
        screen.lane(Owner.GAME).submit(() -> left(screen));
    }

    /** @param frame empty for a binary frame */
    void frame(String id, Optional<String> frame) {
        Screen screen = screens.get(id);
        if (screen == null) return;
        long nanos = System.nanoTime();
        screen.heardNanos = nanos;
        Outlet outlet = screen.member.outlet();
        if (!screen.rate.admits(nanos)) {
            screen.closeLanes();
            outlet.close(FLOOD, "More than " + FrameRate.ALLOWED + " frames a second.");
            leave(screen);
            return;
        }
        int largest =
                Visibility.isOfficial(screen.member.viewer()) ? FrameReader.LARGEST_OF_OFFICIALS : FrameReader.LARGEST;
        ClientFrame read = frame.map(text -> frames.read(text, largest))
                .orElseGet(() -> new ClientFrame.Malformed(Optional.empty(), "Frames are text: one JSON object each."));
        switch (read) {
            case ClientFrame.Ping(long number, OptionalLong roundTripMs) -> {
                heard(screen, roundTripMs);
                outlet.send(Frames.pong(number, System.currentTimeMillis()));
            }
            case ClientFrame.Away(boolean on) -> {
                heard(screen, OptionalLong.empty());
                screen.member.viewer().seat().ifPresent(seat -> presence.away(seat, screen.id, on));
            }
            case ClientFrame.LogOut _ -> Thread.ofVirtual().name("log-out").start(() -> logOut(screen));
            case ClientFrame.Command command -> {
                heard(screen, OptionalLong.empty());
                if (!screen.lane(command.request().owner())
                        .submit(() -> screenCommands.carryOut(screen, command, nanos)))
                    outlet.send(Answer.refused(ZoneRefusal.TOO_BUSY).frame(command.id()));
            }
            case ClientFrame.Malformed(var cmd, String why) -> {
                heard(screen, OptionalLong.empty());
                metrics.command("malformed", "refused", Duration.ofNanos(System.nanoTime() - nanos));
                outlet.send(
                        Frames.refused(cmd, ZoneRefusal.MALFORMED.name(), ZoneRefusal.MALFORMED.rule(), why, Map.of()));
            }
        }
    }

    /** Ends the session; all its screens are closed at the next check. */
    private void logOut(Screen screen) {
        try {
            codes.book().logOut(screen.session);
            screen.member.outlet().close(TOKEN_NOT_VALID, LOGGED_OUT);
        } catch (CodeLog.StoreAwayException e) {
            LOG.warnf("a session could not be ended: %s", e.getMessage());
        }
    }

    /** The answer to a control ping. */
    void pong(String id, long number) {
        Screen screen = screens.get(id);
        if (screen != null) screen.roundTrips.pong(number, System.nanoTime());
    }

    private void heard(Screen screen, OptionalLong roundTripMs) {
        screen.member.viewer().seat().ifPresent(seat -> presence.heard(seat, screen.id, roundTripMs));
    }

    private void watch() {
        try {
            looks++;
            look();
            changeDevices();
            if (looks % TELL_AFTER == 0) tellQualities();
        } catch (RuntimeException e) {
            LOG.error("the watch over screens failed", e);
        }
    }

    private void tellQualities() {
        Map<SeatKey, LinkQuality> measured = new HashMap<>();
        long now = System.nanoTime();
        for (Screen screen : screens.values())
            if (screen.device)
                screen.member
                        .viewer()
                        .seat()
                        .ifPresent(seat ->
                                screen.roundTrips.quality(now).ifPresent(quality -> measured.put(seat, quality)));
        presence.links().measured(measured, System.currentTimeMillis());
        hall.qualities(measured);
    }

    private void look() {
        long seconds = System.currentTimeMillis() / 1_000;
        long nanos = System.nanoTime();
        for (Screen screen : screens.values()) {
            if (seconds >= screen.expires - WATCH_EVERY.toSeconds())
                screen.member.outlet().close(TOKEN_NOT_VALID, "The token is no longer valid.");
            else if (isShutOut(screen)) screen.member.outlet().close(TOKEN_NOT_VALID, SHUT_OUT);
            else if (nanos - screen.heardNanos > LONGEST_SILENCE.toNanos()) {
                screen.member.outlet().close(GOING_AWAY, "Nothing was heard for a minute.");
                leave(screen);
            } else if (screen.member.viewer().seat().isPresent())
                screen.roundTrips.ping(nanos).ifPresent(screen.member.outlet()::ping);
        }
    }

    /** Removes the screen at once, because the other end may never answer the close. */
    private void leave(Screen screen) {
        if (screens.remove(screen.id, screen)) left(screen);
    }

    /**
     * Reports that a seat's screen has gone. The end of a replaced screen means nothing for the seat: another screen
     * has it, even if that has not been reported yet.
     */
    private void left(Screen screen) {
        if (!screen.joined.getAndSet(false)) return;
        hall.leave(screen.member);
        screen.member.viewer().seat().ifPresent(seat -> {
            if (!screen.member.isReplaced()) {
                presence.closed(seat, screen.id);
                presence.links().closed(seat, screen.id);
            }
        });
    }
}
