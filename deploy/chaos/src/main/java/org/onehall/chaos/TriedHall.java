package org.onehall.chaos;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.onehall.eventlog.BrokerAccess;

/** A hall that is tested: its address, its parts and their state. */
interface TriedHall extends AutoCloseable {
    /**
     * Where devices of a venue reach the playing zone.
     *
     * @param venue id of the venue; empty: from elsewhere
     */
    String url(String venue);

    /** Its brokers, as the operator. */
    BrokerAccess access() throws IOException;

    String operatorToken() throws IOException;

    /**
     * Loads another competition. Throws IllegalStateException if it is refused.
     *
     * @param yaml its file
     * @param files the files beside it, by name
     */
    void load(Path yaml, Map<String, String> files) throws IOException, InterruptedException;

    /** Every part that runs at present, by name: instances of services, and brokers. */
    Map<String, ProcessHandle> parts() throws IOException, InterruptedException;

    /** Whether an instance of a service, such as "game-state-2", reports that it is ready. */
    boolean ready(String part) throws InterruptedException;

    /** A part has been killed. */
    void gone(String part);

    /** Parts that were killed and are not ready again yet. */
    Set<String> away() throws InterruptedException;

    /** Whether anything still restarts the parts. */
    boolean runs();

    @Override
    void close();
}
