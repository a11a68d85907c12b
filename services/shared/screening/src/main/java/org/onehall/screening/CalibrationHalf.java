package org.onehall.screening;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Two halves of any set of games: one to make a calibration on, the other to test it with. Which half a game is in
 * depends on its id alone.
 */
public enum CalibrationHalf {
    FIT,
    TEST;

    public static CalibrationHalf of(String gameId) {
        var sum = new CRC32();
        sum.update(gameId.getBytes(StandardCharsets.UTF_8));
        return (sum.getValue() >>> 16 & 1) == 0 ? FIT : TEST;
    }

    /** The games in this half. */
    public List<AnalysedGame> of(List<AnalysedGame> games) {
        return games.stream().filter(game -> of(game.id()) == this).toList();
    }
}
