package org.onehall.testkit.houses.counting.streams;

import org.onehall.testkit.houses.counting.domain.Rule;

public class Log {
    Rule rule;
}
