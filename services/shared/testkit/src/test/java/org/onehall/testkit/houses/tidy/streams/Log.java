package org.onehall.testkit.houses.tidy.streams;

import org.onehall.testkit.houses.tidy.domain.Rule;

public class Log {
    Rule rule;
}
