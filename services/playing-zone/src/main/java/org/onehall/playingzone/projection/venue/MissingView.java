package org.onehall.playingzone.projection.venue;

import java.util.List;
import org.onehall.regulations.Readiness;

/** A point that is missing before a round, and its article. */
public record MissingView(Readiness.Missing point, String article, Readiness.Gate gate) {
    public static List<MissingView> of(List<Readiness.Missing> missing) {
        return missing.stream()
                .map(point -> new MissingView(point, point.article(), point.gate()))
                .toList();
    }
}
