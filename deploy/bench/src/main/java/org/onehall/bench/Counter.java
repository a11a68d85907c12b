package org.onehall.bench;

/** A program that counts the leaves of the tree of legal moves. */
interface Counter extends AutoCloseable {
    /** How leaves are counted: the last half-move only listed, or also played. */
    enum Form {
        BULK,
        MAKE_EVERY_LEAF
    }

    /**
     * One count.
     *
     * @param nanos processor time, or wall-clock time if that is unknown
     */
    record Count(long leaves, long nanos) {}

    /** The name of the program or library, with its version if it is not ours. */
    String program();

    Form form();

    /** How many half-moves fewer a slow program counts. */
    int less();

    Count count(Tree tree, int depth);

    @Override
    default void close() {}
}
