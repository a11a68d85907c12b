package org.onehall.playingzone.projection;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.onehall.decider.Reason;
import org.onehall.decider.Texts;

/**
 * A message for the person at a seat. Pages word it in the reader's language from its kind and details; {@link #text}
 * is the English text.
 *
 * @param details the values to insert into the sentence; a {@code side} is WHITE or BLACK, a {@code by} a role
 * @param article the article on which it rests; "" if none is given
 * @param reason in the words of the arbiter; "" if none was given or the reason is not for this person
 * @param about the penalties concerned, each by its ruling and kind: this notice replaces earlier ones about them (OCR
 *     18.3)
 * @param at when it happened, in milliseconds since 1970
 */
public record Notice(
        SeatKey seat,
        Kind kind,
        Map<String, String> details,
        String article,
        String reason,
        List<String> about,
        long at) {
    /** A notice whose time is added when its event has been applied. */
    public Notice(SeatKey seat, Kind kind, Map<String, String> details, String article, String reason) {
        this(seat, kind, details, article, reason, List.of(), 0);
    }

    public Notice about(List<String> penalties) {
        return new Notice(seat, kind, details, article, reason, penalties, at);
    }

    public Notice at(long happened) {
        return new Notice(seat, kind, details, article, reason, about, happened);
    }

    private static final Pattern ENDED = Pattern.compile("[.!?…]$");

    /**
     * How it is shown: information disappears once it has been read, a warning when its reader dismisses it or a newer
     * notice replaces it.
     */
    public enum Level {
        INFO,
        WARN
    }

    /** The messages there are. */
    public enum Kind {
        HALL_SILENT("The server did not answer for a while, and the game is paused. No player has lost "
                + "time. A move that is not in the list of moves was not made"),
        PAUSED("Both clocks are stopped and the game is paused"),
        RESUMED("The game goes on"),
        ADJOURNED("The game is adjourned. Both clocks are stopped"),
        CLOCKS_SET("The arbiter has set the clocks"),
        SETTING_CORRECTED("The arbiter has corrected the setting of the clocks"),
        TIME_GIVEN("{time} was added to {side}'s clock"),
        TIME_TAKEN("{time} was taken from {side}'s clock"),
        POSITION_RESTORED(Level.WARN, "An earlier position has been restored"),
        FORFEIT_REVERSED("The forfeit has been taken back"),
        DRAW_DECLARED(Level.WARN, "The arbiter has declared the game drawn"),
        OFFERS_ALLOWED("The arbiter now allows draw offers in this game"),
        OFFERS_BANNED(Level.WARN, "The arbiter no longer allows early draw offers in this game"),
        PRE_MOVE_DROPPED(Level.WARN, "Your queued move is no longer legal and was not made"),
        CLAIM_WRONG(
                "{side}'s draw claim was wrong. The game goes on. If draw offers are allowed, the claim counts as a "
                        + "draw offer"),
        ILLEGAL_MOVE_SEEN(Level.WARN, "{side} has made an illegal move. The position stays as it was"),
        RECORDED_ILLEGAL_MOVE(Level.WARN, "The arbiter has recorded an illegal move by {side}"),
        RECORDED_UNPROMOTED_PAWN(Level.WARN, "The arbiter has recorded that {side} left a pawn on the last rank"),
        RECORDED_CLOCK_WITHOUT_MOVE(
                Level.WARN, "The arbiter has recorded that {side} pressed the clock without a move"),
        RECORDED_TWO_HANDS(Level.WARN, "The arbiter has recorded that {side} moved with two hands"),
        RECORD_TAKEN_BACK(
                Level.WARN,
                "The arbiter has taken back the last record against {side}. This record does not " + "count any more"),
        RESULT_CHANGED(Level.WARN, "The arbiter has changed the result. The result is now {result}"),
        GAME_GOES_ON(
                Level.WARN,
                "The game ended by mistake, so the game is not over. Both clocks are stopped. Wait "
                        + "until the arbiter resumes the game"),
        NEW_GAME("This game does not count. Wait for the arbiter to start a new game"),
        SEATS_EXCHANGED("The colours were reversed, so this game does not count. The players exchange seats and "
                + "play a new game. The arbiter gives you a new code and starts the game"),
        PAIRED_AGAIN(
                "The Chief Arbiter has changed the pairing of this board, so this game does not count. Look for your "
                        + "place in the pairings. If you have a new place, an arbiter gives you a new code"),
        BOARD_CANCELLED(
                Level.WARN,
                "The Chief Arbiter has cancelled this board, so you do not play here in this round. Look for your name "
                        + "in the pairings, or ask an arbiter"),
        COLOURS_KEPT(
                "The colours were reversed. The game goes on, and the players keep the colours that they have now"),
        ASSISTANT_ADMITTED("An arbiter has accepted the assistant, who now enters the moves"),
        ASSISTANT_DISMISSED(Level.WARN, "An arbiter has removed the assistant. The player now enters the moves"),
        OPPONENT_LOST("Your opponent has lost the connection. The arbiters are informed"),
        OPPONENT_BACK("Your opponent is connected again"),
        PAUSED_FOR_CALL("An arbiter has been called. Both clocks are stopped and the game is paused"),
        CALL_ACKNOWLEDGED("{by} is on the way to you"),
        CALL_ANSWERED("The arbiter has answered your call"),
        APPEAL_FILED("Your opponent has appealed"),
        DECIDED_APPEAL_UPHELD("The appeal is accepted"),
        DECIDED_APPEAL_CHANGED("The appeal is accepted, and the score is now {control}"),
        DECIDED_APPEAL_DISMISSED("The appeal is rejected"),
        QUESTION_ANSWERED("The arbiter has answered your question"),
        CALL_INVALID("The arbiter has decided that your call had no valid reason"),

        DECIDED_RESUME("{by} decided: the game is resumed"),
        DECIDED_REDUCE("{by} decided: the game is resumed, and {time} is taken from {side}'s clock"),
        DECIDED_RESTART("{by} decided: there is a new game with the same time control"),
        DECIDED_RESTART_SHORTER("{by} decided: there is a new game with the time control {control}"),
        DECIDED_ADD_TIME("{by} decided: the game is resumed, and {time} is added to {side}'s clock"),
        DECIDED_NO_ACTION("{by} decided: the result stays"),
        DECIDED_CONFIRM_FLAG("{by} decided: the flag fall counts"),
        DECIDED_LOSS("{by} decided: {side} loses"),
        DECIDED_DRAW("{by} decided: the game is drawn"),

        WARNED(Level.WARN, "The arbiter warns you"),
        OPPONENT_GIVEN(Level.WARN, "{time} was added to your opponent's clock"),
        REDUCED(Level.WARN, "{time} was taken from your clock"),
        OPPONENT_RAISED(Level.WARN, "Your opponent's points for this game are now {points}"),
        LOWERED(Level.WARN, "Your points for this game are now {points}"),
        LOST(Level.WARN, "The arbiter has decided that you lose the game"),
        FINED(Level.WARN, "You must pay a fine of {amount} ({fine})"),
        EXCLUDED(Level.WARN, "You are excluded from round {rounds}"),
        EXPELLED(Level.WARN, "You are expelled from the competition"),
        GIVEN("{time} was added to your clock"),
        OPPONENT_REDUCED("{time} was taken from your opponent's clock"),
        RAISED("Your points for this game are now {points}"),
        OPPONENT_LOWERED("Your opponent's points for this game are now {points}"),
        OPPONENT_HAS_LOST("The arbiter has decided that your opponent loses the game. Your points are {points}"),
        OPPONENT_EXPELLED("Your opponent is expelled from the competition"),

        UNWARNED(Level.WARN, "The arbiter has withdrawn the warning"),
        OPPONENT_NOT_GIVEN(Level.WARN, "A ruling was withdrawn, so your opponent no longer gets the extra {time}"),
        NOT_REDUCED(Level.WARN, "You get back the {time} that was taken from your clock"),
        NOT_LOST(Level.WARN, "The arbiter has withdrawn the ruling by which you lost the game"),
        NOT_FINED(Level.WARN, "You no longer have to pay the fine of {amount} ({fine})"),
        NOT_EXCLUDED(Level.WARN, "You are not excluded from round {rounds} any more"),
        NOT_EXPELLED(Level.WARN, "You are not expelled from the competition any more"),
        NOT_GIVEN(Level.WARN, "A ruling was withdrawn, so you no longer get the extra {time}"),
        OPPONENT_NOT_REDUCED("Your opponent gets back the {time} that was taken from the clock"),
        OPPONENT_NOT_LOST(Level.WARN, "The arbiter has withdrawn the ruling by which your opponent lost the game"),
        OPPONENT_NOT_EXPELLED("Your opponent is not expelled from the competition any more"),
        SCORE_BACK(Level.WARN, "A ruling about the points of this game was withdrawn. The score is now {points}");

        private final Level level;
        private final String words;

        Kind(String words) {
            this(Level.INFO, words);
        }

        Kind(Level level, String words) {
            this.level = level;
            this.words = words;
        }

        /** @param option the option decided for a disconnection (OCR 18.9) */
        public static Optional<Kind> decided(String option) {
            return Arrays.stream(values())
                    .filter(kind -> kind.name().equals("DECIDED_" + option))
                    .findFirst();
        }

        public Level level() {
            return level;
        }

        /** Decisions a) to d) of OCR 18.9 are shown without the reason, which is for the arbiters only. */
        public boolean isWithReason() {
            return switch (this) {
                case DECIDED_RESUME, DECIDED_REDUCE, DECIDED_RESTART, DECIDED_RESTART_SHORTER -> false;
                default -> true;
            };
        }

        /**
         * Whether it may reach a player while his clock is running. What the arbiters say to him may; what the opponent
         * asks of them waits until the clock has stopped.
         */
        public boolean isWhileThinking() {
            return this != APPEAL_FILED;
        }

        /**
         * Whether it is kept for a player whose device is not connected: this applies to everything the board itself
         * does not show.
         */
        public boolean isKept() {
            return switch (this) {
                case APPEAL_FILED,
                        DECIDED_APPEAL_UPHELD,
                        DECIDED_APPEAL_CHANGED,
                        DECIDED_APPEAL_DISMISSED,
                        CALL_ACKNOWLEDGED,
                        CALL_ANSWERED,
                        CALL_INVALID,
                        QUESTION_ANSWERED,
                        WARNED,
                        FINED,
                        EXCLUDED,
                        UNWARNED,
                        NOT_FINED,
                        NOT_EXCLUDED,
                        NOT_EXPELLED -> true;
                default -> false;
            };
        }
    }

    public Level level() {
        return kind.level();
    }

    public String text() {
        String text = kind.words;
        for (var detail : details.entrySet())
            text = text.replace("{" + detail.getKey() + "}", english(detail.getValue()));
        String why = Reason.inEnglish(reason);
        return text
                + (article.isEmpty() ? "" : " (" + article + ")")
                + (Texts.isEmpty(why) ? "." : ": " + why + (ENDED.matcher(why).find() ? "" : "."));
    }

    private static String english(String value) {
        return switch (value) {
            case "WHITE" -> "White";
            case "BLACK" -> "Black";
            case "CHIEF_ARBITER" -> "The Chief Arbiter";
            case "DEPUTY_CHIEF_ARBITER" -> "The Deputy Chief Arbiter";
            case "LOCAL_CHIEF_ARBITER" -> "The Local Chief Arbiter";
            case "LOCAL_TECHNICAL_ARBITER" -> "The Local Technical Arbiter";
            case "FLOOR_ARBITER" -> "An arbiter";
            default -> value;
        };
    }
}
