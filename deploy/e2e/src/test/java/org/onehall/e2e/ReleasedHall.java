package org.onehall.e2e;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.onehall.demo.Zone;

/** A hall that was started from a release with one competition; people enter with the codes it has written. */
final class ReleasedHall implements Entrance {
    private final URI zone;
    private final Map<String, String> codes = new ConcurrentHashMap<>();

    /** @param written the content of its {@code codes.txt} */
    ReleasedHall(URI zone, String written) {
        this.zone = zone;
        written.lines().filter(line -> line.contains("#code=")).forEach(line -> {
            String[] columns = line.strip().split(" {2,}");
            codes.put(
                    place(columns[0], columns.length > 3 ? Optional.of(columns[2]) : Optional.empty()),
                    line.substring(line.indexOf("#code=") + "#code=".length()));
        });
    }

    /**
     * The name of a place: "cup/1/1 white" becomes "cup/1/1 WHITE", "floor arbiter" at "Rome" becomes "FLOOR_ARBITER
     * rome".
     */
    private static String place(String who, Optional<String> venue) {
        int seat = who.lastIndexOf('/') < 0 ? -1 : who.lastIndexOf(' ');
        if (seat >= 0) return who.substring(0, seat) + who.substring(seat).toUpperCase(Locale.ROOT);
        return who.toUpperCase(Locale.ROOT).replace(' ', '_')
                + venue.map(name -> " " + name.toLowerCase(Locale.ROOT)).orElse("");
    }

    @Override
    public void load(String id, Path file, UnaryOperator<String> changes) {
        throw new UnsupportedOperationException("it has the competition it was started with");
    }

    @Override
    public Zone zone() {
        return new Zone(zone);
    }

    @Override
    public String code(String competition, String place) {
        String code = codes.remove(place);
        if (code == null) throw new IllegalStateException("there is no unused code of " + place);
        return code;
    }
}
