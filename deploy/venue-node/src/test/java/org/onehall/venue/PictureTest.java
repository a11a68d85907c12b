package org.onehall.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class PictureTest {
    private static final long SINCE = Instant.parse("2026-04-01T14:03:05Z").toEpochMilli();

    private final Picture picture = new Picture(ZoneOffset.UTC);

    private static Picture.Seen seen(Segment segment, String address, boolean answers) {
        return new Picture.Seen(
                Target.of(segment, address),
                answers ? SpanMaker.State.ANSWERING : SpanMaker.State.SILENT,
                answers ? OptionalLong.empty() : OptionalLong.of(SINCE));
    }

    @Test
    void aCutLineIsToldWithWhatIsKept() {
        assertEquals(
                "gateway 192.168.1.1 answers · provider 1.1.1.1 silent since 14:03:05 · zone https://zone silent "
                        + "since 14:03:05"
                        + " · 214 measurements kept, delivered when the line is back",
                picture.sentence(
                        List.of(
                                seen(Segment.GATEWAY, "192.168.1.1", true),
                                seen(Segment.PROVIDER, "1.1.1.1", false),
                                seen(Segment.ZONE, "https://zone", false)),
                        214,
                        Picture.Delivery.FAILING));
    }

    @Test
    void manyDevicesAreCountedAndOnlySomeNamed() {
        List<Picture.Seen> all = new ArrayList<>();
        for (int i = 1; i <= 26; i++) all.add(seen(Segment.DEVICE, "d" + i, true));
        assertEquals(
                "all 26 devices answer · measurements are delivered", picture.sentence(all, 0, Picture.Delivery.WELL));
        for (int i = 0; i < 7; i++) all.set(i, seen(Segment.DEVICE, "d" + (i + 1), false));
        assertEquals(
                "19 of 26 devices answer · device d1 silent since 14:03:05 · device d2 silent since 14:03:05 · "
                        + "device d3 silent since 14:03:05"
                        + " · device d4 silent since 14:03:05 · device d5 silent since 14:03:05 · and 2 more silent "
                        + "· 1 measurement on the way",
                picture.sentence(all, 1, Picture.Delivery.BEHIND));
    }
}
