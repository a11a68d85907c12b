package org.onehall.venue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.UUID;

/** The node's identity and its credentials, in {@code node.json} of its data folder, which only its owner may read. */
final class DataFolder {
    private final Path file;
    private Pass pass;

    /**
     * @param node id of the node, created at its first start
     * @param token token that the zone gave for a code; empty before
     * @param code the code that was used; empty before
     */
    record Pass(String node, String token, String code) {
        /** Never the token: this may end up in a log. */
        @Override
        public String toString() {
            return "node " + node;
        }
    }

    private DataFolder(Path file, Pass pass) {
        this.file = file;
        this.pass = pass;
    }

    /** Opens a data folder, and creates it if there is none. */
    static DataFolder open(Path folder) throws IOException {
        Files.createDirectories(folder);
        if (posix(folder)) Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        Path file = folder.resolve("node.json");
        if (Files.exists(file)) return new DataFolder(file, read(file));
        DataFolder opened = new DataFolder(file, new Pass(UUID.randomUUID().toString(), "", ""));
        opened.write();
        return opened;
    }

    private static Pass read(Path file) throws IOException {
        try {
            JsonNode json = Span.JSON.readTree(Files.readString(file));
            if (!json.path("node").asText().isEmpty())
                return new Pass(
                        json.path("node").asText(),
                        json.path("token").asText(),
                        json.path("code").asText());
        } catch (JsonProcessingException _) {
            // Reported below.
        }
        throw new IllegalStateException(
                file + " is damaged; remove it and start again with a new code (what was measured is kept)");
    }

    synchronized Pass pass() {
        return pass;
    }

    /** Stores what the zone gave for a code. */
    synchronized void letIn(String token, String code) throws IOException {
        pass = new Pass(pass.node(), token, code);
        write();
    }

    private void write() throws IOException {
        write(
                file,
                Span.JSON
                                .createObjectNode()
                                .put("node", pass.node())
                                .put("token", pass.token())
                                .put("code", pass.code())
                        + "\n");
    }

    /** Replaces a file in one step by one that only its owner may read. */
    static void write(Path file, String text) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.deleteIfExists(next);
        Files.createFile(
                next,
                posix(file.getParent())
                        ? new FileAttribute<?>[] {
                            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                        }
                        : new FileAttribute<?>[0]);
        Files.writeString(next, text);
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static boolean posix(Path folder) {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
