package org.onehall.fairplay.domain.proceeding;

/** A command to the log of a case, or to the register of recordings, of prizes or of accesses to screenings. */
public sealed interface ProceedingCommand permits CaseCommand, RecordingCommand, PrizeCommand, AccessCommand {}
