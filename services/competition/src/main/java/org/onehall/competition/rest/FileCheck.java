package org.onehall.competition.rest;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.onehall.competition.reading.CompetitionReader;
import org.onehall.competition.reading.Fault;
import org.onehall.competition.reading.Reading;
import org.onehall.competition.reading.Sources;

/**
 * Reports what is wrong with a competition's files while no hall is running; used by the launcher before it starts one
 * (OCR 16.1, V-01).
 */
public final class FileCheck {
    private FileCheck() {}

    /**
     * Reads an {@link Upload} as JSON and writes {@code {"errors": […]}}, the same as loading would answer, and
     * {@code "notes"} if there are any: what is left out or doubtful.
     *
     * @param args the file to read, the file to write
     * @throws IllegalArgumentException if the first file is not an upload
     */
    public static void main(String[] args) throws IOException {
        var json = new ObjectMapper();
        Sources sources = Upload.sources(json, Files.readString(Path.of(args[0])))
                .orElseThrow(() -> new IllegalArgumentException(args[0] + " is no upload"));
        List<Fault> notes = new ArrayList<>();
        Map<String, List<Fault>> told = new LinkedHashMap<>(Map.of("errors", faults(sources, notes)));
        if (!notes.isEmpty()) told.put("notes", notes);
        Files.writeString(Path.of(args[1]), json.writeValueAsString(told));
    }

    private static List<Fault> faults(Sources sources, List<Fault> notes) {
        return switch (CompetitionReader.read(sources, notes::add)) {
            case Reading.Read _ -> List.of();
            case Reading.Faulty(List<Fault> faults) -> faults;
        };
    }
}
