package io.quarkus.grpc;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands for the annotation of Quarkus, which this module does not depend on. */
@Retention(RetentionPolicy.RUNTIME)
public @interface GrpcClient {
    /** The name of the client. */
    String value() default "";
}
