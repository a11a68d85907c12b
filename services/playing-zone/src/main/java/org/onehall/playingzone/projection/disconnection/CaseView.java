package org.onehall.playingzone.projection.disconnection;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * One disconnection and its report (OCR 18.9). Game, clocks and draw offer are shown as at the last sign of life,
 * {@code gameAt}: before the present loss, or before an earlier one if the clocks have been stopped since then.
 *
 * @param startedAt last sign of life before the first loss of the case
 * @param lostAt last sign of life before the present loss, or before the last one if the link is back
 * @param earlier earlier losses of this case, in order
 * @param reported whether the Local Technical Arbiter has confirmed the report
 * @param reportDueAt when he should have confirmed it; empty in cases opened before this was recorded
 * @param attempt the game in which it happened, from 1
 * @param overdue whether he has not confirmed it in time, so that the draft counts as the report (OCR 18.9/b)
 * @param cause where the link probably broke; empty until it has been judged
 * @param incident the incident to which it belongs; empty if the case stands alone
 * @param deputy why the deputy may decide: "HANDED_OVER" or "UNANSWERED"; empty while he may not
 * @param deputyAt when he may decide if the Chief Arbiter has not; empty while nobody can decide, and if no time limit
 *     applies
 */
public record CaseView(
        String id,
        String board,
        String venue,
        String venueName,
        Side side,
        String playerName,
        long startedAt,
        long detectedAt,
        long lostAt,
        List<LossView> earlier,
        long gameAt,
        OptionalLong restoredAfterMs,
        String state,
        boolean reported,
        OptionalLong reportDueAt,
        boolean overdue,
        Optional<String> reportNote,
        int attempt,
        int ply,
        Optional<Side> toMove,
        long whiteMs,
        long blackMs,
        Optional<Side> drawOffer,
        int earlierCases,
        Optional<CauseView> cause,
        Optional<String> outageId,
        Optional<IncidentView> incident,
        Optional<String> rulingId,
        Optional<String> deputy,
        OptionalLong deputyAt) {}
