package org.onehall.fairplay.domain.proceeding;

/** What can be asked of the log of a case, or of the registers of recordings and prizes. */
public sealed interface ProceedingCommand permits CaseCommand, RecordingCommand, PrizeCommand {}
