package org.onehall.fairplay.domain.proceeding;

/** What happened to the prizes of a competition. */
public sealed interface PrizeEvent extends ProceedingEvent {
    record PrizeReleased(String playerId, String prize, String decision) implements PrizeEvent {}
}
