package org.onehall.testkit.houses.stray.react;

import org.onehall.testkit.houses.stray.query.View;

public class Reactors {
    View view;
}
