package org.onehall.testkit.houses.cyclic.streams;

import org.onehall.testkit.houses.cyclic.domain.Rule;

public class Log {
    Rule rule;
}
