package org.onehall.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.common.record.ControlRecordType;
import org.apache.kafka.common.record.FileRecords;
import org.apache.kafka.common.record.RecordBatch;
import org.onehall.proto.game.v1.GameEvent;

/** One file of a board log in the data folder of a stopped hall: what readers would see of it if it were cut. */
final class TornLog {
    private static final String CLEAN = ".kafka_cleanshutdown";

    private final Path data;
    private final Path segment;
    private final byte[] whole;
    private final List<Batch> batches;

    /** @param commits whether this is a marker that commits what its producer wrote since its last marker */
    private record Batch(int end, long producer, boolean control, boolean commits, List<GameEvent> events) {}

    private TornLog(Path data, Path segment) throws IOException {
        this.data = data;
        this.segment = segment;
        whole = Files.readAllBytes(segment);
        batches = read(segment);
    }

    /** The longest file of the board log in a data folder. */
    static TornLog longest(Path data) throws IOException {
        try (Stream<Path> files = Files.walk(data.resolve("broker"))) {
            return new TornLog(
                    data,
                    files.filter(file -> file.toString().endsWith(".log")
                                    && file.getParent().getFileName().toString().startsWith("onehall.game.events.v1-"))
                            .max(Comparator.comparingLong(file -> file.toFile().length()))
                            .orElseThrow());
        }
    }

    private static List<Batch> read(Path segment) throws IOException {
        List<Batch> batches = new ArrayList<>();
        int end = 0;
        try (FileRecords records = FileRecords.open(segment.toFile(), false)) {
            for (RecordBatch batch : records.batches()) {
                end += batch.sizeInBytes();
                List<GameEvent> events = new ArrayList<>();
                boolean commits = false;
                for (var record : batch) {
                    if (batch.isControlBatch()) {
                        commits = ControlRecordType.parse(record.key()) == ControlRecordType.COMMIT;
                    } else {
                        events.add(GameEvent.parseFrom(record.value()));
                    }
                }
                batches.add(new Batch(end, batch.producerId(), batch.isControlBatch(), commits, events));
            }
        }
        return batches;
    }

    /** The length of the file in bytes. */
    int length() {
        return whole.length;
    }

    /** Where records end, starting with the last. */
    List<Integer> ends() {
        return batches.reversed().stream().map(Batch::end).toList();
    }

    /** The last event of each board that readers would see if only this many bytes were left. */
    Map<String, Long> seen(int left) {
        Map<String, Long> last = new LinkedHashMap<>();
        events(left)
                .forEach(event ->
                        last.put(event.getHeader().getKey(), event.getHeader().getSequence()));
        return last;
    }

    /** The events that readers would no longer see if only this many bytes were left. */
    List<GameEvent> missing(int left) {
        List<GameEvent> missing = new ArrayList<>(events(whole.length));
        missing.removeAll(events(left));
        return missing;
    }

    private List<GameEvent> events(int left) {
        List<GameEvent> seen = new ArrayList<>();
        Map<Long, List<GameEvent>> open = new HashMap<>();
        for (Batch batch : batches) {
            if (batch.end() > left) break;
            List<GameEvent> written = open.computeIfAbsent(batch.producer(), _ -> new ArrayList<>());
            written.addAll(batch.events());
            if (!batch.control()) continue;
            if (batch.commits()) seen.addAll(written);
            written.clear();
        }
        return seen;
    }

    /**
     * Tears the file in a copy of the data folder.
     *
     * @param there whether the lost bytes are wrong instead of missing
     * @param clean whether the marker of a clean shutdown is kept
     */
    void tear(Path copy, int left, boolean there, boolean clean) throws IOException {
        byte[] torn = Arrays.copyOf(whole, there ? whole.length : left);
        for (int at = left; at < torn.length; at++) torn[at] = (byte) ~torn[at];
        Files.write(copy.resolve(data.relativize(segment)), torn);
        if (!clean) Files.deleteIfExists(copy.resolve("broker").resolve(CLEAN));
    }

    /** Copies a folder with everything in it. */
    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path there = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) Files.createDirectories(there);
                else Files.copy(file, there);
            }
        }
    }

    /** The boards of these events. */
    static List<String> boards(Collection<GameEvent> events) {
        return events.stream()
                .map(event -> event.getHeader().getKey())
                .distinct()
                .toList();
    }
}
