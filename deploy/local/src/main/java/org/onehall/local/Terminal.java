package org.onehall.local;

/**
 * What the launcher script has found out about the terminal, passed in a system property. Without the script, a person
 * is assumed to type.
 */
final class Terminal {
    private Terminal() {}

    /**
     * Whether standard input comes from a file or another program, so that a command may read it without being told to.
     */
    static boolean inputIsPiped() {
        return Boolean.getBoolean("onehall.input.piped");
    }
}
