package org.onehall.house;

import io.grpc.Status;
import java.time.Duration;
import java.util.List;
import org.jboss.logging.Logger;
import org.onehall.eventlog.LogReader;

/**
 * Waits until projections know everything committed by now, so that an answer contains everything that was reported
 * before. Its methods block.
 */
public final class CatchUp {
    private static final Logger LOG = Logger.getLogger(CatchUp.class);

    private final Duration patience;
    private final List<LogReader> readers;

    private CatchUp(Duration patience, List<LogReader> readers) {
        this.patience = patience;
        this.readers = readers;
    }

    /**
     * @param patience longest wait for each reader
     * @param readers readers of the logs that an answer depends on; without readers, nothing is ever known
     */
    public static CatchUp of(Duration patience, LogReader... readers) {
        return new CatchUp(patience, List.of(readers));
    }

    /**
     * Waits; if that takes too long, continues with what is known and logs this.
     *
     * @param what what happens then, for the log: "games are handed out without the newest facts of them"
     */
    public void orGoOn(String what) {
        if (!LogReader.awaitEnds(readers, patience)) LOG.warnf("%s: they did not come within %s", what, patience);
    }

    /**
     * Waits; refuses with UNAVAILABLE if this takes too long.
     *
     * @param why the reason, a sentence for the person who made the request
     */
    public void orRefuse(String why) {
        if (!LogReader.awaitEnds(readers, patience)) throw unavailable(why);
    }

    /**
     * Does not wait: refuses with UNAVAILABLE while this instance still reads what was committed before its start.
     *
     * @param why the reason, a sentence for the person who made the request
     */
    public void refuseAtStart(String why) {
        if (readers.isEmpty() || !readers.stream().allMatch(LogReader::isCaughtUp)) throw unavailable(why);
    }

    private static RuntimeException unavailable(String why) {
        return Status.UNAVAILABLE.withDescription(why).asRuntimeException();
    }
}
