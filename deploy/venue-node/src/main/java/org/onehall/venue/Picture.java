package org.onehall.venue;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** What the operator is shown, in words. Pure. */
final class Picture {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private static final int NAMED = 5;

    private final ZoneId place;

    /** @param silentSince by the node's clock in milliseconds since 1970; empty unless silent */
    record Seen(Target target, SpanMaker.State state, OptionalLong silentSince) {}

    /** The state of delivery; behind: it works again, but many spans still have to be delivered. */
    enum Delivery {
        NOT_TRIED,
        FAILING,
        REFUSED,
        BEHIND,
        WELL
    }

    /** @param place the time zone in which times are shown */
    Picture(ZoneId place) {
        this.place = place;
    }

    String time(long ms) {
        return TIME.format(Instant.ofEpochMilli(ms).atZone(place));
    }

    /**
     * Everything known, on one line: "gateway 192.168.1.1 answers · zone silent since 14:03:05 · 214 measurements kept,
     * …".
     */
    String sentence(List<Seen> all, long kept, Delivery delivery) {
        List<String> parts = new ArrayList<>(devices(all.stream()
                .filter(seen -> seen.target().segment() == Segment.DEVICE)
                .toList()));
        all.stream()
                .filter(seen -> seen.target().segment() != Segment.DEVICE)
                .map(this::phrase)
                .forEach(parts::add);
        String number = measurements(kept);
        switch (delivery) {
            case NOT_TRIED, REFUSED -> parts.add(number + " kept");
            case FAILING -> parts.add(number + " kept, delivered when the line is back");
            case BEHIND -> parts.add(number + " on the way");
            case WELL -> parts.add("measurements are delivered");
        }
        return String.join(" · ", parts);
    }

    /** Each device if there are few; otherwise how many answer, and some of the silent ones. */
    private List<String> devices(List<Seen> devices) {
        if (devices.size() < 2) return devices.stream().map(this::phrase).toList();
        long answering = devices.stream()
                .filter(seen -> seen.state() == SpanMaker.State.ANSWERING)
                .count();
        if (answering == devices.size()) return List.of("all " + answering + " devices answer");
        List<String> silent = devices.stream()
                .filter(seen -> seen.state() == SpanMaker.State.SILENT)
                .map(this::phrase)
                .toList();
        List<String> parts = new ArrayList<>(List.of(answering + " of " + devices.size() + " devices answer"));
        parts.addAll(silent.subList(0, Math.min(NAMED, silent.size())));
        if (silent.size() > NAMED) parts.add("and " + (silent.size() - NAMED) + " more silent");
        return parts;
    }

    private String phrase(Seen seen) {
        return seen.target().label()
                + switch (seen.state()) {
                    case UNKNOWN -> " not yet known";
                    case ANSWERING -> " answers";
                    case SILENT -> " silent since " + time(seen.silentSince().orElseThrow());
                };
    }

    static String measurements(long number) {
        return number == 1 ? "1 measurement" : number + " measurements";
    }
}
