package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.eventlog.RecordMapper;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.proto.competition.v1.Bye;
import org.onehall.proto.competition.v1.ByeKind;
import org.onehall.proto.competition.v1.CancelBoardRequest;
import org.onehall.proto.competition.v1.Chess960;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.PlanRoundRequest;
import org.onehall.proto.competition.v1.PublishPairingsRequest;
import org.onehall.proto.competition.v1.RemoveRoundRequest;
import org.onehall.proto.competition.v1.RepairPairingRequest;
import org.onehall.proto.competition.v1.SetPairingsRequest;

/** Commands about rounds: when they start, and who plays whom (LAW 6.6). */
@Singleton
public class ScheduleCommands implements Family {
    private static final int MOST_PAIRINGS = 4_000;
    private static final int HIGHEST_BOARD = 9_999;
    private static final int POSITIONS = 960;

    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "planRound",
                    args -> new PlanRound(
                            args.round(),
                            args.instant("startsAt"),
                            args.has("chess960") ? Optional.of(args.flag("chess960")) : Optional.empty(),
                            args.optionalInteger("position", 0, POSITIONS - 1),
                            args.reason("reason"))),
            Map.entry("removeRound", args -> new RemoveRound(args.round(), args.reason("reason"))),
            Map.entry(
                    "setPairings",
                    args -> new SetPairings(
                            args.round(),
                            pairings(args),
                            args.texts("byes", MOST_PAIRINGS),
                            args.reason("reason"),
                            byes("otherByes", EntryCommands.Absence.class, args))),
            Map.entry("publishPairings", args -> new PublishPairings(args.round())),
            Map.entry(
                    "repairPairing",
                    args -> new RepairPairing(
                            args.round(),
                            args.integer("board", 1, HIGHEST_BOARD),
                            args.text("white"),
                            args.text("black"),
                            args.reason("reason"))),
            Map.entry(
                    "cancelBoard",
                    args -> new CancelBoard(
                            args.round(),
                            args.integer("board", 1, HIGHEST_BOARD),
                            byes("byes", CancelledBye.class, args),
                            args.reason("reason"))));

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface ScheduleCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.COMPETITION;
        }
    }

    /**
     * @param chess960 whether the round begins from a position of Chess960; empty: as it was planned
     * @param position of Chess960; empty: drawn by lot when the round is opened
     */
    public record PlanRound(
            int round, Optional<Instant> startsAt, Optional<Boolean> chess960, OptionalInt position, String reason)
            implements ScheduleCommand {}

    /** The last round. */
    public record RemoveRound(int round, String reason) implements ScheduleCommand {}

    /**
     * @param byes the players without an opponent
     * @param otherByes byes of other kinds
     */
    public record SetPairings(int round, List<Pairing> pairings, List<String> byes, String reason, List<Bye> otherByes)
            implements ScheduleCommand {}

    /** Shows the pairings to everybody. */
    public record PublishPairings(int round) implements ScheduleCommand {}

    /**
     * Changes who plays at a board of an open round before its first move.
     *
     * @param number of the board; the number after the last one adds a board
     */
    public record RepairPairing(int round, int number, String white, String black, String reason)
            implements ScheduleCommand {}

    /**
     * Cancels a board of an open round before its first move.
     *
     * @param number of the board
     * @param byes that its players get; a player without one is not paired
     */
    public record CancelBoard(int round, int number, List<Bye> byes, String reason) implements ScheduleCommand {}

    /** What a player of a cancelled board can get. */
    private enum CancelledBye {
        FULL,
        HALF,
        ZERO,
        ALLOCATED
    }

    private static List<Pairing> pairings(Arguments args) throws BadArgumentsException {
        List<Pairing> pairings = new ArrayList<>();
        for (Arguments one : args.objects("pairings", MOST_PAIRINGS))
            pairings.add(Pairing.newBuilder()
                    .setBoard(one.integer("board", 1, HIGHEST_BOARD))
                    .setWhiteId(one.text("white"))
                    .setBlackId(one.text("black"))
                    .build());
        return pairings;
    }

    /** @param kinds the constants are those of {@link ByeKind} without their prefix */
    private static <K extends Enum<K>> List<Bye> byes(String name, Class<K> kinds, Arguments args)
            throws BadArgumentsException {
        List<Bye> byes = new ArrayList<>();
        for (Arguments one : args.objects(name, MOST_PAIRINGS))
            byes.add(Bye.newBuilder()
                    .setPlayerId(one.text("player"))
                    .setKind(ByeKind.valueOf("BYE_KIND_" + one.constant(kinds, "kind")))
                    .build());
        return byes;
    }

    @Override
    public Class<? extends Command> type() {
        return ScheduleCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        String competition = hall.competition(sending.viewer());
        var owner = sending.as(competitions);
        return switch ((ScheduleCommand) command) {
            case PlanRound plan -> {
                var request = PlanRoundRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setRound(plan.round())
                        .setReason(plan.reason());
                plan.startsAt().ifPresent(at -> request.setStartsAt(RecordMapper.timestamp(at)));
                plan.chess960().ifPresent(chosen -> {
                    var chess960 = Chess960.newBuilder();
                    plan.position().ifPresent(chess960::setPosition);
                    if (chosen) request.setChess960(chess960);
                    else request.setStandardPosition(true);
                });
                yield Answer.ok(owner.planRound(request.build()));
            }
            case RemoveRound remove ->
                Answer.ok(owner.removeRound(RemoveRoundRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setRound(remove.round())
                        .setReason(remove.reason())
                        .build()));
            case SetPairings set ->
                Answer.ok(owner.setPairings(SetPairingsRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setRound(set.round())
                        .addAllPairings(set.pairings())
                        .addAllAllocated(set.byes())
                        .setReason(set.reason())
                        .addAllByes(set.otherByes())
                        .build()));
            case PublishPairings(int round) ->
                Answer.ok(owner.publishPairings(PublishPairingsRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setRound(round)
                        .build()));
            case RepairPairing repair ->
                Answer.ok(owner.repairPairing(RepairPairingRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setRound(repair.round())
                        .setBoard(repair.number())
                        .setWhiteId(repair.white())
                        .setBlackId(repair.black())
                        .setReason(repair.reason())
                        .build()));
            case CancelBoard cancel ->
                Answer.ok(owner.cancelBoard(CancelBoardRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setRound(cancel.round())
                        .setBoard(cancel.number())
                        .addAllByes(cancel.byes())
                        .setReason(cancel.reason())
                        .build()));
        };
    }
}
