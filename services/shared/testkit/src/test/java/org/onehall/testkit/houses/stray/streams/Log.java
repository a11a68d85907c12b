package org.onehall.testkit.houses.stray.streams;

import org.onehall.testkit.houses.stray.domain.Rule;

public class Log {
    Rule rule;
}
