package org.onehall.competition.rest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Replaces the check of a competition's files in the launcher's own test. */
public final class FileCheck {
    private FileCheck() {}

    public static void main(String[] args) throws IOException {
        String files = Files.readString(Path.of(args[0]));
        if (files.contains("id: odd")) throw new IllegalArgumentException("it is no upload");
        boolean bad = files.contains("id: bad");
        Files.writeString(
                Path.of(args[1]),
                bad
                        ? "{\"errors\":[{\"file\":\"bad.yaml\",\"line\":1,\"key\":\"id\",\"message\":\"is "
                                + "bad\",\"rule\":\"V-01\"}]}"
                        : "{\"errors\":[]}");
    }
}
