package org.onehall.playingzone.command;

import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.eventlog.RecordMapper;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.proto.competition.v1.ByeKind;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.CorrectPlayerRequest;
import org.onehall.proto.competition.v1.EnterPlayersRequest;
import org.onehall.proto.competition.v1.Entrant;
import org.onehall.proto.competition.v1.MovePlayerRequest;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.ReturnPlayerRequest;
import org.onehall.proto.competition.v1.SetAbsenceRequest;
import org.onehall.proto.competition.v1.SetLineUpRequest;
import org.onehall.proto.competition.v1.WithdrawPlayerRequest;

/** Commands about the players of a competition and their teams (OCR 16.1, FSSI team-b). */
@Singleton
public class EntryCommands implements Family {
    private static final int MOST_PLAYERS = 1_000;
    private static final int HIGHEST_RATING = 4_000;
    private static final int HIGHEST_NUMBER = 9_999;

    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "enterPlayers",
                    args -> new EnterPlayers(entrants(args), kind(args, "missed"), args.reason("reason"))),
            Map.entry("correctPlayer", args -> new CorrectPlayer(entrant(args), args.reason("reason"))),
            Map.entry(
                    "withdrawPlayer",
                    args -> new WithdrawPlayer(args.text("player"), args.round(), args.reason("reason"))),
            Map.entry(
                    "returnPlayer", args -> new ReturnPlayer(args.text("player"), args.round(), args.reason("reason"))),
            Map.entry(
                    "setAbsence",
                    args -> new SetAbsence(
                            args.text("player"), args.round(), kind(args, "kind"), args.reason("reason"))),
            Map.entry(
                    "movePlayer",
                    args -> new MovePlayer(
                            args.text("player"), args.text("venue"), args.round(), args.reason("reason"))),
            Map.entry(
                    "setLineUp",
                    args -> new SetLineUp(
                            args.text("team"),
                            args.texts("players", MOST_PLAYERS),
                            args.text("captain"),
                            args.reason("reason"))));

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    @Inject
    LiveHall hall;

    /** One of these commands. */
    public sealed interface EntryCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.COMPETITION;
        }
    }

    /** @param missed the bye for each round that is open already; empty: none */
    public record EnterPlayers(List<Entrant> entrants, Optional<ByeKind> missed, String reason)
            implements EntryCommand {}

    /** Everything as it should be; the venue stays as it is. */
    public record CorrectPlayer(Entrant entrant, String reason) implements EntryCommand {}

    /** From a round on. */
    public record WithdrawPlayer(String player, int round, String reason) implements EntryCommand {}

    /** From a round on. */
    public record ReturnPlayer(String player, int round, String reason) implements EntryCommand {}

    /** @param kind of the bye; empty: none any more */
    public record SetAbsence(String player, int round, Optional<ByeKind> kind, String reason) implements EntryCommand {}

    /** To another venue, from a round on. */
    public record MovePlayer(String player, String venue, int round, String reason) implements EntryCommand {}

    /** FSSI team-a, team-b. */
    public record SetLineUp(String team, List<String> players, String captain, String reason) implements EntryCommand {}

    /** The kinds of byes that can be asked for. */
    enum Absence {
        FULL,
        HALF,
        ZERO
    }

    private static Optional<ByeKind> kind(Arguments args, String name) throws BadArgumentsException {
        return args.optionalConstant(Absence.class, name).map(kind -> ByeKind.valueOf("BYE_KIND_" + kind));
    }

    private static List<Entrant> entrants(Arguments args) throws BadArgumentsException {
        List<Entrant> entrants = new ArrayList<>();
        for (Arguments one : args.objects("players", MOST_PLAYERS)) entrants.add(entrant(one));
        if (entrants.isEmpty()) throw new BadArgumentsException("players is missing");
        return entrants;
    }

    private static Entrant entrant(Arguments args) throws BadArgumentsException {
        var entrant = Entrant.newBuilder()
                .setPlayer(Player.newBuilder()
                        .setPlayerId(args.optionalText("player"))
                        .setName(args.text("name"))
                        .setRating(args.optionalInteger("rating", 0, HIGHEST_RATING)
                                .orElse(0))
                        .setVenueId(args.optionalText("venue"))
                        .setFederation(args.optionalText("federation")))
                .setStartNumber(
                        args.optionalInteger("startNumber", 0, HIGHEST_NUMBER).orElse(0))
                .setSex(args.optionalText("sex"))
                .setTitle(args.optionalText("title"))
                .setNumber(args.optionalText("number"))
                .setBirth(args.optionalText("birth"));
        args.instant("acceptedAt").ifPresent(at -> entrant.setAcceptedAt(RecordMapper.timestamp(at)));
        return entrant.build();
    }

    @Override
    public Class<? extends Command> type() {
        return EntryCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        String competition = hall.competition(sending.viewer());
        var owner = sending.as(competitions);
        return switch ((EntryCommand) command) {
            case EnterPlayers enter -> {
                var request = EnterPlayersRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .addAllEntrants(enter.entrants())
                        .setReason(enter.reason());
                enter.missed().ifPresent(request::setMissed);
                yield Answer.ok(owner.enterPlayers(request.build()));
            }
            case CorrectPlayer correct ->
                Answer.ok(owner.correctPlayer(CorrectPlayerRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setEntrant(correct.entrant())
                        .setReason(correct.reason())
                        .build()));
            case WithdrawPlayer withdraw ->
                Answer.ok(owner.withdrawPlayer(WithdrawPlayerRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setPlayerId(withdraw.player())
                        .setFromRound(withdraw.round())
                        .setReason(withdraw.reason())
                        .build()));
            case ReturnPlayer back ->
                Answer.ok(owner.returnPlayer(ReturnPlayerRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setPlayerId(back.player())
                        .setFromRound(back.round())
                        .setReason(back.reason())
                        .build()));
            case SetAbsence absence -> {
                var request = SetAbsenceRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setPlayerId(absence.player())
                        .setRound(absence.round())
                        .setReason(absence.reason());
                absence.kind().ifPresent(request::setKind);
                yield Answer.ok(owner.setAbsence(request.build()));
            }
            case MovePlayer move ->
                Answer.ok(owner.movePlayer(MovePlayerRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setPlayerId(move.player())
                        .setVenueId(move.venue())
                        .setFromRound(move.round())
                        .setReason(move.reason())
                        .build()));
            case SetLineUp lineUp ->
                Answer.ok(owner.setLineUp(SetLineUpRequest.newBuilder()
                        .setWrite(sending.write())
                        .setCompetitionId(competition)
                        .setTeamId(lineUp.team())
                        .addAllPlayerIds(lineUp.players())
                        .setCaptainId(lineUp.captain())
                        .setReason(lineUp.reason())
                        .build()));
        };
    }
}
