package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why a penalty is refused (OCR 18.4). */
public enum PenaltyRefusal implements Refusal {
    REASON_MISSING("OCR 18.4", Kind.MALFORMED, "Enter the reason: write what happened."),
    PENALTY_FORBIDDEN(
            "DEC-21",
            Kind.FORBIDDEN,
            "Your role does not allow you to impose the penalty of {article}, so no penalty was imposed. You may "
                    + "impose {allowed}."),
    FAIR_PLAY_FORBIDDEN(
            "APP-I A10",
            Kind.FORBIDDEN,
            "No penalty was imposed, because only the Chief Arbiter makes fair-play rulings. This "
                    + "includes rulings that carry out a decision of the panel. Report to the Chief Arbiter "
                    + "what you have seen."),
    WIDER_SANCTION(
            "APP-I A10",
            Kind.MALFORMED,
            "A fair-play ruling can only be the loss of a game, an exclusion or an expulsion. "
                    + "Impose the penalty of {article} in a separate ruling: a player can appeal against that "
                    + "ruling."),
    SCORE_FINAL(
            "APP-I A10",
            Kind.FORBIDDEN,
            "No penalty was imposed. This score comes from a final fair-play decision, and only the "
                    + "Chief Arbiter may change the score. You can impose a penalty that does not change the "
                    + "points."),
    PROOF_NEEDED(
            "APP-I A9",
            Kind.STATE,
            "No penalty was imposed. In this competition, a sanction for cheating needs proof "
                    + "(fairplay.sanctionsWithoutProof). You can report a case to the Fair Play Commission."),
    PENALTY_MISSING(
            "OCR 18.4", Kind.MALFORMED, "You have not chosen a penalty. Choose one or more penalties of OCR 18.4."),
    PENALTY_TWICE(
            "OCR 18.4",
            Kind.MALFORMED,
            "The penalty of {article} is listed twice, so no penalty was imposed. List each penalty once."),
    PENALTIES_CONTRADICT(
            "OCR 18.4",
            Kind.MALFORMED,
            "The penalty of {article} has no effect together with the penalty of {other}, so no penalty was "
                    + "imposed. Leave out one of the two penalties."),
    TIME_OUT_OF_RANGE("OCR 18.4", Kind.MALFORMED, "A time penalty must be between 1 second and 60 minutes."),
    GAME_NOT_IN_PROGRESS(
            "OCR 18.4",
            Kind.STATE,
            "The game is not in progress, so you cannot add or take time on its clocks. You can give a warning."),
    CLOCKS_ADJOURNED(
            "ADJ I.5",
            Kind.STATE,
            "The game is adjourned. Its clocks keep the times of the sealed move until the game is "
                    + "resumed, so the penalty of {article} cannot be imposed or withdrawn now. You can give "
                    + "a warning now, and change the clocks when the game goes on."),
    POINTS_MISSING("OCR 18.4", Kind.MALFORMED, "Enter the new points for the penalty of {article}."),
    NO_SCORE(
            "OCR 18.4",
            Kind.STATE,
            "The game has no score yet, so the penalty of {article} would change nothing. You can impose a warning, "
                    + "a time penalty or the loss of the game."),
    SCORE_NOT_RAISED(
            "OCR 18.4.4",
            Kind.STATE,
            "The opponent already has these points or more, so no penalty was imposed. Enter more points."),
    SCORE_NOT_LOWERED(
            "OCR 18.4.5",
            Kind.STATE,
            "The player already has these points or fewer, so no penalty was imposed. Enter fewer points."),
    SCORE_NOT_ALLOWED(
            "DEC-20",
            Kind.STATE,
            "The penalty of {article} would make the score {score}, so no penalty was imposed. Each player can get "
                    + "{points} points, and both players together at most {most}."),
    NO_CARDS(
            "OCR 18.4",
            Kind.STATE,
            "This competition does not use cards (communication.cards). Impose the penalty without a " + "card."),
    CARD_WITHOUT_PENALTY(
            "OCR 18.4",
            Kind.MALFORMED,
            "A yellow card means a warning (OCR 18.4.1), and a red card means a lost game (OCR 18.4.6). Add one of "
                    + "these penalties, or leave out the card."),
    NO_YELLOW_CARD(
            "OCR 18.4",
            Kind.STATE,
            "This player has not had a yellow card in this competition. Show a yellow card first, or declare the "
                    + "game lost without a card."),
    OPPONENT_SCORE_MISSING("OCR 18.4.6", Kind.MALFORMED, "To declare the game lost, enter the opponent's points too."),
    LOST_ALREADY(
            "OCR 18.4.6",
            Kind.STATE,
            "No penalty was imposed. An earlier ruling has already decided that this player loses "
                    + "the game, and the score would stay {score}. Enter different points for the opponent, "
                    + "or impose another penalty of OCR 18.4."),
    NOTHING_TO_LOSE(
            "OCR 18.4.6",
            Kind.STATE,
            "The game is not in progress and has no score, so the penalty of {article} would have "
                    + "no effect. First start the game, or wait until the game has a result."),
    FINE_NOT_ANNOUNCED(
            "OCR 18.4.7",
            Kind.STATE,
            "This fine was not announced before the competition, so no fine was imposed. The announced fines are: "
                    + "{fines}."),
    UNKNOWN_ROUND(
            "OCR 18.4.8",
            Kind.MALFORMED,
            "Choose the rounds from which the player is excluded. These rounds must be rounds of this competition. "
                    + "Rounds that are not open yet: {rounds}."),
    ROUND_STARTED(
            "OCR 18.4.8",
            Kind.STATE,
            "You cannot exclude a player from a round that is already open, so no penalty was imposed. You can "
                    + "choose these rounds: {rounds}.");

    private final Meaning meaning;

    PenaltyRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
