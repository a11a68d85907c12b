package org.onehall.playingzone.projection.timeline;

/** The kinds of steps on a board, and the group of each. */
public enum StepKind {
    CREATED(Group.START),
    CHECK(Group.START),
    PRESENT(Group.START),
    HELD(Group.START),
    EXCLUDED(Group.START),
    DEFAULT_WAIVED(Group.START),
    STARTED(Group.START),

    MOVE(Group.MOVES),
    DRAW_OFFERED(Group.MOVES),
    DRAW_DECLINED(Group.MOVES),

    PAUSED(Group.CLOCKS),
    RESUMED(Group.CLOCKS),
    TIME_CHANGED(Group.CLOCKS),
    CLOCKS_SET(Group.CLOCKS),
    SETTING_CORRECTED(Group.CLOCKS),
    PERIOD(Group.CLOCKS),
    OUTAGE(Group.CLOCKS),
    TROUBLE(Group.CLOCKS),
    ALARM(Group.CLOCKS),
    ORDER_REFUSED(Group.CLOCKS),
    PAUSE_FAILED(Group.CLOCKS),
    PAUSE_COMPENSATED(Group.CLOCKS),
    PAUSE_CLOSED(Group.CLOCKS),
    SEALING_ORDERED(Group.CLOCKS),
    SEALED(Group.CLOCKS),
    ADJOURNED(Group.CLOCKS),
    ENVELOPE(Group.CLOCKS),
    ADJOURNMENT_RESUMED(Group.CLOCKS),
    SEALED_OPENED(Group.CLOCKS),

    CALLED(Group.CALLS),
    CALL_ACKNOWLEDGED(Group.CALLS),
    CALL_OVERDUE(Group.CALLS),
    CALL_PAUSE(Group.CALLS),
    CALL_ANSWERED(Group.CALLS),
    ASKED(Group.CALLS),
    EXPLAINED(Group.CALLS),

    LEAVE_ASKED(Group.FLOOR),
    LEAVE_GRANTED(Group.FLOOR),
    LEAVE_REFUSED(Group.FLOOR),
    LEFT(Group.FLOOR),
    RETURNED(Group.FLOOR),
    INCIDENT(Group.FLOOR),
    INCIDENT_CONFIRMED(Group.FLOOR),
    INCIDENT_CLOSED(Group.FLOOR),
    INSPECTED(Group.FLOOR),
    DUTY_TICKED(Group.FLOOR),
    SCREENED(Group.FLOOR),
    REPRODUCED(Group.FLOOR),
    HELPER_ACCEPTED(Group.FLOOR),
    HELPER_DISMISSED(Group.FLOOR),
    ASSISTANT_NAMED(Group.FLOOR),
    ASSISTANT_ADMITTED(Group.FLOOR),
    ASSISTANT_DISMISSED(Group.FLOOR),
    TIMES_ASKED(Group.FLOOR),

    CASE_LOST(Group.LINKS),
    CASE_DETECTED(Group.LINKS),
    CASE_CAUSE(Group.LINKS),
    CASE_RESTORED(Group.LINKS),
    CASE_LOST_AGAIN(Group.LINKS),
    CASE_REPORTED(Group.LINKS),
    CASE_OVERDUE(Group.LINKS),
    CASE_DELEGATED(Group.LINKS),
    CASE_UNANSWERED(Group.LINKS),
    CASE_GAME_VOID(Group.LINKS),
    CASE_CLOSED(Group.LINKS),
    MOVED_OUTSIDE(Group.LINKS),

    DECIDED(Group.RULINGS),
    PENALISED(Group.RULINGS),
    PENALTY_WITHDRAWN(Group.RULINGS),
    RULING_APPLIED(Group.RULINGS),
    RULING_REFUSED(Group.RULINGS),
    POSITION_RESTORED(Group.RULINGS),
    VOIDED(Group.RULINGS),
    RESTARTED(Group.RULINGS),
    COLOURS_KEPT(Group.RULINGS),
    IRREGULARITY(Group.RULINGS),
    IRREGULARITY_TAKEN_BACK(Group.RULINGS),
    OFFERS_ALLOWED(Group.RULINGS),

    FLAG_FELL(Group.RESULT),
    ENDED(Group.RESULT),
    FORFEIT_REVERSED(Group.RESULT),
    RESULT_SET_ASIDE(Group.RESULT),
    DRAW_DECLARED(Group.RESULT),
    DRAW_CLAIMED(Group.RESULT),
    CONFIRMED(Group.RESULT),
    APPROVED(Group.RESULT),
    WITHDRAWN(Group.RESULT),
    SCORE_CHANGED(Group.RESULT),
    APPEALED(Group.RESULT),
    APPEAL_COPY(Group.RESULT),
    APPEAL_FEE(Group.RESULT),
    APPEAL_DECIDED(Group.RESULT);

    /** The groups by which a timeline is filtered. */
    public enum Group {
        START,
        MOVES,
        CLOCKS,
        CALLS,
        FLOOR,
        LINKS,
        RULINGS,
        RESULT
    }

    private final Group group;

    StepKind(Group group) {
        this.group = group;
    }

    public Group group() {
        return group;
    }
}
