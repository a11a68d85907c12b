package org.onehall.testkit.houses.counting.query;

import io.micrometer.core.instrument.MeterRegistry;

public class View {
    void measure(MeterRegistry registry) {
        registry.counter("house.looks").increment();
    }
}
