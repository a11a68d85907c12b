package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.ArrayList;
import java.util.List;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * No prize is given before the winner's games have been screened, or while a case about the winner is before the Ethics
 * and Disciplinary Commission (APP-I A8bis).
 */
final class PrizeRules {
    private static final int LONGEST = 200;

    private PrizeRules() {}

    static Decision<ProceedingEvent> decide(
            PrizeCommand command, Actor actor, List<PrizeEvent.PrizeReleased> released) {
        return switch (command) {
            case PrizeCommand.ReleasePrize release -> release(release, actor, released);
        };
    }

    private static Decision<ProceedingEvent> release(
            PrizeCommand.ReleasePrize release, Actor actor, List<PrizeEvent.PrizeReleased> released) {
        if (!Rights.allows(actor, Action.RELEASE_PRIZE, List.of(), release.registerKey(), ""))
            return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        if (!release.facts().playerKnown()) return refuse(ProceedingRefusal.UNKNOWN_WINNER);
        if (Texts.isEmpty(release.prize())) return refuse(ProceedingRefusal.TEXT_MISSING);
        if (Texts.fault(release.prize(), LONGEST).isPresent()) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        if (Texts.fault(release.decision(), LONGEST).isPresent()) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        if (released.stream()
                .anyMatch(one ->
                        one.playerId().equals(release.playerId()) && one.prize().equals(release.prize())))
            return accept();
        List<String> pending = new ArrayList<>(release.facts().pending());
        if (!release.platformChecked()) pending.addFirst("the platform's own checks");
        if (!pending.isEmpty()) return refuse(ProceedingRefusal.CHECKS_PENDING, "pending", String.join(", ", pending));
        if (release.facts().forwarded() > 0) return refuse(ProceedingRefusal.PRIZE_HELD);
        List<String> decisions = release.facts().decisions();
        boolean decided = decisions.isEmpty()
                || decisions.stream().anyMatch(one -> Texts.toTheEye(one).equals(Texts.toTheEye(release.decision())));
        return decided
                ? accept(new PrizeEvent.PrizeReleased(
                        release.playerId(), release.prize(), decisions.isEmpty() ? "" : release.decision()))
                : refuse(ProceedingRefusal.DECISION_STANDS, "decisions", String.join(", ", decisions));
    }

    static List<PrizeEvent.PrizeReleased> evolve(List<PrizeEvent.PrizeReleased> released, PrizeEvent event) {
        return switch (event) {
            case PrizeEvent.PrizeReleased one -> {
                List<PrizeEvent.PrizeReleased> all = new ArrayList<>(released);
                all.add(one);
                yield List.copyOf(all);
            }
        };
    }
}
