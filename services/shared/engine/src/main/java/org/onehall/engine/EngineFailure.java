package org.onehall.engine;

/** The engine failed; its process can no longer be used. */
public final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1L;

    /** Kinds of failure. */
    public enum Kind {
        /** It could not be started. */
        NOT_STARTED,
        /** Its process has ended. */
        ENDED,
        /** It did not answer in time. */
        SILENT,
        /** It gave an invalid answer. */
        NONSENSE
    }

    private final Kind kind;

    public EngineFailure(Kind kind, String text) {
        super(text);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }
}
