package org.onehall.playingzone.projection.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Notice;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.regulations.AppealRight;

/** Describes penalties in words: for the arbiters' list of rulings, and for the two players (OCR 18.4). */
public final class Penalties {
    private static final String FINAL = "DECISION_FINAL";
    private static final String SUSPICION = "APP-I A9";

    private Penalties() {}

    /** Converts an old event, from the time when rulings held a single penalty. */
    public static PenaltiesImposed of(PenaltyImposed old) {
        var item = PenaltyItem.newBuilder().setKind(old.getKind());
        if (old.hasTime()) item.setTime(old.getTime());
        return PenaltiesImposed.newBuilder()
                .setRulingId(old.getRulingId())
                .setOffender(old.getOffender())
                .setReason(old.getReason())
                .setWarnings(old.getCount())
                .addItems(item)
                .build();
    }

    /** The imposed penalties, in words. */
    public static String detail(PenaltiesImposed imposed) {
        Side offender = Wire.side(imposed.getOffender());
        String warning = "warning " + number(imposed)
                + (standing(imposed).isPresent() ? " (" + standing(imposed).getAsInt() + " standing)" : "");
        String what = imposed.getItemsList().stream()
                .map(item -> detail(name(offender), name(offender.other()), item, warning)
                        + (imposed.getCard() > 0 ? card(item) : ""))
                .collect(Collectors.joining("; "));
        return what
                + switch (imposed.getFairPlay()) {
                    case FAIR_PLAY_GROUND_PROVEN -> "; in fair play, proven";
                    case FAIR_PLAY_GROUND_SUSPECTED -> "; in fair play, without proof";
                    case FAIR_PLAY_GROUND_UNSPECIFIED, UNRECOGNIZED -> "";
                }
                + (imposed.getDecisionFinal() ? "; final" : "");
    }

    /** The number of the warning among all warnings of the player in the competition. */
    private static int number(PenaltiesImposed imposed) {
        return imposed.getWarning() > 0 ? imposed.getWarning() : imposed.getWarnings();
    }

    /** How many warnings remain, if some were taken back. */
    private static OptionalInt standing(PenaltiesImposed imposed) {
        return number(imposed) == imposed.getWarnings() ? OptionalInt.empty() : OptionalInt.of(imposed.getWarnings());
    }

    private static String card(PenaltyItem item) {
        return switch (item.getKind()) {
            case PENALTY_KIND_WARNING -> " (yellow card)";
            case PENALTY_KIND_GAME_LOST -> " (red card)";
            default -> "";
        };
    }

    private static String detail(String offender, String opponent, PenaltyItem item, String warning) {
        return switch (item.getKind()) {
            case PENALTY_KIND_WARNING -> offender + ", " + warning;
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> opponent + " +" + time(item);
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> offender + " -" + time(item);
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT -> opponent + " gets " + item.getPoints();
            case PENALTY_KIND_LOWER_SCORE_OF_OFFENDER -> offender + " gets " + item.getPoints();
            case PENALTY_KIND_GAME_LOST -> offender + " loses, " + opponent + " gets " + item.getPoints();
            case PENALTY_KIND_FINE -> offender + ", fine of " + item.getAmount() + " (" + item.getFine() + ")";
            case PENALTY_KIND_EXCLUSION -> offender + ", excluded from round " + rounds(item);
            case PENALTY_KIND_EXPULSION -> offender + " is expelled";
            case PENALTY_KIND_UNSPECIFIED, UNRECOGNIZED -> "";
        };
    }

    /** The same for pages that word it themselves; an expulsion applies from the round of its board (OCR 18.4.9). */
    public static List<EffectView> effects(PenaltiesImposed imposed, String board) {
        List<EffectView> effects = new ArrayList<>(imposed.getItemsList().stream()
                .map(item -> {
                    boolean warns = item.getKind() == PenaltyKind.PENALTY_KIND_WARNING;
                    return new EffectView(
                            Wire.name(item.getKind()),
                            Optional.of(Wire.side(imposed.getOffender())),
                            item.hasTime() ? OptionalLong.of(Wire.ms(item.getTime())) : OptionalLong.empty(),
                            Optional.empty(),
                            Wire.text(item.getPoints()),
                            warns ? OptionalInt.of(number(imposed)) : OptionalInt.empty(),
                            warns ? standing(imposed) : OptionalInt.empty(),
                            Wire.text(item.getFine()),
                            Wire.text(item.getAmount()),
                            item.getKind() == PenaltyKind.PENALTY_KIND_EXPULSION
                                    ? BoardId.parse(board)
                                            .map(id -> List.of(id.round()))
                                            .orElse(List.of())
                                    : item.getRoundsList());
                })
                .toList());
        if (imposed.hasFairPlay())
            effects.add(effect("FAIR_PLAY_" + Wire.name(imposed.getFairPlay()), Optional.empty()));
        if (imposed.getDecisionFinal()) effects.add(effect(FINAL, Optional.empty()));
        return effects;
    }

    /**
     * The rule of a ruling that both players read: for a sanction without proof the article of the penalty, because
     * only the offender learns its ground (APP-I A9).
     */
    public static String toldRule(String rule, List<PenaltyItem> items) {
        return rule.equals(SUSPICION) ? items.size() == 1 ? article(items.getFirst()) : "OCR 18.4" : rule;
    }

    private static String article(PenaltyItem item) {
        return "OCR 18.4." + item.getKind().getNumber();
    }

    /** Whether a ruling cannot be appealed against (APP-I A10). */
    public static boolean isFinal(RulingView ruling) {
        return ruling.effects().stream().anyMatch(effect -> effect.kind().equals(FINAL));
    }

    /**
     * What of a ruling has not been taken back.
     *
     * @param takenBack penalties of it that are taken back; an expulsion that is only lifted leaves the lost game
     */
    static AppealRight.Penalty standing(PenaltiesImposed imposed, List<PenaltyItem> takenBack) {
        Set<PenaltyKind> kinds =
                imposed.getItemsList().stream().map(PenaltyItem::getKind).collect(Collectors.toSet());
        takenBack.stream()
                .filter(item -> !isLifted(item))
                .map(PenaltyItem::getKind)
                .forEach(kinds::remove);
        return new AppealRight.Penalty(
                imposed.getDecisionFinal(),
                imposed.getAttempt(),
                kinds.contains(PenaltyKind.PENALTY_KIND_GAME_LOST),
                kinds.contains(PenaltyKind.PENALTY_KIND_EXPULSION),
                imposed.hasLost());
    }

    /**
     * The notices to both players. Only the offender receives the reason, and the fact that it is a sanction without
     * proof (APP-I A9).
     *
     * @param ruling id of the ruling
     * @param rule the rule on which the ruling rests
     */
    public static List<Notice> notices(SeatKey offender, PenaltyItem item, String reason, String ruling, String rule) {
        String article = article(item);
        Map<String, String> details = Map.of(
                "time",
                time(item),
                "points",
                item.getPoints(),
                "amount",
                item.getAmount(),
                "fine",
                item.getFine(),
                "rounds",
                rounds(item));
        List<Notice> notices = new ArrayList<>();
        toOffender(item)
                .ifPresent(kind -> notices.add(
                        new Notice(offender, kind, details, rule.equals(SUSPICION) ? rule : article, reason)));
        toOpponent(item).ifPresent(kind -> notices.add(new Notice(offender.opponent(), kind, details, article, "")));
        return notices.stream()
                .map(notice -> notice.about(List.of(about(ruling, item))))
                .toList();
    }

    private static String about(String ruling, PenaltyItem item) {
        return ruling + " " + Wire.name(item.getKind());
    }

    private static Optional<Notice.Kind> toOffender(PenaltyItem item) {
        return switch (item.getKind()) {
            case PENALTY_KIND_WARNING -> Optional.of(Notice.Kind.WARNED);
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> Optional.of(Notice.Kind.OPPONENT_GIVEN);
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> Optional.of(Notice.Kind.REDUCED);
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT -> Optional.of(Notice.Kind.OPPONENT_RAISED);
            case PENALTY_KIND_LOWER_SCORE_OF_OFFENDER -> Optional.of(Notice.Kind.LOWERED);
            case PENALTY_KIND_GAME_LOST -> Optional.of(Notice.Kind.LOST);
            case PENALTY_KIND_FINE -> Optional.of(Notice.Kind.FINED);
            case PENALTY_KIND_EXCLUSION -> Optional.of(Notice.Kind.EXCLUDED);
            case PENALTY_KIND_EXPULSION -> Optional.of(Notice.Kind.EXPELLED);
            case PENALTY_KIND_UNSPECIFIED, UNRECOGNIZED -> Optional.empty();
        };
    }

    /** Empty if it does not concern the opponent. */
    private static Optional<Notice.Kind> toOpponent(PenaltyItem item) {
        return switch (item.getKind()) {
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> Optional.of(Notice.Kind.GIVEN);
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> Optional.of(Notice.Kind.OPPONENT_REDUCED);
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT -> Optional.of(Notice.Kind.RAISED);
            case PENALTY_KIND_LOWER_SCORE_OF_OFFENDER -> Optional.of(Notice.Kind.OPPONENT_LOWERED);
            case PENALTY_KIND_GAME_LOST -> Optional.of(Notice.Kind.OPPONENT_HAS_LOST);
            case PENALTY_KIND_EXPULSION -> Optional.of(Notice.Kind.OPPONENT_EXPELLED);
            case PENALTY_KIND_WARNING,
                    PENALTY_KIND_FINE,
                    PENALTY_KIND_EXCLUSION,
                    PENALTY_KIND_UNSPECIFIED,
                    UNRECOGNIZED -> Optional.empty();
        };
    }

    /** The penalties that are taken back, in words. */
    public static String withdrawn(RulingWithdrawn of) {
        Side offender = Wire.side(of.getOffender());
        String taken = of.getItemsList().stream()
                .map(item -> withdrawn(name(offender), name(offender.other()), item))
                .collect(Collectors.joining("; "));
        return taken
                + (of.getGoesOn() ? "; the game goes on" : "")
                + (of.hasAfter()
                        ? "; score " + of.getAfter().getWhite() + "-"
                                + of.getAfter().getBlack()
                        : "");
    }

    private static String withdrawn(String offender, String opponent, PenaltyItem item) {
        return switch (item.getKind()) {
            case PENALTY_KIND_WARNING -> offender + ", no warning";
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> opponent + " -" + time(item);
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> offender + " +" + time(item);
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT -> opponent + ", points as before";
            case PENALTY_KIND_LOWER_SCORE_OF_OFFENDER -> offender + ", points as before";
            case PENALTY_KIND_GAME_LOST -> offender + ", game not lost";
            case PENALTY_KIND_FINE -> offender + ", no fine of " + item.getAmount() + " (" + item.getFine() + ")";
            case PENALTY_KIND_EXCLUSION -> offender + ", not excluded from round " + rounds(item);
            case PENALTY_KIND_EXPULSION ->
                isLifted(item)
                        ? offender + " may play in round " + rounds(item) + "; the lost game stays lost"
                        : offender + " is not expelled";
            case PENALTY_KIND_UNSPECIFIED, UNRECOGNIZED -> "";
        };
    }

    /** The same for pages that word it themselves. */
    public static List<EffectView> withdrawnEffects(RulingWithdrawn of) {
        Optional<Side> offender = Optional.of(Wire.side(of.getOffender()));
        List<EffectView> effects = new ArrayList<>(of.getItemsList().stream()
                .map(item -> new EffectView(
                        (isLifted(item) ? "LIFTED_" : "WITHDRAWN_") + Wire.name(item.getKind()),
                        offender,
                        item.hasTime() ? OptionalLong.of(Wire.ms(item.getTime())) : OptionalLong.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Wire.text(item.getFine()),
                        Wire.text(item.getAmount()),
                        item.getRoundsList()))
                .toList());
        if (of.getGoesOn()) effects.add(effect("GOES_ON", Optional.empty()));
        if (of.hasAfter())
            effects.add(effect(
                    "SCORE_BACK",
                    Optional.of(of.getAfter().getWhite() + "-" + of.getAfter().getBlack())));
        return effects;
    }

    private static EffectView effect(String kind, Optional<String> points) {
        return new EffectView(
                kind,
                Optional.empty(),
                OptionalLong.empty(),
                Optional.empty(),
                points,
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    /** @param penalties all penalties of that ruling */
    public static List<WithdrawnView> withdrawnItems(RulingWithdrawn of, List<PenaltyItem> penalties) {
        return of.getItemsList().stream()
                .map(item -> new WithdrawnView(
                        Wire.name(item.getKind()),
                        "OCR 18.4." + item.getKind().getNumber(),
                        of.getRulingId(),
                        isLifted(item) || isPart(item, penalties) ? item.getRoundsList() : List.of()))
                .toList();
    }

    /** Whether an exclusion remains for some of its rounds (OCR 18.4.8). */
    private static boolean isPart(PenaltyItem item, List<PenaltyItem> penalties) {
        return penalties.stream()
                .anyMatch(one -> one.getKind() == item.getKind() && one.getRoundsCount() > item.getRoundsCount());
    }

    /** Whether an expulsion is lifted only for the rounds to come (OCR 18.4.9). */
    private static boolean isLifted(PenaltyItem item) {
        return item.getKind() == PenaltyKind.PENALTY_KIND_EXPULSION && item.getRoundsCount() > 0;
    }

    /**
     * The notices to both players when penalties are taken back; the game itself reports that it continues.
     *
     * @param penalties all penalties of that ruling
     */
    public static List<Notice> withdrawnNotices(String board, RulingWithdrawn of, List<PenaltyItem> penalties) {
        SeatKey offender = new SeatKey(board, Wire.side(of.getOffender()));
        List<Notice> notices = new ArrayList<>();
        for (PenaltyItem item : of.getItemsList()) {
            String article = article(item);
            List<String> about = isPart(item, penalties) ? List.of() : List.of(about(of.getWithdrawnId(), item));
            Map<String, String> details = Map.of(
                    "time", time(item), "amount", item.getAmount(), "fine", item.getFine(), "rounds", rounds(item));
            backToOffender(item)
                    .ifPresent(kind ->
                            notices.add(new Notice(offender, kind, details, article, of.getReason()).about(about)));
            backToOpponent(item)
                    .ifPresent(kind ->
                            notices.add(new Notice(offender.opponent(), kind, details, article, "").about(about)));
        }
        List<String> points = of.getItemsList().stream()
                .filter(item -> backToOffender(item).isEmpty())
                .map(item -> about(of.getWithdrawnId(), item))
                .toList();
        if (of.hasAfter())
            for (SeatKey seat : List.of(offender, offender.opponent()))
                notices.add(new Notice(
                                seat,
                                Notice.Kind.SCORE_BACK,
                                Map.of(
                                        "points",
                                        of.getAfter().getWhite() + "-"
                                                + of.getAfter().getBlack()),
                                "OCR 18.3",
                                "")
                        .about(points));
        return notices;
    }

    private static Optional<Notice.Kind> backToOffender(PenaltyItem item) {
        return switch (item.getKind()) {
            case PENALTY_KIND_WARNING -> Optional.of(Notice.Kind.UNWARNED);
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> Optional.of(Notice.Kind.OPPONENT_NOT_GIVEN);
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> Optional.of(Notice.Kind.NOT_REDUCED);
            case PENALTY_KIND_GAME_LOST -> Optional.of(Notice.Kind.NOT_LOST);
            case PENALTY_KIND_FINE -> Optional.of(Notice.Kind.NOT_FINED);
            case PENALTY_KIND_EXCLUSION -> Optional.of(Notice.Kind.NOT_EXCLUDED);
            case PENALTY_KIND_EXPULSION -> Optional.of(Notice.Kind.NOT_EXPELLED);
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT,
                    PENALTY_KIND_LOWER_SCORE_OF_OFFENDER,
                    PENALTY_KIND_UNSPECIFIED,
                    UNRECOGNIZED -> Optional.empty();
        };
    }

    /** Empty if it does not concern the opponent. */
    private static Optional<Notice.Kind> backToOpponent(PenaltyItem item) {
        return switch (item.getKind()) {
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> Optional.of(Notice.Kind.NOT_GIVEN);
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> Optional.of(Notice.Kind.OPPONENT_NOT_REDUCED);
            case PENALTY_KIND_GAME_LOST -> Optional.of(Notice.Kind.OPPONENT_NOT_LOST);
            case PENALTY_KIND_EXPULSION -> Optional.of(Notice.Kind.OPPONENT_NOT_EXPELLED);
            case PENALTY_KIND_WARNING,
                    PENALTY_KIND_FINE,
                    PENALTY_KIND_EXCLUSION,
                    PENALTY_KIND_RAISE_SCORE_OF_OPPONENT,
                    PENALTY_KIND_LOWER_SCORE_OF_OFFENDER,
                    PENALTY_KIND_UNSPECIFIED,
                    UNRECOGNIZED -> Optional.empty();
        };
    }

    private static String time(PenaltyItem item) {
        return Wire.clock(Wire.duration(item.getTime()));
    }

    private static String rounds(PenaltyItem item) {
        return item.getRoundsList().stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}
