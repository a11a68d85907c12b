package org.onehall.testkit.houses.asking.streams;

import org.onehall.testkit.houses.asking.domain.Rule;

public class Log {
    Rule rule;
}
