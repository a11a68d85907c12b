package org.onehall.testkit.houses.busy.query;

import org.onehall.testkit.houses.busy.domain.Rule;

public class View {
    Rule rule;
}
