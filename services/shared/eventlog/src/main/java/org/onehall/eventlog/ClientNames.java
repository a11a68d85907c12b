package org.onehall.eventlog;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Names of Kafka clients that say what each client is for and stay the same after a restart: brokers log them, and
 * metrics are distinguished by them.
 */
final class ClientNames {
    private static final Map<String, Integer> GIVEN = new ConcurrentHashMap<>();

    private ClientNames() {}

    /** A name that no other client of this process has: "read-x", the next one "read-x-2". */
    static String next(String purpose) {
        int number = GIVEN.merge(purpose, 1, Integer::sum);
        return number == 1 ? purpose : purpose + "-" + number;
    }
}
