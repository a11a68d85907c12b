package org.onehall.playingzone.feed;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.onehall.eventlog.DiskRoom;
import org.onehall.house.HouseConfig;

/** Tells officials in time when the hall's disk fills: the one with this service's folder, which in a hall of one machine is that of the log. */
@Singleton
public class DiskReport {
    private static final int EVERY_SECONDS = 10;

    private final ScheduledExecutorService looks = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("disk").factory());

    @Inject LiveHall hall;
    @Inject HouseConfig config;

    void start(@Observes StartupEvent event) {
        looks.scheduleWithFixedDelay(this::look, 0, EVERY_SECONDS, TimeUnit.SECONDS);
    }

    private void look() {
        Path folder = config.dataDir();
        while (folder != null && !Files.exists(folder)) folder = folder.toAbsolutePath().getParent(); // nothing was kept yet
        if (folder != null) DiskRoom.of(folder).ifPresent(hall::disk);
    }

    @PreDestroy
    void stop() {
        looks.shutdownNow();
    }
}
