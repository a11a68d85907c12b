package org.onehall.fairplay.domain.proceeding;

/** What happened in a case or to the recordings and prizes of a competition. */
public sealed interface ProceedingEvent permits CaseEvent, RecordingEvent, PrizeEvent {}
