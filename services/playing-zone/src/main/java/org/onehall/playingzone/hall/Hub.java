package org.onehall.playingzone.hall;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.DiskRoom;
import org.onehall.playingzone.config.ConnectionConfig;
import org.onehall.playingzone.config.DoorsConfig;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.link.LinkQuality;
import org.onehall.playingzone.projection.venue.PremisesView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;

/**
 * The people who follow the hall, and what each of them is shown when something changes. What the arbiters do and say
 * reaches a player at once; only what his opponent asks of them waits until his clock has stopped. Not thread-safe:
 * {@code LiveHall} guards it.
 */
public final class Hub {
    public static final int TAKEN_OVER = 4001;
    static final int GIVEN_UP = 4000;

    private final Hall hall;
    private final Set<Member> members = new LinkedHashSet<>();
    private final Map<SeatKey, Member> seats = new HashMap<>();
    /** The assistants' screens of seats that have one, besides the player's own screen (APP-III 1). */
    private final Map<SeatKey, Member> assistants = new HashMap<>();
    /**
     * The members without a seat. News about other boards does not concern players, so a thousand of them need not be
     * checked for it.
     */
    private final Set<Member> seatless = new LinkedHashSet<>();

    private final WaitingNotices notices;
    private final Walls walls;
    private final LinkQualities qualities;
    private final Greeting greeting;

    private Optional<Instant> standstill = Optional.empty();
    private Optional<DiskRoom> disk = Optional.empty();

    Hub(Hall hall, ConnectionConfig connection, DoorsConfig doors) {
        this.hall = hall;
        notices = new WaitingNotices(this::addressed, hall.rooms().boards()::isThinking);
        walls = new Walls(hall);
        qualities = new LinkQualities(hall);
        greeting = new Greeting(hall, connection, doors);
    }

    /**
     * Takes in a new screen: sends the greeting, then everything the viewer may see. A seat has only one screen, the
     * newer one.
     */
    void join(Member member, long now) {
        Member other = member.viewer().seat().map(places(member.viewer())::get).orElse(null);
        if (other != null && member.isOlderThan(other)) {
            replace(member, other);
            return;
        }
        if (other != null) replace(other, member);
        member.viewer()
                .seat()
                .ifPresentOrElse(seat -> places(member.viewer()).put(seat, member), () -> seatless.add(member));
        members.add(member);
        member.outlet().send(greeting.of(member.viewer(), now));
        Viewer viewer = member.viewer();
        // A whole hall of players may return at the same moment, so none of them may cost a search through all boards.
        Collection<String> boards = viewer.seat()
                .<Collection<String>>map(seat -> List.of(seat.board()))
                .orElseGet(hall.rooms().boards()::ids);
        List<BoardView> shown =
                visible(boards, hall.boardViews()::view, board -> Visibility.board(viewer, board)).stream()
                        .map(board -> Visibility.shown(viewer, board))
                        .toList();
        viewer.seat().ifPresent(_ -> shown.forEach(board -> member.knows(board.id(), Frames.view("board", board))));
        member.outlet()
                .send(Frames.snapshot(
                        shown,
                        walls.cases().shownTo(viewer),
                        walls.outages().shownTo(viewer),
                        walls.calls().shownTo(viewer),
                        walls.rulings().shownTo(viewer),
                        walls.orders().shownTo(viewer),
                        walls.alarms().shownTo(viewer),
                        viewer.seat().isPresent()
                                ? List.of()
                                : visible(
                                        hall.rooms().competitions().premisesIds(),
                                        hall.seatViews()::premises,
                                        one -> Visibility.premises(viewer, LogKey.competition(one.id()), one.venue())),
                        Visibility.isOfficial(viewer) ? hall.rooms().clocks().sheetCount(viewer.competition()) : 0,
                        standstill));
        viewer.seat()
                .filter(seat -> hall.rooms().boards().preMove(seat).isPresent())
                .ifPresent(seat -> preMove(member, seat));
        viewer.seat().ifPresent(notices::release);
        next(member);
        if (Visibility.isOfficial(viewer)) {
            qualities.show(member);
            disk.filter(room -> room.level() != DiskRoom.Level.ENOUGH)
                    .ifPresent(room -> member.outlet().show("disk", Frames.disk(room)));
        }
    }

    private Map<SeatKey, Member> places(Viewer viewer) {
        return viewer.isAssistant() ? assistants : seats;
    }

    /** The player's own screen and that of his assistant, if they are connected. */
    private List<Member> at(SeatKey seat) {
        return Stream.of(seats, assistants)
                .map(places -> places.get(seat))
                .filter(Objects::nonNull)
                .toList();
    }

    private static <V> List<V> visible(Collection<String> ids, Function<String, Optional<V>> view, Predicate<V> may) {
        return ids.stream().map(view).flatMap(Optional::stream).filter(may).toList();
    }

    private void replace(Member older, Member newer) {
        older.replace();
        members.remove(older);
        if (older.isOfSamePage(newer)) older.outlet().close(GIVEN_UP, "This page has a newer connection.");
        else older.outlet().close(TAKEN_OVER, "Another device has taken this seat.");
    }

    void leave(Member member) {
        members.remove(member);
        seatless.remove(member);
        member.viewer().seat().ifPresent(seat -> places(member.viewer()).remove(seat, member));
    }

    int size() {
        return members.size();
    }

    /** Sends everybody what they may know about a change. */
    void tell(Changes changes, long now) {
        for (String id : changes.boards()) hall.boardViews().view(id).ifPresent(this::board);
        for (String id : changes.cancelled()) hall.boardViews().recorded(id).ifPresent(this::cancelled);
        for (SeatKey seat : changes.help())
            if (!changes.boards().contains(seat.board()))
                hall.boardViews().view(seat.board()).ifPresent(board -> help(board, seat));
        walls.tell(changes, seatless);
        for (String id : changes.premises()) hall.seatViews().premises(id).ifPresent(this::premises);
        for (String competition : changes.sheets())
            seatless.stream()
                    .filter(member -> Visibility.isOfficial(member.viewer())
                            && member.viewer().competition().equals(competition))
                    .forEach(member -> member.outlet()
                            .show("sheets", Frames.sheets(hall.rooms().clocks().sheetCount(competition))));
        if (!changes.competitions().isEmpty())
            seatless.stream()
                    .filter(member -> Visibility.isOfficial(member.viewer()))
                    .forEach(member -> member.outlet().send(greeting.of(member.viewer(), now)));
        Set<SeatKey> mayGoOn = new LinkedHashSet<>();
        for (String id : changes.boards()) mayGoOn.addAll(hall.rooms().boards().seatsOfPlayers(id));
        if (!changes.competitions().isEmpty()) mayGoOn.addAll(seats.keySet());
        mayGoOn.stream().map(seats::get).filter(Objects::nonNull).forEach(this::next);
        changes.preMoves().forEach(this::preMove);
        changes.notices().forEach(notices::send);
        for (String id : changes.boards()) for (Side side : Side.values()) notices.release(new SeatKey(id, side));
    }

    /**
     * Tells everybody, including players, since when the hall has not answered or, if empty, that it answers again (OCR
     * 19.6).
     */
    void standstill(Optional<Instant> since) {
        standstill = since;
        String frame = Frames.standstill(since);
        members.forEach(member -> member.outlet().show("standstill", frame));
    }

    /** How full the hall's disk was at the last check. */
    Optional<DiskRoom> disk() {
        return disk;
    }

    /**
     * Tells officials how full the hall's disk is while it is nearly full, and once more when there is enough room
     * again.
     */
    void disk(DiskRoom room) {
        boolean wasLow =
                disk.filter(before -> before.level() != DiskRoom.Level.ENOUGH).isPresent();
        boolean isLow = room.level() != DiskRoom.Level.ENOUGH;
        disk = Optional.of(room);
        if (!wasLow && !isLow) return;
        String frame = Frames.disk(room);
        seatless.stream()
                .filter(member -> Visibility.isOfficial(member.viewer()))
                .forEach(member -> member.outlet().show("disk", frame));
    }

    /** Reports the quality of the links of their seats to arbiters; small differences are not sent. */
    void qualities(Map<SeatKey, LinkQuality> measured) {
        qualities.news(measured, seatless);
    }

    private void board(BoardView board) {
        show(board, concerned(board));
    }

    /** Tells those to whom a board was shown that it was cancelled. */
    private void cancelled(BoardView board) {
        String frame = Frames.cancelled(board.id());
        for (Member member : concerned(board))
            if (Visibility.board(member.viewer(), board)) member.outlet().show("board|" + board.id(), frame);
    }

    /** The screens to which news about a board may matter. */
    private List<Member> concerned(BoardView board) {
        List<Member> concerned = new ArrayList<>(seatless);
        for (Side side : Side.values()) concerned.addAll(at(new SeatKey(board.id(), side)));
        return concerned;
    }

    /**
     * Tells a player, and nobody else, where his next game is or that he has none; an assistant's seat is for one game
     * only (APP-III 1).
     */
    private void next(Member member) {
        member.viewer()
                .seat()
                .filter(_ -> !member.viewer().isAssistant())
                .ifPresent(seat -> member.next(
                        hall.seating()
                                .nextGame(seat.board(), member.viewer().actor().subject()),
                        hall.seating()
                                .noGame(seat.board(), member.viewer().actor().subject())));
    }

    /** Sends a queued move to the player who queued it and to nobody else (OCR 3.6 b, ENG-5). */
    private void preMove(SeatKey seat) {
        Member owner = seats.get(seat);
        if (owner != null) preMove(owner, seat);
    }

    private void preMove(Member member, SeatKey seat) {
        if (!member.viewer().isAssistant())
            member.outlet()
                    .show(
                            "preMove|" + seat.board(),
                            Frames.preMove(seat.board(), hall.rooms().boards().preMove(seat)));
    }

    /** Requests to the arbiters are sent to them and to the person who asked. */
    private void help(BoardView board, SeatKey seat) {
        List<Member> concerned = new ArrayList<>(seatless.stream()
                .filter(member -> Visibility.isOfficial(member.viewer()))
                .toList());
        concerned.addAll(addressed(seat));
        show(board, concerned);
    }

    /**
     * The screens of the player of a seat, wherever he sits. After two players have exchanged seats, each keeps the
     * screen of the other's seat until he enters with a new code (OCR 19.2).
     */
    private List<Member> addressed(SeatKey seat) {
        String player =
                hall.seating().seat(seat.board(), seat.side()).map(Holder::name).orElse("");
        String opponent = hall.seating()
                .seat(seat.board(), seat.side().other())
                .map(Holder::name)
                .orElse("");
        if (player.equals(opponent)) return at(seat);
        return Stream.concat(
                        at(seat).stream()
                                .filter(member -> !member.viewer().name().equals(opponent)),
                        at(seat.opponent()).stream()
                                .filter(member -> member.viewer().name().equals(player)))
                .toList();
    }

    private static void show(BoardView board, List<Member> concerned) {
        Map<BoardView, String> written = new LinkedHashMap<>();
        for (Member member : concerned) {
            if (Visibility.board(member.viewer(), board))
                member.board(
                        board.id(),
                        written.computeIfAbsent(
                                Visibility.shown(member.viewer(), board), shown -> Frames.view("board", shown)));
        }
    }

    private void premises(PremisesView view) {
        String frame = Frames.view("premises", view);
        for (Member member : seatless)
            if (Visibility.premises(member.viewer(), LogKey.competition(view.id()), view.venue()))
                member.outlet().show("premises|" + view.id(), frame);
    }
}
