package org.onehall.fairplay.domain.proceeding;

/** What can be asked about the prizes of a competition (APP-I A8bis). */
public sealed interface PrizeCommand extends ProceedingCommand {
    String registerKey();

    /**
     * Refused: FORBIDDEN_ROLE, UNKNOWN_PLAYER, TEXT_MISSING, PRIZE_RELEASED, CHECKS_PENDING.
     *
     * @param platformChecked the platform says that its own checks of the player are complete
     */
    record ReleasePrize(String registerKey, String playerId, String prize, boolean platformChecked, PrizeFacts facts) implements PrizeCommand {}
}
