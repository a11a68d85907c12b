package org.onehall.local;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/** Runs another main class in a process that ends cleanly when the process that started it is gone. */
public final class Watched {
    private Watched() {}

    /** The first argument is the main class; the others are passed to it. */
    public static void main(String[] args) throws ReflectiveOperationException {
        endWithParent();
        try {
            Class.forName(args[0]).getMethod("main", String[].class).invoke(null, (Object)
                    Arrays.copyOfRange(args, 1, args.length));
        } catch (InvocationTargetException e) {
            e.getCause().printStackTrace();
            System.exit(1);
        }
    }

    /** From now on the death of the parent process ends this one, shutdown hooks included. */
    static void endWithParent() {
        ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(() -> System.exit(0)));
    }
}
