package org.onehall.e2e;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A class of tests on the shared hall that runs beside other classes: a browser mostly waits. Its own tests run one
 * after another; no test that kills parts ({@link KillsParts}) runs at the same time.
 */
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock(value = KillsParts.PARTS, mode = ResourceAccessMode.READ)
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface BesideOthers {}
