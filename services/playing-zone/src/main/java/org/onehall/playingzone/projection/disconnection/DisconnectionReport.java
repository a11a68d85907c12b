package org.onehall.playingzone.projection.disconnection;

import java.util.List;
import java.util.Optional;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.ruling.RulingView;

/**
 * The report of a disconnection and everything that followed (OCR 18.9).
 *
 * @param fen position when the link was lost
 * @param exposureMs how long the player was without a link, in all losses of the case together
 * @param timeZone of the venue, such as "Europe/Rome"
 * @param paused clocks right after the first pause since the link was lost; empty if there was none
 * @param decided clocks right after the decision was applied to the game; empty if it changed nothing, or has not been
 *     applied yet
 * @param decidedBy name of the arbiter who decided; empty if nobody has, or the name is not known
 */
public record DisconnectionReport(
        CaseView disconnection,
        int round,
        int board,
        String white,
        String black,
        String fen,
        long exposureMs,
        String timeZone,
        List<CaseStepView> course,
        Optional<ClocksThen> paused,
        Optional<ClocksThen> decided,
        Optional<RulingView> ruling,
        String decidedBy) {}
