package org.onehall.house;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/**
 * What no metric of any service tells, at either end of a call: that somebody asked for cases, filed one or took it a
 * step further (APP-I G2.7).
 */
@Singleton
public class Uncounted {
    /** What the names of all topics and services of cases begin with. */
    static final String CASES = "onehall.cases.";
    /** The same as a whole, where one has to be named. */
    static final String CASES_LOG = "onehall.cases";

    private static final String CASE_SERVICE = "CaseService";
    private static final String PAGES = "/fair-play";
    private static final String DISK = "disk.";

    @Produces
    @Singleton
    MeterFilter filter() {
        return MeterFilter.deny(Uncounted::tells);
    }

    private static boolean tells(Meter.Id meter) {
        if (meter.getName().startsWith(DISK)) return false; // the folder of a service is named as the service is
        return meter.getTags().stream().map(tag -> tag.getValue()).anyMatch(Uncounted::isSecret);
    }

    /** Whether a name, of a topic, a method or a page, tells of cases. */
    static boolean isSecret(String name) {
        return name.contains(CASES) || name.contains(CASE_SERVICE) || name.contains(PAGES);
    }
}
