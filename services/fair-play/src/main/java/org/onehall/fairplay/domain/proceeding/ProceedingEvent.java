package org.onehall.fairplay.domain.proceeding;

/** What happened in a case or to the recordings, prizes and screenings of a competition. */
public sealed interface ProceedingEvent permits CaseEvent, RecordingEvent, PrizeEvent, AccessEvent {}
