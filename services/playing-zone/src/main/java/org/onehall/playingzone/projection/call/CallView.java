package org.onehall.playingzone.projection.call;

import java.util.Optional;
import org.onehall.chess.Side;

/**
 * A call to the board (OCR 19.1).
 *
 * @param captain who called for the player; empty: he himself (FSSI team-b)
 * @param state "OPEN" or "ANSWERED"
 * @param kind "MEDICAL" or "TECHNICAL"; empty: anything else
 * @param onTheWay who comes; empty while nobody has said so
 * @param overdue nobody said so in time
 * @param owed it had no valid reason, and a penalty is still to be imposed for it (LAW 6.11.4)
 * @param penalised a ruling names it
 * @param paused whether the clocks were stopped for it (LAW 6.11.2); empty if they were not to be, or it is not known
 *     yet
 * @param whyNotPaused why they were not; {@code notPausedCode} of that refusal
 * @param invalidHere earlier calls of the player without valid reason in this game; {@code invalidElsewhere} in the
 *     other games of the competition
 */
public record CallView(
        String id,
        String board,
        String venue,
        Side side,
        String playerName,
        Optional<CaptainView> captain,
        String text,
        long at,
        String state,
        Optional<Boolean> valid,
        Optional<String> note,
        Optional<String> kind,
        Optional<OnTheWayView> onTheWay,
        boolean overdue,
        boolean owed,
        boolean penalised,
        Optional<Boolean> paused,
        Optional<String> whyNotPaused,
        Optional<String> notPausedCode,
        int invalidHere,
        int invalidElsewhere) {}
