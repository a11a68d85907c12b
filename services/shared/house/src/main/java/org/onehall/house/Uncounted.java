package org.onehall.house;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/**
 * What no metric of any service may show, at either end of a call: that somebody requested, filed or continued a
 * fair-play case (APP-I G2.7).
 */
@Singleton
public class Uncounted {
    /** The prefix of the names of all topics and services of cases. */
    static final String CASES = "onehall.cases.";
    /** The same as a complete name, where one is needed. */
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
        if (meter.getName().startsWith(DISK)) return false; // a service's folder has the name of the service
        return meter.getTags().stream().map(tag -> tag.getValue()).anyMatch(Uncounted::isSecret);
    }

    /** Whether a name of a topic, a method or a page reveals cases. */
    static boolean isSecret(String name) {
        return name.contains(CASES) || name.contains(CASE_SERVICE) || name.contains(PAGES);
    }
}
