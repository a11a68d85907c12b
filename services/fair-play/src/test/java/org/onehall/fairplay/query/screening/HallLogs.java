package org.onehall.fairplay.query.screening;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.engine.PositionKey;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/** The logs of a hall, each in its own order: random games, and what an engine could have said about them. */
public final class HallLogs {
    static final Instant T0 = Instant.parse("2026-03-01T14:00:00Z");
    static final String INITIAL = Position.initial().fen();
    private static final int LISTED = 6;

    final List<CompetitionEvent> competition = new ArrayList<>();
    final List<GameEvent> games = new ArrayList<>();
    final List<FairPlayEvent> floor = new ArrayList<>();
    final List<ConnectivityEvent> links = new ArrayList<>();
    final List<AdjudicationEvent> calls = new ArrayList<>();
    private final Map<String, Integer> sequences = new HashMap<>();

    static Instant minute(double minutes) {
        return T0.plusMillis(Math.round(minutes * 60_000));
    }

    EventHeader header(String key, Instant at) {
        int sequence = sequences.merge(key, 1, Integer::sum);
        return EventHeader.newBuilder()
                .setKey(key)
                .setSequence(sequence)
                .setEventId(key + "#" + sequence)
                .setOccurredAt(RecordMapper.timestamp(at))
                .build();
    }

    HallLogs cup(int rounds) {
        competition.add(CompetitionEvent.newBuilder()
                .setHeader(header("cup", T0))
                .setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .setName("Spring Cup")
                        .addAllRounds(IntStream.rangeClosed(1, rounds)
                                .mapToObj(n -> Round.newBuilder().setNumber(n).build())
                                .toList()))
                .build());
        return this;
    }

    /** A random game with one move per minute; White finds the engine's move in more than half of the cases. */
    HallLogs game(String board, int plies, boolean over) {
        Random chance = new Random(board.hashCode());
        games.add(event(board, T0)
                .setGameCreated(GameCreated.newBuilder()
                        .setInitialFen(INITIAL)
                        .setWhite(seat("w-" + board, "rome", 2_000))
                        .setBlack(seat("b-" + board, "milan", 1_900)))
                .build());
        games.add(event(board, T0)
                .setGameStarted(GameStarted.newBuilder().setAttempt(1))
                .build());
        Position position = Position.initial();
        for (int ply = 0; ply < plies; ply++) {
            List<Choice> choices = said(position).choices();
            boolean white = ply % 2 == 0;
            int pick = white && chance.nextInt(3) > 0 ? 0 : chance.nextInt(Math.min(3, choices.size()));
            Move move = Move.ofUci(choices.get(pick).uci());
            var clocks = ClockReading.newBuilder()
                    .setWhite(RecordMapper.duration(Duration.ofSeconds(5_400 - 30L * ply)))
                    .setBlack(RecordMapper.duration(Duration.ofSeconds(5_400 - 31L * ply)));
            games.add(event(board, minute(ply + 1))
                    .setMovePlayed(MovePlayed.newBuilder()
                            .setPly(ply + 1)
                            .setUci(move.uci())
                            .setSide(white ? Side.SIDE_WHITE : Side.SIDE_BLACK)
                            .setSpent(RecordMapper.duration(Duration.ofSeconds(5 + chance.nextInt(50))))
                            .setClocks(clocks))
                    .build());
            position = position.play(position.resolve(move).orElseThrow());
        }
        if (over)
            games.add(event(board, minute(plies + 1))
                    .setGameEnded(GameEnded.newBuilder().setResult(Result.RESULT_WHITE_WINS))
                    .build());
        return this;
    }

    private static Seat seat(String player, String venue, int rating) {
        return Seat.newBuilder()
                .setPlayerId(player)
                .setPlayerName("Name of " + player)
                .setVenue(venue)
                .setRating(rating)
                .build();
    }

    GameEvent.Builder event(String board, Instant at) {
        return GameEvent.newBuilder().setHeader(header(board, at));
    }

    /** A possible answer of an engine: moves in a fixed order, each a little worse than the one before. */
    static PositionAnalysis said(Position position) {
        Random chance = new Random(PositionKey.of(position).hashCode());
        List<Move> moves = position.legalMoves().stream()
                .sorted(Comparator.comparing(Move::uci))
                .toList();
        int shift = chance.nextInt(moves.size());
        int best = chance.nextInt(100) - 50;
        return new PositionAnalysis(
                PositionKey.of(position),
                12,
                IntStream.range(0, Math.min(LISTED, moves.size()))
                        .mapToObj(n ->
                                new Choice(moves.get((n + shift) % moves.size()).uci(), best - 25 * n))
                        .toList());
    }

    /** The table of analyses of all games by one engine. */
    Analyses analyses(EngineSettings settings) {
        Analyses analyses = new Analyses();
        Map<String, Position> boards = new HashMap<>();
        for (GameEvent event : games) {
            if (!event.hasMovePlayed()) continue;
            Position position = boards.getOrDefault(event.getHeader().getKey(), Position.initial());
            analyses.fold(Analyses.message(settings, said(position)));
            boards.put(
                    event.getHeader().getKey(),
                    position.play(
                            position.resolve(Move.ofUci(event.getMovePlayed().getUci()))
                                    .orElseThrow()));
        }
        return analyses;
    }

    /** What a service knows after reading everything, with the logs mixed at random. */
    PlayedGames read(long seed) {
        Random chance = new Random(seed);
        PlayedGames read = new PlayedGames();
        int[] at = new int[5];
        List<List<?>> logs = List.of(competition, games, floor, links, calls);
        while (IntStream.range(0, 5).anyMatch(log -> at[log] < logs.get(log).size())) {
            int log = chance.nextInt(5);
            if (at[log] == logs.get(log).size()) continue;
            switch (logs.get(log).get(at[log]++)) {
                case CompetitionEvent event -> read.fold(event);
                case GameEvent event -> read.fold(event);
                case FairPlayEvent event -> read.fold(event);
                case ConnectivityEvent event -> read.fold(event);
                case AdjudicationEvent event -> read.fold(event);
                default -> throw new IllegalStateException();
            }
        }
        return read;
    }
}
