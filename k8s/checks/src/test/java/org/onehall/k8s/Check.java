package org.onehall.k8s;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** One condition that every rendered overlay must satisfy. */
interface Check {
    /** A sentence for each error; none if all is well. */
    List<String> findings(Manifests manifests);

    /** The differences between two sides, as sentences. */
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
