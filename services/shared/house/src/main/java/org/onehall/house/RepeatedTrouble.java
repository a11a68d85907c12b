package org.onehall.house;

import io.quarkus.logging.LoggingFilter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.logging.Filter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.regex.Pattern;
import org.jboss.logmanager.ExtLogRecord;
import org.jboss.logmanager.ExtLogRecord.FormatStyle;
import org.jboss.logmanager.formatters.PatternFormatter;

/**
 * Lets each kind of problem into the log once a minute, with the number of messages left out before it. Otherwise the
 * log would fill the disk, for example without a broker or with a caller who sends a thousand wrong requests. A problem
 * is anything logged as a warning or worse. Messages are of the same kind if one logger writes the same words, apart
 * from numbers and names in quotes, with the same kind of exception. It does not matter which of a service's Kafka
 * clients writes them: when the broker is away, all of them do. Errors without an exception, each of which may be about
 * one board, are let through more often.
 */
@LoggingFilter(name = "repeated-trouble")
public final class RepeatedTrouble implements Filter {
    private static final long ONCE_IN_NANOS = Duration.ofMinutes(1).toNanos();
    /** Most errors of one kind, without an exception, in a minute. */
    private static final int MOST_ERRORS = 20;

    private static final int MOST_KINDS = 500;
    private static final int MOST_LETTERS = 300;
    private static final Pattern VARYING = Pattern.compile("'[^']*'|\"[^\"]*\"|[0-9a-fA-F-]{16,}|-?[0-9]+");

    private static final String KAFKA = "org.apache.kafka.";
    /** "[Consumer clientId=…, groupId=…] " and "stream-thread [name] ", at the beginning of a client's messages. */
    private static final Pattern CLIENT = Pattern.compile("^(stream-\\w+ )?\\[[^]]*] ");

    private static final PatternFormatter WORDS = new PatternFormatter("%s");

    private final LongSupplier nanos;
    private final Map<String, Told> kinds = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Told> eldest) {
            return size() > MOST_KINDS;
        }
    };

    private static final class Told {
        private final long at;
        private int said = 1;
        private long leftOut;

        private Told(long at) {
            this.at = at;
        }
    }

    public RepeatedTrouble() {
        this(System::nanoTime);
    }

    RepeatedTrouble(LongSupplier nanos) {
        this.nanos = nanos;
    }

    @Override
    public boolean isLoggable(LogRecord record) {
        if (record.getLevel().intValue() < Level.WARNING.intValue()) return true;
        boolean error = record.getLevel().intValue() >= Level.SEVERE.intValue() && record.getThrown() == null;
        long leftOut = leftOut(kind(record), error ? MOST_ERRORS : 1);
        if (leftOut > 0) say(record, " (" + leftOut + " more like this were left out)");
        return leftOut >= 0;
    }

    /** How many messages were left out since the last logged one; -1: this one is left out too. */
    private synchronized long leftOut(String kind, int most) {
        long now = nanos.getAsLong();
        Told before = kinds.get(kind);
        if (before != null && now - before.at < ONCE_IN_NANOS) {
            if (before.said++ < most) return 0;
            before.leftOut++;
            return -1;
        }
        kinds.put(kind, new Told(now));
        return before == null ? 0 : before.leftOut;
    }

    private static String kind(LogRecord record) {
        String message = String.valueOf(record.getMessage());
        if (String.valueOf(record.getLoggerName()).startsWith(KAFKA))
            message = CLIENT.matcher(message).replaceFirst("");
        String words = VARYING.matcher(message.substring(0, Math.min(message.length(), MOST_LETTERS)))
                .replaceAll("#");
        String thrown =
                record.getThrown() == null ? "" : record.getThrown().getClass().getName();
        return record.getLoggerName() + "|" + record.getLevel() + "|" + words + "|" + thrown;
    }

    private static void say(LogRecord record, String more) {
        if (record instanceof ExtLogRecord known) known.setMessage(WORDS.format(record) + more, FormatStyle.NO_FORMAT);
        else record.setMessage(record.getMessage() + more);
    }
}
