package org.onehall.bench.moves;

import java.util.List;

/**
 * What {@code ./onehall bench moves} measured, as it is printed in JSON.
 *
 * @param sustained the highest rate, in moves per second, at which all moves were answered in time
 * @param failOver absent if it was not measured; likewise {@code durable}
 */
record MovesResult(
        String java,
        int processors,
        List<Load.Result> moves,
        int sustained,
        List<Flags> flags,
        List<Memory> memory,
        List<Recovery> recovery,
        FailOver failOver,
        DurableCost.Result durable) {

    /** How late flags were claimed, in microseconds. */
    record Flags(
            String which, int runningClocks, int fallen, int wanted, long p50Micros, long p99Micros, long maxMicros) {}

    /** What is used of memory. */
    record Memory(int games, String state, long bytesPerGame) {}

    /** How long a service needs to be ready after it was killed, in milliseconds. */
    record Recovery(String service, int movesInLog, long millis) {}

    /**
     * What the players at a surviving instance experience when the other one is killed; moves per second, milliseconds.
     */
    record FailOver(int rate, int answered, int unanswered, long longestWaitMillis) {}
}
