package org.onehall.game.domain;

import org.onehall.decider.Refusal;
import org.onehall.decider.Texts;

/** Why a board refuses a command. */
public enum GameRefusal implements Refusal {
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "There is no such board. Check the competition, round and board number."),
    ALREADY_CREATED("", Kind.STATE, "This board exists already; nothing was changed."),
    MALFORMED_BOARD(
            "",
            Kind.MALFORMED,
            "This does not name a board. Write competition/round/board, with the round and the board as numbers from "
                    + "1: cup/3/12."),
    ILLEGAL_POSITION(
            "LAW 3.10.3",
            Kind.MALFORMED,
            "The initial position is not legal, or the game would be over in it. Set up a legal position in which both "
                    + "players can play."),
    FORBIDDEN_ROLE(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Your role may not do this here. The arbiters of the venue may, or the Chief Arbiter."),
    FORBIDDEN_SEAT("LAW 1.1", Kind.FORBIDDEN, "This is not your seat. Only its player may do this."),
    ALREADY_STARTED("LAW 6.6", Kind.STATE, "The game has been started already."),
    DEVICE_CHECK_MISSING(
            "OCR 18.5",
            Kind.STATE,
            "The playing device of a seat has not passed its check. The LCA of that venue checks it, or records the "
                    + "player absent before the start: the game then starts without the player, and the default "
                    + "time decides. A player who arrives later moves after the check, while the clock runs."),
    FAIR_PLAY_CHECK_MISSING(
            "OCR 18.6",
            Kind.STATE,
            "A player has not passed the fair-play check. The LCA of that venue checks the player, or records the "
                    + "player absent before the start: the game then starts without the player, and the default "
                    + "time decides. A player who arrives later moves after the check, while the clock runs."),
    GAME_NOT_STARTED("LAW 6.6", Kind.STATE, "The game has not started. Wait for the arbiter to start it."),
    GAME_PAUSED(
            "OCR 19.6",
            Kind.STATE,
            "The game is paused and the clocks stand. You may resign, answer or make a draw offer, or call an "
                    + "arbiter; moves wait for the resumption."),
    AWAITING_CHIEF_ARBITER(
            "OCR 18.9", Kind.STATE, "The game waits for the Chief Arbiter's decision. You may call an arbiter."),
    GAME_ENDED(
            "OCR 5.1",
            Kind.STATE,
            "The game has ended. A player may call an arbiter or appeal. Arbiters find what they may do about a result "
                    + "at the board, under Change the result."),
    STALE_PLY("ENG-1", Kind.STALE, "The position has changed since; look at the board and choose again."),
    NOT_YOUR_MOVE("LAW 1.3", Kind.STATE, "Your opponent has the move. Wait for the reply."),
    FLAG_FALLEN("OCR 4.5", Kind.STATE, "The time had run out before this reached the hall."),
    MALFORMED_MOVE(
            "OCR 3.3",
            Kind.MALFORMED,
            "This is not a move. Write the two squares, and the piece for a promotion: e2e4, e7e8q."),
    ILLEGAL_MOVE("OCR 3.3", Kind.STATE, "This move is not legal here. The clock goes on; choose a legal move."),
    PROMOTION_PIECE_MISSING(
            "LAW 3.7.5", Kind.STATE, "Choose the piece the pawn becomes: queen, rook, bishop or knight."),
    DRAW_NOT_ALLOWED(
            "LAW 9.1.1",
            Kind.STATE,
            "Draws by agreement are not allowed in this competition. Play on, or ask an arbiter: where the regulations "
                    + "leave it to the arbiter, the arbiter may consent for this game."),
    OFFER_TOO_EARLY(
            "LAW 9.1.1",
            Kind.STATE,
            "It is too early to offer a draw under the rules of this competition. Play on, or ask an arbiter: where "
                    + "the regulations leave it to the arbiter, the arbiter may consent for this game."),
    OFFER_OPEN("OCR 5.3", Kind.STATE, "A draw offer is open already. It stays until it is answered."),
    CONSENT_NOT_USED(
            "LAW 9.1.1",
            Kind.STATE,
            "In this competition an arbiter cannot consent to early draw offers. The players play on until they may "
                    + "offer a draw (C-06)."),
    NO_OFFER_BAN("LAW 9.1.1", Kind.STATE, "Draws may be offered from the first move on, so there is no ban to lift."),
    REPRODUCE_FIRST(
            "OCR 20.5",
            Kind.STATE,
            "Your last move must first be on the traditional board. Make it there and confirm it, then move here; your "
                    + "clock is running."),
    PRE_MOVES_NOT_USED(
            "OCR 3.6.b",
            Kind.STATE,
            "Moves are not queued in this game, or not for a seat with an assistant. Wait for your opponent's move, "
                    + "then make yours."),
    HAS_THE_MOVE("OCR 3.6.b", Kind.STATE, "You have the move. Make it on the board."),
    SEALING_ORDERED(
            "ADJ I.1.1", Kind.STATE, "You must seal your next move, so you cannot queue one. Wait for the resumption."),
    NOTHING_TO_REPRODUCE(
            "OCR 20.5", Kind.STATE, "No move of yours waits to be confirmed on a traditional board. Go on here."),
    NO_OFFER(
            "OCR 5.3", Kind.STATE, "Your opponent has made no draw offer that you could answer. You may offer a draw."),
    ACCEPT_TOO_EARLY(
            "LAW 5.2.3", Kind.STATE, "Both players must have made a move before a draw can be agreed. Play on."),
    DECLINE_NOT_USED("OCR 5.3", Kind.STATE, "An offer is declined by making a move."),
    FLAG_NOT_FALLEN("OCR 4.5", Kind.STATE, "The flag has not fallen: there is time left, or the clock is stopped."),
    REASON_MISSING("OCR 18.3", Kind.MALFORMED, "Give a reason; it is part of the record."),
    MALFORMED_TEXT(
            "",
            Kind.MALFORMED,
            "A reason has at most 500 characters, a line of moves 2000, an id, a place or an article 200. Control "
                    + "characters other than tab and line feed are not allowed."),
    NOT_RUNNING("OCR 19.6", Kind.STATE, "The clocks stand already. You may resume the game."),
    NOT_PAUSED("OCR 19.6", Kind.STATE, "The game is not paused; the clock runs."),
    CASE_OPEN(
            "OCR 18.9",
            Kind.STATE,
            "A disconnection of this board awaits the Chief Arbiter's decision, which resumes the game."),
    GAME_NOT_IN_PROGRESS("OCR 18.4", Kind.STATE, "The game is not in progress, so its clocks cannot be changed."),
    CLOCKS_CHANGED(
            "OCR 19.5",
            Kind.STATE,
            "The clocks or the position of this board were changed meanwhile, so your order was not carried out. "
                    + "Look at them, and give it again if it is still needed."),
    CLOCKS_SET_SINCE(
            "OCR 18.3",
            Kind.STATE,
            "A clock that this ruling changed was set to another time later, so the time that the ruling gave or took "
                    + "is no longer on it. Nothing was taken back. Leave the time out, and correct the clock by an "
                    + "order if it is wrong."),
    REDUCTION_TOO_LARGE(
            "DEC-21", Kind.STATE, "The reduction would leave nothing on the clock. Choose less than the time left."),
    NOT_SHORTER(
            "OCR 18.9",
            Kind.STATE,
            "The new time control is not shorter than the present one. Choose a shorter one, or restart with the "
                    + "same."),
    START_HELD(
            "DEC-27",
            Kind.STATE,
            "A player is at the board but the device is not connected, so this game waits. Start it when the hold "
                    + "is lifted."),
    SEAT_ABSENT(
            "DEC-27",
            Kind.STATE,
            "An absent player does not hold the start. Record the player's presence first, or let the game start."),
    NO_ROLL_CALL(
            "FSSI ind-b",
            Kind.STATE,
            "These regulations have no roll call, so nobody is excluded before the start. A player who comes too late "
                    + "loses by default."),
    ROLL_CALL_ANSWERED(
            "FSSI ind-b", Kind.STATE, "The player is at the board. If that is wrong, take the presence back first."),
    SEAT_EXCLUDED(
            "FSSI ind-b",
            Kind.STATE,
            "This player did not answer the roll call and is excluded from this game. The Local Chief Arbiter may lift "
                    + "the exclusion until the start."),
    DEFAULT_NOT_OVER(
            "LAW 6.7.1",
            Kind.STATE,
            "Nobody has lost for being absent: the default time is not over, was waived, or the player came in time."),
    MALFORMED_MINUTES(
            "OCR 16.11", Kind.MALFORMED, "Give the default time in minutes from the start, 0 to 1440, or none at all."),
    NOT_FORFEITED(
            "DEC-14",
            Kind.STATE,
            "This board has no forfeit to take back: there was none, or it has already been taken back. The timeline "
                    + "of the board shows which, and who did it."),
    RESULT_OFFICIAL(
            "OCR 17.11",
            Kind.STATE,
            "Round {round} is official, so its games do not continue and this result stands. A player may appeal, and "
                    + "the Chief Arbiter may rule on the score."),
    NEXT_ROUND_OPEN(
            "LAW 6.6",
            Kind.STATE,
            "Round {round} is open, and nobody plays in two rounds at once, so this game does not continue and its "
                    + "result stands. The Chief Arbiter may rule on the score, and a player may appeal."),
    PRESENCE_CHANGED(
            "DEC-13",
            Kind.STATE,
            "Not recorded: meanwhile somebody else recorded this player, who is now {presence}. Check who is at the "
                    + "board, and record it again if that is wrong."),
    NO_SUCH_POSITION(
            "AMD 7.5.1",
            Kind.MALFORMED,
            "There is no such earlier position. Choose a half-move before the last one, or 0 for the initial "
                    + "position."),
    ADJOURNMENT_NOT_USED(
            "ADJ I.1.1", Kind.STATE, "Games are not adjourned in this competition. Pause the game instead."),
    SEALING_NOT_ORDERED("ADJ I.1.1", Kind.STATE, "Sealing has not been ordered. Play the move on the board."),
    NOTHING_SEALED("ADJ I.1.1", Kind.STATE, "No move is sealed yet. Seal one, then confirm it."),
    SEALING_TOO_EARLY(
            "ADJ I.1.2",
            Kind.STATE,
            "The time until the end of the session is more than is left on your clock. Play on, or seal later."),
    GAME_ADJOURNED(
            "ADJ I.1.1",
            Kind.STATE,
            "The game is adjourned. You may resign, and offer or accept a draw; moves wait for the resumption."),
    NOT_ADJOURNED(
            "ADJ I.2",
            Kind.STATE,
            "The game is not adjourned, so there is nothing to record on an envelope or to resume."),
    ENVELOPE_CHANGED(
            "ADJ I.2",
            Kind.STATE,
            "Not recorded: the envelope now has another record: {place}, {resumes}, confirmed by the {by} at {at}. "
                    + "Check it, and confirm again if yours is to replace it."),
    ENVELOPE_INCOMPLETE(
            "ADJ I.2",
            Kind.STATE,
            "The envelope needs the place of the resumption and a time in the future. The LCA confirms it."),
    RESUMPTION_NOT_DUE(
            "ADJ I.5", Kind.STATE, "The time of the resumption has not come. An arbiter may resume earlier."),
    NO_PROVISIONAL_RESULT(
            "DEC-15",
            Kind.STATE,
            "No flag has fallen provisionally, so there is no result to confirm. Decide otherwise."),
    MALFORMED_TIME("OCR 19.5", Kind.MALFORMED, "A time on a clock must be more than zero and at most 24 hours."),
    MALFORMED_CHANGE("OCR 18.4", Kind.MALFORMED, "A change of a clock is more or less than zero, by at most 24 hours."),
    MALFORMED_COUNTER("OCR 19.5", Kind.MALFORMED, "A move counter is 0 to 9999."),
    NOTHING_TO_CHANGE(
            "OCR 19.5",
            Kind.MALFORMED,
            "Say what to change: a time, a time control or a move counter, of one clock or both."),
    GRANT_OUT_OF_RANGE("LAW 12.5", Kind.MALFORMED, "For a disturbance, 1 second to 60 minutes may be added at a time."),
    CHOOSE_THE_TIME(
            "OCR 19.5",
            Kind.STATE,
            "With the right setting this player would have no time left. Choose the time to put on the clock."),
    ANOTHER_GAME(
            "OCR 18.9",
            Kind.STATE,
            "This decision was about game {decided} at this board, which is void. Game {present} is there now: decide "
                    + "about that one."),
    GAME_NOT_ENDED("OCR 19.4", Kind.STATE, "The game has no result to change. If a draw was missed, declare it."),
    NO_SUCH_PLY(
            "OCR 19.3",
            Kind.MALFORMED,
            "This game has {ply} half-moves. Choose one of them, or 0 for the initial position."),
    NOT_REPEATED(
            "OCR 5.4.1",
            Kind.STATE,
            "The position after this half-move had occurred {count} times, {needed} are needed. Choose another "
                    + "half-move, or let the game go on."),
    NOT_COUNTED(
            "OCR 5.4.4",
            Kind.STATE,
            "After this half-move there had been {count} half-moves without a capture or a pawn's move, {needed} "
                    + "are needed. Choose another half-move, or let the game go on."),
    ONLY_CLAIMED_REPETITION(
            "LAW 9.6.1",
            Kind.STATE,
            "The position after this half-move had occurred {count} times. The game is drawn without a claim at "
                    + "{needed} (LAW 9.6.1); before that only the player on move can claim the draw (LAW 9.2). Choose "
                    + "another half-move, or let the game go on."),
    ONLY_CLAIMED_COUNT(
            "LAW 9.6.2",
            Kind.STATE,
            "After this half-move there had been {count} half-moves without a capture or a pawn's move. The game is "
                    + "drawn without a claim at {needed} (LAW 9.6.2); before that only the player on move can claim "
                    + "the draw (LAW 9.3). Choose another half-move, or let the game go on."),
    MATE_POSSIBLE("OCR 4.5", Kind.STATE, "{side} can still give checkmate, so this is no draw: {line}."),
    ALREADY_DRAWN("OCR 19.3", Kind.STATE, "The game is already drawn; nothing was changed."),
    RULED(
            "OCR 17.11",
            Kind.STATE,
            "This result comes from a ruling or a forfeit. A draw under OCR 5.4 does not replace it. Appeal against "
                    + "the ruling, or take the forfeit back."),
    NOT_AUTOMATIC(
            "OCR 19.4",
            Kind.STATE,
            "The software did not set this result: it comes from the players, a ruling or a forfeit. You can still "
                    + "appeal."),
    EXACT_RESULT(
            "OCR 5.1",
            Kind.STATE,
            "Checkmate, stalemate, repetitions and counted moves follow from the record, so the software made no "
                    + "error. You can still appeal."),
    RESULT_UNCHANGED("OCR 19.4", Kind.STATE, "The game has this result already. Choose another one."),
    RESULT_NOT_POSSIBLE(
            "OCR 4.5",
            Kind.STATE,
            "The game cannot have this result: one side wins or it is drawn, and a side whose flag has fallen does "
                    + "not win. Choose another one."),
    NOT_BY_RULING(
            "OCR 18.3",
            Kind.STATE,
            "No ruling of an arbiter ended this game, so it does not continue. You can appeal against a result."),
    CANNOT_GO_ON(
            "OCR 4.5",
            Kind.STATE,
            "A flag has fallen, so no time is left to continue with. Change the result instead."),
    LINE_ILLEGAL(
            "OCR 3.3",
            Kind.MALFORMED,
            "In this line {move} is not a legal move. Correct it, or give a reason without a line."),
    LINE_WITHOUT_MATE(
            "OCR 4.5",
            Kind.STATE,
            "This line does not end with checkmate by the side that is to win. Correct it, or give a reason without "
                    + "a line."),
    CLAIMS_NOT_USED(
            "OCR 5.4",
            Kind.STATE,
            "Draws are not claimed here: repetition and counted moves end the game by themselves. You may offer a "
                    + "draw."),
    NO_POLICY(
            "OCR 16.10",
            Kind.STATE,
            "The regulations of this competition have no policy for illegal moves, so none is recorded. Restore the "
                    + "position, or rule by OCR 18.4."),
    NOT_HIS_MOVE(
            "AMD 7.5.1",
            Kind.MALFORMED,
            "This half-move is not the offender's. The offender's last or next half-move is {ply}; choose it or an "
                    + "earlier one of the offender."),
    RECORDED_MEANWHILE(
            "AMD 7.5.5",
            Kind.STATE,
            "Not recorded: the records of this game have changed meanwhile; there are {count} now, the last one is "
                    + "{last}. Look at them, and record yours if it is another offence."),
    RECORDED_ALREADY(
            "AMD 7.5.5",
            Kind.STATE,
            "This is recorded for half-move {ply} already, and was not counted a second time. If the player did it "
                    + "once more at the same half-move, say so and record it."),
    NO_RECORD("AMD 7.5.5", Kind.STATE, "No irregularity is recorded in this game, so there is none to take back."),
    RECORDS_CHANGED(
            "AMD 7.5.5",
            Kind.STATE,
            "Not taken back: the records of this game have changed meanwhile; there are {count} now, the last one "
                    + "is {last}. Look at them, and take the last one back if it is wrong."),
    RECORD_OF_ANOTHER(
            "DEC-21",
            Kind.FORBIDDEN,
            "Another arbiter, or the hall, recorded this, so it was not taken back. That arbiter or the Chief Arbiter "
                    + "may take it back."),
    ONLY_GOES_ON(
            "AMD 7.5.5",
            Kind.STATE,
            "A recorded irregularity has ended this game. If it was recorded wrongly, take it back: then the game "
                    + "goes on. An appeal remains possible."),
    TOO_LATE(
            "RAP A.4",
            Kind.STATE,
            "The opponent has made the next move, so the move stands. It could be recorded only before that."),
    ASSISTANT_NOT_ADMITTED(
            "APP-III 1",
            Kind.FORBIDDEN,
            "You are not, or no longer, the admitted assistant of this seat. Ask an arbiter of the venue."),
    ASSISTANT_MOVES(
            "APP-III 1.1",
            Kind.STATE,
            "Your assistant enters your moves: say your moves to the assistant. To end the assistance, call an "
                    + "arbiter."),
    ASSISTANT_UNNAMED("APP-III 1", Kind.MALFORMED, "The name of the assistant is missing. Enter it."),
    MALFORMED_NAME("", Kind.MALFORMED, Texts.NAME_RULE),
    NAMES_A_PLAYER(
            "APP-III 1",
            Kind.STATE,
            "This is the name of a player of this game, who cannot help here. Enter the name of the person who helps; "
                    + "if two persons have the same name, add something that distinguishes them."),
    ASSISTANT_SERVES(
            "APP-III 1",
            Kind.STATE,
            "This seat already has an admitted assistant, and it can have only one. Dismiss that one first."),
    UNKNOWN_ASSISTANT(
            "OCR 3.8",
            Kind.STATE,
            "This person is not, or no longer, named as the assistant of the seat. Check who is, or name an "
                    + "assistant."),
    HELPER_UNNAMED("LAW 8.1.6", Kind.MALFORMED, "The name of the helper is missing. Enter it."),
    NO_HELPER(
            "LAW 8.1.6", Kind.STATE, "No arbiter has accepted anybody who helps this player. Accept the helper first."),
    DISABLED_NOT_ADJUSTED(
            "LAW 6.2.6",
            Kind.STATE,
            "The clock of a player with a disability is not adjusted for the help the player gets (C-45). Leave it as "
                    + "it is."),
    INITIAL_POSITION_UNKNOWN(
            "960 II.2",
            Kind.MALFORMED,
            "There is no such initial position. They have the numbers 0 to 959; 518 is that of standard chess."),
    POSITION_RIGHT(
            "LAW 7.2.1",
            Kind.STATE,
            "The game began from this position, so it is not void. If you meant another position, give its number."),
    TOO_LATE_TO_REPLAY(
            "RAP A.4.1",
            Kind.STATE,
            "Both players have made {moves} moves, so the game goes on from the position it has."),
    TOO_LATE_TO_CORRECT(
            "RAP A.4.1.1",
            Kind.STATE,
            "Both players have made so many moves that the setting stays, unless you state that the schedule suffers.");

    private final Meaning meaning;

    GameRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
