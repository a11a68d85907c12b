package org.onehall.playingzone.projection.competition;

import java.util.List;

/**
 * A change of a competition's definition, as its history shows it (OCR 16.1).
 *
 * @param at ms since 1970
 * @param kind LOADED, or what was changed: PLAYERS_ENTERED, OFFICIAL_APPOINTED, …; PAIRING_REPAIR_REFUSED: what was
 *     ordered but not carried out
 * @param round that it is about, or from which it holds; 0: none
 * @param reason "" where none is asked for
 * @param role of the person who made or ordered the change; SERVICE: the hall, when a round was opened
 * @param by name of the person; "" if the person is neither an official nor a player of the competition
 * @param subjects whom or what it is about
 * @param differences what else it changed; may be empty
 */
public record ChangeView(
        long at,
        String kind,
        int round,
        String reason,
        String role,
        String by,
        List<Subject> subjects,
        List<Difference> differences) {
    /** @param name at the time of the change; the id if there was none */
    public record Subject(String id, String name) {}

    /**
     * A value before and after the change; "" stands for none.
     *
     * @param field NAME, RATING, VENUE, ROLE, …; names of venues are written out, everything else is a code, a number,
     *     or an instant in ms since 1970
     */
    public record Difference(Field field, String before, String after) {}

    /** What a difference is about. */
    public enum Field {
        NAME,
        RATING,
        FEDERATION,
        NUMBER,
        TITLE,
        SEX,
        BIRTH,
        START_NUMBER,
        ROLE,
        VENUE,
        TIME_ZONE,
        BYE,
        STARTS_AT,
        BOARDS,
        PAIRING,
        /** What White of a cancelled board gets. */
        WHITE_BYE,
        BLACK_BYE
    }
}
