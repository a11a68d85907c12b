package org.onehall.local;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds recent errors in the log files of a hall's processes, in plain lines and in lines of JSON. */
final class LogErrors {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** How much of the end of a file is read. */
    private static final int MOST_BYTES = 1 << 20;

    private static final int LONGEST = 200;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS");
    /** A plain line; a broker writes its thread before the level. */
    private static final Pattern PLAIN = Pattern.compile(
            "^(\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3}) +(?:\\[[^]]*] )?(?:ERROR|FATAL) +(.*)$");

    private LogErrors() {}

    /**
     * @param file name of the file
     * @param errors how many recent lines report an error
     * @param last the last such line, shortened; "" if there is none
     */
    record Found(String file, int errors, String last) {}

    private record Line(Instant at, String text) {}

    /** The errors in each log file of a folder since an instant; files that cannot be read are left out. */
    static List<Found> since(Path folder, Instant from, ZoneId zone) throws IOException {
        List<Found> found = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return found;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(each -> each.getFileName().toString().endsWith(".log"))
                    .sorted()
                    .toList()) {
                String name = file.getFileName().toString();
                if (name.startsWith("crash-")) {
                    if (Files.getLastModifiedTime(file).toInstant().isAfter(from)) {
                        found.add(new Found(name, 1, "a process crashed"));
                    }
                    continue;
                }
                Optional<String> read = end(file);
                if (read.isEmpty()) {
                    continue;
                }
                List<Line> errors = read.get()
                        .lines()
                        .map(line -> error(line, zone))
                        .flatMap(Optional::stream)
                        .filter(line -> !line.at().isBefore(from))
                        .toList();
                found.add(new Found(
                        name,
                        errors.size(),
                        errors.isEmpty() ? "" : errors.getLast().text()));
            }
        }
        return found;
    }

    private static Optional<Line> error(String line, ZoneId zone) {
        try {
            if (line.startsWith("{")) {
                JsonNode told = JSON.readTree(line);
                return told.path("level").asText().matches("ERROR|FATAL")
                        ? Optional.of(new Line(
                                OffsetDateTime.parse(told.path("timestamp").asText())
                                        .toInstant(),
                                cut(told.path("message").asText())))
                        : Optional.empty();
            }
            Matcher plain = PLAIN.matcher(line);
            if (!plain.matches()) {
                return Optional.empty();
            }
            Instant at = LocalDateTime.parse(plain.group(1), TIME).atZone(zone).toInstant();
            return Optional.of(new Line(at, cut(plain.group(2))));
        } catch (JsonProcessingException | DateTimeException _) {
            return Optional.empty(); // the first line that was read, or a line of another program
        }
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }

    /** The end of a log file; empty if it cannot be read or is just being emptied. */
    private static Optional<String> end(Path log) {
        try (RandomAccessFile file = new RandomAccessFile(log.toFile(), "r")) {
            byte[] end = new byte[(int) Math.min(file.length(), MOST_BYTES)];
            file.seek(file.length() - end.length);
            file.readFully(end);
            return Optional.of(new String(end, StandardCharsets.UTF_8));
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
