package org.onehall.playingzone.command;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.grpc.GrpcClient;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AdjudicationServiceGrpc;
import org.onehall.proto.adjudication.v1.DecideDisconnectionRequest;
import org.onehall.proto.adjudication.v1.DelegateDecisionRequest;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.ImposePenaltyRequest;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.WithdrawRulingRequest;
import org.onehall.regulations.Points;

/** Decisions about disconnections, and penalties (OCR 18.4, 18.9). */
@Singleton
public class RulingCommands implements Family {
    private static final int MOST_PENALTIES = 9;
    private static final int MOST_ROUNDS = 100;

    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "decideDisconnection",
                    args -> new DecideDisconnection(
                            args.text("board"),
                            args.text("caseId"),
                            args.constant(Option.class, "option"),
                            args.seconds("reduceSeconds"),
                            args.control("control"),
                            args.reason("reason"),
                            args.optionalConstant(Side.class, "addTo"),
                            args.seconds("addSeconds"),
                            penalties(args, "penalties"))),
            Map.entry("delegateDecision", args -> new DelegateDecision(args.text("board"), args.text("caseId"))),
            Map.entry(
                    "penalise",
                    args -> new Penalise(
                            args.text("board"),
                            args.constant(Side.class, "offender"),
                            penalties(args),
                            args.reason("reason"),
                            args.integer("seen", 0, 100_000),
                            Wire.text(args.optionalText("call")),
                            args.optionalFlag("card"),
                            args.optionalConstant(FairPlayGround.class, "fairPlay"))),
            Map.entry(
                    "withdrawRuling",
                    args -> new WithdrawRuling(
                            args.text("board"),
                            args.text("ruling"),
                            args.constants(PenaltyKind.class, "kinds", MOST_PENALTIES),
                            args.reason("reason"),
                            args.integer("seen", 0, 100_000))));

    @GrpcClient("adjudication")
    AdjudicationServiceGrpc.AdjudicationServiceBlockingStub adjudication;

    /** One of these commands. */
    public sealed interface RulingCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.ADJUDICATION;
        }
    }

    /** The ways to decide a disconnection (OCR 18.9). */
    public enum Option {
        RESUME,
        REDUCE,
        RESTART,
        RESTART_SHORTER,
        NO_ACTION,
        ADD_TIME,
        CONFIRM_FLAG,
        LOSS,
        DRAW
    }

    /**
     * OCR 18.9.
     *
     * @param penalties imposed together with the decision, if players are responsible for their connections (OCR 11.1)
     */
    public record DecideDisconnection(
            String board,
            String caseId,
            Option option,
            Optional<Duration> reduceBy,
            Optional<TimeControl> control,
            String reason,
            Optional<Side> addTo,
            Optional<Duration> addTime,
            List<Penalty> penalties)
            implements RulingCommand {
        public DecideDisconnection {
            penalties = List.copyOf(penalties);
        }
    }

    /** OCR 18.9. */
    public record DelegateDecision(String board, String caseId) implements RulingCommand {}

    /** The ground for a fair-play ruling (APP-I A9, A10). */
    public enum FairPlayGround {
        PROVEN,
        SUSPECTED
    }

    /** OCR 18.4. */
    public enum PenaltyKind {
        WARNING,
        ADD_TIME_TO_OPPONENT,
        REDUCE_TIME_OF_OFFENDER,
        RAISE_SCORE_OF_OPPONENT,
        LOWER_SCORE_OF_OFFENDER,
        GAME_LOST,
        FINE,
        EXCLUSION,
        EXPULSION
    }

    /** One penalty of a ruling; fields that this kind of penalty does not use are empty. */
    public record Penalty(
            PenaltyKind kind,
            Optional<Duration> time,
            Optional<BigDecimal> points,
            Optional<String> fine,
            List<Integer> rounds) {}

    /**
     * Imposes all penalties of a ruling or none of them (OCR 18.4).
     *
     * @param seen how many rulings of the board the screen showed
     * @param call the call without a valid reason that is penalised (LAW 6.11.4); empty if the ruling is about anything
     *     else
     * @param card whether the ruling is shown as a card: yellow for a warning, red for a lost game
     * @param fairPlay the ground for a fair-play ruling (APP-I A9, A10); empty for any other ruling
     */
    public record Penalise(
            String board,
            Side offender,
            List<Penalty> items,
            String reason,
            int seen,
            Optional<String> call,
            boolean card,
            Optional<FairPlayGround> fairPlay)
            implements RulingCommand {}

    /**
     * Takes back the listed penalties of a ruling, all of them or none (OCR 18.3).
     *
     * @param seen how many rulings of the board the screen showed
     */
    public record WithdrawRuling(String board, String ruling, List<PenaltyKind> kinds, String reason, int seen)
            implements RulingCommand {}

    @Override
    public Class<? extends Command> type() {
        return RulingCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        return switch ((RulingCommand) command) {
            case DecideDisconnection decision -> decide(decision, sending);
            case DelegateDecision(String board, String caseId) ->
                Answer.ok(sending.as(adjudication)
                        .delegateDecision(DelegateDecisionRequest.newBuilder()
                                .setWrite(sending.write())
                                .setBoardId(board)
                                .setCaseId(caseId)
                                .build()));
            case Penalise penalty -> penalise(penalty, sending);
            case WithdrawRuling withdrawal -> withdraw(withdrawal, sending);
        };
    }

    /** Several penalties are in a list; a single one may be given directly in the arguments. */
    private static List<Penalty> penalties(Arguments args) throws BadArgumentsException {
        return args.mentions("items") ? penalties(args, "items") : List.of(penalty(args));
    }

    private static List<Penalty> penalties(Arguments args, String name) throws BadArgumentsException {
        List<Penalty> penalties = new ArrayList<>();
        for (JsonNode item : args.list(name, MOST_PENALTIES)) penalties.add(penalty(new Arguments(item)));
        return penalties;
    }

    private static Penalty penalty(Arguments item) throws BadArgumentsException {
        List<Integer> rounds = new ArrayList<>();
        for (JsonNode round : item.list("rounds", MOST_ROUNDS)) {
            if (!round.canConvertToInt() || !round.isIntegralNumber())
                throw new BadArgumentsException("rounds must be numbers of rounds");
            rounds.add(round.intValue());
        }
        return new Penalty(
                item.constant(PenaltyKind.class, "kind"),
                item.seconds("seconds"),
                item.points("points"),
                Optional.of(item.optionalText("fine")).filter(code -> !code.isEmpty()),
                rounds);
    }

    private Answer decide(DecideDisconnection decision, Sending sending) {
        var request = DecideDisconnectionRequest.newBuilder()
                .setWrite(sending.write())
                .setBoardId(decision.board())
                .setCaseId(decision.caseId())
                .setOption(DisconnectionOption.valueOf("DISCONNECTION_OPTION_" + decision.option()))
                .setReason(decision.reason());
        decision.reduceBy().ifPresent(by -> request.setReduceBy(Wire.duration(by)));
        decision.control().ifPresent(control -> request.setControl(Controls.toProto(control)));
        decision.addTo().ifPresent(side -> request.setAddTo(Wire.side(side)));
        decision.addTime().ifPresent(time -> request.setAddTime(Wire.duration(time)));
        decision.penalties().forEach(one -> request.addPenalties(item(one)));
        return Answer.ok(sending.as(adjudication).decideDisconnection(request.build()));
    }

    private Answer withdraw(WithdrawRuling withdrawal, Sending sending) {
        return Answer.ok(sending.as(adjudication)
                .withdrawRuling(WithdrawRulingRequest.newBuilder()
                        .setWrite(sending.write())
                        .setBoardId(withdrawal.board())
                        .setRulingId(withdrawal.ruling())
                        .addAllKinds(withdrawal.kinds().stream()
                                .map(kind ->
                                        org.onehall.proto.adjudication.v1.PenaltyKind.valueOf("PENALTY_KIND_" + kind))
                                .toList())
                        .setReason(withdrawal.reason())
                        .setRulingsSeen(withdrawal.seen())
                        .build()));
    }

    private Answer penalise(Penalise penalty, Sending sending) {
        var request = ImposePenaltyRequest.newBuilder()
                .setWrite(sending.write())
                .setBoardId(penalty.board())
                .setOffender(Wire.side(penalty.offender()))
                .setReason(penalty.reason())
                .setCard(penalty.card());
        request.setRulingsSeen(penalty.seen());
        penalty.call().ifPresent(request::setCallId);
        penalty.fairPlay()
                .ifPresent(ground -> request.setFairPlay(
                        org.onehall.proto.adjudication.v1.FairPlayGround.valueOf("FAIR_PLAY_GROUND_" + ground)));
        penalty.items().forEach(one -> request.addItems(item(one)));
        return Answer.ok(sending.as(adjudication).imposePenalty(request.build()));
    }

    private static PenaltyItem item(Penalty one) {
        var item = PenaltyItem.newBuilder()
                .setKind(org.onehall.proto.adjudication.v1.PenaltyKind.valueOf("PENALTY_KIND_" + one.kind()))
                .addAllRounds(one.rounds());
        one.time().ifPresent(time -> item.setTime(Wire.duration(time)));
        one.points().ifPresent(points -> item.setPoints(Points.text(points)));
        one.fine().ifPresent(item::setFine);
        return item.build();
    }
}
