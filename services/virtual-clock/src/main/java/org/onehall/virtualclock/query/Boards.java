package org.onehall.virtualclock.query;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.UnknownEvent;
import org.onehall.house.Definitions;
import org.onehall.proto.clock.v1.BoardProposal;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRules;
import org.onehall.virtualclock.query.Board.Standing;

/**
 * The clocks of all boards, built from game facts, and the controls that competitions have published. Answers which
 * boards an order applies to and what it would do to them. One lock guards it all; listeners are called under this
 * lock, in the order of the facts.
 */
@Singleton
public class Boards {
    /** The order of the boards of a competition: board 2 of a round before its board 10. */
    static final Comparator<BoardId> ORDER =
            Comparator.comparingInt((BoardId id) -> id.toString().length()).thenComparing(BoardId::toString);

    private final Map<BoardId, Board> boards = new HashMap<>();
    private final Map<org.onehall.proto.types.v1.TimeControl, TimeControl> controls = new HashMap<>();
    private final Map<GameRules, GameRules> rules = new HashMap<>();
    private final Map<String, TimeControl> published = new HashMap<>();
    private Consumer<Board> changed = _ -> {};

    /** @param listener called for every board whose facts or whose published control have changed */
    public synchronized void onChange(Consumer<Board> listener) {
        changed = listener;
    }

    /** Takes the next fact of a board. Ignores a fact whose key is not a board's id: only very old logs have some. */
    public synchronized void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(id -> fold(id, event));
    }

    private void fold(BoardId id, GameEvent event) {
        if (event.hasGameCreated())
            boards.put(
                    id,
                    new Board(
                            id,
                            event.getGameCreated(),
                            rules.computeIfAbsent(event.getGameCreated().getRules(), same -> same),
                            this::control));
        Board board = boards.get(id);
        if (board == null && event.getHeader().getReaderMayIgnore()) return;
        // After the loss of the end of a log, a board is cancelled once more (ENG-1).
        if (board == null && event.getGameVoided().getCancelled()) return;
        if (board == null)
            throw new IllegalStateException(
                    "no board before " + event.getHeader().getEventId());
        board.fold(event);
        changed.accept(board);
        // No clock runs at a cancelled board any more, and no order is about it (LAW 6.6).
        if (event.getGameVoided().getCancelled()) boards.remove(id);
    }

    /** Takes the next fact of a competition. */
    public synchronized void fold(CompetitionEvent event) {
        switch (event.getPayloadCase()) {
            case COMPETITION_LOADED, DEFINITION_CHANGED -> {
                published.put(
                        event.getHeader().getKey(),
                        control(Definitions.of(event)
                                .orElseThrow()
                                .getRegulations()
                                .getControl()));
                of(event.getHeader().getKey()).forEach(changed);
            }
            case PAIRING_REPAIR_ORDERED,
                    PAIRING_REPAIR_REFUSED,
                    ROUND_OPENED,
                    ROUND_CLOSED,
                    REPORT_SIGNED,
                    RESULT_NOTED,
                    RESULT_CONFIRMED,
                    RESULT_APPROVED,
                    RESULT_WITHDRAWN,
                    SCORE_CHANGED,
                    PLAYER_EXCLUDED,
                    PLAYER_READMITTED,
                    DRAFT_SAVED,
                    DRAFT_DISCARDED,
                    COMPETITION_ARCHIVED -> {}
            case PAYLOAD_NOT_SET -> UnknownEvent.check(event, TopicCatalogue.events("competition"));
        }
    }

    /** Calls the listener for a board again. */
    public synchronized void touch(BoardId id) {
        Board board = boards.get(id);
        if (board != null) changed.accept(board);
    }

    /** Runs work while no board changes. */
    public synchronized void still(Runnable work) {
        work.run();
    }

    /** Answers a question about a board; empty if there is no such board. */
    public synchronized <T> Optional<T> ask(BoardId id, Function<Board, T> question) {
        return Optional.ofNullable(boards.get(id)).map(question);
    }

    /** Answers a question about all boards of a competition, in their order. */
    public synchronized <T> List<T> askAll(String competition, Function<Board, T> question) {
        return of(competition).map(question).toList();
    }

    /** The control published for a competition, if the board has another one and no decision explains it (OCR 19.5). */
    public synchronized Optional<TimeControl> publishedInstead(Board board) {
        TimeControl right = published.get(board.competition());
        if (right == null || board.isExplained() || board.standing() == Standing.ENDED) return Optional.empty();
        boolean same = board.clocks().control(Side.WHITE).equals(right)
                && board.clocks().control(Side.BLACK).equals(right);
        return same ? Optional.empty() : Optional.of(right);
    }

    /**
     * The order with its boards filled in: for a start the games not started; for a pause the running games; for a
     * resumption the paused games, and also those that wait for the Chief Arbiter, so that they are named; otherwise
     * the games in progress, and for a correction also those not started; always within the order's scope. Boards
     * already in the order are replaced; a missing competition is taken from the board.
     */
    public synchronized GiveRequest resolve(GiveRequest order) {
        String competition = order.getCompetitionId().isEmpty()
                ? BoardId.parse(order.getBoardId())
                        .flatMap(id -> ask(id, Board::competition))
                        .orElse("")
                : order.getCompetitionId();
        var resolved = order.toBuilder().setCompetitionId(competition).clearBoards();
        meant(order, competition).stream().map(Board::ordered).forEach(resolved::addBoards);
        return resolved.build();
    }

    /**
     * What an order would do to each of its boards, and on which of them it could not be carried out as it is (DEC-19).
     */
    public synchronized List<BoardProposal> propose(GiveRequest order, Instant now) {
        return meant(order, order.getCompetitionId()).stream()
                .map(board -> Proposals.of(board, order, this::control, now))
                .toList();
    }

    private List<Board> meant(GiveRequest order, String competition) {
        List<Standing> wanted = switch (order.getKind()) {
            case ORDER_KIND_START -> List.of(Standing.CREATED);
            case ORDER_KIND_PAUSE -> List.of(Standing.PLAYING);
            case ORDER_KIND_RESUME -> List.of(Standing.PAUSED, Standing.AWAITING_CA);
            case ORDER_KIND_SET_TIMES, ORDER_KIND_ADD_TIME -> List.of(Standing.PLAYING, Standing.PAUSED);
            case ORDER_KIND_CORRECT_SETTING -> List.of(Standing.CREATED, Standing.PLAYING, Standing.PAUSED);
            case ORDER_KIND_UNSPECIFIED, UNRECOGNIZED -> List.of();
        };
        Optional<BoardId> one = BoardId.parse(order.getBoardId());
        List<Board> meant = of(competition)
                .filter(board -> wanted.contains(board.standing())
                        && (order.getRound() == 0 || board.round() == order.getRound())
                        && (order.getVenue().isEmpty() || board.hasSeatOf(order.getVenue()))
                        && (order.getBoardId().isEmpty() || one.equals(Optional.of(board.id()))))
                .toList();
        return meant.stream().allMatch(board -> board.standing() == Standing.AWAITING_CA) ? List.of() : meant;
    }

    private Stream<Board> of(String competition) {
        Collection<Board> all = boards.values();
        return all.stream()
                .filter(board -> board.competition().equals(competition))
                .sorted(Comparator.comparing(Board::id, ORDER));
    }

    private TimeControl control(org.onehall.proto.types.v1.TimeControl wire) {
        return controls.computeIfAbsent(wire, control -> new RecordMapper().read(control, TimeControl.class));
    }
}
