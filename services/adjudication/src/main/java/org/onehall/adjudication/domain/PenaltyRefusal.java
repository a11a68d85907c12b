package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why a penalty is refused (OCR 18.4). */
public enum PenaltyRefusal implements Refusal {
    REASON_MISSING("OCR 18.4", Kind.MALFORMED, "A penalty needs a reason. Say what happened."),
    PENALTY_FORBIDDEN(
            "DEC-21",
            Kind.FORBIDDEN,
            "{article} is not for your role, so nothing was imposed. You may impose {allowed}."),
    FAIR_PLAY_FORBIDDEN(
            "APP-I A10",
            Kind.FORBIDDEN,
            "A ruling in fair play is for the Chief Arbiter, who also gives effect to what the panel decides, so "
                    + "nothing was imposed. Report to him what you have seen."),
    WIDER_SANCTION(
            "APP-I A10",
            Kind.MALFORMED,
            "A ruling in fair play is the loss of a game, an exclusion or an expulsion. Make {article} a ruling "
                    + "of its own: that one can be appealed against."),
    SCORE_FINAL(
            "APP-I A10",
            Kind.FORBIDDEN,
            "A final decision in fair play has made this score, and only the Chief Arbiter changes it, so "
                    + "nothing was imposed. A penalty that leaves the points can be imposed."),
    PROOF_NEEDED(
            "APP-I A9",
            Kind.STATE,
            "The regulations of this competition allow no sanction for cheating that is not proven "
                    + "(fairplay.sanctionsWithoutProof), so nothing was imposed. A case can be reported to the Fair Play "
                    + "Commission."),
    PENALTY_MISSING("OCR 18.4", Kind.MALFORMED, "It is not said which penalty. Choose one or several of OCR 18.4."),
    PENALTY_TWICE(
            "OCR 18.4", Kind.MALFORMED, "{article} is there twice, so nothing was imposed. Say each penalty once."),
    PENALTIES_CONTRADICT(
            "OCR 18.4",
            Kind.MALFORMED,
            "{article} has no meaning together with {other}, so nothing was imposed. Leave one of them out."),
    TIME_OUT_OF_RANGE("OCR 18.4", Kind.MALFORMED, "A time penalty is between 1 second and 60 minutes."),
    GAME_NOT_IN_PROGRESS(
            "OCR 18.4",
            Kind.STATE,
            "The game is not in progress, so time can not be given or taken. A warning is possible."),
    CLOCKS_ADJOURNED(
            "ADJ I.5",
            Kind.STATE,
            "The game is adjourned, and its clocks stand for the resumption as they were sealed, so {article} "
                    + "can not be given or taken back now. A warning is possible, and time once the game goes on."),
    POINTS_MISSING("OCR 18.4", Kind.MALFORMED, "{article} needs the new points. Say them."),
    NO_SCORE(
            "OCR 18.4",
            Kind.STATE,
            "The game has no score yet, so {article} changes nothing. A warning, a penalty of time or the loss "
                    + "of the game are possible."),
    SCORE_NOT_RAISED(
            "OCR 18.4.4",
            Kind.STATE,
            "The opponent has these points or more already, so nothing was imposed. Say more points."),
    SCORE_NOT_LOWERED(
            "OCR 18.4.5",
            Kind.STATE,
            "The offender has these points or fewer already, so nothing was imposed. Say fewer points."),
    SCORE_NOT_ALLOWED(
            "DEC-20",
            Kind.STATE,
            "{article} would make the score {score}, so nothing was imposed. Each side gets {points} points, "
                    + "both together at most {most}."),
    NO_CARDS("OCR 18.4", Kind.STATE, "This competition has no cards (communication.cards). Penalise without a card."),
    CARD_WITHOUT_PENALTY(
            "OCR 18.4",
            Kind.MALFORMED,
            "A yellow card is a warning (OCR 18.4.1), a red one a lost game (OCR 18.4.6). Add one of the two, or "
                    + "leave out the card."),
    NO_YELLOW_CARD(
            "OCR 18.4",
            Kind.STATE,
            "This player has not been shown a yellow card in the competition. Show that first, or declare the "
                    + "game lost without a card."),
    OPPONENT_SCORE_MISSING(
            "OCR 18.4.6",
            Kind.MALFORMED,
            "The points of the opponent are not said. A game is declared lost together with them."),
    LOST_ALREADY(
            "OCR 18.4.6",
            Kind.STATE,
            "A ruling has declared this game lost for this player already, and the score stays {score}, so "
                    + "nothing was imposed. Say other points for the opponent, or impose another penalty of OCR 18.4."),
    NOTHING_TO_LOSE(
            "OCR 18.4.6",
            Kind.STATE,
            "The game is not in progress and has no score, so {article} has nothing to act on. Start it, or rule "
                    + "when its result is there."),
    FINE_NOT_ANNOUNCED(
            "OCR 18.4.7",
            Kind.STATE,
            "This fine was not announced before the competition, so nothing was imposed. Announced: {fines}."),
    UNKNOWN_ROUND(
            "OCR 18.4.8",
            Kind.MALFORMED,
            "Say from which rounds the player is excluded, and only rounds of this competition. Rounds that are "
                    + "not open: {rounds}."),
    ROUND_STARTED(
            "OCR 18.4.8",
            Kind.STATE,
            "A round that is open already can not be excluded from, so nothing was imposed. Rounds that are not "
                    + "open: {rounds}.");

    private final Meaning meaning;

    PenaltyRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
