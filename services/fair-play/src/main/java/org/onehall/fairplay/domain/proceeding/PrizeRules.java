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

/** No prize is given before the games of its winner have been looked through (APP-I A8bis). */
final class PrizeRules {
    private static final int LONGEST = 200;

    private PrizeRules() {}

    static Decision<ProceedingEvent> decide(PrizeCommand command, Actor actor, List<PrizeEvent.PrizeReleased> released) {
        return switch (command) {
            case PrizeCommand.ReleasePrize release -> release(release, actor, released);
        };
    }

    private static Decision<ProceedingEvent> release(PrizeCommand.ReleasePrize release, Actor actor, List<PrizeEvent.PrizeReleased> released) {
        if (!Rights.allows(actor, Action.RELEASE_PRIZE, List.of(), release.registerKey(), "")) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        if (!release.facts().playerKnown()) return refuse(ProceedingRefusal.UNKNOWN_WINNER);
        if (Texts.isEmpty(release.prize())) return refuse(ProceedingRefusal.TEXT_MISSING);
        if (Texts.fault(release.prize(), LONGEST).isPresent()) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        PrizeEvent.PrizeReleased now = new PrizeEvent.PrizeReleased(release.playerId(), release.prize());
        if (released.contains(now)) return accept();
        List<String> pending = new ArrayList<>(release.facts().pending());
        if (!release.platformChecked()) pending.addFirst("the platform's own checks");
        return pending.isEmpty() ? accept(now) : refuse(ProceedingRefusal.CHECKS_PENDING, "pending", String.join(", ", pending));
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
