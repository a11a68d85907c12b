package org.onehall.testkit.houses.impure.query;

import org.onehall.testkit.houses.impure.domain.Rule;

public class View {
    Rule rule;
}
