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
import org.onehall.fairplay.query.screening.HallScreening.Material;
import org.onehall.fairplay.query.screening.PlayedGames.Game;
import org.onehall.screening.Calibration;
import org.onehall.screening.Calibrations;

/**
 * Works out screenings when they are asked for, one after the other and beside all other work, and keeps the last ones.
 * Thread-safe.
 */
@Singleton
public class Screenings {
    private static final int KEPT = 8;

    /** Of which boards; who sees others is shown another one. */
    private record Asked(String competition, int round, Set<String> boards) {}

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

    /** The calibration whose engine and settings the analyses are held against. */
    public Calibration calibration() {
        return calibration;
    }

    /** What there is to screen of some games. */
    public Material material(PlayedGames.Competition competition, int round, List<Game> games) {
        return Material.of(competition, round, games, analyses, calibration);
    }

    /** The screening of it: that of before, if nothing is new since or if that is still being worked out. */
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
