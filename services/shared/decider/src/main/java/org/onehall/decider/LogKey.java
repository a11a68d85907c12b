package org.onehall.decider;

/**
 * Keys of the logs of a competition: "competition/round/board", "competition/venue", "competition/recordings".
 * Competitions may use the same venue ids, but have separate logs for them (DEC-21). The key of an older log, begun
 * before the logs were separate, is the venue alone; a disconnection opened in such a log has that key before the
 * number of the case.
 */
public final class LogKey {
    private static final char SEPARATOR = '/';
    private static final String CASE = "/case-";
    private static final String RECORDINGS = "/recordings";
    private static final String PRIZES = "/prizes";

    private static final String SCREENINGS = "/screenings";

    private LogKey() {}

    /** Whether a key names its competition. */
    public static boolean names(String key) {
        return key.indexOf(SEPARATOR) >= 0;
    }

    /** The competition that a key names; "" if it names none. */
    public static String competition(String key) {
        return key.substring(0, Math.max(0, key.indexOf(SEPARATOR)));
    }

    /** Key of the log of a venue of a competition. */
    public static String of(String competition, String venue) {
        return competition + SEPARATOR + venue;
    }

    /**
     * Key of the log of a venue of a board's competition.
     *
     * @param board "competition/round/board"
     * @param venue its id, or already the key of its log
     */
    public static String ofBoard(String board, String venue) {
        return names(venue) ? venue : of(competition(board), venue);
    }

    /**
     * Key of the log of a venue of a board's competition.
     *
     * @param venue its id, or already the key of its log
     */
    public static String ofBoard(BoardId board, String venue) {
        return names(venue) ? venue : of(board.competition(), venue);
    }

    /** Id of the venue of a log. */
    public static String venue(String key) {
        return key.substring(key.indexOf(SEPARATOR) + 1);
    }

    /** Id of the n-th disconnection of a venue's log, n from 1. */
    public static String caseId(String key, int number) {
        return key + CASE + number;
    }

    /** Key of the log that contains a disconnection. */
    public static String ofCase(String caseId) {
        return caseId.substring(0, Math.max(0, caseId.lastIndexOf(CASE)));
    }

    /** Key of the register of a competition's recordings (APP-I A5). */
    public static String recordings(String competition) {
        return competition + RECORDINGS;
    }

    /** Key of the register of a competition's prizes (APP-I A8bis). */
    public static String prizes(String competition) {
        return competition + PRIZES;
    }

    /** Key of the record of the people who looked at a competition's screenings (APP-I G2.7). */
    public static String screenings(String competition) {
        return competition + SCREENINGS;
    }
}
