package org.onehall.fairplay.query.screening;

import jakarta.annotation.PreDestroy;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import org.onehall.decider.BoardId;
import org.onehall.fairplay.query.screening.HallScreening.Material;
import org.onehall.fairplay.query.screening.PlayedGames.Game;
import org.onehall.screening.Calibration;
import org.onehall.screening.Calibrations;

/**
 * Calculates screenings on request, one after the other and beside all other work, and keeps the latest. Thread-safe.
 */
@Singleton
public class Screenings {
    private static final int KEPT = 8;

    /** The boards asked for; a caller who sees other boards is shown another screening. */
    private record Asked(String competition, int round, Set<BoardId> boards) {}

    private record Making(Material of, CompletableFuture<HallScreening> made) {}

    private final ExecutorService worker = Executors.newSingleThreadExecutor(Thread.ofPlatform()
            .daemon()
            .name("screening")
            .priority(Thread.MIN_PRIORITY)
            .factory());
    private final Calibration calibration = Calibrations.current();
    private final Analyses analyses;
    private final Map<Asked, Making> kept = new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, Making> eldest) {
            return size() > KEPT;
        }
    };

    @Inject
    public Screenings(Analyses analyses) {
        this.analyses = analyses;
    }

    /** The calibration with whose engine and settings the analyses are compared. */
    public Calibration calibration() {
        return calibration;
    }

    /** The material to screen for these games. */
    public Material material(PlayedGames.Competition competition, int round, List<Game> games) {
        return Material.of(competition, round, games, analyses, calibration);
    }

    /**
     * The screening of this material; the previous one if nothing is new since, or if that one is still being
     * calculated.
     */
    public synchronized CompletableFuture<HallScreening> of(Material material) {
        Asked asked = new Asked(
                material.competition().id(),
                material.round(),
                material.games().stream().map(Game::board).collect(Collectors.toUnmodifiableSet()));
        Making before = kept.get(asked);
        if (before != null
                && (!before.made().isDone()
                        || before.of().equals(material) && !before.made().isCompletedExceptionally()))
            return before.made().copy();
        var made = CompletableFuture.supplyAsync(() -> HallScreening.of(material, analyses, calibration), worker);
        kept.put(asked, new Making(material, made));
        return made.copy();
    }

    @PreDestroy
    void stop() {
        worker.shutdownNow();
    }
}
