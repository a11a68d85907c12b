package org.onehall.testkit.houses.impure.react;

import org.onehall.testkit.houses.impure.query.View;

public class Reactors {
    View view;
}
