package org.onehall.e2e;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Marks a test that kills or freezes parts of a hall; in no other test may a part log an error ({@link SoundLogs}). */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ResourceLock(KillsParts.PARTS)
@interface KillsParts {
    /** The resource shared by tests that run in parallel. */
    String PARTS = "the parts of the shared hall";

    /** The parts that the test kills or freezes. */
    String[] value();
}
