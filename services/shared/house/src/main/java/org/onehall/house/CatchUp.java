package org.onehall.house;

import io.grpc.Status;
import java.time.Duration;
import java.util.List;
import org.jboss.logging.Logger;
import org.onehall.eventlog.LogReader;

/**
 * Waits until projections know everything that was committed by now, so that an answer misses nothing that somebody was
 * told before. Its methods block.
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
     * @param patience with each reader
     * @param readers of the logs that an answer depends on; without any, nothing is ever known
     */
    public static CatchUp of(Duration patience, LogReader... readers) {
        return new CatchUp(patience, List.of(readers));
    }

    /**
     * Waits; goes on with what is known if that takes too long, and logs it.
     *
     * @param what is done then, "games are handed out without the newest facts of them"
     */
    public void orGoOn(String what) {
        if (!LogReader.awaitEnds(readers, patience)) LOG.warnf("%s: they did not come within %s", what, patience);
    }

    /**
     * Waits; refuses with UNAVAILABLE if that takes too long.
     *
     * @param why a sentence for the person who asked
     */
    public void orRefuse(String why) {
        if (!LogReader.awaitEnds(readers, patience)) throw unavailable(why);
    }

    /**
     * Does not wait: refuses with UNAVAILABLE while this instance still reads what was committed before its start.
     *
     * @param why a sentence for the person who asked
     */
    public void refuseAtStart(String why) {
        if (readers.isEmpty() || !readers.stream().allMatch(LogReader::isCaughtUp)) throw unavailable(why);
    }

    private static RuntimeException unavailable(String why) {
        return Status.UNAVAILABLE.withDescription(why).asRuntimeException();
    }
}
