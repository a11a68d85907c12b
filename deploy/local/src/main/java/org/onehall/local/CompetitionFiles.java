package org.onehall.local;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.onehall.text.Text;

/**
 * A competition as files, which the launcher sends to the competition service and keeps for the next start.
 *
 * @param fileName name of the YAML file
 * @param yaml its text
 * @param files texts of the files that the YAML file names, by the name it uses
 * @param regulations name and text of a separate file of regulations
 * @param demonstration whether it is the demonstration, which robots play
 */
record CompetitionFiles(
        String fileName,
        String yaml,
        Map<String, String> files,
        Optional<Map.Entry<String, String>> regulations,
        boolean demonstration) {
    private static final String ELSEWHERE = "loadedElsewhere";
    private static final String NONE = "none";
    private static final ObjectMapper JSON = new ObjectMapper();
    /**
     * Finds "file: name", "players: name.csv" and "- name.trf", with or without quotes; text after a # is a comment.
     */
    private static final Pattern NAMED = Pattern.compile(
            "(?:^|[\\s{\\[,])file:[ \\t]*([\"']?)([^\"'#\\r\\n,}\\]]+)\\1|[:\\-,\\[{][ "
                    + "\\t]*([\"']?)([^\"'#:,\\[\\]{}\\r\\n]+?\\.(?:csv|trfx?|txt))\\3(?=[ \\t]*(?:$|[#,}\\]]))",
            Pattern.MULTILINE | Pattern.CASE_INSENSITIVE);

    CompetitionFiles {
        files = Map.copyOf(files);
    }

    /** Reads a competition whose files may have any encoding. */
    static CompetitionFiles read(Path yaml, Optional<Path> regulations, boolean demonstration) throws IOException {
        return read(yaml, regulations, demonstration, Optional.empty(), _ -> {});
    }

    /**
     * Reads a competition file and the files it names, which are beside it or below; missing files are left out.
     *
     * @param stated the encoding of files that are not UTF-8, if the competition file states none itself
     * @param doubts receives a line for each place whose letters look misread
     */
    static CompetitionFiles read(
            Path yaml,
            Optional<Path> regulations,
            boolean demonstration,
            Optional<Charset> stated,
            Consumer<String> doubts)
            throws IOException {
        String text = readText(yaml, "the competition file", stated, doubts);
        SourceEncodings encodings = SourceEncodings.of(text);
        Map<String, String> files = new LinkedHashMap<>();
        Path folder = RunFolder.absolute(yaml).getParent();
        for (String name : named(text)) {
            Path sibling = folder.resolve(name);
            if (!Files.isRegularFile(sibling)) {
                continue; // the reader of the competition reports it with its line
            }
            if (!sibling.toRealPath().startsWith(folder.toRealPath())) {
                throw new Complaint(Complaint.USAGE, yaml + " names the file " + name + ", which is not in its folder");
            }
            files.put(name, readText(sibling, "the file", encodings.ofFile(name).or(() -> stated), doubts));
        }
        Optional<Map.Entry<String, String>> rules = Optional.empty();
        if (regulations.isPresent()) {
            Path file = regulations.get();
            String read = readText(file, "the regulations file", stated, doubts);
            rules = Optional.of(Map.entry(file.getFileName().toString(), read));
        }
        return new CompetitionFiles(yaml.getFileName().toString(), text, files, rules, demonstration);
    }

    /** A competition as the hall answers with it: {@code {fileName, yaml, files}}. */
    static CompetitionFiles ofAnswer(JsonNode answer) {
        return new CompetitionFiles(
                answer.path("fileName").asText(), answer.path("yaml").asText(), texts(answer), Optional.empty(), false);
    }

    private static Map<String, String> texts(JsonNode json) {
        Map<String, String> files = new LinkedHashMap<>();
        json.path("files")
                .properties()
                .forEach(file -> files.put(file.getKey(), file.getValue().asText()));
        return files;
    }

    /** The names of other files in a competition's YAML text. */
    static Set<String> named(String yaml) {
        Set<String> names = new LinkedHashSet<>();
        for (String line : yaml.lines().toList()) {
            NAMED.matcher(line.replaceFirst("(^|\\s)#.*$", ""))
                    .results()
                    .forEach(found -> names.add((found.group(2) != null ? found.group(2) : found.group(4)).strip()));
        }
        return names;
    }

    String json() {
        ObjectNode json = JSON.createObjectNode().put("fileName", fileName).put("yaml", yaml);
        files.forEach(json.putObject("files")::put);
        regulations.ifPresent(file -> json.put("regulationsFile", file.getKey()).put("regulations", file.getValue()));
        return json.toString();
    }

    /** Stores the competition in the data folder. */
    void keep(Path data) throws IOException {
        Identity.write(kept(data), json().replaceFirst("\\{", "{\"demonstration\":" + demonstration + ",") + "\n");
    }

    /** Notes in a data folder that its hall had a competition from elsewhere, which the demonstration must not join. */
    static void noteElsewhere(Path data) throws IOException {
        Identity.write(kept(data), "{\"" + ELSEWHERE + "\": true}\n");
    }

    /** Records in a data folder that its hall has no competition, so that later starts load none either. */
    static void noteNone(Path data) throws IOException {
        Identity.write(kept(data), "{\"" + NONE + "\": true}\n");
    }

    /** Whether the first start on a data folder was without a competition. */
    static boolean isOfNone(Path data) throws IOException {
        return says(data, NONE);
    }

    /** Whether a data folder keeps the files of a competition, readable or not. */
    static boolean isOfFiles(Path data) throws IOException {
        return Files.exists(kept(data)) && !says(data, NONE) && !says(data, ELSEWHERE);
    }

    private static boolean says(Path data, String what) throws IOException {
        try {
            return Files.exists(kept(data))
                    && JSON.readTree(Files.readString(kept(data))).path(what).asBoolean();
        } catch (JsonProcessingException _) {
            return false; // the file is damaged; reading the competition reports this
        }
    }

    /**
     * The competition a data folder was started with.
     *
     * @throws Complaint if it was loaded from elsewhere, or cannot be read
     */
    static Optional<CompetitionFiles> ofData(Path data) throws IOException {
        if (!Files.exists(kept(data))) {
            return Optional.empty();
        }
        try {
            JsonNode json = JSON.readTree(Files.readString(kept(data)));
            if (json.path(ELSEWHERE).asBoolean()) {
                throw new Complaint(
                        Complaint.USAGE,
                        "the games in " + data + " are of a hall that ran without ./onehall up. Name with "
                                + "--competition the file from which the competition was loaded; what is there "
                                + "already is not loaded again.");
            }
            return Optional.of(new CompetitionFiles(
                    json.path("fileName").asText(),
                    json.path("yaml").asText(),
                    texts(json),
                    json.has("regulations")
                            ? Optional.of(Map.entry(
                                    json.path("regulationsFile").asText(),
                                    json.path("regulations").asText()))
                            : Optional.empty(),
                    json.path("demonstration").asBoolean()));
        } catch (JsonProcessingException _) {
            throw new Complaint(
                    Complaint.NO, kept(data) + " is damaged; give the competition again with --competition");
        }
    }

    private static Path kept(Path data) {
        return data.resolve("competition.json");
    }

    private static String readText(Path file, String what, Optional<Charset> stated, Consumer<String> doubts)
            throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new Complaint(Complaint.USAGE, what + " " + file + " does not exist");
        }
        if (!Files.isReadable(file)) {
            throw new Complaint(Complaint.USAGE, what + " " + file + " may not be read");
        }
        Text read = Text.read(file, stated);
        read.doubts().forEach(doubt -> doubts.accept(file.getFileName() + ", " + doubt));
        return read.text();
    }
}
