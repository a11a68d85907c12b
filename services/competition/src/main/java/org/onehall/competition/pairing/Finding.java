package org.onehall.competition.pairing;

import java.util.List;
import java.util.Map;

/**
 * One thing in a proposal that is wrong or that somebody should look at.
 *
 * @param board the board that it is about; 0: none
 * @param playerIds the players that it is about, as the proposal names them
 * @param details by the names that the text has in braces
 * @param article the rule behind it: {@code C.04.1.2}, {@code OCR 18.4.8}; "" if there is none
 */
public record Finding(
        Code code, Severity severity, int board, List<String> playerIds, Map<String, String> details, String article) {
    public Finding {
        playerIds = List.copyOf(playerIds);
        details = Map.copyOf(details);
    }

    /** What it does to the publication of the pairings. */
    public enum Severity {
        /** The pairings cannot be published. */
        ERROR,
        /** The pairings can be published; somebody should look at it first. */
        WARNING
    }

    /** One or two sentences for the person who pairs. */
    public String text() {
        String text = code.text;
        for (var detail : details.entrySet()) text = text.replace("{" + detail.getKey() + "}", detail.getValue());
        return text;
    }

    /** What can be found. */
    public enum Code {
        NO_BOARDS("", "There is no board. Add at least one pairing."),
        UNKNOWN_PLAYER("", "{where}: this event has no player {player}."),
        BOARD_NUMBER("", "Board {board}: a board's number must be from 1 to 9999."),
        BOARD_TWICE("", "Board {board} appears more than once. Give each board its own number."),
        PLAYS_ITSELF("", "Board {board}: {player} would play against themselves."),
        TWICE_IN_ROUND("", "{player} appears twice in round {round}: {first} and {second}."),
        WITHDRAWN("", "{where}: {player} has withdrawn from the event."),
        EXCLUDED("OCR 18.4.8", "{where}: a ruling excludes {player} from round {round}."),
        ABSENT("C.04.2", "Board {board}: {player} asked not to play in round {round} and gets a {bye} bye."),
        OTHER_BYE("C.04.2", "{player} gets a {bye} bye here, but asked for a {asked} bye."),
        MISSING("", "{player} is available, but has neither a game nor a bye in round {round}."),
        LEFT_OUT("", "{player} is available, but is left without a game in round {round}."),
        MET_BEFORE("C.04.1.2", "Board {board}: {white} and {black} have already met in round {rounds}."),
        THIRD_COLOUR("C.04.1.7", "Board {board}: {player} would have {colour} for the third time in a row."),
        COLOUR_DIFFERENCE(
                "C.04.1.6",
                "Board {board}: {player} would have {whites} × White and {blacks} × Black. The difference must not be "
                        + "greater than 2."),
        SAME_VENUE("", "Board {board}: {white} and {black} are both in venue {venue}."),
        FORBIDDEN_PAIR("", "Board {board}: {white} and {black} must not be paired in this event."),
        SECOND_ALLOCATED_BYE(
                "C.04.1.4",
                "{player} cannot get the pairing-allocated bye: in round {earlier} this player already got as many "
                        + "points as for a win without playing."),
        SEVERAL_ALLOCATED_BYES(
                "C.04.1.3", "{number} players get the pairing-allocated bye. Only one player can get it."),
        NO_DEVICE("", "Venue {venue} needs {seats} devices for this round and has {devices}."),
        RESULT_OPEN(
                "",
                "{player} has no result in round {earlier} yet. These pairings may change when the result is known.");

        private final String article;
        private final String text;

        Code(String article, String text) {
            this.article = article;
            this.text = text;
        }

        /** The rule behind it in most cases; "" if there is none. */
        public String article() {
            return article;
        }

        /** The text with the names of details in braces. */
        public String template() {
            return text;
        }
    }
}
