package org.onehall.testkit.houses.busy.streams;

import org.onehall.testkit.houses.busy.query.View;

public class Log {
    View view;
}
