package org.onehall.e2e;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A test that runs in parallel with others of its class: it mostly waits, and has a competition of its own. Classes run
 * one after another, and a test that kills parts ({@link KillsParts}) runs alone.
 */
@Test
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock(value = KillsParts.PARTS, mode = ResourceAccessMode.READ)
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface ConcurrentTest {}
