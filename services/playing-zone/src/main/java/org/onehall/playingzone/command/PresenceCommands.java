package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.ExcludeSeatRequest;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.HoldStartRequest;
import org.onehall.proto.game.v1.RecordPresenceRequest;
import org.onehall.proto.game.v1.WaiveDefaultRequest;

/**
 * Commands about a player's presence at the board before a game starts and about its effect on the start (OCR 16.11).
 */
@Singleton
public class PresenceCommands implements Family {
    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry("checkIn", args -> new CheckIn()),
            Map.entry(
                    "recordPresence",
                    args -> new RecordPresence(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.flag("present"),
                            args.optionalConstant(SeatRecord.class, "seen"))),
            Map.entry(
                    "excludeSeat",
                    args -> new ExcludeSeat(
                            args.text("board"), args.constant(Side.class, "side"), args.flag("excluded"))),
            Map.entry(
                    "holdStart",
                    args -> new HoldStart(
                            args.text("board"),
                            args.constant(Side.class, "side"),
                            args.flag("held"),
                            args.reason("reason"))),
            Map.entry(
                    "waiveDefault",
                    args -> new WaiveDefault(
                            args.text("board"),
                            args.optionalConstant(Side.class, "side"),
                            args.optionalInteger("minutes", 0, 120),
                            args.reason("reason"))));

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub games;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface PresenceCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.GAME;
        }
    }

    /** What is recorded about the player of a seat (DEC-13). */
    public enum SeatRecord {
        NOTHING,
        PRESENT,
        ABSENT
    }

    /** The player reports that he is at the board (OCR 16.11, DEC-13). */
    public record CheckIn() implements PresenceCommand, SeatCommand {}

    /**
     * OCR 16.11, DEC-13.
     *
     * @param seen what the page showed about the seat; empty if this does not matter
     */
    public record RecordPresence(String board, Side side, boolean present, Optional<SeatRecord> seen)
            implements PresenceCommand {}

    /** DEC-27. */
    public record HoldStart(String board, Side side, boolean held, String reason) implements PresenceCommand {}

    /** Excludes a player who did not answer the roll call from this game, or takes the exclusion back (FSSI ind-b). */
    public record ExcludeSeat(String board, Side side, boolean excluded) implements PresenceCommand {}

    /**
     * Changes the default time of a board: without a side for both players; without minutes, no default time applies
     * (OCR 16.11).
     */
    public record WaiveDefault(String board, Optional<Side> side, OptionalInt minutes, String reason)
            implements PresenceCommand {}

    @Override
    public Class<? extends Command> type() {
        return PresenceCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return switch ((PresenceCommand) command) {
            case CheckIn()
            when !hall.read(h -> h.rooms().boards().isAwaited(sending.seat().board(), System.currentTimeMillis())) ->
                Answer.refused(ZoneRefusal.NOT_AWAITED);
            case CheckIn() ->
                Answer.ok(sending.asZone(games)
                        .recordPresence(RecordPresenceRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(sending.seat().board())
                                .setSide(Wire.side(sending.seat().side()))
                                .setPresent(true)
                                .setSince(Wire.timestamp(Instant.now()))
                                .build()));
            case RecordPresence presence -> {
                var request = RecordPresenceRequest.newBuilder()
                        .setWrite(sending.write())
                        .setBoardId(presence.board())
                        .setSide(Wire.side(presence.side()))
                        .setPresent(presence.present());
                presence.seen()
                        .ifPresent(seen ->
                                request.setSeen(org.onehall.proto.game.v1.SeatRecord.valueOf("SEAT_RECORD_" + seen)));
                yield Answer.ok(sending.as(games).recordPresence(request.build()));
            }
            case HoldStart hold ->
                Answer.ok(sending.as(games)
                        .holdStart(HoldStartRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(hold.board())
                                .setSide(Wire.side(hold.side()))
                                .setHeld(hold.held())
                                .setReason(hold.reason())
                                .build()));
            case ExcludeSeat exclusion ->
                Answer.ok(sending.as(games)
                        .excludeSeat(ExcludeSeatRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(exclusion.board())
                                .setSide(Wire.side(exclusion.side()))
                                .setExcluded(exclusion.excluded())
                                .build()));
            case WaiveDefault waiver -> waive(waiver, sending);
        };
    }

    private Answer waive(WaiveDefault waiver, Sending sending) {
        var request = WaiveDefaultRequest.newBuilder()
                .setWrite(sending.write())
                .setBoardId(waiver.board())
                .setReason(waiver.reason());
        waiver.side().ifPresent(side -> request.setSide(Wire.side(side)));
        waiver.minutes().ifPresent(request::setMinutes);
        return Answer.ok(sending.as(games).waiveDefault(request.build()));
    }
}
