package org.onehall.playingzone.projection.disconnection;

import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.ClocksView;
import org.onehall.regulations.DisconnectionDecision.Obstacle;
import org.onehall.regulations.DisconnectionOption;

/**
 * What can be decided about a disconnection now (OCR 18.9).
 *
 * @param options each option, with the first reason why it cannot be chosen now; empty if it can
 * @param base the clocks from which decisions a and b start; one of them may be running (DEC-16)
 * @param mostSeconds the most seconds that decision b can take from the disconnected player at {@code base.at}; 0 if
 *     none
 * @param shorter the control of the last applied decision d of the competition that is shorter here too; "" if there is
 *     none
 */
public record DecisionView(
        Map<DisconnectionOption, Optional<Obstacle>> options, ClocksView base, long mostSeconds, String shorter) {}
