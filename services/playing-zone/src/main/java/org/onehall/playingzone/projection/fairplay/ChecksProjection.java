package org.onehall.playingzone.projection.fairplay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.fairplay.v1.CheckRecorded;

/** The checks of all seats before their games (OCR 18.5, 18.6). Not thread-safe: the hall guards it. */
public final class ChecksProjection {
    private final Map<SeatKey, Map<CheckKind, CheckRecorded>> checks = new HashMap<>();

    public void fold(String board, CheckRecorded check) {
        checks.computeIfAbsent(new SeatKey(board, Wire.side(check.getSide())), _ -> new HashMap<>())
                .put(check.getKind(), check);
    }

    /** Whether a seat has passed a check for an attempt; a check is valid for one attempt only (DEC-26). */
    public boolean isPassed(SeatKey seat, CheckKind kind, int attempt) {
        return Optional.ofNullable(checks.getOrDefault(seat, Map.of()).get(kind))
                .filter(check -> check.getPassed() && check.getAttempt() == attempt)
                .isPresent();
    }

    /** Checks that a seat has not passed in an attempt, in the order of their names. */
    public List<String> failed(SeatKey seat, int attempt) {
        return checks.getOrDefault(seat, Map.of()).values().stream()
                .filter(check -> !check.getPassed() && check.getAttempt() == attempt)
                .map(check -> Wire.name(check.getKind()))
                .sorted()
                .toList();
    }
}
