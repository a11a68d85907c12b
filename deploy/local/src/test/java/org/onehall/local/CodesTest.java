package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files with codes in a data folder. */
class CodesTest {
    @TempDir
    private Path data;

    private String kept(String name) throws IOException {
        Path file = data.resolve(name);
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        return Files.readString(file);
    }

    @Test
    void theOperatorsCodeIsNotInTheTableThatPeopleAreGiven() throws IOException {
        String events = Codes.events("http://127.0.0.1:8080", "OOOO-0000");
        Codes.keep(data, "AAAA-1111\n", events);
        assertEquals("AAAA-1111\n", kept("codes.txt"));
        assertEquals("Events: http://127.0.0.1:8080/events, code OOOO-0000\n", kept("operator-code.txt"));
    }

    @Test
    void aLineOfAnEarlierStartDoesNotStay() throws IOException {
        Codes.keep(data, "", "Events: x\n");
        Codes.keep(data, "AAAA-1111\n", "");
        assertEquals("AAAA-1111\n", kept("codes.txt"));
        assertFalse(Files.exists(data.resolve("operator-code.txt")));
    }
}
