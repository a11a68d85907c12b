package org.onehall.playingzone.report;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.OptionalLong;
import org.onehall.playingzone.projection.report.Reports.RoundReport;

/** The instants of a round's report in local time. */
final class ReportTimes {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter ZONE = DateTimeFormatter.ofPattern("z", Locale.ROOT);

    private final RoundReport content;
    private final Locale language;
    /** The time zone of the competition, which is that of its first venue. */
    private final ZoneId own;
    /** The time zone of the venue being described, otherwise of the competition. */
    private final ZoneId zone;

    ReportTimes(RoundReport content, Locale language) {
        this(content, language, ZoneId.of(content.timeZone()));
    }

    private ReportTimes(RoundReport content, Locale language, ZoneId zone) {
        this.content = content;
        this.language = language;
        own = ZoneId.of(content.timeZone());
        this.zone = zone;
    }

    /** The same times in the time zone of a venue. */
    ReportTimes in(ZoneId venue) {
        return new ReportTimes(content, language, venue);
    }

    /** Whether they are in a time zone other than that of the competition. */
    boolean areElsewhere() {
        return !zone.equals(own);
    }

    /** An instant in UTC. */
    static String utc(Instant instant) {
        return DAY.format(instant.atOffset(ZoneOffset.UTC)) + " UTC";
    }

    /** An instant in the venue's local time, and also in the competition's if that differs (OCR 18.1). */
    String at(long ms) {
        Instant instant = Instant.ofEpochMilli(ms);
        if (content.venues().stream().allMatch(one -> same(ZoneId.of(one.timeZone()), instant)))
            return DAY.format(instant.atZone(own));
        return named(instant, zone) + (same(zone, instant) ? "" : " (" + named(instant, own) + ")");
    }

    private boolean same(ZoneId other, Instant instant) {
        return other.getRules().getOffset(instant).equals(own.getRules().getOffset(instant));
    }

    private String named(Instant instant, ZoneId of) {
        return DAY.format(instant.atZone(of)) + " " + ZONE.withLocale(language).format(instant.atZone(of));
    }

    String at(OptionalLong ms) {
        return ms.isEmpty() ? "" : at(ms.getAsLong());
    }
}
