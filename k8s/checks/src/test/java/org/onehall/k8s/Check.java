package org.onehall.k8s;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** One thing that must be true of everything an overlay renders to. */
interface Check {
    /** A sentence for each fault; none if all is well. */
    List<String> findings(Manifests manifests);

    /** What is on one side only, as sentences. */
    static <T extends Comparable<T>> List<String> differences(String of, Set<T> wanted, Set<T> found) {
        List<String> differences = new ArrayList<>();
        Set<T> missing = new TreeSet<>(wanted);
        missing.removeAll(found);
        missing.forEach(one -> differences.add(of + " " + one + " is missing"));
        Set<T> unknown = new TreeSet<>(found);
        unknown.removeAll(wanted);
        unknown.forEach(one -> differences.add(of + " " + one + " is not in the code"));
        return differences;
    }
}
