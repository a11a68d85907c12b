package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why a call, a ruling or a note is refused. */
public enum AdjudicationRefusal implements Refusal {
    UNKNOWN_BOARD(
            "",
            Kind.NOT_FOUND,
            "No game is known at this board. Check the board and try again once its round is open."),
    FORBIDDEN_ROLE(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "This role may not do this here. Disconnections and appeals are the Chief Arbiter's, or those to whom "
                    + "he gives them; calls, penalties and their withdrawal are for arbiters of the seat's venue or "
                    + "the Chief Arbiter; a player calls, asks and appeals for the own seat."),
    TEXT_TOO_LONG(
            "",
            Kind.MALFORMED,
            "The text is too long or holds control characters. It may have 500 characters, tabs and line feeds."),
    VIA_CAPTAIN(
            "FSSI team-b",
            Kind.FORBIDDEN,
            "In this competition the captain speaks for the team: {captain}. Medical and technical help you may "
                    + "call for yourself."),
    CALL_OPEN(
            "OCR 19.1",
            Kind.STATE,
            "The arbiters have been called here already. A new call is possible once this one has been answered."),
    UNKNOWN_CALL("OCR 19.1", Kind.NOT_FOUND, "There is no such call at this board."),
    ALREADY_ANSWERED("OCR 19.1", Kind.STATE, "This call has already been answered. Nothing is left to do."),
    ALREADY_ACKNOWLEDGED("OCR 19.1", Kind.STATE, "An arbiter is on the way to this call already. It can be answered."),
    CALL_NOT_OVERDUE("OCR 19.1", Kind.STATE, "The arbiters still have time to acknowledge this call."),
    NOT_INVALID(
            "OCR 19.1",
            Kind.STATE,
            "This call is not one of this player that was found without valid reason and has no penalty yet. Impose "
                    + "the penalty without naming a call."),
    QUESTION_MISSING("OCR 17.10", Kind.MALFORMED, "There is no question. Say which rule shall be explained."),
    QUESTION_OPEN(
            "OCR 17.10", Kind.STATE, "Your last question is not answered yet. The next one is possible when it is."),
    UNKNOWN_QUESTION("OCR 17.10", Kind.NOT_FOUND, "There is no such question at this board."),
    QUESTION_ANSWERED("OCR 17.10", Kind.STATE, "This question has already been answered. Nothing is left to do."),
    UNKNOWN_ARTICLE(
            "OCR 17.10",
            Kind.MALFORMED,
            "The catalogue of rules has no such article. Choose one that it has, such as {near}."),
    NO_APPEALS("OCR 17.11", Kind.STATE, "The regulations of this competition allow no appeals."),
    RESULT_FINAL(
            "FSSI gen-8 a", Kind.STATE, "Results are final in this competition. A ruling can be appealed against."),
    NO_RESULT_YET("OCR 17.11", Kind.STATE, "The game has no result yet. It can be appealed against when it has."),
    OWN_WIN(
            "OCR 17.11",
            Kind.STATE,
            "This side has the points of a win, and no appeal can give it more, so nothing was filed. A ruling can "
                    + "be appealed against."),
    APPEAL_TEXT_MISSING("OCR 17.11", Kind.MALFORMED, "An appeal says what is wrong and what is asked for. Write it."),
    NOTHING_TO_APPEAL(
            "OCR 17.11",
            Kind.STATE,
            "Ruling {ruling} of this board took this one back, so nothing of it stands and nothing was filed. The "
                    + "withdrawal itself can be appealed against."),
    APPEALED_RULING_GONE(
            "OCR 17.11",
            Kind.STATE,
            "Ruling {ruling} of this board took back what this appeal is about, so the appeal changes no score. "
                    + "Decide it without a new one; a score that is wrong can be appealed against itself."),
    DECISION_FINAL(
            "APP-I A10",
            Kind.STATE,
            "By the regulations of this competition the loss of a game or an exclusion in fair play is final "
                    + "(fairplay.decisionFinal), so there is no appeal against it. Other sanctions can be appealed "
                    + "against."),
    ALREADY_APPEALED("OCR 17.11", Kind.STATE, "This side has appealed against this already. One appeal is enough."),
    DEADLINE_PASSED("FSSI gen-8 b", Kind.STATE, "The time for this appeal was over at {deadline}. Nothing was filed."),
    UNKNOWN_APPEAL("OCR 17.11", Kind.NOT_FOUND, "There is no such appeal at this board."),
    NO_FEE_DUE("FSSI gen-8 e", Kind.STATE, "No fee is due for this appeal, or it is paid already."),
    FEE_UNPAID(
            "FSSI gen-8 e",
            Kind.STATE,
            "The fee of this appeal is not recorded as paid, so the proceeding is not open. Record the payment first."),
    APPEAL_DECIDED(
            "OCR 17.11",
            Kind.STATE,
            "Ruling {ruling} of this board has decided this appeal: {outcome}. Another decision is possible only if "
                    + "that one is refused."),
    APPEAL_REASON_MISSING("OCR 17.11", Kind.MALFORMED, "The decision of an appeal needs its reason. Say why."),
    NEW_SCORE_MISSING("OCR 17.11", Kind.MALFORMED, "The new score is not said. Say the points of both."),
    SCORE_UNCHANGED(
            "OCR 17.11",
            Kind.STATE,
            "The game has this score already. Uphold the appeal without a new score, or say another one."),
    APPEAL_LEAVES_EFFECT(
            "OCR 17.11",
            Kind.STATE,
            "{penalties} of the ruling can not be undone any more: time that was played, a round that was opened, a "
                    + "score that was ruled upon since or a game that can not go on. "
                    + "Nothing was decided. Say the new score if the body gives one, or confirm that this part "
                    + "stays as it is."),
    UNKNOWN_CASE("OCR 18.9", Kind.NOT_FOUND, "There is no such disconnection at this board."),
    ALREADY_DECIDED(
            "OCR 18.9",
            Kind.STATE,
            "Ruling {ruling} of this board has decided this disconnection. Each one gets one decision; another is "
                    + "possible only if that one is refused."),
    GAME_VOIDED(
            "OCR 18.9",
            Kind.STATE,
            "{decided}, so game {game} of this board is void. This disconnection was in that game and is settled "
                    + "with it; no other decision is possible."),
    NOT_DELEGATED(
            "OCR 18.9",
            Kind.STATE,
            "The Chief Arbiter decides this disconnection. You may decide it when he lets you, or has not decided "
                    + "in the time the regulations give him."),
    ALREADY_DELEGATED(
            "OCR 18.9",
            Kind.STATE,
            "The deputy may decide this disconnection already. So may the Chief Arbiter; the first decision counts."),
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
            "The game has no result yet. Decide how it goes on or ends; that nothing is to be done can be decided "
                    + "after its end."),
    CONNECTION_NOT_OF_PLAYER(
            "OCR 16.5",
            Kind.STATE,
            "The organiser answers for the connection under these regulations, not the player: the decision holds "
                    + "no penalty. Decide without one."),
    PENALTY_OF_CHIEF_ARBITER(
            "DEC-21",
            Kind.FORBIDDEN,
            "A penalty with a decision is the Chief Arbiter's, so nothing was decided. Decide without {article}; he "
                    + "can impose it afterwards."),
    PENALTY_NOT_WITH_DECISION(
            "OCR 18.9",
            Kind.STATE,
            "A penalty by {article} does not go with a decision: only a warning and a fine do. Time and the result "
                    + "are decided by the decision itself; "
                    + "impose any other penalty after it."),
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
                    + "those of this game to {present}. Choose a control that comes to less."),
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
            "A ruling in fair play is the loss of a game, an exclusion or an expulsion. Make {article} a ruling of "
                    + "its own: that one can be appealed against."),
    SCORE_FINAL(
            "APP-I A10",
            Kind.FORBIDDEN,
            "A final decision in fair play has made this score, and only the Chief Arbiter changes it, so nothing "
                    + "was imposed. A penalty that leaves the points can be imposed."),
    PROOF_NEEDED(
            "APP-I A9",
            Kind.STATE,
            "The regulations of this competition allow no sanction for cheating that is not proven "
                    + "(fairplay.sanctionsWithoutProof), so nothing was imposed. A case can be reported to the Fair "
                    + "Play Commission."),
    PENALTY_MISSING("OCR 18.4", Kind.MALFORMED, "It is not said which penalty. Choose one or several of OCR 18.4."),
    PENALTY_TWICE(
            "OCR 18.4", Kind.MALFORMED, "{article} is there twice, so nothing was imposed. Say each penalty once."),
    PENALTIES_CONTRADICT(
            "OCR 18.4",
            Kind.MALFORMED,
            "{article} has no meaning together with {other}, so nothing was imposed. Leave one of them out."),
    RULED_MEANWHILE(
            "OCR 18.4",
            Kind.STATE,
            "The rulings of this board are not those you knew of (the last one: {ruling}), so yours was not made. "
                    + "Look at them, and make it again if it is still needed."),
    RULING_PENDING(
            "OCR 18.4", Kind.STATE, "An earlier ruling of this board is not applied yet. Try again as soon as it is."),
    TIME_OUT_OF_RANGE("OCR 18.4", Kind.MALFORMED, "A time penalty is between 1 second and 60 minutes."),
    GAME_NOT_IN_PROGRESS(
            "OCR 18.4",
            Kind.STATE,
            "The game is not in progress, so time can not be given or taken. A warning is possible."),
    CLOCKS_ADJOURNED(
            "ADJ I.5",
            Kind.STATE,
            "The game is adjourned, and its clocks stand for the resumption as they were sealed, so {article} can "
                    + "not be given or taken back now. A warning is possible, and time once the game goes on."),
    POINTS_MISSING("OCR 18.4", Kind.MALFORMED, "{article} needs the new points. Say them."),
    NO_SCORE(
            "OCR 18.4",
            Kind.STATE,
            "The game has no score yet, so {article} changes nothing. A warning, a penalty of time or the loss of "
                    + "the game are possible."),
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
            "{article} would make the score {score}, so nothing was imposed. Each side gets {points} points, both "
                    + "together at most {most}."),
    NO_CARDS("OCR 18.4", Kind.STATE, "This competition has no cards (communication.cards). Penalise without a card."),
    CARD_WITHOUT_PENALTY(
            "OCR 18.4",
            Kind.MALFORMED,
            "A yellow card is a warning (OCR 18.4.1), a red one a lost game (OCR 18.4.6). Add one of the two, or "
                    + "leave out the card."),
    NO_YELLOW_CARD(
            "OCR 18.4",
            Kind.STATE,
            "This player has not been shown a yellow card in the competition. Show that first, or declare the game "
                    + "lost without a card."),
    OPPONENT_SCORE_MISSING(
            "OCR 18.4.6",
            Kind.MALFORMED,
            "The points of the opponent are not said. A game is declared lost together with them."),
    LOST_ALREADY(
            "OCR 18.4.6",
            Kind.STATE,
            "A ruling has declared this game lost for this player already, and the score stays {score}, so nothing "
                    + "was imposed. Say other points for the opponent, or impose another penalty of OCR 18.4."),
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
            "Say from which rounds the player is excluded, and only rounds of this competition. Rounds that are not "
                    + "open: {rounds}."),
    ROUND_STARTED(
            "OCR 18.4.8",
            Kind.STATE,
            "A round that is open already can not be excluded from, so nothing was imposed. Rounds that are not "
                    + "open: {rounds}."),
    WITHDRAWAL_FINAL(
            "OCR 18.3",
            Kind.STATE,
            "This ruling takes back another one and is not taken back itself. If the penalty was right after all, "
                    + "impose it anew."),
    NO_PENALTY_TO_WITHDRAW(
            "OCR 18.3",
            Kind.STATE,
            "Only penalties are taken back, and this is {ruling}. A clock can be corrected by an order; against the "
                    + "rest an appeal can be filed."),
    WITHDRAWAL_REASON_MISSING("OCR 18.3", Kind.MALFORMED, "A ruling is taken back with a reason. Say why."),
    NOT_OF_RULING(
            "OCR 18.3",
            Kind.MALFORMED,
            "Say which penalties of the ruling are taken back, each once. It has {penalties}."),
    WITHDRAWAL_FORBIDDEN(
            "DEC-21",
            Kind.FORBIDDEN,
            "{article} is not for your role at this venue, so it is not for you to take back. Ask the Local Chief "
                    + "Arbiter of the player's venue or the Chief Arbiter."),
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
            "A clock that this ruling changed was set to a time of its own since, so what it gave or took is not on "
                    + "it any more and nothing was taken back. Leave the time out, and correct the clock by an "
                    + "order if it is wrong."),
    TIME_PLAYED(
            "OCR 18.4",
            Kind.STATE,
            "The game whose clocks {article} changed is not in progress any more, so the time can not be put back "
                    + "and nothing was taken back. Leave this part out; an appeal remains possible."),
    EXCLUSION_EFFECTED(
            "OCR 18.4.8",
            Kind.STATE,
            "All rounds of {article} were opened under it, round {round} first, so it is not taken back. Leave this "
                    + "part out; an appeal remains possible."),
    WITHDRAWN_TOGETHER(
            "OCR 18.4",
            Kind.MALFORMED,
            "{article} and {other} of this ruling come to one effect, so nothing was taken back. Take back both."),
    GAME_WENT_ON(
            "OCR 18.4",
            Kind.STATE,
            "The game that {article} was about is void or has gone on, so nothing was taken back. An appeal remains "
                    + "possible."),
    SCORE_OFFICIAL(
            "OCR 17.11",
            Kind.STATE,
            "The round is official, so what {article} made of the score is not taken back. An appeal can be filed, "
                    + "and the Chief Arbiter may rule on the score anew."),
    SCORE_RULED_SINCE(
            "OCR 18.4",
            Kind.STATE,
            "{article} made the score {made}, and it is {score} by now. Take the later ruling back first; what an "
                    + "appeal decided stays."),
    EXPELLED_SINCE(
            "OCR 18.4.9",
            Kind.STATE,
            "Ruling {ruling} of board {board} expels a player of this game and stands, so the game that {article} "
                    + "ended does not go on. Take that ruling back first."),
    NEXT_ROUND_OPEN(
            "OCR 18.4.6",
            Kind.STATE,
            "Round {round} is open, so the game that {article} ended does not go on. The score can be ruled upon, "
                    + "and an appeal can be filed."),
    FAILED_PAUSE_REASON_MISSING(
            "OCR 19.6",
            Kind.MALFORMED,
            "It is not said why. Say why the pause was not possible, or why no time is added."),
    NOTHING_TO_PAUSE(
            "OCR 19.6",
            Kind.STATE,
            "No game has begun at this board, so no clock ran that could have been stopped. Nothing was recorded."),
    PAUSE_NOT_YET_WANTED(
            "OCR 19.6",
            Kind.MALFORMED,
            "The instant at which the pause was wanted is still to come: it is {now} in the hall. Say one that is "
                    + "over."),
    PAUSE_BEFORE_START(
            "OCR 19.6",
            Kind.MALFORMED,
            "This game started at {start}, so no pause of it was wanted before. Say an instant from then to {now}."),
    UNKNOWN_FAILED_PAUSE("OCR 19.6", Kind.NOT_FOUND, "No such failed pause is recorded at this board."),
    FAILED_PAUSE_SETTLED(
            "OCR 19.6",
            Kind.STATE,
            "For this failed pause time has been added, or it was closed. Nothing is owed for it; a clock can still "
                    + "be corrected by an order."),
    COMPENSATION_OUT_OF_RANGE(
            "OCR 19.6", Kind.MALFORMED, "Say for one clock or both how much time is added: 1 second to 60 minutes."),
    NO_CLOCK_TO_COMPENSATE(
            "OCR 19.6",
            Kind.STATE,
            "The game in which the pause failed is not in progress, so no time can be added. Close it and say why."),
    UNKNOWN_RULING("OCR 18.3", Kind.NOT_FOUND, "There is no such ruling at this board.");

    private final Meaning meaning;

    AdjudicationRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
