package org.onehall.bench.moves;

import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.protobuf.Duration;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.Status;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.MetadataUtils;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.onehall.chess.PgnReader;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameRules;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.GameServiceGrpc.GameServiceFutureStub;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.StartRequest;
import org.onehall.proto.types.v1.IncrementCredit;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.PeriodCredit;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.proto.types.v1.WriteContext;

/** Creates and starts games of real moves, as the competition service and an arbiter do. */
final class Games implements AutoCloseable {
    private static final int IN_FLIGHT = 100;
    private static final int ASK_AGAIN = 5;
    private static final int LEAST_PLIES = 60;
    private static final Metadata.Key<String> AUTHORIZATION =
            Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER);

    private final ManagedChannel channel;
    private final GameServiceFutureStub service;
    private final Stage stage;
    private final List<List<String>> scripts;
    private final Map<String, String> tokens = new ConcurrentHashMap<>();
    private int made;

    /** @param instance of game-state that is called */
    Games(Stage stage, String instance, Path pgn, int made) throws IOException {
        this.stage = stage;
        this.made = made;
        this.channel = NettyChannelBuilder.forAddress("127.0.0.1", stage.port(instance))
                .usePlaintext()
                .directExecutor()
                .build();
        this.service = as(stage.serviceToken());
        this.scripts = PgnReader.readAll(Files.readString(pgn)).stream()
                .filter(game -> game.moves().size() >= LEAST_PLIES)
                .map(game ->
                        game.moves().stream().map(move -> move.move().uci()).toList())
                .toList();
    }

    /** Games created so far. */
    int made() {
        return made;
    }

    /**
     * Creates and starts games; blocks until all run.
     *
     * @param seconds what each clock shows at the start; by number of the game, from 0
     */
    List<Game> start(int count, java.util.function.IntUnaryOperator seconds, boolean played)
            throws InterruptedException {
        int first = made + 1;
        made += count;
        Semaphore free = new Semaphore(IN_FLIGHT);
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String board = board(first + i);
            CreateRequest request = create(board, seconds.applyAsInt(i));
            ask(free, failure, () -> service.create(request), ASK_AGAIN);
            games.add(game(board, i, played));
        }
        settle(free, failure);
        for (Game game : games) {
            StartRequest request = StartRequest.newBuilder()
                    .setWrite(write("start:" + game.board()))
                    .setBoardId(game.board())
                    .build();
            ask(free, failure, () -> service.start(request), ASK_AGAIN);
        }
        settle(free, failure);
        return games;
    }

    /** Signs the tokens of future boards on all processors. */
    void sign(int count) {
        IntStream.rangeClosed(made + 1, made + count).parallel().forEach(number -> {
            for (String side : List.of("WHITE", "BLACK")) token(board(number), side);
        });
    }

    private Game game(String board, int i, boolean played) {
        if (!played) return new Game(board, List.of(), service, service);
        return new Game(board, scripts.get(i % scripts.size()), as(token(board, "WHITE")), as(token(board, "BLACK")));
    }

    private String token(String board, String side) {
        return tokens.computeIfAbsent(board + side, _ -> {
            try {
                return stage.identity().seatToken(side + board, "hall", board, side);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static String board(int number) {
        return "bench/1/" + number;
    }

    private static CreateRequest create(String board, int seconds) {
        TimeControl control = TimeControl.newBuilder()
                .addPeriods(Period.newBuilder()
                        .setBase(Duration.newBuilder().setSeconds(seconds))
                        .setIncrement(Duration.newBuilder())
                        .setDelay(Duration.newBuilder()))
                .setIncrementCredit(IncrementCredit.INCREMENT_CREDIT_BEFORE_MOVE)
                .setPeriodCredit(PeriodCredit.PERIOD_CREDIT_AT_FLAG_FALL)
                .build();
        return CreateRequest.newBuilder()
                .setWrite(write("create:" + board))
                .setBoardId(board)
                .setWhite(seat("white", board))
                .setBlack(seat("black", board))
                .setWhiteControl(control)
                .setBlackControl(control)
                .setRules(GameRules.newBuilder()
                        .setProfile("bench")
                        .setRepetitionAuto(5)
                        .setMoveCountAuto(75)
                        .setDrawAllowed(true)
                        .setDrawMinMove(1))
                .build();
    }

    private static Seat seat(String side, String board) {
        return Seat.newBuilder()
                .setPlayerId(side + board)
                .setPlayerName("Player " + side + " of " + board)
                .setVenue("hall")
                .setRating(2000)
                .build();
    }

    static WriteContext write(String id) {
        return WriteContext.newBuilder().setRequestId(id).build();
    }

    private GameServiceFutureStub as(String token) {
        Metadata headers = new Metadata();
        headers.put(AUTHORIZATION, "Bearer " + token);
        return GameServiceGrpc.newFutureStub(channel)
                .withInterceptors(MetadataUtils.newAttachHeadersInterceptor(headers));
    }

    private static void ask(
            Semaphore free, AtomicReference<Throwable> failure, Supplier<ListenableFuture<?>> request, int again)
            throws InterruptedException {
        free.acquire();
        await(free, failure, request, again);
    }

    private static void await(
            Semaphore free, AtomicReference<Throwable> failure, Supplier<ListenableFuture<?>> request, int again) {
        ListenableFuture<?> answer = request.get();
        answer.addListener(
                () -> {
                    try {
                        answer.get();
                        free.release();
                    } catch (Exception e) {
                        if (again > 0 && Status.fromThrowable(e).getCode() == Status.Code.UNAVAILABLE) {
                            await(free, failure, request, again - 1);
                        } else {
                            failure.compareAndSet(null, e);
                            free.release();
                        }
                    }
                },
                MoreExecutors.directExecutor());
    }

    private static void settle(Semaphore free, AtomicReference<Throwable> failure) throws InterruptedException {
        free.acquire(IN_FLIGHT);
        free.release(IN_FLIGHT);
        if (failure.get() != null)
            throw new IllegalStateException(
                    "games could not be started: " + failure.get().getMessage(), failure.get());
    }

    @Override
    public void close() {
        channel.shutdownNow();
    }
}
