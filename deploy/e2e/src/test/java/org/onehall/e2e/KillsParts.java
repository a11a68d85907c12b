package org.onehall.e2e;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a test that kills or freezes parts of a hall; in no other test may a part log an error ({@link SoundLogs}). */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@interface KillsParts {
    /** Which parts. */
    String[] value();
}
