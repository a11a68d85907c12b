package org.onehall.playingzone.hall;

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
import org.jboss.logging.Logger;
import org.onehall.eventlog.DiskRoom;
import org.onehall.house.HouseConfig;

/**
 * Warns officials in time when the server's disk is nearly full: the disk of this service's folder, which in a hall on
 * one machine also holds the log.
 */
@Singleton
public class DiskReport {
    private static final Logger LOG = Logger.getLogger(DiskReport.class);
    private static final int EVERY_SECONDS = 10;

    private final ScheduledExecutorService looks = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("disk").factory());

    @Inject
    LiveHall hall;

    @Inject
    HouseConfig config;

    void start(@Observes StartupEvent event) {
        looks.scheduleWithFixedDelay(this::look, 0, EVERY_SECONDS, TimeUnit.SECONDS);
    }

    void look() {
        try {
            Path folder = config.dataDir();
            while (folder != null && !Files.exists(folder)) // not created yet
            folder = folder.toAbsolutePath().getParent();
            if (folder != null) DiskRoom.of(folder).ifPresent(hall::disk);
        } catch (RuntimeException e) { // an exception thrown out of here would end all later checks
            LOG.error("the room on the server's disk could not be reported", e);
        }
    }

    @PreDestroy
    void stop() {
        looks.shutdownNow();
    }
}
