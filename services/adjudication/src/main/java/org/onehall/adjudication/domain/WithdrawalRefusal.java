package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why a penalty is not taken back (OCR 18.3). */
public enum WithdrawalRefusal implements Refusal {
    WITHDRAWAL_FINAL(
            "OCR 18.3",
            Kind.STATE,
            "This ruling takes another ruling back, so it cannot be taken back itself. If the penalty was right, "
                    + "impose the penalty again."),
    NO_PENALTY_TO_WITHDRAW(
            "OCR 18.3",
            Kind.STATE,
            "Only penalties can be taken back, and this ruling is {ruling}. You can correct a clock by an order. A "
                    + "player can appeal against other rulings."),
    WITHDRAWAL_REASON_MISSING("OCR 18.3", Kind.MALFORMED, "Enter a reason for taking the ruling back."),
    NOT_OF_RULING(
            "OCR 18.3",
            Kind.MALFORMED,
            "Choose which penalties of the ruling to take back, and choose each penalty only once. The ruling has "
                    + "these penalties: {penalties}."),
    WITHDRAWAL_FORBIDDEN(
            "DEC-21",
            Kind.FORBIDDEN,
            "You cannot take back the penalty of {article}, because your role does not allow you to impose "
                    + "this penalty at this venue. Ask the Local Chief Arbiter of the player's venue or the "
                    + "Chief Arbiter."),
    RULED_ABOVE(
            "DEC-21",
            Kind.FORBIDDEN,
            "An arbiter with a higher role made this ruling. Only the arbiter who made the ruling or the Chief "
                    + "Arbiter can take it back."),
    NOTHING_TO_WITHDRAW(
            "OCR 18.3", Kind.STATE, "This ruling was refused and changed nothing, so there is nothing to take back."),
    ALREADY_WITHDRAWN(
            "OCR 18.3",
            Kind.STATE,
            "Ruling {ruling} of this board has already taken this penalty back. There is nothing left to do."),
    CLOCKS_SET_SINCE(
            "OCR 18.3",
            Kind.STATE,
            "This ruling changed a clock, but the clock was later set to a new time. The clock no longer has the "
                    + "change, so nothing was taken back. Take back the ruling without the time. If the clock is "
                    + "wrong, correct it by an order."),
    TIME_PLAYED(
            "OCR 18.4",
            Kind.STATE,
            "The penalty of {article} changed the clocks of a game that is no longer in progress. These clocks "
                    + "cannot be changed back, so nothing was taken back. Leave out this penalty; an appeal is "
                    + "still possible."),
    EXCLUSION_EFFECTED(
            "OCR 18.4.8",
            Kind.STATE,
            "The penalty of {article} was valid when all its rounds were opened (the first was round {round}), so "
                    + "this penalty cannot be taken back. Leave out this penalty; an appeal is still possible."),
    WITHDRAWN_TOGETHER(
            "OCR 18.4",
            Kind.MALFORMED,
            "The penalties of {article} and {other} in this ruling have one effect together, so nothing was taken "
                    + "back. Take both penalties back."),
    GAME_WENT_ON(
            "OCR 18.4",
            Kind.STATE,
            "The game that the penalty of {article} is about no longer counts or has gone on, so nothing was "
                    + "taken back. An "
                    + "appeal is still possible."),
    SCORE_OFFICIAL(
            "OCR 17.11",
            Kind.STATE,
            "The round is official, so the change of score by the penalty of {article} cannot be taken back. An "
                    + "appeal is still possible, and the Chief Arbiter may make a new ruling on the score."),
    SCORE_RULED_SINCE(
            "OCR 18.4",
            Kind.STATE,
            "The penalty of {article} changed the score to {made}, but a later ruling changed the score to "
                    + "{score}. Take the later ruling back first. If the later ruling decided an appeal, the "
                    + "score stays."),
    EXPELLED_SINCE(
            "OCR 18.4.9",
            Kind.STATE,
            "Ruling {ruling} of board {board} expels a player of this game and is still valid. So the game that "
                    + "ended by the penalty of {article} cannot go on. Take ruling {ruling} back first."),
    NEXT_ROUND_OPEN(
            "OCR 18.4.6",
            Kind.STATE,
            "Round {round} is already open, so the game that ended by the penalty of {article} cannot go on. A "
                    + "ruling can change the score, and an appeal is possible.");

    private final Meaning meaning;

    WithdrawalRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
