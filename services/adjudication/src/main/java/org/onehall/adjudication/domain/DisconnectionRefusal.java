package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why the decision about a disconnection is refused (OCR 18.9). */
public enum DisconnectionRefusal implements Refusal {
    UNKNOWN_CASE(
            "OCR 18.9",
            Kind.NOT_FOUND,
            "This disconnection does not exist at this board. Choose a disconnection " + "from the list."),
    ALREADY_DECIDED(
            "OCR 18.9",
            Kind.STATE,
            "Ruling {ruling} of this board has already decided about this disconnection. Each "
                    + "disconnection gets one decision. You can decide again only if ruling {ruling} cannot "
                    + "be carried out."),
    GAME_VOIDED(
            "OCR 18.9",
            Kind.STATE,
            "{decided}, so game {game} of this board does not count. This disconnection happened in that game, "
                    + "so the disconnection is closed and cannot be decided separately."),
    NOT_DELEGATED(
            "OCR 18.9",
            Kind.STATE,
            "The Chief Arbiter decides about this disconnection. You may decide only if the Chief "
                    + "Arbiter allows it, or if the Chief Arbiter does not decide within the time set by the "
                    + "regulations."),
    ALREADY_DELEGATED(
            "OCR 18.9",
            Kind.STATE,
            "The deputy may already decide about this disconnection. The Chief Arbiter may still "
                    + "decide too. The first decision counts."),
    NOT_OVERDUE(
            "OCR 18.9",
            Kind.STATE,
            "The Chief Arbiter still has time to decide about this disconnection. The deputy may not decide yet."),
    NOT_RECONNECTED(
            "OCR 18.9/c",
            Kind.STATE,
            "The player is still disconnected. Decide when the player is connected again. If that "
                    + "is not possible, choose a decision that is not one of the decisions a to d, and give a "
                    + "reason."),
    OPPONENT_NOT_RECONNECTED(
            "OCR 18.9/c",
            Kind.STATE,
            "The other player of this board is disconnected too. The game can go on when both "
                    + "players are connected again."),
    NOT_REPORTED(
            "OCR 18.9/c",
            Kind.STATE,
            "The Local Technical Arbiter has not confirmed the report of the disconnection yet. Decide after the "
                    + "report has been confirmed."),
    GAME_ENDED(
            "OCR 18.9",
            Kind.STATE,
            "The game already has a result, so it cannot be resumed or restarted. Choose the "
                    + "decision “No action”."),
    REDUCTION_MISSING(
            "OCR 18.9 b",
            Kind.MALFORMED,
            "Enter how much time to take from the clock. The time must be more than zero."),
    REDUCTION_TOO_LARGE(
            "OCR 18.9 b",
            Kind.STATE,
            "The player's clock shows {left}, so {asked} cannot be taken from the clock. Take less than {left}."),
    GAME_NOT_ENDED(
            "OCR 18.9",
            Kind.STATE,
            "The game has no result yet. Decide how the game goes on or ends. You can choose “No "
                    + "action” only after the game has ended."),
    CONNECTION_NOT_OF_PLAYER(
            "OCR 16.5",
            Kind.STATE,
            "Under these regulations the organiser, not the player, is responsible for the connection, so the "
                    + "decision cannot include a penalty. Decide without a penalty."),
    PENALTY_OF_CHIEF_ARBITER(
            "DEC-21",
            Kind.FORBIDDEN,
            "Only the Chief Arbiter may add a penalty to a decision, so nothing was decided. Decide without the "
                    + "penalty of {article}; the Chief Arbiter can impose the penalty afterwards."),
    PENALTY_NOT_WITH_DECISION(
            "OCR 18.9",
            Kind.STATE,
            "Only a warning or a fine can be part of a decision, so a penalty under {article} "
                    + "cannot be part of it. The decision itself sets the time and the result. Impose this "
                    + "penalty afterwards."),
    DECISION_REASON_MISSING(
            "OCR 18.9",
            Kind.MALFORMED,
            "Give a reason for your decision. Only the decisions a to d of article 18.9 need no reason."),
    PRECEDENT_REASON_MISSING(
            "OCR 18.9",
            Kind.MALFORMED,
            "Similar disconnections in this competition were decided differently: {earlier}. Give a "
                    + "reason why your decision is different."),
    ADDITION_OUT_OF_RANGE(
            "OCR 18.9",
            Kind.MALFORMED,
            "Choose whose clock gets more time, and enter how much: from 1 second to 60 minutes."),
    CONTROL_MISSING(
            "OCR 18.9 d",
            Kind.MALFORMED,
            "Enter the time control of the new game. The new time control must be shorter than the present one."),
    TOO_MANY_PERIODS(
            "V-10",
            Kind.MALFORMED,
            "{control} has {periods} periods. A time control of this competition has at most {most}."),
    NOT_SHORTER(
            "DEC-17",
            Kind.STATE,
            "{asked} is not shorter than {control}, the time control of this game. The base time plus 60 increments "
                    + "is {total} with the new time control, and {present} with the present one. Choose a shorter "
                    + "time control.");

    private final Meaning meaning;

    DisconnectionRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
