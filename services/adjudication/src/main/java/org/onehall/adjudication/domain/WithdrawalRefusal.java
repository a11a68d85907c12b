package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why a penalty is not taken back (OCR 18.3). */
public enum WithdrawalRefusal implements Refusal {
    WITHDRAWAL_FINAL(
            "OCR 18.3",
            Kind.STATE,
            "This ruling takes another one back, so it cannot be taken back itself. If the penalty "
                    + "was right after all, impose it again."),
    NO_PENALTY_TO_WITHDRAW(
            "OCR 18.3",
            Kind.STATE,
            "Only penalties can be taken back, and this ruling is {ruling}. A clock can be corrected "
                    + "by an order; other rulings can be appealed against."),
    WITHDRAWAL_REASON_MISSING("OCR 18.3", Kind.MALFORMED, "Enter a reason for taking the ruling back."),
    NOT_OF_RULING(
            "OCR 18.3",
            Kind.MALFORMED,
            "Choose which penalties of the ruling to take back, each only once. The ruling has {penalties}."),
    WITHDRAWAL_FORBIDDEN(
            "DEC-21",
            Kind.FORBIDDEN,
            "Your role may not impose {article} at this venue, so you cannot take it back. Ask the "
                    + "Local Chief Arbiter of the player's venue or the Chief Arbiter."),
    RULED_ABOVE(
            "DEC-21",
            Kind.FORBIDDEN,
            "An arbiter with a higher role made this ruling. Only that arbiter or the Chief Arbiter can take it back."),
    NOTHING_TO_WITHDRAW(
            "OCR 18.3", Kind.STATE, "This ruling was refused and changed nothing, so there is nothing to take back."),
    ALREADY_WITHDRAWN(
            "OCR 18.3",
            Kind.STATE,
            "Ruling {ruling} of this board has already taken this back. There is nothing left to do."),
    CLOCKS_SET_SINCE(
            "OCR 18.3",
            Kind.STATE,
            "A clock that this ruling changed was later set to a new time, so the clock no longer has that change, and "
                    + "nothing was taken back. Take the ruling back without the time, and correct the clock by an "
                    + "order if it is wrong."),
    TIME_PLAYED(
            "OCR 18.4",
            Kind.STATE,
            "The game whose clocks {article} changed is no longer in progress, so the clocks cannot "
                    + "be changed back and nothing was taken back. Leave this part out; an appeal is still "
                    + "possible."),
    EXCLUSION_EFFECTED(
            "OCR 18.4.8",
            Kind.STATE,
            "{article} was in force when all its rounds were opened, the first of them round {round}, so it cannot be "
                    + "taken back. Leave this part out; an appeal is still possible."),
    WITHDRAWN_TOGETHER(
            "OCR 18.4",
            Kind.MALFORMED,
            "{article} and {other} of this ruling have one effect together, so nothing was taken "
                    + "back. Take both back."),
    GAME_WENT_ON(
            "OCR 18.4",
            Kind.STATE,
            "The game that {article} is about is void or has gone on, so nothing was taken back. An appeal is still "
                    + "possible."),
    SCORE_OFFICIAL(
            "OCR 17.11",
            Kind.STATE,
            "The round is official, so the change of score by {article} cannot be taken back. An "
                    + "appeal can be filed, and the Chief Arbiter may make a new ruling on the score."),
    SCORE_RULED_SINCE(
            "OCR 18.4",
            Kind.STATE,
            "{article} made the score {made}, but it is now {score}. Take the later ruling back "
                    + "first; a score decided on appeal stays."),
    EXPELLED_SINCE(
            "OCR 18.4.9",
            Kind.STATE,
            "Ruling {ruling} of board {board} expels a player of this game and is still in force, so the game that "
                    + "{article} ended cannot go on. Take that ruling back first."),
    NEXT_ROUND_OPEN(
            "OCR 18.4.6",
            Kind.STATE,
            "Round {round} is already open, so the game that {article} ended cannot go on. A ruling can change the "
                    + "score, and an appeal can be filed.");

    private final Meaning meaning;

    WithdrawalRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
