package org.onehall.testkit.houses.busy.react;

import org.onehall.testkit.houses.busy.query.View;

public class Reactors {
    View view;
}
