package org.onehall.testkit.houses.tidy.query;

import org.onehall.testkit.houses.tidy.domain.Rule;

public class View {
    Rule rule;
}
