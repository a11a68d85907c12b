package org.onehall.game.domain;

import org.onehall.decider.Refusal;

/** Why a board refuses a command. */
public enum GameRefusal implements Refusal {
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "There is no such board. Check the competition, round and board number."),
    ALREADY_CREATED("", Kind.STATE, "This board exists already; nothing was changed."),
    MALFORMED_BOARD("", Kind.MALFORMED, "This is no board. Write competition/round/board, round and board as numbers from 1: cup/3/12."),
    ILLEGAL_POSITION("LAW 3.10.3", Kind.MALFORMED, "The initial position is not a legal one, or the game would be over in it. Set up a legal position in which both can play."),
    FORBIDDEN_ROLE("OCR 18.3", Kind.FORBIDDEN, "Your role may not do this here. The arbiters of the venue may, or the Chief Arbiter."),
    FORBIDDEN_SEAT("LAW 1.1", Kind.FORBIDDEN, "This is not your seat. Only its player may do this."),
    ALREADY_STARTED("LAW 6.6", Kind.STATE, "The game has been started already."),
    DEVICE_CHECK_MISSING("OCR 18.5", Kind.STATE, "The playing device of a seat has not passed its check. The LCA of that venue records it, then the game can start."),
    FAIR_PLAY_CHECK_MISSING("OCR 18.6", Kind.STATE, "A player has not passed the fair-play check. The LCA of that venue records it, then the game can start."),
    GAME_NOT_STARTED("LAW 6.6", Kind.STATE, "The game has not started. Wait for the arbiter to start it."),
    GAME_PAUSED("OCR 19.6", Kind.STATE, "The game is paused and the clocks stand. You may resign, answer or make a draw offer, or call an arbiter; moves wait for the resumption."),
    AWAITING_CHIEF_ARBITER("OCR 18.9", Kind.STATE, "The game waits for the Chief Arbiter's decision. You may call an arbiter."),
    GAME_ENDED("OCR 5.1", Kind.STATE, "The game has ended. You may call an arbiter or appeal."),
    STALE_PLY("ENG-1", Kind.STALE, "The position has changed since; look at the board and choose again."),
    NOT_YOUR_MOVE("LAW 1.3", Kind.STATE, "Your opponent has the move. Wait for the reply."),
    FLAG_FALLEN("OCR 4.5", Kind.STATE, "The time had run out before this reached the hall."),
    MALFORMED_MOVE("OCR 3.3", Kind.MALFORMED, "This is not a move. Write the two squares, and the piece for a promotion: e2e4, e7e8q."),
    ILLEGAL_MOVE("OCR 3.3", Kind.STATE, "This move is not legal here. The clock goes on; choose a legal move."),
    PROMOTION_PIECE_MISSING("LAW 3.7.5", Kind.STATE, "Choose the piece the pawn becomes: queen, rook, bishop or knight."),
    DRAW_NOT_ALLOWED("LAW 9.1.1", Kind.STATE, "Draws by agreement are not allowed in this competition."),
    OFFER_TOO_EARLY("LAW 9.1.1", Kind.STATE, "It is too early to offer a draw under the rules of this competition. Play on."),
    OFFER_OPEN("OCR 5.3", Kind.STATE, "A draw offer is open already. It stays until it is answered."),
    NO_OFFER("OCR 5.3", Kind.STATE, "There is no draw offer of your opponent to answer. You may offer one."),
    ACCEPT_TOO_EARLY("LAW 5.2.3", Kind.STATE, "Both players must have made a move before a draw can be agreed. Play on."),
    DECLINE_NOT_USED("OCR 5.3", Kind.STATE, "An offer is declined by making a move."),
    FLAG_NOT_FALLEN("OCR 4.5", Kind.STATE, "The flag has not fallen; time is left or the clock stands."),
    REASON_MISSING("OCR 18.3", Kind.MALFORMED, "Give a reason; it is part of the record."),
    MALFORMED_TEXT("", Kind.MALFORMED, "A reason has at most 500 characters, a line of moves 2000, a name, an id, a place or an article 200, and no control characters but tab and line feed."),
    NOT_RUNNING("OCR 19.6", Kind.STATE, "The clocks stand already. You may resume the game."),
    NOT_PAUSED("OCR 19.6", Kind.STATE, "The game is not paused; the clock runs."),
    CASE_OPEN("OCR 18.9", Kind.STATE, "A disconnection of this board awaits the Chief Arbiter's decision, which resumes the game."),
    GAME_NOT_IN_PROGRESS("OCR 18.4", Kind.STATE, "The game is not in progress, so its clocks can't be changed."),
    REDUCTION_TOO_LARGE("DEC-21", Kind.STATE, "The reduction would leave nothing on the clock. Choose less than the time left."),
    NOT_SHORTER("OCR 18.9", Kind.STATE, "The new time control is not shorter than the present one. Choose a shorter one, or restart with the same."),
    START_HELD("DEC-27", Kind.STATE, "A player is at the board but the device is not connected, so this game waits. Start it when the hold is lifted."),
    SEAT_ABSENT("DEC-27", Kind.STATE, "An absent player does not hold the start. Record the player's presence first, or let the game start."),
    DEFAULT_NOT_OVER("LAW 6.7.1", Kind.STATE, "Nobody has lost for being absent: the default time is not over, was waived, or the player came in time."),
    MALFORMED_MINUTES("OCR 16.11", Kind.MALFORMED, "Give the default time in minutes from the start, 0 to 1440, or none at all."),
    NOT_FORFEITED("DEC-14", Kind.STATE, "This game was not forfeited for absence, so there is no forfeit to reverse."),
    NO_SUCH_POSITION("AMD 7.5.1", Kind.MALFORMED, "There is no such earlier position. Choose a half-move before the last one, or 0 for the initial position."),
    ADJOURNMENT_NOT_USED("ADJ I.1.1", Kind.STATE, "Games are not adjourned in this competition. Pause the game instead."),
    SEALING_NOT_ORDERED("ADJ I.1.1", Kind.STATE, "No arbiter has ordered to seal a move. Play it on the board."),
    NOTHING_SEALED("ADJ I.1.1", Kind.STATE, "No move is sealed yet. Seal one, then confirm it."),
    SEALING_TOO_EARLY("ADJ I.1.2", Kind.STATE, "The time up to the end of the session is more than your clock has. Play on, or seal later."),
    GAME_ADJOURNED("ADJ I.1.1", Kind.STATE, "The game is adjourned. You may resign, and offer or accept a draw; moves wait for the resumption."),
    NOT_ADJOURNED("ADJ I.2", Kind.STATE, "The game is not adjourned, so there is nothing to record on an envelope or to resume."),
    ENVELOPE_INCOMPLETE("ADJ I.2", Kind.STATE, "The envelope needs the place of the resumption and a time that is still to come. The LCA confirms it."),
    RESUMPTION_NOT_DUE("ADJ I.5", Kind.STATE, "The time of the resumption has not come. An arbiter may resume earlier."),
    NO_PROVISIONAL_RESULT("DEC-15", Kind.STATE, "No flag has fallen provisionally, so there is no result to confirm. Decide otherwise."),
    MALFORMED_TIME("OCR 19.5", Kind.MALFORMED, "A time on a clock must be more than zero and at most 24 hours."),
    MALFORMED_CHANGE("OCR 18.4", Kind.MALFORMED, "A change of a clock is more or less than zero, by at most 24 hours."),
    MALFORMED_COUNTER("OCR 19.5", Kind.MALFORMED, "A move counter is 0 to 9999."),
    NOTHING_TO_CHANGE("OCR 19.5", Kind.MALFORMED, "Say what to change: a time, a time control or a move counter, of one clock or both."),
    GRANT_OUT_OF_RANGE("LAW 12.5", Kind.MALFORMED, "For a disturbance, 1 second to 60 minutes may be added at a time."),
    CHOOSE_THE_TIME("OCR 19.5", Kind.STATE, "With the right setting this player would have no time left. Choose the time to put on the clock."),
    ANOTHER_GAME("OCR 18.9", Kind.STATE, "This was decided about game {decided} at this board, which is void. Game {present} is there now: decide about that one."),
    GAME_NOT_ENDED("OCR 19.4", Kind.STATE, "The game has no result that could be changed. If a draw was missed, declare it."),
    NO_SUCH_PLY("OCR 19.3", Kind.MALFORMED, "This game has {ply} half-moves. Choose one of them, or 0 for the initial position."),
    NOT_REPEATED("OCR 5.4.1", Kind.STATE, "The position after this half-move had occurred {count} times, {needed} are needed. Choose another half-move, or let the game go on."),
    NOT_COUNTED("OCR 5.4.4", Kind.STATE, "After this half-move there had been {count} half-moves without a capture or a pawn's move, {needed} are needed. Choose another half-move, or let the game go on."),
    MATE_POSSIBLE("OCR 4.5", Kind.STATE, "{side} can still give checkmate, so this is no draw: {line}."),
    ALREADY_DRAWN("OCR 19.3", Kind.STATE, "The game is drawn already; nothing was changed."),
    RULED("OCR 17.11", Kind.STATE, "This result comes from a ruling or a forfeit, which a draw of OCR 5.4 does not replace. Appeal against the ruling, or take the forfeit back."),
    NOT_AUTOMATIC("OCR 19.4", Kind.STATE, "The software has not set this result by itself: it comes from the players, a ruling or a forfeit. An appeal remains possible."),
    EXACT_RESULT("OCR 5.1", Kind.STATE, "Checkmate, stalemate, repetitions and counted moves are read off the record, so this is no error of the software. An appeal remains possible."),
    RESULT_UNCHANGED("OCR 19.4", Kind.STATE, "The game has this result already. Choose another one."),
    RESULT_NOT_POSSIBLE("OCR 4.5", Kind.STATE, "The game cannot have this result: one side wins or it is drawn, and a side whose flag has fallen does not win. Choose another one."),
    CANNOT_GO_ON("OCR 4.5", Kind.STATE, "A flag has fallen, so there is no time to go on with. Change the result instead."),
    LINE_ILLEGAL("OCR 3.3", Kind.MALFORMED, "In this line {move} is no legal move. Correct it, or give a reason without a line."),
    LINE_WITHOUT_MATE("OCR 4.5", Kind.STATE, "This line does not end with checkmate by the side that is to win. Correct it, or give a reason without a line."),
    ASSISTANT_NOT_ADMITTED("APP-III 1", Kind.FORBIDDEN, "This seat has not admitted you as its assistant, or not any more. Ask an arbiter of the venue."),
    ASSISTANT_MOVES("APP-III 1.1", Kind.STATE, "Your assistant enters your moves: tell them to the assistant. To end the assistance, call an arbiter."),
    ASSISTANT_UNNAMED("APP-III 1", Kind.MALFORMED, "It is not said who. Give the name of the assistant."),
    ASSISTANT_SERVES("APP-III 1", Kind.STATE, "This seat has an admitted assistant, and one is all it may have. Dismiss that one first."),
    UNKNOWN_ASSISTANT("OCR 3.8", Kind.STATE, "This person is not named as the seat's assistant, or not any more. Look again who is, or name one."),
    TOO_LATE_TO_CORRECT("RAP A.4.1.1", Kind.STATE, "Both players have made so many moves that the setting stays, unless you state that the schedule suffers.");

    private final Meaning meaning;

    GameRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override public Meaning meaning() {
        return meaning;
    }
}
