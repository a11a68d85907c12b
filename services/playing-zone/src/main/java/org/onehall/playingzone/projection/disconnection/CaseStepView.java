package org.onehall.playingzone.projection.disconnection;

/**
 * One step of a disconnection's course.
 *
 * @param what LOST, DETECTED, CAUSE, RESTORED, LOST_AGAIN, REPORTED, OVERDUE, DELEGATED, UNANSWERED, DECIDED, APPLIED,
 *     REFUSED, GAME_VOID or CLOSED
 * @param by role of the person who did it; empty for the hall itself
 * @param name of the official; empty for the hall itself, and if the official is not known
 */
public record CaseStepView(long at, String what, String by, String name, String text) {}
