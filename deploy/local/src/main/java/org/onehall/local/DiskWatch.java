package org.onehall.local;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.onehall.eventlog.DiskRoom;
import org.onehall.eventlog.DiskRoom.Level;

/** Watches the disk of the data folder, and reports when it gets fuller or has enough room again. */
final class DiskWatch {
    /**
     * After how many checks a disk is reported to have enough room again; without this, a disk near a limit would be
     * reported at every second check.
     */
    static final int STEADY = 60;

    private final Supplier<Optional<DiskRoom>> disk;
    private Level said = Level.ENOUGH;
    private int better;

    DiskWatch(Path folder) {
        this(() -> DiskRoom.of(folder));
    }

    /** @param disk returns the room on the disk now; empty if the system does not say */
    DiskWatch(Supplier<Optional<DiskRoom>> disk) {
        this.disk = disk;
    }

    /** Whether a process may be started: true also if the system does not say how full the disk is. */
    boolean hasRoom() {
        return disk.get().map(room -> room.level() != Level.FULL).orElse(true);
    }

    /** What to report now; empty if nothing has changed, or if an improvement has not lasted long enough. */
    Optional<String> look() {
        Optional<DiskRoom> room = disk.get().filter(now -> now.level() != said);
        better = room.filter(now -> now.level().compareTo(said) < 0).isPresent() ? better + 1 : 0;
        if (better > 0 && better < STEADY) {
            return Optional.empty();
        }
        better = 0;
        room.ifPresent(now -> said = now.level());
        return room.map(DiskWatch::text);
    }

    /** Text about how full a disk is, and the consequences. */
    static String text(DiskRoom room) {
        return room.text()
                + switch (room.level()) {
                    case ENOUGH -> "";
                    case LOW -> "; make room: below " + DiskRoom.size(DiskRoom.NEW_ROUND) + " no round can be opened";
                    case NO_NEW_ROUND ->
                        "; make room: no round can be opened, and below " + DiskRoom.size(DiskRoom.LEAST)
                                + " play stops";
                    case FULL ->
                        "; make room: nothing is started below " + DiskRoom.size(DiskRoom.START) + ", and below "
                                + DiskRoom.size(DiskRoom.LEAST) + " play stops until there is room";
                };
    }
}
