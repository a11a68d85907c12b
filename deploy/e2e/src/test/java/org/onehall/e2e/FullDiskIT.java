package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * The disk of a whole hall fills up during a game and later has room again: nothing ends or is lost, without anybody's
 * help.
 */
@Order(RunningHall.OF_ITS_OWN)
class FullDiskIT {
    private static final Duration PATIENCE = Duration.ofMinutes(4);

    @Test
    @KillsParts("the broker ends while the disk is full")
    void arbitersAreWarnedNoRoundIsOpenedAndPlayGoesOnOnceThereIsRoom() {
        assumeTrue(SmallDisk.mayMount(), "only root on Linux may mount the disk that this test fills");
        try (RunningHall hall = RunningHall.onDiskOfItsOwn(RunningHall.competition("two-venues.yaml"));
                Cup cup = new Cup(hall, "room").opened()) {
            List<String> levels = new CopyOnWriteArrayList<>();
            cup.ca().client().listen(frame -> {
                if (frame.path("t").asText().equals("disk"))
                    levels.add(frame.path("level").asText());
            });
            cup.start(1);
            cup.plays(1, "e2e4");

            hall.disk().leave(400);
            cup.ca().sees("that the disk fills", PATIENCE, () -> levels.contains("NO_NEW_ROUND"));
            cup.ca().refused("DISK_NEARLY_FULL", "openRound", Map.of("round", 2));
            cup.plays(1, "e7e5");

            Map<String, Long> before = services(hall);
            int said = hall.said().size();
            hall.disk().leave(8);
            hall.said(
                    Pattern.compile("broker +ended in good order: the disk of "
                            + Pattern.quote(hall.data().resolve("broker").toString()) + " is full.*"),
                    said,
                    PATIENCE);
            hall.said(
                    Pattern.compile(".* are free on the disk of "
                            + Pattern.quote(hall.data().toString()) + "; make room.*"),
                    said,
                    PATIENCE);

            said = hall.said().size();
            hall.disk().leaveEnough();
            hall.said(Pattern.compile("broker +ready .* again"), said, PATIENCE);
            cup.seesGoingOn(1, "play", view -> view.path("status").asText().equals("PLAYING"));
            cup.plays(1, "g1f3", "b8c6");
            cup.ca().sees("that there is room", PATIENCE, () -> levels.getLast().equals("ENOUGH"));
            cup.resign(1);

            RunningHall.Said verdict = hall.verify();
            assertEquals(0, verdict.exit(), verdict.text());
            assertEquals(before, services(hall), "services run through a full disk");
        }
    }

    private static Map<String, Long> services(RunningHall hall) {
        Map<String, Long> running = new HashMap<>();
        for (String service : RunningHall.SERVICES)
            running.put(
                    service,
                    hall.process(service)
                            .orElseThrow(() -> new AssertionError(service + " does not run"))
                            .pid());
        return running;
    }
}
