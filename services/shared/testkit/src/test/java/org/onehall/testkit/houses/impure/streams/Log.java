package org.onehall.testkit.houses.impure.streams;

import org.onehall.testkit.houses.impure.domain.Rule;

public class Log {
    Rule rule;
}
