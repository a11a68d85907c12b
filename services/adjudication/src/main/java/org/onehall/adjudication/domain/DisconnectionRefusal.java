package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why the decision about a disconnection is refused (OCR 18.9). */
public enum DisconnectionRefusal implements Refusal {
    UNKNOWN_CASE("OCR 18.9", Kind.NOT_FOUND, "There is no such disconnection at this board."),
    ALREADY_DECIDED(
            "OCR 18.9",
            Kind.STATE,
            "Ruling {ruling} of this board has already decided this disconnection. Each "
                    + "disconnection gets one decision; another one is possible only if that ruling is refused."),
    GAME_VOIDED(
            "OCR 18.9",
            Kind.STATE,
            "{decided}, so game {game} of this board is void. This disconnection happened in that "
                    + "game and is settled with it; it cannot be decided separately."),
    NOT_DELEGATED(
            "OCR 18.9",
            Kind.STATE,
            "The Chief Arbiter decides this disconnection. You may decide it if the Chief Arbiter "
                    + "delegates it to you, or does not decide it within the time set by the regulations."),
    ALREADY_DELEGATED(
            "OCR 18.9",
            Kind.STATE,
            "The deputy may already decide this disconnection, and so may the Chief Arbiter; the "
                    + "first decision counts."),
    NOT_OVERDUE("OCR 18.9", Kind.STATE, "The Chief Arbiter still has time to decide this disconnection."),
    NOT_RECONNECTED(
            "OCR 18.9/c",
            Kind.STATE,
            "The player is still disconnected. Decide when the player is online again. If the connection cannot be "
                    + "restored, choose a decision other than a to d and give a reason."),
    OPPONENT_NOT_RECONNECTED(
            "OCR 18.9/c",
            Kind.STATE,
            "The other player of this board is disconnected too. The game can go on when both are online again."),
    NOT_REPORTED(
            "OCR 18.9/c",
            Kind.STATE,
            "The Local Technical Arbiter has not confirmed the report yet. Decide after the report has been "
                    + "confirmed."),
    GAME_ENDED(
            "OCR 18.9",
            Kind.STATE,
            "The game already has a result, so it cannot be resumed or restarted. Decide that no "
                    + "action is needed."),
    REDUCTION_MISSING("OCR 18.9 b", Kind.MALFORMED, "Enter the reduction: how much time to take, more than zero."),
    REDUCTION_TOO_LARGE(
            "OCR 18.9 b",
            Kind.STATE,
            "The player's clock shows {left}, so {asked} cannot be taken from it. Take less than {left}."),
    GAME_NOT_ENDED(
            "OCR 18.9",
            Kind.STATE,
            "The game has no result yet. Decide how it goes on or ends; \"no action\" is possible "
                    + "only after it has ended."),
    CONNECTION_NOT_OF_PLAYER(
            "OCR 16.5",
            Kind.STATE,
            "Under these regulations the organiser, not the player, is responsible for the "
                    + "connection, so the decision cannot include a penalty. Decide without one."),
    PENALTY_OF_CHIEF_ARBITER(
            "DEC-21",
            Kind.FORBIDDEN,
            "Only the Chief Arbiter may add a penalty to a decision, so nothing was decided. Decide "
                    + "without {article}; the Chief Arbiter can impose it afterwards."),
    PENALTY_NOT_WITH_DECISION(
            "OCR 18.9",
            Kind.STATE,
            "A penalty under {article} cannot be part of a decision: only a warning and a fine can. "
                    + "The decision itself sets the time and the result; impose any other penalty afterwards."),
    DECISION_REASON_MISSING("OCR 18.9", Kind.MALFORMED, "Enter a reason. A decision other than a to d needs one."),
    PRECEDENT_REASON_MISSING(
            "OCR 18.9",
            Kind.MALFORMED,
            "Similar cases of this event were decided differently: {earlier}. Give a reason for "
                    + "deciding this one differently."),
    ADDITION_OUT_OF_RANGE(
            "OCR 18.9",
            Kind.MALFORMED,
            "Choose whose clock gets more time, and enter how much: 1 second to 60 minutes."),
    CONTROL_MISSING("OCR 18.9 d", Kind.MALFORMED, "Enter the time control of the new game. It must be shorter."),
    TOO_MANY_PERIODS(
            "V-10",
            Kind.MALFORMED,
            "{control} has {periods} periods. A time control of this competition has at most {most}."),
    NOT_SHORTER(
            "DEC-17",
            Kind.STATE,
            "{asked} is not shorter than {control}, the time control of this game. The base times and 60 increments "
                    + "together are {total} for the new one and {present} for this game. Choose a shorter one.");

    private final Meaning meaning;

    DisconnectionRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
