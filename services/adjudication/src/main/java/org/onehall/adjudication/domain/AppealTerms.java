package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What the regulations of the competition say about appeals (OCR 17.11, FSSI gen-8), as far as known.
 *
 * @param results whether appeals against results are allowed too
 * @param deadline from the end of the game or the ruling, whichever is later; empty: none (DEC-34). A team's deadline
 *     runs from the end of the match's last board (FSSI gen-8 b)
 * @param fee EUR; {@code secondFee} the fee for an appeal against the decision of an appeal
 * @param body that decides, "" if none is named
 * @param ruledAt when the ruling appealed against was made; empty for the result
 * @param won the side that appeals has the points of a win and the other side the points of a loss (OCR 7.1)
 * @param matchEndedAt if two teams meet: when the last board of their match ended; empty while the match goes on, and
 *     if no teams meet
 * @param matchGoesOn two teams meet, and a board of their match has not ended
 */
public record AppealTerms(
        boolean allowed,
        boolean results,
        Optional<Duration> deadline,
        BigDecimal fee,
        BigDecimal secondFee,
        String body,
        Optional<Instant> ruledAt,
        boolean won,
        Optional<Instant> matchEndedAt,
        boolean matchGoesOn) {}
