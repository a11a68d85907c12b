package org.onehall.fairplay.query.screening;


import com.google.protobuf.Timestamp;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.engine.PositionKey;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.domain.AnalysisDelay;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkRestored;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.IncidentKind;
import org.onehall.proto.fairplay.v1.IncidentOpened;
import org.onehall.proto.fairplay.v1.IncidentOutcome;
import org.onehall.proto.fairplay.v1.InspectionOutcome;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Seat;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.HallFact;
import org.onehall.screening.PlayedMove;
import org.onehall.screening.Player;

/**
 * The games of all boards with what the hall saw beside them: absences, pages out of sight, disconnections, calls,
 * losses of the communication system, devices found, inspections that found something (OCR 16.5, 16.7, 17.2, 17.3,
 * 17.7, 18.8, 19.1). Each log tells its own part; what is read of one does not hang on how far another is read, so that
 * the same logs always give the same. Thread-safe.
 */
@Singleton
public class PlayedGames {
    private static final Set<IncidentKind> FINDINGS = Set.of(
            IncidentKind.INCIDENT_KIND_DEVICE_NOT_ADMITTED,
            IncidentKind.INCIDENT_KIND_PERSONAL_DEVICE,
            IncidentKind.INCIDENT_KIND_OTHER_APPLICATION);
    /** An incident that ended so tells nothing of the player. */
    private static final Set<IncidentOutcome> NO_BREACH =
            Set.of(IncidentOutcome.INCIDENT_OUTCOME_NOT_ESTABLISHED, IncidentOutcome.INCIDENT_OUTCOME_TAKEN_BACK);

    /** How far a game is. */
    public enum Stage {
        /** Not begun, or void. */
        WAITING,
        PLAYING,
        /** Without a move there is nothing to screen. */
        OVER
    }

    /**
     * A board's game as it stands: of its last attempt.
     *
     * @param venues of both seats
     * @param result as PGN writes it
     * @param started empty while it is WAITING
     * @param moves with the time the clock ran for each, what the clock showed, and when since the start
     * @param facts of the hall between its start and its end
     * @param positions that count whatever they are worth, as engines know them; empty unless it is OVER
     * @param annulled earlier attempts in which moves were played, in their order
     */
    public record Game(
            String board,
            int round,
            List<String> venues,
            Stage stage,
            BySide<Player> players,
            String result,
            Optional<Instant> started,
            String initialFen,
            List<PlayedMove> moves,
            List<HallFact> facts,
            List<String> positions,
            List<Annulled> annulled) {
        public Game {
            venues = List.copyOf(venues);
            moves = List.copyOf(moves);
            facts = List.copyOf(facts);
            positions = List.copyOf(positions);
            annulled = List.copyOf(annulled);
        }
    }

    /**
     * An attempt that another one took the place of (OCR 18.9 c, d, 19.2): its moves were played and stand apart from
     * those that count.
     *
     * @param attempt from 1; the rest as in {@link Game}
     */
    public record Annulled(
            int attempt,
            BySide<Player> players,
            Optional<Instant> started,
            String initialFen,
            List<PlayedMove> moves,
            List<HallFact> facts,
            List<String> positions) {
        public Annulled {
            moves = List.copyOf(moves);
            facts = List.copyOf(facts);
            positions = List.copyOf(positions);
        }
    }

    /**
     * A competition, as far as its name and rounds go.
     *
     * @param rounds numbers of those it has
     * @param delay how long after a move its position may be analysed while the game goes on
     */
    public record Competition(String id, String name, Set<Integer> rounds, Duration delay) {
        public Competition {
            rounds = Set.copyOf(rounds);
        }
    }

    /** @param until empty: it goes on */
    private record Sight(String kind, Side side, Instant from, Optional<Instant> until) {
        Sight over(Instant end) {
            return until.isPresent() ? this : new Sight(kind, side, from, Optional.of(end));
        }
    }

    /** @param until empty: it goes on */
    private record Away(Instant from, Optional<Instant> until) {}

    private static final class Board {
        private BySide<Seat> seats = new BySide<>(Seat.getDefaultInstance(), Seat.getDefaultInstance());
        private String initialFen = "";
        private Optional<Instant> started = Optional.empty();
        private Optional<Instant> ended = Optional.empty();
        private Result result = Result.RESULT_UNSPECIFIED;
        private final List<Played> moves = new ArrayList<>();
        private Optional<List<String>> positions = Optional.empty();
        private ThinkingTime thinking = ThinkingTime.NONE;
        private int attempt = 1;
        private final List<Void> voids = new ArrayList<>();

        /** The attempt of before is void; nothing is kept of one without moves. */
        private void annul(Instant at) {
            if (moves.isEmpty()) return;
            voids.add(new Void(attempt, seats, initialFen, started, ended.orElse(at), List.copyOf(moves), toAnalyse()));
            moves.clear();
        }

        private void begin(String fen) {
            initialFen = fen;
            started = Optional.empty();
            ended = Optional.empty();
            result = Result.RESULT_UNSPECIFIED;
            moves.clear();
            positions = Optional.empty();
        }

        private List<String> positions() {
            if (ended.isEmpty()) return List.of();
            if (positions.isEmpty()) positions = Optional.of(toAnalyse());
            return positions.get();
        }

        private List<String> toAnalyse() {
            return AnalysedGame.toAnalyse(
                            Position.ofFen(initialFen),
                            moves.stream().map(move -> Move.ofUci(move.uci())).toList())
                    .stream()
                    .map(PositionKey::of)
                    .toList();
        }
    }

    private record Played(String uci, Duration spent, Duration left, Instant at) {}

    /** @param until its end, or when it became void */
    private record Void(
            int attempt,
            BySide<Seat> seats,
            String initialFen,
            Optional<Instant> started,
            Instant until,
            List<Played> moves,
            List<String> positions) {}

    private final Map<String, Board> boards = new TreeMap<>();
    /** By board, then by what tells one from the other. */
    private final Map<String, Map<String, Sight>> sights = new HashMap<>();
    /** Outside the meeting of the communication system, by "competition/player". */
    private final Map<String, List<Away>> meetings = new HashMap<>();

    private final Set<String> inMeeting = new TreeSet<>();
    private final Map<String, Competition> competitions = new HashMap<>();
    /** The seats of open disconnection cases, by case. */
    private final Map<String, String> openCases = new HashMap<>();

    // ---- what is asked

    /** A competition; empty if there is none. */
    public synchronized Optional<Competition> competition(String id) {
        return Optional.ofNullable(competitions.get(id));
    }

    /**
     * The games of a round in the order of their boards.
     *
     * @param round 0: of all rounds
     * @param allowed of the venues of a board's seats and the board's id
     */
    public synchronized List<Game> of(String competition, int round, Predicate<Game> allowed) {
        return boards.keySet().stream()
                .flatMap(id -> BoardId.parse(id).stream())
                .filter(id -> id.competition().equals(competition) && (round == 0 || id.round() == round))
                .sorted(Comparator.comparingInt(BoardId::round).thenComparingInt(BoardId::number))
                .map(id -> game(id, boards.get(id.toString())))
                .filter(allowed)
                .toList();
    }

    private Game game(BoardId id, Board board) {
        Stage stage = board.started.isEmpty() ? Stage.WAITING : board.ended.isEmpty() ? Stage.PLAYING : Stage.OVER;
        List<Annulled> annulled = board.voids.stream()
                .map(one -> new Annulled(
                        one.attempt(),
                        players(id, one.seats()),
                        one.started(),
                        one.initialFen(),
                        moves(one.started(), one.moves()),
                        facts(id, one.seats(), one.started(), Optional.of(one.until()), one.moves()),
                        one.positions()))
                .toList();
        return new Game(
                id.toString(),
                id.round(),
                List.of(board.seats.white().getVenue(), board.seats.black().getVenue()),
                stage,
                players(id, board.seats),
                written(board.result),
                board.started,
                board.initialFen,
                moves(board.started, board.moves),
                facts(id, board.seats, board.started, board.ended, board.moves),
                board.positions(),
                annulled);
    }

    private static List<PlayedMove> moves(Optional<Instant> started, List<Played> moves) {
        Instant start = started.orElse(Instant.EPOCH);
        return moves.stream()
                .map(move -> new PlayedMove(
                        Move.ofUci(move.uci()),
                        Optional.of(move.spent()),
                        Optional.of(move.left()),
                        Optional.of(since(start, move.at()))))
                .toList();
    }

    private static BySide<Player> players(BoardId id, BySide<Seat> seats) {
        return new BySide<>(player(id, Side.WHITE, seats.white()), player(id, Side.BLACK, seats.black()));
    }

    private static Player player(BoardId board, Side side, Seat seat) {
        String id = seat.getPlayerId().isEmpty() ? board + " " + side : seat.getPlayerId();
        return new Player(
                id, seat.getPlayerName().isEmpty() ? id : seat.getPlayerName(), Player.ratingOf(seat.getRating()));
    }

    private static String written(Result result) {
        return switch (result) {
            case RESULT_WHITE_WINS -> "1-0";
            case RESULT_BLACK_WINS -> "0-1";
            case RESULT_DRAW -> "1/2-1/2";
            case RESULT_BOTH_LOSE -> "0-0";
            case RESULT_UNSPECIFIED, UNRECOGNIZED -> "*";
        };
    }

    /** What was seen between start and end, however long before it began. */
    private List<HallFact> facts(
            BoardId id, BySide<Seat> seats, Optional<Instant> started, Optional<Instant> ended, List<Played> moves) {
        if (started.isEmpty()) return List.of();
        Instant start = started.get();
        Instant end = ended.orElse(Instant.MAX);
        List<Sight> seen =
                new ArrayList<>(sights.getOrDefault(id.toString(), Map.of()).values());
        for (Side side : Side.values())
            meetings.getOrDefault(id.competition() + "/" + seats.get(side).getPlayerId(), List.of())
                    .forEach(away -> seen.add(new Sight(HallFact.COMMUNICATION_LOSS, side, away.from(), away.until())));
        Instant last = ended.or(() -> moves.isEmpty()
                        ? Optional.empty()
                        : Optional.of(moves.getLast().at()))
                .orElse(start);
        return seen.stream()
                .filter(sight -> !sight.from().isAfter(end)
                        && !sight.until().orElse(Instant.MAX).isBefore(start))
                .map(sight -> new HallFact(
                        sight.kind(),
                        sight.side(),
                        since(start, sight.from()),
                        since(start, later(sight.from(), earlier(sight.until().orElse(last), end)))))
                .sorted(Comparator.comparing(HallFact::from)
                        .thenComparing(HallFact::side)
                        .thenComparing(HallFact::kind)
                        .thenComparing(HallFact::until))
                .toList();
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    private static Duration since(Instant start, Instant at) {
        return at.isBefore(start) ? Duration.ZERO : Duration.between(start, at);
    }

    // ---- what is told

    /** Takes the next fact of a competition. */
    public synchronized void fold(CompetitionEvent event) {
        String id = event.getHeader().getKey();
        switch (event.getPayloadCase()) {
            case COMPETITION_LOADED -> {
                var loaded = event.getCompetitionLoaded();
                Set<Integer> rounds = new TreeSet<>(
                        loaded.getRoundsList().stream().map(Round::getNumber).toList());
                Optional.ofNullable(competitions.get(id)).ifPresent(before -> rounds.addAll(before.rounds()));
                competitions.put(
                        id,
                        new Competition(
                                id,
                                loaded.getName(),
                                rounds,
                                loaded.getRegulations().hasScreening()
                                        ? duration(loaded.getRegulations()
                                                .getScreening()
                                                .getDelay())
                                        : AnalysisDelay.STANDARD));
            }
            case ROUND_OPENED ->
                Optional.ofNullable(competitions.get(id)).ifPresent(before -> {
                    Set<Integer> rounds = new TreeSet<>(before.rounds());
                    rounds.add(event.getRoundOpened().getRound());
                    competitions.put(id, new Competition(id, before.name(), rounds, before.delay()));
                });
        }
    }

    /** Takes the next fact of a game. */
    public synchronized void fold(GameEvent event) {
        Board board = boards.computeIfAbsent(event.getHeader().getKey(), _ -> new Board());
        Instant at = at(event.getHeader().getOccurredAt());
        ThinkingTime thinking = board.thinking;
        board.thinking = thinking.after(event);
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> {
                board.seats = new BySide<>(
                        event.getGameCreated().getWhite(),
                        event.getGameCreated().getBlack());
                board.begin(event.getGameCreated().getInitialFen());
            }
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                board.annul(at);
                board.attempt = restarted.getAttempt();
                if (restarted.hasWhite() && restarted.hasBlack())
                    board.seats = new BySide<>(restarted.getWhite(), restarted.getBlack());
                board.begin(restarted.getInitialFen());
            }
            case GAME_VOIDED -> {
                board.annul(at);
                board.begin(board.initialFen);
            }
            case GAME_STARTED -> board.started = Optional.of(at);
            case MOVE_PLAYED -> {
                MovePlayed move = event.getMovePlayed();
                boolean white = move.getSide() == org.onehall.proto.types.v1.Side.SIDE_WHITE;
                board.moves.add(new Played(
                        move.getUci(),
                        thinking.of(event),
                        duration(
                                white
                                        ? move.getClocks().getWhite()
                                        : move.getClocks().getBlack()),
                        at));
                board.positions = Optional.empty();
            }
            case POSITION_RESTORED -> {
                int ply = event.getPositionRestored().getPly();
                if (ply < board.moves.size())
                    board.moves.subList(ply, board.moves.size()).clear();
                board.positions = Optional.empty();
            }
            case GAME_ENDED -> {
                board.ended = Optional.of(at);
                board.result = event.getGameEnded().getResult();
            }
            case RESULT_SET_ASIDE, FORFEIT_REVERSED -> {
                board.ended = Optional.empty();
                board.result = Result.RESULT_UNSPECIFIED;
            }
        }
    }

    /** Takes the next fact of a floor. */
    public synchronized void fold(FairPlayEvent event) {
        String board = event.getHeader().getKey();
        Instant at = at(event.getHeader().getOccurredAt());
        switch (event.getPayloadCase()) {
            case DEPARTED ->
                begins(
                        board,
                        event.getDeparted().getLeaveId(),
                        HallFact.ABSENCE,
                        event.getDeparted().getSide(),
                        at);
            case RETURNED -> ends(board, event.getReturned().getLeaveId(), at);
            case INCIDENT_OPENED -> {
                IncidentOpened opened = event.getIncidentOpened();
                if (FINDINGS.contains(opened.getKind()))
                    once(board, opened.getIncidentId(), HallFact.DEVICE_FINDING, opened.getSide(), at);
            }
            case INCIDENT_CLOSED -> {
                var closed = event.getIncidentClosed();
                if (NO_BREACH.contains(closed.getOutcome())) forget(board, closed.getIncidentId());
            }
            case INSPECTION_RECORDED -> {
                var inspection = event.getInspectionRecorded();
                if (inspection.getOutcome() == InspectionOutcome.INSPECTION_OUTCOME_FOUND)
                    once(
                            board,
                            "inspection-" + event.getHeader().getSequence(),
                            HallFact.INSPECTION_FINDING,
                            inspection.getSide(),
                            at);
            }
        }
    }

    /** Takes the next fact of a venue's links. */
    public synchronized void fold(ConnectivityEvent event) {
        Instant at = at(event.getHeader().getOccurredAt());
        switch (event.getPayloadCase()) {
            case LINK_CHANGED -> {
                LinkChanged link = event.getLinkChanged();
                String page = "page-" + link.getSide();
                String board = link.getBoardId();
                if (!link.getAway()) {
                    forget(board, page)
                            .ifPresent(away -> sights.get(board)
                                    .put(page + "-" + event.getHeader().getEventId(), away.over(at)));
                } else if (!sees(board, page)) {
                    begins(board, page, HallFact.FOCUS_LOSS, link.getSide(), at);
                }
                String seat = seat(event, link.getBoardId(), link.getSide());
                if (link.getState() == LinkState.LINK_STATE_DOWN && openCases.containsValue(seat))
                    goesDark(seat, link.getBoardId(), link.getSide(), link.hasLastSeen() ? at(link.getLastSeen()) : at);
                if (link.getState() == LinkState.LINK_STATE_UP) isBack(seat, link.getBoardId(), at);
            }
            case CASE_OPENED -> {
                CaseOpened opened = event.getCaseOpened();
                String seat = seat(event, opened.getBoardId(), opened.getSide());
                openCases.put(opened.getCaseId(), seat);
                goesDark(
                        seat,
                        opened.getBoardId(),
                        opened.getSide(),
                        opened.hasStartedAt() ? at(opened.getStartedAt()) : at);
            }
            case LINK_RESTORED -> {
                LinkRestored restored = event.getLinkRestored();
                isBack(seat(event, restored.getBoardId(), restored.getSide()), restored.getBoardId(), at);
            }
            case CASE_CLOSED -> openCases.remove(event.getCaseClosed().getCaseId());
            case COMMUNICATION_CHANGED -> {
                CommunicationChanged changed = event.getCommunicationChanged();
                meeting(
                        event.getHeader().getKey().split("/", 2)[0] + "/" + changed.getPlayerId(),
                        changed.getPresent(),
                        changed.hasAt() ? at(changed.getAt()) : at);
            }
        }
    }

    private static String seat(ConnectivityEvent event, String board, org.onehall.proto.types.v1.Side side) {
        return "seat-" + event.getHeader().getKey() + "-" + board + "-" + side;
    }

    /** A seat without a case is not cut off: its game is not in progress (OCR 18.9). */
    private void goesDark(String seat, String board, org.onehall.proto.types.v1.Side side, Instant at) {
        if (!sees(board, seat)) begins(board, seat, HallFact.DISCONNECTION, side, at);
    }

    /** Within one case a link may be lost again: each stretch stands by itself. */
    private void isBack(String seat, String board, Instant at) {
        forget(board, seat)
                .ifPresent(dark -> sights.get(board).put(seat + "-" + dark.from(), dark.over(later(dark.from(), at))));
    }

    /** Who has never come into the meeting has not been lost from it. */
    private void meeting(String person, boolean present, Instant at) {
        List<Away> away = meetings.computeIfAbsent(person, _ -> new ArrayList<>());
        if (present) {
            if (!away.isEmpty() && away.getLast().until().isEmpty())
                away.add(new Away(away.removeLast().from(), Optional.of(at)));
            inMeeting.add(person);
        } else if (inMeeting.remove(person)) {
            away.add(new Away(at, Optional.empty()));
        }
    }

    /** Takes the next fact of calls. */
    public synchronized void fold(AdjudicationEvent event) {
        String board = event.getHeader().getKey();
        Instant at = at(event.getHeader().getOccurredAt());
        switch (event.getPayloadCase()) {
            case ARBITER_CALLED ->
                begins(
                        board,
                        event.getArbiterCalled().getCallId(),
                        HallFact.CALL,
                        event.getArbiterCalled().getSide(),
                        at);
            case CALL_ANSWERED -> ends(board, event.getCallAnswered().getCallId(), at);
        }
    }

    private void begins(String board, String id, String kind, org.onehall.proto.types.v1.Side side, Instant at) {
        sights.computeIfAbsent(board, _ -> new TreeMap<>()).put(id, new Sight(kind, side(side), at, Optional.empty()));
    }

    private void once(String board, String id, String kind, org.onehall.proto.types.v1.Side side, Instant at) {
        sights.computeIfAbsent(board, _ -> new TreeMap<>()).put(id, new Sight(kind, side(side), at, Optional.of(at)));
    }

    private void ends(String board, String id, Instant at) {
        if (sees(board, id)) sights.get(board).computeIfPresent(id, (_, sight) -> sight.over(at));
    }

    private boolean sees(String board, String id) {
        return sights.containsKey(board) && sights.get(board).containsKey(id);
    }

    /** Removes a sight; empty if there is none, also if nothing was ever seen of the board. */
    private Optional<Sight> forget(String board, String id) {
        return Optional.ofNullable(sights.get(board)).map(seen -> seen.remove(id));
    }

    private static Side side(org.onehall.proto.types.v1.Side side) {
        return side == org.onehall.proto.types.v1.Side.SIDE_BLACK ? Side.BLACK : Side.WHITE;
    }

    private static Instant at(Timestamp wire) {
        return RecordMapper.instant(wire);
    }

    private static Duration duration(com.google.protobuf.Duration wire) {
        return Duration.ofSeconds(wire.getSeconds(), wire.getNanos());
    }
}
