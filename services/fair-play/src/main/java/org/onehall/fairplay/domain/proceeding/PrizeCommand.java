package org.onehall.fairplay.domain.proceeding;

/** A command about the prizes of a competition (APP-I A8bis). */
public sealed interface PrizeCommand extends ProceedingCommand {
    String registerKey();

    /**
     * Refused: FORBIDDEN_ROLE, UNKNOWN_WINNER, TEXT_MISSING, TEXT_UNREADABLE, CHECKS_PENDING, PRIZE_HELD,
     * DECISION_STANDS.
     *
     * @param platformChecked the platform says that its own checks of the player are complete
     * @param decision reference of the decision of the Ethics and Disciplinary Commission that lets the player keep the
     *     prize; "" if no decision is about the player
     */
    record ReleasePrize(
            String registerKey,
            String playerId,
            String prize,
            boolean platformChecked,
            PrizeFacts facts,
            String decision)
            implements PrizeCommand {}
}
