package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why a penalty is not taken back (OCR 18.3). */
public enum WithdrawalRefusal implements Refusal {
    WITHDRAWAL_FINAL(
            "OCR 18.3",
            Kind.STATE,
            "This ruling withdraws another ruling, so you cannot withdraw it. If the penalty was "
                    + "right, impose the penalty again."),
    NO_PENALTY_TO_WITHDRAW(
            "OCR 18.3",
            Kind.STATE,
            "You can withdraw only penalties, but this ruling is {ruling}. You can correct a clock "
                    + "by an order. A player can appeal against other rulings."),
    WITHDRAWAL_REASON_MISSING("OCR 18.3", Kind.MALFORMED, "Give a reason for the withdrawal of the ruling."),
    NOT_OF_RULING(
            "OCR 18.3",
            Kind.MALFORMED,
            "Choose which penalties of the ruling you withdraw, and choose each penalty only once. "
                    + "The ruling has these penalties: {penalties}."),
    WITHDRAWAL_FORBIDDEN(
            "DEC-21",
            Kind.FORBIDDEN,
            "Your role does not allow you to impose the penalty of {article} at this venue, so you "
                    + "cannot withdraw it. Ask the Local Chief Arbiter of the player's venue or the Chief "
                    + "Arbiter."),
    RULED_ABOVE(
            "DEC-21",
            Kind.FORBIDDEN,
            "An arbiter with a higher role made this ruling. Only that arbiter or the Chief Arbiter "
                    + "can withdraw it."),
    NOTHING_TO_WITHDRAW(
            "OCR 18.3", Kind.STATE, "This ruling was refused and changed nothing, so there is nothing to withdraw."),
    ALREADY_WITHDRAWN(
            "OCR 18.3",
            Kind.STATE,
            "Ruling {ruling} of this board has already withdrawn this penalty. There is nothing left to do."),
    CLOCKS_SET_SINCE(
            "OCR 18.3",
            Kind.STATE,
            "This ruling changed a clock, and later the clock was set again. So this part of the "
                    + "ruling cannot be withdrawn, and nothing was changed. You can withdraw the other parts "
                    + "of the ruling. If the clock is wrong, give an order to correct it."),
    TIME_PLAYED(
            "OCR 18.4",
            Kind.STATE,
            "Nothing was withdrawn. The penalty of {article} changed the clocks of a game that is "
                    + "no longer in progress, so you cannot withdraw this penalty. You can withdraw the other "
                    + "penalties of the ruling. An appeal is still possible."),
    EXCLUSION_EFFECTED(
            "OCR 18.4.8",
            Kind.STATE,
            "All rounds of the penalty of {article} are already open (the first was round {round}), "
                    + "so you cannot withdraw this penalty. You can withdraw the other penalties of the "
                    + "ruling. An appeal is still possible."),
    WITHDRAWN_TOGETHER(
            "OCR 18.4",
            Kind.MALFORMED,
            "Nothing was withdrawn. In this ruling, the penalties of {article} and {other} have an "
                    + "effect only together. Withdraw both penalties."),
    GAME_WENT_ON(
            "OCR 18.4",
            Kind.STATE,
            "Nothing was withdrawn. The penalty of {article} was for a game that no longer counts "
                    + "or has gone on. An appeal is still possible."),
    SCORE_OFFICIAL(
            "OCR 17.11",
            Kind.STATE,
            "The round is official, so you cannot withdraw the change of score by the penalty of "
                    + "{article}. An appeal is still possible, and the Chief Arbiter may make a new ruling on "
                    + "the score."),
    SCORE_RULED_SINCE(
            "OCR 18.4",
            Kind.STATE,
            "The penalty of {article} changed the score to {made}, but a later ruling changed the "
                    + "score to {score}. Withdraw the later ruling first. If the later ruling decided an "
                    + "appeal, the score stays."),
    EXPELLED_SINCE(
            "OCR 18.4.9",
            Kind.STATE,
            "Ruling {ruling} of board {board} expels a player of this game and is still valid. So "
                    + "the game that ended by the penalty of {article} cannot go on. Withdraw ruling {ruling} "
                    + "first."),
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
