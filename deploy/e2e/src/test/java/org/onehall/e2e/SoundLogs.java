package org.onehall.e2e;

import java.util.List;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Fails every test during which a part of any hall has logged an error, unless the test is marked as one that kills
 * parts ({@link KillsParts}). Registered for all tests of this module; after the last test the shared hall is ended and
 * its last log lines are read.
 */
public final class SoundLogs implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {
    private static volatile boolean killing;

    /** Whether the running test is marked as one that kills parts. */
    static boolean killing() {
        return killing;
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        killing = isNamed(context);
        context.getRoot()
                .getStore(ExtensionContext.Namespace.create(SoundLogs.class))
                .computeIfAbsent("the shared hall", _ -> (AutoCloseable) RunningHall::closeShared);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        killing = isNamed(context);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        look(context.getDisplayName());
        killing = context.getParent().filter(SoundLogs::isNamed).isPresent();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        look(context.getDisplayName());
        killing = false;
    }

    private static boolean isNamed(ExtensionContext context) {
        return AnnotationSupport.isAnnotated(context.getElement(), KillsParts.class)
                || context.getParent().filter(SoundLogs::isNamed).isPresent();
    }

    private static void look(String during) {
        judge(
                during,
                RunningHall.running().stream()
                        .flatMap(hall -> hall.newErrors().stream())
                        .toList());
    }

    /** Fails if there are errors of parts that nobody has killed. */
    static void judge(String during, List<String> errors) {
        if (!errors.isEmpty() && !killing)
            throw new AssertionError(
                    "the hall's parts have logged errors during " + during + ":\n" + String.join("\n", errors));
    }
}
