package org.onehall.testkit.houses.cyclic.query;

import org.onehall.testkit.houses.cyclic.react.Reactors;

public class View {
    Reactors reactors;
}
