package org.onehall.regulations;

import java.util.Comparator;
import java.util.List;

/** What somebody may have meant who misspelt a name. */
public final class SimilarNames {
    private SimilarNames() {}

    /** The members of a group, or the parameter with the most similar name. */
    static String alike(String key) {
        List<String> members = Parameter.everything().keySet().stream()
                .filter(k -> k.startsWith(key + "."))
                .toList();
        if (!members.isEmpty()) {
            return String.join(", ", members);
        }
        String nearest = Parameter.everything().keySet().stream()
                .min(Comparator.comparingInt(k -> distance(k, key)))
                .orElseThrow();
        return key.length() <= 100 && distance(nearest, key) <= 4
                ? "perhaps " + nearest
                : "a parameter of the regulations";
    }

    /** How many characters must be changed, added or left out to make one name of the other. */
    public static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
