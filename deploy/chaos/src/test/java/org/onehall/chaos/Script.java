package org.onehall.chaos;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Troubles in a fixed order, each one when the previous one is over and play goes on; on a separate thread. */
final class Script implements Trouble {
    /** This many acknowledged moves show that play goes on. */
    private static final int MOVES = 12;

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int LOOK_EVERY_MS = 50;

    /** One trouble; returns when it is over. */
    interface Act {
        void play() throws IOException, InterruptedException;
    }

    /**
     * When a trouble happened.
     *
     * @param from, to milliseconds since 1970
     */
    record Scene(String name, long from, long to) {}

    private record Step(String name, Act act) {}

    private final List<Step> steps = new ArrayList<>();
    private final List<Scene> scenes = new ArrayList<>();
    private final Map<String, Integer> kills = new TreeMap<>();
    private final Journal journal;
    private final Copies copies;
    private Optional<CompletableFuture<Void>> played = Optional.empty();

    Script(Journal journal, Copies copies) {
        this.journal = journal;
        this.copies = copies;
    }

    /** @param part the part that is killed or replaced; empty if none is */
    Script then(String name, String part, Act act) {
        steps.add(new Step(name, () -> {
            if (!part.isEmpty()) {
                journal.killed(part);
                kills.merge(part, 1, Integer::sum);
            }
            act.play();
        }));
        return this;
    }

    /** What has happened so far. */
    List<Scene> scenes() {
        return List.copyOf(scenes);
    }

    private void play() {
        try {
            awaitMoves();
            for (Step step : steps) {
                long from = System.currentTimeMillis();
                step.act().play();
                awaitMoves();
                scenes.add(new Scene(step.name(), from, System.currentTimeMillis()));
            }
        } catch (IOException | InterruptedException e) {
            throw new CompletionException(e);
        }
    }

    /** Waits until some moves are made and acknowledged. Throws IllegalStateException if play does not go on. */
    private void awaitMoves() throws InterruptedException {
        long before = journal.moves();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (journal.moves() < before + MOVES) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("play did not go on: " + (journal.moves() - before) + " moves in "
                        + PATIENCE.toMinutes() + " minutes");
            }
            Thread.sleep(LOOK_EVERY_MS);
        }
    }

    @Override
    public void look() {
        if (played.isEmpty()) played = Optional.of(CompletableFuture.runAsync(this::play, Thread::startVirtualThread));
        failed();
    }

    /** Throws the failure of a scene. */
    private void failed() {
        if (played.get().isCompletedExceptionally()) played.get().join();
    }

    @Override
    public boolean over() {
        if (played.isPresent()) failed();
        return played.filter(CompletableFuture::isDone).isPresent();
    }

    @Override
    public boolean complete() throws InterruptedException {
        return copies.complete();
    }

    @Override
    public Map<String, Integer> kills() {
        return Map.copyOf(kills);
    }

    @Override
    public void close() {
        copies.close();
    }
}
