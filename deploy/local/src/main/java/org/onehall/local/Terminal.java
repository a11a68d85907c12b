package org.onehall.local;

/** What the launcher script has seen of the terminal, told in a system property. Without the script: a person types. */
final class Terminal {
    private Terminal() {}

    /** Whether standard input comes from a file or another program, so that a command may read it unasked. */
    static boolean inputIsPiped() {
        return Boolean.getBoolean("onehall.input.piped");
    }
}
