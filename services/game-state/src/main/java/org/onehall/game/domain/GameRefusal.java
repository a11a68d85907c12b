package org.onehall.game.domain;

import org.onehall.decider.Refusal;
import org.onehall.decider.Texts;

/** Why a board refuses a command. */
public enum GameRefusal implements Refusal {
    UNKNOWN_BOARD(
            "", Kind.NOT_FOUND, "This board does not exist. Check the competition, the round and the board number."),
    ALREADY_CREATED("", "This board already exists; nothing was changed."),
    MALFORMED_BOARD(
            "",
            Kind.MALFORMED,
            "This text is not the address of a board. Write the competition, the round and the board like this: "
                    + "cup/3/12. The round and the board are numbers from 1."),
    ILLEGAL_POSITION(
            "LAW 3.10.3",
            Kind.MALFORMED,
            "The initial position is not legal, or the game is already over in this position. Set "
                    + "up a legal position in which the game can go on."),
    FORBIDDEN_ROLE(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Your role does not allow you to do this here. Only the arbiters of the venue and the Chief Arbiter may "
                    + "do this."),
    FORBIDDEN_SEAT("LAW 1.1", Kind.FORBIDDEN, "This is not your seat. Only the player of this seat may do this."),
    ALREADY_STARTED("LAW 6.6", "The game has already started."),
    DEVICE_CHECK_MISSING(
            "OCR 18.5",
            "A player's device has not passed the device check. The Local Chief Arbiter of that "
                    + "venue must check the device. If the player has not arrived, the Local Chief Arbiter "
                    + "can record the player as absent. Then the game starts without the player, and the "
                    + "default time applies. A player who arrives later must be checked before moving; the "
                    + "player's clock is running."),
    FAIR_PLAY_CHECK_MISSING(
            "OCR 18.6",
            "A player has not passed the fair-play check. The Local Chief Arbiter of that venue "
                    + "must check the player. If the player has not arrived, the Local Chief Arbiter can "
                    + "record the player as absent. Then the game starts without the player, and the default "
                    + "time applies. A player who arrives later must be checked before moving; the player's "
                    + "clock is running."),
    GAME_NOT_STARTED("LAW 6.6", "The game has not started. Wait for the arbiter to start the game."),
    GAME_PAUSED(
            "OCR 19.6",
            "The game is paused and both clocks are stopped. You may resign, make or answer a draw offer, or call an "
                    + "arbiter. You can move again when the game is resumed."),
    AWAITING_CHIEF_ARBITER("OCR 18.9", "The game must wait for the Chief Arbiter's decision. You may call an arbiter."),
    GAME_ENDED(
            "OCR 5.1",
            "The game has ended. A player may call an arbiter or appeal. If the rules allow it, an arbiter may "
                    + "change the result at the board, under \"Change the result\"."),
    STALE_PLY(
            "ENG-1",
            Kind.STALE,
            "The position has changed in the meantime, so nothing was done. Look at the board and choose again what to "
                    + "do."),
    NOT_YOUR_MOVE("LAW 1.3", "It is your opponent's turn. Wait for your opponent's move."),
    FLAG_FALLEN(
            "OCR 4.5",
            "A player had no time left when your move or command reached the server, so the server "
                    + "did not accept it. If you think this is wrong, call an arbiter."),
    MALFORMED_MOVE(
            "OCR 3.3",
            Kind.MALFORMED,
            "This text is not a move. Write the two squares of the move: e2e4. For a promotion, add the letter of "
                    + "the new piece: e7e8q."),
    ILLEGAL_MOVE("OCR 3.3", "This move is not legal in this position. Your clock is running; choose a legal move."),
    PROMOTION_PIECE_MISSING("LAW 3.7.5", "Choose the new piece for your pawn: queen, rook, bishop or knight."),
    DRAW_NOT_ALLOWED(
            "LAW 9.1.1",
            "In this competition, players cannot agree on a draw. Continue to play. You may also "
                    + "ask an arbiter: in some competitions, the arbiter may allow a draw in one game."),
    OFFER_TOO_EARLY(
            "LAW 9.1.1",
            "In this competition, players cannot offer a draw so early. Continue to play. You may "
                    + "also ask an arbiter: in some competitions, the arbiter may allow an early draw offer "
                    + "in one game."),
    OFFER_OPEN("OCR 5.3", "A draw offer is still waiting for an answer. A new offer is possible after the answer."),
    CONSENT_NOT_USED(
            "LAW 9.1.1",
            "In this competition an arbiter cannot allow early draw offers. The players must "
                    + "continue to play. They may offer a draw as soon as the rules allow draw offers (C-06)."),
    NO_OFFER_BAN(
            "LAW 9.1.1",
            "In this game, the players may offer a draw from the first move on. They do not need an arbiter's "
                    + "permission."),
    REPRODUCE_FIRST(
            "OCR 20.5",
            "First make your last move on the traditional board, and confirm on the screen that you made it. Then "
                    + "make your next move on the screen; your clock is running."),
    PRE_MOVES_NOT_USED(
            "OCR 3.6.b",
            "You cannot queue a move (prepare a move in advance): this game does not allow it, or your seat has an "
                    + "assistant. Wait for your opponent's move, then make your move."),
    HAS_THE_MOVE("OCR 3.6.b", "It is your turn. Make your move on the board."),
    SEALING_ORDERED(
            "ADJ I.1.1",
            "An arbiter has ordered a sealed move, so you cannot queue a move. Wait until the game is resumed."),
    NOTHING_TO_REPRODUCE("OCR 20.5", "You have no move to confirm on a traditional board. Continue on the screen."),
    NO_OFFER(
            "OCR 5.3",
            "Your opponent has not offered a draw, so there is nothing to answer. You may offer a draw yourself."),
    ACCEPT_TOO_EARLY(
            "LAW 5.2.3", "The players can agree on a draw only after both of them have made a move. Continue to play."),
    DECLINE_NOT_USED("OCR 5.3", "To decline a draw offer, make a move."),
    FLAG_NOT_FALLEN("OCR 4.5", "The flag has not fallen: there is still time, or the clock is stopped."),
    REASON_MISSING("OCR 18.3", Kind.MALFORMED, "Give a reason; it is part of the record."),
    MALFORMED_TEXT(
            "",
            Kind.MALFORMED,
            "A reason can have at most 500 characters. A line of moves can have at most 2000 "
                    + "characters. An id, the name of a place or an article can have at most 200 characters. "
                    + "Invisible characters (control characters) are not allowed, except tabs and line "
                    + "breaks."),
    NOT_RUNNING("OCR 19.6", "The clocks are already stopped. You may resume the game."),
    NOT_PAUSED("OCR 19.6", "The game is not paused; a clock is running. An arbiter can pause the game."),
    CASE_OPEN(
            "OCR 18.9",
            "The Chief Arbiter must first decide about a disconnection at this board. The Chief Arbiter's decision "
                    + "resumes the game."),
    GAME_NOT_IN_PROGRESS("OCR 18.4", "The game is not in progress, so its clocks cannot be changed."),
    CLOCKS_CHANGED(
            "OCR 19.5",
            "The clocks or the position of this board have been changed in the meantime, so your order was not "
                    + "carried out. Look at the board, and give your order again if it is still needed."),
    CLOCKS_SET_SINCE(
            "OCR 18.3",
            "This ruling changed a clock, and later the clock was set again. So this part of the "
                    + "ruling cannot be withdrawn, and nothing was changed. You can withdraw the other parts "
                    + "of the ruling. If the clock is wrong, give an order to correct it."),
    REDUCTION_TOO_LARGE("DEC-21", "The clock does not have so much time. Take less time than the clock shows."),
    NOT_SHORTER(
            "OCR 18.9",
            "The new time control is not shorter than the present time control. Choose a shorter time control, or "
                    + "restart the game with the same time control."),
    START_HELD(
            "DEC-27",
            "A player is at the board, but the player's device is not connected. So the start of "
                    + "this game is delayed. The game can start after an arbiter has allowed the start."),
    SEAT_ABSENT(
            "DEC-27",
            "An arbiter can delay the start of a game only for a player who is present. First "
                    + "record the player as present, or let the game start."),
    NO_ROLL_CALL(
            "FSSI ind-b",
            "The regulations of this competition have no roll call, so no player is excluded before the start. A "
                    + "player who arrives after the default time loses the game by forfeit."),
    ROLL_CALL_ANSWERED(
            "FSSI ind-b",
            "The player is recorded as present, so the player cannot be excluded. If the player is "
                    + "not there, first remove the mark “present”."),
    SEAT_EXCLUDED(
            "FSSI ind-b",
            "This player did not answer the roll call and is excluded from this game. The Local Chief Arbiter may "
                    + "take the exclusion back until the game starts."),
    DEFAULT_NOT_OVER(
            "LAW 6.7.1",
            "No player has lost by forfeit. Either the default time is not over, or an arbiter has "
                    + "cancelled the default time, or the player arrived in time."),
    MALFORMED_MINUTES(
            "OCR 16.11",
            Kind.MALFORMED,
            "Enter the default time in minutes after the start, from 0 to 1440, or choose no default time."),
    NOT_FORFEITED(
            "DEC-14",
            "This board has no forfeit to take back: there was no forfeit, or it has already been taken back. The "
                    + "timeline of the board shows what happened, and who did it."),
    RESULT_OFFICIAL(
            "OCR 17.11",
            "Round {round} is official. So its games cannot continue, and their results stay. A "
                    + "player may appeal, and the Chief Arbiter may make a ruling on the score."),
    NEXT_ROUND_OPEN(
            "LAW 6.6",
            "Round {round} is already open, and a player cannot play in two rounds at the same "
                    + "time. So this game cannot continue, and its result stays. The Chief Arbiter may make a "
                    + "ruling on the score, and a player may appeal."),
    PRESENCE_CHANGED(
            "DEC-13",
            "Your entry was not recorded. In the meantime somebody else made an entry about this "
                    + "player: the player is now {presence}. Check who is at the board. If the new entry is "
                    + "wrong, record the player again."),
    NO_SUCH_POSITION(
            "AMD 7.5.1",
            Kind.MALFORMED,
            "The game cannot go back to this half-move. Choose a half-move before the last one, or 0 for the "
                    + "initial position."),
    ADJOURNMENT_NOT_USED("ADJ I.1.1", "Games cannot be adjourned in this competition. You can pause the game instead."),
    SEALING_NOT_ORDERED("ADJ I.1.1", "No arbiter has ordered a sealed move. Play the move on the board."),
    NOTHING_SEALED("ADJ I.1.1", "No move is sealed yet. The player must first seal a move and then confirm it."),
    SEALING_TOO_EARLY(
            "ADJ I.1.2",
            "The time on your clock will end before the session ends, so you cannot seal a move "
                    + "yet. Continue to play, or seal a move later."),
    GAME_ADJOURNED(
            "ADJ I.1.1",
            "The game is adjourned. You may resign, or offer or accept a draw. You can move again when the game is "
                    + "resumed."),
    NOT_ADJOURNED(
            "ADJ I.2",
            "The game is not adjourned. So there is no sealed move to confirm, and no adjourned " + "game to resume."),
    ENVELOPE_CHANGED(
            "ADJ I.2",
            "Your entry was not saved. The {by} confirmed another place and time at {at}: {place}, "
                    + "{resumes}. Look at that entry. If your entry is the right one, confirm it again."),
    ENVELOPE_INCOMPLETE(
            "ADJ I.2",
            "Enter the place where the game will be resumed, and a time in the future. The Local Chief Arbiter "
                    + "confirms the place and the time."),
    RESUMPTION_NOT_DUE("ADJ I.5", "It is not yet time to resume the game. An arbiter may resume the game earlier."),
    NO_PROVISIONAL_RESULT(
            "DEC-15",
            "No flag fell during the disconnection, so there is no flag fall to confirm. Choose another decision."),
    MALFORMED_TIME("OCR 19.5", Kind.MALFORMED, "A time on a clock must be more than zero and at most 24 hours."),
    MALFORMED_CHANGE(
            "OCR 18.4",
            Kind.MALFORMED,
            "You can add time to a clock or take time from a clock: more than zero and at " + "most 24 hours."),
    MALFORMED_COUNTER("OCR 19.5", Kind.MALFORMED, "A move counter must be a number from 0 to 9999."),
    NOTHING_TO_CHANGE(
            "OCR 19.5",
            Kind.MALFORMED,
            "Enter what to change on one clock or both: a time, a time control or a move counter."),
    GRANT_OUT_OF_RANGE(
            "LAW 12.5",
            Kind.MALFORMED,
            "If a player was disturbed, you can add from 1 second to 60 minutes each time."),
    CHOOSE_THE_TIME(
            "OCR 19.5",
            "With the right clock setting, this player would have no time left. So enter the time "
                    + "that the player's clock should show."),
    ANOTHER_GAME(
            "OCR 18.9",
            "This decision was about game {decided} of this board, but that game does not count. The board now "
                    + "has game "
                    + "{present}: make a decision about the present game."),
    GAME_NOT_ENDED(
            "OCR 19.4",
            "The game has no result to change yet. If the software did not see a draw, declare the game drawn."),
    NO_SUCH_PLY(
            "OCR 19.3",
            Kind.MALFORMED,
            "This game has {ply} half-moves. Choose one of these half-moves, or 0 for the initial position."),
    NOT_REPEATED(
            "OCR 5.4.1",
            "After this half-move, the position had occurred {count} times, but {needed} times are needed for a "
                    + "draw. Choose another half-move, or let the game go on."),
    NOT_COUNTED(
            "OCR 5.4.4",
            "Up to this half-move, there were {count} half-moves without a capture or a pawn move, but {needed} are "
                    + "needed for a draw. Choose another half-move, or let the game go on."),
    ONLY_CLAIMED_REPETITION(
            "LAW 9.6.1",
            "After this half-move, the position had occurred {count} times. Without a claim, the game is drawn only "
                    + "after {needed} times (LAW 9.6.1). Before that, only the player to move can claim the draw "
                    + "(LAW 9.2). Choose another half-move, or let the game go on."),
    ONLY_CLAIMED_COUNT(
            "LAW 9.6.2",
            "Up to this half-move, there were {count} half-moves without a capture or a pawn move. Without a claim, "
                    + "the game is drawn only after {needed} such half-moves (LAW 9.6.2). Before that, only the "
                    + "player to move can claim the draw (LAW 9.3). Choose another half-move, or let the game "
                    + "go on."),
    MATE_POSSIBLE(
            "OCR 4.5",
            "{side} can still give checkmate, so the game is not drawn. These moves lead to checkmate: {line}."),
    ALREADY_DRAWN("OCR 19.3", "The game is already drawn; nothing was changed."),
    RULED(
            "OCR 17.11",
            "This result comes from a ruling or a forfeit. A draw under OCR 5.4 cannot replace such "
                    + "a result. Appeal against the ruling, or take the forfeit back."),
    NOT_AUTOMATIC(
            "OCR 19.4",
            "The software did not decide this result: the result comes from the players, a ruling or a forfeit. You "
                    + "can still appeal."),
    EXACT_RESULT(
            "OCR 5.1",
            "Checkmate, stalemate, repetitions and counted moves follow exactly from the recorded "
                    + "moves, so the software made no error. You can still appeal."),
    RESULT_UNCHANGED("OCR 19.4", "The game already has this result. Choose another result."),
    RESULT_NOT_POSSIBLE(
            "OCR 4.5",
            "This result is not possible. One side must win, or the game must be drawn. A side "
                    + "whose flag has fallen cannot win. Choose another result."),
    NOT_BY_RULING(
            "OCR 18.3",
            "This game did not end by a ruling of an arbiter, so it cannot continue. You can appeal "
                    + "against the result."),
    CANNOT_GO_ON(
            "OCR 4.5", "A flag has fallen, so there is no time left to continue the game. Change the result instead."),
    LINE_ILLEGAL(
            "OCR 3.3",
            Kind.MALFORMED,
            "In this line of moves, {move} is not a legal move. Correct the line of moves, or give a reason without "
                    + "moves."),
    LINE_WITHOUT_MATE(
            "OCR 4.5",
            "This line of moves does not end with checkmate by the side that should win. Correct the line of moves, "
                    + "or give a reason without moves."),
    CLAIMS_NOT_USED(
            "OCR 5.4",
            "Players cannot claim a draw in this game. The software ends the game when a position "
                    + "is repeated too often, or after too many moves without a capture or a pawn move. You "
                    + "may offer a draw."),
    NO_POLICY(
            "OCR 16.10",
            "The regulations of this competition have no rules about illegal moves, so you cannot record an illegal "
                    + "move. Restore the position, or make a ruling under OCR 18.4."),
    NOT_HIS_MOVE(
            "AMD 7.5.1",
            Kind.MALFORMED,
            "The player who broke the rule did not make this half-move. This player's last or next half-move is "
                    + "{ply}. Choose half-move {ply}, or an earlier half-move of this player."),
    RECORDED_MEANWHILE(
            "AMD 7.5.5",
            "Your record was not saved. The records of this game have changed in the meantime: "
                    + "there are now {count} records, and the last one is {last}. Look at the records. If "
                    + "your record is about another irregularity, save it again."),
    RECORDED_ALREADY(
            "AMD 7.5.5",
            "This irregularity is already recorded for half-move {ply}, so it was not counted a "
                    + "second time. Did the player do the same thing again at this half-move? Then confirm "
                    + "this, and record the irregularity again."),
    NO_RECORD("AMD 7.5.5", "No irregularity is recorded in this game, so there is nothing to take back."),
    RECORDS_CHANGED(
            "AMD 7.5.5",
            "Nothing was taken back. The records of this game have changed in the meantime: there "
                    + "are now {count} records, and the last one is {last}. Look at the records. If the last "
                    + "one is wrong, take it back."),
    RECORD_OF_ANOTHER(
            "DEC-21",
            Kind.FORBIDDEN,
            "Another arbiter, or the server, recorded this irregularity, so you cannot take it back. Only the arbiter "
                    + "who recorded the irregularity or the Chief Arbiter may take it back."),
    ONLY_GOES_ON(
            "AMD 7.5.5",
            "A recorded irregularity has ended this game. If the irregularity was recorded by mistake, take the "
                    + "record back: then the game goes on. A player may also appeal."),
    TOO_LATE(
            "RAP A.4",
            "The opponent has already made the next move. So it is too late to record an "
                    + "irregularity, and the move before it counts."),
    ASSISTANT_NOT_ADMITTED(
            "APP-III 1",
            Kind.FORBIDDEN,
            "You are not the assistant of this seat: no arbiter has accepted you, or you no longer "
                    + "assist here. Ask an arbiter of the venue."),
    ASSISTANT_MOVES(
            "APP-III 1.1",
            "Your assistant enters your moves: tell the assistant your moves. To end the assistance, call an "
                    + "arbiter."),
    ASSISTANT_UNNAMED("APP-III 1", Kind.MALFORMED, "Enter the name of the assistant."),
    MALFORMED_NAME("", Kind.MALFORMED, Texts.NAME_RULE),
    NAMES_A_PLAYER(
            "APP-III 1",
            "This is the name of a player of this game, and this player cannot help here. Enter the name of the "
                    + "person who helps. If two persons have the same name, add something that shows the "
                    + "difference."),
    ASSISTANT_SERVES(
            "APP-III 1",
            "This seat already has an assistant whom an arbiter has accepted, and a seat can have "
                    + "only one. First remove the present assistant."),
    UNKNOWN_ASSISTANT(
            "OCR 3.8",
            "This person is not proposed as the assistant of this seat. Check who is proposed, or "
                    + "propose an assistant."),
    HELPER_UNNAMED("LAW 8.1.6", Kind.MALFORMED, "Enter the name of the helper."),
    NO_HELPER("LAW 8.1.6", "No arbiter has accepted a helper for this player. Accept the helper first."),
    DISABLED_NOT_ADJUSTED(
            "LAW 6.2.6",
            "The player has a disability, so the help that the player gets does not change the clock (C-45). "
                    + "Leave the "
                    + "clock as it is."),
    INITIAL_POSITION_UNKNOWN(
            "960 II.2",
            Kind.MALFORMED,
            "There is no initial position with this number. Initial positions have numbers from 0 to 959; standard "
                    + "chess has number 518."),
    MOVE_PLAYED(
            "LAW 6.6",
            "A move has been made at this board, so its pairing stays. If the colours are wrong, an arbiter may record "
                    + "reversed colours at the board."),
    BOARD_CANCELLED("LAW 6.6", CANCELLED_TEXT),
    SEATS_DIFFER(
            "LAW 6.6",
            "The players at this board do not sit as they are paired, because they have exchanged colours. Have them "
                    + "exchange the colours back at the board, then repair the pairing."),
    POSITION_RIGHT(
            "LAW 7.2.1",
            "The game began from this initial position. So the game counts and goes on. If you "
                    + "meant another initial position, enter its number."),
    TOO_LATE_TO_REPLAY(
            "RAP A.4.1",
            "Both players have made {moves} moves, so it is too late to start the game again. The game goes on from "
                    + "its present position."),
    TOO_LATE_TO_CORRECT(
            "RAP A.4.1.1",
            "Both players have already made many moves. You can correct the clock setting only if "
                    + "the round would end too late without the correction. Confirm this, then correct the "
                    + "setting.");

    private final Meaning meaning;

    /** A refusal because of the rules or the state of the board. */
    GameRefusal(String rule, String text) {
        this(rule, Kind.STATE, text);
    }

    GameRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
