package org.onehall.competition.domain;

import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.regulations.Points;

/** What rulings change: scores, and who plays in rounds that are not open (OCR 18.4, 17.11). */
final class RulingEffects {
    /** The article for the decision on an appeal. */
    private static final String APPEAL = "OCR 17.11";

    private RulingEffects() {}

    /**
     * A ruling about the score takes precedence over the approval; a score it changes must be approved again. This does
     * not hold for a score set by the body that decides an appeal: no arbiter judges that decision, and no player is
     * asked whether it is right; the person who records it approves it (OCR 17.11).
     */
    static Decision<Event> applyPenalty(
            Command.ApplyPenalty penalty, Actor actor, Instant at, CompetitionState state, Definition definition) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        Optional<Decision<Event>> missing = ResultApproval.missing(penalty.round(), penalty.board(), state, definition);
        if (missing.isPresent()) return missing.get();
        if (penalty.goesOn()) {
            if (state.closed().contains(penalty.round()))
                return refuse(SCORE_OFFICIAL, "round", String.valueOf(penalty.round()));
            Optional<Integer> later = state.opened().stream()
                    .filter(round -> round > penalty.round())
                    .findFirst();
            if (later.isPresent()) return refuse(NEXT_ROUND_OPEN, "round", String.valueOf(later.get()));
        }
        List<Event> events = new ArrayList<>();
        if (penalty.score().isPresent()) {
            ScoreChange change = penalty.score().get();
            Optional<Score> score = state.score(penalty.round(), penalty.board());
            if (score.isEmpty()) return refuse(NO_RESULT);
            if (penalty.withdraws().isPresent()
                    && !penalty.article().equals(APPEAL)
                    && state.closed().contains(penalty.round()))
                return refuse(SCORE_OFFICIAL, "round", String.valueOf(penalty.round()));
            if (!score.get().points().equals(change.before()))
                return refuse(SCORE_MOVED, "score", text(score.get().points()));
            if (!definition.regulations().penaltyRules().scoring().allows(change.after()))
                return refuse(SCORE_NOT_ALLOWED, "score", text(change.after()));
            if (!change.after().equals(change.before())) {
                events.add(new Event.ScoreChanged(
                        penalty.round(),
                        penalty.board(),
                        penalty.rulingId(),
                        penalty.article(),
                        change.before(),
                        change.after(),
                        penalty.withdraws()));
                if (penalty.article().equals(APPEAL))
                    events.add(new Event.ResultApproved(penalty.round(), penalty.board(), approval(penalty, at)));
                else ResultApproval.approvedAtOnce(penalty.round(), penalty.board(), definition, events);
            }
        }
        if (penalty.exclusion().isPresent() && penalty.withdraws().isPresent()) {
            Optional<CompetitionState.Ban> ban = state.ban(penalty.withdraws().get());
            if (ban.isEmpty()) return refuse(NOT_KEPT_OUT);
            List<Integer> asked = penalty.exclusion().get().rounds();
            List<Integer> left = ban.get().rounds().stream()
                    .filter(round -> !state.opened().contains(round))
                    .toList();
            Optional<Integer> effected = asked.stream()
                    .filter(state.opened()::contains)
                    .findFirst()
                    .or(() -> ban.get().rounds().stream()
                            .filter(_ -> left.isEmpty())
                            .findFirst());
            if (effected.isPresent()) return refuse(EXCLUSION_EFFECTED, "round", String.valueOf(effected.get()));
            events.add(new Event.PlayerReadmitted(
                    ban.get().playerId(),
                    penalty.rulingId(),
                    penalty.article(),
                    penalty.withdraws().get(),
                    left));
        } else if (penalty.exclusion().isPresent()) {
            Exclusion exclusion = penalty.exclusion().get();
            if (definition.players().stream()
                    .noneMatch(player -> player.playerId().equals(exclusion.playerId()))) return refuse(NO_SUCH_PLAYER);
            List<Integer> rounds = exclusion.expelled()
                    ? definition.rounds().stream()
                            .map(Round::number)
                            .filter(round -> !state.opened().contains(round))
                            .toList()
                    : exclusion.rounds();
            for (int round : rounds) {
                if (definition.round(round).isEmpty()) return DefinitionChange.unknownRound(round, definition);
                if (state.opened().contains(round)) return refuse(ROUND_STARTED, "round", String.valueOf(round));
            }
            events.add(new Event.PlayerExcluded(
                    exclusion.playerId(),
                    penalty.rulingId(),
                    penalty.article(),
                    rounds,
                    exclusion.expelled(),
                    exclusion.expelled()
                            && definition.regulations().penaltyRules().pointsToOpponents()));
        }
        return penalty.asked() ? accept() : accept(events);
    }

    private static Optional<Approver> approval(Command.ApplyPenalty penalty, Instant at) {
        return penalty.decidedBy().isEmpty()
                ? Optional.empty()
                : Optional.of(new Approver(penalty.decidedBy(), at, ""));
    }

    private static String text(BySide<BigDecimal> points) {
        return Points.text(points.white()) + "-" + Points.text(points.black());
    }
}
