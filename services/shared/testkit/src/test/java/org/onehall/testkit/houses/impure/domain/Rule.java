package org.onehall.testkit.houses.impure.domain;

import java.time.Instant;

public class Rule {
    Instant now() {
        return Instant.now();
    }
}
