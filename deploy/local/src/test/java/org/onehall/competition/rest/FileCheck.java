package org.onehall.competition.rest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Stands for the check of a competition's files in the launcher's own test. */
public final class FileCheck {
    private FileCheck() {}

    public static void main(String[] args) throws IOException {
        boolean bad = Files.readString(Path.of(args[0])).contains("id: bad");
        Files.writeString(Path.of(args[1]), bad ? "{\"errors\":[{\"file\":\"bad.yaml\",\"line\":1,\"key\":\"id\",\"message\":\"is bad\",\"rule\":\"V-01\"}]}" : "{\"errors\":[]}");
    }
}
