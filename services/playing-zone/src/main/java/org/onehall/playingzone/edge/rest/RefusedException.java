package org.onehall.playingzone.edge.rest;

import org.onehall.decider.Refusal;

/** Ends a request with a problem. */
final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Problem problem;

    RefusedException(Refusal refusal, int status) {
        this(Problem.of(refusal, status));
    }

    RefusedException(Problem problem) {
        super(problem.code());
        this.problem = problem;
    }

    Problem problem() {
        return problem;
    }
}
