package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.refuse;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.Progress;
import org.onehall.chess.BySide;
import org.onehall.decider.Decision;
import org.onehall.regulations.ScoringTable;

/**
 * What taking penalties back does to the game: whether it goes on, with its score before and after; or, if the game
 * stays lost, the only rounds for which an expulsion is lifted.
 */
record WithdrawalEffect(
        boolean goesOn, Optional<BySide<BigDecimal>> before, Optional<BySide<BigDecimal>> after, List<Integer> lifted) {
    private static final WithdrawalEffect NOTHING =
            new WithdrawalEffect(false, Optional.empty(), Optional.empty(), List.of());

    /** Why the clocks or the rounds of these penalties cannot be changed back any more. */
    static Optional<Decision<Event>> whyNotUndone(
            Set<PenaltyKind> kinds, Penalty penalty, Command.WithdrawRuling withdrawal, Board board) {
        Circumstances known = withdrawal.circumstances();
        for (PenaltyItem item : penalty.items()) {
            if (!kinds.contains(item.kind())) continue;
            if (item.kind().isOfTime() && (!board.inProgress() || board.attempt() != penalty.attempt()))
                return Optional.of(refuse(
                        WithdrawalRefusal.TIME_PLAYED, "article", item.kind().article()));
            if (item.kind().isOfTime() && board.adjourned())
                return Optional.of(refuse(
                        PenaltyRefusal.CLOCKS_ADJOURNED, "article", item.kind().article()));
            if (item.kind().isOfTime()
                    && withdrawal
                            .setSince()
                            .contains(
                                    item.kind() == PenaltyKind.REDUCE_TIME_OF_OFFENDER
                                            ? penalty.offender()
                                            : penalty.offender().other()))
                return Optional.of(refuse(WithdrawalRefusal.CLOCKS_SET_SINCE));
            if (!item.rounds().isEmpty() && known.started().containsAll(item.rounds()))
                return Optional.of(refuse(
                        WithdrawalRefusal.EXCLUSION_EFFECTED,
                        Map.of(
                                "article",
                                item.kind().article(),
                                "round",
                                String.valueOf(item.rounds().getFirst()))));
        }
        return Optional.empty();
    }

    /** The ruling that has this effect. */
    interface Then {
        Decision<Event> make(WithdrawalEffect effect);
    }

    /** What taking back these penalties does to the game, if its score and its rounds still allow it. */
    static Decision<Event> undone(
            Command.WithdrawRuling withdrawal,
            Set<PenaltyKind> kinds,
            Set<PenaltyKind> left,
            Penalty penalty,
            Optional<String> appealId,
            AdjudicationState state,
            Then then) {
        boolean ended = penalty.lost().isPresent();
        Set<PenaltyKind> one = ended
                ? EnumSet.of(PenaltyKind.GAME_LOST, PenaltyKind.EXPULSION)
                : EnumSet.of(
                        PenaltyKind.RAISE_SCORE_OF_OPPONENT,
                        PenaltyKind.LOWER_SCORE_OF_OFFENDER,
                        PenaltyKind.GAME_LOST);
        Optional<PenaltyKind> asked = kinds.stream().filter(one::contains).findFirst();
        if (asked.isEmpty() || !ended && penalty.after().isEmpty()) return then.make(NOTHING);
        Optional<PenaltyKind> staying = left.stream().filter(one::contains).findFirst();
        if (ended && staying.filter(kind -> kind == PenaltyKind.GAME_LOST).isPresent()) return then.make(NOTHING);
        if (staying.isPresent())
            return refuse(
                    WithdrawalRefusal.WITHDRAWN_TOGETHER,
                    Map.of(
                            "article",
                            asked.get().article(),
                            "other",
                            staying.get().article()));
        String article = asked.get().article();
        Board board = state.board().orElseThrow();
        List<Integer> lifted = ended && !kinds.contains(PenaltyKind.GAME_LOST) ? lifted(withdrawal) : List.of();
        if (!lifted.isEmpty())
            return then.make(new WithdrawalEffect(false, Optional.empty(), Optional.empty(), lifted));
        if (state.rulings().stream().anyMatch(earlier -> earlier.progress() == Progress.MADE))
            return refuse(AdjudicationRefusal.RULING_PENDING);
        if (!board.ended() || board.attempt() != penalty.attempt())
            return refuse(WithdrawalRefusal.GAME_WENT_ON, "article", article);
        Circumstances known = withdrawal.circumstances();
        if (known.official() && (ended || appealId.isEmpty()))
            return refuse(WithdrawalRefusal.SCORE_OFFICIAL, "article", article);
        if (known.score().isEmpty()) return refuse(AdjudicationRefusal.RULING_PENDING);
        BySide<BigDecimal> made = penalty.after().orElseGet(() -> lost(penalty, known.scoring()));
        if (!known.score().get().equals(made))
            return refuse(
                    WithdrawalRefusal.SCORE_RULED_SINCE,
                    Map.of(
                            "article",
                            article,
                            "score",
                            PenaltyScore.text(known.score().get()),
                            "made",
                            PenaltyScore.text(made)));
        if (!ended) return then.make(new WithdrawalEffect(false, penalty.after(), penalty.before(), List.of()));
        Optional<String> expelledBy = expelledBy(withdrawal, state);
        if (expelledBy.isPresent())
            return refuse(
                    WithdrawalRefusal.EXPELLED_SINCE,
                    Map.of(
                            "article",
                            article,
                            "ruling",
                            Withdrawals.number(expelledBy.get()),
                            "board",
                            Withdrawals.place(expelledBy.get())));
        int round = withdrawal.boardId().round();
        Optional<Integer> next =
                known.started().stream().filter(number -> number > round).findFirst();
        return next.isPresent()
                ? refuse(
                        WithdrawalRefusal.NEXT_ROUND_OPEN,
                        Map.of("article", article, "round", String.valueOf(next.get())))
                : then.make(new WithdrawalEffect(true, Optional.empty(), Optional.empty(), List.of()));
    }

    /**
     * Rounds that are not open, if the game ended by an expulsion can no longer go on (OCR 18.4.9); empty if it can, or
     * if there are none.
     */
    private static List<Integer> lifted(Command.WithdrawRuling withdrawal) {
        Circumstances known = withdrawal.circumstances();
        int round = withdrawal.boardId().round();
        boolean over = known.official() || known.started().stream().anyMatch(number -> number > round);
        return over
                ? known.rounds().stream()
                        .filter(number -> !known.started().contains(number))
                        .toList()
                : List.of();
    }

    /** Another ruling that stands and keeps one of the players out of a game that goes on (OCR 18.4.9). */
    private static Optional<String> expelledBy(Command.WithdrawRuling withdrawal, AdjudicationState state) {
        return state.rulings().stream()
                .filter(ruling -> !ruling.rulingId().equals(withdrawal.rulingId()))
                .filter(ruling -> state.standing(ruling)
                        .filter(one -> one.items().stream().anyMatch(PenaltyItem::expels))
                        .isPresent())
                .map(Ruling::rulingId)
                .findFirst()
                .or(withdrawal.circumstances()::expelledBy);
    }

    private static BySide<BigDecimal> lost(Penalty penalty, ScoringTable scoring) {
        boolean wins = penalty.lost()
                .filter(lost -> lost == Penalty.LostGame.OPPONENT_WINS)
                .isPresent();
        return BySide.both(scoring.loss()).with(penalty.offender().other(), wins ? scoring.win() : scoring.loss());
    }
}
