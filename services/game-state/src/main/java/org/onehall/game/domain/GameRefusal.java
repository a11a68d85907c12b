package org.onehall.game.domain;

import org.onehall.decider.Refusal;
import org.onehall.decider.Texts;

/** Why a board refuses a command. */
public enum GameRefusal implements Refusal {
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "There is no such board. Check the competition, round and board number."),
    ALREADY_CREATED("", Kind.STATE, "This board already exists; nothing was changed."),
    MALFORMED_BOARD(
            "",
            Kind.MALFORMED,
            "This is not the address of a board. Write the competition, the round and the board like this: cup/3/12. "
                    + "The round and the board are numbers from 1."),
    ILLEGAL_POSITION(
            "LAW 3.10.3",
            Kind.MALFORMED,
            "The initial position is not legal, or the game would already be over in it. Set up a legal position in "
                    + "which both players can play."),
    FORBIDDEN_ROLE(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Your role may not do this here. The arbiters of the venue may, or the Chief Arbiter."),
    FORBIDDEN_SEAT("LAW 1.1", Kind.FORBIDDEN, "This is not your seat. Only its player may do this."),
    ALREADY_STARTED("LAW 6.6", Kind.STATE, "The game has already started."),
    DEVICE_CHECK_MISSING(
            "OCR 18.5",
            Kind.STATE,
            "The playing device of a seat has not passed its check. The Local Chief Arbiter of that venue must check "
                    + "it, or record the player absent before the start. The game then starts without the player, "
                    + "with the default time. A player who arrives later may move after the check; the clock is "
                    + "running."),
    FAIR_PLAY_CHECK_MISSING(
            "OCR 18.6",
            Kind.STATE,
            "A player has not passed the fair-play check. The Local Chief Arbiter of that venue must check the player, "
                    + "or record the player absent before the start. The game then starts without the player, with "
                    + "the default time. A player who arrives later may move after the check; the clock is running."),
    GAME_NOT_STARTED("LAW 6.6", Kind.STATE, "The game has not started. Wait for the arbiter to start it."),
    GAME_PAUSED(
            "OCR 19.6",
            Kind.STATE,
            "The game is paused and both clocks are stopped. You may resign, make or answer a draw offer, or call an "
                    + "arbiter. You can move again when the game is resumed."),
    AWAITING_CHIEF_ARBITER(
            "OCR 18.9", Kind.STATE, "The game must wait for the Chief Arbiter's decision. You may call an arbiter."),
    GAME_ENDED(
            "OCR 5.1",
            Kind.STATE,
            "The game has ended. A player may call an arbiter or appeal. An arbiter may change the result at the "
                    + "board, under Change the result, if the rules allow it."),
    STALE_PLY("ENG-1", Kind.STALE, "The position has changed in the meantime. Look at the board and choose again."),
    NOT_YOUR_MOVE("LAW 1.3", Kind.STATE, "Your opponent has the move. Wait for the reply."),
    FLAG_FALLEN("OCR 4.5", Kind.STATE, "The time was already over when this reached the hall."),
    MALFORMED_MOVE(
            "OCR 3.3",
            Kind.MALFORMED,
            "This is not a move. Write the two squares, and the piece for a promotion: e2e4, e7e8q."),
    ILLEGAL_MOVE("OCR 3.3", Kind.STATE, "This move is not legal here. Your clock is running; choose a legal move."),
    PROMOTION_PIECE_MISSING(
            "LAW 3.7.5", Kind.STATE, "Choose the piece the pawn becomes: queen, rook, bishop or knight."),
    DRAW_NOT_ALLOWED(
            "LAW 9.1.1",
            Kind.STATE,
            "This competition does not allow draws by agreement. Play on, or ask an arbiter whether the regulations "
                    + "let the arbiter allow one in this game."),
    OFFER_TOO_EARLY(
            "LAW 9.1.1",
            Kind.STATE,
            "The rules of this competition do not allow a draw offer so early. Play on, or ask an arbiter: if the "
                    + "regulations let the arbiter decide, the arbiter may allow it in this game."),
    OFFER_OPEN("OCR 5.3", Kind.STATE, "There is already an open draw offer. It stays open until it is answered."),
    CONSENT_NOT_USED(
            "LAW 9.1.1",
            Kind.STATE,
            "In this competition an arbiter cannot allow early draw offers. The players must play on until the rules "
                    + "let them offer a draw (C-06)."),
    NO_OFFER_BAN("LAW 9.1.1", Kind.STATE, "Draws may be offered from the first move on, so there is no ban to lift."),
    REPRODUCE_FIRST(
            "OCR 20.5",
            Kind.STATE,
            "First make your last move on the traditional board and confirm it. Then move here; your clock is "
                    + "running."),
    PRE_MOVES_NOT_USED(
            "OCR 3.6.b",
            Kind.STATE,
            "You cannot queue moves (prepare them in advance) in this game, or at a seat with an assistant. Wait for "
                    + "your opponent's move, then make yours."),
    HAS_THE_MOVE("OCR 3.6.b", Kind.STATE, "It is your turn. Make your move on the board."),
    SEALING_ORDERED(
            "ADJ I.1.1",
            Kind.STATE,
            "A move must be sealed, so you cannot queue one. Wait for the game to be resumed."),
    NOTHING_TO_REPRODUCE("OCR 20.5", Kind.STATE, "You have no move to confirm on a traditional board. Continue here."),
    NO_OFFER(
            "OCR 5.3", Kind.STATE, "Your opponent has made no draw offer that you could answer. You may offer a draw."),
    ACCEPT_TOO_EARLY(
            "LAW 5.2.3", Kind.STATE, "Both players must have made a move before a draw can be agreed. Play on."),
    DECLINE_NOT_USED("OCR 5.3", Kind.STATE, "To decline a draw offer, make a move."),
    FLAG_NOT_FALLEN("OCR 4.5", Kind.STATE, "The flag has not fallen: there is still time, or the clock is stopped."),
    REASON_MISSING("OCR 18.3", Kind.MALFORMED, "Give a reason; it is part of the record."),
    MALFORMED_TEXT(
            "",
            Kind.MALFORMED,
            "A reason can have at most 500 characters, a line of moves 2000, and an id, a place or an article 200. "
                    + "Control characters other than tab and line feed are not allowed."),
    NOT_RUNNING("OCR 19.6", Kind.STATE, "The clocks are already stopped. You may resume the game."),
    NOT_PAUSED("OCR 19.6", Kind.STATE, "The game is not paused; a clock is running."),
    CASE_OPEN(
            "OCR 18.9",
            Kind.STATE,
            "The Chief Arbiter must first decide about a disconnection at this board. The decision resumes the game."),
    GAME_NOT_IN_PROGRESS("OCR 18.4", Kind.STATE, "The game is not in progress, so its clocks cannot be changed."),
    CLOCKS_CHANGED(
            "OCR 19.5",
            Kind.STATE,
            "The clocks or the position of this board have been changed in the meantime, so your order was not carried "
                    + "out. Look at them, and give the order again if it is still needed."),
    CLOCKS_SET_SINCE(
            "OCR 18.3",
            Kind.STATE,
            "A clock that this ruling changed was later set to another time, so the clock no longer has that change. "
                    + "Nothing was taken back. Take the ruling back without the time, and correct the clock by an "
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
            "A player is at the board, but the player's device is not connected. The start of this game is therefore "
                    + "held. Start the game when the start is no longer held."),
    SEAT_ABSENT(
            "DEC-27",
            Kind.STATE,
            "The start is not held for an absent player. First record the player as present, or let the game start."),
    NO_ROLL_CALL(
            "FSSI ind-b",
            Kind.STATE,
            "These regulations have no roll call, so no player is excluded before the start. A player who arrives too "
                    + "late loses by default."),
    ROLL_CALL_ANSWERED(
            "FSSI ind-b",
            Kind.STATE,
            "The player is recorded as present. If that is wrong, take that record back first."),
    SEAT_EXCLUDED(
            "FSSI ind-b",
            Kind.STATE,
            "This player did not answer the roll call and is excluded from this game. The Local Chief Arbiter may take "
                    + "the exclusion back until the start."),
    DEFAULT_NOT_OVER(
            "LAW 6.7.1",
            Kind.STATE,
            "No player has lost by absence: the default time is not over, was waived, or the player came in time."),
    MALFORMED_MINUTES(
            "OCR 16.11",
            Kind.MALFORMED,
            "Enter the default time in minutes from the start, 0 to 1440, or no default time."),
    NOT_FORFEITED(
            "DEC-14",
            Kind.STATE,
            "This board has no forfeit to take back: there was none, or it has already been taken back. The timeline "
                    + "of the board shows what happened, and who did it."),
    RESULT_OFFICIAL(
            "OCR 17.11",
            Kind.STATE,
            "Round {round} is official, so its games cannot continue and this result stays. A player may appeal, and "
                    + "the Chief Arbiter may make a ruling on the score."),
    NEXT_ROUND_OPEN(
            "LAW 6.6",
            Kind.STATE,
            "Round {round} is already open, and a player cannot play in two rounds at once. So this game cannot "
                    + "continue, and its result stays. The Chief Arbiter may make a ruling on the score, and a "
                    + "player may appeal."),
    PRESENCE_CHANGED(
            "DEC-13",
            Kind.STATE,
            "This was not recorded because somebody else has recorded this player in the meantime: the player is now "
                    + "{presence}. Check who is at the board, and record it again if that is wrong."),
    NO_SUCH_POSITION(
            "AMD 7.5.1",
            Kind.MALFORMED,
            "There is no such earlier position. Choose a half-move before the last one, or 0 for the initial "
                    + "position."),
    ADJOURNMENT_NOT_USED(
            "ADJ I.1.1", Kind.STATE, "Games cannot be adjourned in this competition. Pause the game instead."),
    SEALING_NOT_ORDERED("ADJ I.1.1", Kind.STATE, "No arbiter has ordered a sealed move. Play the move on the board."),
    NOTHING_SEALED("ADJ I.1.1", Kind.STATE, "No move is sealed yet. Seal one, then confirm it."),
    SEALING_TOO_EARLY(
            "ADJ I.1.2",
            Kind.STATE,
            "The session lasts longer than the time on your clock. Play on, or seal a move later."),
    GAME_ADJOURNED(
            "ADJ I.1.1",
            Kind.STATE,
            "The game is adjourned. You may resign, or offer or accept a draw. You can move when it is resumed."),
    NOT_ADJOURNED(
            "ADJ I.2", Kind.STATE, "The game is not adjourned, so it has no envelope to record and cannot be resumed."),
    ENVELOPE_CHANGED(
            "ADJ I.2",
            Kind.STATE,
            "Your record was not saved, because the envelope now has another record: {place}, {resumes}, confirmed by "
                    + "the {by} at {at}. Check it, and confirm again if yours should replace it."),
    ENVELOPE_INCOMPLETE(
            "ADJ I.2",
            Kind.STATE,
            "Enter the place and a time in the future for the resumption. The Local Chief Arbiter confirms them."),
    RESUMPTION_NOT_DUE(
            "ADJ I.5", Kind.STATE, "It is not yet time to resume the game. An arbiter may resume it earlier."),
    NO_PROVISIONAL_RESULT(
            "DEC-15",
            Kind.STATE,
            "No flag has fallen provisionally, so there is no result to confirm. Choose another decision."),
    MALFORMED_TIME("OCR 19.5", Kind.MALFORMED, "A time on a clock must be more than zero and at most 24 hours."),
    MALFORMED_CHANGE("OCR 18.4", Kind.MALFORMED, "Change a clock by more than zero and at most 24 hours, up or down."),
    MALFORMED_COUNTER("OCR 19.5", Kind.MALFORMED, "A move counter must be a number from 0 to 9999."),
    NOTHING_TO_CHANGE(
            "OCR 19.5",
            Kind.MALFORMED,
            "Enter what to change on one clock or both: a time, a time control or a move counter."),
    GRANT_OUT_OF_RANGE("LAW 12.5", Kind.MALFORMED, "For a disturbance, you can add 1 second to 60 minutes each time."),
    CHOOSE_THE_TIME(
            "OCR 19.5",
            Kind.STATE,
            "With the right setting this player would have no time left. Choose the time to put on the clock."),
    ANOTHER_GAME(
            "OCR 18.9",
            Kind.STATE,
            "This decision was about game {decided} of this board, and that game is void. The board now has game "
                    + "{present}: decide about that game."),
    GAME_NOT_ENDED("OCR 19.4", Kind.STATE, "The game has no result to change yet. If a draw was missed, declare it."),
    NO_SUCH_PLY(
            "OCR 19.3",
            Kind.MALFORMED,
            "This game has {ply} half-moves. Choose one of them, or 0 for the initial position."),
    NOT_REPEATED(
            "OCR 5.4.1",
            Kind.STATE,
            "After this half-move, the position had occurred {count} times, but {needed} times are needed. Choose "
                    + "another half-move, or let the game go on."),
    NOT_COUNTED(
            "OCR 5.4.4",
            Kind.STATE,
            "Up to this half-move, there were {count} half-moves without a capture or a pawn move, but {needed} are "
                    + "needed. Choose another half-move, or let the game go on."),
    ONLY_CLAIMED_REPETITION(
            "LAW 9.6.1",
            Kind.STATE,
            "After this half-move, the position had occurred {count} times. Only after {needed} times is the game "
                    + "drawn without a claim (LAW 9.6.1); before that, only the player to move can claim the draw "
                    + "(LAW 9.2). Choose another half-move, or let the game go on."),
    ONLY_CLAIMED_COUNT(
            "LAW 9.6.2",
            Kind.STATE,
            "Up to this half-move, there were {count} half-moves without a capture or a pawn move. Only after {needed} "
                    + "is the game drawn without a claim (LAW 9.6.2); before that, only the player to move can claim "
                    + "the draw (LAW 9.3). Choose another half-move, or let the game go on."),
    MATE_POSSIBLE("OCR 4.5", Kind.STATE, "{side} can still give checkmate, so this is not a draw: {line}."),
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
            "Checkmate, stalemate, repetitions and counted moves follow exactly from the recorded moves, so the "
                    + "software made no error. You can still appeal."),
    RESULT_UNCHANGED("OCR 19.4", Kind.STATE, "The game already has this result. Choose another one."),
    RESULT_NOT_POSSIBLE(
            "OCR 4.5",
            Kind.STATE,
            "The game cannot have this result: one side wins or it is drawn, and a side whose flag has fallen cannot "
                    + "win. Choose another one."),
    NOT_BY_RULING(
            "OCR 18.3",
            Kind.STATE,
            "No ruling of an arbiter ended this game, so the game cannot continue. You can appeal against a result."),
    CANNOT_GO_ON(
            "OCR 4.5",
            Kind.STATE,
            "A flag has fallen, so no time is left to continue the game. Change the result instead."),
    LINE_ILLEGAL(
            "OCR 3.3",
            Kind.MALFORMED,
            "In this line of moves, {move} is not a legal move. Correct the line, or give a reason without a line."),
    LINE_WITHOUT_MATE(
            "OCR 4.5",
            Kind.STATE,
            "This line of moves does not end with checkmate by the side that should win. Correct the line, or give a "
                    + "reason without a line."),
    CLAIMS_NOT_USED(
            "OCR 5.4",
            Kind.STATE,
            "Players cannot claim a draw here: repetition and counted moves end the game automatically. You may offer "
                    + "a draw."),
    NO_POLICY(
            "OCR 16.10",
            Kind.STATE,
            "The regulations of this competition have no policy for illegal moves, so you cannot record one. Restore "
                    + "the position, or make a ruling under OCR 18.4."),
    NOT_HIS_MOVE(
            "AMD 7.5.1",
            Kind.MALFORMED,
            "The offender did not make this half-move. The offender's last or next half-move is {ply}. Choose it, or "
                    + "an earlier half-move of the offender."),
    RECORDED_MEANWHILE(
            "AMD 7.5.5",
            Kind.STATE,
            "Yours was not recorded because the records of this game have changed in the meantime: there are now "
                    + "{count}, and the last one is {last}. Look at them, and record yours if it is another offence."),
    RECORDED_ALREADY(
            "AMD 7.5.5",
            Kind.STATE,
            "This is already recorded for half-move {ply}, so it was not counted a second time. If the player did it "
                    + "again at the same half-move, say so and record it."),
    NO_RECORD("AMD 7.5.5", Kind.STATE, "No irregularity is recorded in this game, so you cannot take one back."),
    RECORDS_CHANGED(
            "AMD 7.5.5",
            Kind.STATE,
            "Nothing was taken back because the records of this game have changed in the meantime: there are now "
                    + "{count}, and the last one is {last}. Look at them, and take the last one back if it is wrong."),
    RECORD_OF_ANOTHER(
            "DEC-21",
            Kind.FORBIDDEN,
            "Another arbiter, or the hall, recorded this, so it was not taken back. That arbiter or the Chief Arbiter "
                    + "may take it back."),
    ONLY_GOES_ON(
            "AMD 7.5.5",
            Kind.STATE,
            "A recorded irregularity has ended this game. If it was recorded by mistake, take it back: then the game "
                    + "goes on. A player may also appeal."),
    TOO_LATE(
            "RAP A.4",
            Kind.STATE,
            "The opponent has already made the next move, so this move stays and it is too late to record it."),
    ASSISTANT_NOT_ADMITTED(
            "APP-III 1",
            Kind.FORBIDDEN,
            "You are not the admitted assistant of this seat, or not any more. Ask an arbiter of the venue."),
    ASSISTANT_MOVES(
            "APP-III 1.1",
            Kind.STATE,
            "Your assistant enters your moves: tell the assistant your moves. To end the assistance, call an arbiter."),
    ASSISTANT_UNNAMED("APP-III 1", Kind.MALFORMED, "Enter the name of the assistant."),
    MALFORMED_NAME("", Kind.MALFORMED, Texts.NAME_RULE),
    NAMES_A_PLAYER(
            "APP-III 1",
            Kind.STATE,
            "This is the name of a player of this game, who cannot help here. Enter the name of the person who helps; "
                    + "if two persons have the same name, add something that distinguishes them."),
    ASSISTANT_SERVES(
            "APP-III 1",
            Kind.STATE,
            "This seat already has an admitted assistant, and it can have only one. Dismiss that assistant first."),
    UNKNOWN_ASSISTANT(
            "OCR 3.8",
            Kind.STATE,
            "This person is not named as the assistant of this seat, or not any more. Check who is named, or name an "
                    + "assistant."),
    HELPER_UNNAMED("LAW 8.1.6", Kind.MALFORMED, "Enter the name of the helper."),
    NO_HELPER("LAW 8.1.6", Kind.STATE, "No arbiter has accepted a helper for this player. Accept the helper first."),
    DISABLED_NOT_ADJUSTED(
            "LAW 6.2.6",
            Kind.STATE,
            "The player has a disability, so the help that the player gets does not change the clock (C-45). Leave the "
                    + "clock as it is."),
    INITIAL_POSITION_UNKNOWN(
            "960 II.2",
            Kind.MALFORMED,
            "There is no such position. Initial positions are numbered 0 to 959; standard chess has number 518."),
    POSITION_RIGHT(
            "LAW 7.2.1",
            Kind.STATE,
            "The game began from this position, so it is not void. If you meant another one, enter its number."),
    TOO_LATE_TO_REPLAY(
            "RAP A.4.1",
            Kind.STATE,
            "Both players have made {moves} moves, so the game goes on from its present position."),
    TOO_LATE_TO_CORRECT(
            "RAP A.4.1.1",
            Kind.STATE,
            "Both players have made so many moves that the setting stays. You can correct it only if you state that "
                    + "the schedule would suffer otherwise.");

    private final Meaning meaning;

    GameRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
