package org.onehall.testkit.houses.stray.query;

import org.onehall.testkit.houses.stray.domain.Rule;

public class View {
    Rule rule;
}
