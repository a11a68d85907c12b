package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Fine;
import org.onehall.regulations.Points;
import org.onehall.regulations.Profile;
import org.onehall.regulations.Rights;

/** Penalties, one or several in a ruling, which is made completely or not at all (OCR 18.4). */
final class Penalties {
    private static final String ARTICLE = "OCR 18.4";
    private static final String SUSPICION = "APP-I A9";
    private static final Duration LEAST_TIME = Duration.ofSeconds(1);
    private static final Duration MOST_TIME = Duration.ofMinutes(60);

    private Penalties() {}

    static boolean isChange(Duration time) {
        return time.compareTo(LEAST_TIME) >= 0 && time.compareTo(MOST_TIME) <= 0;
    }

    static Decision<Event> decide(
            Command.ImposePenalty penalty, Actor actor, String rulingId, AdjudicationState state) {
        if (state.board().isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_BOARD);
        Board board = state.board().get();
        Set<PenaltyKind> allowed = allowed(penalty, actor, board);
        if (allowed.isEmpty()) return refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        if (Texts.isEmpty(penalty.reason())) return refuse(AdjudicationRefusal.REASON_MISSING);
        if (AdjudicationDecider.malformed(penalty.reason())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        if (penalty.items().isEmpty()) return refuse(AdjudicationRefusal.PENALTY_MISSING);
        Set<PenaltyKind> kinds = EnumSet.noneOf(PenaltyKind.class);
        for (PenaltyItem item : penalty.items()) {
            if (!kinds.add(item.kind()))
                return refuse(
                        AdjudicationRefusal.PENALTY_TWICE,
                        "article",
                        item.kind().article());
            if (!allowed.contains(item.kind()))
                return refuse(
                        AdjudicationRefusal.PENALTY_FORBIDDEN,
                        Map.of("article", item.kind().article(), "allowed", articles(allowed)));
        }
        Optional<Decision<Event>> notInFairPlay =
                penalty.fairPlay().flatMap(ground -> whyNotInFairPlay(ground, penalty, kinds, actor));
        if (notInFairPlay.isPresent()) return notInFairPlay.get();
        if (penalty.rulingsSeen() != state.rulings().size()) return ruledMeanwhile(state);
        Optional<AdjudicationRefusal> notForCall =
                penalty.callId().flatMap(callId -> Calls.whyNotPenalised(callId, penalty.offender(), state));
        if (notForCall.isPresent()) return refuse(notForCall.get());
        Optional<AdjudicationRefusal> noCard =
                penalty.card() ? whyNoCard(penalty, kinds, earlier(penalty, state)) : Optional.empty();
        if (noCard.isPresent()) return refuse(noCard.get());
        boolean lost =
                board.inProgress() && (kinds.contains(PenaltyKind.GAME_LOST) || kinds.contains(PenaltyKind.EXPULSION));
        Optional<Decision<Event>> contradiction = contradiction(kinds, lost);
        if (contradiction.isPresent()) return contradiction.get();
        if (touchesScore(kinds)
                && board.ended()
                && Appeals.isScoreFinal(board, state)
                && !sanctionsFairPlay(actor, penalty.boardId())) return refuse(AdjudicationRefusal.SCORE_FINAL);
        if (touchesScore(kinds) && state.rulings().stream().anyMatch(earlier -> earlier.progress() == Progress.MADE))
            return refuse(AdjudicationRefusal.RULING_PENDING);
        List<PenaltyItem> items = new ArrayList<>();
        for (PenaltyItem item : penalty.items()) {
            Optional<Decision<Event>> refusal = whyNot(item, penalty.circumstances(), board);
            if (refusal.isPresent()) return refusal.get();
            items.add(
                    item.needed(announced(item, penalty.circumstances().fines()).map(Fine::amount)));
        }
        return scored(
                penalty,
                lost,
                board,
                effect -> isLostAgain(kinds, effect, penalty, state)
                        ? refuse(
                                AdjudicationRefusal.LOST_ALREADY,
                                "score",
                                penalty.circumstances()
                                        .score()
                                        .map(Penalties::text)
                                        .orElse(""))
                        : made(penalty, items, rulingId, state, effect));
    }

    /** The refusal for an arbiter who did not know all rulings of the board. */
    static Decision<Event> ruledMeanwhile(AdjudicationState state) {
        return refuse(
                AdjudicationRefusal.RULED_MEANWHILE,
                "ruling",
                state.rulings().isEmpty() ? "none" : state.rulings().getLast().text());
    }

    // ---- who may do what

    private static Set<PenaltyKind> allowed(Command.ImposePenalty penalty, Actor actor, Board board) {
        return Arrays.stream(PenaltyKind.values())
                .filter(kind -> Rights.allows(
                        actor,
                        kind.right(),
                        List.of(board.venue(penalty.offender())),
                        penalty.boardId(),
                        penalty.offender().name()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(PenaltyKind.class)));
    }

    /** The first penalty that a role may not impose; empty if it may impose all. */
    static Optional<PenaltyItem> notOf(Actor actor, Command.ImposePenalty penalty, Board board) {
        Set<PenaltyKind> allowed = allowed(penalty, actor, board);
        return penalty.items().stream()
                .filter(item -> !allowed.contains(item.kind()))
                .findFirst();
    }

    private static String articles(Set<PenaltyKind> kinds) {
        return kinds.stream().map(PenaltyKind::article).collect(Collectors.joining(", "));
    }

    // ---- fair play

    /** Who may make a fair-play ruling, what it may be, and whether it needs proof (APP-I A9, A10). */
    private static Optional<Decision<Event>> whyNotInFairPlay(
            FairPlayGround ground, Command.ImposePenalty penalty, Set<PenaltyKind> kinds, Actor actor) {
        if (!sanctionsFairPlay(actor, penalty.boardId()))
            return Optional.of(refuse(AdjudicationRefusal.FAIR_PLAY_FORBIDDEN));
        Optional<PenaltyKind> wider =
                kinds.stream().filter(kind -> !kind.isOfFairPlay()).findFirst();
        if (wider.isPresent())
            return because(AdjudicationRefusal.WIDER_SANCTION, wider.get().article());
        return ground == FairPlayGround.SUSPECTED && !penalty.circumstances().withoutProof()
                ? Optional.of(refuse(AdjudicationRefusal.PROOF_NEEDED))
                : Optional.empty();
    }

    // ---- cards

    /**
     * A yellow card is a warning, a red card the loss of the game. The number of cards proposes a penalty, but never is
     * one.
     */
    private static Optional<AdjudicationRefusal> whyNoCard(
            Command.ImposePenalty penalty, Set<PenaltyKind> kinds, List<Penalty> earlier) {
        if (!penalty.circumstances().hasCards()) return Optional.of(AdjudicationRefusal.NO_CARDS);
        boolean red = kinds.contains(PenaltyKind.GAME_LOST);
        if (!red && !kinds.contains(PenaltyKind.WARNING)) return Optional.of(AdjudicationRefusal.CARD_WITHOUT_PENALTY);
        return red && cards(penalty, earlier) == 0 ? Optional.of(AdjudicationRefusal.NO_YELLOW_CARD) : Optional.empty();
    }

    private static int cards(Command.ImposePenalty penalty, List<Penalty> earlier) {
        return penalty.circumstances().cards()
                + (int) earlier.stream().filter(Penalty::card).count();
    }

    /** Rulings of this board against the offender that stand. */
    private static List<Penalty> earlier(Command.ImposePenalty penalty, AdjudicationState state) {
        String player = state.board().orElseThrow().player(penalty.offender());
        return state.rulings().stream()
                .flatMap(ruling -> state.standing(ruling).stream())
                .filter(one -> one.isAgainst(player, penalty.offender()))
                .toList();
    }

    // ---- what goes together

    private static boolean touchesScore(Set<PenaltyKind> kinds) {
        return kinds.contains(PenaltyKind.GAME_LOST)
                || kinds.contains(PenaltyKind.EXPULSION)
                || kinds.stream().anyMatch(PenaltyKind::changesPoints);
    }

    /** A lost game has no clocks and no other points; an expelled player need not be excluded too. */
    private static Optional<Decision<Event>> contradiction(Set<PenaltyKind> kinds, boolean lost) {
        for (PenaltyKind kind : kinds) {
            boolean pointless = lost && (kind.isOfTime() || kind.changesPoints())
                    || kind.changesPoints() && kinds.contains(PenaltyKind.GAME_LOST)
                    || kind == PenaltyKind.EXCLUSION && kinds.contains(PenaltyKind.EXPULSION);
            if (pointless) {
                PenaltyKind other = kind != PenaltyKind.EXCLUSION && kinds.contains(PenaltyKind.GAME_LOST)
                        ? PenaltyKind.GAME_LOST
                        : PenaltyKind.EXPULSION;
                return Optional.of(refuse(
                        AdjudicationRefusal.PENALTIES_CONTRADICT,
                        Map.of("article", kind.article(), "other", other.article())));
            }
        }
        return Optional.empty();
    }

    // ---- each by itself

    private static Optional<Decision<Event>> whyNot(PenaltyItem item, Circumstances known, Board board) {
        String article = item.kind().article();
        return switch (item.kind()) {
            case WARNING -> Optional.empty();
            case ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER -> {
                if (item.time().filter(Penalties::isChange).isEmpty())
                    yield because(AdjudicationRefusal.TIME_OUT_OF_RANGE, article);
                if (board.adjourned()) yield because(AdjudicationRefusal.CLOCKS_ADJOURNED, article);
                yield board.inProgress()
                        ? Optional.empty()
                        : because(AdjudicationRefusal.GAME_NOT_IN_PROGRESS, article);
            }
            case RAISE_SCORE_OF_OPPONENT, LOWER_SCORE_OF_OFFENDER -> {
                if (item.points().isEmpty()) yield because(AdjudicationRefusal.POINTS_MISSING, article);
                yield known.score().isPresent() && board.ended()
                        ? Optional.empty()
                        : because(AdjudicationRefusal.NO_SCORE, article);
            }
            case GAME_LOST -> {
                if (item.points().isEmpty()) yield because(AdjudicationRefusal.OPPONENT_SCORE_MISSING, article);
                yield board.inProgress() || known.score().isPresent() && board.ended()
                        ? Optional.empty()
                        : because(AdjudicationRefusal.NOTHING_TO_LOSE, article);
            }
            case FINE ->
                announced(item, known.fines()).isPresent()
                        ? Optional.empty()
                        : Optional.of(refuse(
                                AdjudicationRefusal.FINE_NOT_ANNOUNCED,
                                Map.of("article", article, "fines", fines(known.fines()))));
            case EXCLUSION -> rounds(item, known);
            case EXPULSION ->
                board.inProgress() || board.ended()
                        ? Optional.empty()
                        : because(AdjudicationRefusal.NOTHING_TO_LOSE, article);
        };
    }

    private static Optional<Decision<Event>> because(AdjudicationRefusal refusal, String article) {
        return Optional.of(refuse(refusal, "article", article));
    }

    private static Optional<Fine> announced(PenaltyItem item, List<Fine> fines) {
        return fines.stream()
                .filter(fine -> item.fine().filter(fine.code()::equals).isPresent())
                .filter(fine -> item.amount().isEmpty() || item.amount().get().equals(fine.amount()))
                .findFirst();
    }

    private static String fines(List<Fine> fines) {
        return fines.isEmpty()
                ? "none"
                : fines.stream()
                        .map(fine -> fine.code() + " " + Points.text(fine.amount()))
                        .collect(Collectors.joining(", "));
    }

    private static Optional<Decision<Event>> rounds(PenaltyItem item, Circumstances known) {
        List<Integer> open = known.rounds().stream()
                .filter(round -> !known.started().contains(round))
                .toList();
        if (open.containsAll(item.rounds()) && !item.rounds().isEmpty()) return Optional.empty();
        String left =
                open.isEmpty() ? "none" : open.stream().map(String::valueOf).collect(Collectors.joining(", "));
        AdjudicationRefusal refusal =
                known.rounds().containsAll(item.rounds()) && !item.rounds().isEmpty()
                        ? AdjudicationRefusal.ROUND_STARTED
                        : AdjudicationRefusal.UNKNOWN_ROUND;
        return Optional.of(refuse(refusal, Map.of("article", item.kind().article(), "rounds", left)));
    }

    private static boolean sanctionsFairPlay(Actor actor, String boardId) {
        return Rights.allows(actor, Action.SANCTION_FAIR_PLAY, List.of(), boardId, "");
    }

    // ---- the score

    /**
     * The effect on the game: how the ruling ends it, and its score before and after unless the result alone determines
     * it.
     */
    private record Effect(
            Optional<LostGame> lost, Optional<BySide<BigDecimal>> before, Optional<BySide<BigDecimal>> after) {}

    /** What follows from the score after the ruling, if that score is legal (DEC-20). */
    private static Decision<Event> scored(
            Command.ImposePenalty penalty, boolean lost, Board board, Function<Effect, Decision<Event>> then) {
        Profile.Scoring scoring = penalty.circumstances().scoring();
        Side opponent = penalty.offender().other();
        Optional<BigDecimal> given = penalty.items().stream()
                .filter(item -> item.kind() == PenaltyKind.GAME_LOST)
                .findFirst()
                .flatMap(PenaltyItem::points);
        Optional<LostGame> end = Optional.empty();
        Optional<BySide<BigDecimal>> before = penalty.circumstances().score().filter(_ -> board.ended());
        if (lost) {
            end = Optional.of(
                    given.filter(scoring.loss()::equals).isPresent() ? LostGame.BOTH_LOSE : LostGame.OPPONENT_WINS);
            before = Optional.of(BySide.both(scoring.loss())
                    .with(opponent, end.get() == LostGame.BOTH_LOSE ? scoring.loss() : scoring.win()));
        }
        if (before.isEmpty()) return then.apply(new Effect(end, Optional.empty(), Optional.empty()));
        BySide<BigDecimal> after = before.get();
        String article = ARTICLE;
        for (PenaltyItem item : penalty.items()) {
            if (item.points().isEmpty()) continue;
            BigDecimal points = item.points().get();
            article = item.kind().article();
            switch (item.kind()) {
                case GAME_LOST -> after = BySide.both(scoring.loss()).with(opponent, points);
                case RAISE_SCORE_OF_OPPONENT -> {
                    if (points.compareTo(after.get(opponent)) <= 0)
                        return refuse(AdjudicationRefusal.SCORE_NOT_RAISED, "article", article);
                    after = after.with(opponent, points);
                }
                case LOWER_SCORE_OF_OFFENDER -> {
                    if (points.compareTo(after.get(penalty.offender())) >= 0)
                        return refuse(AdjudicationRefusal.SCORE_NOT_LOWERED, "article", article);
                    after = after.with(penalty.offender(), points);
                }
                case WARNING, ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER, FINE, EXCLUSION, EXPULSION -> {}
            }
        }
        if (after.equals(before.get())) return then.apply(new Effect(end, Optional.empty(), Optional.empty()));
        if (!scoring.allows(after)) return notAllowed(article, after, scoring);
        return then.apply(new Effect(end, before, Optional.of(after)));
    }

    /** DEC-20. */
    static Decision<Event> notAllowed(String article, BySide<BigDecimal> score, Profile.Scoring scoring) {
        return refuse(
                AdjudicationRefusal.SCORE_NOT_ALLOWED,
                Map.of(
                        "article",
                        article,
                        "score",
                        text(score),
                        "points",
                        Points.text(scoring.win()) + ", " + Points.text(scoring.draw()) + " or "
                                + Points.text(scoring.loss()),
                        "most",
                        Points.text(scoring.win().add(scoring.loss()))));
    }

    static String text(BySide<BigDecimal> score) {
        return Points.text(score.white()) + "-" + Points.text(score.black());
    }

    /**
     * Whether a ruling that stands has already had the same effect on the game, so that this loss would change nothing.
     */
    private static boolean isLostAgain(
            Set<PenaltyKind> kinds, Effect effect, Command.ImposePenalty penalty, AdjudicationState state) {
        return kinds.contains(PenaltyKind.GAME_LOST)
                && effect.lost().isEmpty()
                && effect.after().isEmpty()
                && earlier(penalty, state).stream().anyMatch(one -> one.kinds().contains(PenaltyKind.GAME_LOST));
    }

    // ---- the ruling

    private static Decision<Event> made(
            Command.ImposePenalty penalty,
            List<PenaltyItem> items,
            String rulingId,
            AdjudicationState state,
            Effect effect) {
        Board board = state.board().orElseThrow();
        boolean warns = items.stream().anyMatch(item -> item.kind() == PenaltyKind.WARNING);
        String player = board.player(penalty.offender());
        List<Penalty> earlier = earlier(penalty, state);
        int warnings = (int) earlier.stream()
                        .filter(one -> one.kinds().contains(PenaltyKind.WARNING))
                        .count()
                + penalty.circumstances().warnings()
                + (warns ? 1 : 0);
        var imposed = new Event.PenaltiesImposed(
                rulingId,
                penalty.offender(),
                player,
                items,
                penalty.reason(),
                earlier.size() + penalty.circumstances().penalties() + 1,
                warnings,
                board.attempt(),
                effect.lost(),
                effect.before(),
                effect.after(),
                penalty.callId(),
                penalty.card() ? cards(penalty, earlier) + 1 : 0,
                warns ? lastWarning(penalty, state) + 1 : 0,
                penalty.fairPlay(),
                penalty.fairPlay().isPresent() && penalty.circumstances().fairPlayFinal());
        return hasEffect(imposed) ? accept(imposed) : accept(imposed, new Event.RulingApplied(rulingId));
    }

    /**
     * The player's last warning, including warnings taken back: two warnings never get the same number (OCR 18.4.1).
     */
    private static int lastWarning(Command.ImposePenalty penalty, AdjudicationState state) {
        String player = state.board().orElseThrow().player(penalty.offender());
        return state.rulings().stream()
                .filter(ruling -> ruling.progress() != Progress.REFUSED)
                .flatMap(ruling -> ruling.penalty().stream())
                .filter(one -> one.isAgainst(player, penalty.offender()))
                .mapToInt(Penalty::warning)
                .reduce(penalty.circumstances().lastWarning(), Math::max);
    }

    /** Whether another service has something to do. */
    private static boolean hasEffect(Event.PenaltiesImposed imposed) {
        return imposed.lost().isPresent()
                || imposed.after().isPresent()
                || imposed.items().stream()
                        .map(PenaltyItem::kind)
                        .anyMatch(kind ->
                                kind.isOfTime() || kind == PenaltyKind.EXCLUSION || kind == PenaltyKind.EXPULSION);
    }

    /** The article a ruling is based on: if it sanctions cheating without proof, the article that allows this. */
    static String article(Event.PenaltiesImposed imposed) {
        return imposed.fairPlay().filter(FairPlayGround.SUSPECTED::equals).isPresent()
                ? SUSPICION
                : article(imposed.items());
    }

    /** The article of the only penalty, or the article that allows several to be combined. */
    static String article(List<PenaltyItem> items) {
        return items.size() == 1 ? items.getFirst().kind().article() : ARTICLE;
    }

    /** "black: warning, game lost". */
    static String text(Side offender, List<PenaltyKind> kinds) {
        return offender.name().toLowerCase(Locale.ROOT) + ": "
                + kinds.stream()
                        .map(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                        .collect(Collectors.joining(", "));
    }
}
