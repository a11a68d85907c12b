package org.onehall.playingzone.projection.board;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.Seat;

/** The boards of all rounds, and the boards at which each player plays. Not thread-safe: the hall guards it. */
public final class BoardsProjection {
    private final Map<String, BoardProjection> boards = new LinkedHashMap<>();
    /** Boards that were cancelled: only their record is still shown (LAW 6.6). */
    private final Map<String, BoardProjection> cancelled = new HashMap<>();
    /** Boards of open rounds, by the players who play there. */
    private final Map<Entrant, Set<String>> gamesOf = new HashMap<>();

    /** A player of a competition. */
    private record Entrant(String competition, String player) {}

    /** Applies an event and adds what changed at the board itself. */
    public void fold(GameEvent event, Changes changes) {
        String id = event.getHeader().getKey();
        // After the loss of the end of a log, a cancelled board is cancelled once more (ENG-1).
        BoardProjection board = boards.computeIfAbsent(
                id,
                key -> Optional.ofNullable(cancelled.remove(key))
                        .orElseGet(() -> new BoardProjection(BoardId.parse(key)
                                .orElseThrow(() -> new IllegalStateException("not a board: " + key)))));
        Map<Side, Optional<String>> queued =
                Map.of(Side.WHITE, board.preMove(Side.WHITE), Side.BLACK, board.preMove(Side.BLACK));
        board.fold(event);
        if (event.hasGameCreated())
            for (Side side : Side.values())
                gamesOf.computeIfAbsent(
                                new Entrant(
                                        board.id.competition(), board.seat(side).getPlayerId()),
                                _ -> new LinkedHashSet<>())
                        .add(id);
        Optional<Side> ofOneSeat = OneSeat.of(event);
        if (ofOneSeat.isEmpty()) changes.board(id);
        ofOneSeat
                .filter(_ -> !event.hasPreMoveQueued() && !event.hasPreMoveDropped())
                .ifPresent(side -> changes.help().add(new SeatKey(id, side)));
        for (Side side : Side.values())
            if (!queued.get(side).equals(board.preMove(side))) changes.preMove(new SeatKey(id, side));
        GameNotices.add(event, board.corrected(), changes);
        if (event.getGameVoided().getCancelled()) cancel(id, board, changes);
    }

    private void cancel(String id, BoardProjection board, Changes changes) {
        boards.remove(id);
        cancelled.put(id, board);
        gamesOf.values().forEach(games -> games.remove(id));
        changes.cancelled(id);
    }

    public Optional<BoardProjection> of(String id) {
        return Optional.ofNullable(boards.get(id));
    }

    /** A board, also if it was cancelled: what happened there stays on record (LAW 6.6). */
    Optional<BoardProjection> recorded(String id) {
        return of(id).or(() -> Optional.ofNullable(cancelled.get(id)));
    }

    /** The same boards as {@link #ofRound}, and those that were cancelled. */
    Stream<BoardProjection> recordedOfRound(String competition, int round) {
        return Stream.concat(ofRound(competition, round), cancelledOfRound(competition, round));
    }

    /** The cancelled boards of one round of a competition, or with 0 of all rounds. */
    Stream<BoardProjection> cancelledOfRound(String competition, int round) {
        return of(cancelled.values(), competition, round);
    }

    public Collection<BoardProjection> all() {
        return boards.values();
    }

    /** The boards of one round of a competition, or with 0 of all rounds. */
    public Stream<BoardProjection> ofRound(String competition, int round) {
        return of(boards.values(), competition, round);
    }

    private static Stream<BoardProjection> of(Collection<BoardProjection> some, String competition, int round) {
        return some.stream()
                .filter(file -> file.id.competition().equals(competition) && (round == 0 || file.id.round() == round));
    }

    public Collection<String> ids() {
        return List.copyOf(boards.keySet());
    }

    /** The queued move of a seat, for its owner only (OCR 3.6 b, ENG-5). */
    public Optional<String> preMove(SeatKey seat) {
        return of(seat.board()).flatMap(board -> board.preMove(seat.side()));
    }

    /** When a game ended, in ms since 1970; empty while it is in progress. */
    public OptionalLong endedAt(String id) {
        return of(id).map(BoardProjection::endedAt).orElse(OptionalLong.empty());
    }

    /** Whether the clocks of a board are running or only paused for a while. */
    public boolean isInProgress(String id) {
        return of(id).filter(BoardProjection::inProgress).isPresent();
    }

    /** Whether a player may check in at this board now. */
    public boolean isAwaited(String id, long nowMs) {
        return of(id).filter(board -> board.isAwaited(nowMs)).isPresent();
    }

    /** Whether the game of a board has begun and has not ended. */
    public boolean isPlaying(String id) {
        return of(id).map(BoardProjection::status)
                .filter(status -> status != Status.CREATED && status != Status.ENDED)
                .isPresent();
    }

    /** Whether the clock of this seat is running, so that its player is thinking. */
    public boolean isThinking(SeatKey seat) {
        return of(seat.board())
                .flatMap(BoardProjection::running)
                .filter(seat.side()::equals)
                .isPresent();
    }

    /**
     * Whether a move will be played at a seat if it is sent at this moment.
     *
     * @param ply number of half-moves known to the sender; empty if not given
     * @param assistant whether the player's assistant sends the move (APP-III 1)
     */
    public boolean isLegalMove(SeatKey seat, String uci, OptionalInt ply, boolean assistant) {
        return of(seat.board())
                .filter(board -> board.isLegal(seat.side(), uci, ply, assistant))
                .isPresent();
    }

    /** The player who had a side of a board at an instant in ms since 1970: players may exchange seats (OCR 19.2). */
    public Seat seatAt(String id, Side side, long ms) {
        return recorded(id).map(board -> board.seatAt(side, ms)).orElse(Seat.getDefaultInstance());
    }

    /** The player who has a seat now; empty if the board does not exist. */
    public Optional<Seat> sitting(SeatKey seat) {
        return of(seat.board()).map(board -> board.seat(seat.side()));
    }

    /** Name of the player who has a side of a board now; "" if it is not known. */
    public String playerName(String id, Side side) {
        return recorded(id).map(board -> board.seat(side).getPlayerName()).orElse("");
    }

    /** Venues of both seats of a board, also of a cancelled one; empty if it does not exist. */
    public List<String> venues(String id) {
        return recorded(id).map(BoardProjection::venues).orElse(List.of());
    }

    /**
     * Boards at which a given player of a venue sits and whose game has not ended; the venue is given by the key of its
     * log.
     */
    public List<String> ofVenue(String venue, String playerId) {
        return boards.entrySet().stream()
                .filter(board -> board.getValue().status() != Status.ENDED)
                .filter(board -> Stream.of(Side.values())
                        .map(board.getValue()::seat)
                        .anyMatch(seat ->
                                venue.equals(LogKey.of(board.getValue().id.competition(), seat.getVenue()))
                                        && seat.getPlayerId().equals(playerId)))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Boards with a seat in a venue whose game has not begun; the venue is given by the key of its log. */
    public List<String> waitingIn(String venue) {
        return boards.values().stream()
                .filter(file -> file.status() == Status.CREATED
                        && file.venues().stream().anyMatch(one -> venue.equals(LogKey.of(file.id.competition(), one))))
                .map(file -> file.id.toString())
                .toList();
    }

    /** A board of the latest round of a competition by its number; empty if it has not been opened. */
    public Optional<String> latest(String competition, int number) {
        return boards.values().stream()
                .map(file -> file.id)
                .filter(id -> id.competition().equals(competition) && id.number() == number)
                .max(Comparator.comparingInt(BoardId::round))
                .map(BoardId::toString);
    }

    /** Seats of games in progress, with their venues. */
    public Map<SeatKey, String> seatsInPlay() {
        Map<SeatKey, String> seats = new LinkedHashMap<>();
        boards.forEach((id, file) -> {
            if (file.inProgress())
                for (Side side : Side.values())
                    seats.put(new SeatKey(id, side), file.seat(side).getVenue());
        });
        return seats;
    }

    /** The admitted assistants of all seats, by id: their screens are the seats' devices (APP-III 1.1). */
    public Map<SeatKey, String> assistants() {
        Map<SeatKey, String> serving = new HashMap<>();
        boards.forEach((id, file) -> {
            for (Side side : Side.values())
                file.assistant(side)
                        .filter(AssistantView::admitted)
                        .ifPresent(one -> serving.put(new SeatKey(id, side), one.id()));
        });
        return serving;
    }

    /** The boards of open rounds at which a player of a competition plays. */
    public Stream<BoardProjection> gamesOf(String competition, String player) {
        return gamesOf.getOrDefault(new Entrant(competition, player), Set.of()).stream()
                .map(boards::get);
    }

    /** The seats of both players of a board in all open rounds. */
    public Set<SeatKey> seatsOfPlayers(String id) {
        Set<SeatKey> seats = new LinkedHashSet<>();
        BoardProjection file = boards.get(id);
        if (file != null)
            for (Side side : Side.values()) {
                String player = file.seat(side).getPlayerId();
                gamesOf(file.id.competition(), player)
                        .forEach(game -> game.sideOf(player)
                                .ifPresent(there -> seats.add(new SeatKey(game.id.toString(), there))));
            }
        return seats;
    }
}
