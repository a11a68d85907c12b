package org.onehall.eventlog;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Names of Kafka clients that say what each is for and are the same after a restart: brokers log them, and metrics are
 * told apart by them.
 */
final class ClientNames {
    private static final Map<String, Integer> GIVEN = new ConcurrentHashMap<>();

    private ClientNames() {}

    /** A name no other client of this process has: "read-x", the next one "read-x-2". */
    static String next(String purpose) {
        int number = GIVEN.merge(purpose, 1, Integer::sum);
        return number == 1 ? purpose : purpose + "-" + number;
    }
}
