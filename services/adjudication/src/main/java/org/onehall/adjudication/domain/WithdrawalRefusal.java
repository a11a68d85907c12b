package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why a penalty is not taken back (OCR 18.3). */
public enum WithdrawalRefusal implements Refusal {
    WITHDRAWAL_FINAL(
            "OCR 18.3",
            Kind.STATE,
            "This ruling takes back another one and is not taken back itself. If the penalty was right after "
                    + "all, impose it anew."),
    NO_PENALTY_TO_WITHDRAW(
            "OCR 18.3",
            Kind.STATE,
            "Only penalties are taken back, and this is {ruling}. A clock can be corrected by an order; against "
                    + "the rest an appeal can be filed."),
    WITHDRAWAL_REASON_MISSING("OCR 18.3", Kind.MALFORMED, "A ruling is taken back with a reason. Say why."),
    NOT_OF_RULING(
            "OCR 18.3",
            Kind.MALFORMED,
            "Say which penalties of the ruling are taken back, each once. It has {penalties}."),
    WITHDRAWAL_FORBIDDEN(
            "DEC-21",
            Kind.FORBIDDEN,
            "{article} is not for your role at this venue, so it is not for you to take back. Ask the Local "
                    + "Chief Arbiter of the player's venue or the Chief Arbiter."),
    RULED_ABOVE(
            "DEC-21", Kind.FORBIDDEN, "An arbiter above you made this ruling. He takes it back, or the Chief Arbiter."),
    NOTHING_TO_WITHDRAW(
            "OCR 18.3", Kind.STATE, "This ruling was refused and changed nothing, so there is nothing to take back."),
    ALREADY_WITHDRAWN(
            "OCR 18.3",
            Kind.STATE,
            "Ruling {ruling} of this board has taken this back already. Nothing is left to do."),
    CLOCKS_SET_SINCE(
            "OCR 18.3",
            Kind.STATE,
            "A clock that this ruling changed was set to a time of its own since, so what it gave or took is not "
                    + "on it any more and nothing was taken back. Leave the time out, and correct the clock by an order if "
                    + "it is wrong."),
    TIME_PLAYED(
            "OCR 18.4",
            Kind.STATE,
            "The game whose clocks {article} changed is not in progress any more, so the time can not be put "
                    + "back and nothing was taken back. Leave this part out; an appeal remains possible."),
    EXCLUSION_EFFECTED(
            "OCR 18.4.8",
            Kind.STATE,
            "All rounds of {article} were opened under it, round {round} first, so it is not taken back. Leave "
                    + "this part out; an appeal remains possible."),
    WITHDRAWN_TOGETHER(
            "OCR 18.4",
            Kind.MALFORMED,
            "{article} and {other} of this ruling come to one effect, so nothing was taken back. Take back both."),
    GAME_WENT_ON(
            "OCR 18.4",
            Kind.STATE,
            "The game that {article} was about is void or has gone on, so nothing was taken back. An appeal "
                    + "remains possible."),
    SCORE_OFFICIAL(
            "OCR 17.11",
            Kind.STATE,
            "The round is official, so what {article} made of the score is not taken back. An appeal can be "
                    + "filed, and the Chief Arbiter may rule on the score anew."),
    SCORE_RULED_SINCE(
            "OCR 18.4",
            Kind.STATE,
            "{article} made the score {made}, and it is {score} by now. Take the later ruling back first; what "
                    + "an appeal decided stays."),
    EXPELLED_SINCE(
            "OCR 18.4.9",
            Kind.STATE,
            "Ruling {ruling} of board {board} expels a player of this game and stands, so the game that "
                    + "{article} ended does not go on. Take that ruling back first."),
    NEXT_ROUND_OPEN(
            "OCR 18.4.6",
            Kind.STATE,
            "Round {round} is open, so the game that {article} ended does not go on. The score can be ruled "
                    + "upon, and an appeal can be filed.");

    private final Meaning meaning;

    WithdrawalRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
