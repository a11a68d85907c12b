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
import org.onehall.house.Definitions;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Seat;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.HallFact;
import org.onehall.screening.PlayedMove;
import org.onehall.screening.Player;

/**
 * The games of all boards with what was observed in the hall meanwhile: absences, pages out of sight, disconnections,
 * calls, losses of the communication system, devices found, inspections that found something (OCR 16.5, 16.7, 17.2,
 * 17.3, 17.7, 18.8, 19.1). Each log contributes its own part. What is read from one log does not depend on how far
 * another has been read, so the same logs always give the same result. Thread-safe.
 */
@Singleton
public class PlayedGames {
    /** The stage of a game. */
    public enum Stage {
        /** Not begun, or void. */
        WAITING,
        PLAYING,
        /** Without a move there is nothing to screen. */
        OVER
    }

    /**
     * A board's game as it stands, in its last attempt.
     *
     * @param venues of both seats
     * @param result as PGN writes it
     * @param started empty while it is WAITING
     * @param moves with the time the clock ran for each, what the clock showed, and the time since the start
     * @param facts of the hall between its start and its end
     * @param positions that count, whatever their value, as engines know them; empty unless the game is OVER
     * @param annulled earlier attempts in which moves were played, in their order
     */
    public record Game(
            BoardId board,
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
     * An attempt that was replaced by another one (OCR 18.9 c, d, 19.2): its moves were played, but are kept apart from
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
     * A competition with its name and rounds.
     *
     * @param rounds numbers of its rounds
     * @param delay how long after a move its position may be analysed while the game goes on
     */
    public record Competition(String id, String name, Set<Integer> rounds, Duration delay) {
        public Competition {
            rounds = Set.copyOf(rounds);
        }
    }

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

        /** The previous attempt is void; an attempt without moves is not kept. */
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

    private final Map<BoardId, Board> boards = new HashMap<>();
    private final HallObservations hall = new HallObservations();

    private final Map<String, Competition> competitions = new HashMap<>();

    // ---- queries

    /** A competition; empty if there is none. */
    public synchronized Optional<Competition> competition(String id) {
        return Optional.ofNullable(competitions.get(id));
    }

    /**
     * The games of a round in the order of their boards.
     *
     * @param round 0: all rounds
     * @param allowed which games are given, by the venues of the seats and the board's id
     */
    public synchronized List<Game> of(String competition, int round, Predicate<Game> allowed) {
        return boards.keySet().stream()
                .filter(id -> id.competition().equals(competition) && (round == 0 || id.round() == round))
                .sorted(Comparator.comparingInt(BoardId::round).thenComparingInt(BoardId::number))
                .map(id -> game(id, boards.get(id)))
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
                        hall.facts(id, one.seats(), one.started(), Optional.of(one.until()), lastOf(one.moves())),
                        one.positions()))
                .toList();
        return new Game(
                id,
                id.round(),
                List.of(board.seats.white().getVenue(), board.seats.black().getVenue()),
                stage,
                players(id, board.seats),
                written(board.result),
                board.started,
                board.initialFen,
                moves(board.started, board.moves),
                hall.facts(id, board.seats, board.started, board.ended, lastOf(board.moves)),
                board.positions(),
                annulled);
    }

    private static Optional<Instant> lastOf(List<Played> moves) {
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast().at());
    }

    private static List<PlayedMove> moves(Optional<Instant> started, List<Played> moves) {
        Instant start = started.orElse(Instant.EPOCH);
        return moves.stream()
                .map(move -> new PlayedMove(
                        Move.ofUci(move.uci()),
                        Optional.of(move.spent()),
                        Optional.of(move.left()),
                        Optional.of(HallObservations.since(start, move.at()))))
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

    // ---- facts

    /** Takes the next fact of a competition. */
    public synchronized void fold(CompetitionEvent event) {
        String id = event.getHeader().getKey();
        switch (event.getPayloadCase()) {
            case COMPETITION_LOADED, DEFINITION_CHANGED -> {
                var loaded = Definitions.of(event).orElseThrow();
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
            // What becomes of a result is for the competition; a screening is of the moves.
            case ROUND_CLOSED, REPORT_SIGNED, PAIRING_REPAIR_ORDERED, PAIRING_REPAIR_REFUSED -> {}
            case RESULT_NOTED, RESULT_CONFIRMED, RESULT_APPROVED, RESULT_WITHDRAWN, SCORE_CHANGED -> {}
            case DRAFT_SAVED, DRAFT_DISCARDED, COMPETITION_ARCHIVED -> {}
            case PLAYER_EXCLUDED, PLAYER_READMITTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** Takes the next fact of a game. */
    public synchronized void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey())
                .ifPresent(id -> fold(event, boards.computeIfAbsent(id, _ -> new Board())));
    }

    private static void fold(GameEvent event, Board board) {
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
            // None of these changes the moves, the players or the result; their times are in ThinkingTime.
            case SEAT_CLEARED, SEAT_PRESENT, START_HELD, SEAT_EXCLUDED, DEFAULT_WAIVED -> {}
            case ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, HELPER_ACCEPTED, HELPER_DISMISSED -> {}
            case GAME_PAUSED, GAME_RESUMED, FLAG_FELL, PERIOD_COMPLETED -> {}
            case TIME_ADJUSTED, CLOCKS_SET, SETTING_CORRECTED, OUTAGE_COVERED, CLOCK_TIMES_ASKED, MOVE_REPRODUCED -> {}
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> {}
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> {}
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED -> {}
            case GAME_ADJOURNED, ADJOURNMENT_RESUMED, IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK -> {}
            case COLOURS_KEPT, DISCONNECTION_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** Takes the next fact of a floor. */
    public synchronized void fold(FairPlayEvent event) {
        hall.fold(event);
    }

    /** Takes the next fact of a venue's links. */
    public synchronized void fold(ConnectivityEvent event) {
        hall.fold(event);
    }

    /** Takes the next fact of calls. */
    public synchronized void fold(AdjudicationEvent event) {
        hall.fold(event);
    }

    private static Instant at(Timestamp wire) {
        return RecordMapper.instant(wire);
    }

    private static Duration duration(com.google.protobuf.Duration wire) {
        return Duration.ofSeconds(wire.getSeconds(), wire.getNanos());
    }
}
