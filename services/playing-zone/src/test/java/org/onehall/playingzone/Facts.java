package org.onehall.playingzone;

import com.google.protobuf.Duration;
import com.google.protobuf.Timestamp;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/**
 * Events as the services write them: competition "demo", boards with Rome (White) against Milan (Black) unless other
 * venues are given.
 */
public final class Facts {
    private final Map<String, Position> positions = new HashMap<>();
    private final Map<String, Integer> sequences = new HashMap<>();

    public EventHeader header(String key) {
        return header(key, "", Role.ROLE_SERVICE);
    }

    public EventHeader header(String key, String rule, Role by) {
        int sequence = sequences.merge(key, 1, Integer::sum);
        return EventHeader.newBuilder()
                .setEventId(key + "#" + sequence)
                .setKey(key)
                .setSequence(sequence)
                .setOccurredAt(at(sequence))
                .setRule(rule)
                .setActor(Actor.newBuilder().setRole(by))
                .build();
    }

    public static Timestamp at(long second) {
        return Timestamp.newBuilder().setSeconds(second).build();
    }

    public static Duration seconds(long seconds) {
        return Duration.newBuilder().setSeconds(seconds).build();
    }

    /** A reading of both clocks, stopped. */
    public static ClockReading standing(long white, long black) {
        return ClockReading.newBuilder()
                .setWhite(seconds(white))
                .setBlack(seconds(black))
                .setAt(at(100))
                .build();
    }

    public static ClockReading running(Side side, long white, long black) {
        return standing(white, black).toBuilder()
                .setRunning(side)
                .setFlagAt(at(100 + (side == Side.SIDE_WHITE ? white : black)))
                .build();
    }

    public static TimeControl control(long minutes, long increment) {
        return TimeControl.newBuilder()
                .addPeriods(Period.newBuilder().setBase(seconds(minutes * 60)).setIncrement(seconds(increment)))
                .build();
    }

    public GameEvent game(String board, Consumer<GameEvent.Builder> payload) {
        var event = GameEvent.newBuilder().setHeader(header(board));
        payload.accept(event);
        return event.build();
    }

    public GameEvent created(String board, String whiteVenue, String blackVenue) {
        positions.put(board, Position.initial());
        return game(
                board,
                event -> event.setGameCreated(GameCreated.newBuilder()
                        .setWhite(Seat.newBuilder()
                                .setPlayerId("w")
                                .setPlayerName("Anna")
                                .setVenue(whiteVenue)
                                .setRating(2000))
                        .setBlack(Seat.newBuilder()
                                .setPlayerId("b")
                                .setPlayerName("Bruno")
                                .setVenue(blackVenue))
                        .setWhiteControl(control(90, 30))
                        .setBlackControl(control(90, 30))
                        .setInitialFen(Position.initial().fen())
                        .setClocks(standing(5400, 5400))));
    }

    public GameEvent started(String board) {
        return game(
                board,
                event -> event.setGameStarted(
                        GameStarted.newBuilder().setAttempt(1).setClocks(running(Side.SIDE_WHITE, 5400, 5400))));
    }

    /** The next legal move of a board created by {@link #created}. */
    public GameEvent moved(String board, String uci, boolean offer) {
        Position before = positions.get(board);
        Move move = Move.ofUci(uci);
        Position after = before.play(move);
        positions.put(board, after);
        int ply = (after.fullmoveNumber() - 1) * 2 + (after.sideToMove() == org.onehall.chess.Side.WHITE ? 0 : 1);
        return game(
                board,
                event -> event.setMovePlayed(MovePlayed.newBuilder()
                        .setSide(Wire.side(before.sideToMove()))
                        .setPly(ply)
                        .setUci(uci)
                        .setSan(San.write(before, move))
                        .setFen(after.fen())
                        .setSpent(seconds(7))
                        .setOfferDraw(offer)
                        .setClocks(running(Wire.side(after.sideToMove()), 5400 - ply, 5400 - 2L * ply))));
    }

    public ConnectivityEvent connectivity(String venue, Consumer<ConnectivityEvent.Builder> payload) {
        var event = ConnectivityEvent.newBuilder().setHeader(header(venue));
        payload.accept(event);
        return event.build();
    }

    public ConnectivityEvent link(String venue, String board, Side side, LinkState state) {
        return connectivity(
                venue,
                event -> event.setLinkChanged(
                        LinkChanged.newBuilder().setBoardId(board).setSide(side).setState(state)));
    }

    public FairPlayEvent fairPlay(String board, Consumer<FairPlayEvent.Builder> payload) {
        var event = FairPlayEvent.newBuilder()
                .setHeader(header("fairplay:" + board).toBuilder().setKey(board));
        payload.accept(event);
        return event.build();
    }

    public AdjudicationEvent adjudication(
            String board, String rule, Role by, Consumer<AdjudicationEvent.Builder> payload) {
        var event = AdjudicationEvent.newBuilder()
                .setHeader(header("adjudication:" + board, rule, by).toBuilder().setKey(board));
        payload.accept(event);
        return event.build();
    }

    public ClockEvent clock(String order, Consumer<ClockEvent.Builder> payload) {
        var event = ClockEvent.newBuilder().setHeader(header(order));
        payload.accept(event);
        return event.build();
    }

    public CompetitionEvent competition(Consumer<CompetitionEvent.Builder> payload) {
        return competition("demo", payload);
    }

    private CompetitionEvent competition(String id, Consumer<CompetitionEvent.Builder> payload) {
        var event = CompetitionEvent.newBuilder().setHeader(header(id));
        payload.accept(event);
        return event.build();
    }

    /** Two venues, a CA, an LCA and an LTA in Rome; two rounds of two boards. */
    public CompetitionEvent loaded() {
        return loaded("demo");
    }

    /** The same for another competition in the same venues. */
    public CompetitionEvent loaded(String id) {
        return competition(
                id,
                event -> event.setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .setName("The demonstration")
                        .addVenues(Venue.newBuilder().setVenueId("rome").setName("Rome"))
                        .addVenues(Venue.newBuilder().setVenueId("milan").setName("Milan"))
                        .addOfficials(Official.newBuilder()
                                .setOfficialId("ca")
                                .setName("Carla")
                                .setRole(Role.ROLE_CHIEF_ARBITER))
                        .addOfficials(Official.newBuilder()
                                .setOfficialId("lca-rome")
                                .setName("Luca")
                                .setRole(Role.ROLE_LOCAL_CHIEF_ARBITER)
                                .setVenueId("rome"))
                        .addOfficials(Official.newBuilder()
                                .setOfficialId("lta-rome")
                                .setName("Tea")
                                .setRole(Role.ROLE_LOCAL_TECHNICAL_ARBITER)
                                .setVenueId("rome"))
                        .addPlayers(player("p1", "Anna", "rome"))
                        .addPlayers(player("p2", "Bruno", "milan"))
                        .addPlayers(player("p3", "Cora", "rome"))
                        .addPlayers(player("p4", "Dino", "milan"))
                        .addRounds(Round.newBuilder()
                                .setNumber(1)
                                .addPairings(pairing(1, "p1", "p2"))
                                .addPairings(pairing(2, "p4", "p3")))
                        .addRounds(Round.newBuilder()
                                .setNumber(2)
                                .addPairings(pairing(1, "p3", "p2"))
                                .addPairings(pairing(2, "p1", "p4")))));
    }

    private static Player player(String id, String name, String venue) {
        return Player.newBuilder()
                .setPlayerId(id)
                .setName(name)
                .setVenueId(venue)
                .build();
    }

    private static Pairing pairing(int board, String white, String black) {
        return Pairing.newBuilder()
                .setBoard(board)
                .setWhiteId(white)
                .setBlackId(black)
                .build();
    }
}
