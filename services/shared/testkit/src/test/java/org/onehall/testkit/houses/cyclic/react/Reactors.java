package org.onehall.testkit.houses.cyclic.react;

import org.onehall.testkit.houses.cyclic.query.View;

public class Reactors {
    View view;
}
