package org.onehall.local;

/** Tells a person at a terminal what is being done; silent otherwise. */
public final class Progress {
    private static final int WIDTH = 78;

    private final boolean shown;

    public Progress(boolean shown) {
        this.shown = shown;
    }

    /** On the terminal, as the launcher script has seen it. */
    public static Progress onTerminal() {
        return new Progress(Boolean.getBoolean("onehall.progress"));
    }

    public void at(String what) {
        if (shown) {
            String line = what.length() > WIDTH ? what.substring(0, WIDTH) : what;
            System.err.print("\r" + line + " ".repeat(WIDTH - line.length()));
            System.err.flush();
        }
    }

    public void end() {
        if (shown) {
            System.err.print("\r" + " ".repeat(WIDTH) + "\r");
            System.err.flush();
        }
    }
}
