package org.onehall.clock;

/** When the base time of the next period is added to the clock (LAW 6.3-6.4, DEC-05). */
public enum PeriodCredit {
    /** When the current period has run down to zero and enough moves have been completed. */
    AT_FLAG_FALL,
    /** As soon as the required number of moves has been completed. */
    AT_MOVE_COUNT
}
