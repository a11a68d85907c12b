package org.onehall.competition.domain;

import java.util.Optional;
import org.onehall.clock.TimeControl;

/**
 * What of the regulations every game of the competition begins with, and what holds around the boards (OCR 4.4, regulations §27).
 *
 * @param floor empty in competitions loaded before it was recorded
 */
public record Regulations(GameRules rules, TimeControl control, Optional<FloorRules> floor) {}
