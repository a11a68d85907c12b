package org.onehall.connectivity.domain;

/**
 * Whose log a venue's is: "competition/venue", for competitions share ids of venues, not what happens there (DEC-21). A log begun
 * before they were apart has the venue alone; a case opened in one ends in it.
 */
public final class VenueKey {
    private static final char SEPARATOR = '/';
    private static final String CASE = "/case-";

    private VenueKey() {}

    /**
     * Key of the log of a venue of a board's competition.
     *
     * @param board "competition/round/board"
     * @param venue its id, or the key of its log already
     */
    public static String of(String board, String venue) {
        return names(venue) ? venue : board.substring(0, Math.max(0, board.indexOf(SEPARATOR))) + SEPARATOR + venue;
    }

    /** Whether a key names the competition. */
    public static boolean names(String key) {
        return key.indexOf(SEPARATOR) >= 0;
    }

    /** Id of the venue of a log. */
    public static String venue(String key) {
        return key.substring(key.indexOf(SEPARATOR) + 1);
    }

    /** Key of the log a case is in. */
    public static String ofCase(String caseId) {
        return caseId.substring(0, Math.max(0, caseId.lastIndexOf(CASE)));
    }

    /** Id of the n-th case of a log, n from 1. */
    static String caseId(String key, int number) {
        return key + CASE + number;
    }
}
