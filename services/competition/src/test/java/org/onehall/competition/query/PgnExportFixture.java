package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.Halls.*;

import com.google.protobuf.Duration;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.chess.StrictPgnReader;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/** Records the events of a game and exports it as PGN. */
abstract class PgnExportFixture {
    final Games games = new Games();
    final CompetitionLoaded competition = CompetitionLoaded.newBuilder()
            .setName("Spring \"Open\"")
            .addAllVenues(CompetitionLog.request(load()).getVenuesList())
            .build();
    final TimeControl control = CompetitionLog.request(load()).getRegulations().getControl();
    long sequence;
    Position position = Position.initial();
    int ply;

    @BeforeEach
    void create() {
        tell(
                "spring/1/3",
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(seat("Bo Rossi", "rome", 2100))
                        .setBlack(seat("Bo Neri", "milan", 0))
                        .setWhiteControl(control)
                        .setBlackControl(control)
                        .setInitialFen(Position.initial().fen())));
        tell(
                "spring/1/3",
                event -> event.setGameStarted(GameStarted.newBuilder().setAttempt(1)));
    }

    interface Payload {
        GameEvent.Builder fill(GameEvent.Builder event);
    }

    void tell(String board, Payload payload) {
        tell(board, "", payload);
    }

    /** @param order the request that caused it */
    void tell(String board, String order, Payload payload) {
        var header = EventHeader.newBuilder()
                .setKey(board)
                .setSequence(++sequence)
                .setOccurredAt(RecordMapper.timestamp(T0.plusSeconds(sequence)))
                .setCausationId(order)
                .setActor(org.onehall.proto.types.v1.Actor.newBuilder()
                        .setRole(
                                order.isEmpty() || order.endsWith(":adjust")
                                        ? org.onehall.proto.types.v1.Role.ROLE_SERVICE
                                        : org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER));
        games.fold(payload.fill(GameEvent.newBuilder().setHeader(header)).build());
    }

    static Seat seat(String name, String venue, int rating) {
        return Seat.newBuilder()
                .setPlayerName(name)
                .setVenue(venue)
                .setRating(rating)
                .build();
    }

    void move(String uci, long seconds, int nanos, boolean offer) {
        Move move = Move.ofUci(uci);
        Side side = ply % 2 == 0 ? Side.SIDE_WHITE : Side.SIDE_BLACK;
        Duration clock =
                Duration.newBuilder().setSeconds(seconds).setNanos(nanos).build();
        position = position.play(move);
        ply++;
        tell(
                "spring/1/3",
                event -> event.setMovePlayed(MovePlayed.newBuilder()
                        .setSide(side)
                        .setPly(ply)
                        .setUci(uci)
                        .setFen(position.fen())
                        .setOfferDraw(offer)
                        .setClocks(
                                side == Side.SIDE_WHITE
                                        ? ClockReading.newBuilder().setWhite(clock)
                                        : ClockReading.newBuilder().setBlack(clock))));
    }

    void rule(String board, int second, UnaryOperator<AdjudicationEvent.Builder> payload) {
        var header =
                EventHeader.newBuilder().setKey(board).setOccurredAt(RecordMapper.timestamp(T0.plusSeconds(second)));
        games.fold(
                payload.apply(AdjudicationEvent.newBuilder().setHeader(header)).build());
    }

    /** One game of an export, read again by both readers. */
    static PgnGame read(String pgn) {
        PgnGame game = PgnReader.readAll(pgn).getLast().orThrow();
        assertEquals(
                game, new StrictPgnReader(new StringReader(pgn)).all().getLast().orThrow());
        return game;
    }

    void end(Result result, Termination termination) {
        tell(
                "spring/1/3",
                event -> event.setGameEnded(
                        GameEnded.newBuilder().setResult(result).setTermination(termination)));
    }

    String pgn(Actor reader) {
        return games.pgn(ID, competition, 0, reader, Optional.empty(), Games.Which.COUNTING);
    }

    static TimeAdjusted adjusted(Side side, long seconds, String article) {
        return TimeAdjusted.newBuilder()
                .setSide(side)
                .setChange(Duration.newBuilder().setSeconds(seconds))
                .setArticle(article)
                .build();
    }

    static List<String> rounds(String pgn) {
        return pgn.lines()
                .filter(line -> line.startsWith("[Round "))
                .map(line -> line.split("\"")[1])
                .toList();
    }
}
