package org.onehall.engine;

/** The engine did not do its job; its process is of no further use. */
public final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1L;

    /** Sorts of failure. */
    public enum Kind {
        /** It could not be started. */
        NOT_STARTED,
        /** Its process has ended. */
        ENDED,
        /** It did not answer in time. */
        SILENT,
        /** It said what no engine should. */
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
