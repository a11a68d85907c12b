package org.onehall.e2e;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What became of malformed inputs: what was answered how often, and what must not have been. Thread-safe. */
final class Verdicts {
    private static final int MOST = 40;
    private static final int LONGEST = 700;

    private final Map<String, Integer> answers = new TreeMap<>();
    private final Map<String, Integer> kinds = new TreeMap<>();
    private final Collection<String> findings = new ConcurrentLinkedQueue<>();
    private int accepted;
    private int refusedForm;

    /** It was carried out: what had been damaged did not matter. */
    synchronized void accepted(String answer) {
        accepted++;
        answers.merge(answer, 1, Integer::sum);
    }

    /** It was refused for its form. */
    synchronized void refusedForm(String answer) {
        refusedForm++;
        answers.merge(answer, 1, Integer::sum);
    }

    /** It was refused for something else. */
    synchronized void refused(String answer) {
        answers.merge(answer, 1, Integer::sum);
    }

    /**
     * It was answered as nothing may be.
     *
     * @param kind what many have in common
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

    /** What must not have been; empty if nothing. */
    synchronized String wrong() {
        return kinds.isEmpty() ? "" : kinds + "\n" + String.join("\n", findings);
    }

    @Override
    public synchronized String toString() {
        return accepted + " accepted, " + refusedForm + " refused for their form; " + answers;
    }
}
