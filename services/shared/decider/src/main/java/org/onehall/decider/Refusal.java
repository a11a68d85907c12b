package org.onehall.decider;

import java.util.Map;

/** Why a command changes nothing. Implemented by one enum per decider; a constant says what is wrong. */
public interface Refusal {
    /** The text of every service's {@code COMPETITION_ARCHIVED} (OCR 17.11): people read it whoever refuses. */
    String ARCHIVE_TEXT =
            "This competition is in the archive: nothing in it can be changed, and nobody gets a code for it. "
                    + "Its public page, if it has one, stays, and the operator of the server gets its papers with "
                    + "./onehall event export. Its organiser or the operator can copy it to begin a new one.";

    /** The text of every service's {@code BOARD_CANCELLED} (LAW 6.6). */
    String CANCELLED_TEXT =
            "The Chief Arbiter has cancelled this board, so no game is played at it. The Chief Arbiter may add a board "
                    + "for players without a game in the round, on the page \"Pairings\".";

    /** The name of the constant, used as code on the wire: {@code NOT_YOUR_MOVE}. */
    String name();

    /** What the constant stands for. */
    Meaning meaning();

    /** The article it is based on, as the catalogue spells it: {@code LAW 1.2}; "" if there is none. */
    default String rule() {
        return meaning().rule();
    }

    /** What happened and what is allowed now, one or two sentences for a person. */
    default String text() {
        return meaning().text();
    }

    /** The text with these details in place of their names in braces: {@code game {present} is there}. */
    default String text(Map<String, String> details) {
        String text = text();
        for (var detail : details.entrySet()) text = text.replace("{" + detail.getKey() + "}", detail.getValue());
        return text;
    }

    /** The kind of mistake; it decides the status at an edge. */
    default Kind kind() {
        return meaning().kind();
    }

    /**
     * @param rule article, "" if there is none
     * @param text what happened and what is allowed now
     */
    record Meaning(String rule, Kind kind, String text) {}

    /** Sorts of refusals, one status each at every edge. */
    enum Kind {
        /** The rules or the state forbid it now. */
        STATE,
        /** The input is malformed or out of range. */
        MALFORMED,
        /** No such board, case, call. */
        NOT_FOUND,
        /** Not this role, venue or seat. */
        FORBIDDEN,
        /** Somebody else moved the log first. */
        STALE,
        /** Our own mistake: the command was set aside, nothing changed. */
        FAULT
    }
}
