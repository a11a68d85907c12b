package org.onehall.regulations;

import java.math.BigDecimal;
import java.util.List;
import org.onehall.chess.BySide;

/** Points for a game (OCR 7.1), with win >= draw >= loss >= 0. */
public record ScoringTable(BigDecimal win, BigDecimal draw, BigDecimal loss) {
    /** 1, 0.5 and 0 points (OCR 7.1). */
    public static final ScoringTable STANDARD = new ScoringTable(Points.of("1"), Points.of("0.5"), Points.of("0"));

    /** Whether a score may be stored (DEC-20). */
    public boolean allows(BySide<BigDecimal> score) {
        return allows(score.white(), score.black());
    }

    /** Whether a score may be stored: both values of the table, together not more than win and loss (DEC-20). */
    public boolean allows(BigDecimal white, BigDecimal black) {
        List<BigDecimal> values = List.of(win, draw, loss);
        return values.stream().anyMatch(v -> v.compareTo(white) == 0)
                && values.stream().anyMatch(v -> v.compareTo(black) == 0)
                && white.add(black).compareTo(win.add(loss)) <= 0;
    }
}
