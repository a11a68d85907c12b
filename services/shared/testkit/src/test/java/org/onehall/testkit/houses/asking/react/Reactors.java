package org.onehall.testkit.houses.asking.react;

import org.onehall.testkit.houses.asking.query.View;

public class Reactors {
    View view;
}
