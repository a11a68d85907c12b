package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Fine;
import org.onehall.regulations.Rights;

/** Penalties, one or several in a ruling, which is made completely or not at all (OCR 18.4). */
final class Penalties {
    static final String ARTICLE = "OCR 18.4";
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
        if (Texts.isEmpty(penalty.reason())) return refuse(PenaltyRefusal.REASON_MISSING);
        if (AdjudicationDecider.malformed(penalty.reason())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        if (penalty.items().isEmpty()) return refuse(PenaltyRefusal.PENALTY_MISSING);
        Set<PenaltyKind> kinds = EnumSet.noneOf(PenaltyKind.class);
        for (PenaltyItem item : penalty.items()) {
            if (!kinds.add(item.kind()))
                return refuse(
                        PenaltyRefusal.PENALTY_TWICE, "article", item.kind().article());
            if (!allowed.contains(item.kind()))
                return refuse(
                        PenaltyRefusal.PENALTY_FORBIDDEN,
                        Map.of("article", item.kind().article(), "allowed", articles(allowed)));
        }
        Optional<Decision<Event>> notInFairPlay =
                penalty.fairPlay().flatMap(ground -> whyNotInFairPlay(ground, penalty, kinds, actor));
        if (notInFairPlay.isPresent()) return notInFairPlay.get();
        if (penalty.rulingsSeen() != state.rulings().size()) return ruledMeanwhile(state);
        Optional<Refusal> notForCall =
                penalty.callId().flatMap(callId -> Calls.whyNotPenalised(callId, penalty.offender(), state));
        if (notForCall.isPresent()) return refuse(notForCall.get());
        Optional<Refusal> noCard =
                penalty.card() ? whyNoCard(penalty, kinds, earlier(penalty, state)) : Optional.empty();
        if (noCard.isPresent()) return refuse(noCard.get());
        boolean lost =
                board.inProgress() && (kinds.contains(PenaltyKind.GAME_LOST) || kinds.contains(PenaltyKind.EXPULSION));
        Optional<Decision<Event>> contradiction = PenaltyConditions.contradiction(kinds, lost);
        if (contradiction.isPresent()) return contradiction.get();
        if (touchesScore(kinds)
                && board.ended()
                && Appeals.isScoreFinal(board, state)
                && !sanctionsFairPlay(actor, penalty.boardId())) return refuse(PenaltyRefusal.SCORE_FINAL);
        if (touchesScore(kinds) && state.rulings().stream().anyMatch(earlier -> earlier.progress() == Progress.MADE))
            return refuse(AdjudicationRefusal.RULING_PENDING);
        List<PenaltyItem> items = new ArrayList<>();
        for (PenaltyItem item : penalty.items()) {
            Optional<Decision<Event>> refusal = PenaltyConditions.whyNot(item, penalty.circumstances(), board);
            if (refusal.isPresent()) return refusal.get();
            items.add(item.needed(
                    Fines.announced(item, penalty.circumstances().fines()).map(Fine::amount)));
        }
        return PenaltyScore.after(
                penalty,
                lost,
                board,
                effect -> isLostAgain(kinds, effect, penalty, state)
                        ? refuse(
                                PenaltyRefusal.LOST_ALREADY,
                                "score",
                                penalty.circumstances()
                                        .score()
                                        .map(PenaltyScore::text)
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
            return Optional.of(refuse(PenaltyRefusal.FAIR_PLAY_FORBIDDEN));
        Optional<PenaltyKind> wider =
                kinds.stream().filter(kind -> !kind.isOfFairPlay()).findFirst();
        if (wider.isPresent())
            return Optional.of(
                    refuse(PenaltyRefusal.WIDER_SANCTION, "article", wider.get().article()));
        return ground == FairPlayGround.SUSPECTED && !penalty.circumstances().withoutProof()
                ? Optional.of(refuse(PenaltyRefusal.PROOF_NEEDED))
                : Optional.empty();
    }

    private static boolean sanctionsFairPlay(Actor actor, BoardId boardId) {
        return Rights.allows(actor, Action.SANCTION_FAIR_PLAY, List.of(), boardId, "");
    }

    // ---- cards

    /**
     * A yellow card is a warning, a red card the loss of the game. The number of cards proposes a penalty, but never is
     * one.
     */
    private static Optional<Refusal> whyNoCard(
            Command.ImposePenalty penalty, Set<PenaltyKind> kinds, List<Penalty> earlier) {
        if (!penalty.circumstances().hasCards()) return Optional.of(PenaltyRefusal.NO_CARDS);
        boolean red = kinds.contains(PenaltyKind.GAME_LOST);
        if (!red && !kinds.contains(PenaltyKind.WARNING)) return Optional.of(PenaltyRefusal.CARD_WITHOUT_PENALTY);
        return red && cards(penalty, earlier) == 0 ? Optional.of(PenaltyRefusal.NO_YELLOW_CARD) : Optional.empty();
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

    private static boolean touchesScore(Set<PenaltyKind> kinds) {
        return kinds.contains(PenaltyKind.GAME_LOST)
                || kinds.contains(PenaltyKind.EXPULSION)
                || kinds.stream().anyMatch(PenaltyKind::changesPoints);
    }

    // ---- the ruling

    /**
     * Whether a ruling that stands has already had the same effect on the game, so that this loss would change nothing.
     */
    private static boolean isLostAgain(
            Set<PenaltyKind> kinds, PenaltyScore effect, Command.ImposePenalty penalty, AdjudicationState state) {
        return kinds.contains(PenaltyKind.GAME_LOST)
                && effect.lost().isEmpty()
                && effect.after().isEmpty()
                && earlier(penalty, state).stream().anyMatch(one -> one.kinds().contains(PenaltyKind.GAME_LOST));
    }

    private static Decision<Event> made(
            Command.ImposePenalty penalty,
            List<PenaltyItem> items,
            String rulingId,
            AdjudicationState state,
            PenaltyScore effect) {
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
