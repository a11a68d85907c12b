package org.onehall.chaos;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.onehall.chaos.check.Asked;
import org.onehall.demo.Enrolment;
import org.onehall.demo.HallClient;

/**
 * What the robots asked, what they were answered, and what was killed: a file of JSON lines, each written as it
 * happens. Thread-safe.
 */
final class Journal implements HallClient.Recorder, AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final BufferedWriter out;
    private int unanswered;
    private long moves;

    /** Begins a new file. */
    Journal(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        out = Files.newBufferedWriter(file);
    }

    /**
     * A part that was killed.
     *
     * @param at milliseconds since 1970
     */
    record Kill(String part, long at) {}

    /**
     * The contents of a file.
     *
     * @param quietSince when the killing was over and everything ran again; empty if that was never reached
     */
    record Read(List<Asked> asked, List<Kill> kills, OptionalLong quietSince) {}

    @Override
    public synchronized void asked(Enrolment who, String id, String name, Map<String, ?> args) {
        unanswered++;
        Map<String, Object> line = line("asked");
        line.put("who", who.competitionId() + " " + who);
        line.put("board", who.board());
        line.put("id", id);
        line.put("name", name);
        line.put("args", args);
        write(line);
    }

    @Override
    public synchronized void answered(String id, String code) {
        unanswered--;
        Map<String, Object> line = line("answered");
        line.put("id", id);
        line.put("code", code);
        write(line);
    }

    synchronized void killed(String part) {
        Map<String, Object> line = line("killed");
        line.put("part", part);
        write(line);
    }

    synchronized void quiet() {
        write(line("quiet"));
    }

    synchronized void moved() {
        moves++;
    }

    /** Acknowledged moves so far. */
    synchronized long moves() {
        return moves;
    }

    /** Requests that wait for their answer. */
    synchronized int unanswered() {
        return unanswered;
    }

    private static Map<String, Object> line(String type) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("t", type);
        line.put("at", System.currentTimeMillis());
        return line;
    }

    private void write(Map<String, Object> line) {
        try {
            out.write(JSON.writeValueAsString(line));
            out.newLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        out.close();
    }

    static Read read(Path file) throws IOException {
        Map<String, JsonNode> asked = new LinkedHashMap<>();
        Map<String, JsonNode> answers = new LinkedHashMap<>();
        List<Kill> kills = new ArrayList<>();
        OptionalLong quietSince = OptionalLong.empty();
        for (String text : Files.readAllLines(file)) {
            JsonNode line = JSON.readTree(text);
            switch (line.path("t").asText()) {
                case "asked" -> asked.put(line.path("id").asText(), line);
                case "answered" -> answers.put(line.path("id").asText(), line);
                case "killed" ->
                    kills.add(
                            new Kill(line.path("part").asText(), line.path("at").asLong()));
                case "quiet" -> quietSince = OptionalLong.of(line.path("at").asLong());
                default -> throw new IOException(file + " holds a line that is none of a journal: " + text);
            }
        }
        List<Asked> joined = new ArrayList<>();
        asked.forEach((id, line) -> {
            JsonNode answer = answers.get(id);
            Map<String, String> args = new LinkedHashMap<>();
            line.path("args")
                    .properties()
                    .forEach(arg -> args.put(arg.getKey(), arg.getValue().asText()));
            joined.add(new Asked(
                    line.path("who").asText(),
                    line.path("board").asText(),
                    id,
                    line.path("name").asText(),
                    args,
                    line.path("at").asLong(),
                    answer == null
                            ? OptionalLong.empty()
                            : OptionalLong.of(answer.path("at").asLong()),
                    answer == null ? "" : answer.path("code").asText()));
        });
        return new Read(joined, kills, quietSince);
    }
}
