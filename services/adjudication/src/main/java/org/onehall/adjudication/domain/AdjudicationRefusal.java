package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why a call, a ruling or a note changes nothing. */
public enum AdjudicationRefusal implements Refusal {
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "No game is known at this board. Check the board and try again once its round is open."),
    FORBIDDEN_ROLE("OCR 18.3", Kind.FORBIDDEN, "This role may not do this here. Disconnections are decided by the Chief Arbiter or for him by the deputy; calls and penalties by arbiters of the seat's venue; a player calls for the own seat."),
    TEXT_TOO_LONG("OCR 19.1", Kind.MALFORMED, "The text is too long or holds control characters. It may have 500 characters, tabs and line feeds."),
    VIA_CAPTAIN("FSSI team-b", Kind.FORBIDDEN, "In this competition the captain speaks for the team: {captain}. Medical and technical help you may call for yourself."),
    CALL_OPEN("OCR 19.1", Kind.STATE, "The arbiters have been called here already. A new call is possible once this one has been answered."),
    UNKNOWN_CALL("OCR 19.1", Kind.NOT_FOUND, "There is no such call at this board."),
    ALREADY_ANSWERED("OCR 19.1", Kind.STATE, "This call has already been answered. Nothing is left to do."),
    ALREADY_ACKNOWLEDGED("OCR 19.1", Kind.STATE, "An arbiter is on the way to this call already. It can be answered."),
    CALL_NOT_OVERDUE("OCR 19.1", Kind.STATE, "The arbiters still have time to acknowledge this call."),
    NOT_INVALID("OCR 19.1", Kind.STATE, "This call is not one of this player that was found without valid reason and has no penalty yet. Impose the penalty without naming a call."),
    QUESTION_MISSING("OCR 17.10", Kind.MALFORMED, "There is no question. Say which rule shall be explained."),
    QUESTION_OPEN("OCR 17.10", Kind.STATE, "Your last question is not answered yet. The next one is possible when it is."),
    UNKNOWN_QUESTION("OCR 17.10", Kind.NOT_FOUND, "There is no such question at this board."),
    QUESTION_ANSWERED("OCR 17.10", Kind.STATE, "This question has already been answered. Nothing is left to do."),
    UNKNOWN_ARTICLE("OCR 17.10", Kind.MALFORMED, "The catalogue of rules has no such article. Choose one that it has, such as OCR 5.4.1."),
    NO_APPEALS("OCR 17.11", Kind.STATE, "The regulations of this competition allow no appeals."),
    RESULT_FINAL("FSSI gen-8 a", Kind.STATE, "Results are final in this competition. A ruling can be appealed against."),
    NO_RESULT_YET("OCR 17.11", Kind.STATE, "The game has no result yet. It can be appealed against when it has."),
    APPEAL_TEXT_MISSING("OCR 17.11", Kind.MALFORMED, "An appeal says what is wrong and what is asked for. Write it."),
    ALREADY_APPEALED("OCR 17.11", Kind.STATE, "This side has appealed against this already. One appeal is enough."),
    DEADLINE_PASSED("FSSI gen-8 b", Kind.STATE, "The time for this appeal was over at {deadline}. Nothing was filed."),
    UNKNOWN_APPEAL("OCR 17.11", Kind.NOT_FOUND, "There is no such appeal at this board."),
    NO_FEE_DUE("FSSI gen-8 e", Kind.STATE, "No fee is due for this appeal, or it is paid already."),
    FEE_UNPAID("FSSI gen-8 e", Kind.STATE, "The fee of this appeal is not recorded as paid, so the proceeding is not open. Record the payment first."),
    APPEAL_DECIDED("OCR 17.11", Kind.STATE, "This appeal has been decided. Another decision is possible only if that one is refused."),
    APPEAL_REASON_MISSING("OCR 17.11", Kind.MALFORMED, "The decision of an appeal needs its reason. Say why."),
    NEW_SCORE_MISSING("OCR 17.11", Kind.MALFORMED, "The new score is not said. Say the points of both."),
    SCORE_UNCHANGED("OCR 17.11", Kind.STATE, "The game has this score already. Uphold the appeal without a new score, or say another one."),
    UNKNOWN_CASE("OCR 18.9", Kind.NOT_FOUND, "There is no such disconnection at this board."),
    ALREADY_DECIDED("OCR 18.9", Kind.STATE, "This disconnection has been decided. Each one gets one decision; another is possible only if that one is refused."),
    GAME_VOIDED("OCR 18.9", Kind.STATE, "{decided}, so game {game} of this board is void. This disconnection was in that game and is settled with it; no other decision is possible."),
    NOT_DELEGATED("OCR 18.9", Kind.STATE, "The Chief Arbiter decides this disconnection. You may decide it when he lets you, or has not decided in the time the regulations give him."),
    ALREADY_DELEGATED("OCR 18.9", Kind.STATE, "The deputy may decide this disconnection already. So may the Chief Arbiter; the first decision counts."),
    NOT_OVERDUE("OCR 18.9", Kind.STATE, "The Chief Arbiter still has time to decide this disconnection."),
    NOT_RECONNECTED("OCR 18.9/c", Kind.STATE, "The player's link is still lost. Decide when it is back; if it can't be restored, decide otherwise than a to d and say so."),
    OPPONENT_NOT_RECONNECTED("OCR 18.9/c", Kind.STATE, "The other player of this board is lost too. The game goes on when both are back."),
    NOT_REPORTED("OCR 18.9/c", Kind.STATE, "The local technical arbiter has not confirmed the report. Decide when it is there."),
    GAME_ENDED("OCR 18.9", Kind.STATE, "The game has a result. There is nothing to resume or to restart; decide that nothing is to be done."),
    REDUCTION_MISSING("OCR 18.9 b", Kind.MALFORMED, "It is not said how much time is taken. Give a time above zero."),
    REDUCTION_TOO_LARGE("OCR 18.9 b", Kind.STATE, "The player's clock has {left}, so {asked} can not be taken from it. Take less than it has."),
    GAME_NOT_ENDED("OCR 18.9", Kind.STATE, "The game has no result yet. Decide how it goes on or ends; that nothing is to be done can be decided after its end."),
    DECISION_REASON_MISSING("OCR 18.9", Kind.MALFORMED, "A decision other than a to d needs a reason. Say why."),
    PRECEDENT_REASON_MISSING("OCR 18.9", Kind.MALFORMED, "Like cases of this event were decided otherwise: {earlier}. Say why this one is decided differently."),
    ADDITION_OUT_OF_RANGE("OCR 18.9", Kind.MALFORMED, "Say whose clock gets time, and how much: 1 second to 60 minutes."),
    CONTROL_MISSING("OCR 18.9 d", Kind.MALFORMED, "It is not said which shorter time control the new game has. Give one."),
    TOO_MANY_PERIODS("V-10", Kind.MALFORMED, "{control} has {periods} periods. A time control of this competition has at most {most}."),
    NOT_SHORTER("DEC-17", Kind.STATE, "{asked} is not shorter than {control} of this game: base times and 60 increments come to {total}, those of this game to {present}. Choose a control that comes to less."),
    REASON_MISSING("OCR 18.4", Kind.MALFORMED, "A penalty needs a reason. Say what happened."),
    PENALTY_FORBIDDEN("DEC-21", Kind.FORBIDDEN, "{article} is not for your role, so nothing was imposed. You may impose {allowed}."),
    PENALTY_MISSING("OCR 18.4", Kind.MALFORMED, "It is not said which penalty. Choose one or several of OCR 18.4."),
    PENALTY_TWICE("OCR 18.4", Kind.MALFORMED, "{article} is there twice, so nothing was imposed. Say each penalty once."),
    PENALTIES_CONTRADICT("OCR 18.4", Kind.MALFORMED, "{article} has no meaning together with {other}, so nothing was imposed. Leave one of them out."),
    RULED_MEANWHILE("OCR 18.4", Kind.STATE, "The rulings of this board are not those you knew of (the last one: {ruling}), so yours was not made. Look at them, and impose it again if it is still needed."),
    RULING_PENDING("OCR 18.4", Kind.STATE, "An earlier ruling of this board is not applied yet. The score can be ruled upon as soon as it is."),
    TIME_OUT_OF_RANGE("OCR 18.4", Kind.MALFORMED, "A time penalty is between 1 second and 60 minutes."),
    GAME_NOT_IN_PROGRESS("OCR 18.4", Kind.STATE, "The game is not in progress, so time can not be given or taken. A warning is possible."),
    POINTS_MISSING("OCR 18.4", Kind.MALFORMED, "{article} needs the new points. Say them."),
    NO_SCORE("OCR 18.4", Kind.STATE, "The game has no score yet, so {article} changes nothing. A warning, a penalty of time or the loss of the game are possible."),
    SCORE_NOT_RAISED("OCR 18.4.4", Kind.STATE, "The opponent has these points or more already, so nothing was imposed. Say more points."),
    SCORE_NOT_LOWERED("OCR 18.4.5", Kind.STATE, "The offender has these points or fewer already, so nothing was imposed. Say fewer points."),
    SCORE_NOT_ALLOWED("DEC-20", Kind.STATE, "{article} would make the score {score}, so nothing was imposed. Each side gets {points} points, both together at most {most}."),
    NO_CARDS("OCR 18.4", Kind.STATE, "This competition has no cards (communication.cards). Penalise without a card."),
    CARD_WITHOUT_PENALTY("OCR 18.4", Kind.MALFORMED, "A yellow card is a warning (OCR 18.4.1), a red one a lost game (OCR 18.4.6). Add one of the two, or leave out the card."),
    NO_YELLOW_CARD("OCR 18.4", Kind.STATE, "This player has not been shown a yellow card in the competition. Show that first, or declare the game lost without a card."),
    OPPONENT_SCORE_MISSING("OCR 18.4.6", Kind.MALFORMED, "The points of the opponent are not said. A game is declared lost together with them."),
    NOTHING_TO_LOSE("OCR 18.4.6", Kind.STATE, "The game is not in progress and has no score, so {article} has nothing to act on. Start it, or rule when its result is there."),
    FINE_NOT_ANNOUNCED("OCR 18.4.7", Kind.STATE, "This fine was not announced before the competition, so nothing was imposed. Announced: {fines}."),
    UNKNOWN_ROUND("OCR 18.4.8", Kind.MALFORMED, "Say from which rounds the player is excluded, and only rounds of this competition. Rounds that are not open: {rounds}."),
    ROUND_STARTED("OCR 18.4.8", Kind.STATE, "A round that is open already can not be excluded from, so nothing was imposed. Rounds that are not open: {rounds}."),
    FAILED_PAUSE_REASON_MISSING("OCR 19.6", Kind.MALFORMED, "It is not said why. Say why the pause was not possible, or why no time is added."),
    NOTHING_TO_PAUSE("OCR 19.6", Kind.STATE, "No game has begun at this board, so no clock ran that could have been stopped. Nothing was recorded."),
    PAUSE_NOT_YET_WANTED("OCR 19.6", Kind.MALFORMED, "The instant at which the pause was wanted is still to come. Say one that is over."),
    UNKNOWN_FAILED_PAUSE("OCR 19.6", Kind.NOT_FOUND, "No such failed pause is recorded at this board."),
    FAILED_PAUSE_SETTLED("OCR 19.6", Kind.STATE, "For this failed pause time has been added, or it was closed. Nothing is owed for it; a clock can still be corrected by an order."),
    COMPENSATION_OUT_OF_RANGE("OCR 19.6", Kind.MALFORMED, "Say for one clock or both how much time is added: 1 second to 60 minutes."),
    NO_CLOCK_TO_COMPENSATE("OCR 19.6", Kind.STATE, "The game in which the pause failed is not in progress, so no time can be added. Close it and say why."),
    UNKNOWN_RULING("OCR 18.3", Kind.NOT_FOUND, "There is no such ruling at this board.");

    private final Meaning meaning;

    AdjudicationRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override public Meaning meaning() {
        return meaning;
    }
}
