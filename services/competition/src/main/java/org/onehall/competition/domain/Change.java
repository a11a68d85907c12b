package org.onehall.competition.domain;

/** A command that changes the definition of a competition after it was loaded (OCR 16.1). */
public sealed interface Change extends Command permits EntryCommand, StaffCommand, ScheduleCommand {
    /** Why; "" where none is asked for. */
    String reason();
}
