package org.onehall.competition.domain;

import org.onehall.clock.TimeControl;

/** What of the regulations every game of the competition begins with (OCR 4.4, regulations §27). */
public record Regulations(GameRules rules, TimeControl control) {}
