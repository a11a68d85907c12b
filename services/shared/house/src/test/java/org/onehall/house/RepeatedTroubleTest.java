package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.logmanager.ExtLogRecord.FormatStyle;
import org.jboss.logmanager.formatters.PatternFormatter;
import org.junit.jupiter.api.Test;

class RepeatedTroubleTest {
    private long now = -5;
    private final RepeatedTrouble filter = new RepeatedTrouble(() -> now);

    private static ExtLogRecord record(Level level, String logger, String format, Object... parameters) {
        ExtLogRecord record = new ExtLogRecord(level, format, FormatStyle.PRINTF, RepeatedTroubleTest.class.getName());
        record.setLoggerName(logger);
        record.setParameters(parameters);
        return record;
    }

    private static String words(ExtLogRecord record) {
        return new PatternFormatter("%s").format(record);
    }

    private void later(long seconds) {
        now += TimeUnit.SECONDS.toNanos(seconds);
    }

    @Test
    void ofOneKindOneAMinuteIsToldAndThenHowManyWereLeftOut() {
        ExtLogRecord first = record(Level.WARNING, "a", "%s cannot be read: %d", "100% of it", 7);
        assertTrue(filter.isLoggable(first));
        assertEquals("100% of it cannot be read: 7", words(first));
        for (int n = 0; n < 1_000; n++)
            assertFalse(filter.isLoggable(record(Level.WARNING, "a", "%s cannot be read: %d", "it", n)));
        later(59);
        assertFalse(filter.isLoggable(record(Level.WARNING, "a", "%s cannot be read: %d", "it", 1)));
        later(1);
        ExtLogRecord next = record(Level.WARNING, "a", "%s cannot be read: %d", "100% of it", 8);
        assertTrue(filter.isLoggable(next));
        assertEquals("100% of it cannot be read: 8 (1001 more like this were left out)", words(next));
        later(60);
        ExtLogRecord again = record(Level.WARNING, "a", "%s cannot be read: %d", "it", 9);
        assertTrue(filter.isLoggable(again));
        assertEquals("it cannot be read: 9", words(again));
    }

    @Test
    void numbersAndQuotedNamesMakeNoOtherKind() {
        assertTrue(filter.isLoggable(record(Level.WARNING, "kafka", "Connection to node -1 (127.0.0.1:9092) failed")));
        assertFalse(filter.isLoggable(record(Level.WARNING, "kafka", "Connection to node 2 (127.0.0.1:9132) failed")));
        assertTrue(filter.isLoggable(record(Level.WARNING, "zone", "path '/a' is bad")));
        assertFalse(filter.isLoggable(record(Level.WARNING, "zone", "path '/b' is bad")));
    }

    @Test
    void whenTheBrokerIsAwayAllKafkaClientsOfAServiceAreOneTrouble() {
        String network = "org.apache.kafka.clients.NetworkClient";
        String away = "Connection to node 1 (127.0.0.1:9092) could not be established.";
        String reactor = "[Consumer instanceId=connectivity-1, clientId=consumer-onehall.connectivity.closings-1] ";
        String producer = "[Producer clientId=producer-1] ";
        assertTrue(filter.isLoggable(record(Level.WARNING, network, reactor + away)));
        assertFalse(filter.isLoggable(record(Level.WARNING, network, producer + away)));
        assertFalse(filter.isLoggable(record(Level.WARNING, network, "[AdminClient clientId=adminclient-1] " + away)));
        assertTrue(filter.isLoggable(record(Level.WARNING, network, producer + "Bootstrap broker disconnected")));
        String thread = "org.apache.kafka.streams.processor.internals.StreamThread";
        assertTrue(filter.isLoggable(record(Level.WARNING, thread, "stream-thread [onehall.game.a] timed out")));
        assertFalse(filter.isLoggable(record(Level.WARNING, thread, "stream-thread [onehall.game.b] timed out")));
        later(60);
        ExtLogRecord next = record(Level.WARNING, network, producer + away);
        assertTrue(filter.isLoggable(next));
        assertEquals(producer + away + " (2 more like this were left out)", words(next));
    }

    @Test
    void whatOthersPutInBracketsIsPartOfTheirWords() {
        assertTrue(filter.isLoggable(record(Level.WARNING, "org.onehall.House", "[game] cannot be read")));
        assertTrue(filter.isLoggable(record(Level.WARNING, "org.onehall.House", "[clock] cannot be read")));
    }

    @Test
    void otherLoggersWordsLevelsAndExceptionsAreOtherKinds() {
        assertTrue(filter.isLoggable(record(Level.WARNING, "a", "it fails")));
        assertTrue(filter.isLoggable(record(Level.WARNING, "b", "it fails")));
        assertTrue(filter.isLoggable(record(Level.SEVERE, "a", "it fails")));
        assertTrue(filter.isLoggable(record(Level.WARNING, "a", "it fails again")));
        ExtLogRecord thrown = record(Level.WARNING, "a", "it fails");
        thrown.setThrown(new IllegalStateException());
        assertTrue(filter.isLoggable(thrown));
    }

    @Test
    void errorsAboutOneBoardEachAreToldOfTwentyBoardsAMinute() {
        for (int board = 1; board <= 20; board++)
            assertTrue(filter.isLoggable(record(Level.SEVERE, "log", "cup/1/" + board + ": events are lost")));
        assertFalse(filter.isLoggable(record(Level.SEVERE, "log", "cup/1/21: events are lost")));
        later(60);
        ExtLogRecord next = record(Level.SEVERE, "log", "cup/1/22: events are lost");
        assertTrue(filter.isLoggable(next));
        assertEquals("cup/1/22: events are lost (1 more like this were left out)", words(next));
    }

    @Test
    void whatIsNoTroubleIsAlwaysTold() {
        for (int n = 0; n < 10; n++) assertTrue(filter.isLoggable(record(Level.INFO, "a", "a round is open")));
    }

    @Test
    void aThousandKindsAreNotRememberedForEver() {
        for (int n = 0; n < 1_000; n++) assertTrue(filter.isLoggable(record(Level.WARNING, "logger" + n, "it fails")));
        assertTrue(filter.isLoggable(record(Level.WARNING, "logger0", "it fails")));
        assertFalse(filter.isLoggable(record(Level.WARNING, "logger999", "it fails")));
    }
}
