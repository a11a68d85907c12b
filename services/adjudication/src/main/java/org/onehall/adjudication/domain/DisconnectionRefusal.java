package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why the decision about a disconnection is refused (OCR 18.9). */
public enum DisconnectionRefusal implements Refusal {
    UNKNOWN_CASE("OCR 18.9", Kind.NOT_FOUND, "There is no such disconnection at this board."),
    ALREADY_DECIDED(
            "OCR 18.9",
            Kind.STATE,
            "Ruling {ruling} of this board has decided this disconnection. Each one gets one decision; another "
                    + "is possible only if that one is refused."),
    GAME_VOIDED(
            "OCR 18.9",
            Kind.STATE,
            "{decided}, so game {game} of this board is void. This disconnection was in that game and is settled "
                    + "with it; no other decision is possible."),
    NOT_DELEGATED(
            "OCR 18.9",
            Kind.STATE,
            "The Chief Arbiter decides this disconnection. You may decide it when he lets you, or has not "
                    + "decided in the time the regulations give him."),
    ALREADY_DELEGATED(
            "OCR 18.9",
            Kind.STATE,
            "The deputy may decide this disconnection already. So may the Chief Arbiter; the first decision "
                    + "counts."),
    NOT_OVERDUE("OCR 18.9", Kind.STATE, "The Chief Arbiter still has time to decide this disconnection."),
    NOT_RECONNECTED(
            "OCR 18.9/c",
            Kind.STATE,
            "The player's link is still lost. Decide when it is back; if it can't be restored, decide otherwise "
                    + "than a to d and say so."),
    OPPONENT_NOT_RECONNECTED(
            "OCR 18.9/c",
            Kind.STATE,
            "The other player of this board is lost too. The game goes on when both are back."),
    NOT_REPORTED(
            "OCR 18.9/c",
            Kind.STATE,
            "The local technical arbiter has not confirmed the report. Decide when it is there."),
    GAME_ENDED(
            "OCR 18.9",
            Kind.STATE,
            "The game has a result. There is nothing to resume or to restart; decide that nothing is to be done."),
    REDUCTION_MISSING("OCR 18.9 b", Kind.MALFORMED, "It is not said how much time is taken. Give a time above zero."),
    REDUCTION_TOO_LARGE(
            "OCR 18.9 b",
            Kind.STATE,
            "The player's clock has {left}, so {asked} can not be taken from it. Take less than it has."),
    GAME_NOT_ENDED(
            "OCR 18.9",
            Kind.STATE,
            "The game has no result yet. Decide how it goes on or ends; that nothing is to be done can be "
                    + "decided after its end."),
    CONNECTION_NOT_OF_PLAYER(
            "OCR 16.5",
            Kind.STATE,
            "The organiser answers for the connection under these regulations, not the player: the decision "
                    + "holds no penalty. Decide without one."),
    PENALTY_OF_CHIEF_ARBITER(
            "DEC-21",
            Kind.FORBIDDEN,
            "A penalty with a decision is the Chief Arbiter's, so nothing was decided. Decide without {article}; "
                    + "he can impose it afterwards."),
    PENALTY_NOT_WITH_DECISION(
            "OCR 18.9",
            Kind.STATE,
            "A penalty by {article} does not go with a decision: only a warning and a fine do. Time and the "
                    + "result are decided by the decision itself; impose any other penalty after it."),
    DECISION_REASON_MISSING("OCR 18.9", Kind.MALFORMED, "A decision other than a to d needs a reason. Say why."),
    PRECEDENT_REASON_MISSING(
            "OCR 18.9",
            Kind.MALFORMED,
            "Like cases of this event were decided otherwise: {earlier}. Say why this one is decided differently."),
    ADDITION_OUT_OF_RANGE(
            "OCR 18.9", Kind.MALFORMED, "Say whose clock gets time, and how much: 1 second to 60 minutes."),
    CONTROL_MISSING(
            "OCR 18.9 d", Kind.MALFORMED, "It is not said which shorter time control the new game has. Give one."),
    TOO_MANY_PERIODS(
            "V-10",
            Kind.MALFORMED,
            "{control} has {periods} periods. A time control of this competition has at most {most}."),
    NOT_SHORTER(
            "DEC-17",
            Kind.STATE,
            "{asked} is not shorter than {control} of this game: base times and 60 increments come to {total}, "
                    + "those of this game to {present}. Choose a control that comes to less.");

    private final Meaning meaning;

    DisconnectionRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
