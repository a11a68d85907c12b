package org.onehall.e2e;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The outcome of malformed inputs: how often each answer was given, and which answers were wrong. Thread-safe. */
final class Verdicts {
    private static final int MOST = 40;
    private static final int LONGEST = 700;

    private final Map<String, Integer> answers = new TreeMap<>();
    private final Map<String, Integer> kinds = new TreeMap<>();
    private final Collection<String> findings = new ConcurrentLinkedQueue<>();
    private int accepted;
    private int refusedForm;

    /** An input was carried out, because the damaged part did not matter. */
    synchronized void accepted(String answer) {
        accepted++;
        answers.merge(answer, 1, Integer::sum);
    }

    /** An input was refused for its form. */
    synchronized void refusedForm(String answer) {
        refusedForm++;
        answers.merge(answer, 1, Integer::sum);
    }

    /** An input was refused for another reason. */
    synchronized void refused(String answer) {
        answers.merge(answer, 1, Integer::sum);
    }

    /**
     * An input got an answer that is never allowed.
     *
     * @param kind the kind, which many findings share
     * @param what the input and the answer
     */
    synchronized void finding(String kind, String what) {
        answers.merge("WRONG", 1, Integer::sum);
        if (kinds.merge(kind, 1, Integer::sum) <= 2 && findings.size() < MOST)
            findings.add(kind + ": " + (what.length() > LONGEST ? what.substring(0, LONGEST) + "…" : what));
    }

    synchronized int refusedForm() {
        return refusedForm;
    }

    synchronized int all() {
        return answers.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Everything that was wrong; empty if nothing was. */
    synchronized String wrong() {
        return kinds.isEmpty() ? "" : kinds + "\n" + String.join("\n", findings);
    }

    @Override
    public synchronized String toString() {
        return accepted + " accepted, " + refusedForm + " refused for their form; " + answers;
    }
}
