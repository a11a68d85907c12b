package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why an appeal, its fee or its decision is refused (OCR 17.11). */
public enum AppealRefusal implements Refusal {
    NO_APPEALS("OCR 17.11", Kind.STATE, "The regulations of this competition do not allow appeals."),
    RESULT_FINAL(
            "FSSI gen-8 a",
            Kind.STATE,
            "Results are final in this competition. You can appeal against a ruling instead."),
    NO_RESULT_YET(
            "OCR 17.11",
            Kind.STATE,
            "The game has no result yet. You can appeal against the result after the game has ended."),
    OWN_WIN(
            "OCR 17.11",
            Kind.STATE,
            "The appeal was not submitted. This player already has the points for a win, and an "
                    + "appeal cannot give more points. You can appeal against a ruling instead."),
    APPEAL_TEXT_MISSING(
            "OCR 17.11", Kind.MALFORMED, "Enter the text of the appeal: write what is wrong and what you ask for."),
    NOTHING_TO_APPEAL(
            "OCR 17.11",
            Kind.STATE,
            "The appeal was not submitted, because ruling {ruling} of this board has withdrawn this "
                    + "ruling completely. You can appeal against ruling {ruling} instead."),
    APPEALED_RULING_GONE(
            "OCR 17.11",
            Kind.STATE,
            "Ruling {ruling} of this board has withdrawn the ruling that this appeal is about. So "
                    + "the appeal cannot change the score. Decide the appeal without a new score. A player "
                    + "may appeal separately against a wrong score."),
    DECISION_FINAL(
            "APP-I A10",
            Kind.STATE,
            "In this competition (fairplay.decisionFinal), you cannot appeal if a player loses a "
                    + "game or is excluded for breaking the fair-play rules. You can appeal against other "
                    + "sanctions."),
    ALREADY_APPEALED(
            "OCR 17.11",
            Kind.STATE,
            "This side has already appealed against this result or ruling. One appeal is enough."),
    DEADLINE_PASSED(
            "FSSI gen-8 b", Kind.STATE, "The appeal period ended at {deadline}, so the appeal was not submitted."),
    UNKNOWN_APPEAL(
            "OCR 17.11",
            Kind.NOT_FOUND,
            "This appeal does not exist at this board. Choose an appeal from the " + "list."),
    NO_FEE_DUE("FSSI gen-8 e", Kind.STATE, "There is no fee to pay for this appeal, or the fee has already been paid."),
    FEE_UNPAID(
            "FSSI gen-8 e",
            Kind.STATE,
            "Nobody has recorded that the fee for this appeal is paid, so the appeal cannot be "
                    + "decided yet. Record the payment first."),
    APPEAL_DECIDED(
            "OCR 17.11",
            Kind.STATE,
            "Ruling {ruling} of this board has already decided this appeal: {outcome}. You can "
                    + "decide the appeal again only if that ruling cannot be carried out."),
    APPEAL_REASON_MISSING("OCR 17.11", Kind.MALFORMED, "Enter a reason for the decision on the appeal."),
    NEW_SCORE_MISSING("OCR 17.11", Kind.MALFORMED, "Enter the new score: the points of both players."),
    SCORE_UNCHANGED(
            "OCR 17.11",
            Kind.STATE,
            "The game already has this score. Accept the appeal without a new score, or enter a different score."),
    APPEAL_LEAVES_EFFECT(
            "OCR 17.11",
            Kind.STATE,
            "The appeal is not decided yet, because this part of the ruling cannot be undone any "
                    + "more: {penalties}. Possible reasons: the game has gone on with the changed time, the "
                    + "round is already open, a later ruling has changed the score, or the game cannot "
                    + "continue. If the appeals body gives a new score, enter the new score. If not, confirm "
                    + "that this part of the ruling stays.");

    private final Meaning meaning;

    AppealRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
