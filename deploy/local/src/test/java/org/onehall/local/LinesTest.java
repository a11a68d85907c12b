package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class LinesTest {
    @Test
    void everyLineEndIsKnownAndALongLineIsCutShort() throws IOException {
        var in = new BufferedReader(
                new StringReader("one\ntwo\r\nthree\rfour\n\n" + "5".repeat(3 * Lines.LONGEST) + "\nsix"));
        for (String line : new String[] {"one", "two", "three", "four", "", "5".repeat(Lines.LONGEST), "six"}) {
            assertEquals(line, Lines.next(in));
        }
        assertNull(Lines.next(in));
    }
}
