package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why an appeal, its fee or its decision is refused (OCR 17.11). */
public enum AppealRefusal implements Refusal {
    NO_APPEALS("OCR 17.11", Kind.STATE, "The regulations of this competition allow no appeals."),
    RESULT_FINAL(
            "FSSI gen-8 a", Kind.STATE, "Results are final in this competition. A ruling can be appealed against."),
    NO_RESULT_YET("OCR 17.11", Kind.STATE, "The game has no result yet. It can be appealed against when it has."),
    OWN_WIN(
            "OCR 17.11",
            Kind.STATE,
            "This side has the points of a win, and no appeal can give it more, so nothing was filed. A ruling "
                    + "can be appealed against."),
    APPEAL_TEXT_MISSING("OCR 17.11", Kind.MALFORMED, "An appeal says what is wrong and what is asked for. Write it."),
    NOTHING_TO_APPEAL(
            "OCR 17.11",
            Kind.STATE,
            "Ruling {ruling} of this board took this one back, so nothing of it stands and nothing was filed. "
                    + "The withdrawal itself can be appealed against."),
    APPEALED_RULING_GONE(
            "OCR 17.11",
            Kind.STATE,
            "Ruling {ruling} of this board took back what this appeal is about, so the appeal changes no score. "
                    + "Decide it without a new one; a score that is wrong can be appealed against itself."),
    DECISION_FINAL(
            "APP-I A10",
            Kind.STATE,
            "By the regulations of this competition the loss of a game or an exclusion in fair play is final "
                    + "(fairplay.decisionFinal), so there is no appeal against it. Other sanctions can be appealed against."),
    ALREADY_APPEALED("OCR 17.11", Kind.STATE, "This side has appealed against this already. One appeal is enough."),
    DEADLINE_PASSED("FSSI gen-8 b", Kind.STATE, "The time for this appeal was over at {deadline}. Nothing was filed."),
    UNKNOWN_APPEAL("OCR 17.11", Kind.NOT_FOUND, "There is no such appeal at this board."),
    NO_FEE_DUE("FSSI gen-8 e", Kind.STATE, "No fee is due for this appeal, or it is paid already."),
    FEE_UNPAID(
            "FSSI gen-8 e",
            Kind.STATE,
            "The fee of this appeal is not recorded as paid, so the proceeding is not open. Record the payment "
                    + "first."),
    APPEAL_DECIDED(
            "OCR 17.11",
            Kind.STATE,
            "Ruling {ruling} of this board has decided this appeal: {outcome}. Another decision is possible only "
                    + "if that one is refused."),
    APPEAL_REASON_MISSING("OCR 17.11", Kind.MALFORMED, "The decision of an appeal needs its reason. Say why."),
    NEW_SCORE_MISSING("OCR 17.11", Kind.MALFORMED, "The new score is not said. Say the points of both."),
    SCORE_UNCHANGED(
            "OCR 17.11",
            Kind.STATE,
            "The game has this score already. Uphold the appeal without a new score, or say another one."),
    APPEAL_LEAVES_EFFECT(
            "OCR 17.11",
            Kind.STATE,
            "{penalties} of the ruling can not be undone any more: time that was played, a round that was "
                    + "opened, a score that was ruled upon since or a game that can not go on. Nothing was decided. Say "
                    + "the new score if the body gives one, or confirm that this part stays as it is.");

    private final Meaning meaning;

    AppealRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
