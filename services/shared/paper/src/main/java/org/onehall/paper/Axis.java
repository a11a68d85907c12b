package org.onehall.paper;

import java.util.ArrayList;
import java.util.List;

/**
 * The scale along a side of a picture: which value is at which place.
 *
 * @param least the value at {@code from}
 * @param most the value at {@code to}, greater
 */
public record Axis(double least, double most, double from, double to) {
    private static final double[] STEPS = {1, 2, 5, 10};

    public Axis {
        if (!(most > least) || Double.isInfinite(most - least))
            throw new IllegalArgumentException("no span of values: " + least + " to " + most);
    }

    /** The place of a value; a value outside the range is placed at its end. */
    public double at(double value) {
        return from + (Math.clamp(value, least, most) - least) / (most - least) * (to - from);
    }

    /** Round values within the range, in equal steps, about as many as wanted and at most twice as many. */
    public List<Double> ticks(int wanted) {
        double rough = (most - least) / wanted;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = power;
        for (double each : STEPS) {
            step = each * power;
            if (step >= rough * (1 - 1e-9)) break;
        }
        List<Double> ticks = new ArrayList<>();
        for (long number = (long) Math.ceil(least / step - 1e-9); number * step <= most + step * 1e-9; number++)
            ticks.add(number * step);
        return ticks;
    }
}
