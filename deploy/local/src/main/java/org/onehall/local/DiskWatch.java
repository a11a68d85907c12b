package org.onehall.local;

import java.nio.file.Path;
import java.util.Optional;
import org.onehall.eventlog.DiskRoom;
import org.onehall.eventlog.DiskRoom.Level;

/** Looks after the disk of the data folder, and says when it gets fuller or has room again. */
final class DiskWatch {
    private final Path folder;
    private Level said = Level.ENOUGH;

    DiskWatch(Path folder) {
        this.folder = folder;
    }

    /** Whether a process may be started: also when the system does not say how full the disk is. */
    boolean hasRoom() {
        return DiskRoom.of(folder).map(room -> room.level() != Level.FULL).orElse(true);
    }

    /** What to say now; empty while nothing has changed since the last look. */
    Optional<String> look() {
        Optional<DiskRoom> room = DiskRoom.of(folder).filter(now -> now.level() != said);
        room.ifPresent(now -> said = now.level());
        return room.map(DiskWatch::text);
    }

    /** How full a disk is and what follows. */
    static String text(DiskRoom room) {
        return room.text() + switch (room.level()) {
            case ENOUGH -> "";
            case LOW -> "; make room: below " + DiskRoom.size(DiskRoom.NEW_ROUND) + " no round can be opened";
            case NO_NEW_ROUND -> "; make room: no round can be opened, and below " + DiskRoom.size(DiskRoom.LEAST)
                    + " play stops";
            case FULL -> "; make room: nothing is started below " + DiskRoom.size(DiskRoom.START) + ", and below "
                    + DiskRoom.size(DiskRoom.LEAST) + " play stops until there is room";
        };
    }
}
