package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressTest {
    @Test
    void whatIsToldOfItsOwnStaysInALine() {
        var said = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            new Progress(false, () -> 7).told("nothing comes");
            new Progress(true, () -> 7).told("nothing comes");
        } finally {
            System.setErr(before);
        }
        String line = "onehall: nothing comes" + System.lineSeparator();
        assertEquals(line + "\r" + " ".repeat(78) + "\r" + line, said.toString(StandardCharsets.UTF_8));
    }

    @Test
    void withoutATerminalThereIsALineNowAndThen() {
        var said = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            AtomicLong now = new AtomicLong(7);
            Progress progress = new Progress(false, now::get);
            for (int second = 1; second <= 70; second++) {
                now.addAndGet(1_000_000_000L);
                progress.at(second + " of 70");
            }
            progress.end();
        } finally {
            System.setErr(before);
        }
        assertEquals(
                "onehall: 30 of 70" + System.lineSeparator() + "onehall: 60 of 70" + System.lineSeparator(),
                said.toString(StandardCharsets.UTF_8));
    }
}
