package org.onehall.playingzone.projection.disconnection;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * One disconnection and its report (OCR 18.9). Game, clocks and draw offer are those at the last sign of life,
 * {@code gameAt}: before the present loss, or before an earlier one if the clocks have stood since then.
 *
 * @param startedAt last sign of life before the first loss of the case
 * @param lostAt last sign of life before the present loss, or before the last one if the link is back
 * @param earlier earlier losses of this case, in their order
 * @param reported the Local Technical Arbiter has confirmed the report
 * @param reportDueAt when he should have; empty in cases opened before it was recorded
 * @param attempt the game it was in, from 1
 * @param overdue he has not until then: the draft counts as the report (OCR 18.9/b)
 * @param cause where the link probably broke; empty until it has been judged
 * @param incident what it is part of; empty if it stands alone
 * @param deputy why the deputy may decide: "HANDED_OVER" or "UNANSWERED"; empty while he may not
 * @param deputyAt when he may, if the Chief Arbiter has not decided; empty while nobody can, and where he may not by
 *     time
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
