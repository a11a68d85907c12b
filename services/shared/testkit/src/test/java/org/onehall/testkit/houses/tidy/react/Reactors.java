package org.onehall.testkit.houses.tidy.react;

import org.onehall.testkit.houses.tidy.query.View;

public class Reactors {
    View view;
}
