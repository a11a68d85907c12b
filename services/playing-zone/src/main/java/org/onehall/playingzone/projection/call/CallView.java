package org.onehall.playingzone.projection.call;

import java.util.Optional;
import org.onehall.chess.Side;

/**
 * A call to the board (OCR 19.1).
 *
 * @param captain the captain who called for the player; empty if the player called himself (FSSI team-b)
 * @param state "OPEN" or "ANSWERED"
 * @param kind "MEDICAL" or "TECHNICAL"; empty for anything else
 * @param onTheWay the arbiter who is coming; empty until one has said so
 * @param overdue whether no arbiter said in time that he is coming
 * @param owed whether the call had no valid reason and its penalty has not yet been imposed (LAW 6.11.4)
 * @param penalised whether a ruling penalises the call
 * @param paused whether the clocks were stopped for it (LAW 6.11.2); empty if they were not meant to be, or if it is
 *     not known yet
 * @param whyNotPaused why they were not stopped; {@code notPausedCode} is the code of that refusal
 * @param invalidHere number of the player's earlier calls without a valid reason in this game; {@code invalidElsewhere}
 *     counts those in the other games of the competition
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
