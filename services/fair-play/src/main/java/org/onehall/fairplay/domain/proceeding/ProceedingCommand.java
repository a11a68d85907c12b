package org.onehall.fairplay.domain.proceeding;

/** What can be asked of the log of a case, or of the registers of recordings, prizes and looks at screenings. */
public sealed interface ProceedingCommand permits CaseCommand, RecordingCommand, PrizeCommand, AccessCommand {}
