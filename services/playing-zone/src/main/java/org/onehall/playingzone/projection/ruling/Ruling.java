package org.onehall.playingzone.projection.ruling;

import com.google.protobuf.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Notice;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.types.v1.EventHeader;

/**
 * A decision or penalty, including what its view does not show.
 *
 * @param side the disconnected side, the offender, or the side that is given time
 * @param time the time that a decision takes or adds
 * @param penalties none for a decision about a disconnection
 * @param imposed the penalties as the owner's event says them; empty for anything else
 * @param withdrawal what it takes back from another ruling
 */
record Ruling(
        RulingView view,
        Side side,
        Duration time,
        List<PenaltyItem> penalties,
        Optional<PenaltiesImposed> imposed,
        Optional<RulingWithdrawn> withdrawal) {
    Ruling(RulingView view, Side side, Duration time, List<PenaltyItem> penalties) {
        this(view, side, time, penalties, Optional.empty(), Optional.empty());
    }

    Ruling with(RulingView changed) {
        return new Ruling(changed, side, time, penalties, imposed, withdrawal);
    }

    static Ruling of(EventHeader header, String board, DisconnectionDecided decided) {
        String detail = switch (decided.getOption()) {
            case DISCONNECTION_OPTION_REDUCE -> "-" + Wire.clock(Wire.duration(decided.getReduceBy()));
            case DISCONNECTION_OPTION_RESTART_SHORTER -> Controls.text(decided.getControl());
            case DISCONNECTION_OPTION_ADD_TIME ->
                side(Wire.side(decided.getAddTo())) + " +" + Wire.clock(Wire.duration(decided.getAddTime()));
            case DISCONNECTION_OPTION_LOSS -> side(Wire.side(decided.getSide()));
            case DISCONNECTION_OPTION_RESUME,
                    DISCONNECTION_OPTION_RESTART,
                    DISCONNECTION_OPTION_NO_ACTION,
                    DISCONNECTION_OPTION_CONFIRM_FLAG,
                    DISCONNECTION_OPTION_DRAW,
                    DISCONNECTION_OPTION_UNSPECIFIED,
                    UNRECOGNIZED -> "";
        };
        boolean added = decided.getOption() == DisconnectionOption.DISCONNECTION_OPTION_ADD_TIME;
        Side side = Wire.side(added ? decided.getAddTo() : decided.getSide());
        Duration time = added ? decided.getAddTime() : decided.getReduceBy();
        var effect = new EffectView(
                Wire.name(decided.getOption()),
                Optional.of(side),
                added || decided.hasReduceBy() ? OptionalLong.of(Wire.ms(time)) : OptionalLong.empty(),
                decided.hasControl() ? Optional.of(Controls.text(decided.getControl())) : Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
        return new Ruling(
                made(
                        header,
                        decided.getRulingId(),
                        board,
                        Wire.text(decided.getCaseId()),
                        Wire.name(decided.getOption()),
                        detail,
                        decided.getReason(),
                        decided.getPrecedentsList().stream()
                                .map(one -> new PrecedentView(Wire.name(one.getOption()), one.getCount()))
                                .toList(),
                        decided.getChecksAgainList().stream().map(Wire::name).toList(),
                        List.of(effect)),
                side,
                time,
                List.of());
    }

    static Ruling of(EventHeader header, String board, PenaltiesImposed imposed) {
        Side offender = Wire.side(imposed.getOffender());
        String kind =
                imposed.getItemsCount() == 1 ? Wire.name(imposed.getItems(0).getKind()) : "PENALTIES";
        return new Ruling(
                made(
                        header,
                        imposed.getRulingId(),
                        board,
                        Optional.empty(),
                        kind,
                        Penalties.detail(imposed),
                        imposed.getReason(),
                        List.of(),
                        List.of(),
                        Penalties.effects(imposed, board)),
                offender,
                Duration.getDefaultInstance(),
                imposed.getItemsList(),
                Optional.of(imposed),
                Optional.empty());
    }

    static Ruling of(EventHeader header, String board, RulingWithdrawn withdrawn) {
        RulingView view = made(
                        header,
                        withdrawn.getRulingId(),
                        board,
                        Optional.empty(),
                        "WITHDRAWAL",
                        Penalties.withdrawn(withdrawn),
                        withdrawn.getReason(),
                        List.of(),
                        List.of(),
                        Penalties.withdrawnEffects(withdrawn))
                .withdrawing(withdrawn.getWithdrawnId());
        return new Ruling(
                view,
                Wire.side(withdrawn.getOffender()),
                Duration.getDefaultInstance(),
                List.of(),
                Optional.empty(),
                Optional.of(withdrawn));
    }

    static Ruling of(EventHeader header, String board, AppealDecided decided) {
        String detail = decided.hasAfter()
                ? decided.getAfter().getWhite() + "-" + decided.getAfter().getBlack()
                : "";
        String kind = "APPEAL_" + Wire.name(decided.getOutcome());
        var effect = new EffectView(
                kind,
                Optional.empty(),
                OptionalLong.empty(),
                Optional.empty(),
                Wire.text(detail),
                Optional.empty(),
                Optional.empty(),
                List.of());
        return new Ruling(
                made(
                        header,
                        decided.getRulingId(),
                        board,
                        Optional.empty(),
                        kind,
                        detail,
                        decided.getReason(),
                        List.of(),
                        List.of(),
                        List.of(effect)),
                Side.WHITE,
                Duration.getDefaultInstance(),
                List.of());
    }

    static Ruling of(EventHeader header, String board, FailedPauseCompensated compensated) {
        List<EffectView> effects = Stream.of(Side.values())
                .filter(side -> side == Side.WHITE ? compensated.hasWhite() : compensated.hasBlack())
                .map(side -> new EffectView(
                        "ADD_TIME",
                        Optional.of(side),
                        OptionalLong.of(Wire.ms(side == Side.WHITE ? compensated.getWhite() : compensated.getBlack())),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of()))
                .toList();
        String detail = effects.stream()
                .map(effect -> side(effect.side().orElseThrow()) + " +"
                        + Wire.clock(java.time.Duration.ofMillis(effect.ms().orElseThrow())))
                .collect(Collectors.joining("; "));
        return new Ruling(
                made(
                        header,
                        compensated.getRulingId(),
                        board,
                        Optional.empty(),
                        "FAILED_PAUSE",
                        detail,
                        compensated.getReason(),
                        List.of(),
                        List.of(),
                        effects),
                Side.WHITE,
                Duration.getDefaultInstance(),
                List.of());
    }

    private static RulingView made(
            EventHeader header,
            String id,
            String board,
            Optional<String> caseId,
            String kind,
            String detail,
            String reason,
            List<PrecedentView> precedents,
            List<String> checksAgain,
            List<EffectView> effects) {
        return new RulingView(
                id,
                board,
                caseId,
                kind,
                detail,
                reason,
                header.getRule(),
                Wire.name(header.getActor().getRole()),
                Wire.ms(header.getOccurredAt()),
                "MADE",
                Optional.empty(),
                Optional.empty(),
                precedents,
                checksAgain,
                effects,
                Optional.empty(),
                List.of(),
                "",
                "");
    }

    private static String side(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    /** Adds the notices that tell the players its effect. */
    void tell(Changes changes) {
        penalties.forEach(
                item -> Penalties.notices(new SeatKey(view.board(), side), item, view.reason(), view.id(), view.rule())
                        .forEach(changes::notice));
        if (!penalties.isEmpty() || withdrawal.isPresent()) return;
        Map<String, String> details = Map.of(
                "by",
                view.by(),
                "side",
                side.name(),
                "time",
                Wire.clock(Wire.duration(time)),
                "control",
                view.detail());
        Notice.Kind.decided(view.kind())
                .ifPresent(kind -> changes.both(
                        view.board(), kind, details, view.rule(), kind.isWithReason() ? view.reason() : ""));
    }
}
